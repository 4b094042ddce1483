/** A position of Dockers as it is drawn: what its row says, by crates and seats. No rules. */
import { type Position, wordsOf } from "../../board/position";
import { cell } from "../../play/engine";
import type { Position as Rowed } from "../../play/family";
import { blockOf } from "./blocks";
import type { StoredGroup } from "./events";
import { readPosition } from "./form";
import * as c from "./layout";
import { facesOf, placeOf } from "./numbers";

/** A face: a lid, or red, blue, yellow, green. */
export type Colour = (typeof c.COLOUR_LETTERS)[number];
/** The order of faces in the text form. */
export const FACES = ["up", "down", "north", "east", "south", "west"] as const;
export type Face = (typeof FACES)[number];

export interface Crate {
  code: string;
  x: number;
  y: number;
  floor: number;
  faces: Readonly<Record<Face, Colour>>;
}

export interface DockersPosition extends Position {
  family: "dockers";
  /** Colour by seat. */
  colours: readonly Colour[];
  /** Moves made in this turn, 0 to 3; 3 means that Customs is due. */
  moves: number;
  customs: string | null;
  scores: readonly number[];
  turns: number;
  crates: readonly Crate[];
  /** The groups that are stored (CR-7); the rules say so. */
  groups?: readonly StoredGroup[];
}

export const readDockers = (text: string): DockersPosition => viewOf(readPosition(wordsOf(text)));

export function viewOf({ game, row }: Rowed): DockersPosition {
  const { codes } = blockOf(game.options.layout ?? "");
  const seats = Array.from({ length: game.players }, (_, seat) => seat);
  const turn = cell(row, c.TURN);
  return {
    family: "dockers",
    edition: game.edition,
    players: game.players,
    colours: seats.map((seat) => c.COLOUR_LETTERS[cell(row, c.COLOUR + seat)] ?? "."),
    turn: turn === c.NOBODY ? null : turn,
    moves: cell(row, c.MOVES),
    customs: codes[cell(row, c.CUSTOMS)] ?? null,
    scores: seats.map((seat) => cell(row, c.SCORE + seat)),
    turns: cell(row, c.TURNS),
    crates: codes.map((code, i) => crateOf(code, cell(row, c.CRATE + i))),
  };
}

function crateOf(code: string, number: number): Crate {
  const [x, y, floor] = placeOf(number);
  return { code, x, y, floor, faces: facesFrom(facesOf(number)) };
}

/** Six letters as the faces that they represent. */
export function facesFrom(letters: string): Record<Face, Colour> {
  return Object.fromEntries(FACES.map((face, i) => [face, letters[i] ?? "."])) as Record<
    Face,
    Colour
  >;
}

/** Crates of each ground cell, from the bottom up, by "x,y". */
export function columns(position: DockersPosition): Map<string, Crate[]> {
  const found = new Map<string, Crate[]>();
  for (const crate of [...position.crates].sort((a, b) => a.floor - b.floor)) {
    const key = `${crate.x},${crate.y}`;
    found.set(key, [...(found.get(key) ?? []), crate]);
  }
  return found;
}
