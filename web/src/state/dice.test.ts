import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import type { Event, What } from "../protocol";
import { checkDice } from "./dice";
import logs from "./logs.fixture.json";
import type { DiceMemory } from "./seats";

type Kind = What["kind"];
type Of<K extends Kind> = Extract<What, { kind: K }>;

/** A finished game of the fixture, by its table. */
function finished(name: string): { table: string; events: Event[] } {
  const log = logs.find(({ table }) => table === name.padEnd(22, "-"));
  return { table: log?.table ?? "", events: (log?.events ?? []) as Event[] };
}

const [docker, dockers] = [finished("docker"), finished("dockers")];
const NOTHING: DiceMemory = { commitment: null, parts: [], rolls: "" };

/** What a browser remembers that has sat on seat 0 from the beginning. */
function memoryOf(events: readonly Event[]): DiceMemory {
  const opened = events[0]?.what;
  return {
    commitment: opened?.kind === "opened" ? opened.commitment : null,
    parts: events.flatMap(({ n, what }) =>
      what.kind === "sat" && what.seat === 0
        ? [{ seat: 0, part: what.anchor ?? what.part, seed: null, n }]
        : [],
    ),
    rolls: events.flatMap(({ what }) => (what.kind === "rolled" ? [what.face] : [])).join(""),
  };
}

/** The events as a server tells them that lies about one: the nth of a kind. */
function forged<K extends Kind>(kind: K, lie: Partial<Of<K>>, nth = 0): Event[] {
  let seen = 0;
  return docker.events.map((event) => {
    if (event.what.kind !== kind || seen++ !== nth) return event;
    return { ...event, what: { ...event.what, ...lie } };
  });
}

/** Events without some, numbered as if these had never been. */
function without(out: (event: Event) => boolean): Event[] {
  return docker.events.filter((one) => !out(one)).map((one, i) => ({ ...one, n: i + 1 }));
}

const check = (events: readonly Event[], memory = NOTHING) =>
  checkDice(docker.table, events, memory)?.fault;
const memory = memoryOf(docker.events);
const all = docker.events.filter(({ what }) => what.kind === "rolled");

it("finds an honest game right, also with takebacks and a withdrawn roll", () => {
  expect(checkDice(docker.table, docker.events, memory)).toEqual({
    fault: null,
    event: null,
    rolls: all.length,
    parts: 4,
    own: memory.parts.length,
    late: 1,
  });
  expect(check(docker.events)).toBeNull();
});

it("checks the colours of Dockers, which has no rolls", () => {
  const found = checkDice(dockers.table, dockers.events, memoryOf(dockers.events));
  expect(found).toMatchObject({ fault: null, rolls: 0, parts: 3 });
  const swapped = dockers.events.map((event) =>
    event.what.kind === "started"
      ? {
          ...event,
          what: {
            ...event.what,
            deal: {
              ...event.what.deal,
              colours: [...(event.what.deal?.colours ?? "")].reverse().join(""),
            },
          },
        }
      : event,
  );
  expect(checkDice(dockers.table, swapped, NOTHING)?.fault).toBe("deal");
});

it("says nothing before the end, or where people roll real dice", () => {
  expect(checkDice(docker.table, docker.events.slice(0, 20), memory)).toBeNull();
  expect(checkDice(docker.table, forged("opened", { dice: "real" }), memory)).toBeNull();
});

it("finds a flipped roll", () => {
  const third = all[2]?.what;
  const face = third?.kind === "rolled" ? (third.face % 6) + 1 : 0;
  expect(check(forged("rolled", { face }, 2))).toBe("roll");
});

it("finds a roll that is not the one that was shown during the game", () => {
  const shown = { ...memory, rolls: `${memory.rolls[0] === "6" ? 1 : 6}${memory.rolls.slice(1)}` };
  expect(check(docker.events, shown)).toBe("seen");
});

