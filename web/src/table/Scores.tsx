import type { Fact } from "../protocol";
import { hasText, useLanguage, useText } from "../text";
import { useGame, useNames, useTable } from "./context";

interface Entry {
  station: number;
  seat: number;
  points: number;
  text: string;
}

/** Where the points came from. */
export function Scores({ fills }: { fills: readonly string[] }) {
  const t = useText();
  const language = useLanguage();
  const session = useTable();
  const game = useGame();
  const names = useNames();
  const item = (fact: Fact): string => {
    const { data } = fact;
    if (fact.kind === "score") {
      const size = Number(data.size ?? 1);
      const group = { crates: String(data.group ?? ""), size, each: Number(data.points) / size };
      // Events of older servers do not tell the floor.
      return typeof data.floor === "number"
        ? t("scores-group", { ...group, floor: data.floor })
        : t("scores-group-plain", group);
    }
    const parts = Object.entries(data).flatMap(([name, value]) => {
      const id = `score-${name.replaceAll("_", "-")}`;
      return value && hasText(language, id) ? [`${t(id)} ${value}`] : [];
    });
    return t("scores-round", { round: Number(data.round ?? 0), parts: parts.join(", ") });
  };
  const entries: Entry[] = game.line.flatMap(({ what }, station) =>
    what.kind === "moved"
      ? what.facts
          .filter((fact) => fact.seat !== null && typeof fact.data.points === "number")
          .filter((fact) => fact.kind === "score" || fact.kind.startsWith("round-"))
          .map((fact) => ({
            station,
            seat: fact.seat ?? 0,
            points: Number(fact.data.points),
            text: item(fact),
          }))
      : [],
  );
  if (entries.length === 0) return <p className="soft">{t("scores-none")}</p>;
  return (
    <ol className="scores">
      {entries.map((entry, i) => (
        <li key={i}>
          <button type="button" className="move" onClick={() => session.look(entry.station)}>
            <span className="dot" style={{ background: fills[entry.seat] }} aria-hidden="true" />
            <span>{names[entry.seat]}</span>
            <strong>{t("scores-plus", { points: entry.points })}</strong>
            <span className="soft">{entry.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
