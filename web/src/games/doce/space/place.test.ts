import { describe, expect, it } from "vitest";
import { wheelSpots } from "./place";

describe("the wheel of faces", () => {
  it("the wheel has one at the top and goes on clockwise", () => {
    const [one, two] = wheelSpots(1);
    expect(one?.y).toBeCloseTo(1);
    expect(two?.x).toBeGreaterThan(0.5);
  });
});
