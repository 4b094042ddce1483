/** A position of Doce as it is drawn: what its row says, by squares and seats. No rules. */
import { type Position, wordsOf } from "../../board/position";
import { cell } from "../../play/engine";
import type { Position as Rowed } from "../../play/family";
import { diceLeft, pieceOn, readPosition } from "./form";
import * as r from "./layout";

export type DoceSquare =
  | { kind: "empty" }
  | { kind: "die"; seat: number; face: number }
  | { kind: "blocker"; seat: number };

export interface DocePosition extends Position {
  family: "doce";
  players: 2;
  /** a1 to e5. */
  squares: readonly DoceSquare[];
  /** A blocker was played in this turn: a die is still due. */
  blocked: boolean;
  dice: readonly number[];
  /** Whether each seat still holds its blocker. */
  blockers: readonly boolean[];
  /** The square of each seat's last die while its zone is in force. */
  last: readonly (string | null)[];
  round: number;
  starter: number;
  totals: readonly number[];
}

export const DOCE_SQUARES: readonly string[] = r.SQUARE_NAMES;
const SEATS = [0, 1] as const;

export const readDoce = (text: string): DocePosition => viewOf(readPosition(wordsOf(text)));

export function viewOf({ game, row }: Rowed): DocePosition {
  const turn = cell(row, r.TURN);
  return {
    family: "doce",
    edition: game.edition,
    players: 2,
    squares: DOCE_SQUARES.map((_, square) => squareOf(pieceOn(row, square))),
    turn: turn === r.NOBODY ? null : turn,
    blocked: cell(row, r.MID) !== 0,
    dice: SEATS.map((seat) => diceLeft(row, seat)),
    blockers: SEATS.map((seat) => cell(row, r.BLOCKER + seat) === 0),
    last: SEATS.map((seat) => DOCE_SQUARES[cell(row, r.LAST + seat)] ?? null),
    round: cell(row, r.ROUND),
    starter: cell(row, r.STARTER),
    totals: SEATS.map((seat) => cell(row, r.TOTAL + seat)),
  };
}

/** What lies on a square, from its text: `A4`, `B#`, `.`. */
function squareOf(text: string): DoceSquare {
  const [letter = "", what = ""] = text;
  if (text === ".") return { kind: "empty" };
  const seat = (r.LETTERS as readonly string[]).indexOf(letter);
  return what === "#" ? { kind: "blocker", seat } : { kind: "die", seat, face: Number(what) };
}
