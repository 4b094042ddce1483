/** Evaluators: where the numbers of analyses and reports come from (analysis/evaluators.py). */
import { levelsOf } from "../engine/manifest";
import type { Game } from "../play/family";
import type { State } from "../play/state";
import type { Value } from "../protocol";
import { finished, type Judgement, judge, type Kind, weaker } from "./judgement";
import type { Mind, Progress } from "./mind";

/** How many simulations a position is searched with. */
export const SIMULATIONS = 4_000;
/** Return how many simulations a single position is searched with: at least as many as any level. */
export function simulationsFor(game: Game): number {
  return Math.max(SIMULATIONS, ...levelsOf(game).map(({ simulations }) => simulations));
}
/** A lighter evaluator spends this many times fewer simulations on a position. */
const LIGHTER = 4;

/** A judgement of each legal action, the best action first; null where nothing is known. */
export type JudgedMoves = readonly (readonly [action: number, judgement: Judgement | null])[];

/** Judges positions of a game. The same position is always judged the same. */
export interface Evaluator {
  readonly mind: Mind;
  /** Judge a position, before or after its roll, or a finished game. */
  judge(state: State): Promise<Judgement>;
  /** Judge the position after each legal action of a position that waits for a move. */
  judgeMoves(state: State, progress?: Progress): Promise<JudgedMoves>;
  /** Return an evaluator that spends less on each position, for the many faces of rolls. */
  lighter(): Evaluator;
}

/** Return the exact value of a position that is not over; null where there is none. */
export type Probe = (state: State) => Promise<Value | null>;

/** A position has no exact value, so the analysis must search. */
export class NotSolved extends Error {}

/** Judges positions that a solution holds, and finished games; throws `NotSolved`. */
export class SolutionEvaluator implements Evaluator {
  constructor(
    readonly mind: Mind,
    readonly probe: Probe,
  ) {}

  /** Judge a position; with a roll waiting it is that of the best move. */
  async judge(state: State): Promise<Judgement> {
    if (state.isOver || state.isChance) return this.#look(state);
    const [[action, best] = []] = await this.judgeMoves(state);
    if (action === undefined || !best) throw new NotSolved();
    return { ...best, best: action };
  }

  async judgeMoves(state: State): Promise<JudgedMoves> {
    const seat = state.toMove ?? 0;
    const judged = await Promise.all(
      state.actions.map(async (action) => [action, await this.#look(state.after(action))] as const),
    );
    return judged.sort(([, a], [, b]) => (b.win[seat] ?? 0) - (a.win[seat] ?? 0));
  }

  async #look(state: State): Promise<Judgement> {
    if (state.isOver) return finished(state);
    const found = await this.probe(state);
    if (!found) throw new NotSolved();
    return { win: found.win, kind: found.kind, error: found.error, best: null, forced: null };
  }

  lighter(): Evaluator {
    return this;
  }
}

/** Judges positions of any game by searching. */
export class SearchEvaluator implements Evaluator {
  constructor(
    readonly mind: Mind,
    readonly simulations = SIMULATIONS,
  ) {}

  /** Judge a position. Before a roll it is the mean over the faces, each searched alone. */
  async judge(state: State): Promise<Judgement> {
    if (state.isChance) return meanOfFaces(state, await judgeFaces(state, this));
    const { win, kind, error, best, forced } = await judge(this.mind, state, this.simulations);
    return { win, kind, error, best, forced };
  }

  /** Judge the position after each legal action, from one search of the position. */
  async judgeMoves(state: State, progress?: Progress): Promise<JudgedMoves> {
    const { best, forced, moves } = await judge(this.mind, state, this.simulations, progress);
    return [...moves]
      .sort(([a], [b]) => Number(a !== best) - Number(b !== best))
      .map(([action, move]) => [action, move && action === best ? { ...move, forced } : move]);
  }

  lighter(): SearchEvaluator {
    return new SearchEvaluator(this.mind, Math.max(1, Math.floor(this.simulations / LIGHTER)));
  }
}

/** Judges positions exactly once two players are left, and by searching before. */
export class EndingEvaluator implements Evaluator {
  readonly mind: Mind;
  readonly #exact: SolutionEvaluator;

  constructor(
    readonly probe: Probe,
    readonly search: SearchEvaluator,
  ) {
    this.mind = search.mind;
    this.#exact = new SolutionEvaluator(search.mind, probe);
  }

  async judge(state: State): Promise<Judgement> {
    if (state.isOver) return finished(state);
    const exact = isEnding(state) ? await orNull(this.#exact.judge(state)) : null;
    if (exact) return exact;
    if (state.isChance) return meanOfFaces(state, await judgeFaces(state, this));
    const [[action, best] = []] = await this.judgeMoves(state);
    if (action === undefined || !best) throw new Error("the best move has a judgement");
    return { ...best, best: action };
  }

  /** Judge every legal action: exactly in an ending, and where the only move leads into one. */
  async judgeMoves(state: State, progress?: Progress): Promise<JudgedMoves> {
    const [action, ...others] = state.actions;
    const isOnly = action !== undefined && others.length === 0;
    const isKnown = isEnding(state) || (isOnly && isEnding(state.after(action)));
    const exact = isKnown ? await orNull(this.#exact.judgeMoves(state)) : null;
    return exact ?? this.search.judgeMoves(state, progress);
  }

  lighter(): Evaluator {
    return new EndingEvaluator(this.probe, this.search.lighter());
  }
}

/** Return whether two players are left. */
function isEnding({ game, gone }: State): boolean {
  return game.players - gone.length === 2;
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (problem) {
    if (problem instanceof NotSolved) return null;
    throw problem;
  }
}

/** Return how likely each face is the one that counts. */
export function chancesOf({ playable, row }: State): readonly number[] {
  return [...playable.rules.outcomes(row)];
}

/**
 * Judge, for a position that waits for a roll, the position after each face that counts: all but
 * those that would be rolled again.
 */
export async function judgeFaces(
  state: State,
  evaluator: Evaluator,
  progress?: Progress,
): Promise<ReadonlyMap<number, Judgement>> {
  const rolled = chancesOf(state)
    .map((_, i) => [i + 1, state.roll(i + 1)] as const)
    .filter(([, after]) => !after.isChance);
  let done = 0;
  const found = await Promise.all(
    rolled.map(async ([face, after]) => {
      const judgement = await evaluator.judge(after);
      done++;
      progress?.(done / rolled.length);
      return [face, judgement] as const;
    }),
  );
  return new Map(found);
}

/** Return the judgement of a position before its roll: the mean over its faces by their chances. */
export function meanOfFaces(state: State, faces: ReadonlyMap<number, Judgement>): Judgement {
  const chances = chancesOf(state);
  let kind: Kind = "exact";
  let error = 0;
  const win = new Array<number>(state.game.players).fill(0);
  for (const [face, judged] of faces) {
    kind = weaker(kind, judged.kind);
    error = Math.max(error, judged.error);
    for (const [seat, share] of judged.win.entries())
      win[seat] = (win[seat] ?? 0) + (chances[face - 1] ?? 0) * share;
  }
  return { win, kind, error, best: null, forced: null };
}
