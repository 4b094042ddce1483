import { expect, it } from "vitest";
import { readDoce } from "./doce/position";
import * as doce from "./doce/tokens";
import { readDocker } from "./docker/position";
import * as docker from "./docker/tokens";
import forms from "./dockers/forms.fixture.json";
import { FACES, readDockers } from "./dockers/position";
import * as dockers from "./dockers/tokens";

it("reads a Docker position: stacks from the bottom up, hands, who is out in order", () => {
  const position = readDocker("docker:omba 4 a1:20,b2:113 hand:1,0,2,3 out:31 turn:0 roll:5");
  expect(position).toMatchObject({
    family: "docker",
    edition: "omba",
    players: 4,
    hand: [1, 0, 2, 3],
    out: [3, 1],
    turn: 0,
    roll: 5,
  });
  expect(position.stacks[0]).toEqual([2, 0]);
  expect(position.stacks[4]).toEqual([1, 1, 3]);
});

it("reads a finished game and a game that has not rolled", () => {
  expect(readDocker("docker:fr 2 - hand:6,6 out:- turn:1 roll:-")).toMatchObject({
    out: [],
    turn: 1,
    roll: null,
  });
  expect(readDocker("docker:fr 2 b1:0 hand:5,6 out:1 turn:- roll:-")).toMatchObject({
    turn: null,
    out: [1],
  });
});

it("reads Doce: dice, blockers, whose die is due, zones in force", () => {
  const board = ["A4", "B#", ...Array.from({ length: 23 }, () => ".")].join(",");
  const text = `doce:standard ${board} turn:0# dice:10,11 blockers:10 last:a1,- round:2 starter:1 totals:12,0`;
  expect(readDoce(text)).toMatchObject({
    turn: 0,
    blocked: true,
    dice: [10, 11],
    blockers: [true, false],
    last: ["a1", null],
    round: 2,
    totals: [12, 0],
  });
});

it.each(forms)("draws every crate of Dockers where its text says: $text", ({ text }) => {
  const position = readDockers(text);
  const crates = position.crates.map(
    ({ code, x, y, floor, faces }) =>
      `${code}@${x},${y},${floor}=${FACES.map((face) => faces[face]).join("")}`,
  );
  expect(text).toContain(`crates:${crates.join()} `);
  expect(text).toContain(
    `colours:${position.colours.join("")} turn:${position.turn ?? "-"} moves:${position.moves} ` +
      `customs:${position.customs ?? "-"} scores:${position.scores.join()} turns:${position.turns} `,
  );
});

const MOVING = { moves: 0 };
const CUSTOMS = { moves: 3 };

it.each(["a1-c3", "+b2", "4:a1-c3", "4:+b2"])(
  "cuts the Docker move %s, and puts it together",
  (move) => {
    expect(docker.textOf(docker.tokensOf(move))).toBe(move);
  },
);

it.each(["RTM^N", "RTMvE2", "RTM@1"])("cuts the Dockers move %s, and puts it together", (move) => {
  expect(dockers.textOf(dockers.tokensOf(move), MOVING)).toBe(move);
});

it.each(["c3=4", "#c3"])("cuts the Doce move %s, and puts it together", (move) => {
  expect(doce.textOf(doce.tokensOf(move))).toBe(move);
});

it("has Customs as a single pick", () => {
  expect(dockers.tokensOf("=RTM")).toEqual(["RTM"]);
  expect(dockers.textOf(["RTM"], CUSTOMS)).toBe("=RTM");
  expect(dockers.textOf(["RTM"], MOVING)).toBeNull();
});

it("has no move yet where only a square is tried", () => {
  expect(docker.textOf(["c1"])).toBeNull();
  expect(docker.textOf(["card4", "c1"])).toBeNull();
  expect(doce.textOf(["c3"])).toBeNull();
});
