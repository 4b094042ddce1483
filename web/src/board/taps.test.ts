import { expect, it } from "vitest";
import { choose, type Offer } from "./choice";
import { Taps } from "./taps";

const offer = (from: string, to: string, cost: number): Offer => ({
  text: `${from}-${to}`,
  action: 0,
  tokens: [from, to],
  steps: [{ place: to, level: 0, cost }],
});
const MOVES = [offer("a1", "a2", 2), offer("a1", "b1", 2)];

it("the first tap on the end of a way shows it, the second one plays", () => {
  const [taps, choice] = [new Taps(), choose(MOVES, ["a1"])];
  expect([taps.shows(choice, "a2"), taps.shows(choice, "a2")]).toEqual([true, false]);
});

it("a tap on another end shows that one first", () => {
  const [taps, choice] = [new Taps(), choose(MOVES, ["a1"])];
  expect([taps.shows(choice, "a2"), taps.shows(choice, "b1")]).toEqual([true, true]);
});

it("what was shown for another choice has to be shown again", () => {
  const taps = new Taps();
  expect(taps.shows(choose(MOVES, ["a1"]), "a2")).toBe(true);
  expect(taps.shows(choose(MOVES, ["a1"]), "a2")).toBe(true);
});

it("picking a piece, and a move that costs nothing, need one tap", () => {
  const taps = new Taps();
  expect(taps.shows(choose(MOVES), "a1")).toBe(false);
  expect(taps.shows(choose([offer("c3", "4", 0)], ["c3"]), "4")).toBe(false);
});
