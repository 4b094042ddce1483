import { describe, expect, it } from "vitest";
import type { LegalMove } from "../protocol";
import { choose, pick, textOf, tokensOf } from "./choice";

const legal = (...texts: string[]): LegalMove[] =>
  texts.map((text, action) => ({ text, action, steps: [] }));

describe("tokens", () => {
  it.each([
    ["docker", "a1-c3"],
    ["docker", "+b2"],
    ["docker", "4:a1-c3"],
    ["docker", "4:+b2"],
    ["dockers", "RTM^N"],
    ["dockers", "RTMvE2"],
    ["dockers", "RTM@1"],
    ["doce", "c3=4"],
    ["doce", "#c3"],
  ] as const)("%s %s goes to tokens and back", (family, text) => {
    expect(textOf(family, tokensOf(family, text))).toBe(text);
  });

  it("Customs is a single pick", () => {
    expect(tokensOf("dockers", "=RTM")).toEqual(["RTM"]);
    expect(textOf("dockers", ["RTM"], true)).toBe("=RTM");
  });
});

describe("picking", () => {
  const moves = legal("a1-c3", "a1-b2", "+b2");

  it("goes from square to square to a move", () => {
    const first = pick(choose("docker", moves), "a1");
    if (first.kind !== "choice") throw new Error(first.kind);
    expect([...first.choice.next.keys()].sort()).toEqual(["b2", "c3"]);
    expect(pick(first.choice, "c3")).toMatchObject({ kind: "move", move: { text: "a1-c3" } });
  });

  it("begins anew with another piece, and puts a piece down", () => {
    const first = pick(choose("docker", moves), "a1");
    if (first.kind !== "choice") throw new Error(first.kind);
    expect(pick(first.choice, "hand")).toMatchObject({ choice: { picked: ["hand"] } });
    expect(pick(first.choice, "a1")).toMatchObject({ choice: { picked: [] } });
  });

  it("says what was tried when it leads nowhere", () => {
    const first = pick(choose("docker", moves), "a1");
    if (first.kind !== "choice") throw new Error(first.kind);
    expect(pick(first.choice, "c1")).toEqual({ kind: "refused", text: "a1-c1" });
    expect(pick(choose("docker", moves), "c1")).toEqual({ kind: "refused", text: null });
  });

  it("asks how far a falling crate turns, not a tipping one", () => {
    const crates = legal("RTM^N", "RTMvE0", "RTMvE1", "RTM@2");
    const crate = pick(choose("dockers", crates), "RTM");
    if (crate.kind !== "choice") throw new Error(crate.kind);
    expect(pick(crate.choice, "N")).toMatchObject({ kind: "move" });
    expect(pick(crate.choice, "E")).toMatchObject({ choice: { picked: ["RTM", "E"] } });
  });
});
