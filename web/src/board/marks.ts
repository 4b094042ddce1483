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
  /** The colour's name, and the letter that represents it. */
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

const BLACK: Mark = {
  fill: "--piece-black",
  ink: "--piece-black-ink",
  shape: "disc",
  symbol: "●",
  nameId: "colour-black",
  letterId: "board-letter-black",
};
const WHITE: Mark = {
  fill: "--piece-white",
  ink: "--piece-white-ink",
  shape: "triangle",
  symbol: "▲",
  nameId: "colour-white",
  letterId: "board-letter-white",
};

/** Colours of pieces in the boxes, by the letters that tables have for them. */
export const COLOUR_MARKS: Readonly<Record<string, Mark>> = {
  r: RED,
  b: BLUE,
  y: YELLOW,
  g: GREEN,
  k: BLACK,
  w: WHITE,
};

/** The marks of the four colours, in the order of seats where seats have colours of their own. */
export const SEAT_MARKS: readonly [Mark, Mark, Mark, Mark] = [RED, BLUE, YELLOW, GREEN];

let worn: readonly string[] = [];

/** Say which colours the players of the table that is shown have in front of them, as letters by
 * seat: with a real box they choose. Null: everybody has the colour of their seat. */
export function wearColours(colours: readonly string[] | null): void {
  worn = colours ?? [];
}

/** The marks of one or two colours, given as letters. */
export function marksOf(letters: string): Mark[] {
  return [...letters].flatMap((letter) => COLOUR_MARKS[letter] ?? []);
}

/** The mark of a seat: its shape goes by its number, and so does its colour unless another one was
 * chosen for the table that is shown. */
export function seatMark(seat: number): Mark {
  const own = SEAT_MARKS[seat] ?? RED;
  const [colour] = marksOf(worn[seat] ?? "");
  return colour ? { ...colour, shape: own.shape, symbol: own.symbol } : own;
}

export const fillOf = (mark: Mark | null): string => `var(${mark?.fill ?? "--lid"})`;
export const inkOf = (mark: Mark | null): string => `var(${mark?.ink ?? "--lid-ink"})`;
