/** Where tables are kept: logs that only grow. The device's own is in database.ts. */
import type { Event } from "../protocol";

/** What a list of games shows without reading their logs. */
export interface TableInfo {
  readonly id: string;
  /** The number of the last event. */
  readonly head: number;
  /** Family and edition. */
  readonly game: string;
  readonly names: readonly string[];
  readonly status: "waiting" | "playing" | "finished" | "imported";
  /** When the last event happened, in milliseconds since 1970. */
  readonly time: number;
}

export interface Storage {
  /** Return all tables, those played last first. */
  list(): Promise<TableInfo[]>;
  /** Return a table's log; null if there is no such table. */
  read(id: string): Promise<Event[] | null>;
  /**
   * Add events after number `head`, 0 for a new table. Resolves with true once they are durable,
   * and with false, having stored nothing, if the log has another head: another tab was first.
   */
  append(head: number, events: readonly Event[], info: TableInfo): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Be told which table has changed, also by another tab; returns how to stop that. */
  watch(listener: (id: string) => void): () => void;
}

/** Tables in memory: for tests, and where the browser gives no database. */
export class MemoryStorage implements Storage {
  readonly #tables = new Map<string, { info: TableInfo; events: Event[] }>();
  readonly #listeners = new Set<(id: string) => void>();

  async list(): Promise<TableInfo[]> {
    return [...this.#tables.values()].map(({ info }) => info).sort((a, b) => b.time - a.time);
  }

  async read(id: string): Promise<Event[] | null> {
    const found = this.#tables.get(id);
    return found ? [...found.events] : null;
  }

  async append(head: number, events: readonly Event[], info: TableInfo): Promise<boolean> {
    const known = this.#tables.get(info.id)?.events ?? [];
    if (known.length !== head) return false;
    // What is stored is a copy, as in a database.
    this.#tables.set(info.id, { info, events: [...known, ...structuredClone([...events])] });
    for (const listener of [...this.#listeners]) listener(info.id);
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
