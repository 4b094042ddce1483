import { expect, it } from "vitest";
import type { Event, What } from "../protocol";
import { anchorOf, valueAfter, valueBefore } from "./chains";
import { checkDice } from "./dice";
import { fold, NO_GAME, owingSeats } from "./game";
import logs from "./logs.fixture.json";
import type { DiceMemory } from "./seats";

const NOTHING: DiceMemory = { commitment: null, parts: [], rolls: "" };
const TABLE = "T".repeat(22);

/** A game of the fixture with hash chains, by its table. */
function game(name: string): { table: string; events: Event[] } {
  const log = logs.find(({ table }) => table === name.padEnd(22, "-"));
  return { table: log?.table ?? "", events: (log?.events ?? []) as Event[] };
}

const honest = game("chained-honest");

/** The honest game as a server tells it that changes what happened. */
const check = (lie: (what: What, n: number) => What, memory = NOTHING) =>
  checkDice(
    honest.table,
    honest.events.map((event) => ({ ...event, what: lie(event.what, event.n) })),
    memory,
  )?.fault;

it("makes a chain whose values lead back to its anchor, one by one", () => {
  const seed = "ab".repeat(32);
  const anchor = anchorOf(TABLE, 1, seed);
  let value = anchor;
  for (let k = 0; k < 4096; k += 1) {
    const next = valueAfter(TABLE, 1, seed, value) ?? "";
    expect(valueBefore(TABLE, 1, next)).toBe(value);
    value = next;
  }
  expect(value).toBe(seed);
  expect(valueAfter(TABLE, 1, seed, seed)).toBeNull();
  expect(valueAfter(TABLE, 1, seed, "cd".repeat(32))).toBeNull();
  expect(anchorOf(TABLE, 0, seed)).not.toBe(anchor);
});

it("finds honest games right, also with a takeback and a chain that began late", () => {
  const anchors = honest.events.flatMap(({ n, what }) =>
    what.kind === "sat" && what.seat === 0
      ? [{ seat: 0, part: what.anchor ?? "", seed: null, n }]
      : [],
  );
  const memory = { ...NOTHING, parts: anchors };
  expect(checkDice(honest.table, honest.events, memory)).toMatchObject({
    fault: null,
    parts: 2,
    own: 1,
    late: 0,
  });
  const { table, events } = game("chained");
  expect(checkDice(table, events, NOTHING)).toMatchObject({ fault: null, parts: 3, late: 1 });
});

it("finds dishonest servers", () => {
  for (const [name, fault] of [
    ["kept", "reveal"],
    ["extra", "extra"],
  ] as const) {
    const { table, events } = game(name);
    expect(checkDice(table, events, NOTHING)?.fault).toBe(fault);
  }
});

it("finds a value that was not committed to, and one that is used again", () => {
  const rolls = honest.events.filter(({ what }) => what.kind === "rolled" && what.reveal);
  const [first, second] = rolls;
  const forged = (value: string) =>
    check((what, n) => (n === second?.n ? ({ ...what, reveal: value } as What) : what));
  expect(forged("ab".repeat(32))).toBe("chain");
  expect(forged(first?.what.kind === "rolled" ? (first.what.reveal ?? "") : "")).toBe("chain");
});

it("finds a deal that was drawn before everybody had revealed a value", () => {
  const revealed = honest.events.find(({ what }) => what.kind === "revealed")?.n ?? 0;
  const events = honest.events
    .filter(({ n }) => n !== revealed)
    .map((event, i) => ({ ...event, n: i + 1 }));
  expect(checkDice(honest.table, events, NOTHING)?.fault).toBe("reveal");
});

it("finds an own anchor that was exchanged", () => {
  const at = honest.events.find(({ what }) => what.kind === "sat" && what.seat === 0)?.n ?? 0;
  const parts = [{ seat: 0, part: "ab".repeat(32), seed: null, n: at }];
  expect(check((what) => what, { ...NOTHING, parts })).toBe("part");
});

it("owes a value only when every seat is taken", () => {
  const owing: number[][] = [];
  honest.events.slice(0, 6).reduce((before, event) => {
    const after = fold(before, event);
    owing.push(owingSeats(after));
    return after;
  }, NO_GAME);
  // Opened, two people sit down, two reveal, and the game starts.
  expect(owing).toEqual([[], [], [0, 1], [0], [], []]);
});
