/** The generated facts about every built-in game: module sizes, levels and search settings. */
import manifest from "./wasm/manifest.json";

/** Sizes in cells: a row and a list have 4 bytes a cell, outputs and scratch space 8. */
export interface Sizes {
  row: number;
  actions: number;
  outcomes: number;
  observation: number;
  out: number;
  scratch: number;
}

export interface GameFacts {
  version: number;
  sizes: Sizes;
  /** Names of the rules' kernels, which the module exports. */
  kernels: string[];
  bytes: number;
}

const games: Readonly<Record<string, GameFacts>> = manifest.games;

export const families: readonly string[] = Object.keys(games);

/** Return the facts about a family that has a module; a plug-in game has none. */
export function factsOf(family: string): GameFacts {
  const facts = games[family];
  if (!facts) throw new Error(`there is no engine for ${family}`);
  return facts;
}
