/**
 * What tells players apart: a colour as a CSS variable, and beside it a shape and a letter for
 * people who cannot tell the colours apart. Nothing here draws.
 */

export type Shape = "disc" | "triangle" | "square" | "diamond";

export interface Mark {
  /** The CSS variable of the colour, and that of what is written on it. */
  fill: string;
  ink: string;
  shape: Shape;
  symbol: string;
  /** The colour's name, and the letter that stands for it. */
  nameId: string;
  letterId: string;
}

const RED: Mark = {
  fill: "--seat-0",
  ink: "--seat-0-ink",
  shape: "disc",
  symbol: "●",
  nameId: "colour-red",
  letterId: "board-letter-red",
};
const BLUE: Mark = {
  fill: "--seat-1",
  ink: "--seat-1-ink",
  shape: "triangle",
  symbol: "▲",
  nameId: "colour-blue",
  letterId: "board-letter-blue",
};
const YELLOW: Mark = {
  fill: "--seat-2",
  ink: "--seat-2-ink",
  shape: "square",
  symbol: "■",
  nameId: "colour-yellow",
  letterId: "board-letter-yellow",
};
const GREEN: Mark = {
  fill: "--seat-3",
  ink: "--seat-3-ink",
  shape: "diamond",
  symbol: "◆",
  nameId: "colour-green",
  letterId: "board-letter-green",
};

/** The marks of the four colours, in the order of seats where seats have colours of their own. */
export const SEAT_MARKS: readonly [Mark, Mark, Mark, Mark] = [RED, BLUE, YELLOW, GREEN];

/** The mark of a seat whose colour goes by its number. */
export const seatMark = (seat: number): Mark => SEAT_MARKS[seat] ?? RED;

export const fillOf = (mark: Mark | null): string => `var(${mark?.fill ?? "--lid"})`;
export const inkOf = (mark: Mark | null): string => `var(${mark?.ink ?? "--lid-ink"})`;
