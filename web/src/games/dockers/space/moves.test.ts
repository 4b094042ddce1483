/** Crates move in the picture as the rules say: the fixture is a game played by the engine. */
import { Quaternion } from "three";
import { describe, expect, it } from "vitest";
import { findGame } from "../../../play/family";
import { State } from "../../../play/state";
import { playable } from "../../../play/testing";
import { withCrates } from "../../../testing/crates";
import { type CrateFact, type DockersFact, factsOf } from "../events";
import { type Crate, type DockersPosition, FACES } from "../position";
import { hiddenFaces, isOutlined } from "./hidden";
import fixture from "./moves.fixture.json";
import { directionOf, shown, sideTowards, TURNS, turnTo } from "./orientation";
import { cell, falling, type Pose, pivoting, shiftBetween, tipping } from "./pose";

interface Played {
  move: string;
  fact: CrateFact;
  before: DockersPosition;
  after: DockersPosition;
}

const positions = fixture.map(({ position }) => withCrates(position.split("crates:")[1] ?? "", {}));
const played = fixture.slice(1).map(({ move = "", fact }, i) => ({
  move,
  fact: fact as DockersFact as CrateFact,
  before: positions[i],
  after: positions[i + 1],
})) as Played[];
const moves = played.filter(({ move }) => !move.startsWith("="));

const crateOf = (position: DockersPosition, code: string): Crate => {
  const found = position.crates.find((crate) => crate.code === code);
  if (!found) throw new Error(code);
  return found;
};

function endOf(fact: CrateFact, from: Pose): Pose {
  const { quarters } = fact.data;
  if (fact.kind === "pivot") return pivoting(from, quarters, 1);
  const direction = directionOf(fact.data.direction);
  if (fact.kind === "tip") return tipping(from, direction, 1);
  return falling(from, direction, fact.data.floor - fact.data.to_floor, quarters, 1);
}

const faceText = (faces: Crate["faces"]): string => FACES.map((face) => faces[face]).join("");

it("is told by the page's own engine as Python tells it", () => {
  const rules = playable("dockers");
  const game = findGame(rules.family, "standard", 2, {});
  let state = State.start(rules, game, { starter: "1", colours: "yg" });
  for (const { move = "", fact } of fixture.slice(1)) {
    const { action } = state.find(move);
    expect(factsOf(state, action)[0], move).toEqual(fact);
    state = state.after(action);
  }
});

describe("a crate that has moved", () => {
  it.each(moves)("shows the faces that the position says: $move", ({ fact, before, after }) => {
    const code = fact.data.crate;
    const [was, is] = [crateOf(before, code), crateOf(after, code)];
    const from = { position: cell(was.x, was.y, was.floor), turn: new Quaternion() };
    const end = endOf(fact, from);
    expect(faceText(shown(was.faces, end.turn))).toBe(faceText(is.faces));
    expect(faceText(is.faces)).toBe(fact.data.faces);
  });

  it.each(moves)("lies where the position says: $move", ({ fact, before, after }) => {
    const code = fact.data.crate;
    const [was, is] = [crateOf(before, code), crateOf(after, code)];
    const shift = shiftBetween(
      new Map(before.crates.map((crate) => [crate.code, crate])),
      after.crates,
    );
    const end = endOf(fact, { position: cell(was.x, was.y, was.floor), turn: new Quaternion() });
    const there = cell(is.x - shift.x, is.y - shift.y, is.floor);
    expect(end.position.distanceTo(there)).toBeLessThan(1e-6);
  });

  it("covers every way to move", () => {
    const ways = new Set(moves.map(({ move }) => move.slice(3).replace(/(v.)\d/, "$1")));
    for (const way of ["^N", "^E", "^S", "^W", "vN", "vE", "vS", "vW"]) expect(ways).toContain(way);
    expect([...ways].filter((way) => way.startsWith("@")).length).toBeGreaterThan(0);
  });
});

describe("turning a body", () => {
  it("knows the 24 ways to turn a cube, each once", () => {
    expect(TURNS).toHaveLength(24);
    const body = { up: "r", down: "b", north: "y", east: "g", south: ".", west: "x" } as never;
    expect(new Set(TURNS.map((turn) => faceText(shown(body, turn)))).size).toBe(24);
  });

  it("keeps a crate as it lies where its faces allow it", () => {
    const { before } = moves[0] ?? { before: positions[0] };
    for (const crate of before?.crates ?? []) {
      const turn = turnTo(crate.faces, crate.faces, new Quaternion());
      expect(turn?.angleTo(new Quaternion())).toBeCloseTo(0);
    }
  });

  it("finds no turn to faces that the crate has not", () => {
    const [crate] = positions[0]?.crates ?? [];
    if (!crate) throw new Error("no crate");
    expect(
      turnTo(crate.faces, { ...crate.faces, up: "r", down: "r", north: "r" }, new Quaternion()),
    ).toBeNull();
  });
});

describe("what is hidden in the starting block", () => {
  const [first] = positions;
  if (!first) throw new Error("the fixture is empty");
  const hidden = hiddenFaces(first);

  it("is all of a crate in the middle, and only the bottom and the inner sides of a corner", () => {
    expect(hidden.get("SIN")?.size).toBe(6);
    expect([...(hidden.get("SYD") ?? [])].sort()).toEqual(["down", "north", "west"]);
  });

  it("is looked at through what lies over it", () => {
    const of = (code: string) => isOutlined(hidden.get(code) ?? new Set());
    expect([of("TNG"), of("HKG"), of("SIN")]).toEqual([true, false, false]);
  });
});

it("a crate pulled far enough goes to the side it is pulled to", () => {
  expect([sideTowards(1, 0.4), sideTowards(-0.2, -0.9), sideTowards(0.3, 0.2)]).toEqual([
    "E",
    "N",
    null,
  ]);
});
