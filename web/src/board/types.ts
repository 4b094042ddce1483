/** What every board is handed, be it drawn in space or as a plan. A board knows no rules. */

import type { Position } from "../position";
import type { Fact, LegalMove } from "../protocol";
import type { Choice, Token } from "./choice";

/** Something that has just happened, to be shown moving. A new `key` starts it. */
export interface Motion {
  key: number;
  before: Position;
  facts: readonly Fact[];
  /** Who moved; null for a roll. */
  seat: number | null;
  /** The face, if this is a roll. */
  roll: number | null;
}

/** How the board is looked at; the person's business, not the game's. */
export interface BoardView {
  /** Quarter turns of the board, clockwise seen from above. */
  turned: number;
  /** Those of them that bring the viewer's own side to the bottom. */
  home: number;
  /** Lift the floors apart (Dockers). */
  lifted: boolean;
  /** See through what hides (Dockers). */
  xray: boolean;
  /** Letters and patterns on faces beside colours. */
  marks: boolean;
  /** Fewer and shorter movements. */
  calm: boolean;
  /** Drawn with less: no shadows, no smoothing. */
  light: boolean;
}

export interface BoardProps {
  position: Position;
  motion: Motion | null;
  /** What can be picked now, by whoever acts on this device. */
  choice: Choice;
  /** Something was picked, by click, drag, key or voice. The board never decides what it means. */
  pick: (token: Token) => void;
  /** Put down what is picked (Escape). Without it the board picks the last token once more. */
  putDown?: () => void;
  /** A move pointed at, whose way is to be shown; null for none. */
  preview: LegalMove | null;
  setPreview: (move: LegalMove | null) => void;
  view: BoardView;
  /** Whether the table may look inside the block (CR-11). */
  inside: boolean;
  names: readonly string[];
  /** Stored groups (Dockers), zones and lines (Doce), entries (Docker), from the server. */
  scene: Scene | null;
  /** Throws the die that lies beside the board; only while someone here has to roll. */
  roll?: (() => void) | undefined;
  /** The board in space cannot be drawn, or no longer: show the plan. */
  failed?: (() => void) | undefined;
}

/** What the server says about a position for drawing it (`POST /api/v1/draw`). */
export interface Scene {
  position: string;
  /** Dockers: groups that are stored. */
  stored?: readonly { crates: readonly string[]; colour: string; floor: number }[];
  /** Dockers: faces of each crate that can be seen from outside. */
  visible?: Readonly<Record<string, readonly string[]>>;
  /** Dockers: the port that each crate is named after, by code. */
  ports?: Readonly<Record<string, string>>;
  /** Doce: the squares of each seat's zone. */
  zones?: readonly (readonly string[])[];
  /** Doce: squares of lines that have won. */
  lines?: readonly (readonly string[])[];
  /** Docker: entry squares by seat. */
  entries?: readonly (readonly string[])[];
}
