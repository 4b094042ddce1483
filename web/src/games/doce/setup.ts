/** Doce's games and first positions. */
import type { Row } from "../../play/engine";
import { FormError, quote } from "../../play/errors";
import type { Deal, Game, Variants } from "../../play/family";
import type { Below } from "../../play/random";
import * as r from "./layout";

export const VARIANTS: Variants = {
  name: "doce",
  editions: r.EDITIONS,
  playerCounts: r.PLAYER_COUNTS,
  options: r.OPTIONS,
};

/** Draw the seat that starts the first round; canonically seat 0. */
export function deal(game: Game, draw: Below | null): Deal {
  return { starter: String(draw?.(game.players) ?? 0) };
}

/** Return the first round's row with an empty grid, seat 0 to start. */
export function emptyRow(): Row {
  const row = new Int32Array(r.ROW_SIZE);
  row[r.ROUND] = 1;
  row.fill(r.NO_SQUARE, r.LAST, r.LAST + 2);
  return row;
}

/** Return the first position of a match. */
export function start(_game: Game, dealt: Deal): Row {
  const starter = dealt.starter ?? "";
  if (starter !== "0" && starter !== "1")
    throw new FormError("setup", `the starting seat is 0 or 1; got ${quote(starter)}`);
  const row = emptyRow();
  row[r.TURN] = row[r.STARTER] = Number(starter);
  return row;
}
