/** Docker's games and first positions. */
import { cell, type Row } from "../../play/engine";
import {
  checkCap,
  checkStarter,
  type Deal,
  type Game,
  refuseOption,
  type Variants,
} from "../../play/family";
import type { Below } from "../../play/random";
import * as r from "./layout";

const MOST_TURNS = 1_000_000;

export const VARIANTS: Variants = {
  name: "docker",
  editions: r.EDITIONS,
  playerCounts: r.PLAYER_COUNTS,
  options: r.OPTIONS,
  checkOption(name, value) {
    if (name === "cap") return checkCap(value, MOST_TURNS);
    return refuseOption(name, VARIANTS.options[name] ?? [], value);
  },
};

/** Return a row with the setup in it, an empty board, and nothing in hand. */
export function emptyRow(game: Game): Row {
  const row = new Int32Array(r.ROW_SIZE);
  row[r.EDITION] = VARIANTS.editions.indexOf(game.edition);
  row[r.PLAYERS] = game.players;
  row[r.CARDS] = Number(game.options.chance === "cards");
  row[r.REVISIT] = Number(game.options.revisit === "start");
  row[r.CAP] = Number(game.options.cap);
  row.fill(1, r.STACK, r.STACK + r.SQUARES);
  return row;
}

/** Return how many containers each player has. */
export function containersOf(row: Row): number {
  return r.CONTAINERS[cell(row, r.PLAYERS)]?.[cell(row, r.EDITION)] ?? 0;
}

/** Draw the starting seat; canonically seat 0 begins. */
export function deal(game: Game, draw: Below | null): Deal {
  return { starter: String(draw?.(game.players) ?? 0) };
}

/** Return the first position: an empty board, all containers in hand. */
export function start(game: Game, dealt: Deal): Row {
  const row = emptyRow(game);
  row[r.TURN] = checkStarter(dealt, game.players);
  row.fill(containersOf(row), r.HAND, r.HAND + game.players);
  if (row[r.CARDS]) row.fill(r.ALL_CARDS, r.HELD, r.HELD + game.players);
  return row;
}
