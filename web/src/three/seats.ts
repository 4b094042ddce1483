/** Who sits where: seats go clockwise from the south (DK-1), for every game's picture. */
import type { Point } from "./fit";

/** 0 south, 1 west, 2 north, 3 east. */
export type TableSide = 0 | 1 | 2 | 3;

const SIDES: Readonly<Record<number, readonly TableSide[]>> = {
  2: [0, 2],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
};

export function sideOf(seat: number, players: number): TableSide {
  return SIDES[players]?.[seat] ?? 0;
}

/** A place given for the south, `x` to the right and `z` outwards, at another side. */
export function atSide(side: TableSide, x: number, y: number, z: number): Point {
  switch (side) {
    case 0:
      return { x, y, z };
    case 1:
      return { x: -z, y, z: x };
    case 2:
      return { x: -x, y, z: -z };
    case 3:
      return { x: z, y, z: -x };
  }
}
