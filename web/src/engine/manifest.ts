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

/** How a game is searched. */
export interface SearchFacts {
  /** The cells of the search's settings. */
  settings: number[];
  /** How far the search's judgements are from the truth, as a standard error. */
  error: number;
  /** The file with the numbers that the heuristics read, if there are any. */
  weights: string | null;
}

/** A level of a bot: simulations a decision, turns of foresight, and its mistakes. */
export interface Level {
  simulations: number;
  foresight: number;
  /** How much less than the best a move may be worth to be held for equally good. */
  regret: number;
  /** How often a place, or what a move allows the others, is overlooked. */
  oversight: number;
}

export interface GameFacts {
  version: number;
  sizes: Sizes;
  /** Names of the rules' kernels, which the module exports. */
  kernels: string[];
  /** By number of players: simulations, foresight, regret and oversight of each level. */
  levels: Record<string, number[][]>;
  /** By edition and players, as in `first/2`, and with an option changed where that matters. */
  searches: Record<string, SearchFacts>;
  bytes: number;
}

/** A game as the engine needs to know it. */
export interface GameSetup {
  family: string;
  edition: string;
  players: number;
  options: Readonly<Record<string, string>>;
}

const games: Readonly<Record<string, GameFacts>> = manifest.games;

export const families: readonly string[] = Object.keys(games);

/** How a tree lies in memory. */
export const tree = manifest.tree;

/** Return the facts about a family that has a module; a plug-in game has none. */
export function factsOf(family: string): GameFacts {
  const facts = games[family];
  if (!facts) throw new Error(`there is no engine for ${family}`);
  return facts;
}

/** Return how a game is searched. */
export function searchOf({ family, edition, players, options }: GameSetup): SearchFacts {
  const { searches } = factsOf(family);
  const base = `${edition}/${players}`;
  const keys = Object.entries(options).map(([name, value]) => `${base}/${name}=${value}`);
  const found = keys.map((key) => searches[key]).find((search) => search) ?? searches[base];
  if (!found) throw new Error(`${family} has no ${base}`);
  return found;
}

/** Return the levels of a game's bots, the weakest first. */
export function levelsOf({ family, players }: GameSetup): Level[] {
  const levels = factsOf(family).levels[players] ?? [];
  return levels.map(([simulations = 0, foresight = 0, regret = 0, oversight = 0]) => ({
    simulations,
    foresight,
    regret,
    oversight,
  }));
}
