/** Do something that takes a moment and may be refused; say so in the person's language. */
import { useCallback, useState } from "react";
import { useLanguage, useText } from "../text";
import { codeOf, errorText } from "./errors";

/** Refusals that say where in a file the fault is: for whoever wrote the file. */
const WITH_DETAIL = ["quayside.record.invalid", "quayside.client.games-file"];

export function useTask(): {
  busy: boolean;
  problem: string | null;
  /** Where in a file the fault is, in English: line, column, ruling. */
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
          const code = codeOf(error);
          setProblem(errorText(t, language, code));
          if (error instanceof Error && WITH_DETAIL.includes(code)) setDetail(error.message);
        })
        .finally(() => setBusy(false));
    },
    [t, language],
  );
  return { busy, problem, detail, run };
}
