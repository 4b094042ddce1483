/** What the kernels `trace` and `show` of Doce say in numbers, as facts. */
import type { Fact, Made, PathStep } from "../../board/facts";
import { recordsOf } from "../../play/engine";
import type { State } from "../../play/state";
import * as r from "./layout";

/** What a round's score is made of (DC-6, DC-7). */
export const ITEMS = ["line", "all-own", "blocker", "empty", "threes", "draw"] as const;
export type Item = (typeof ITEMS)[number];

export interface RoundScore {
  round: number;
  points: number;
  /** Those that are not 0, in the order of the list above. */
  items: readonly (readonly [Item, number])[];
}

interface Totals {
  totals: readonly [number, number];
}

export type DoceFact =
  | Made<"place", { square: string; face: number }>
  | Made<"blocker", { square: string }>
  | Made<"pass">
  | Made<"zone", { squares: readonly string[] }>
  | Made<"line", { squares: readonly string[]; allOwn: boolean }>
  | Made<"round-won" | "round-drawn", RoundScore>
  | Made<"round-start", { round: number } & Totals>
  | Made<"draw" | "win", Totals>;

/** Facts that come from a table of this game. */
export const doceOnly = (facts: readonly Fact[]) => facts as readonly DoceFact[];

export function factsOf({ playable, row }: State, action: number): DoceFact[] {
  return decode(playable.rules.trace(row, action));
}

/** What a picture of the grid shows beside the dice: no-play zones by seat, and winning lines. */
export function shownOn({ playable, row }: State): {
  zones: readonly (readonly string[])[];
  lines: readonly (readonly string[])[];
} {
  const facts = decode(playable.rules.show(row));
  const squaresOf = (kind: "zone" | "line") =>
    facts.flatMap((fact) => (fact.kind === kind ? [fact.data.squares] : []));
  return { zones: squaresOf("zone"), lines: squaresOf("line") };
}

export const stepsOf = (facts: readonly Fact[]): PathStep[] =>
  doceOnly(facts).flatMap((fact) =>
    fact.kind === "place" || fact.kind === "blocker"
      ? [{ place: fact.data.square, level: 0, cost: 0 }]
      : [],
  );

/** The squares of the last turn, as far as they belong to the round that is played now. */
export function lastSquares(facts: readonly Fact[]): string[] {
  const all = doceOnly(facts);
  const begun = all.findLastIndex(({ kind }) => kind === "round-start");
  return stepsOf(all.slice(begun + 1)).map(({ place }) => place);
}

function decode(numbers: Int32Array): DoceFact[] {
  return [...recordsOf(numbers)].flatMap(([kind, given]) => factOf(kind, given) ?? []);
}

function factOf(kind: number, [first = 0, ...given]: Int32Array): DoceFact | null {
  const seat = first === r.NOBODY ? null : first;
  const [a = 0, b = 0, c = 0] = given;
  switch (kind) {
    case r.Kind.PLACE:
      return { kind: "place", seat, data: { square: nameOf(a), face: b } };
    case r.Kind.BLOCKER:
      return { kind: "blocker", seat, data: { square: nameOf(a) } };
    case r.Kind.PASS:
      return { kind: "pass", seat, data: {} };
    case r.Kind.ZONE:
      return { kind: "zone", seat, data: { squares: namesIn(a) } };
    case r.Kind.LINE:
      return {
        kind: "line",
        seat,
        data: { squares: given.slice(1).map(nameOf), allOwn: a !== 0 },
      };
    case r.Kind.ROUND_WON:
      return { kind: "round-won", seat, data: { round: a, points: b, items: itemsOf(given) } };
    case r.Kind.ROUND_DRAWN: {
      const items = itemsOf(given).map(
        ([item, points]) => [item === "line" ? "draw" : item, points] as const,
      );
      return { kind: "round-drawn", seat, data: { round: a, points: b, items } };
    }
    case r.Kind.ROUND_START:
      return { kind: "round-start", seat, data: { round: a, totals: [b, c] } };
    case r.Kind.DRAW:
      return { kind: "draw", seat, data: { totals: [a, b] } };
    case r.Kind.WIN:
      return { kind: "win", seat, data: { totals: [a, b] } };
    default:
      return null;
  }
}

function itemsOf([, , ...points]: readonly number[]): [Item, number][] {
  return ITEMS.flatMap((item, i): [Item, number][] => {
    const count = points[i] ?? 0;
    return count ? [[item, count]] : [];
  });
}

const nameOf = (square: number): string => r.SQUARE_NAMES[square] ?? "";

const namesIn = (squares: number): string[] =>
  r.SQUARE_NAMES.filter((_, square) => (squares >> square) & 1);
