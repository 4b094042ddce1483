import { expect, it } from "vitest";
import { dayOf, puzzleOfDay } from "./list";
import { after, chanceOf, FIRST, nextOf } from "./progress";

it("counts days by universal time from the first of January 2026", () => {
  expect(dayOf(Date.UTC(2026, 0, 1))).toBe(0);
  expect(dayOf(Date.UTC(2026, 0, 1, 23, 59, 59))).toBe(0);
  expect(dayOf(Date.UTC(2026, 11, 31))).toBe(364);
});

it("lets the families take turns, begins anew at the end, and keeps its order as lists grow", () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => puzzleOfDay(day, [2, 9, 5]));
  expect(days.map(({ family }) => family)).toEqual([0, 1, 2, 0, 1, 2, 0]);
  expect(days.map(({ number }) => number)).toEqual([1, 1, 1, 2, 2, 2, 1]);
  expect(puzzleOfDay(-1, [2, 9, 5])).toEqual({ family: 2, number: 2 });
  for (const day of [0, 1, 2, 3, 4, 5])
    expect(puzzleOfDay(day, [3, 9, 5])).toEqual(puzzleOfDay(day, [2, 9, 5]));
});

it("rates the first try alone, more for a hard puzzle than for an easy one", () => {
  const easy = after(FIRST, "pig/1", 1, true);
  const hard = after(FIRST, "pig/1", 5, true);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(easy.rating).toBeGreaterThan(FIRST.rating);
  expect(after(easy, "pig/1", 1, false)).toBe(easy);
  const failed = after(easy, "pig/2", 1, false);
  expect(failed.rating).toBeLessThan(easy.rating);
  expect([failed.streak, failed.longest]).toEqual([0, 1]);
  expect(chanceOf(1300, 2)).toBeCloseTo(0.5);
});

it("goes on with the nearest puzzle that was not tried", () => {
  expect(nextOf(FIRST, "pig", [5, 2, 2])).toBe(2);
  expect(nextOf({ ...FIRST, tried: { "pig/2": false } }, "pig", [5, 2, 2])).toBe(3);
  expect(nextOf({ ...FIRST, tried: { "pig/1": true } }, "pig", [5])).toBeNull();
});
