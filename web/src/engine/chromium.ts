/** A page that compares the engine with Python in a browser, and measures it: for tests only. */
import { disagreements } from "./agree";
import type { GameSetup } from "./manifest";
import { fetchModule } from "./module";
import { loadEngine } from "./rules";
import { measure } from "./speed";
import { Thinker } from "./thinker";

async function positions(family: string, url: string): Promise<number[]> {
  const file = await (await fetch(url)).arrayBuffer();
  return disagreements(await loadEngine(family), file);
}

/** Return how many searches of a file the worker does not repeat, and moves of another. */
async function decisions(searches: string, moves: string): Promise<number[]> {
  const thinker = new Thinker();
  let [wrong, other] = [0, 0];
  for (const { game, row, simulations, seed, thought } of await (await fetch(searches)).json()) {
    const found = await thinker.think(game, Int32Array.from(row), simulations, BigInt(seed));
    if (JSON.stringify(found) !== JSON.stringify(thought)) wrong++;
  }
  for (const { game, row, level, seed, action } of await (await fetch(moves)).json()) {
    if ((await thinker.move(game, Int32Array.from(row), level, BigInt(seed))) !== action) other++;
  }
  thinker.close();
  return [wrong, other];
}

/** Stop a long search as soon as it says that it has begun; return how many simulations it ran. */
async function stopped(game: GameSetup, row: number[], budget: number): Promise<number> {
  const thinker = new Thinker();
  const end = new AbortController();
  const progress = () => end.abort();
  const found = await thinker.think(game, Int32Array.from(row), budget, 1n, end.signal, progress);
  thinker.close();
  return found.simulations;
}

async function timeOfMove(game: GameSetup, row: number[], level: number): Promise<number> {
  const thinker = new Thinker();
  await thinker.move(game, Int32Array.from(row), 1, 1n);
  const began = performance.now();
  await thinker.move(game, Int32Array.from(row), level, 1n);
  thinker.close();
  return performance.now() - began;
}

async function rate(family: string, row: number[], games: number): Promise<number> {
  return measure(family, await fetchModule(family), Int32Array.from(row), games);
}

Object.assign(globalThis, { engine: { positions, decisions, stopped, timeOfMove, rate } });
document.title = "ready";
