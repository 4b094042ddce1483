/** Places at the sides of the table, for every game's picture. */
import type { TableSide } from "../board/sides";
import type { Point } from "./fit";

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
