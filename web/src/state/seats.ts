/**
 * The tables that this browser has keys for, newest first, so that a game can be resumed.
 *
 * Each table has its own entry in the browser's storage, so that two tabs do not overwrite each
 * other's tables. A table can have several keys: the host may open an invitation in the same browser.
 * Tables that are only watched have no entry.
 */
import { atom } from "nanostores";
import {
  forgetName,
  onOtherTab,
  remember,
  remembered,
  rememberedNames,
  rememberInTab,
  tabMemory,
} from "./memory";

export { freshId as fresh } from "../play/random";

/** A key, and the seats that it holds according to the server. */
export interface SeatKey {
  key: string;
  seats: readonly number[];
}

/** A part or the anchor of a hash chain that this browser sent when someone sat down. */
export interface SentPart {
  seat: number;
  part: string;
  /** The seed of the hash chain; null for a part. */
  seed: string | null;
  /** The number of its event, once the server has acknowledged it. */
  n: number | null;
}

/** What this browser saw of a table's dice, to compare with what is shown at the end. */
export interface DiceMemory {
  /** The commitment that was shown first, before a part was sent. */
  commitment: string | null;
  parts: readonly SentPart[];
  /** The faces of the rolls in the order in which they were seen, one digit each. */
  rolls: string;
}

export interface Kept {
  table: string;
  /** The oldest first: the host's own key comes before an invitation that the host opened. */
  keys: readonly SeatKey[];
  game: string;
  players: number;
  opened: number;
  finished: boolean;
  /** Keys of seats that were opened for other people, to be sent to them. */
  invites: readonly { seat: number; key: string }[];
  dice: DiceMemory;
}

/** How many tables are kept that nobody here can play on at. Running games are all kept. */
const MOST_OVER = 60;
const MOST_KEYS = 8;
const ENTRY = "table.";
const KEY = /^[A-Za-z0-9_-]{22}$/;
const NO_DICE: DiceMemory = { commitment: null, parts: [], rolls: "" };

/** Whether someone here can play on: the game has not ended, and a key holds a seat. */
export function canResume(one: Kept): boolean {
  return !one.finished && one.keys.some(({ seats }) => seats.length > 0);
}

// Reading -----------------------------------------------------------------------------------------

type Wild = Readonly<Record<string, unknown>>;
const wild = (value: unknown): Wild =>
  typeof value === "object" && value !== null ? (value as Wild) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const count = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
const isKey = (value: unknown): value is string => typeof value === "string" && KEY.test(value);

/** An entry from storage. Anything may be stored there: what has a wrong shape is left out. */
function readEntry(table: string, value: unknown): Kept | null {
  const { keys, game, players, opened, finished, invites, dice } = wild(value);
  const found = list(keys)
    .map(wild)
    .flatMap(({ key, seats }) => (isKey(key) ? [{ key, seats: list(seats).map(count) }] : []));
  if (!KEY.test(table) || found.length === 0) return null;
  const { commitment, parts, rolls } = wild(dice);
  return {
    table,
    keys: found,
    game: text(game),
    players: count(players),
    opened: count(opened),
    finished: finished === true,
    invites: list(invites)
      .map(wild)
      .flatMap(({ seat, key }) => (isKey(key) ? [{ seat: count(seat), key }] : [])),
    dice: {
      commitment: text(commitment) || null,
      parts: list(parts)
        .map(wild)
        .map(({ seat, part, seed, n }) => ({
          seat: count(seat),
          part: text(part),
          seed: text(seed) || null,
          n: count(n) || null,
        })),
      rolls: text(rolls),
    },
  };
}

/** Entries that the browser refused to store: they last as long as the tab. */
const unsaved = new Map<string, Kept>();

const stored = (table: string): Kept | null =>
  unsaved.get(table) ?? readEntry(table, remembered(ENTRY + table));

function load(): readonly Kept[] {
  const tables = rememberedNames(ENTRY).map((name) => name.slice(ENTRY.length));
  return [...new Set([...tables, ...unsaved.keys()])]
    .flatMap((table) => stored(table) ?? [])
    .sort((a, b) => b.opened - a.opened);
}

// Writing -----------------------------------------------------------------------------------------

function write(one: Kept): void {
  const name = ENTRY + one.table;
  if (remember(name, one)) unsaved.delete(one.table);
  else {
    for (const old of load().filter((other) => !canResume(other))) forgetName(ENTRY + old.table);
    if (!remember(name, one)) unsaved.set(one.table, one);
  }
}

/** Change a table's entry as it is stored now, which another tab may have changed. */
function change(table: string, alter: (old: Kept | null) => Kept | null): void {
  const old = stored(table);
  const altered = alter(old);
  if (!altered || altered === old) return;
  write(altered);
  const over = load().filter((one) => one.table !== table && !canResume(one));
  for (const one of over.slice(MOST_OVER)) forgetName(ENTRY + one.table);
  kept.set(load());
}

/** Tables were kept as one list by version 0.1, with one key each. */
function migrate(): void {
  const old = list(remembered("tables")).map(wild);
  for (const { table, key, over, ...rest } of old) {
    if (typeof table !== "string" || !isKey(key)) continue;
    // Seats were not kept. Seat 0 means "some seat" until the table is opened again.
    const made = { ...rest, keys: [{ key, seats: over === true ? [] : [0] }] };
    const known = stored(table);
    const entry = known ? { ...known, keys: withKey(known.keys, key) } : readEntry(table, made);
    if (entry) write(entry);
  }
  forgetName("tables");
}

