/**
 * What tells players apart: a colour as a CSS variable, and beside it a shape and a letter for
 * people who cannot tell the colours apart. Nothing here draws.
 */
import type { Colour, Position } from "../position";
import type { Text } from "../text";

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

/** The marks of seats where seats have colours of their own (Docker, Doce). */
export const SEAT_MARKS: readonly [Mark, Mark, Mark, Mark] = [RED, BLUE, YELLOW, GREEN];

/** The marks of a crate's coloured faces; a lid has none. */
export const FACE_MARKS: Readonly<Record<Exclude<Colour, ".">, Mark>> = {
  r: RED,
  b: BLUE,
  y: YELLOW,
  g: GREEN,
};

export function markOfFace(colour: Colour): Mark | null {
  return colour === "." ? null : FACE_MARKS[colour];
}

/** The mark of a seat: in Dockers that of the colour it has drawn. */
export function markOfSeat(position: Position, seat: number): Mark {
  if (position.family === "dockers") {
    return markOfFace(position.colours[seat] ?? ".") ?? RED;
  }
  return SEAT_MARKS[seat] ?? RED;
}

export const fillOf = (mark: Mark | null): string => `var(${mark?.fill ?? "--lid"})`;
export const inkOf = (mark: Mark | null): string => `var(${mark?.ink ?? "--lid-ink"})`;

export function seatColour(position: Position, seat: number, t: Text): string {
  return t(markOfSeat(position, seat).nameId);
}

export function faceColour(colour: Colour, t: Text): string {
  return t(markOfFace(colour)?.nameId ?? "colour-lid");
}
