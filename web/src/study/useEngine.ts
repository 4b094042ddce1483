/** The analysis of the position that is shown: begun by itself, and stopped on request. */
import { useCallback, useEffect, useRef, useState } from "react";
import { analyseHere, workersFor } from "../analysis/workers";
import type { State } from "../play/state";
import type { AnalysisResult } from "../protocol";

/** How many simulations a search can have. */
export const BUDGETS = [1_000, 4_000, 16_000, 64_000] as const;
const USUAL = 4_000;

export interface Found {
  result: AnalysisResult;
  /** How long it took. */
  seconds: number;
  threads: number;
}

export interface EngineState {
  found: Found | null;
  /** From 0 to 1 while it is under way. */
  progress: number | null;
  hasFailed: boolean;
  /** Whether every position that is shown is analysed. */
  isOn: boolean;
  budget: number;
  setBudget: (budget: number) => void;
  start: () => void;
  stop: () => void;
}

export function useEngine(state: State): EngineState {
  const [isOn, setOn] = useState(true);
  const [budget, setBudget] = useState<number>(USUAL);
  const [progress, setProgress] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const known = useRef(new Map<string, Found>());
  const [, setCount] = useState(0);
  const key = `${budget} ${state.text}`;
  const found = known.current.get(key) ?? null;
  useEffect(() => {
    setFailed(false);
    if (!isOn || known.current.has(key)) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const begun = performance.now();
    setProgress(0);
    analyseHere(state, {
      signal,
      budget,
      progress: (share) => {
        if (!signal.aborted) setProgress(share);
      },
    })
      .then(
        (result) => {
          const seconds = (performance.now() - begun) / 1000;
          known.current.set(key, { result, seconds, threads: workersFor(state) });
          if (!signal.aborted) setCount((count) => count + 1);
        },
        () => {
          if (!signal.aborted) setFailed(true);
        },
      )
      .finally(() => {
        if (!signal.aborted) setProgress(null);
      });
    return () => {
      end.abort();
      setProgress(null);
    };
  }, [key, isOn, state, budget]);
  const start = useCallback(() => setOn(true), []);
  const stop = useCallback(() => setOn(false), []);
  return { found, progress, hasFailed, isOn, budget, setBudget, start, stop };
}
