/**
 * The search in a Web Worker. It takes one task at a time; "stop" ends the running one early, and
 * it answers with what it has found so far.
 */
import { LevelBot, type Tools, think } from "./bots";
import { type GameSetup, levelsOf, searchOf } from "./manifest";
import { fetchModule } from "./module";
import { Engine, type ForcedWin, type Question } from "./rules";
import type { Thought } from "./search";
import { fetchWeights } from "./weights";

/** What a page requests. `level` counts from 1. */
export type Task =
  | { kind: "move"; id: number; game: GameSetup; row: Int32Array; level: number; seed: bigint }
  | {
      kind: "think";
      id: number;
      game: GameSetup;
      row: Int32Array;
      simulations: number;
      seed: bigint;
    }
  | {
      kind: "judge";
      id: number;
      game: GameSetup;
      row: Int32Array;
      simulations: number;
      turns: number;
    }
  | {
      kind: "explain";
      id: number;
      game: GameSetup;
      row: Int32Array;
      what: "reasons" | "better";
      question: Question;
    }
  | { kind: "stop"; id: number };

/** What the worker answers: progress while it searches, then one of the others. */
export type Answer =
  | { kind: "progress"; id: number; done: number; budget: number }
  | { kind: "move"; id: number; action: number }
  | { kind: "thought"; id: number; thought: Thought }
  | { kind: "judged"; id: number; thought: Thought; forced: ForcedWin | null }
  | { kind: "explained"; id: number; records: Int32Array }
  | { kind: "failed"; id: number; message: string };

const stopped = new Set<number>();
const channel = new MessageChannel();
let onTick: (() => void) | null = null;
channel.port1.onmessage = () => onTick?.();

/** Let messages in that have come meanwhile. */
function tick(): Promise<void> {
  return new Promise((resolve) => {
    onTick = resolve;
    channel.port2.postMessage(null);
  });
}

async function toolsFor(game: GameSetup): Promise<Tools> {
  const module = await fetchModule(game.family);
  const { weights } = searchOf(game);
  const numbers = weights ? await fetchWeights(weights) : null;
  return { engine: new Engine(game.family, module), module, weights: numbers, game };
}

async function run(task: Exclude<Task, { kind: "stop" }>): Promise<Answer> {
  const { id, game, row } = task;
  const tools = await toolsFor(game);
  const pause = async (done: number, budget: number): Promise<boolean> => {
    answer({ kind: "progress", id, done, budget });
    await tick();
    return stopped.has(id);
  };
  if (task.kind === "think") {
    const thought = await think(tools, row, task.simulations, task.seed, pause);
    return { kind: "thought", id, thought };
  }
  if (task.kind === "judge") {
    const forced = tools.engine.forced(row, task.turns);
    const thought = await think(tools, row, task.simulations, 0n, pause);
    return { kind: "judged", id, thought, forced };
  }
  if (task.kind === "explain")
    return { kind: "explained", id, records: tools.engine[task.what](row, task.question) };
  const level = levelsOf(game)[task.level - 1];
  if (!level) throw new Error(`${game.family} has no level ${task.level}`);
  return { kind: "move", id, action: await new LevelBot(tools, level, task.seed).act(row, pause) };
}

function answer(message: Answer): void {
  self.postMessage(message);
}

let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Task>) => {
  stopped.delete(data.id);
  if (data.kind === "stop") {
    stopped.add(data.id);
    return;
  }
  queue = queue
    .then(() => run(data))
    .catch((error: unknown): Answer => ({ kind: "failed", id: data.id, message: String(error) }))
    .then(answer);
};
