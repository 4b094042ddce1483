import { useEffect, useState } from "react";
import { ApiError, beginStudy, cancelStudy, getStudy } from "../net/api";
import type { AnalysisResult, Reason } from "../protocol";
import type { TableSession } from "../state/session";
import { hasText, type Language, type Text, useLanguage, useLongText, useText } from "../text";
import { errorText } from "../ui/errors";
import { numbersOf } from "./numbers";
import { useScreen } from "./useSession";

const LOOK_EVERY = 250;

/** A reason in the person's language; the server's English one where a text is missing. */
export function reasonText(
  t: Text,
  language: Language,
  reason: Reason,
  names: readonly string[],
): string {
  const id = `reason-${reason.key}`;
  if (!hasText(language, id)) return reason.text;
  const { seat } = reason.args;
  const who = typeof seat === "number" ? { seat: names[seat] ?? seat } : {};
  return t(id, { ...reason.args, ...who });
}

/** What the best move is and why, on request, where the table was opened with such help. */
export function Hint({ session, names }: { session: TableSession; names: readonly string[] }) {
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const { game, staged } = useScreen(session);
  const [progress, setProgress] = useState<number | null>(null);
  const [result, setResult] = useState<AnalysisResult | null>(null);
  const [problem, setProblem] = useState("");
  const [study, setStudy] = useState<string | null>(null);
  const acting = session.acting;
  const { head } = game;
  useEffect(() => {
    setResult(null);
    setProgress(null);
    setProblem("");
    setStudy(null);
  }, [head]);
  useEffect(() => {
    if (!study) return;
    const timer = window.setInterval(() => {
      getStudy(study).then(
        (found) => {
          setProgress(found.progress);
          if (found.status === "running") return;
          window.clearInterval(timer);
          setStudy(null);
          setProgress(null);
          if (found.kind === "analysis" && found.result) setResult(found.result);
          else if (found.status === "failed") setProblem("quayside.server.failed");
        },
        () => undefined,
      );
    }, LOOK_EVERY);
    return () => {
      window.clearInterval(timer);
      void cancelStudy(study).catch(() => undefined);
    };
  }, [study]);
  const aids = game.opened?.aids;
  if (!aids?.hints || !aids.chances || acting === null || staged.length > 0) return null;
  const ask = () => {
    setProgress(0);
    setProblem("");
    beginStudy({ table: session.table }).then(
      (found) => setStudy(found.id),
      (error: unknown) => {
        setProgress(null);
        setProblem(error instanceof ApiError ? error.code : "");
      },
    );
  };
  const chance =
    result && numbersOf(language, result.kind).chance(result.win[acting] ?? 0, result.error);
  return (
    <div className="hint">
      {!result && (
        <button type="button" className="quiet" disabled={progress !== null} onClick={ask}>
          {progress === null
            ? t("table-hint")
            : t("table-hint-busy", { percent: Math.round(progress * 100) })}
        </button>
      )}
      {problem && <p className="soft">{errorText(t, language, problem)}</p>}
      {result && chance && (
        <div role="status">
          <p>
            {result.best
              ? t("table-hint-best", { move: result.best, chance })
              : t("table-hint-chance", { chance })}
          </p>
          {long && result.reasons.length > 0 && (
            <ul>
              {result.reasons.map((reason) => (
                <li key={reason.text}>{reasonText(long, language, reason, names)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
