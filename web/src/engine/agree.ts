/** Compare the engine with what Python said (tests/engine writes the files). */
import { LevelBot, mixed, type Tools, think } from "./bots";
import { crc32 } from "./crc32";
import { type GameSetup, levelsOf } from "./manifest";
import { CHANCE, type Engine, OVER } from "./rules";
import type { Thought } from "./search";

interface Search {
  game: GameSetup;
  row: number[];
  simulations: number;
  seed: number;
  settings: number[];
  thought: Thought;
}

interface Move {
  game: GameSetup;
  row: number[];
  level: number;
  seed: number;
  mixed: string;
  action: number;
}

type ToolsFor = (game: GameSetup) => Promise<Tools>;

/** Return the numbers of the searches that found something else than Python's. */
export async function wrongSearches(text: string, toolsFor: ToolsFor): Promise<number[]> {
  const found: number[] = [];
  for (const [i, search] of (JSON.parse(text) as Search[]).entries()) {
    const tools = { ...(await toolsFor(search.game)), settings: search.settings };
    const row = Int32Array.from(search.row);
    const thought = await think(tools, row, search.simulations, BigInt(search.seed));
    if (JSON.stringify(thought) !== JSON.stringify(search.thought)) found.push(i);
  }
  return found;
}

/** Return the numbers of the positions in which a level plays another move than Python's. */
export async function wrongMoves(text: string, toolsFor: ToolsFor): Promise<number[]> {
  const found: number[] = [];
  for (const [i, move] of (JSON.parse(text) as Move[]).entries()) {
    const level = levelsOf(move.game)[move.level - 1];
    const row = Int32Array.from(move.row);
    if (!level || mixed(BigInt(move.seed), row) !== BigInt(move.mixed)) {
      found.push(i);
      continue;
    }
    const bot = new LevelBot(await toolsFor(move.game), level, BigInt(move.seed));
    if ((await bot.act(row)) !== move.action) found.push(i);
  }
  return found;
}

/** Return the numbers of the positions in a file for which the engine says something else. */
export function disagreements(engine: Engine, file: ArrayBuffer): number[] {
  const data = new Int32Array(file);
  const [count = 0, size = 0] = data;
  const width = size + 5;
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const line = data.subarray(2 + i * width, 2 + (i + 1) * width);
    const [players = 0, action = -1, forbidden = -1, seat = -1, told] = line.subarray(size);
    const row = line.slice(0, size);
    if ((hashOf(engine, row, players, action, forbidden, seat) | 0) !== told) found.push(i);
  }
  return found;
}

function hashOf(
  engine: Engine,
  row: Int32Array,
  players: number,
  action: number,
  forbidden: number,
  seat: number,
): number {
  const status = engine.status(row);
  const parts: ArrayBufferView[] = [Int32Array.of(status), engine.legal(row)];
  const has = (kernel: string) => engine.facts.kernels.includes(kernel);
  if (status === CHANCE) parts.push(engine.outcomes(row));
  if (status === OVER) parts.push(engine.returns(row, players));
  parts.push(engine.observe(row, players - 1));
  if (action >= 0) {
    parts.push(engine.apply(row, action));
    if (has("trace")) parts.push(engine.trace(row, action));
  }
  if (forbidden >= 0 && has("why")) parts.push(engine.why(row, forbidden));
  if (seat >= 0) parts.push(engine.leave(row, seat));
  if (has("show")) parts.push(engine.show(row));
  return parts.reduce((crc, part) => crc32(part, crc), 0);
}
