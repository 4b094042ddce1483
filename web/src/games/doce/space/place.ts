/** Where things of Doce lie. Pure geometry. */

import type { TableSide } from "../../../board/sides";
import type { Point } from "../../../three/fit";
import { atSide } from "../../../three/seats";
import { DOCE_SQUARES } from "../position";

export const DIE = 0.7;
export const STOCK = 0.36;
export const BOARD = 5.75;
export const GROUND = -0.3;
const OUT = BOARD / 2 + 0.42;

export function squareIndex(square: string): number {
  return DOCE_SQUARES.indexOf(square);
}

/** The middle of a square, on the board. */
export function middle(square: number): Point {
  return { x: (square % 5) - 2, y: 0, z: 2 - Math.floor(square / 5) };
}

/** A die still to be placed. */
export function stockSpot(side: TableSide, index: number): Point {
  return atSide(side, (index - 5) * (STOCK + 0.06) - 0.35, GROUND + STOCK / 2, OUT);
}

export function blockerSpot(side: TableSide): Point {
  return atSide(side, BOARD / 2 - 0.45, GROUND, OUT);
}

/** The places of the six faces round a square: the one at the top, then clockwise. */
export function wheelSpots(radius: number): { x: number; y: number }[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = Math.PI / 2 - (i * Math.PI) / 3;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
}
