/** Where everybody sits: seats go clockwise from the south (DK-1). */
import type { Said } from "../text/said";

/** 0 south, 1 west, 2 north, 3 east. */
export type TableSide = 0 | 1 | 2 | 3;
export const SIDE_NAMES = ["south", "west", "north", "east"] as const;

const SEATS: Readonly<Record<number, readonly TableSide[]>> = {
  2: [0, 2],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
};

/** The side of the table that a seat is on. */
export function sideOfSeat(seat: number, players: number): TableSide {
  return SEATS[players]?.[seat] ?? 0;
}

/** A seat by its side of the table, in words. */
export function saySeat(seat: number, players: number): Said {
  return { id: `seat-${SIDE_NAMES[sideOfSeat(seat, players)]}` };
}

/** Quarter turns of the board, clockwise seen from above, that bring a side to the bottom. */
export function turnsToBottom(side: TableSide): number {
  return (4 - side) % 4;
}

/** The side that such turns bring to the bottom. */
export function sideAtBottom(turned: number): TableSide {
  return ([0, 3, 2, 1] as const)[((turned % 4) + 4) % 4] ?? 0;
}
