import { expect, it } from "vitest";
import { readPosition } from "./index";

it("reads a Docker position: stacks from the bottom up, hands, who is out in order", () => {
  const position = readPosition("docker:omba 4 a1:20,b2:113 hand:1,0,2,3 out:31 turn:0 roll:5");
  expect(position).toMatchObject({
    family: "docker",
    edition: "omba",
    players: 4,
    hand: [1, 0, 2, 3],
    out: [3, 1],
    turn: 0,
    roll: 5,
  });
  if (position.family !== "docker") throw new Error(position.family);
  expect(position.stacks[0]).toEqual([2, 0]);
  expect(position.stacks[4]).toEqual([1, 1, 3]);
});

it("reads a finished game and a game that has not rolled", () => {
  expect(readPosition("docker:fr 2 - hand:6,6 out:- turn:1 roll:-")).toMatchObject({
    out: [],
    turn: 1,
    roll: null,
  });
  expect(readPosition("docker:fr 2 b1:0 hand:5,6 out:1 turn:- roll:-")).toMatchObject({
    turn: null,
    out: [1],
  });
});

it("reads Doce: dice, blockers, whose die is due, zones in force", () => {
  const board = ["A4", "B#", ...Array.from({ length: 23 }, () => ".")].join(",");
  const text = `doce:standard ${board} turn:0# dice:10,11 blockers:10 last:a1,- round:2 starter:1 totals:12,0`;
  expect(readPosition(text)).toMatchObject({
    turn: 0,
    blocked: true,
    dice: [10, 11],
    blockers: [true, false],
    last: ["a1", null],
    round: 2,
    totals: [12, 0],
  });
});

it("reads Dockers: crates with their faces, also where cells are negative", () => {
  const position = readPosition(
    "dockers:standard 2 colours:rb turn:1 moves:3 customs:LON scores:3,15 turns:4 crates:RTM@2,2,0=.bygyg,LON@0,1,2=yr.bgr been:- pivoted:-",
  );
  if (position.family !== "dockers") throw new Error(position.family);
  expect(position).toMatchObject({
    moves: 3,
    customs: "LON",
    scores: [3, 15],
    colours: ["r", "b"],
  });
  expect(position.crates[1]).toEqual({
    code: "LON",
    x: 0,
    y: 1,
    floor: 2,
    faces: { up: "y", down: "r", north: ".", east: "b", south: "g", west: "r" },
  });
});
