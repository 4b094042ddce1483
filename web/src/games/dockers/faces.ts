/**
 * Faces of crates as geometry, not as rules: which of them touch nothing and so can be seen, and
 * how they lie when the board or the crate is turned.
 */

import type { Choice, Token } from "../../board/choice";
import { type Mark, SEAT_MARKS } from "../../board/marks";
import type { BoardProps } from "../../board/types";
import type { Text } from "../../text";
import type { Colour, Crate, DockersPosition, Face } from "./position";

/** The sides, clockwise from above, with the letters that moves have for them. */
export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A step to each side, by its index in `SIDES`: x to the east, y to the north. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The step in a direction, given as a side or as its letter. */
export function stepTo(direction: Side | Direction): readonly [number, number] {
  const side = SIDES.indexOf(direction as Side);
  return STEPS[side >= 0 ? side : DIRECTIONS.indexOf(direction as Direction)] ?? [0, 0];
}

export const isDirection = (token: Token): token is Direction =>
  DIRECTIONS.includes(token as Direction);

/** The marks of a crate's coloured faces; a lid has none. */
const FACE_MARKS: Readonly<Record<Exclude<Colour, ".">, Mark>> = {
  r: SEAT_MARKS[0],
  b: SEAT_MARKS[1],
  y: SEAT_MARKS[2],
  g: SEAT_MARKS[3],
};

export function markOfFace(colour: Colour): Mark | null {
  return colour === "." ? null : FACE_MARKS[colour];
}

/** The mark of the colour that a seat has drawn. */
export function markOfSeat(position: DockersPosition, seat: number): Mark {
  return markOfFace(position.colours[seat] ?? ".") ?? SEAT_MARKS[0];
}

export function faceColour(colour: Colour, t: Text): string {
  return t(markOfFace(colour)?.nameId ?? "colour-lid");
}

export function crateAt(
  position: DockersPosition,
  x: number,
  y: number,
  floor: number,
): Crate | undefined {
  return position.crates.find((crate) => crate.x === x && crate.y === y && crate.floor === floor);
}

/** Whether nothing stands against a face; nobody sees below a crate. */
export function seesFace(position: DockersPosition, crate: Crate, face: Face): boolean {
  if (face === "down") return false;
  if (face === "up") return !crateAt(position, crate.x, crate.y, crate.floor + 1);
  const [dx, dy] = stepTo(face);
  return !crateAt(position, crate.x + dx, crate.y + dy, crate.floor);
}

/**
 * The crate that the player on this device is dropping, if any: whatever is picked next, it falls.
 * A choice belongs to the player who acts here, so nobody else has one.
 */
export function droppedCrate({ picked, next }: Choice): string | null {
  const [code] = picked;
  if (code === undefined || next.size === 0) return null;
  const moves = [...next.values()].flat();
  return moves.every(({ text }) => text.startsWith(`${code}v`)) ? code : null;
}

/** Whether all faces of a crate may be looked at: of any in an open game, else of the one that is
 * being dropped (CR-11). */
export function mayInspect(
  { inside, choice }: Pick<BoardProps, "inside" | "choice">,
  code: string,
): boolean {
  return inside || droppedCrate(choice) === code;
}

/** What belongs to the faces, after quarter turns clockwise as in a fall or a pivot. */
export function turnedFaces<Value>(
  faces: Readonly<Record<Face, Value>>,
  quarters: number,
): Record<Face, Value> {
  const turned = { ...faces };
  SIDES.forEach((side, i) => {
    turned[SIDES[(i + quarters) % 4] ?? side] = faces[side];
  });
  return turned;
}
