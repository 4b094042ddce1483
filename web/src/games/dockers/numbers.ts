/** The numbers of a row of Dockers: crates, and the places that they left in this turn. */
import { cell, type Row } from "../../play/engine";
import * as c from "./layout";

/** x, y and floor. */
export type Place = readonly [x: number, y: number, floor: number];

/** A place that a crate, by its number, has left in this turn (CR-3). */
export interface Left {
  readonly crate: number;
  readonly place: Place;
}

const LETTERS: readonly string[] = c.COLOUR_LETTERS;
const LETTER_OF_FACE = 7;
/** How far below 0 a turn's moves lead at most. */
const BELOW = 3;

/** Return a crate's number. */
export function makeCrate([x, y, floor]: Place, faces: string): number {
  return (x + 32 * y) | (floor << c.CELL_BITS) | (facesFrom(faces) << c.FACES_AT);
}

/** Return six faces, written as in a position, as a number. */
function facesFrom(letters: string): number {
  return [...letters].reduce(
    (faces, letter, side) => faces | (LETTERS.indexOf(letter) << (c.FACE_BITS * side)),
    0,
  );
}

/** Return the six faces of a crate as letters. */
export function facesOf(number: number): string {
  return c.FACE_NAMES.map(
    (_, side) => LETTERS[(number >> (c.FACES_AT + c.FACE_BITS * side)) & LETTER_OF_FACE],
  ).join("");
}

/** Return where a crate lies. */
export function placeOf(number: number): Place {
  return [number & 31, (number >> 5) & 31, (number >> c.CELL_BITS) & 3];
}

/** Return a place that a crate has left as the number that a row holds. */
export function makeLeft({ crate, place: [x, y, floor] }: Left): number {
  return (x + 32 * y + c.OFFSET) | (floor << c.CELL_BITS) | (crate << c.FACES_AT);
}

/** Return the places left in this turn; x and y may be down to -3. */
export function leftIn(row: Row): Left[] {
  const found: Left[] = [];
  for (let i: number = c.BEEN; i < c.CRATE; i++) {
    const number = cell(row, i);
    if (!number) continue;
    const at = (number & c.CELL_MASK) - c.OFFSET;
    const x = ((at + BELOW) & 31) - BELOW;
    const place: Place = [x, (at - x) >> 5, (number >> c.CELL_BITS) & 3];
    found.push({ crate: number >> c.FACES_AT, place });
  }
  return found;
}
