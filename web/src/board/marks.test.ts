import { expect, it } from "vitest";
import { marksOf, SEAT_MARKS, seatMark, wearColours } from "./marks";

it("seats have their own colours, or those that people with the real box have chosen", () => {
  expect(seatMark(1)).toBe(SEAT_MARKS[1]);
  wearColours(["w", "ry"]);
  expect([0, 1].map((seat) => seatMark(seat).nameId)).toEqual(["colour-white", "colour-red"]);
  // Shapes tell seats apart, whatever the colours.
  expect([0, 1].map((seat) => seatMark(seat).shape)).toEqual(["disc", "triangle"]);
  expect(marksOf("ry").map(({ nameId }) => nameId)).toEqual(["colour-red", "colour-yellow"]);
  wearColours(null);
  expect(seatMark(0)).toBe(SEAT_MARKS[0]);
});
