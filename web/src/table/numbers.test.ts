import { describe, expect, it } from "vitest";
import { numbersOf } from "./numbers";

describe("numbers of a report", () => {
  it("are whole percents with their error where they are estimates", () => {
    const { chance, change, points } = numbersOf("en", "estimate");
    expect(chance(0.6234, 0.0412)).toBe("62% ±\u00a05%");
    expect(change(-0.2127, 0.08)).toBe("-21% ±\u00a08%");
    expect(points(0.0384, 0.0151)).toBe("4 ±\u00a02");
  });
  it("never make an estimate look certain", () => {
    const { chance } = numbersOf("en", "estimate");
    expect(chance(0.9991, 0.04)).toBe("> 99%");
    expect(chance(0.0004, 0.04)).toBe("< 1%");
  });
  it("have a decimal and no error where they are exact or proved", () => {
    for (const kind of ["exact", "proved"] as const) {
      const { chance, change, points } = numbersOf("de", kind);
      expect(chance(1, 0)).toBe("100\u00a0%");
      expect(change(0.1234, 1e-9)).toBe("+12,3\u00a0%");
      expect(points(0.0384, 1e-9)).toBe("3,8");
      // A sum of nothing can be a little less than 0.
      expect(points(-0, 0)).toBe("0");
      expect(points(-4e-17, 0)).toBe("0");
    }
  });
});
