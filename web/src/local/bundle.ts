/** Games in a file: all of this device's or one of them, saved and brought back. */
import { findFamily, splitName } from "../play/family";
import type { Event } from "../protocol";
import { checkEvent } from "./check";
import type { World } from "./decide";
import type { Batch, Storage } from "./storage";
import { infoOf } from "./store";
import { emptyTable, fold, replay, type Table } from "./table";

const FORMAT = "quayside-games";
const FORMAT_VERSION = 1;
const ID = /^[\w-]{22}$/;

/** The log of one table. */
export interface TableLog {
  id: string;
  events: Event[];
}

interface Bundle {
  format: typeof FORMAT;
  version: number;
  tables: TableLog[];
}

/** A file or a link that has no games in it, or damaged ones. */
export class BundleError extends Error {
  override readonly name = "BundleError";
  readonly code: string;

  constructor(message: string, code = "quayside.client.games-file") {
    super(message);
    this.code = code;
  }
}

/** Return games of this device as the text of one file: all of them, or those with these ids. */
export async function saveGames(storage: Storage, ids?: readonly string[]): Promise<string> {
  const wanted = ids ?? (await storage.list()).map(({ id }) => id);
  const logs = await Promise.all(
    wanted.map(async (id) => ({ id, events: (await storage.read(id)) ?? [] })),
  );
  const tables = logs.filter(({ events }) => events.length);
  const bundle: Bundle = { format: FORMAT, version: FORMAT_VERSION, tables };
  return `${JSON.stringify(bundle)}\n`;
}

/** Whether a file looks like saved games, and not like a record. */
export function isBundle(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** Read the logs of a file; throws `BundleError`. They have not been checked. */
export function readBundle(text: string): TableLog[] {
  let bundle: Partial<Bundle> | null = null;
  try {
    bundle = JSON.parse(text) as Partial<Bundle> | null;
  } catch {
    throw new BundleError("this is not a file of saved games");
  }
  if (bundle?.format !== FORMAT || !Array.isArray(bundle.tables))
    throw new BundleError("this is not a file of saved games");
  if (bundle.version !== FORMAT_VERSION)
    throw new BundleError("a newer version saved it", "quayside.client.games-newer");
  const isRight = bundle.tables.every(
    (table: Partial<TableLog> | null) =>
      typeof table?.id === "string" &&
      ID.test(table.id) &&
      Array.isArray(table.events) &&
      table.events.length > 0,
  );
  if (!isRight) throw new BundleError("the file is damaged");
  return bundle.tables;
}

/** The families of logs: their rules must be loaded to check them. */
export function familiesOf(logs: readonly TableLog[]): string[] {
  return [...new Set(logs.map(({ events }) => familyOfTable(events)))];
}

/** Return the family that a table is of. */
export function familyOfTable(events: readonly Event[]): string {
  const what = events[0]?.what;
  return what?.kind === "opened" && typeof what.game === "string" ? splitName(what.game)[0] : "";
}

/** What became of the games of a file. */
export interface Restored {
  added: number;
  /** Games that were here, and that the file knows more of. */
  continued: number;
  /** Games that were here as they are in the file, or that go on further here. */
  known: number;
  /** The games of the file, as they are named here. */
  ids: string[];
}

/**
 * Check logs move by move and store them, all of them or none; throws `BundleError`. A game that is
 * here is not added again. If the same game went on differently here, both stay.
 */
export async function restoreGames(
  storage: Storage,
  logs: readonly TableLog[],
  world: World,
): Promise<Restored> {
  const tables = logs.map((log) => ({ ...log, table: checkLog(log, world) }));
  for (;;) {
    const restored: Restored = { added: 0, continued: 0, known: 0, ids: [] };
    const batches: Batch[] = [];
    for (const { id, events, table } of tables) {
      const here = (await storage.read(id)) ?? [];
      const common = Math.min(here.length, events.length);
      const news = events.slice(common);
      if (!isEqual(here.slice(0, common), events.slice(0, common))) {
        const other = otherId(events);
        restored.ids.push(other);
        if (await storage.read(other)) restored.known++;
        else {
          const copy = replay(other, events, world.library);
          batches.push({ head: 0, events, info: infoOf(copy) });
          restored.added++;
        }
      } else {
        restored.ids.push(id);
        restored[news.length === 0 ? "known" : here.length ? "continued" : "added"]++;
        if (news.length) batches.push({ head: common, events: news, info: infoOf(table) });
      }
    }
    // Another tab may have played on meanwhile: then everything is looked at again.
    if (batches.length === 0 || (await storage.append(...batches))) return restored;
  }
}

/** Replay a log from outside, checking every event against the rules; throws `BundleError`. */
function checkLog({ id, events }: TableLog, { library }: World): Table {
  try {
    findFamily(library.families, familyOfTable(events));
    let table = emptyTable(id);
    for (const event of events) {
      checkEvent(table, event);
      table = fold(table, event, library);
      if ((table.line?.state.text ?? "") !== event.position)
        throw new Error(`event ${event.n} says another position`);
    }
    return table;
  } catch (error) {
    throw new BundleError(`game ${id}: ${error instanceof Error ? error.message : error}`);
  }
}

function isEqual(a: readonly Event[], b: readonly Event[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Return an id that is the same for the same events. */
function otherId(events: readonly Event[]): string {
  return idOf(JSON.stringify(events));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Return an id for a table that is the same for the same text (FNV-1a, 128 bits). */
export function idOf(text: string): string {
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * 0x1000000000000000000013bn);
  return Array.from({ length: 22 }, (_, i) => LETTERS[Number((hash >> BigInt(6 * i)) & 63n)]).join(
    "",
  );
}
