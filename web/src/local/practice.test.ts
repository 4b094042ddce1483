import { expect, it } from "vitest";
import { FormError } from "../play/errors";
import { LIBRARY } from "../play/testing";
import { practise } from "./practice";

const ROLLED = "docker:fr 2 b2:0,c3:1 hand:5,5 out:- turn:1 roll:6";

it("begins where it is told, plays for every seat, is told the rolls, and has one seat for the person", async () => {
  const table = await practise(ROLLED, LIBRARY, () => 3, 1, ["Red", "Blue"]);
  expect(table.folded.line?.state.text).toBe(ROLLED);
  expect(table.state.get().seats).toEqual([1]);
  expect(table.folded.opened?.seats.map(({ name }) => name)).toEqual(["Red", "Blue"]);
  await table.act({ do: "play", seat: 1, moves: ["+a1"] }, "1");
  await table.act({ do: "roll", seat: 0, face: null }, "2");
  expect(table.folded.line?.entries.map(({ text }) => text)).toEqual(["+a1", "4"]);
  await expect(table.act({ do: "play", seat: 0, moves: ["+b1"] }, "3")).rejects.toMatchObject({
    code: "quayside.move.illegal",
  });
});

it("refuses a text that is no position", async () => {
  await expect(practise("docker:fr 2 z9:0", LIBRARY, () => 0, 0, [])).rejects.toThrow(FormError);
});
