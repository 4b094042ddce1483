/** What the kernels `trace` and `show` of Docker say in numbers, as facts. */
import type { Fact, Made, PathStep } from "../../board/facts";
import { recordsOf } from "../../play/engine";
import type { State } from "../../play/state";
import * as r from "./layout";

interface Walk {
  from: string | null;
  to: string;
  from_level: number;
  to_level: number;
  cost: number;
  left: number;
}

export type StepFact = Made<"enter" | "step", Walk>;

export type DockerFact =
  | Made<"card", { card: number }>
  | StepFact
  | Made<"land", { square: string; level: number }>
  | Made<"cover", { square: string; covered: number }>
  | Made<"out" | "win" | "share">;

/** Facts that come from a table of this game. */
export const dockerOnly = (facts: readonly Fact[]) => facts as readonly DockerFact[];

export function factsOf({ playable, row }: State, action: number): DockerFact[] {
  return [...recordsOf(playable.rules.trace(row, action))].flatMap(
    ([kind, given]) => factOf(kind, given) ?? [],
  );
}

function factOf(kind: number, [seat = 0, ...given]: Int32Array): DockerFact | null {
  const [first = 0, second = 0, third = 0, ...rest] = given;
  switch (kind) {
    case r.Kind.CARD:
      return { kind: "card", seat, data: { card: first } };
    case r.Kind.ENTER:
    case r.Kind.STEP: {
      const [to_level = 0, cost = 0, left = 0] = rest;
      const from = first === r.FROM_HAND ? null : nameOf(first);
      const data = { from, to: nameOf(third), from_level: second, to_level, cost, left };
      return { kind: kind === r.Kind.ENTER ? "enter" : "step", seat, data };
    }
    case r.Kind.LAND:
      return { kind: "land", seat, data: { square: nameOf(first), level: second } };
    case r.Kind.COVER:
      return { kind: "cover", seat, data: { square: nameOf(first), covered: second } };
    case r.Kind.OUT:
      return { kind: "out", seat, data: {} };
    case r.Kind.WIN:
      return { kind: "win", seat, data: {} };
    case r.Kind.SHARE:
      return { kind: "share", seat, data: {} };
    default:
      return null;
  }
}

/** The steps of a move. */
export const walkOf = (facts: readonly Fact[]): StepFact[] =>
  dockerOnly(facts).flatMap((fact) =>
    fact.kind === "enter" || fact.kind === "step" ? [fact] : [],
  );

export const stepsOf = (facts: readonly Fact[]): PathStep[] =>
  walkOf(facts).map(({ data }) => ({ place: data.to, level: data.to_level, cost: data.cost }));

/** The squares where each seat's containers come in (DK-1). */
export function entriesOf({ playable, row }: State): string[][] {
  return [...recordsOf(playable.rules.show(row))].map(([, [, squares = 0]]) =>
    r.SQUARE_NAMES.filter((_, square) => (squares >> square) & 1),
  );
}

const nameOf = (square: number): string => r.SQUARE_NAMES[square] ?? "";
