/** Do something that takes a moment and may be refused; say so in the person's language. */
import { useCallback, useState } from "react";
import { useLanguage, useText } from "../text";
import { reasonIn } from "../text/said";
import { codeOf, errorText } from "./errors";

export function useTask(): {
  busy: boolean;
  problem: string | null;
  /** More about it, such as where in a file the fault is. */
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
        .catch(async (error: unknown) => {
          setProblem(errorText(t, language, codeOf(error)));
          setDetail(await reasonIn(language, error));
        })
        .finally(() => setBusy(false));
    },
    [t, language],
  );
  return { busy, problem, detail, run };
}
