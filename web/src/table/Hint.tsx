import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { Speaker } from "../board/words";
import type { GamePlay } from "../games/module";
import { isHelped } from "../local/help";
import type { Reason } from "../protocol";
import { hasText, type Language, type Text, useLanguage, useLongText, useText } from "../text";
import { errorText } from "../ui/errors";
import { useGame, useNames, usePlay, useTable } from "./context";
import { numbersOf } from "./numbers";
import { analyseTable } from "./study";
import { useStudy } from "./useStudy";

/** A reason in the person's language. A game of another package has its texts on the server alone,
 * which says them in English. */
export function reasonText(
  t: Text,
  language: Language,
  reason: Reason,
  names: readonly string[],
  play: GamePlay,
): string {
  const id = `reason-${reason.key}`;
  if (!hasText(language, id)) return reason.text;
  const { seat } = reason.args;
  const who = typeof seat === "number" ? { seat: names[seat] ?? seat } : {};
  const said = Object.entries(reason.args).map(([name, given]) => [
    name,
    typeof given === "string" ? inWords(name, given, { t, names }, play) : given,
  ]);
  return t(id, { ...Object.fromEntries(said), ...who });
}

/**
 * An argument of a reason in words: one move with its text form in front ("b1-c3 (b1 to c3)"), the
 * moves of a list without, pieces by their names, faces of the die as alternatives.
 */
function inWords(name: string, given: string, speaker: Speaker, play: GamePlay): string {
  const words = (move: string): string => play.moveWords(move, speaker);
  if (FACES.has(name)) {
    const [, rest, last] = /^(.*), (\d)$/.exec(given) ?? [];
    return rest && last ? speaker.t("list-or", { rest, last }) : given;
  }
  if (MOVE.has(name)) {
    const said = given.split(" ").map(words).join(" · ");
    return said === given ? given : `${given} (${said})`;
  }
  if (MOVES.has(name)) {
    const joined = given.replace(/(?<!,) (?!\()/g, " + "); // the moves of a turn
    return joined.replace(/[^\s,()]{2,}/g, words);
  }
  if (name !== "crates") return given;
  return given
    .split(", ")
    .map((code) => play.tokenText(speaker.t, code))
    .join(", ");
}

const FACES: ReadonlySet<string> = new Set(["faces", "rest"]);
const MOVE: ReadonlySet<string> = new Set(["move", "other", "played"]);
const MOVES: ReadonlySet<string> = new Set(["moves", "line"]);

/** What the best move is and why, on request, where the table was opened with such help. */
export function Hint() {
  const session = useTable();
  const { head, opened } = useGame();
  const acting = useStore(session.acting);
  const staged = useStore(session.picking.staged);
  const { hints = false, chances = false } = opened?.aids ?? {};
  if (!hints || !chances || acting === null || staged.length > 0) return null;
  if (!isHelped(opened, acting)) return null;
  return <AskedHint key={head} seat={acting} />;
}

function AskedHint({ seat }: { seat: number }) {
  const session = useTable();
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const names = useNames();
  const sending = useStore(session.sending.busy);
  const { result, progress, problem, begin } = useStudy((wishes) => analyseTable(session, wishes));
  const play = usePlay();
  const [isShown, show] = useState(false);
  const best = result?.best ?? null;
  useEffect(() => {
    if (best !== null) session.pointOut(best, isShown ? "best" : "nudge");
  }, [session, best, isShown]);
  const chance =
    result && numbersOf(language, result.kind).chance(result.win[seat] ?? 0, result.error);
  return (
    <div className="hint">
      {!result && (
        <button type="button" className="quiet" disabled={progress !== null} onClick={begin}>
          {progress === null
            ? t("table-hint")
            : t("table-hint-busy", { percent: Math.round(progress * 100) })}
        </button>
      )}
      {problem !== null && <p className="soft">{errorText(t, language, problem)}</p>}
      {best !== null && !isShown && (
        <div role="status">
          <p>{t("hint-nudge-move", { what: play.tokenText(t, play.tokens(best)[0] ?? "") })}</p>
          <button type="button" className="button" onClick={() => show(true)}>
            {t("hint-show")}
          </button>
        </div>
      )}
      {result && chance && (best === null || isShown) && (
        <div role="status">
          <p>
            {best === null
              ? t("table-hint-chance", { chance })
              : t("table-hint-best", { move: play.moveWords(best, { t, names }), chance })}
          </p>
          {best !== null && (
            <button
              type="button"
              className="button primary"
              disabled={sending}
              onClick={() => void session.choose(best)}
            >
              {t("hint-play")}
            </button>
          )}
          {long && result.reasons.length > 0 && (
            <ul>
              {result.reasons.map((reason, i) => (
                <li key={i}>{reasonText(long, language, reason, names, play)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
