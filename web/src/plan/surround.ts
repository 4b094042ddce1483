import type { Box } from "./sheet";
import { screenSideOfSeat } from "./turning";

export interface Surround {
  width: number;
  height: number;
  board: Box;
  /** The tray of a seat, and whether it lies along the top or the bottom of the screen. */
  tray: (seat: number) => Box & { flat: boolean };
}

/** A square board of a size with a quay around it, and trays on the sides where someone sits. */
export function surround(
  players: number,
  turned: number,
  size: number,
  quay: number,
  depth: number,
): Surround {
  const sideOf = (seat: number) => screenSideOfSeat(seat, players, turned);
  const used = new Set(Array.from({ length: players }, (_, seat) => sideOf(seat)));
  const margin = (side: number) => quay + (used.has(side) ? depth + 4 : 4);
  const board = { x: margin(3), y: margin(0), width: size, height: size };
  const width = board.x + size + margin(1);
  const height = board.y + size + margin(2);
  return {
    width,
    height,
    board,
    tray: (seat) => {
      const side = sideOf(seat);
      const flat = side % 2 === 0;
      if (flat) {
        const y = side === 0 ? 2 : height - 2 - depth;
        return { x: board.x, y, width: size, height: depth, flat };
      }
      const x = side === 3 ? 2 : width - 2 - depth;
      return { x, y: board.y, width: depth, height: size, flat };
    },
  };
}
