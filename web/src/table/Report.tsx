import { useEffect, useState } from "react";
import { ApiError, beginStudy, cancelStudy, getStudy } from "../net/api";
import type { ReportResult, ReportStep } from "../protocol";
import type { TableSession } from "../state/session";
import { useLanguage, useLongText, useText } from "../text";
import { errorText } from "../ui/errors";
import { Chart } from "./Chart";
import { reasonText } from "./Hint";
import { numbersOf } from "./numbers";
import { useScreen } from "./useSession";

/** The report of a table: begun when somebody wants it, cancelled when they go. */
function useReport(table: string): {
  result: ReportResult | null;
  progress: number | null;
  problem: string;
  begin: () => void;
} {
  const [study, setStudy] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [result, setResult] = useState<ReportResult | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!study) return;
    let done = false;
    const timer = window.setInterval(() => {
      getStudy(study).then(
        (found) => {
          setProgress(found.progress);
          if (found.status === "running" || done) return;
          done = true;
          window.clearInterval(timer);
          setProgress(null);
          if (found.kind === "report" && found.result) setResult(found.result);
          else setProblem("quayside.server.failed");
        },
        () => undefined,
      );
    }, 400);
    return () => {
      window.clearInterval(timer);
      if (!done) void cancelStudy(study).catch(() => undefined);
    };
  }, [study]);
  const begin = () => {
    setProgress(0);
    setProblem("");
    beginStudy({ table }).then(
      (found) => setStudy(found.id),
      (error: unknown) => {
        setProgress(null);
        setProblem(error instanceof ApiError ? error.code : "");
      },
    );
  };
  return { result, progress, problem, begin };
}

export default function Report({
  session,
  names,
  fills,
}: {
  session: TableSession;
  names: readonly string[];
  /** Everybody's colour. */
  fills: readonly string[];
}) {
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const { game } = useScreen(session);
  const { result, progress, problem, begin } = useReport(session.table);
  /** The station that a step speaks of: the one whose position it was made in. */
  const stationOf = (step: ReportStep): number =>
    game.line.findIndex(
      (station, i) =>
        station.position === step.position && (game.line[i + 1]?.what.kind ?? "") !== "started",
    );
  /** The station after a step: where the next one begins, or the last. */
  const stationAfter = (step: ReportStep): number => {
    const next = result?.steps[result.steps.indexOf(step) + 1];
    return next ? stationOf(next) : game.line.length - 1;
  };
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
        {problem && <p className="notice bad">{errorText(t, language, problem)}</p>}
      </div>
    );
  }
  const { change, points } = numbersOf(language, result.kind);
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
        {t("report-loss-about", { mistake: 5, grave: 15 })}
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
                {step.reasons.map((reason) => (
                  <li key={reason.text}>{reasonText(long, language, reason, names)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
