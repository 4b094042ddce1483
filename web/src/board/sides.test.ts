import { expect, it } from "vitest";
import { screenSideOfSeat } from "../plan/turning";
import { sideAtBottom, sideOfSeat, turnsToBottom } from "./sides";

it("every seat can be brought to the bottom of the screen", () => {
  for (const players of [2, 3, 4]) {
    for (let seat = 0; seat < players; seat += 1) {
      const side = sideOfSeat(seat, players);
      const turned = turnsToBottom(side);
      expect(screenSideOfSeat(seat, players, turned)).toBe(2);
      expect(sideAtBottom(turned)).toBe(side);
    }
  }
});
