/** Analyses on this device: searches run in workers, several at a time where there are cores. */
import type { Question, Row } from "../engine/rules";
import { Thinker } from "../engine/thinker";
import type { Game } from "../play/family";
import type { Line } from "../play/line";
import type { State } from "../play/state";
import type { AnalysisResult, ReportResult } from "../protocol";
import { Evaluator } from "./evaluator";
import type { Judged, Mind, Progress } from "./mind";
import { analyse } from "./position";
import { report } from "./report";

/** More workers than this need more memory than they save time. */
const MOST_WORKERS = 8;

/** A pool of workers. Once its signal aborts, everything that is asked fails with its reason. */
export class Workers implements Mind {
  readonly #thinkers: Thinker[];
  readonly #idle: Thinker[];
  readonly #waiting: ((thinker: Thinker) => void)[] = [];

  constructor(
    count: number,
    readonly signal: AbortSignal,
  ) {
    this.#thinkers = Array.from({ length: count }, () => new Thinker());
    this.#idle = [...this.#thinkers];
  }

  judge(
    game: Game,
    row: Row,
    simulations: number,
    turns: number,
    progress?: Progress,
  ): Promise<Judged> {
    const told = (done: number, budget: number) => progress?.(done / budget);
    return this.#ask((one) => one.judge(game, row, simulations, turns, this.signal, told));
  }

  explain(
    game: Game,
    row: Row,
    what: "reasons" | "better",
    question: Question,
  ): Promise<Int32Array> {
    return this.#ask((one) => one.explain(game, row, what, question));
  }

  close(): void {
    for (const thinker of this.#thinkers) thinker.close();
  }

  async #ask<T>(work: (thinker: Thinker) => Promise<T>): Promise<T> {
    const thinker =
      this.#idle.pop() ??
      (await new Promise<Thinker>((resolve) => {
        this.#waiting.push(resolve);
      }));
    try {
      this.signal.throwIfAborted();
      const found = await work(thinker);
      this.signal.throwIfAborted(); // a search that was stopped has found too little
      return found;
    } finally {
      const next = this.#waiting.shift();
      if (next) next(thinker);
      else this.#idle.push(thinker);
    }
  }
}

/** How an analysis is made. */
export interface Wishes {
  /** Aborting it cancels the analysis, which then fails with the signal's reason. */
  signal: AbortSignal;
  progress?: Progress;
  /** Simulations for a position; without it as many as Python's. */
  simulations?: number;
}

async function withWorkers<T>(
  count: number,
  { signal, simulations }: Wishes,
  work: (evaluator: Evaluator) => Promise<T>,
): Promise<T> {
  const workers = new Workers(Math.max(1, Math.min(count, MOST_WORKERS)), signal);
  try {
    return await work(new Evaluator(workers, simulations));
  } finally {
    workers.close();
  }
}

/** Analyse a position on this device. */
export function analyseHere(state: State, wishes: Wishes): Promise<AnalysisResult> {
  const count = state.isChance ? navigator.hardwareConcurrency : 1;
  return withWorkers(count, wishes, (evaluator) => analyse(state, evaluator, wishes.progress));
}

/** Explain a game on this device. */
export function reportHere(line: Line, wishes: Wishes): Promise<ReportResult> {
  const count = navigator.hardwareConcurrency;
  return withWorkers(count, wishes, (evaluator) => report(line, evaluator, wishes.progress));
}
