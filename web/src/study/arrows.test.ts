import { expect, it } from "vitest";
import { offersOf } from "../board/choice";
import { arrowsOf } from "./arrows";

const moves = offersOf(
  (text) => text.split("-"),
  ["a1-b1", "a1-c1", "b2-c3"].map((text, action) => ({ text, action, steps: [] })),
);

it("draws the best move over those that were played, and each once", () => {
  expect(arrowsOf(moves, "a1-c1", ["b2-c3", "a1-c1"])).toEqual([
    { kind: "played", tokens: ["b2", "c3"], steps: [] },
    { kind: "best", tokens: ["a1", "c1"], steps: [] },
  ]);
  expect(arrowsOf(moves, null, ["4"])).toEqual([]);
});
