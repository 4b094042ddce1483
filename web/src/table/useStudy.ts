import { useEffect, useRef, useState } from "react";
import { ApiError } from "../net/api";
import type { Seek } from "./study";

interface Study<T> {
  result: T | null;
  /** From 0 to 1 while it is under way. */
  progress: number | null;
  /** The code of what went wrong; null if nothing did. */
  problem: string | null;
  begin: () => void;
}

/** A study: begun when someone wants it, cancelled when nobody waits for it any more. Give the
 * component another key for another question. `known` is a result from before. */
export function useStudy<T>(seek: Seek<T>, known: T | null = null): Study<T> {
  const [result, setResult] = useState<T | null>(known);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = () => {
    const mine = new AbortController();
    const { signal } = mine;
    running.current = mine;
    const unlessGone = (change: () => void) => {
      if (!signal.aborted) change();
    };
    setProgress(0);
    setProblem(null);
    seek({ signal, progress: (share) => unlessGone(() => setProgress(share)) })
      .then(
        (found) => unlessGone(() => setResult(found)),
        (error: unknown) =>
          unlessGone(() => setProblem(error instanceof ApiError ? error.code : "")),
      )
      .finally(() => unlessGone(() => setProgress(null)));
  };
  return { result, progress, problem, begin };
}
