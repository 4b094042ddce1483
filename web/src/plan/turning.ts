/** Where things stand on the screen when the board is turned. Sides: 0 north, 1 east, 2 south, 3 west. */
import { sideOfSeat } from "../board/sides";

export interface Cell {
  column: number;
  row: number;
}

/** A cell of a board `width` by `height`, x east and y north, after quarter turns clockwise. */
export function screenCell(
  x: number,
  y: number,
  width: number,
  height: number,
  turned: number,
): Cell {
  switch (quarter(turned)) {
    case 1:
      return { column: y, row: x };
    case 2:
      return { column: width - 1 - x, row: y };
    case 3:
      return { column: height - 1 - y, row: width - 1 - x };
    default:
      return { column: x, row: height - 1 - y };
  }
}

export const quarter = (turned: number): number => ((turned % 4) + 4) % 4;

/** The side of the screen (0 top, 1 right, 2 bottom, 3 left) where a side of the board lies. */
export const screenSide = (side: number, turned: number): number => quarter(side + turned);

/** The side of the board that lies at a side of the screen. */
export const boardSide = (screen: number, turned: number): number => quarter(screen - turned);

/** The side of the screen where a seat is. */
export function screenSideOfSeat(seat: number, players: number, turned: number): number {
  return screenSide(sideOfSeat(seat, players) + 2, turned);
}
