/** The line of a game is the same whether a server's log is folded for playing or for showing. */
import { expect, it } from "vitest";
import { FAMILIES } from "../games/families";
import { splitName } from "../play/family";
import { LIBRARY } from "../play/testing";
import type { Event } from "../protocol";
import { fold, NO_GAME } from "../state/game";
import logs from "../state/logs.fixture.json";
import { replay } from "./table";

const built = logs.filter(({ events }) => {
  const [opened] = events as Event[];
  const name = opened?.what.kind === "opened" ? opened.what.game : "";
  return Object.hasOwn(FAMILIES, splitName(name)[0]);
});

it("has logs of games", () => {
  expect(built.length).toBeGreaterThan(2);
});

it.each(built)("plays the positions that the server wrote: $table", ({ table, events }) => {
  const log = events as Event[];
  for (let end = 1; end <= log.length; end++) {
    const part = log.slice(0, end);
    const { line } = replay(table, part, LIBRARY);
    const shown = part.reduce(fold, NO_GAME).line;
    expect(line?.state.text).toBe(shown.at(-1)?.position);
    expect(line?.entries.length ?? -1).toBe(shown.length - 1);
  }
});
