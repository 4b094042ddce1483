/// <reference types="node" />
/** Whole games at local tables with the real rules, played at random from a seed. */
import { appendFileSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { LevelBot } from "../engine/bots";
import { levelsOf } from "../engine/manifest";
import { Engine } from "../engine/rules";
import { type Below, below } from "../play/random";
import { readRecord } from "../play/reading";
import { LIBRARY, seeded } from "../play/testing";
import { writeRecord } from "../play/writing";
import type { Action, Event, OpenTable } from "../protocol";
import { fold as foldShown, type Game, NO_GAME } from "../state/game";
import { Alarm } from "./alarm";
import { BotPlayer, type Choose } from "./bots";
import { BundleError, type Restored, readBundle, restoreGames, saveGames } from "./bundle";
import { decide, openTable, Refused, type World } from "./decide";
import { LocalTable } from "./link";
import { familyOfPacked, LONGEST_PACKED, pack, readPacked, unpackLog } from "./packing";
import { importRecord, recordId, recordText } from "./records";
import { MemoryStorage } from "./storage";
import { openLocal, storeTable } from "./store";
import { replay, type Table } from "./table";

let clock = 0;
const world: World = { library: LIBRARY, draw: below, now: () => ++clock };

function worldOf(draw: Below): World {
  return { ...world, draw };
}

const people = (count: number): OpenTable["seats"] =>
  Array.from({ length: count }, () => ({ kind: "open" }) as const);

const SETUPS: OpenTable[] = [
  { game: "docker:fr", seats: people(2) },
  { game: "docker:en", seats: people(3), starter: 1 },
  { game: "docker:it", seats: people(4), dice: "real" },
  { game: "docker:omba", seats: people(2), options: { chance: "cards", cap: "24" } },
  { game: "dockers", seats: people(2), options: { cap: "24" } },
  { game: "dockers", seats: people(3), options: { cap: "12", joined: "move", floors: "201" } },
  { game: "dockers", seats: people(4), options: { cap: "12", finish: "stuck" } },
  { game: "doce", seats: people(2), starter: 0 },
];

/** The table as the pages fold it. */
function shown(events: readonly Event[]): Game {
  return events.reduce(foldShown, NO_GAME);
}

/** A random thing to do, mostly playing on. */
function randomAction({ line, opened, seats }: Table, draw: Below): Action {
  const { state } = line ?? expect.fail("the game has begun");
  const seat = state.toMove ?? 0;
  switch (draw(60)) {
    case 0:
      return { do: "propose-takeback", seat: draw(seats.length) };
    case 1:
      return { do: "rename", seat: draw(seats.length), name: `Ada ${draw(9)}` };
    case 2:
      return { do: "propose-takeback", seat, roll: true };
    case 3:
      return draw(3) ? { do: "agree", seat } : { do: "resign", seat: draw(seats.length) };
    case 4:
      return { do: "play", seat, moves: ["nonsense"] };
  }
  if (state.isChance)
    return { do: "roll", seat, face: opened?.dice === "real" ? 1 + draw(6) : null };
  const { moves } = state;
  return { do: "play", seat, moves: [moves[draw(moves.length)]?.text ?? ""] };
}

/** Play a whole game, with takebacks, names, resignations and nonsense. */
function randomGame(wish: OpenTable, seed: number): { table: Table; events: Event[] } {
  const draw = seeded(seed);
  const own = worldOf(draw);
  const id = `seed-${seed}`.padEnd(22, "-");
  const events = openTable(id, wish, own);
  let table = replay(id, events, LIBRARY);
  const act = (action: Action): void => {
    try {
      const news = decide(table, action, own);
      events.push(...news);
      table = replay(id, events, LIBRARY);
      expect(events.at(-1)?.position).toBe(table.line?.state.text ?? "");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(error.code).toMatch(/^quayside\./);
    }
  };
  for (const seat of wish.seats.keys()) act({ do: "sit", seat, part: "", name: `P${seat}` });
  for (let i = 0; i < 3000 && !table.finished; i++) act(randomAction(table, draw));
  return { table, events };
}

describe.each(SETUPS.map((wish, i) => [wish.game, i] as const))("%s, setup %i", (_, i) => {
  const wish = SETUPS[i] ?? expect.fail("there is a setup");

  it("plays to the end, and the pages see the same table", () => {
    const { table, events } = randomGame(wish, 100 + i);
    expect(table.finished).not.toBeNull();
    expect(table.finished?.winners).toEqual(table.line?.state.winners);
    const game = shown(events);
    expect(game.finished).toEqual(table.finished);
    expect(game.seats).toEqual(table.seats);
    expect(game.line.slice(1).map(({ n }) => n)).toEqual(table.numbers);
    expect(game.line.slice(1).map(({ position }) => position)).toEqual(
      table.line?.entries.map(({ after }) => after.text),
    );
    expect(events.map(({ n }) => n)).toEqual(events.map((_event, n) => n + 1));
  });

  it("gives a record that reads as the same game, and can be looked at as a table", () => {
    const { table } = randomGame(wish, 200 + i);
    const text = recordText(table);
    expect(writeRecord(readRecord(text, LIBRARY))).toBe(text);
    const log = importRecord(text, world);
    expect(log).toMatchObject({ own: table.id, id: recordId(table) });
    const imported = replay("copy", log.events, LIBRARY);
    expect(recordId(imported)).toBe(log.id);
    expect(imported.line?.state).toEqual(table.line?.state);
    expect(recordText(imported)).toBe(text);
    expect(() => decide(imported, { do: "resign", seat: 0 }, world)).toThrow(Refused);
    // tests/test_local_records.py reads them with Python.
    const out = process.env.QUAYSIDE_LOCAL_RECORDS;
    if (out) appendFileSync(out, `${JSON.stringify(text)}\n`);
  });
});

describe("a table on this device", () => {
  let storage: MemoryStorage;

  beforeEach(() => {
    storage = new MemoryStorage();
  });

  async function openFor(wish: OpenTable, draw: Below = seeded(1)): Promise<LocalTable> {
    const id = await openLocal(storage, wish, [], worldOf(draw));
    const link = new LocalTable(id, storage, worldOf(draw));
    await link.settled();
    return link;
  }

  it("plays several moves together or not at all", async () => {
    const link = await openFor({ game: "doce", seats: people(2), starter: 0 });
    await expect(
      link.act({ do: "play", seat: 0, moves: ["#b2", "b2=5"] }, "a"),
    ).rejects.toMatchObject({ code: "quayside.move.illegal", ruling: "A turn" });
    expect(link.state.get().events.at(-1)?.what.kind).toBe("started");
    const before = link.head;
    const last = await link.act({ do: "play", seat: 0, moves: ["#b2", "c3=5"] }, "b");
    expect([last, link.head]).toEqual([before + 2, before + 2]);
    expect(await link.act({ do: "play", seat: 0, moves: ["#b2", "c3=5"] }, "b")).toBe(last);
    await expect(
      link.act({ do: "play", seat: 1, moves: ["a1=1", "a2=1"] }, "c"),
    ).rejects.toMatchObject({ code: "quayside.table.not-your-turn" });
    expect(link.folded.line?.state.toMove).toBe(1);
  });

  it("withdraws the unfinished turn of a player who resigns (GL-1)", async () => {
    const link = await openFor({ game: "dockers", seats: people(3), starter: 0 });
    const [move] = link.folded.line?.state.moves ?? [];
    await link.act({ do: "play", seat: 0, moves: [move?.text ?? ""] }, "a");
    await link.act({ do: "resign", seat: 0 }, "b");
    const gone = link.state.get().events.at(-1);
    expect(gone?.what).toMatchObject({ kind: "gone", seat: 0, withdrawn: 1 });
    expect(gone?.position).toContain("turn:1 moves:0 ");
    expect(gone?.position).toContain(" left:0");
  });

  it("corrects a real roll, and takes no device roll back", async () => {
    const real = await openFor({ game: "docker", seats: people(2), dice: "real", starter: 0 });
    await expect(real.act({ do: "roll", seat: 0 }, "a")).rejects.toMatchObject({
      code: "quayside.table.real-dice",
    });
    await real.act({ do: "roll", seat: 0, face: 4 }, "b");
    await real.act({ do: "propose-takeback", seat: 1, roll: true }, "c");
    expect(real.folded.line?.state).toMatchObject({ toMove: 0, isChance: true });
    const device = await openFor({ game: "docker", seats: people(2) });
    const seat = device.folded.line?.state.toMove ?? 0;
    await device.act({ do: "roll", seat }, "a");
    expect(device.state.get().events.at(-1)?.what).toMatchObject({ kind: "rolled", number: null });
    await expect(
      device.act({ do: "propose-takeback", seat, roll: true }, "b"),
    ).rejects.toMatchObject({ code: "quayside.table.fair-dice" });
  });

  it("corrects anything that people with the real box noted, of any seat", async () => {
    const link = await openFor({
      game: "docker",
      seats: people(2),
      dice: "real",
      starter: 0,
      colours: ["ry", "bg"],
    });
    expect(shown(link.state.get().events).opened?.colours).toEqual(["ry", "bg"]);
    await link.act({ do: "roll", seat: 0, face: 4 }, "a");
    const rolled = link.head;
    await link.act({ do: "play", seat: 0, moves: ["+b2"] }, "b");
    const moved = link.head;
    await link.act({ do: "roll", seat: 1, face: 2 }, "c");
    await link.act({ do: "propose-takeback", seat: 1, event: moved }, "d");
    expect(link.folded.line?.state).toMatchObject({ toMove: 0, isChance: false });
    await link.act({ do: "propose-takeback", seat: 1, event: rolled }, "e");
    expect(link.folded.line?.state).toMatchObject({ toMove: 0, isChance: true });
    await expect(
      link.act({ do: "propose-takeback", seat: 0, event: rolled }, "f"),
    ).rejects.toMatchObject({ code: "quayside.table.nothing-to-take-back" });
  });

  it("deals the colours that people with the real box have drawn, also in the rematch", async () => {
    const wish = { game: "dockers", seats: people(2), colours: ["g", "y"] };
    const link = await openFor({ ...wish, dice: "real" });
    expect(link.state.get().events.at(-1)?.position).toContain(" colours:gy ");
    await link.act({ do: "resign", seat: 0 }, "a");
    await link.act({ do: "rematch", seat: 0 }, "b");
    const last = link.state.get().events.at(-1)?.what;
    const fresh = last?.kind === "rematched" ? last.table : "";
    expect(shown((await storage.read(fresh)) ?? []).opened?.colours).toEqual(["y", "g"]);
    for (const wrong of [wish, { ...wish, dice: "real" as const, colours: ["r", "r"] }])
      await expect(openFor(wrong)).rejects.toMatchObject({ code: "quayside.table.setup" });
  });

  it("is safe with two tabs: the second hears of the first, and never overwrites it", async () => {
    const one = await openFor({ game: "doce", seats: people(2), starter: 0 });
    const two = new LocalTable(one.table, storage, world);
    await two.settled();
    const at = one.head;
    const both = await Promise.allSettled([
      one.act({ do: "play", seat: 0, moves: ["a1=1"] }, "a", at),
      two.act({ do: "play", seat: 0, moves: ["e5=6"] }, "b", at),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await one.settled();
    await two.settled();
    expect(one.head).toBe(at + 1);
    expect(two.state.get().events).toEqual(one.state.get().events);
    expect(await storage.read(one.table)).toEqual(one.state.get().events);
  });

  it("says so where there is no such table", async () => {
    const link = new LocalTable("nowhere", storage, world);
    await link.settled();
    expect(link.state.get()).toMatchObject({
      status: "refused",
      problem: { code: "quayside.table.unknown" },
    });
  });

  it("opens one rematch with the seats rotated", async () => {
    const link = await openFor({
      game: "docker",
      seats: [{ kind: "open" }, { kind: "bot", level: "2" }],
      starter: 0,
    });
    await link.act({ do: "rename", seat: 0, name: "  Ada\n Lovelace " }, "n");
    await expect(link.act({ do: "rematch", seat: 0 }, "x")).rejects.toMatchObject({
      code: "quayside.table.not-finished",
    });
    await link.act({ do: "resign", seat: 0 }, "r");
    await link.act({ do: "rematch", seat: 0 }, "m");
    const last = link.state.get().events.at(-1)?.what;
    const fresh = last?.kind === "rematched" ? last.table : "";
    const game = shown((await storage.read(fresh)) ?? []);
    expect(game.seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ["bot", "", "2"],
      ["person", "Ada Lovelace", null],
    ]);
    expect(game.line).toHaveLength(1);
    await expect(link.act({ do: "rematch", seat: 0 }, "again")).rejects.toMatchObject({
      code: "quayside.table.rematch",
    });
    expect(await storage.list()).toHaveLength(2);
  });

  it("helps only those whom a handicap helps, and says so in the record and the rematch", async () => {
    const link = await openFor({
      game: "doce",
      seats: [{ kind: "open" }, { kind: "open" }],
      starter: 0,
      helped: [1],
    });
    await link.act({ do: "play", seat: 0, moves: ["a1=1"] }, "a");
    await link.act({ do: "play", seat: 1, moves: ["e5=1"] }, "b");
    await expect(link.act({ do: "propose-takeback", seat: 0 }, "c")).rejects.toMatchObject({
      code: "quayside.table.no-aid",
    });
    await link.act({ do: "propose-takeback", seat: 1 }, "d");
    expect(shown(link.state.get().events).line).toHaveLength(2);
    expect(await link.record()).toContain("\nhelped: 1\n");
    await link.act({ do: "resign", seat: 0 }, "e");
    await link.act({ do: "rematch", seat: 0 }, "f");
    const last = link.state.get().events.at(-1)?.what;
    const fresh = last?.kind === "rematched" ? last.table : "";
    expect(shown((await storage.read(fresh)) ?? []).opened?.helped).toEqual([0]);
  });

  /** Wait until a table is as it should be. */
  function until(link: LocalTable, isThere: (table: Table) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const stop = link.state.subscribe(() => {
        if (!isThere(link.folded)) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  it("lets bots play on their own, each move once, also with two tabs and a reload", async () => {
    const draw = seeded(5);
    const chosen: string[] = [];
    const choose: Choose = async (state, level, seed) => {
      chosen.push(`${level} ${seed}`);
      return state.actions[seed % state.actions.length] ?? 0;
    };
    const link = await openFor(
      {
        game: "docker:en",
        seats: [{ kind: "open" }, { kind: "bot", level: "1" }, { kind: "bot", level: "3" }],
        starter: 1,
      },
      draw,
    );
    const bots = new BotPlayer(link, choose, worldOf(draw));
    await until(link, ({ line }) => line?.state.toMove === 0);
    bots.close();
    const again = new LocalTable(link.table, storage, worldOf(draw));
    await again.settled();
    const others = [link, again].map((tab) => new BotPlayer(tab, choose, worldOf(draw)));
    await again.act({ do: "resign", seat: 0 }, "gone");
    await until(link, ({ finished }) => finished !== null);
    for (const player of others) player.close();
    expect(link.folded.finished?.winners).not.toContain(0);
    const log = (await storage.read(link.table)) ?? [];
    expect(log.map(({ n }) => n)).toEqual(log.map((_, n) => n + 1));
    expect(chosen.some((one) => one.startsWith("1 "))).toBe(true);
  });

  it("plays a game between levels of the engine's own bots", async () => {
    const file = new URL("../engine/wasm/doce.wasm", import.meta.url);
    const module = new WebAssembly.Module(readFileSync(file));
    const choose: Choose = ({ game, row }, level, seed) => {
      const engine = new Engine(game.family, module);
      const settings = levelsOf(game)[Number(level) - 1] ?? expect.fail("there is such a level");
      const tools = { engine, module, weights: null, game };
      return new LevelBot(tools, settings, BigInt(seed)).act(row);
    };
    const link = await openFor({
      game: "doce",
      seats: [{ kind: "open" }, { kind: "bot", level: "1" }],
      starter: 0,
    });
    await link.act({ do: "propose-replace", seat: 0, target: 0, bot: "2" }, "a");
    const bots = new BotPlayer(link, choose, world);
    await until(link, ({ finished }) => finished !== null);
    bots.close();
    const rounds = new Set(link.folded.line?.entries.map(({ after }) => after.round));
    expect(link.folded.finished?.abandoned || rounds.size === 4).toBe(true);
    expect(link.folded.failures).toBe(0);
  });

  it("stops a bot that thinks, and goes on with any move after three failures", async () => {
    const wish: OpenTable = {
      game: "doce",
      seats: [{ kind: "bot", level: "2" }, { kind: "open" }],
      starter: 0,
    };
    const link = await openFor(wish);
    let aborted = false;
    const thinking = new BotPlayer(
      link,
      (_state, _level, _seed, signal) =>
        new Promise((_, reject) => {
          signal.onabort = () => {
            aborted = true;
            reject(signal.reason);
          };
        }),
      world,
    );
    await link.settled();
    thinking.close();
    await link.settled();
    expect(aborted).toBe(true);
    expect(link.state.get().events.at(-1)?.what.kind).toBe("started");
    const failing = new BotPlayer(link, () => Promise.reject(new Error("no worker")), world);
    await until(link, ({ line }) => line?.state.toMove === 1);
    failing.close();
    const kinds = link.state.get().events.map(({ what }) => what.kind);
    expect(kinds.slice(-4)).toEqual(["bot-failed", "bot-failed", "bot-failed", "moved"]);
  });

  const restore = (to: MemoryStorage, file: string): Promise<Restored> =>
    restoreGames(to, readBundle(file), world);

  it("saves all games to one file and back, without loss and without duplicates", async () => {
    for (const [i, wish] of SETUPS.entries()) {
      const { table, events } = randomGame(wish, 300 + i);
      await storeTable(storage, table.id, events, world);
    }
    const open = await openFor({ game: "doce", seats: people(2), starter: 0 });
    const file = await saveGames(storage);
    const other = new MemoryStorage();
    const restored = await restore(other, file);
    expect(restored).toMatchObject({ added: 9, continued: 0, known: 0 });
    expect(await other.list()).toEqual(await storage.list());
    for (const { id } of await storage.list())
      expect(await other.read(id)).toEqual(await storage.read(id));
    expect(await restore(other, file)).toMatchObject({ added: 0, continued: 0, known: 9 });
    // The open game goes on here; the file of it continues the other device's, and only that.
    await open.act({ do: "play", seat: 0, moves: ["a1=1"] }, "a");
    const longer = await saveGames(storage);
    expect(await restore(other, longer)).toMatchObject({ added: 0, continued: 1, known: 8 });
    expect(await restore(other, file)).toMatchObject({ added: 0, continued: 0, known: 9 });
    // It went on differently on both devices: both games stay, once.
    const elsewhere = new LocalTable(open.table, other, world);
    await elsewhere.settled();
    await elsewhere.act({ do: "play", seat: 1, moves: ["e5=1"] }, "a");
    await open.act({ do: "play", seat: 1, moves: ["e5=2"] }, "b");
    const forked = await saveGames(storage);
    const both = await restore(other, forked);
    expect(both).toMatchObject({ added: 1, continued: 0, known: 8 });
    for (const id of both.ids) expect(id).toMatch(/^[\w-]{22}$/);
    expect(await restore(other, forked)).toMatchObject({ added: 0, continued: 0, known: 9 });
    // A file of one game has only that one.
    expect(readBundle(await saveGames(storage, [open.table])).map(({ id }) => id)).toEqual([
      open.table,
    ]);
  });

  it("refuses a file that is damaged or was changed, and then changes nothing", async () => {
    const { table, events } = randomGame(SETUPS[0] ?? expect.fail(), 400);
    const other = randomGame(SETUPS[7] ?? expect.fail(), 401);
    await storeTable(storage, other.table.id, other.events, world);
    await storeTable(storage, table.id, events, world);
    const file = await saveGames(storage);
    const empty = new MemoryStorage();
    const moved = events.find(({ what }) => what.kind === "moved")?.what;
    const action = moved?.kind === "moved" ? moved.action : 0;
    for (const wrong of [
      "",
      "[]",
      "null",
      '{"format":"quayside-games","version":2,"tables":[]}',
      '{"format":"quayside-games","version":1,"tables":[{"id":"a","events":[]}]}',
      file.slice(0, -40),
      file.replace(`"action":${action}}`, `"action":${action + 1}}`),
      file.replace('"n":3,', '"n":4,'),
      file.replace('"name":"P0"', '"name":{"length":1}'),
      file.replace('"deal":{"starter":"', '"deal":{"starter":"1'),
      file.replace('"winners":[', '"winners":[1,'),
      file.replace("turn:1", "turn:0"),
      file.replace('"dice":"fair"', '"dice":"loaded"'),
    ])
      await expect(async () => restore(empty, wrong)).rejects.toThrow(BundleError);
    expect(await empty.list()).toEqual([]);
  });

  it("moves a game to another device in a link, where it goes on as it is", async () => {
    const link = await openFor({
      game: "docker:en",
      seats: [{ kind: "open" }, { kind: "bot", level: "2" }],
      clock: { kind: "player", seconds: 300, increment: 5, then: "lose" },
    });
    const draw = seeded(3);
    for (let i = 0; i < 30 && !link.folded.finished; i++) {
      const action = randomAction(link.folded, draw);
      await link.act(action, `${i}`).catch(() => 0);
    }
    const log = { id: link.table, events: [...link.state.get().events] };
    const letters = (await pack(log, world)) ?? expect.fail("it is short");
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(LONGEST_PACKED);
    const packed = await readPacked(letters);
    expect(familyOfPacked(packed)).toBe("docker");
    const unpacked = unpackLog(packed, world);
    expect(unpacked).toEqual(log);
    const other = new MemoryStorage();
    expect(await restoreGames(other, [unpacked], world)).toMatchObject({ added: 1 });
    expect(await restoreGames(other, [unpacked], world)).toMatchObject({ known: 1 });
    // Of all moves that a link could have in a position, only the legal ones are played.
    const at = packed.findIndex((one, i) => i > 2 && i % 2 && typeof one === "number" && one >= 0);
    const [id, rules, ...entries] = packed;
    const before = unpackLog([id, rules, ...entries.slice(0, at - 3)], world);
    const { state } = replay("before", before.events, LIBRARY).line ?? expect.fail("it has begun");
    const accepted = Array.from({ length: 91 }, (_, action) => action).filter((action) => {
      try {
        return unpackLog([id, rules, ...entries.slice(0, at - 2), action], world);
      } catch (error) {
        expect(error).toBeInstanceOf(BundleError);
        return false;
      }
    });
    expect(accepted).toEqual(state.actions);
    for (const wrong of ["", "x", letters.slice(0, -9), letters.slice(9)])
      await expect(readPacked(wrong)).rejects.toThrow(BundleError);
  });

  it("gives no link for a game that is too long for a code", async () => {
    const link = await openFor({ game: "doce", seats: people(2) });
    const logOf = () => ({ id: link.table, events: [...link.state.get().events] });
    expect(await pack(logOf(), world)).not.toBeNull();
    for (let i = 0; i < 60; i++) {
      const name = `${Math.imul(i, 0x9e3779b1)} ${Math.imul(i, 0x85ebca6b)}`;
      await link.act({ do: "rename", seat: 0, name }, name);
    }
    expect(await pack(logOf(), world)).toBeNull();
  });

  it.each(SETUPS.map((wish, i) => [wish.game, i] as const))(
    "a link has all of %s (setup %i), or there is none",
    async (_, i) => {
      const { table, events } = randomGame(SETUPS[i] ?? expect.fail(), 500 + i);
      for (const log of [{ id: table.id, events }, importRecord(recordText(table), world)]) {
        const { id } = log;
        const letters = await pack({ id, events: log.events }, world);
        if (letters === null) continue;
        expect(unpackLog(await readPacked(letters), world)).toEqual({ id, events: log.events });
      }
    },
  );

  describe("with a clock", () => {
    let now = 1_000_000;
    const timed: World = { ...world, draw: seeded(9), now: () => now };

    async function openTimed(then: "bot" | "lose", count = 2): Promise<LocalTable> {
      const wish: OpenTable = {
        game: "doce",
        seats: people(count),
        starter: 0,
        clock: { kind: "player", seconds: 300, increment: 5, then },
      };
      const link = new LocalTable(await openLocal(storage, wish, [], timed), storage, timed);
      await link.settled();
      return link;
    }

    it("counts the time of whoever is to move, and adds the increment after a turn", async () => {
      const link = await openTimed("lose");
      expect(link.folded.clocks).toEqual([300_000, 300_000]);
      now += 20_000;
      await link.act({ do: "play", seat: 0, moves: ["a1=1"] }, "a");
      expect(link.folded.clocks).toEqual([285_000, 300_000]);
      now += 1_000;
      await link.act({ do: "rename", seat: 0, name: "Ada" }, "b");
      expect(link.folded.clocks).toEqual([285_000, 299_000]);
      expect(link.state.get().events.at(-1)?.clocks).toEqual([285_000, 299_000]);
    });

    it("is lost when time is up (GL-1), whatever is tried then", async () => {
      const link = await openTimed("lose");
      now += 300_000;
      await expect(link.act({ do: "play", seat: 0, moves: ["a1=1"] }, "a")).rejects.toMatchObject({
        code: "quayside.table.conflict",
      });
      expect(link.state.get().events.at(-2)?.what).toMatchObject({ kind: "gone", how: "time" });
      expect(link.folded.finished?.winners).toEqual([1]);
      expect(recordText(link.folded)).toContain("time@0");
    });

    it("rings by itself, also at a table that is opened after the time was up", async () => {
      const { table } = await openTimed("bot");
      now += 300_001;
      const link = new LocalTable(table, storage, timed);
      const alarm = new Alarm(link, timed);
      await until(link, ({ seats }) => seats[0]?.kind === "bot");
      alarm.close();
      expect(link.state.get().seats).toEqual([0, 1]);
      expect(link.folded.clocks).toEqual([0, 300_000]);
      const sit: Action = { do: "sit", seat: 0, part: "", name: "" };
      await expect(link.act(sit, "a")).rejects.toMatchObject({ code: "quayside.table.time-up" });
      const bots = new BotPlayer(link, async ({ actions }) => actions[0] ?? 0, timed);
      await until(link, ({ line }) => line?.state.toMove === 1);
      bots.close();
      await link.act(sit, "b");
      expect(link.folded.clocks).toEqual([60_000, 300_000]);
    });
  });

  it("keeps nothing and says so when the browser's storage fails", async () => {
    const link = await openFor({ game: "doce", seats: people(2), starter: 0 });
    const { head } = link;
    storage.append = () => Promise.reject(new Error("QuotaExceededError"));
    await expect(link.act({ do: "play", seat: 0, moves: ["a1=1"] }, "a")).rejects.toMatchObject({
      code: "quayside.client.storage",
    });
    expect(link.head).toBe(head);
  });

  it("gives a seat to a bot, and the person can come back", async () => {
    const link = await openFor({ game: "doce", seats: people(2), starter: 0 });
    await link.act({ do: "rename", seat: 0, name: "Ada" }, "n");
    await link.act({ do: "propose-replace", seat: 0, target: 0, bot: "3" }, "a");
    expect(link.folded.seats[0]).toMatchObject({ kind: "bot", bot: "3", name: "Ada" });
    expect(link.state.get().seats).toEqual([0, 1]);
    await link.act({ do: "sit", seat: 0, part: "", name: "Ada" }, "b");
    expect(link.folded.seats[0]).toMatchObject({ kind: "person", bot: null, name: "Ada" });
  });
});
