/** Analyses that are kept on this device: records with their branches, in a database of their own. */

/** A kept analysis. */
export interface Analysis {
  readonly id: string;
  /** Family and edition. */
  readonly game: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly time: number;
  /** The record. */
  readonly text: string;
}

const NAME = "quayside-analyses";
const STORE = "analyses";

export interface Analyses {
  /** Whether they outlive the page. */
  readonly lasts: boolean;
  /** Return all of them, the latest first. */
  list(): Promise<Analysis[]>;
  read(id: string): Promise<Analysis | null>;
  keep(analysis: Analysis): Promise<void>;
  remove(id: string): Promise<void>;
}

/** In memory, where the browser gives no database. */
export class MemoryAnalyses implements Analyses {
  readonly lasts = false;
  readonly #kept = new Map<string, Analysis>();

  async list(): Promise<Analysis[]> {
    return latestFirst([...this.#kept.values()]);
  }

  async read(id: string): Promise<Analysis | null> {
    return this.#kept.get(id) ?? null;
  }

  async keep(analysis: Analysis): Promise<void> {
    this.#kept.set(analysis.id, analysis);
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
  }
}

class DatabaseAnalyses implements Analyses {
  readonly lasts = true;

  constructor(private readonly database: IDBDatabase) {
    database.onversionchange = () => database.close();
  }

  async list(): Promise<Analysis[]> {
    return latestFirst((await done(this.#store("readonly").getAll())) as Analysis[]);
  }

  async read(id: string): Promise<Analysis | null> {
    return ((await done(this.#store("readonly").get(id))) as Analysis | undefined) ?? null;
  }

  async keep(analysis: Analysis): Promise<void> {
    await done(this.#store("readwrite").put(analysis));
  }

  async remove(id: string): Promise<void> {
    await done(this.#store("readwrite").delete(id));
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}

function latestFirst(found: Analysis[]): Analysis[] {
  return found.sort((a, b) => b.time - a.time);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openDatabase(): Promise<Analyses> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return new DatabaseAnalyses(await done(request));
}

let opening: Promise<Analyses> | null = null;

/** The analyses of this device. */
export function deviceAnalyses(): Promise<Analyses> {
  opening ??= openDatabase().catch(() => new MemoryAnalyses());
  return opening;
}
