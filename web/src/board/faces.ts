/**
 * Faces of crates as geometry, not as rules: which of them touch nothing and so can be seen, and
 * how they lie when the board or the crate is turned.
 */
import type { Crate, DockersPosition, Face } from "../position";
import type { Choice } from "./choice";
import type { BoardProps } from "./types";

/** The sides, clockwise from above. */
export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];
export const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

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
  const [dx, dy] = STEPS[face];
  return !crateAt(position, crate.x + dx, crate.y + dy, crate.floor);
}

/**
 * The crate that the player on this device is dropping, if any: whatever is picked next, it falls.
 * A choice belongs to the player who acts here, so nobody else has one.
 */
export function droppedCrate({ family, picked, next }: Choice): string | null {
  const [code] = picked;
  if (family !== "dockers" || code === undefined || next.size === 0) return null;
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
