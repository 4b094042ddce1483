/**
 * A judgement of any position: the chance to win by seat, with its error, and by move. The numbers
 * are those of Python (search/evaluate.py).
 */
import { searchOf } from "../engine/manifest";
import { type ForcedWin, NEXT_TURN } from "../engine/rules";
import { best as choiceOf, type Thought } from "../engine/search";
import type { State } from "../play/state";
import type { Mind, Progress } from "./mind";

/** A move with fewer simulations than this was not looked at closely, so it has no value. */
const FEW = 16;
/** How many turns ahead forced wins are looked for. */
export const FORCED_TURNS = 8;

/**
 * exact: from a solution, or of a finished game. proved: by a search that left nothing open.
 * estimate: by a search, with a standard error.
 */
export type Kind = "exact" | "proved" | "equilibrium" | "estimate";

/** The chance of winning by seat, what kind of number it is, and its error. */
export interface Judgement {
  readonly win: readonly number[];
  readonly kind: Kind;
  /** exact, proved: a bound on how far `win` is from the truth. estimate: a standard error. */
  readonly error: number;
  /** The action to play, where a move is due. */
  readonly best: number | null;
  /** A forced win that the best action begins. */
  readonly forced: ForcedWin | null;
}

/** What a search thinks of a position, and of each legal action in rising order. */
export interface Searched extends Judgement {
  /** null for an action that was not looked at closely. The best action always has a value. */
  readonly moves: ReadonlyMap<number, Judgement | null>;
}

const ORDER: readonly Kind[] = ["exact", "proved", "equilibrium", "estimate"];

/** Return the less certain of two kinds. */
export function weaker(one: Kind, other: Kind): Kind {
  return ORDER.indexOf(one) < ORDER.indexOf(other) ? other : one;
}

/** Return the judgement of a finished game. */
export function finished({ playable, row, game }: State): Judgement {
  return made([...playable.rules.returns(row, game.players)], "exact", 0);
}

function made(win: readonly number[], kind: Kind, error: number): Judgement {
  return { win, kind, error, best: null, forced: null };
}

/** Judge a position by searching it. */
export async function judge(
  mind: Mind,
  state: State,
  simulations: number,
  progress?: Progress,
): Promise<Searched> {
  const { game, row } = state;
  if (state.isOver) return { ...finished(state), moves: new Map() };
  const { error } = searchOf(game);
  const turns = state.isChance ? 0 : FORCED_TURNS;
  const { thought, forced } = await mind.judge(game, row, simulations, turns, progress);
  if (state.isChance) {
    const whole = judged(thought.value, thought.isProved, thought.simulations, error);
    return { ...whole, moves: new Map() };
  }
  const seat = state.toMove ?? 0;
  const chosen = bestOf(thought, seat);
  const moves = new Map<number, Judgement | null>(
    thought.actions.map((action, i) => {
      const visits = thought.visits[i] ?? 0;
      const proved = thought.proved[i] ?? false;
      const isKnown = proved || visits >= FEW || i === chosen;
      return [action, isKnown ? judged(thought.values[i] ?? [], proved, visits, error) : null];
    }),
  );
  const best = thought.actions[chosen] ?? 0;
  const found = moves.get(best) ?? made(thought.value, "estimate", error);
  const said = (whole: Judgement, best: number, forced: ForcedWin | null): Searched => {
    const limit = whole.win[seat] ?? 0;
    const lower = (action: number, move: Judgement | null) =>
      move && action !== best ? atMost(limit, move, seat) : move;
    const listed = [...moves].map(([action, move]) => [action, lower(action, move)] as const);
    return { ...whole, best, forced, moves: new Map(listed) };
  };
  const first = forced?.actions[0];
  if (!forced || first === undefined) return said(found, best, null);
  const tried = forced.line.includes(NEXT_TURN) ? null : moves.get(first);
  const sure = await brought(mind, state, forced, tried ?? null, simulations);
  if (!forced.isWorthIt && (sure.win[seat] ?? 0) < (found.win[seat] ?? 0))
    return said(found, best, best === first ? forced : null);
  moves.set(first, sure);
  return said(sure, first, forced);
}

/**
 * Return the index of the best action: the one that the search chooses, unless another one is proved
 * to bring more than that one is valued at.
 */
function bestOf(thought: Thought, seat: number): number {
  const worthOf = (i: number) => thought.values[i]?.[seat] ?? 0;
  let best = choiceOf(thought, seat);
  thought.proved.forEach((is, i) => {
    if (is && worthOf(i) > worthOf(best)) best = i;
  });
  return best;
}

/**
 * Return the judgement of an action that the search holds for no better than the best one, with a
 * chance of at most `limit`. Before, it can be higher because it comes from fewer simulations.
 */
function atMost(limit: number, move: Judgement, seat: number): Judgement {
  const mine = move.win[seat] ?? 0;
  if (mine <= limit) return move;
  const more = mine < 1 ? (1 - limit) / (1 - mine) : 0;
  return { ...move, win: move.win.map((share, each) => (each === seat ? limit : more * share)) };
}

function judged(win: readonly number[], proved: boolean, visits: number, error: number): Judgement {
  if (proved) return made(win, "proved", 0);
  const count = Math.max(1, visits);
  // Few equal results are not certain.
  const likely = win.map((share) => (count * share + 1) / (count + 2));
  const spread = Math.max(...likely.map((share) => share * (1 - share)));
  return made(win, "estimate", Math.hypot(Math.sqrt(spread / count), error));
}

/** Judge what a forced win brings. If it does not win the game, this is what the tree thinks of its
 *  first action, if that was tried, else a search of the position at the end of its line, against
 *  the defence that lasts longest: the tree may not see that the win is sure. Other defences may
 *  lead elsewhere, so this is an estimate. */
async function brought(
  mind: Mind,
  state: State,
  { line, winsGame }: ForcedWin,
  tried: Judgement | null,
  simulations: number,
): Promise<Judgement> {
  if (winsGame) {
    const win = Array.from({ length: state.game.players }, (_, seat) => seat === state.toMove);
    return made(win.map(Number), "proved", 0);
  }
  if (tried) return tried;
  let end = state;
  for (const action of line) if (action !== NEXT_TURN) end = end.play(action);
  const { win, error } = await judge(mind, end, simulations);
  return made(win, "estimate", Math.max(error, searchOf(end.game).error));
}
