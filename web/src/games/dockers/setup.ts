/** Dockers' games and first positions. */
import type { Row } from "../../play/engine";
import { FormError, quote } from "../../play/errors";
import {
  checkCap,
  checkStarter,
  type Deal,
  type Game,
  refuseOption,
  type Variants,
} from "../../play/family";
import { type Below, shuffle } from "../../play/random";
import { blockOf, checkLayout } from "./blocks";
import * as c from "./layout";
import { makeCrate } from "./numbers";

const MOST_TURNS = 1_000_000;
const LETTERS: readonly string[] = c.COLOUR_LETTERS;
const COLOURS = LETTERS.slice(1);

export const VARIANTS: Variants = {
  name: "dockers",
  editions: c.EDITIONS,
  playerCounts: c.PLAYER_COUNTS,
  options: c.OPTIONS,
  checkOption(name, value) {
    if (name === "cap") return checkCap(value, MOST_TURNS);
    if (name === "floors") return checkFloors(value);
    if (name === "layout") return checkLayout(value);
    return refuseOption(name, VARIANTS.options[name] ?? [], value);
  },
};

function checkFloors(value: string): string {
  if ([...value].sort().join("") === "012") return value;
  throw new FormError(
    "setup",
    `floors is an order of the floors 0, 1 and 2, as in 012; got ${quote(value)}`,
  );
}

/** Draw the starting seat and the colours; canonically seat 0 and red, blue, yellow, green. */
export function deal(game: Game, draw: Below | null): Deal {
  const colours = draw ? shuffle(COLOURS, draw) : COLOURS;
  return {
    starter: String(draw?.(game.players) ?? 0),
    colours: colours.slice(0, game.players).join(""),
  };
}

/** Refuse colours unless there is one of their own for every player. */
export function checkColours(game: Game, colours: string): void {
  const letters = [...colours];
  const isRight =
    letters.length === game.players &&
    new Set(letters).size === letters.length &&
    letters.every((letter) => COLOURS.includes(letter));
  if (!isRight)
    throw new FormError(
      "setup",
      `colours are ${game.players} different letters of ${COLOURS.join("")}, by seat;` +
        ` got ${quote(colours)}`,
    );
}

/** Write the colours of the seats into a row. */
export function putColours(row: Row, colours: string): void {
  for (const [seat, letter] of [...colours].entries())
    row[c.COLOUR + seat] = LETTERS.indexOf(letter);
}

/** Return a row with the options in it and the block as it starts, lids up. */
export function emptyRow(game: Game): Row {
  const { cap, joined, finish, floors = "", layout = "" } = game.options;
  if (Number(cap) % game.players)
    throw new FormError(
      "setup",
      `CR-10: cap is a multiple of the ${game.players} players; got ${cap}`,
    );
  const row = new Int32Array(c.ROW_SIZE);
  row[c.PLAYERS] = game.players;
  row[c.JOINED] = joined === "move" ? c.BY_MOVE : c.BY_TURN;
  row[c.FINISH] = finish === "stuck" ? c.STUCK : c.MUST;
  row[c.CAP] = Number(cap);
  row[c.CUSTOMS] = c.NO_CRATE;
  for (const [i, { x, y, floor, faces }] of blockOf(layout).crates.entries())
    row[c.CRATE + i] = makeCrate([x, y, floors.indexOf(String(floor))], faces);
  return row;
}

/** Return the first position: the whole block, Customs beside the board. */
export function start(game: Game, dealt: Deal): Row {
  const starter = checkStarter(dealt, game.players);
  const { colours = "" } = dealt;
  checkColours(game, colours);
  const row = emptyRow(game);
  row[c.TURN] = starter;
  putColours(row, colours);
  return row;
}
