import { describe, expect, it } from "vitest";
import { DOCKER_SQUARES } from "../position";
import { handSpot, outside, SIZE, squareIndex, standing, stepPoints, stepsOf, way } from "./place";

const step = (place: string, level: number, cost: number) => ({ place, level, cost });

describe("the way of a container", () => {
  it("goes up before over, and over before down", () => {
    const [low, high] = [standing(0, 0), standing(1, 2)];
    expect(stepPoints(low, high)).toEqual([{ ...low, y: high.y }, high]);
    expect(stepPoints(high, low)).toEqual([{ ...low, y: high.y }, low]);
    expect(stepPoints(low, standing(1, 0))).toEqual([standing(1, 0)]);
  });

  it("stands on every square on the way, at its level (DK-5)", () => {
    const legs = way(
      standing(squareIndex("a2"), 0),
      [step("b2", 0, 1), step("c2", 1, 2), step("c3", 0, 2)],
      false,
    );
    expect(legs.map((leg) => leg.at(-1))).toEqual([
      standing(squareIndex("b2"), 0),
      standing(squareIndex("c2"), 1),
      standing(squareIndex("c3"), 0),
    ]);
  });

  it("comes in from floor level outside (DK-3)", () => {
    const legs = way(handSpot(0, 0, 3), [step("b1", 2, 3)], true);
    expect(legs[0]?.at(-1)).toEqual(outside(squareIndex("b1")));
    expect(legs[1]?.[0]).toEqual({ ...outside(squareIndex("b1")), y: 2 * SIZE + SIZE / 2 });
    expect(legs[1]?.at(-1)).toEqual(standing(squareIndex("b1"), 2));
  });

  it("is read from the facts of a move", () => {
    const data = { from: "a1", to: "a2", from_level: 0, to_level: 1, cost: 2, left: 0 };
    const facts = [
      { kind: "step", seat: 0, data },
      { kind: "land", seat: 0, data: {} },
    ];
    expect(stepsOf(facts)).toEqual({ from: "a1", steps: [step("a2", 1, 2)] });
    expect(stepsOf([{ kind: "out", seat: 0, data: {} }])).toBeNull();
  });
});

describe("squares", () => {
  it("have a1 in the south-west and c3 in the north-east", () => {
    expect(DOCKER_SQUARES.map(squareIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(standing(squareIndex("a1"), 0)).toMatchObject({ x: -1, z: 1 });
    expect(standing(squareIndex("c3"), 0)).toMatchObject({ x: 1, z: -1 });
  });
});
