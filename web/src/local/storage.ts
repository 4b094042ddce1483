/** Where tables are kept: logs that only grow. The device's own is in database.ts. */
import type { Event, PublicSeat } from "../protocol";

/** What a list of games shows without reading their logs. */
export interface TableInfo {
  readonly id: string;
  /** The number of the last event. */
  readonly head: number;
  /** Family and edition. */
  readonly game: string;
  readonly seats: readonly PublicSeat[];
  /** The seat to act; null when the game is over. */
  readonly turn: number | null;
  readonly winners: readonly number[];
  readonly status: "waiting" | "playing" | "finished" | "imported";
  /** When the last event happened, in milliseconds since 1970. */
  readonly time: number;
}

/** Events that follow after number `head` of a table, 0 for a new one. */
export interface Batch {
  readonly head: number;
  readonly events: readonly Event[];
  /** The table after them. */
  readonly info: TableInfo;
}

export interface Storage {
  /** Whether tables outlive the page. */
  readonly lasts: boolean;
  /** Return all tables, those played last first. */
  list(): Promise<TableInfo[]>;
  /** Return a table's log; null if there is no such table. */
  read(id: string): Promise<Event[] | null>;
  /**
   * Add events to logs, all of them or none. Resolves with true once they are durable, and with
   * false, having stored nothing, if a log has another head: another tab was first.
   */
  append(...batches: Batch[]): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Learn which table has changed, also by another tab; returns how to stop that. */
  watch(listener: (id: string) => void): () => void;
}

/** Tables in memory: for tests, and where the browser gives no database. */
export class MemoryStorage implements Storage {
  readonly lasts = false;
  readonly #tables = new Map<string, { info: TableInfo; events: Event[] }>();
  readonly #listeners = new Set<(id: string) => void>();

  async list(): Promise<TableInfo[]> {
    return [...this.#tables.values()].map(({ info }) => info).sort((a, b) => b.time - a.time);
  }

  async read(id: string): Promise<Event[] | null> {
    const found = this.#tables.get(id);
    return found ? [...found.events] : null;
  }

  async append(...batches: Batch[]): Promise<boolean> {
    const logOf = (id: string): Event[] => this.#tables.get(id)?.events ?? [];
    if (batches.some(({ head, info }) => logOf(info.id).length !== head)) return false;
    // What is stored is a copy, as in a database.
    for (const { events, info } of batches)
      this.#tables.set(info.id, {
        info,
        events: [...logOf(info.id), ...structuredClone([...events])],
      });
    for (const { info } of batches) for (const listener of [...this.#listeners]) listener(info.id);
    return true;
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
    for (const listener of [...this.#listeners]) listener(id);
  }

  watch(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