migrate();
export const kept = atom<readonly Kept[]>(load());
onOtherTab(() => kept.set(load()));

// What the pages ask and tell ---------------------------------------------------------------------

function withKey(keys: readonly SeatKey[], key: string): readonly SeatKey[] {
  if (keys.some((one) => one.key === key)) return keys;
  const held = keys.filter(({ seats }) => seats.length > 0);
  return [...(keys.length < MOST_KEYS ? keys : held), { key, seats: [] }];
}

/** Keep a key for a table, beside those that are there. */
export function keepKey(table: string, key: string): void {
  const fresh = { table, keys: [], game: "", players: 0, opened: Date.now(), finished: false };
  change(table, (old) => {
    const keys = withKey(old?.keys ?? [], key);
    if (old && keys === old.keys) return old;
    return { ...(old ?? { ...fresh, invites: [], dice: NO_DICE }), keys };
  });
}

/** Keep a table that was opened here. */
export function keepOpened(
  one: Pick<Kept, "table" | "game" | "players" | "invites">,
  key: string,
  seats: readonly number[],
  commitment: string,
): void {
  change(one.table, () => ({
    ...one,
    keys: [{ key, seats }],
    opened: Date.now(),
    finished: false,
    dice: { ...NO_DICE, commitment },
  }));
}

/** Keep the key of a seat that waits for another person than before. */
export function keepInvite(table: string, seat: number, key: string): void {
  change(table, (old) => {
    if (!old) return old;
    const others = old.invites.filter((one) => one.seat !== seat);
    return { ...old, invites: [...others, { seat, key }] };
  });
}

interface Seen extends Pick<Kept, "game" | "players" | "finished"> {
  seats: readonly number[];
  commitment: string;
}

/** Note what the server says about a table whose key is kept; one that is watched is not kept. */
export function noteTable(table: string, key: string, seen: Seen): void {
  change(table, (old) => {
    const mine = old?.keys.find((one) => one.key === key);
    if (!old || !mine) return old;
    const { seats, commitment, ...rest } = seen;
    const dice = { ...old.dice, commitment: old.dice.commitment ?? commitment };
    const keys = old.keys.map((one) => (one === mine ? { key, seats } : one));
    const altered = { ...old, ...rest, keys, dice };
    return JSON.stringify(altered) === JSON.stringify(old) ? old : altered;
  });
}

/** The key to open a table with: the one of this tab, or the oldest that holds a seat. */
export function keyOf(table: string): string | null {
  const keys = stored(table)?.keys ?? [];
  const here = tabMemory(`seat.${table}`);
  const found =
    keys.find(({ key }) => key === here) ?? keys.find(({ seats }) => seats.length > 0) ?? keys[0];
  return found?.key ?? null;
}

/** Sit with this key in this tab from now on. */
export function chooseKey(table: string, key: string): void {
  keepKey(table, key);
  rememberInTab(`seat.${table}`, key);
}

export function forget(table: string): void {
  unsaved.delete(table);
  forgetName(ENTRY + table);
  kept.set(load());
}

// The dice ----------------------------------------------------------------------------------------

export const diceMemory = (table: string): DiceMemory => stored(table)?.dice ?? NO_DICE;

/**
 * Note a part, or an anchor with the seed of its hash chain, before it is sent; with the commitment
 * that was shown, if none is kept yet.
 */
export function notePart(
  table: string,
  seat: number,
  part: string,
  commitment: string,
  seed: string | null = null,
): void {
  change(table, (old) => {
    if (!old) return old;
    const known = old.dice.parts.filter((one) => one.n !== null || one.part !== part);
    const parts = [...known, { seat, part, seed, n: null }];
    return { ...old, dice: { ...old.dice, parts, commitment: old.dice.commitment ?? commitment } };
  });
}

/** The seed of the hash chain with this anchor; null if this browser did not send it. */
export function seedOf(table: string, seat: number, anchor: string): string | null {
  const { parts } = diceMemory(table);
  return parts.find((one) => one.seat === seat && one.part === anchor)?.seed ?? null;
}

/** Note that the server has taken a part, in an action whose last event is `n`. */
export function noteTaken(table: string, part: string, n: number): void {
  change(table, (old) => {
    if (!old) return old;
    const parts = old.dice.parts.map((one) => (one.part === part ? { ...one, n } : one));
    return { ...old, dice: { ...old.dice, parts } };
  });
}

/** Note the rolls that are shown, as far as they are new. What was seen first stays. */
export function noteRolls(table: string, faces: readonly number[]): void {
  change(table, (old) => {
    if (!old || faces.length <= old.dice.rolls.length) return old;
    const rolls = old.dice.rolls + faces.slice(old.dice.rolls.length).join("");
    return { ...old, dice: { ...old.dice, rolls } };
  });
}

/** Rematches that the people of this browser have gone to: they sit down there at once. */
export const rematches = new Set<string>();

/** Tables that quick pairing has found: the person of this browser sits down there at once. */
export const joining = new Set<string>();

/** A person's part of the dice, or the seed of a hash chain: 32 random bytes in hexadecimal. */
export function freshPart(): string {
  const random = crypto.getRandomValues(new Uint8Array(32));
  return [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
