/** A page that compares the engine with Python in a browser, and measures it: for tests only. */
import { disagreements } from "./agree";
import type { GameSetup } from "./manifest";
import { fetchModule } from "./module";
import { loadEngine } from "./rules";
import { playouts } from "./speed";
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

let player: Thinker | null = null;

/** Return the move of a level, always from the same worker, so that the second can be measured. */
function move(game: GameSetup, row: number[], level: number): Promise<number> {
  player ??= new Thinker();
  return player.move(game, Int32Array.from(row), level, 1n);
}

async function played(family: string, row: number[], games: number): Promise<number> {
  return playouts(family, await fetchModule(family), Int32Array.from(row), games);
}

Object.assign(globalThis, { engine: { positions, decisions, stopped, move, played } });
document.title = "ready";
