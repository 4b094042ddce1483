import { useEffect, useState } from "react";
import { ApiError, beginStudy, cancelStudy, getStudy, type StudyOf } from "../net/api";
import type { StudyView } from "../protocol";

const LOOK_EVERY = 300;

interface Study {
  view: StudyView | null;
  /** From 0 to 1 while it is under way. */
  progress: number | null;
  /** The code of a refusal. */
  problem: string;
  begin: () => void;
}

/** A study of the server's: begun when somebody wants it, looked at until it is done, cancelled
 * when nobody waits for it any more. Give the component another key for another question. */
export function useStudy(of: StudyOf): Study {
  const [id, setId] = useState<string | null>(null);
  const [view, setView] = useState<StudyView | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!id) return undefined;
    let [waits, running] = [true, true];
    let timer: number | undefined;
    const end = (code: string) => {
      running = false;
      if (!waits) return;
      setProgress(null);
      setProblem(code);
    };
    const look = async () => {
      try {
        const found = await getStudy(id);
        if (!waits) return;
        if (found.status !== "running") {
          if (found.result) setView(found);
          end(found.result ? "" : "quayside.server.failed");
          return;
        }
        setProgress(found.progress);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : "quayside.server.failed";
        // A server that cannot be reached or has no time now still has the study.
        const passing = ["quayside.client.offline", "quayside.limit.rate", "quayside.server.busy"];
        if (!passing.includes(code)) {
          end(code);
          return;
        }
      }
      if (waits) timer = window.setTimeout(() => void look(), LOOK_EVERY);
    };
    timer = window.setTimeout(() => void look(), LOOK_EVERY);
    return () => {
      waits = false;
      window.clearTimeout(timer);
      if (running) void cancelStudy(id).catch(() => undefined);
    };
  }, [id]);
  const begin = () => {
    setProgress(0);
    setProblem("");
    beginStudy(of).then(
      (found) => setId(found.id),
      (error: unknown) => {
        setProgress(null);
        setProblem(error instanceof ApiError ? error.code : "quayside.server.failed");
      },
    );
  };
  return { view, progress, problem, begin };
}
