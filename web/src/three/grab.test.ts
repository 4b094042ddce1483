import { describe, expect, it } from "vitest";
import { type Choice, choose, type Offer } from "../board/choice";
import { mayGrab } from "./grab";

/** Moves whose tokens are their letters; digits are cards, which come before the piece. */
const legal = (...texts: string[]): Offer[] =>
  texts.map((text, action) => ({ text, action, steps: [], tokens: [...text] }));
const isPiece = (token: string) => !/\d/.test(token);
const grabs = (choice: Choice, token: string) => mayGrab(choice, token, isPiece);

describe("a drag", () => {
  const moves = legal("ac", "ca", "hb");

  it("takes along what begins a move", () => {
    expect(grabs(choose(moves), "a")).toBe(true);
    expect(grabs(choose(moves), "h")).toBe(true);
    expect(grabs(choose(moves), "b")).toBe(false);
  });

  it("never plays a move by only beginning: a target stays where it is", () => {
    expect(grabs(choose(moves, ["a"]), "c")).toBe(false);
    expect(grabs(choose(moves, ["a"]), "a")).toBe(true);
    expect(grabs(choose(legal("r", "l")), "r")).toBe(false);
  });

  it("begins anew with another piece", () => {
    expect(grabs(choose(moves, ["a"]), "h")).toBe(true);
  });

  it("comes after a card", () => {
    const cards = legal("4ac", "2hb");
    expect(grabs(choose(cards, ["4"]), "a")).toBe(true);
    expect(grabs(choose(cards, ["4"]), "h")).toBe(false);
  });
});
