/** Analyses on this device: searches run in workers, several at a time where there are cores. */
import type { Question, Row } from "../engine/rules";
import { Thinker } from "../engine/thinker";
import type { Game } from "../play/family";
import type { Line } from "../play/line";
import type { State } from "../play/state";
import type { AnalysisResult, ReportResult } from "../protocol";
import {
  EndingEvaluator,
  type Evaluator,
  NotSolved,
  SearchEvaluator,
  SolutionEvaluator,
  simulationsFor,
} from "./evaluator";
import type { Judgement } from "./judgement";
import type { Judged, Mind, Progress } from "./mind";
import { analyse } from "./position";
import { report } from "./report";
import { findProbe } from "./solved";

/** More workers than this need more memory than they save time. */
const MOST_WORKERS = 8;

/**
 * A pool of workers, each begun when it is first needed. Once its signal aborts, everything that is
 * asked fails with its reason.
 */
export class Workers implements Mind {
  readonly #thinkers: Thinker[] = [];
  readonly #idle: Thinker[] = [];
  readonly #waiting: ((thinker: Thinker) => void)[] = [];

  constructor(
    readonly count: number,
    readonly signal: AbortSignal,
  ) {}

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

  #find(): Thinker | Promise<Thinker> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#thinkers.length === this.count)
      return new Promise((resolve) => {
        this.#waiting.push(resolve);
      });
    const fresh = new Thinker();
    this.#thinkers.push(fresh);
    return fresh;
  }

  async #ask<T>(work: (thinker: Thinker) => Promise<T>): Promise<T> {
    const thinker = await this.#find();
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
  /**
   * Search every position with this many simulations. Without it exact values come first, and a search
   * has as many simulations as Python's.
   */
  simulations?: number;
  /** How many simulations a search has where there are no exact values; Python's number without it. */
  budget?: number;
}

/** Work with exact values where the game or its ending is solved, else with searches. */
async function withWorkers<T>(
  count: number,
  { game, playable }: State,
  { signal, simulations, budget }: Wishes,
  work: (evaluator: Evaluator) => Promise<T>,
): Promise<T> {
  const workers = new Workers(count, signal);
  try {
    const probe = simulations ? null : await findProbe(playable.family, game, signal);
    const search = new SearchEvaluator(workers, simulations ?? budget);
    if (probe && game.players > 2) return await work(new EndingEvaluator(probe, search));
    if (probe) {
      try {
        return await work(new SolutionEvaluator(workers, probe));
      } catch (problem) {
        if (!(problem instanceof NotSolved)) throw problem;
      }
    }
    signal.throwIfAborted();
    return await work(search);
  } finally {
    workers.close();
  }
}

/** How many workers a device can use at a time. */
function allWorkers(): number {
  return Math.max(1, Math.min(navigator.hardwareConcurrency, MOST_WORKERS));
}

/** How many workers an analysis of a position has: one tree is searched by one of them. */
export function workersFor({ isChance }: State): number {
  return isChance ? allWorkers() : 1;
}

/** Analyse a position on this device. */
export function analyseHere(state: State, wishes: Wishes): Promise<AnalysisResult> {
  const budget = wishes.budget ?? simulationsFor(state.game);
  return withWorkers(workersFor(state), state, { ...wishes, budget }, (evaluator) =>
    analyse(state, evaluator, wishes.progress),
  );
}

/** Judge positions of one game on this device; each judgement is reported as soon as it is known. */
export async function judgeHere(
  states: readonly State[],
  wishes: Wishes,
  told: (state: State, judgement: Judgement) => void,
): Promise<void> {
  const [first] = states;
  if (!first) return;
  await withWorkers(allWorkers(), first, wishes, (evaluator) =>
    Promise.all(states.map(async (state) => told(state, await evaluator.judge(state)))),
  );
}

/** Explain a game on this device. */
export function reportHere(line: Line, wishes: Wishes): Promise<ReportResult> {
  return withWorkers(allWorkers(), line.start, wishes, (evaluator) =>
    report(line, evaluator, wishes.progress),
  );
}
