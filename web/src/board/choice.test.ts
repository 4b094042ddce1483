import { describe, expect, it } from "vitest";
import { choose, type Offer, pick } from "./choice";

/** Moves whose tokens are their letters: "ac" is picked as a, then c. */
const offers = (...texts: string[]): Offer[] =>
  texts.map((text, action) => ({ text, action, steps: [], tokens: [...text] }));

describe("picking", () => {
  const moves = offers("ac", "ab", "hb", "h");

  it("goes from token to token to a move", () => {
    const first = pick(choose(moves), "a");
    expect(first).toEqual({ kind: "picked", picked: ["a"] });
    const next = choose(moves, ["a"]);
    expect([...next.next.keys()].sort()).toEqual(["b", "c"]);
    expect(pick(next, "c")).toMatchObject({ kind: "move", move: { text: "ac" } });
  });

  it("begins anew with another piece, and puts a piece down", () => {
    expect(pick(choose(moves, ["a"]), "h")).toEqual({ kind: "picked", picked: ["h"] });
    expect(pick(choose(moves, ["a"]), "a")).toEqual({ kind: "picked", picked: [] });
  });

  it("says what was tried when it leads nowhere", () => {
    expect(pick(choose(moves, ["a"]), "x")).toEqual({ kind: "refused", tried: ["a", "x"] });
    expect(pick(choose(moves), "x")).toEqual({ kind: "refused", tried: ["x"] });
  });

  it("does not end with a move that others go on from", () => {
    expect(pick(choose(moves), "h")).toEqual({ kind: "picked", picked: ["h"] });
  });
});
