/** What the kernels `trace` and `show` of Dockers say in numbers, as facts. */
import type { Fact, Made, PathStep } from "../../board/facts";
import { recordsOf } from "../../play/engine";
import type { State } from "../../play/state";
import { blockOf } from "./blocks";
import * as c from "./layout";

interface Turned {
  crate: string;
  /** The number of the move in its turn. */
  move: number;
  quarters: number;
  /** Six letters: up, down, north, east, south, west. */
  faces: string;
}

/** Cells are counted from the block's edge before the move; the edge itself moves by the shift. */
interface Carried extends Turned {
  direction: string;
  x: number;
  y: number;
  floor: number;
  to_x: number;
  to_y: number;
  to_floor: number;
  shift_x: number;
  shift_y: number;
}

export interface GroupScore {
  points: number;
  total: number;
  size: number;
  floor: number;
  group: readonly string[];
}

export type CrateFact = Made<"tip" | "fall", Carried> | Made<"pivot", Turned>;
export type ScoreFact = Made<"score", GroupScore>;
export type CustomsFact = Made<"customs", { from: string | null; to: string }>;

export type DockersFact =
  | CrateFact
  | ScoreFact
  | CustomsFact
  | Made<"freed" | "stored", { crates: readonly string[] }>
  | Made<"skip">
  | Made<"turn", { turns: number }>
  | Made<"end", { ruling: string }>
  | Made<"win" | "share", { points: number }>;

/** A stored group (CR-7): its crates, the colour on top, whose colour that is, and its worth (CR-8). */
export interface StoredGroup {
  crates: readonly string[];
  colour: string;
  floor: number;
  seat: number | null;
  worth: number;
}

/** Facts that come from a table of this game. */
export const dockersOnly = (facts: readonly Fact[]) => facts as readonly DockersFact[];

export function factsOf({ game, playable, row }: State, action: number): DockersFact[] {
  const { codes } = blockOf(game.options.layout ?? "");
  return [...recordsOf(playable.rules.trace(row, action))].flatMap(
    ([kind, given]) => factOf(codes, kind, given) ?? [],
  );
}

function factOf(
  codes: readonly string[],
  kind: number,
  [first = 0, ...given]: Int32Array,
): DockersFact | null {
  const seat = first === c.NOBODY ? null : first;
  const [a = 0, b = 0, third = 0, fourth = 0, fifth = 0] = given;
  switch (kind) {
    case c.Kind.TIP:
    case c.Kind.FALL:
      return { kind: kind === c.Kind.TIP ? "tip" : "fall", seat, data: carried(codes, given) };
    case c.Kind.PIVOT: {
      const data = { crate: codes[a] ?? "", move: b, quarters: third, faces: lettersOf(fourth) };
      return { kind: "pivot", seat, data };
    }
    case c.Kind.SCORE: {
      const group = codesIn(codes, fifth);
      return {
        kind: "score",
        seat,
        data: { points: a, total: b, size: third, floor: fourth, group },
      };
    }
    case c.Kind.FREED:
      return { kind: "freed", seat, data: { crates: codesIn(codes, a) } };
    case c.Kind.STORED:
      return { kind: "stored", seat, data: { crates: codesIn(codes, a) } };
    case c.Kind.CUSTOMS:
      return { kind: "customs", seat, data: { from: codes[a] ?? null, to: codes[b] ?? "" } };
    case c.Kind.SKIP:
      return { kind: "skip", seat, data: {} };
    case c.Kind.TURN:
      return { kind: "turn", seat, data: { turns: a } };
    case c.Kind.END:
      return { kind: "end", seat, data: { ruling: `CR-${a}` } };
    case c.Kind.WIN:
      return { kind: "win", seat, data: { points: a } };
    case c.Kind.SHARE:
      return { kind: "share", seat, data: { points: a } };
    default:
      return null;
  }
}

function carried(codes: readonly string[], given: readonly number[]): Carried {
  const [crate = 0, move = 0, direction = 0, x = 0, y = 0, floor = 0, ...rest] = given;
  const [to_x = 0, to_y = 0, to_floor = 0, quarters = 0, faces = 0, shift_x = 0, shift_y = 0] =
    rest;
  return {
    crate: codes[crate] ?? "",
    move,
    direction: c.DIRECTION_NAMES[direction] ?? "",
    ...{ x, y, floor, to_x, to_y, to_floor, quarters, shift_x, shift_y },
    faces: lettersOf(faces),
  };
}

export const stepsOf = (facts: readonly Fact[]): PathStep[] =>
  dockersOnly(facts).flatMap((fact) =>
    fact.kind === "tip" || fact.kind === "fall"
      ? [{ place: `${fact.data.to_x},${fact.data.to_y}`, level: fact.data.to_floor, cost: 1 }]
      : [],
  );

/** The groups that are stored. */
export function groupsOf({ game, playable, row }: State): StoredGroup[] {
  const { codes } = blockOf(game.options.layout ?? "");
  return [...recordsOf(playable.rules.show(row))].flatMap(([kind, given]) => {
    if (kind !== c.Kind.GROUP) return [];
    const [seat = 0, colour = 0, floor = 0, worth = 0, , crates = 0] = given;
    return {
      crates: codesIn(codes, crates),
      colour: c.COLOUR_LETTERS[colour] ?? ".",
      floor,
      seat: seat === c.NOBODY ? null : seat,
      worth,
    };
  });
}

const lettersOf = (faces: number): string =>
  c.FACE_NAMES.map((_, side) => c.COLOUR_LETTERS[(faces >> (3 * side)) & 7] ?? ".").join("");

const codesIn = (codes: readonly string[], crates: number): string[] =>
  codes.filter((_, i) => (crates >> i) & 1);
