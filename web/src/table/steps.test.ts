import { expect, it } from "vitest";
import type { ReportStep } from "../protocol";
import type { Station } from "../state/game";
import { indexOf, roundsOf, stationsOf } from "./steps";

const step = (turn: number, position: string): ReportStep =>
  ({ turn, position, cause: "skill", text: "a" }) as ReportStep;
const station = (position: string): Station => ({ position }) as Station;

it("finds a position that occurs twice where the game comes to it each time", () => {
  const line = ["p", "q", "p", "r"].map(station);
  const steps = [step(1, "p"), step(2, "q"), step(3, "p")];
  expect(stationsOf(steps, line)).toEqual([0, 1, 2]);
});

it("tells steps of equal turns apart by their position", () => {
  const steps = [step(1, "p"), step(1, "q")];
  expect(indexOf(steps, { ...step(1, "q") })).toBe(1);
});

it("finds where rounds begin", () => {
  const steps = ["1a", "1b", "2a", "2b", "3a"].map((position, i) => step(i, position));
  expect(roundsOf(steps, (position) => Number(position[0]))).toEqual([
    { round: 2, index: 2 },
    { round: 3, index: 4 },
  ]);
});
