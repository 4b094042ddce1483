/**
 * What can be reached on a board, drawn or not: the cells of its grids, the pieces beside it, the
 * handles of a picked piece and the options of the next choice. The plan lays them over its
 * drawing, the keyboard's mirror of the board in space lists them: both pick the same tokens.
 */

import type { Choice, Token } from "../board/choice";
import type { BoardMove } from "../board/facts";
import type { BoardProps } from "../board/types";
import type { Text } from "../text";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A cell of a grid, in drawing units. */
export interface Spot extends Box {
  id: string;
  /** What picking it means; null where nothing stands. */
  token: Token | null;
  label: string;
  /** A short name for lists without a drawing. */
  short: string;
  /** What picking it means instead, where a free cell represents a direction. */
  via?: Token | undefined;
}

export interface Grid {
  id: string;
  label: string;
  rows: readonly (readonly Spot[])[];
}

/** A button that is not part of a grid. */
export interface Piece extends Box {
  token: Token;
  label: string;
  short: string;
  /** Not drawn: the button shows its own words. */
  written?: boolean;
}

export interface Options {
  label: string;
  /** The cell that they belong to. */
  near: Box;
  tokens: readonly { token: Token; label: string; short: string }[];
}

export interface Sheet {
  width: number;
  height: number;
  grids: readonly Grid[];
  /** Pieces beside the board: the hand, the blocker, the Customs token. */
  beside: readonly Piece[];
  /** Handles of the picked piece: directions and the pivot. */
  handles: readonly Piece[];
  options: Options | null;
  /** What dropping a dragged cell on another one picks; null where cells are not dragged. */
  drop: ((from: Spot, to: Spot) => Token | null) | null;
}

/** What a sheet is made from. */
export type SheetProps = Pick<BoardProps, "choice" | "view" | "names" | "inside"> & {
  t: Text;
  /** Width by height of the room there is. */
  aspect: number;
  /** Whether the die waits to be thrown here. */
  canRoll: boolean;
};

/** The die beside the board, which is thrown. No move of any game is written with a space. */
export const ROLL = "the die";

/** The move that pointing at a token shows: the only one, or the way all of them share. */
export function pointedMove(choice: Choice, token: Token | null): BoardMove | null {
  const moves = token === null ? undefined : choice.next.get(token);
  if (!moves?.length) return null;
  return moves.length === 1 || choice.picked.length > 0 ? (moves[0] ?? null) : null;
}

/** What a label says beside what stands there: picked, to be picked, to be reached. */
export function stateOf(
  choice: Choice,
  token: Token | null,
  t: Text,
  /** Whether what can be picked next begins a move. */
  starts = choice.picked.length === 0,
): string {
  if (token === null) return "";
  if (choice.picked.includes(token)) return t("board-picked");
  if (!choice.next.has(token)) return "";
  return t(starts ? "board-can-pick" : "board-can-go");
}

/** Nothing to pick, as while something moves. */
export const nothing = (choice: Choice): Choice => ({ ...choice, picked: [], next: new Map() });

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(", ");

export function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
