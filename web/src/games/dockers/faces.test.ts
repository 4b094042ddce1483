import { describe, expect, it } from "vitest";
import { choose, offersOf } from "../../board/choice";
import { droppedCrate, mayInspect } from "./faces";
import { tokensOf } from "./tokens";

const moves = (...texts: string[]) =>
  offersOf(
    tokensOf,
    texts.map((text, action) => ({ text, action, steps: [] })),
  );
const FALLS = ["RTMvE0", "RTMvE1", "RTMvE2", "RTMvE3"];

describe("the crate that is being dropped (CR-11)", () => {
  it("is the picked one, if it can do nothing but fall", () => {
    expect(droppedCrate(choose(moves(...FALLS, "ALY^N"), ["RTM"]))).toBe("RTM");
  });

  it("is one that may also tip only once its fall is chosen", () => {
    const all = moves(...FALLS, "RTM^N", "RTM@1");
    expect(droppedCrate(choose(all, ["RTM"]))).toBeNull();
    expect(droppedCrate(choose(all, ["RTM", "E"]))).toBe("RTM");
    expect(droppedCrate(choose(all, ["RTM", "@"]))).toBeNull();
  });

  it("is none while nothing is picked, and none when Customs is placed", () => {
    expect(droppedCrate(choose(moves(...FALLS)))).toBeNull();
    expect(droppedCrate(choose(moves("=RTM"), ["RTM"]))).toBeNull();
  });

  it("is the only one that may be looked at from all sides where memory counts", () => {
    const choice = choose(moves(...FALLS), ["RTM"]);
    expect(mayInspect({ inside: false, choice }, "RTM")).toBe(true);
    expect(mayInspect({ inside: false, choice }, "ALY")).toBe(false);
    expect(mayInspect({ inside: true, choice }, "ALY")).toBe(true);
  });
});
