/** What cannot be read says why in every language; the texts are those of the package. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { FormError } from "../play/errors";
import { RecordError, readRecord } from "../play/reading";
import { State } from "../play/state";
import { changed, LIBRARY } from "../play/testing";
import { LANGUAGES, loadLongTexts } from "../text";
import { type Said, sayIn } from "../text/said";

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadLongTexts));
});

/** Check that a refusal has a text in every language, and another one in each. */
function expectTold(said: Said): void {
  const missing = vi.spyOn(console, "error");
  const told = LANGUAGES.map((language) => sayIn(language, said));
  expect(missing, JSON.stringify(said)).not.toHaveBeenCalled();
  missing.mockRestore();
  expect(new Set(told).size, told.join("\n")).toBe(LANGUAGES.length);
  for (const text of told) expect(text).toMatch(/[.!?]$/);
}

function refusalOf(read: () => unknown): Said | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof FormError || error instanceof RecordError) return error.said;
    throw error;
  }
}

it("tells what is wrong with a record, and where", () => {
  const { right, wrong } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../play/records.fixture.json`, "utf8"),
  ) as { right: [string][]; wrong: [number, [number, number, string][]][] };
  const texts = wrong.map(([base, edits]) => changed(right[base]?.[0] ?? "", edits));
  const told = texts.flatMap((text) => refusalOf(() => readRecord(text, LIBRARY)) ?? []);
  expect(told.length).toBeGreaterThan(100);
  for (const said of told) expectTold(said);
  expect(sayIn("de", told[0] ?? { id: "" })).toMatch(/^Zeile \d+, Spalte \d+: /);
  const kinds = new Set(told.map(({ args }) => (args?.what as Said | undefined)?.id));
  expect(kinds.size).toBeGreaterThan(10);
});

const DOCE = "turn:0 dice:11,11 blockers:11 last:-,- round:1 starter:0 totals:0,0";
const EMPTY = Array(25).fill(".").join();
const grid = (pieces: Readonly<Record<number, string>>): string =>
  Array.from({ length: 25 }, (_, square) => pieces[square] ?? ".").join();

it.each([
  ["form-game", "go 2"],
  ["form-edition", "docker:xx 2 - hand:3,3 out:- turn:0 roll:-"],
  ["form-players", "docker:en 7 - hand:3,3 out:- turn:0 roll:-"],
  ["form-option", "docker:en 2 - hand:3,3 out:- turn:0 roll:- speed=fast"],
  ["form-ends", "docker:en 2 - hand:3,3"],
  ["form-word", "docker:en 2 z9:0 hand:2,3 out:- turn:0 roll:-"],
  ["cannot-docker-containers", "docker:en 2 - hand:2,3 out:- turn:0 roll:-"],
  ["cannot-docker-turn", "docker:en 3 - hand:3,0,3 out:1 turn:1 roll:-"],
  ["cannot-docker-hand", "docker:en 3 - hand:3,3,3 out:1 turn:0 roll:-"],
  ["cannot-docker-last", "docker:en 2 - hand:0,0 out:01 turn:- roll:-"],
  ["cannot-docker-over", "docker:en 2 - hand:0,3 out:0 turn:1 roll:-"],
  ["cannot-doce-last", `doce:standard ${EMPTY} ${DOCE.replace("last:-,-", "last:a1,-")}`],
  ["cannot-doce-totals", `doce:standard ${EMPTY} ${DOCE.replace("totals:0,0", "totals:3,0")}`],
  ["cannot-doce-dice", `doce:standard ${EMPTY} ${DOCE.replace("dice:11,11", "dice:10,11")}`],
  ["cannot-doce-blockers", `doce:standard ${EMPTY} ${DOCE.replace("blockers:11", "blockers:01")}`],
  [
    "cannot-doce-turns",
    `doce:standard ${grid({ 0: "A3" })} ${DOCE.replace("dice:11,11", "dice:10,11").replace("last:-,-", "last:a1,-")}`,
  ],
  ["cannot-doce-blocker-held", `doce:standard ${EMPTY} ${DOCE.replace("turn:0", "turn:0#")}`],
])("tells why a position cannot come up: %s", (id, text) => {
  const said = refusalOf(() => State.read(LIBRARY, text));
  expect(said?.id).toBe(id);
  if (said) expectTold(said);
});
