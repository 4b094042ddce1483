/**
 * The dice of a finished game, derived again from the server's secret and what everybody added, and
 * compared with what this browser remembers of the table (docs/fair-dice.md). Plain HTTP has no
 * crypto.subtle, so the hash is a library's.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { gameOf } from "../games";
import type { Event, Finished, Opened, What } from "../protocol";
import { valueBefore } from "./chains";
import { fold, type Game, isFull, NO_GAME, owingSeats } from "./game";
import type { DiceMemory } from "./seats";

const FACES = 6;
const COLOURS = "rbyg";

/** A part, or from version 2 on a value of a hash chain. */
interface Part {
  seat: number;
  since: number;
  value: string;
}

interface Source {
  version: number;
  table: string;
  secret: Uint8Array;
}

const versionOf = (opened: Opened): number => opened.dice_version ?? 1;

function* bytes({ version, table, secret }: Source, parts: readonly Part[], number: number) {
  const counting = parts.filter((part) => part.since <= number);
  const last = new Map(counting.map((part) => [part.seat, part]));
  const used = version === 1 ? counting : [...last.values()].sort((a, b) => a.seat - b.seat);
  const lines = used.map((part) => `${part.seat}:${part.value}\n`).join("");
  for (let block = 0; ; block += 1) {
    const text = `quayside dice ${version}\n${table}\n${number}\n${lines}${block}\n`;
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
 * - `chain`: a value does not belong to the hash chain that its player committed to;
 * - `reveal`: a draw was made without a new value of everybody from whom one was due;
 * - `extra`: a player revealed a value that was not due, and could choose a roll by that;
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
  | "chain"
  | "reveal"
  | "extra"
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
  /** Parts that were added during the game and entered a roll: someone sat down again. */
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

/** Events have all numbers from 1 on, and the game ends with a move or someone leaving, or as abandoned. */
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
  const name = `quayside dice ${versionOf(opened)}`;
  const bound = bytesToHex(sha256(utf8ToBytes(`${name}\n${table}\n${finished.secret}\n`)));
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
  const version = versionOf(opened);
  const added = version === 1 ? new Parts() : new Chains(table);
  const { parts } = added;
  const draw = (number: number) => bytes({ version, table, secret }, parts, number);
  let next = 0;
  for (const event of events) {
    const { n, what } = event;
    added.take(event, next);
    if (what.kind === "started") {
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
  Object.assign(found, added.count(next));
}

/** The parts of version 1, which count from the next draw on. */
class Parts {
  readonly parts: Part[] = [];

  take({ n, what }: Event, next: number): void {
    if (what.kind !== "sat") return;
    if (what.since !== next) throw new Wrong("since", n);
    this.parts.push({ seat: what.seat, since: what.since, value: what.part });
  }

  /** How many entered a draw before `next`, and how many of them came during the game. */
  count(next: number): { parts: number; late: number } {
    const counting = this.parts.filter(({ since }) => since < next);
    return { parts: counting.length, late: counting.filter(({ since }) => since > 0).length };
  }
}

/** The hash chains of version 2: every value follows, was due, and is there when it was due. */
class Chains {
  readonly parts: Part[] = [];
  #game: Game = NO_GAME;
  #late = 0;
  /** The seat whose value ended the turn that was played last. */
  #ended: number | null = null;

  constructor(private readonly table: string) {}

  take(event: Event, next: number): void {
    const { n, what } = event;
    const before = this.#game;
    const isNew = what.kind === "sat" && before.chains.get(what.seat)?.anchor !== what.anchor;
    if (isNew && what.anchor !== undefined && next > 0) this.#late += 1;
    this.#checkDue(what, before, n);
    const value = valueIn(what);
    if (value !== undefined && "seat" in what) {
      const { last } = before.chains.get(what.seat) ?? {};
      if (valueBefore(this.table, what.seat, value) !== last) throw new Wrong("chain", n);
      this.parts.push({ seat: what.seat, since: next, value });
    }
    this.#game = fold(before, event);
  }

  #checkDue(what: What, before: Game, n: number): void {
    if (what.kind === "revealed") {
      const waits = before.line.length > 0 || isFull(before);
      if (!before.chains.get(what.seat)?.owes || !waits) throw new Wrong("extra", n);
    } else if (what.kind === "moved") {
      if (this.#ended === what.seat) throw new Wrong("extra", n);
      this.#ended = what.reveal === undefined ? null : what.seat;
    } else if (what.kind === "rolled" || what.kind === "started") {
      const roller = what.kind === "rolled" ? what.seat : -1;
      if (owingSeats(before).some((seat) => seat !== roller)) throw new Wrong("reveal", n);
      const isPerson = before.seats[roller]?.kind === "person" && before.chains.has(roller);
      if (what.kind === "rolled" && (what.reveal !== undefined) !== isPerson)
        throw new Wrong(isPerson ? "reveal" : "extra", n);
      this.#ended = null;
    } else if (what.kind === "taken-back") this.#ended = null;
  }

  /** How many seats had a chain, and how many chains were begun during the game. */
  count(): { parts: number; late: number } {
    return { parts: new Set(this.parts.map(({ seat }) => seat)).size, late: this.#late };
  }
}

function valueIn(what: What): string | undefined {
  if (what.kind === "revealed") return what.value;
  return what.kind === "rolled" || what.kind === "moved" ? what.reveal : undefined;
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
 * Every part or anchor that this browser sent, and that the server took, is there unchanged. The
 * number that is kept is that of the last event of sitting down: the game may have started in the same action.
 */
function checkOwn(events: readonly Event[], memory: DiceMemory): number {
  let own = 0;
  for (const { seat, part, n: last } of memory.parts) {
    if (last === null) continue;
    const isThere = events.some(
      ({ n, what }) =>
        n <= last &&
        what.kind === "sat" &&
        what.seat === seat &&
        (what.anchor ?? what.part) === part,
    );
    if (!isThere) throw new Wrong("part", last);
    own += 1;
  }
  return own;
}
