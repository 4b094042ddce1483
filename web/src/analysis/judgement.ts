/**
 * A judgement of any position: the chance to win by seat, with its error, and by move. The numbers
 * are those of Python (search/evaluate.py).
 */
import { searchOf } from "../engine/manifest";
import { type ForcedWin, NEXT_TURN } from "../engine/rules";
import { best as bestOf } from "../engine/search";
import type { State } from "../play/state";
import type { Mind, Progress } from "./mind";

/** A move with fewer simulations than this was not looked at closely, so it has no value. */
const FEW = 16;
/** How many turns ahead forced wins are looked for. */
export const FORCED_TURNS = 5;

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
  const first = forced?.actions[0];
  if (!forced || first === undefined) return { ...found, best, forced: null, moves };
  const tried = forced.line.includes(NEXT_TURN) ? null : moves.get(first);
  const sure = await brought(mind, state, forced, tried ?? null, simulations);
  if (!forced.isWorthIt && (sure.win[seat] ?? 0) < (found.win[seat] ?? 0))
    return { ...found, best, forced: best === first ? forced : null, moves };
  moves.set(first, sure);
  return { ...sure, best: first, forced, moves };
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
