import { beforeEach, expect, it, vi } from "vitest";

class Memory implements Storage {
  [name: string]: unknown;
  get length(): number {
    return Object.keys(this).length;
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  getItem(name: string): string | null {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
  clear(): void {
    for (const name of Object.keys(this)) delete this[name];
  }
}

const id = (letter: string, number = 0): string => `${letter}${number}`.padEnd(22, "x");
const [TABLE, OWN, OTHER] = [id("t"), id("a"), id("b")];
const SEEN = { game: "docker:fr", players: 2, finished: false, commitment: "c0" };

/** A tab: its own copy of the module and its own session, with the browser's one storage. */
async function tab(): Promise<typeof import("./seats")> {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", new Memory());
  return import("./seats");
}

function opened(seats: typeof import("./seats"), table: string, key: string): void {
  const invites = [{ seat: 1, key: OTHER }];
  seats.keepOpened({ table, game: "docker:fr", players: 2, invites }, key, [0], "c0");
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Memory());
});

it("two tabs that each open a table lose no key", async () => {
  const [one, two] = [await tab(), await tab()];
  opened(one, id("t", 1), OWN);
  opened(two, id("t", 2), OTHER);
  const later = await tab();
  expect(later.keyOf(id("t", 1))).toBe(OWN);
  expect(later.keyOf(id("t", 2))).toBe(OTHER);
  expect(later.kept.value.filter(later.canResume)).toHaveLength(2);
});

it("the host who opens an invitation keeps the own key and the invitations", async () => {
  const seats = await tab();
  opened(seats, TABLE, OWN);
  const second = await tab();
  second.chooseKey(TABLE, OTHER);
  expect(second.keyOf(TABLE)).toBe(OTHER);
  second.noteTable(TABLE, OTHER, { ...SEEN, seats: [1] });
  const later = await tab();
  expect(later.keyOf(TABLE)).toBe(OWN);
  expect(later.kept.value[0]?.keys.map(({ key }) => key)).toEqual([OWN, OTHER]);
  expect(later.kept.value[0]?.invites).toEqual([{ seat: 1, key: OTHER }]);
});

it("a link that holds no seat does not end a running game", async () => {
  const seats = await tab();
  opened(seats, TABLE, OWN);
  seats.chooseKey(TABLE, OTHER);
  seats.noteTable(TABLE, OTHER, { ...SEEN, seats: [] });
  expect(seats.kept.value.filter(seats.canResume)).toHaveLength(1);
});

it("watched tables are not kept, and finished ones take no place of a running game", async () => {
  const seats = await tab();
  opened(seats, TABLE, OWN);
  for (let i = 0; i < 200; i += 1) {
    seats.noteTable(id("w", i), id("k", i), { ...SEEN, seats: [] });
    seats.keepKey(id("f", i), id("k", i));
    seats.noteTable(id("f", i), id("k", i), { ...SEEN, seats: [0], finished: true });
  }
  expect(seats.keyOf(TABLE)).toBe(OWN);
  expect(seats.kept.value.some(({ table }) => table.startsWith("w"))).toBe(false);
  expect(seats.kept.value.length).toBeLessThan(70);
});

it("a full or forbidden storage loses the key only with the tab", async () => {
  const refusing = new Memory();
  refusing.setItem = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", refusing);
  const seats = await tab();
  opened(seats, TABLE, OWN);
  expect(seats.keyOf(TABLE)).toBe(OWN);
  expect(seats.kept.value).toHaveLength(1);
});

it("wrong shapes in storage do not break the app", async () => {
  for (const [name, value] of Object.entries({
    tables: '{"a": 1}',
    [`table.${id("n", 1)}`]: "null",
    [`table.${id("n", 2)}`]: "[1, 2",
    [`table.${id("n", 3)}`]: '{"keys": "all"}',
    [`table.${id("n", 4)}`]: '{"keys": [null, 7, {"key": 5}, {"key": "short"}]}',
    [`table.${TABLE}`]: JSON.stringify({ keys: [{ key: OWN, seats: "x" }], invites: 3, dice: [] }),
  })) {
    localStorage.setItem(`quayside.${name}`, value);
  }
  const seats = await tab();
  expect(seats.kept.value.map(({ table }) => table)).toEqual([TABLE]);
  expect(seats.kept.value[0]?.invites).toEqual([]);
  expect(seats.diceMemory(TABLE)).toEqual({ commitment: null, parts: [], rolls: "" });
});

it("tables of version 0.1 are taken over with their keys and invitations", async () => {
  const old = { game: "docker:fr", players: 2, opened: 5 };
  localStorage.setItem(
    "quayside.tables",
    JSON.stringify([
      { ...old, table: TABLE, key: OWN, over: false, invites: [{ seat: 1, key: OTHER }] },
      { ...old, table: id("t", 2), key: OTHER, over: true },
      { nonsense: true },
      null,
    ]),
  );
  const seats = await tab();
  expect(seats.keyOf(TABLE)).toBe(OWN);
  expect(seats.keyOf(id("t", 2))).toBe(OTHER);
  expect(seats.kept.value.filter(seats.canResume).map(({ table }) => table)).toEqual([TABLE]);
  expect(seats.kept.value.find(({ table }) => table === TABLE)?.invites).toHaveLength(1);
  expect(localStorage.getItem("quayside.tables")).toBeNull();
});

it("keeps the commitment, parts and rolls that were seen first", async () => {
  const seats = await tab();
  seats.keepKey(TABLE, OWN);
  seats.noteTable(TABLE, OWN, { ...SEEN, seats: [] });
  seats.notePart(TABLE, 0, "p0", "another");
  seats.noteTaken(TABLE, "p0", 2);
  seats.noteTable(TABLE, OWN, { ...SEEN, seats: [0], commitment: "changed" });
  seats.noteRolls(TABLE, [3, 1]);
  seats.noteRolls(TABLE, [6, 6, 5]);
  expect((await tab()).diceMemory(TABLE)).toEqual({
    commitment: "c0",
    parts: [{ seat: 0, part: "p0", seed: null, n: 2 }],
    rolls: "315",
  });
});
