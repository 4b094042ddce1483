/**
 * The dice of a finished game, derived again from the server's secret and everybody's parts
 * (docs/fair-dice.md). Plain HTTP has no crypto.subtle, so the hash is a library's.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Event } from "../protocol";

const VERSION = "quayside dice 1";
const FACES = 6;

interface Part {
  seat: number;
  since: number;
  value: string;
}

function* bytes(secret: Uint8Array, table: string, parts: readonly Part[], number: number) {
  const lines = parts
    .filter((part) => part.since <= number)
    .map((part) => `${part.seat}:${part.value}\n`)
    .join("");
  for (let block = 0; ; block += 1) {
    const text = `${VERSION}\n${table}\n${number}\n${lines}${block}\n`;
    yield* hmac(sha256, secret, utf8ToBytes(text));
  }
}

/** A number below `count`, each equally likely: bytes that would favour some are skipped. */
function below(source: Iterator<number>, count: number): number {
  const limit = 256 - (256 % count);
  for (;;) {
    const byte = Number(source.next().value);
    if (byte < limit) return byte % count;
  }
}

export interface DiceCheck {
  ok: boolean;
  rolls: number;
  parts: number;
  /** The number of the first event that does not follow, if any. */
  wrong: number | null;
}

/** Check commitment, starting seat and every roll, those that were taken back too. */
export function checkDice(table: string, events: readonly Event[]): DiceCheck | null {
  const opened = events.find((event) => event.what.kind === "opened")?.what;
  const finished = events.find((event) => event.what.kind === "finished")?.what;
  if (opened?.kind !== "opened" || finished?.kind !== "finished" || opened.dice !== "fair") {
    return null;
  }
  const secret = hexToBytes(finished.secret);
  const bound = bytesToHex(sha256(utf8ToBytes(`${VERSION}\n${table}\n${finished.secret}\n`)));
  const parts: Part[] = [];
  let rolls = 0;
  let wrong = bound === opened.commitment ? null : 1;
  for (const { n, what } of events) {
    if (wrong !== null) break;
    if (what.kind === "sat") parts.push({ seat: what.seat, since: what.since, value: what.part });
    if (what.kind === "started") {
      const drawn = below(bytes(secret, table, parts, 0), opened.seats.length);
      if (String(opened.starter ?? drawn) !== what.deal?.starter) wrong = n;
    }
    if (what.kind === "rolled" && what.number !== null) {
      rolls += 1;
      if (1 + below(bytes(secret, table, parts, what.number), FACES) !== what.face) wrong = n;
    }
  }
  return { ok: wrong === null, rolls, parts: parts.length, wrong };
}
