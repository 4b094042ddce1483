/**
 * Bots at a local table: one roll or move at a time. What a bot does is stored only if the table is
 * still where the bot saw it, so after a reload or with two tabs no turn is played twice.
 */
import type { State } from "../play/state";
import { abandon, botFailed, botToAct, decide, type World } from "./decide";
import type { LocalTable } from "./link";
import type { Table } from "./table";

/** Return the action that a bot of a level chooses; the search runs in a worker. */
export type Choose = (
  state: State,
  level: string,
  seed: number,
  signal: AbortSignal,
) => Promise<number>;

/** After this many failures in a row a bot plays any legal move. */
const MOST_FAILURES = 3;
/** Milliseconds before a second try when the log could not be written. */
const RETRY = 1000;

export class BotPlayer {
  readonly #table: LocalTable;
  readonly #choose: Choose;
  readonly #world: World;
  readonly #stop = new AbortController();
  readonly #unlisten: () => void;
  /** The event that a bot is thinking about. */
  #thinkingAt = 0;
  #thinking = new AbortController();

  constructor(table: LocalTable, choose: Choose, world: World) {
    this.#table = table;
    this.#choose = choose;
    this.#world = world;
    this.#unlisten = table.state.subscribe(() => void this.#look());
  }

  /** Stop playing; a bot that is thinking receives a message to stop. */
  close(): void {
    this.#unlisten();
    this.#stop.abort();
    this.#thinking.abort();
  }

  async #look(): Promise<void> {
    const { folded: table } = this.#table;
    if (this.#stop.signal.aborted || table.head === this.#thinkingAt) return;
    this.#thinking.abort(); // about a position that is no longer there
    const bot = botToAct(table);
    if (!bot) return;
    this.#thinkingAt = table.head;
    this.#thinking = new AbortController();
    const { signal } = this.#thinking;
    const action = await this.#act(table, bot, signal);
    try {
      const isAdded = await this.#table.add(this.#decided(action), table.head);
      // Nothing was stored, because another tab was first or the bot was stopped: look again.
      if (!isAdded && !signal.aborted && this.#thinkingAt === table.head) this.#thinkingAt = 0;
    } catch {
      // The browser did not store it, so it was not played.
      this.#thinkingAt = 0;
      setTimeout(() => void this.#look(), RETRY);
    }
  }

  #decided(action: Parameters<typeof decide>[1] | "failed" | null) {
    return (table: Table) => {
      const ended = abandon(table, this.#world);
      if (ended.length || action === null) return ended;
      if (action === "failed") return botFailed(table, botToAct(table)?.seat ?? 0, this.#world);
      return decide(table, action, this.#world);
    };
  }

  /** Return what the bot does: roll or move, or that it failed; null if it was stopped. */
  async #act(table: Table, { seat, level }: { seat: number; level: string }, signal: AbortSignal) {
    const state = table.line?.state;
    if (!state) return null;
    if (state.isChance) return { do: "roll", seat } as const;
    const play = (action: number) => ({ do: "play" as const, seat, moves: [state.write(action)] });
    const [first = 0] = state.actions;
    if (state.actions.length === 1 || table.failures >= MOST_FAILURES) return play(first);
    try {
      const action = await this.#choose(state, level, seedOf(table), signal);
      if (signal.aborted) return null;
      return state.actions.includes(action) ? play(action) : "failed";
    } catch {
      return signal.aborted ? null : "failed";
    }
  }
}

/** Return a seed that depends on table and event only, so that a bot would choose the same again. */
export function seedOf({ id, head }: Table): number {
  let hash = 0x811c9dc5;
  for (const letter of `${id}:${head}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
