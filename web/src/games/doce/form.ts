/** Doce in text: moves and positions, read and written (rulebook sections 3 and 5). */
import { saySeat } from "../../board/sides";
import { cell, type Row } from "../../play/engine";
import { FormError, quote } from "../../play/errors";
import { findGame, gameName, type Position, splitName } from "../../play/family";
import { WordReader } from "../../play/words";
import * as r from "./layout";
import { emptyRow, VARIANTS } from "./setup";

const NAMES: readonly string[] = r.SQUARE_NAMES;
const LETTERS: readonly string[] = r.LETTERS;
const SEATS = [0, 1] as const;
const MOVE = /^(?:([a-e][1-5])=([1-6])|#([a-e][1-5]))$/;
const NUMBERS = /^(0|[1-9][0-9]{0,2}),(0|[1-9][0-9]{0,2})$/;

/** The words of a position after the grid, in order: their form and how to say it. */
const FIELDS = {
  turn: [/^(?:([01])(#?)|-)$/, "0 or 1, '0#' after a blocker, '-' at the end"],
  dice: [NUMBERS, "the dice left by seat, as in 7,7"],
  blockers: [/^([01])([01])$/, "1 for a blocker still held, by seat, as in 01"],
  last: [/^([a-e][1-5]|-),([a-e][1-5]|-)$/, "the marked dice by seat, as in c3,-"],
  round: [/^([1-4])$/, "1 to 4"],
  starter: [/^([01])$/, "0 or 1"],
  totals: [NUMBERS, "the points by seat, as in 14,0"],
} as const;
type Fields = Record<keyof typeof FIELDS, RegExpExecArray>;

/** Return `c3=5`, `#b2` or `pass`. */
export function writeAction(_position: Position, action: number): string {
  if (action === r.PASS) return "pass";
  if (action >= r.FIRST_BLOCKER) return `#${NAMES[action - r.FIRST_BLOCKER]}`;
  return `${NAMES[Math.floor(action / r.FACES)]}=${(action % r.FACES) + 1}`;
}

/** Read a move's text; throws `FormError` saying what a move looks like. */
export function readAction(_position: Position, text: string): number {
  if (text === "pass") return r.PASS;
  const match = MOVE.exec(text);
  if (!match)
    throw new FormError(
      "move",
      `${quote(text)} is not a move; moves look like 'c3=5', '#b2' or 'pass'`,
    );
  const [, square = "", face, blocked] = match;
  if (blocked) return r.FIRST_BLOCKER + NAMES.indexOf(blocked);
  return r.FACES * NAMES.indexOf(square) + Number(face) - 1;
}

/** Return what lies on a square, as in a position's text: `A4`, `B#`, or `.` for nothing. */
export function pieceOn(row: Row, square: number): string {
  const on = (index: number): number => (cell(row, index) >> square) & 1;
  for (const seat of SEATS) {
    const face = on(r.FACE) + 2 * on(r.FACE + 1) + 4 * on(r.FACE + 2);
    if (on(r.DICE + seat)) return `${LETTERS[seat]}${face}`;
    if (on(r.BLOCKER + seat)) return `${LETTERS[seat]}#`;
  }
  return ".";
}

/** Return how many dice a seat has not placed. */
export function diceLeft(row: Row, seat: number): number {
  let left: number = r.DICE_EACH;
  for (let dice = cell(row, r.DICE + seat); dice; dice &= dice - 1) left--;
  return left;
}

/** Return the position as one line of text. */
export function writePosition({ game, row }: Position): string {
  const turn = row[r.TURN] === r.NOBODY ? "-" : `${row[r.TURN]}${row[r.MID] ? "#" : ""}`;
  const last = SEATS.map((seat) => NAMES[cell(row, r.LAST + seat)] ?? "-");
  const words = [
    gameName(game),
    NAMES.map((_, square) => pieceOn(row, square)).join(","),
    `turn:${turn}`,
    `dice:${diceLeft(row, 0)},${diceLeft(row, 1)}`,
    `blockers:${SEATS.map((seat) => Number(row[r.BLOCKER + seat] === 0)).join("")}`,
    `last:${last.join(",")}`,
    `round:${row[r.ROUND]}`,
    `starter:${row[r.STARTER]}`,
    `totals:${row[r.TOTAL]},${row[r.TOTAL + 1]}`,
  ];
  if (row[r.LEFT]) words.push(`left:${cell(row, r.LEFT) - 1}`);
  return words.join(" ");
}

/** Read a position; throws `FormError`. */
export function readPosition(words: readonly string[]): Position {
  const [name = "", ...rest] = words;
  const reader = new WordReader(rest);
  const game = reader.setup(() => findGame(VARIANTS, splitName(name)[1], null, {}));
  const grid = reader.next("the 25 squares");
  const fields = reader.fields(FIELDS);
  const left = reader.optional(/^left:([01])$/);
  reader.end("Doce");
  const row = emptyRow();
  readGrid(reader, grid, row);
  readHands(reader, fields, row);
  readRound(fields, row);
  row[r.LEFT] = left ? 1 + Number(left[1]) : 0;
  return { game, row };
}

function readGrid(reader: WordReader, grid: string, row: Row): void {
  const squares = grid.split(",");
  if (squares.length !== r.SQUARES)
    reader.fail(`the grid has 25 squares, a1 to e5, not ${squares.length}`, "DC-1", {
      id: "cannot-doce-squares",
    });
  for (const [square, found] of squares.entries()) {
    if (found === ".") continue;
    const name = NAMES[square];
    const match = /^([AB])([1-6#])$/.exec(found);
    if (!match)
      reader.refuse(found, `${name} is '.', or A or B with a face or '#'; not ${quote(found)}`);
    const [, letter = "", face = ""] = match ?? [];
    const seat = LETTERS.indexOf(letter);
    const add = (index: number): void => {
      row[index] = cell(row, index) | (1 << square);
    };
    if (face !== "#") {
      add(r.DICE + seat);
      for (const digit of [0, 1, 2]) if ((Number(face) >> digit) & 1) add(r.FACE + digit);
    } else if (row[r.BLOCKER + seat])
      reader.fail(`seat ${seat} has one blocker, and ${name} shows a second`, "", {
        id: "cannot-doce-blockers",
        args: { who: saySeat(seat, 2) },
      });
    else add(r.BLOCKER + seat);
  }
}

/** Check that the hands are what the grid leaves. */
function readHands(reader: WordReader, fields: Fields, row: Row): void {
  for (const seat of SEATS) {
    const left = diceLeft(row, seat);
    const said = fields.dice[1 + seat];
    if (left < 0 || Number(said) !== left)
      reader.fail(
        `seat ${seat} has ${r.DICE_EACH} dice;` +
          ` ${r.DICE_EACH - left} on the grid and ${said} left are not that`,
        "",
        {
          id: "cannot-doce-dice",
          args: { who: saySeat(seat, 2), all: r.DICE_EACH, placed: r.DICE_EACH - left },
        },
      );
    if ((fields.blockers[1 + seat] === "1") !== (row[r.BLOCKER + seat] === 0))
      reader.fail(`seat ${seat} has one blocker, either on the grid or still held`, "", {
        id: "cannot-doce-blockers",
        args: { who: saySeat(seat, 2) },
      });
  }
}

function readRound(fields: Fields, row: Row): void {
  row[r.TURN] = fields.turn[0] === "-" ? r.NOBODY : Number(fields.turn[1]);
  row[r.MID] = Number(fields.turn[2] === "#");
  row[r.ROUND] = Number(fields.round[1]);
  row[r.STARTER] = Number(fields.starter[1]);
  for (const seat of SEATS) {
    const last = fields.last[1 + seat] ?? "-";
    row[r.LAST + seat] = last === "-" ? r.NO_SQUARE : NAMES.indexOf(last);
    row[r.TOTAL + seat] = Number(fields.totals[1 + seat]);
  }
}
