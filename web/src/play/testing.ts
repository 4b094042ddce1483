/// <reference types="node" />
/** For tests: every game with its real rules. */
import { readFileSync } from "node:fs";
import { Engine } from "../engine/rules";
import { FAMILIES } from "../games/families";
import { findFamily } from "./family";
import type { Below } from "./random";
import type { Library, Playable } from "./state";

const engines = new Map<string, Engine>();

function rulesOf(family: string): Engine {
  const known = engines.get(family);
  if (known) return known;
  const file = new URL(`../engine/wasm/${family}.wasm`, import.meta.url);
  const engine = new Engine(family, new WebAssembly.Module(readFileSync(file)));
  engines.set(family, engine);
  return engine;
}

export const LIBRARY: Library = { families: FAMILIES, rulesOf };

export function playable(family: string): Playable {
  return { family: findFamily(FAMILIES, family), rules: rulesOf(family) };
}

/** Return a repeatable source of numbers (mulberry32). */
export function seeded(seed: number): Below {
  let word = seed >>> 0;
  return (n) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** A text with changes, as tools/starts.py makes them. */
export function changed(base: string, edits: readonly [number, number, string][]): string {
  return edits.reduce((text, [from, to, by]) => text.slice(0, from) + by + text.slice(to), base);
}
