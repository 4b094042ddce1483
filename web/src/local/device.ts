/** What local tables get from this device: a database, fair dice, a clock, and bots in a worker. */
import { Thinker } from "../engine/thinker";
import { LIBRARY, loadGame } from "../games/library";
import { below } from "../play/random";
import { familyOfRecord, RecordError } from "../play/reading";
import type { OpenTable } from "../protocol";
import { Alarm } from "./alarm";
import { BotPlayer, type Choose } from "./bots";
import {
  BundleError,
  familiesOf,
  familyOfTable,
  isBundle,
  type Restored,
  readBundle,
  restoreGames,
  saveGames,
} from "./bundle";
import { persist } from "./database";
import type { World } from "./decide";
import { deviceStorage } from "./kept";
import { LocalTable } from "./link";
import { familyOfPacked, pack, readPacked, unpackLog } from "./packing";
import { importRecord, recordId } from "./records";
import type { Storage } from "./storage";
import { openLocal, storeTable } from "./store";
import { replay } from "./table";

const WORLD: World = { library: LIBRARY, draw: below, now: Date.now };

/** Choose a bot's move with the settings of its level, in a worker that is started when needed. */
class WorkerBots {
  #thinker: Thinker | null = null;

  readonly choose: Choose = async (state, level, seed, signal) => {
    if (level === "random") return state.actions[below(state.actions.length)] ?? 0;
    this.#thinker ??= new Thinker();
    return this.#thinker.move(state.game, state.row, Number(level), BigInt(seed), signal);
  };

  close(): void {
    this.#thinker?.close();
  }
}

/** A local table that is open in this page, with its bots and clocks at work. */
class DeviceTable extends LocalTable {
  readonly #bots = new WorkerBots();
  readonly #players = new BotPlayer(this, this.#bots.choose, WORLD);
  readonly #alarm = new Alarm(this, WORLD);

  override close(): void {
    this.#players.close();
    this.#alarm.close();
    this.#bots.close();
    super.close();
  }
}

/** Sit at a table of this device; null if there is none with this id. */
export async function openOnDevice(id: string): Promise<LocalTable | null> {
  const storage = await deviceStorage();
  const events = await storage.read(id);
  if (!events) return null;
  await loadGame(familyOfTable(events));
  return new DeviceTable(id, storage, WORLD);
}

/** Keep games; with the first, the browser is asked not to clear them when space is short. */
async function keep<T>(what: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await deviceStorage();
  const isFirst = (await storage.list()).length === 0;
  const done = await what(storage);
  if (isFirst && storage.lasts) void persist().catch(() => false);
  return done;
}

/** Fetch the rules of a family; rejects where this page or this browser cannot have them. */
export async function loadFamily(family: string): Promise<void> {
  await loadGame(family);
}

/** Open a table whose rules have been fetched, with everybody on their seats; throws `Refused`. */
export function openHere(wish: OpenTable, names: readonly string[]): Promise<string> {
  return keep((storage) => openLocal(storage, wish, names, WORLD));
}

/** Bring games back from a file that `saveAll` wrote; throws `BundleError`, and changes nothing. */
async function bringBack(text: string): Promise<Restored> {
  const logs = readBundle(text);
  await loadFamilies(familiesOf(logs));
  return keep((storage) => restoreGames(storage, logs, WORLD));
}

async function loadFamilies(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(LIBRARY.families, name));
  if (unknown !== undefined) throw new BundleError(`there is no game '${unknown}'`);
  await Promise.all(names.map(loadGame));
}

/** What a file was: games that are back, or a record that is a table now. */
export type Opened = { kind: "games"; restored: Restored } | { kind: "record"; table: string };

/**
 * Open a file with games or a record, which the rules check move by move. Throws `BundleError` or
 * `RecordError`, and then nothing has changed; returns null for a record of a game that only a
 * server may know.
 */
export async function openFile(text: string): Promise<Opened | null> {
  if (isBundle(text)) return { kind: "games", restored: await bringBack(text) };
  const family = familyOfRecord(text);
  if (family === null)
    throw new RecordError("a record says its game, as in 'game: ...'", { id: "record-no-game" }, 1);
  if (!Object.hasOwn(LIBRARY.families, family)) return null;
  await loadGame(family);
  return { kind: "record", table: await keep((storage) => storeRecord(storage, text)) };
}

/** Store a record as a table to be looked at, unless it is here, and return its id. */
async function storeRecord(storage: Storage, text: string): Promise<string> {
  const { id, events, own } = importRecord(text, WORLD);
  // A game of this device is better looked at where it was played.
  const here = own && (await storage.read(own));
  if (here && recordId(replay(own, here, LIBRARY)) === id) return own;
  return (await storage.read(id)) ? id : storeTable(storage, id, events, WORLD);
}

/** All games of this device, or one of them, as the text of a file. */
export async function gamesFile(id?: string): Promise<string> {
  return saveGames(await deviceStorage(), id === undefined ? undefined : [id]);
}

/** A game packed for a link; null if it is too long for that. */
export async function packGame(id: string): Promise<string | null> {
  const events = await (await deviceStorage()).read(id);
  return events && pack({ id, events }, WORLD);
}

/** Keep the game of a link and return its table; throws `BundleError`. */
export async function unpackGame(letters: string): Promise<string> {
  const packed = await readPacked(letters);
  await loadFamilies([familyOfPacked(packed)]);
  const log = unpackLog(packed, WORLD);
  const { ids } = await keep((storage) => restoreGames(storage, [log], WORLD));
  return ids[0] ?? log.id;
}
