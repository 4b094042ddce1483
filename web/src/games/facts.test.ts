/** What a move does is decoded from the kernels' numbers as Python decodes it; tools/facts.py. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Fact } from "../board/facts";
import { State } from "../play/state";
import { LIBRARY } from "../play/testing";
import { GAMES } from "./index";

interface Told {
  position: string;
  action: number;
  facts: [kind: string, seat: number | null, data: Record<string, unknown>][];
  steps: [place: string, level: number, cost: number][];
}

/** A fact as Python has it: plain values only, and names in its own spelling. */
function plain({ kind, seat, data }: Fact): Told["facts"][number] {
  const entries = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (typeof value === "boolean") return [[key, Number(value)]];
    if (!Array.isArray(value)) return [[key, value]];
    const [first] = value as readonly unknown[];
    if (Array.isArray(first)) return value as [string, number][];
    if (typeof first === "number")
      return value.map((number, i) => [`${key.replace(/s$/, "")}${i}`, number]);
    return key === "items" ? [] : [[key, value.join(" ")]];
  });
  return [kind, seat, Object.fromEntries(entries)];
}

it.each(GAMES.map(({ family }) => family))("tells of %s what Python tells", async (family) => {
  const path = `${import.meta.dirname}/${family}/facts.fixture.json`;
  const all = JSON.parse(readFileSync(path, "utf8")) as Told[];
  const { decoder } = (await GAMES.find((one) => one.family === family)?.play()) ?? expect.fail();
  if (!decoder) expect.fail(`${family} has no decoder`);
  for (const { position, action, facts, steps } of all) {
    const found = decoder.facts(State.read(LIBRARY, position), action);
    expect(found.map(plain), `${position}, ${action}`).toEqual(facts);
    const way = decoder.steps(found).map(({ place, level, cost }) => [place, level, cost]);
    expect(way).toEqual(steps);
  }
  expect(all.length).toBeGreaterThan(20);
});
