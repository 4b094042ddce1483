/** The tables that this browser has a key for, newest first, so that a game can be resumed. */
import { remember, remembered } from "./memory";
import { Store } from "./store";

export interface Kept {
  table: string;
  key: string;
  game: string;
  players: number;
  opened: number;
  over: boolean;
  /** Keys of seats that were opened for other people, to be sent to them. */
  invites?: readonly { seat: number; key: string }[];
}

const MOST = 60;
export const kept = new Store<readonly Kept[]>(remembered<Kept[]>("tables") ?? []);
kept.subscribe(() => remember("tables", kept.value));

export function keep(one: Kept): void {
  kept.update((all) => [one, ...all.filter((other) => other.table !== one.table)].slice(0, MOST));
}

export function keyOf(table: string): string | null {
  return kept.value.find((one) => one.table === table)?.key ?? null;
}

export function markOver(table: string): void {
  const found = kept.value.find((one) => one.table === table);
  if (found && !found.over) {
    kept.update((all) => all.map((one) => (one.table === table ? { ...one, over: true } : one)));
  }
}

export function forget(table: string): void {
  kept.update((all) => all.filter((one) => one.table !== table));
}

/** Rematches that the people of this browser have gone to: they sit down there at once. */
export const rematches = new Set<string>();

// Plain HTTP on a LAN has no crypto.subtle and no randomUUID, but getRandomValues is everywhere.
function random(bytes: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(bytes));
}

/** 128 random bits in base64url: a table's id, a seat's key, an action's id. */
export function fresh(): string {
  const text = btoa(String.fromCharCode(...random(16)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A person's part of the dice: 32 random bytes in hexadecimal. */
export function freshPart(): string {
  return [...random(32)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
