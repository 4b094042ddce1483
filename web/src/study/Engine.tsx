import { useStore } from "@nanostores/react";
import { useState } from "react";
import { FORCED_TURNS } from "../analysis/judgement";
import { solving } from "../analysis/solved";
import type { AnalysisResult, MoveWorth } from "../protocol";
import { usePlay } from "../table/context";
import { reasonText } from "../table/Hint";
import { numbersOf } from "../table/numbers";
import { useLanguage, useText } from "../text";
import { Select } from "../ui/Field";
import type { Shared } from "./shared";
import { BUDGETS, type EngineState, type Found } from "./useEngine";

/** Smaller bounds are not told: nobody reads that many zeros. */
const LEAST_ERROR = 1e-6;
/** How many moves are listed at once. */
const SHOWN = 6;

type Props = Shared & { engine: EngineState };

/** What the position is worth: chances, how they were found, and every move or every face. */
export function Engine(props: Props) {
  const t = useText();
  const { engine } = props;
  const { found, progress } = engine;
  const language = useLanguage();
  const play = usePlay();
  return (
    <section className="card engine" aria-labelledby="study-engine" data-kind={found?.result.kind}>
      <h2 id="study-engine" className="hidden">
        {t("study-engine")}
      </h2>
      {found && <Chances {...props} result={found.result} />}
      <p className="engine-how" role="status">
        {found ? (
          <How found={found} budget={engine.budget} />
        ) : engine.hasFailed ? (
          t("study-failed")
        ) : progress === null ? (
          t("study-off")
        ) : (
          t("study-busy", { percent: Math.round(100 * progress) })
        )}
      </p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={engine.isOn ? engine.stop : engine.start}
          data-engine={engine.isOn ? "on" : "off"}
        >
          {t(engine.isOn ? "study-stop" : "study-start")}
        </button>
        <Select
          label={t("study-budget")}
          hideLabel
          value={String(engine.budget)}
          options={BUDGETS.map((count) => ({
            value: String(count),
            label: t("study-simulations", { count }),
          }))}
          change={(value) => engine.setBudget(Number(value))}
        />
      </div>
      {found && <Moves key={found.result.position} {...props} result={found.result} />}
      {found && <Faces {...props} result={found.result} />}
      {found && found.result.reasons.length > 0 && (
        <ul className="engine-reasons">
          {found.result.reasons.map((reason, i) => (
            <li key={i}>{reasonText(t, language, reason, props.names, play)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Exact, proved or estimated, with the error, and what it took. */
function How({ found: { result, seconds, threads }, budget }: { found: Found; budget: number }) {
  const t = useText();
  const language = useLanguage();
  const { kind, error, moves } = result;
  const share = useStore(solving);
  const percent = new Intl.NumberFormat(language, {
    style: "percent",
    maximumSignificantDigits: 2,
  }).format(Math.max(error, LEAST_ERROR));
  const time = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds);
  return (
    <>
      <strong className="engine-kind">{t(`study-kind-${kind}`)}</strong>{" "}
      {t(`study-how-${kind}`, { error: percent, count: budget })}{" "}
      {kind !== "exact" && moves.length > 0 && t("study-depth", { turns: FORCED_TURNS })}{" "}
      <span className="soft">{t("study-effort", { threads, seconds: time })}</span>
      {kind === "estimate" && share !== null && (
        <span className="soft"> {t("study-solving", { percent: Math.round(100 * share) })}</span>
      )}
    </>
  );
}

type Judged = Shared & { result: AnalysisResult };

/** Everybody's chance of winning as a bar, and in numbers. */
function Chances({ result, names, fills }: Judged) {
  const t = useText();
  const { chance } = numbersOf(useLanguage(), result.kind);
  return (
    <div className="chances">
      <div className="chances-bar" aria-hidden="true">
        {result.win.map((share, seat) => (
          <span key={seat} style={{ flexGrow: share, background: fills[seat] }} />
        ))}
      </div>
      <ul className="chances-list" aria-label={t("study-chances")}>
        {result.win.map((share, seat) => (
          <li key={seat} data-win={share}>
            <span className="dot" style={{ background: fills[seat] }} aria-hidden="true" />
            {names[seat]} <strong>{chance(share, result.error)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every legal move with the chance that it leaves its player; a click plays it. */
function Moves({ result, study, node, names }: Judged) {
  const t = useText();
  const play = usePlay();
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const { moves } = result;
  if (moves.length === 0) return null;
  const seat = result.to_move ?? 0;
  const played = node.children.map((id) => study.tree.get().at(id).entry?.text);
  const worth = ({ win, kind, error }: MoveWorth): string =>
    win && kind ? numbersOf(language, kind).chance(win[seat] ?? 0, error ?? 0) : t("study-unknown");
  return (
    <>
      <ol className="worths" aria-label={t("study-moves", { who: names[seat] ?? "" })}>
        {moves.slice(0, all ? moves.length : SHOWN).map((move, i) => (
          <li key={move.action}>
            <button
              type="button"
              className="worth"
              title={play.moveWords(move.move, { t, names })}
              data-move={move.move}
              data-win={move.win?.[seat]}
              data-best={i === 0}
              data-played={played.includes(move.move)}
              onClick={() => study.play({ move: move.move })}
            >
              <span className="worth-move">
                <span aria-hidden="true">{play.moveText(t, move.move)}</span>
                <span className="worth-words soft">{play.moveWords(move.move, { t, names })}</span>
              </span>
              <span className="worth-kind soft">{move.kind && t(`study-short-${move.kind}`)}</span>
              <strong>{worth(move)}</strong>
            </button>
          </li>
        ))}
      </ol>
      {moves.length > SHOWN && (
        <button type="button" className="quiet" onClick={() => setAll(!all)} aria-expanded={all}>
          {t(all ? "study-fewer" : "study-all", { count: moves.length })}
        </button>
      )}
    </>
  );
}

/** The coming roll: every face with the chance of its player and the best move. */
function Faces({ result, study, names }: Judged) {
  const t = useText();
  const play = usePlay();
  const { chance } = numbersOf(useLanguage(), result.kind);
  if (result.faces.length === 0) return null;
  const seat = result.to_move ?? 0;
  return (
    <ol className="worths" aria-label={t("study-faces", { who: names[seat] ?? "" })}>
      {result.faces.map(({ face, win, best }) => (
        <li key={face}>
          <button
            type="button"
            className="worth"
            data-face={face}
            data-win={win?.[seat]}
            disabled={win === null}
            onClick={() => study.play({ roll: face })}
          >
            <span className="worth-move">
              <span className="worth-face" aria-hidden="true">
                {"⚀⚁⚂⚃⚄⚅"[face - 1]}
              </span>
              <span className="hidden">{t("moves-rolled", { face })}</span>{" "}
              {best && <span aria-hidden="true">{play.moveText(t, best)}</span>}
              {best && (
                <span className="worth-words soft">{play.moveWords(best, { t, names })}</span>
              )}
            </span>
            <strong>{win ? chance(win[seat] ?? 0, result.error) : t("study-again")}</strong>
          </button>
        </li>
      ))}
    </ol>
  );
}
