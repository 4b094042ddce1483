/** The end of a round, as people should see it: the grid with its line, before it is cleared. */
import type { Fact } from "../../board/facts";
import { doceOnly } from "./events";
import { DOCE_SQUARES, type DocePosition, type DoceSquare } from "./position";

/** Whether the next round begins: the last round of a match stays on the grid. */
const goesOn = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind }) => kind === "round-start");

/** The number of the round that a move ended; null if it ended none. */
export function roundIn(facts: readonly Fact[]): number | null {
  for (const fact of doceOnly(facts))
    if (fact.kind === "round-won" || fact.kind === "round-drawn") return fact.data.round;
  return null;
}

/** The finished round: the last die is there, the line is lit, and the new totals count. */
export function roundEnd(before: DocePosition, facts: readonly Fact[]): DocePosition | null {
  const round = roundIn(facts);
  if (round === null || !goesOn(facts)) return null;
  const squares = [...before.squares];
  const lines: (readonly string[])[] = [];
  const dice = [...before.dice];
  let totals = before.totals;
  for (const fact of doceOnly(facts)) {
    if (fact.kind === "place" && fact.seat !== null) {
      const { square, face } = fact.data;
      squares[DOCE_SQUARES.indexOf(square)] = { kind: "die", seat: fact.seat, face } as DoceSquare;
      dice[fact.seat] = (dice[fact.seat] ?? 1) - 1;
    }
    if (fact.kind === "line") lines.push(fact.data.squares);
    if ("totals" in fact.data) totals = fact.data.totals;
  }
  return {
    ...before,
    squares,
    dice,
    totals,
    lines,
    round,
    turn: null,
    zones: [],
    last: [null, null],
    blocked: false,
  };
}
