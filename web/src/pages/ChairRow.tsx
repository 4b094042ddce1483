import { gameOf } from "../games";
import { sideOf } from "../nav/names";
import { SERVER } from "../net/server";
import type { Chair } from "../state/opening";
import { useText } from "../text";
import { LEVELS } from "../ui/LevelChoice";

/** Who can sit on a seat: without a server, only people and bots on this device. */
const KINDS =
  SERVER === null ? (["here", "bot"] as const) : (["here", "invite", "open", "bot"] as const);

/** One seat of a table that is being opened. */
export function ChairRow({
  game,
  seat,
  players,
  chair,
  change,
}: {
  game: string;
  seat: number;
  players: number;
  chair: Chair;
  change: (chair: Chair) => void;
}) {
  const t = useText();
  const place = t(`seat-${sideOf(seat, players)}`);
  const pick = (kind: Chair["kind"]) => {
    if (kind === "here") change({ kind, name: "" });
    else if (kind === "bot") change({ kind, level: "2" });
    else change({ kind });
  };
  return (
    <div className="open-chair" data-seat={seat}>
      <span className="dot" style={{ background: gameOf(game).dot(seat) }} aria-hidden="true" />
      <span className="open-place">{place}</span>
      <select
        aria-label={t("open-who", { place })}
        value={chair.kind}
        onChange={(event) => pick(event.target.value as Chair["kind"])}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`chair-${kind}`)}
          </option>
        ))}
      </select>
      {chair.kind === "here" && (
        <input
          type="text"
          maxLength={40}
          autoComplete="off"
          aria-label={t("open-name", { place })}
          placeholder={t("open-name-hint")}
          value={chair.name}
          onChange={(event) => change({ kind: "here", name: event.target.value })}
        />
      )}
      {chair.kind === "bot" && (
        <select
          aria-label={t("open-level", { place })}
          value={chair.level}
          onChange={(event) => change({ kind: "bot", level: event.target.value })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`level-${level}`)}
            </option>
          ))}
        </select>
      )}
      {chair.kind === "bot" && (
        <small className="open-about soft">{t(`level-${chair.level}.about`)}</small>
      )}
    </div>
  );
}
