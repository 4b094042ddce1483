/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { State } from "./state";
import { LIBRARY } from "./testing";

const DATABASE = new URL("../../../tests/data/tables-0.1.1.sql", import.meta.url);

/** The positions after the events of tables that a server of version 0.1.1 made. */
function oldPositions(): string[] {
  const found = readFileSync(DATABASE, "utf8").matchAll(/"position":"([^"]+)"/g);
  return [...new Set([...found].map(([, text]) => text ?? ""))];
}

it("reads every position of version 0.1, also those in the middle of a turn", () => {
  const texts = oldPositions();
  expect(texts.length).toBeGreaterThan(50);
  const read = texts.map((text) => State.read(LIBRARY, text));
  expect(new Set(texts.map((text) => text.split(":")[0])).size).toBe(3);
  // Read again from today's form, they are the same.
  for (const state of read) expect(State.read(LIBRARY, state.text)).toEqual(state);
});
