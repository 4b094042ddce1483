import { GRAVE, MISTAKE } from "../analysis/steps";
import type { ReportStep } from "../protocol";
import { useLanguage, useLongText, useText } from "../text";
import { errorText } from "../ui/errors";
import { Chart } from "./Chart";
import { useGame, useNames, useTable } from "./context";
import { reasonText } from "./Hint";
import { numbersOf } from "./numbers";
import { indexOf, stationsOf } from "./steps";
import { reportTable } from "./study";
import { useStudy } from "./useStudy";

export default function Report({ fills }: { fills: readonly string[] }) {
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const session = useTable();
  const { line } = useGame();
  const names = useNames();
  const { result, progress, problem, begin } = useStudy((wishes) => reportTable(session, wishes));
  if (!result) {
    return (
      <div>
        <p>{t("report-about")}</p>
        <button
          type="button"
          className="button primary"
          disabled={progress !== null}
          onClick={begin}
        >
          {progress === null
            ? t("report-begin")
            : t("report-busy", { percent: Math.round(progress * 100) })}
        </button>
        {progress !== null && (
          <progress max={1} value={progress} aria-label={t("report-progress")} />
        )}
        {problem !== null && <p className="notice bad">{errorText(t, language, problem)}</p>}
      </div>
    );
  }
  const { change, points } = numbersOf(language, result.kind);
  const stations = stationsOf(result.steps, line);
  const stationOf = (step: ReportStep): number => stations[indexOf(result.steps, step)] ?? 0;
  /** Where a step leads: where the next one begins, or the end. */
  const stationAfter = (step: ReportStep): number =>
    stations[indexOf(result.steps, step) + 1] ?? line.length - 1;
  const hasLuck = result.seats.some((seat) => seat.luck !== null);
  const did = (step: ReportStep): string =>
    step.cause === "luck"
      ? t("report-step-luck", { face: step.text })
      : step.cause === "skill"
        ? t("report-step-skill", { move: step.text })
        : t("report-step-leaving");
  return (
    <div className="report">
      <p className="soft">{t(`report-${result.kind}`)}</p>
      <Chart
        result={result}
        names={names}
        fills={fills}
        look={(step) => session.look(stationAfter(step))}
      />
      <table>
        <caption className="hidden">{t("report-seats")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("report-player")}</th>
            {hasLuck && <th scope="col">{t("report-luck")}</th>}
            <th scope="col">{t("report-mistakes")}</th>
            <th scope="col">{t("report-loss")}</th>
          </tr>
        </thead>
        <tbody>
          {result.seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">{names[seat.seat]}</th>
              {hasLuck && <td>{change(seat.luck ?? 0, seat.luck_error ?? 0)}</td>}
              <td>{t("report-mistakes-of", { count: seat.mistakes, grave: seat.grave })}</td>
              <td>{t("report-loss-of", { points: points(seat.loss, seat.loss_error) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {hasLuck && `${t("report-luck-about")} `}
        {t("report-loss-about", { mistake: 100 * MISTAKE, grave: 100 * GRAVE })}
      </p>
      <h3>{t("report-turning")}</h3>
      {result.turning_points.length === 0 && <p>{t("report-turning-none")}</p>}
      <ol className="report-turning">
        {result.turning_points.map((step, i) => (
          <li key={i}>
            <button type="button" className="move" onClick={() => session.look(stationOf(step))}>
              <span>
                {t("report-turn", { turn: step.turn })} <strong>{names[step.seat]}</strong>{" "}
                {did(step)}{" "}
                <strong>{numbersOf(language, step.kind).change(step.change, step.error)}</strong>
                {step.mistake && ` (${t(`report-${step.mistake}`)})`}
                {step.best && (
                  <span className="report-better">{t("report-better", { move: step.best })}</span>
                )}
              </span>
            </button>
            {long && step.reasons.length > 0 && (
              <ul className="soft">
                {step.reasons.map((reason, j) => (
                  <li key={j}>{reasonText(long, language, reason, names)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
