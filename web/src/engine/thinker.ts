/** A worker that searches, as the page sees it. */
import type { GameSetup } from "./manifest";
import type { ForcedWin, Question, Row } from "./rules";
import type { Thought } from "./search";
import type { Answer, Task } from "./worker";

export type Progress = (done: number, budget: number) => void;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  progress: Progress | undefined;
}

type Without<T> = T extends unknown ? Omit<T, "id"> : never;

export class Thinker {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data);
    this.#worker.onerror = ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
    };
  }

  /** Return the move of a level (from 1). A signal that aborts ends the search early. */
  async move(
    game: GameSetup,
    row: Row,
    level: number,
    seed: bigint,
    signal?: AbortSignal,
    progress?: Progress,
  ): Promise<number> {
    const found = await this.#ask({ kind: "move", game, row, level, seed }, signal, progress);
    if (found.kind !== "move") throw new Error("the worker did not answer with a move");
    return found.action;
  }

  /** Search a position with one tree. A signal that aborts ends the search early. */
  async think(
    game: GameSetup,
    row: Row,
    simulations: number,
    seed: bigint,
    signal?: AbortSignal,
    progress?: Progress,
  ): Promise<Thought> {
    const task = { kind: "think", game, row, simulations, seed } as const;
    const found = await this.#ask(task, signal, progress);
    if (found.kind !== "thought") throw new Error("the worker did not answer with a thought");
    return found.thought;
  }

  /** Search a position with one tree, and look for a forced win within some turns. */
  async judge(
    game: GameSetup,
    row: Row,
    simulations: number,
    turns: number,
    signal?: AbortSignal,
    progress?: Progress,
  ): Promise<{ thought: Thought; forced: ForcedWin | null }> {
    const task = { kind: "judge", game, row, simulations, turns } as const;
    const found = await this.#ask(task, signal, progress);
    if (found.kind !== "judged") throw new Error("the worker did not answer with a judgement");
    return found;
  }

  /** Return reasons for a turn, as records. */
  async explain(
    game: GameSetup,
    row: Row,
    what: "reasons" | "better",
    question: Question,
  ): Promise<Int32Array> {
    const found = await this.#ask({ kind: "explain", game, row, what, question });
    if (found.kind !== "explained") throw new Error("the worker did not answer with reasons");
    return found.records;
  }

  /** End the worker; what it still works on is never answered. */
  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #ask(task: Without<Task>, signal?: AbortSignal, progress?: Progress): Promise<Answer> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, progress });
      this.#worker.postMessage({ ...task, id });
      const stop = () => this.#worker.postMessage({ kind: "stop", id });
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop);
    });
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if (answer.kind === "progress") {
      waiting.progress?.(answer.done, answer.budget);
      return;
    }
    this.#waiting.delete(answer.id);
    if (answer.kind === "failed") waiting.reject(new Error(answer.message));
    else waiting.resolve(answer);
  }
}
