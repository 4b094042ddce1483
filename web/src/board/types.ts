/** What every board is handed, be it drawn in space or as a plan. A board knows no rules. */

import type { Text } from "../text";
import type { Choice, Token } from "./choice";
import type { BoardMove, Fact, PathStep } from "./facts";
import type { Position } from "./position";

/** Something that has just happened, to be shown moving. A new `key` starts it; keys rise. */
export interface Motion<P extends Position = Position> {
  key: number;
  before: P;
  facts: readonly Fact[];
  /** Who moved; null for the start of the game. */
  seat: number | null;
  /** The face, if this is a roll. */
  roll: number | null;
  /** Whether the roll counts; one that allows no move may not (DK-7). */
  counts: boolean;
}

/** The last turn that was made; it stays marked until the next move. */
export interface LastTurn {
  seat: number;
  /** The facts of its moves, in order. */
  facts: readonly Fact[];
}

/** How the board is looked at; the person's business, not the game's. */
export interface BoardView {
  /** Quarter turns of the board, clockwise seen from above. */
  turned: number;
  /** Those of them that bring the viewer's own side to the bottom. */
  home: number;
  /** Rises when the camera is to go back to where it stood at first. */
  resets: number;
  /** Lift the floors apart, where there are floors. */
  lifted: boolean;
  /** See through what hides. */
  xray: boolean;
  /** Letters and patterns on faces beside colours. */
  marks: boolean;
  /** Fewer and shorter movements. */
  calm: boolean;
  /** Drawn with less: no shadows, no smoothing. */
  light: boolean;
}

/** A move that is pointed out on the board, as an arrow along its way. */
export interface Arrow {
  /** The tokens of the move, from where to where. A nudge has only the first: what to move. */
  tokens: readonly Token[];
  /** The way, where the game has ways; empty for a nudge. */
  steps: readonly PathStep[];
  kind: "best" | "played" | "nudge";
  /** In a turn of several moves: which one this is, and what the turn has done up to and with it. */
  inTurn?: { order: number; facts: readonly Fact[] };
}

export interface BoardProps<P extends Position = Position> {
  position: P;
  motion: Motion<P> | null;
  /** The motion with this key, and all before it, have been shown. Every motion is reported. */
  done: (key: number) => void;
  /** What can be picked now, by the person who acts on this device. */
  choice: Choice;
  /** Something was picked, by click, drag, key or voice. The board never decides what it means. */
  pick: (token: Token) => void;
  /** Something was clicked that never is part of a move. */
  miss?: (() => void) | undefined;
  /** Put down what is picked (Escape). Without it the board picks the last token once more. */
  putDown?: () => void;
  /** The token under the pointer or the focus, by mouse, drag or key. */
  pointed: Token | null;
  point: (token: Token | null) => void;
  /** The move that follows from what is pointed at, whose way is to be shown; null for none. */
  preview: BoardMove | null;
  /** What was done last, before anything is done now. */
  lastTurn: LastTurn | null;
  /** Moves that are pointed out: a hint, what was played, what would have been better. */
  arrows?: readonly Arrow[] | undefined;
  view: BoardView;
  /** Whether the table may look inside the block (CR-11). */
  inside: boolean;
  names: readonly string[];
  /** Texts in the reader's language. */
  t: Text;
  /** What a token that can be picked next is worth, in a few characters: on the analysis board. */
  values?: ReadonlyMap<Token, string> | undefined;
  /** Throws the die that lies beside the board; only while someone here has to roll. */
  roll?: (() => void) | undefined;
  /** The board in space cannot be drawn, or no longer: show the plan. */
  failed?: (() => void) | undefined;
}
