/**
 * Choosing a move by picking: every legal move is a short list of tokens (where from, where to, how
 * turned), and picking walks down the tree of those lists. The boards, the keyboard and the screen
 * reader all pick the same tokens. Each game says how its moves are cut into tokens.
 */
import type { BoardMove } from "./facts";

export type Token = string;

/** A legal move with its tokens. */
export interface Offer extends BoardMove {
  tokens: readonly Token[];
}

export interface Choice {
  /** What the player who acts on this device can play; empty if nobody here acts. */
  moves: readonly Offer[];
  picked: readonly Token[];
  /** Tokens that may come next, each with the moves it leads to. */
  next: ReadonlyMap<Token, readonly Offer[]>;
}

/** Legal moves, cut into tokens as their game does. */
export function offersOf(
  tokens: (move: string) => readonly Token[],
  moves: readonly BoardMove[],
): readonly Offer[] {
  return moves.map((move) => ({ ...move, tokens: tokens(move.text) }));
}

export function choose(moves: readonly Offer[], picked: readonly Token[] = []): Choice {
  const next = new Map<Token, Offer[]>();
  for (const move of moves) {
    const { tokens } = move;
    if (tokens.length <= picked.length || picked.some((token, i) => tokens[i] !== token)) continue;
    const token = tokens[picked.length] ?? "";
    const found = next.get(token);
    if (found) found.push(move);
    else next.set(token, [move]);
  }
  return { moves, picked, next };
}

export const NO_CHOICE: Choice = choose([]);

/** The move that is picked to its last token, if any. */
export function chosen({ moves, picked }: Choice): Offer | null {
  return (
    moves.find(
      ({ tokens }) =>
        tokens.length === picked.length && tokens.every((token, i) => picked[i] === token),
    ) ?? null
  );
}

export type Picked =
  | { kind: "picked"; picked: readonly Token[] }
  | { kind: "move"; move: Offer }
  | { kind: "refused"; tried: readonly Token[] };

/**
 * Pick a token: go on, or begin again with it, or learn that it leads nowhere (with the tokens that
 * were tried). Picking what is picked puts it down again.
 */
export function pick(choice: Choice, token: Token): Picked {
  const { moves, picked } = choice;
  if (picked.length && token === picked[picked.length - 1] && !choice.next.has(token)) {
    return { kind: "picked", picked: picked.slice(0, -1) };
  }
  const starts = choice.next.has(token) ? picked : [];
  const from = starts === picked ? choice : choose(moves);
  if (!from.next.has(token)) return { kind: "refused", tried: [...picked, token] };
  const then = choose(moves, [...starts, token]);
  const move = chosen(then);
  return move && then.next.size === 0
    ? { kind: "move", move }
    : { kind: "picked", picked: then.picked };
}
