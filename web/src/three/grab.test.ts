import { describe, expect, it } from "vitest";
import { choose } from "../board/choice";
import type { LegalMove } from "../protocol";
import { mayGrab } from "./grab";

const legal = (...texts: string[]): LegalMove[] =>
  texts.map((text, action) => ({ text, action, steps: [] }));

describe("a drag", () => {
  const moves = legal("a1-c3", "c3-a1", "+b2");

  it("takes along what begins a move", () => {
    expect(mayGrab(choose("docker", moves), "a1")).toBe(true);
    expect(mayGrab(choose("docker", moves), "hand")).toBe(true);
    expect(mayGrab(choose("docker", moves), "b2")).toBe(false);
  });

  it("never plays a move by only beginning: a target stays where it is", () => {
    expect(mayGrab(choose("docker", moves, ["a1"]), "c3")).toBe(false);
    expect(mayGrab(choose("docker", moves, ["a1"]), "a1")).toBe(true);
    expect(mayGrab(choose("dockers", legal("=RTM", "=")), "RTM")).toBe(false);
  });

  it("begins anew with another piece", () => {
    expect(mayGrab(choose("docker", moves, ["a1"]), "hand")).toBe(true);
  });

  it("comes after a card", () => {
    const cards = legal("4:a1-c3", "2:+b2");
    expect(mayGrab(choose("docker", cards, ["card4"]), "a1")).toBe(true);
    expect(mayGrab(choose("docker", cards, ["card4"]), "hand")).toBe(false);
  });
});
