/** The games of this device: opened, saved all together to one file and read back. */
import type { Event, OpenTable } from "../protocol";
import { openRematch, openTable, Refused, rematched, type World } from "./decide";
import type { Storage, TableInfo } from "./storage";
import { checkEvent, emptyTable, fold, replay, type Table } from "./table";

const FORMAT = "quayside-games";
const FORMAT_VERSION = 1;
const ID_BYTES = 16;

/** All games in one file. */
interface Bundle {
  format: typeof FORMAT;
  version: number;
  tables: { id: string; events: Event[] }[];
}

/** A file that has no games in it, or damaged ones. */
export class BundleError extends Error {
  override readonly name = "BundleError";
}

/** Return 128 random bits as text, for a table's id. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What a list shows of a table. */
export function infoOf(table: Table): TableInfo {
  const { id, head, time, opened, seats, line, finished } = table;
  const isImported = opened?.dice === "imported";
  const status = finished ? "finished" : line ? "playing" : "waiting";
  return {
    id,
    head,
    game: opened?.game ?? "",
    names: seats.map(({ name, bot }) => name || (bot ? `bot ${bot}` : "")),
    status: isImported ? "imported" : status,
    time,
  };
}

/** Store events that follow at a table; null, and nothing is stored, if another tab was first. */
export async function storeEvents(
  storage: Storage,
  table: Table,
  events: readonly Event[],
  { library }: World,
): Promise<Table | null> {
  const next = events.reduce((now, event) => fold(now, event, library), table);
  return (await storage.append(table.head, events, infoOf(next))) ? next : null;
}

/** Store a new table with its first events, and return its id. */
export async function storeTable(
  storage: Storage,
  id: string,
  events: readonly Event[],
  world: World,
): Promise<string> {
  const table = replay(id, events, world.library);
  if (!(await storage.append(0, events, infoOf(table))))
    throw new Refused("quayside.table.exists", `there is a table ${id}`);
  return id;
}

/** Open a table and return its id; throws `Refused`. */
export function openLocal(storage: Storage, wish: OpenTable, world: World): Promise<string> {
  const id = freshId();
  return storeTable(storage, id, openTable(id, wish, world), world);
}

/**
 * Open the rematch of a finished table and return its id: the same for every tab. The new table is
 * stored first, so that nothing ever leads to a table that is not there.
 */
export async function openLocalRematch(
  storage: Storage,
  table: Table,
  world: World,
): Promise<string> {
  const fresh = freshId();
  const note = rematched(table, fresh, world);
  await storeTable(storage, fresh, openRematch(table, fresh, world), world);
  if (await storeEvents(storage, table, note, world)) return fresh;
  await storage.remove(fresh);
  const events = (await storage.read(table.id)) ?? [];
  const now = replay(table.id, events, world.library);
  if (now.rematch === null) throw new Refused("quayside.table.conflict");
  return now.rematch;
}

// One file ----------------------------------------------------------------------------------------

/** Return all games of this device as the text of one file. */
export async function saveAll(storage: Storage): Promise<string> {
  const tables = [];
  for (const { id } of await storage.list())
    tables.push({ id, events: (await storage.read(id)) ?? [] });
  const bundle: Bundle = { format: FORMAT, version: FORMAT_VERSION, tables };
  return `${JSON.stringify(bundle)}\n`;
}

/** What became of the games of a file. */
export interface Restored {
  added: number;
  /** Games that were here, and that the file knows more of. */
  continued: number;
  /** Games that were here as they are in the file, or that go on further here. */
  known: number;
}

/**
 * Read the games of a file; throws `BundleError`, and then nothing has changed. A game that is here
 * is not added again. If the same game went on differently here, both stay.
 */
export async function restoreAll(storage: Storage, text: string, world: World): Promise<Restored> {
  const restored: Restored = { added: 0, continued: 0, known: 0 };
  for (const { id, events, table } of readBundle(text, world)) {
    const here = (await storage.read(id)) ?? [];
    const common = Math.min(here.length, events.length);
    const isSame = isEqual(here.slice(0, common), events.slice(0, common));
    if (!isSame) {
      const other = `${id.slice(0, 32)}.${fingerprint(events)}`;
      const copy = replay(other, events, world.library);
      restored[(await storage.append(0, events, infoOf(copy))) ? "added" : "known"]++;
    } else if (here.length >= events.length) restored.known++;
    else {
      await storage.append(here.length, events.slice(common), infoOf(table));
      restored[here.length ? "continued" : "added"]++;
    }
  }
  return restored;
}

/** The families of the games of a file: their rules must be loaded to read it. */
export function familiesOfBundle(text: string): string[] {
  const found = parseBundle(text).tables.map(({ events }) => {
    const [first] = events;
    return first?.what.kind === "opened" ? (first.what.game.split(":")[0] ?? "") : "";
  });
  return [...new Set(found)];
}

function readBundle(text: string, { library }: World) {
  return parseBundle(text).tables.map(({ id, events }) => {
    try {
      let table = emptyTable(id);
      for (const event of events) {
        checkEvent(table, event);
        table = fold(table, event, library);
      }
      return { id, events, table };
    } catch (error) {
      throw new BundleError(`table ${id}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

function parseBundle(text: string): Bundle {
  let bundle: Partial<Bundle> | null = null;
  try {
    bundle = JSON.parse(text) as Partial<Bundle> | null;
  } catch {
    throw new BundleError("this is not a file of saved games");
  }
  if (bundle?.format !== FORMAT || !Array.isArray(bundle.tables))
    throw new BundleError("this is not a file of saved games");
  if (bundle.version !== FORMAT_VERSION)
    throw new BundleError("these games were saved by a newer version");
  const isRight = bundle.tables.every(
    (table: Partial<Bundle["tables"][number]>) =>
      typeof table?.id === "string" &&
      /^[\w.~-]{1,64}$/.test(table.id) &&
      Array.isArray(table.events) &&
      table.events.length > 0,
  );
  if (!isRight) throw new BundleError("the file is damaged");
  return bundle as Bundle;
}

function isEqual(a: readonly Event[], b: readonly Event[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Return a short text that is the same for the same events. */
function fingerprint(events: readonly Event[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(events)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
