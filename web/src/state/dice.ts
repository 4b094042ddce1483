/**
 * The dice of a finished game, derived again from the server's secret and everybody's parts, and
 * compared with what this browser remembers of the table (docs/fair-dice.md). Plain HTTP has no
 * crypto.subtle, so the hash is a library's.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { gameOf } from "../games";
import type { Event, Finished, Opened } from "../protocol";
import type { DiceMemory } from "./seats";

const VERSION = "quayside dice 1";
const FACES = 6;
const COLOURS = "rbyg";

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

/** Colours by seat: the first of a permutation of all four. */
function colours(source: Iterator<number>, players: number): string {
  const order = [...COLOURS];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(source, i + 1);
    [order[i], order[j]] = [order[j] ?? "", order[i] ?? ""];
  }
  return order.slice(0, players).join("");
}

/**
 * Why the dice are not right:
 * - `missing`: events are missing, or the game stops before its end;
 * - `commitment`: not the one that this browser was shown first;
 * - `secret`: not the one that the commitment binds;
 * - `part`: a part that this browser sent is missing or changed;
 * - `since`: a part does not count from the next draw on, or none counts for the deal;
 * - `deal`: the starting player or the colours do not follow;
 * - `draw`: a draw was skipped or used twice;
 * - `roll`: a roll does not follow;
 * - `seen`: a roll is not the one that this browser was shown.
 */
export type Fault =
  | "missing"
  | "commitment"
  | "secret"
  | "part"
  | "since"
  | "deal"
  | "draw"
  | "roll"
  | "seen";

export interface DiceCheck {
  fault: Fault | null;
  /** The number of the first event that is wrong, if any. */
  event: number | null;
  rolls: number;
  parts: number;
  /** How many parts this browser sent and has found again. */
  own: number;
  /** Parts that were added during the game and entered a roll: somebody sat down again. */
  late: number;
}

class Wrong extends Error {
  constructor(
    readonly fault: Fault,
    readonly event: number,
  ) {
    super(fault);
  }
}

/** Check everything; null for a table that is not finished or has no dice of the server's. */
export function checkDice(
  table: string,
  events: readonly Event[],
  memory: DiceMemory,
): DiceCheck | null {
  const opened = events[0]?.what;
  const finished = events.find(({ what }) => what.kind === "finished")?.what;
  if (opened?.kind !== "opened" || opened.dice !== "fair") return null;
  if (finished?.kind !== "finished") return null;
  const found: DiceCheck = { fault: null, event: null, rolls: 0, parts: 0, own: 0, late: 0 };
  try {
    checkWhole(events);
    checkBound(table, opened, finished, events, memory);
    found.own = checkOwn(events, memory);
    checkDraws(table, opened, hexToBytes(finished.secret), events, memory, found);
    return found;
  } catch (problem) {
    if (!(problem instanceof Wrong)) throw problem;
    return { ...found, fault: problem.fault, event: problem.event };
  }
}

/** Events have all numbers from 1 on, and the game ends with a move or somebody leaving, or as abandoned. */
function checkWhole(events: readonly Event[]): void {
  for (const [i, { n, what }] of events.entries()) {
    if (n !== i + 1 || (what.kind === "opened") !== (n === 1)) throw new Wrong("missing", i + 1);
    if (what.kind !== "finished") continue;
    const before = events[i - 1]?.what.kind;
    if (before !== "moved" && before !== "gone" && !what.abandoned) throw new Wrong("missing", n);
    const later = events.slice(i + 1).find((one) => one.what.kind !== "rematched");
    if (later) throw new Wrong("missing", later.n);
  }
}

function checkBound(
  table: string,
  opened: Opened,
  finished: Finished,
  events: readonly Event[],
  { commitment }: DiceMemory,
): void {
  if (commitment !== null && commitment !== opened.commitment) throw new Wrong("commitment", 1);
  const bound = bytesToHex(sha256(utf8ToBytes(`${VERSION}\n${table}\n${finished.secret}\n`)));
  const hex = /^[0-9a-f]{64}$/.test(finished.secret);
  if (!hex || bound !== opened.commitment) throw new Wrong("secret", events.length);
}

/** Walk through the events: draw 0 is the deal, and every roll after it is the next draw. */
function checkDraws(
  table: string,
  opened: Opened,
  secret: Uint8Array,
  events: readonly Event[],
  memory: DiceMemory,
  found: DiceCheck,
): void {
  const parts: Part[] = [];
  const draw = (number: number) => bytes(secret, table, parts, number);
  let next = 0;
  for (const { n, what } of events) {
    if (what.kind === "sat") {
      if (what.since !== next) throw new Wrong("since", n);
      parts.push({ seat: what.seat, since: what.since, value: what.part });
    } else if (what.kind === "started") {
      if (next !== 0) throw new Wrong("draw", n);
      if (parts.length === 0) throw new Wrong("since", n);
      checkDeal(opened, what.deal ?? {}, draw(0), n);
      next = 1;
    } else if (what.kind === "rolled") {
      if (next === 0 || what.number !== next) throw new Wrong("draw", n);
      const seen = memory.rolls[found.rolls];
      if (seen !== undefined && seen !== String(what.face)) throw new Wrong("seen", n);
      if (1 + below(draw(next), FACES) !== what.face) throw new Wrong("roll", n);
      found.rolls += 1;
      next += 1;
    }
  }
  if (next === 0 || found.rolls < memory.rolls.length) throw new Wrong("missing", events.length);
  found.parts = parts.filter(({ since }) => since < next).length;
  found.late = parts.filter(({ since }) => since > 0 && since < next).length;
}

function checkDeal(
  opened: Opened,
  deal: Readonly<Record<string, string>>,
  source: Iterator<number>,
  n: number,
): void {
  const players = opened.seats.length;
  const drawn = below(source, players);
  // A starting player whom the players agreed on is not drawn.
  if (deal.starter !== String(opened.starter ?? drawn)) throw new Wrong("deal", n);
  const dealt = gameOf(opened.game).drawsColours ? colours(source, players) : undefined;
  if (deal.colours !== dealt) throw new Wrong("deal", n);
}

/**
 * Every part that this browser sent, and that the server took, is there unchanged. The number that is
 * kept is that of the last event of sitting down: the game may have started in the same action.
 */
function checkOwn(events: readonly Event[], memory: DiceMemory): number {
  let own = 0;
  for (const { seat, part, n: last } of memory.parts) {
    if (last === null) continue;
    const isThere = events.some(
      ({ n, what }) => n <= last && what.kind === "sat" && what.seat === seat && what.part === part,
    );
    if (!isThere) throw new Wrong("part", last);
    own += 1;
  }
  return own;
}
