/**
 * Tables in IndexedDB: one store of infos by table, one of events by table and number. An append is
 * one transaction that looks at the head first, so that two tabs never write the same number, and
 * it resolves when the transaction is on disk. Other tabs hear of it through a broadcast channel.
 */
import type { Event } from "../protocol";
import type { Batch, Storage, TableInfo } from "./storage";

const NAME = "quayside";
const VERSION = 1;
const TABLES = "tables";
const EVENTS = "events";

/** Open the database of this device; rejects where the browser has none (private windows). */
export function openDatabase(): Promise<DatabaseStorage> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(EVENTS);
    };
    request.onsuccess = () => resolve(new DatabaseStorage(request.result));
    request.onerror = () => reject(request.error);
  });
}

/** Ask the browser not to clear the games when space is short; whether it agrees. */
export async function persist(): Promise<boolean> {
  const { storage } = navigator;
  // Plain HTTP and old browsers have no storage manager.
  if (!storage?.persist) return false;
  return (await storage.persisted()) || (await storage.persist());
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The keys of all events of a table. */
function eventsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

export class DatabaseStorage implements Storage {
  readonly lasts = true;
  readonly #database: IDBDatabase;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #listeners = new Set<(id: string) => void>();

  constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer page wants to change the database: it waits for this connection to close.
    database.onversionchange = () => database.close();
    this.#channel.onmessage = ({ data }) => this.#tell(String(data));
  }

  async list(): Promise<TableInfo[]> {
    const store = this.#database.transaction(TABLES).objectStore(TABLES);
    const found = (await result(store.getAll())) as TableInfo[];
    return found.sort((a, b) => b.time - a.time);
  }

  async read(id: string): Promise<Event[] | null> {
    const store = this.#database.transaction(EVENTS).objectStore(EVENTS);
    const found = (await result(store.getAll(eventsOf(id)))) as Event[];
    return found.length ? found : null;
  }

  async append(...batches: Batch[]): Promise<boolean> {
    const transaction = this.#database.transaction([TABLES, EVENTS], "readwrite", {
      durability: "strict",
    });
    const finished = done(transaction);
    const tables = transaction.objectStore(TABLES);
    const known = await Promise.all(
      batches.map(({ info }) => result<TableInfo | undefined>(tables.get(info.id))),
    );
    const isNext = batches.every(({ head }, i) => (known[i]?.head ?? 0) === head);
    if (isNext)
      for (const { events, info } of batches) {
        tables.put(info);
        for (const event of events) transaction.objectStore(EVENTS).add(event, [info.id, event.n]);
      }
    await finished;
    if (isNext) for (const { info } of batches) this.#announce(info.id);
    return isNext;
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#database.transaction([TABLES, EVENTS], "readwrite");
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(EVENTS).delete(eventsOf(id));
    await done(transaction);
    this.#announce(id);
  }

  watch(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #announce(id: string): void {
    this.#channel.postMessage(id);
    this.#tell(id);
  }

  #tell(id: string): void {
    for (const listener of [...this.#listeners]) listener(id);
  }
}
