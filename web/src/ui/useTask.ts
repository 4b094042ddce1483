/** Do something that takes a moment and may be refused; say so in the person's language. */
import { useCallback, useState } from "react";
import { ApiError } from "../net/api";
import { useLanguage, useText } from "../text";
import { errorText } from "./errors";

export function useTask(): {
  busy: boolean;
  problem: string | null;
  /** Where in a record the fault is, in the server's words: line, column, ruling. */
  detail: string;
  run: (task: () => Promise<void>) => void;
} {
  const t = useText();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [detail, setDetail] = useState("");
  const run = useCallback(
    (task: () => Promise<void>) => {
      setBusy(true);
      setProblem(null);
      setDetail("");
      task()
        .catch((error: unknown) => {
          const code = error instanceof ApiError ? error.code : "quayside.unknown";
          setProblem(errorText(t, language, code));
          if (error instanceof ApiError && code === "quayside.record.invalid") {
            setDetail(error.message);
          }
        })
        .finally(() => setBusy(false));
    },
    [t, language],
  );
  return { busy, problem, detail, run };
}
