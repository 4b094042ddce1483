/** Whether a position of Doce can come up in a match: what its parts say must fit together. */
import { saySeat } from "../../board/sides";
import { cell, type Row, type Rules, recordsOf } from "../../play/engine";
import { FormError } from "../../play/errors";
import type { Position } from "../../play/family";
import type { Said } from "../../text/said";
import { diceLeft, pieceOn } from "./form";
import * as r from "./layout";

const SEATS = [0, 1] as const;
/** Free squares that a no-play zone can cover. */
const MOST_ZONE = 8;
/** Dice that each has placed before so few squares are free. */
const PLACED_BY_THEN = 7;
/** The points of a round that was won: at least, and at most. */
const [LEAST_WON, MOST_WON] = [7, 37];

/** Refuse the position; `why` and `args` are the text for people, `cannot-doce-WHY`. */
function fail(message: string, ruling: string, why: string, args: Said["args"] = {}): never {
  throw new FormError("position", message, ruling, { id: `cannot-doce-${why}`, args });
}

const who = (seat: number): Said => saySeat(seat, 2);

export function checkPosition({ row }: Position, rules: Rules): void {
  checkMarkers(row);
  checkEnd(row, rules);
  checkBlocker(row, rules);
  checkTurns(row);
  checkTotals(row, rules);
}

function checkMarkers(row: Row): void {
  for (const seat of SEATS) {
    const last = cell(row, r.LAST + seat);
    if (last !== r.NO_SQUARE && !((cell(row, r.DICE + seat) >> last) & 1))
      fail(
        `last: says ${r.SQUARE_NAMES[last]}, but no die ${r.LETTERS[seat]} is there`,
        "DC-2",
        "last",
        { who: who(seat), square: r.SQUARE_NAMES[last] ?? "" },
      );
  }
}

/** Return what the round on the grid looks like once it has ended: its lines, and points by seat. */
function roundEnd(row: Row, rules: Rules): { lines: number; points: number[] } {
  const ended = row.slice();
  ended[r.TURN] = r.NOBODY;
  ended[r.LEFT] = 0;
  let lines = 0;
  const points = [0, 0];
  for (const [kind, given] of recordsOf(rules.show(ended))) {
    if (kind === r.Kind.LINE) lines++;
    if (kind === r.Kind.ROUND_WON || kind === r.Kind.ROUND_DRAWN)
      points[given[0] ?? 0] = given[2] ?? 0;
  }
  return { lines, points };
}

/** Check that the match is over if, and only if, the grid or a player's leaving says so. */
function checkEnd(row: Row, rules: Rules): void {
  const hasLine = roundEnd(row, rules).lines > 0;
  const ended = hasLine || (diceLeft(row, 0) === 0 && diceLeft(row, 1) === 0);
  const left = row[r.LEFT] !== 0;
  const over = left || (ended && row[r.ROUND] === r.ROUNDS);
  if (ended && (left || !over)) {
    const reason = hasLine ? "a line of twelve is" : "all dice are";
    fail(
      `${reason} on the grid, so this round is over`,
      hasLine ? "DC-5" : "DC-4",
      hasLine ? "line" : "full",
    );
  }
  if (over !== (row[r.TURN] === r.NOBODY)) {
    const wanted = over ? "'-', the match is over" : "the seat to move";
    fail(`turn: must be ${wanted}`, left ? "GL-1" : "Four rounds", over ? "over" : "goes-on");
  }
  if (hasLine && !SEATS.some((seat) => hasCompleted(row, seat, rules)))
    fail("no last die can have completed all these lines", "DC-5", "completed");
}

/** Return whether a seat's last die completed every winning line. */
function hasCompleted(row: Row, seat: number, rules: Rules): boolean {
  const last = cell(row, r.LAST + seat);
  if (last === r.NO_SQUARE) return false;
  const before = row.slice();
  before[r.DICE + seat] = cell(row, r.DICE + seat) & ~(1 << last);
  return roundEnd(before, rules).lines === 0;
}

function checkBlocker(row: Row, rules: Rules): void {
  if (!row[r.MID]) return;
  const seat = cell(row, r.TURN);
  if (row[r.BLOCKER + seat] === 0)
    fail(`seat ${seat} still holds the blocker, so turn: has no '#'`, "", "blocker-held", {
      who: who(seat),
    });
  if (rules.legal(row)[0] === r.PASS)
    fail("no die can be placed after the blocker just played", "DC-3", "blocker-stuck");
}

/**
 * Check that turns have alternated, as long as nobody can have passed: a zone covers eight squares
 * at most, and a hand is empty only when there are fewer still free (DC-4).
 */
function checkTurns(row: Row): void {
  const placed = SEATS.map((seat) => r.DICE_EACH - diceLeft(row, seat));
  const [first = 0, second = 0] = placed;
  const free = r.SQUARE_NAMES.filter((_, square) => pieceOn(row, square) === ".").length;
  if (free <= MOST_ZONE && Math.min(first, second) >= PLACED_BY_THEN) return;
  const starter = cell(row, r.STARTER);
  const turn = cell(row, r.TURN);
  const ahead = starter === 0 ? first - second : second - first;
  const over = turn === r.NOBODY;
  if (over ? ahead !== 0 && ahead !== 1 : ahead !== Number(turn !== starter)) {
    const whose = over ? "this" : `seat ${turn}'s turn`;
    fail(
      `seat ${starter} started and nobody can have passed, so ${whose} cannot come with` +
        ` ${first} and ${second} dice placed`,
      "DC-4",
      over ? "turns-over" : "turns",
      {
        starter: who(starter),
        turn: who(Math.max(0, turn)),
        first: who(0),
        second: who(1),
        placed: first,
        other: second,
      },
    );
  }
  for (const seat of SEATS)
    if (placed[seat] && row[r.LAST + seat] === r.NO_SQUARE)
      fail(`seat ${seat} cannot have passed, so last: shows their last die`, "DC-4", "unmarked", {
        who: who(seat),
      });
}

/** Check that the rounds played so far can have given these totals. */
function checkTotals(row: Row, rules: Rules): void {
  const totals = SEATS.map((seat) => cell(row, r.TOTAL + seat));
  let before = totals;
  // The round on the grid of a finished match is counted already.
  if (row[r.TURN] === r.NOBODY && !row[r.LEFT]) {
    const { points } = roundEnd(row, rules);
    before = totals.map((total, seat) => total - (points[seat] ?? 0));
  }
  if (!possibleTotals(cell(row, r.ROUND) - 1).has(before.join()))
    fail(
      `the rounds played cannot have given totals of ${totals[0]} and ${totals[1]}`,
      "Round score",
      "totals",
      { round: cell(row, r.ROUND), first: totals[0] ?? 0, second: totals[1] ?? 0 },
    );
}

function possibleTotals(rounds: number): ReadonlySet<string> {
  type Pair = readonly [number, number];
  let totals = new Map<string, Pair>([["0,0", [0, 0]]]);
  const scores: Pair[] = [];
  for (let won = LEAST_WON; won <= MOST_WON; won++) scores.push([won, 0], [0, won]);
  // Drawn, with or without the blocker.
  for (const a of [2, 7]) for (const b of [2, 7]) scores.push([a, b]);
  for (let round = 0; round < rounds; round++) {
    const next = new Map<string, Pair>();
    for (const [a, b] of totals.values())
      for (const [x, y] of scores) next.set(`${a + x},${b + y}`, [a + x, b + y]);
    totals = next;
  }
  return new Set(totals.keys());
}
