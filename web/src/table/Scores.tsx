import { useStore } from "@nanostores/react";
import type { Scored } from "../board/words";
import { useText } from "../text";
import { useGame, useNames, useTable } from "./context";

interface Entry extends Scored {
  station: number;
}

/** Where the points came from. */
export function Scores({ fills }: { fills: readonly string[] }) {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const names = useNames();
  const [play, rules] = [useStore(session.play), useStore(session.rules)];
  const entries: Entry[] = game.line.flatMap(({ what }, station) => {
    const before = game.line[station - 1];
    if (!play || !rules || !before || what.kind !== "moved") return [];
    const facts = rules.facts(before.position, what.action);
    return play.scored(facts, t).map((scored) => ({ ...scored, station }));
  });
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