it("finds another starting player, unless it was agreed on", () => {
  const started = docker.events.find(({ what }) => what.kind === "started")?.what;
  const starter = (Number(started?.kind === "started" ? started.deal?.starter : 0) + 1) % 3;
  const lie = forged("started", { deal: { starter: String(starter) } });
  expect(check(lie)).toBe("deal");
  const agreed = lie.map((event) =>
    event.what.kind === "opened" ? { ...event, what: { ...event.what, starter } } : event,
  );
  expect(check(agreed)).toBeNull();
});

it("finds a changed secret", () => {
  expect(check(forged("finished", { secret: "00".repeat(32) }))).toBe("secret");
  expect(check(forged("finished", { secret: "no secret" }))).toBe("secret");
});

it("finds a commitment that was swapped together with its secret", () => {
  const secret = "ab".repeat(32);
  const bound = `quayside dice 1\n${docker.table}\n${secret}\n`;
  const commitment = bytesToHex(sha256(utf8ToBytes(bound)));
  const events = forged("opened", { commitment }).map((event) =>
    event.what.kind === "finished" ? { ...event, what: { ...event.what, secret } } : event,
  );
  expect(check(events, memory)).toBe("commitment");
});

it("finds that an own part was dropped or changed", () => {
  expect(
    check(
      without(({ what }) => what.kind === "sat" && what.seat === 0),
      memory,
    ),
  ).toBe("part");
  expect(check(forged("sat", { part: "cd".repeat(32) }), memory)).toBe("part");
});

it("finds an own part before the last event of sitting down, and only there", () => {
  const [own] = memory.parts;
  const started = docker.events.find(({ what }) => what.kind === "started")?.n ?? 0;
  const sitting = (n: number) => ({ ...memory, parts: own ? [{ ...own, n }] : [] });
  expect(started).toBeGreaterThan(own?.n ?? 0);
  expect(checkDice(docker.table, docker.events, sitting(started))).toMatchObject({
    fault: null,
    own: 1,
  });
  // A server that took the part later than it said could have chosen when.
  expect(check(docker.events, sitting((own?.n ?? 0) - 1))).toBe("part");
  const other = { ...sitting(started), parts: own ? [{ ...own, seat: 1, n: started }] : [] };
  expect(check(docker.events, other)).toBe("part");
});

it("finds dishonest servers whose rolls all follow", () => {
  for (const [name, fault] of [
    ["skipping", "draw"],
    ["idle", "since"],
  ] as const) {
    const { table, events } = finished(name);
    expect(checkDice(table, events, memoryOf(events))?.fault).toBe(fault);
    expect(checkDice(table, events, NOTHING)?.fault).toBe(fault);
  }
});

it("finds a part that never counts, and a deal that nobody had a part in", () => {
  expect(check(forged("sat", { since: 999_999 }, 1), memory)).toBe("since");
  const before = docker.events.findIndex(({ what }) => what.kind === "started");
  expect(check(without(({ n, what }) => n <= before && what.kind === "sat"))).toBe("since");
});

it("finds a part that counts from an earlier draw on than it should", () => {
  const late = docker.events.filter(({ what }) => what.kind === "sat").length - 1;
  expect(check(forged("sat", { since: 0 }, late))).toBe("since");
});

it("finds a skipped draw, and one that is used twice", () => {
  const later = docker.events.map((event) =>
    event.what.kind === "rolled" && (event.what.number ?? 0) > 4
      ? { ...event, what: { ...event.what, number: (event.what.number ?? 0) + 1 } }
      : event,
  );
  expect(check(later)).toBe("draw");
  expect(check(forged("rolled", { number: 1 }, 1))).toBe("draw");
  expect(check(forged("rolled", { number: null }, 1))).toBe("draw");
});

it("finds a game that was cut short", () => {
  const end = docker.events.find(({ what }) => what.kind === "finished")?.n ?? 0;
  const cut = (from: number) => without(({ n }) => n >= from && n < end);
  const moves = docker.events.filter(({ what }) => what.kind === "moved");
  // In front of a roll only the memory tells: the rolls that were seen later are missing.
  const from = (moves[moves.length - 4]?.n ?? 0) + 1;
  expect(check(cut(from), memory)).toBe("missing");
  expect(check(cut(from - 1))).toBe("missing");
  expect(check(docker.events.filter(({ n }) => n !== 12))).toBe("missing");
});
