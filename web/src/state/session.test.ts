import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, LegalMove, Preview, Problem, ToClient, What } from "../protocol";
import { FakeSocket, fakePage } from "../testing/socket";
import { TableSession } from "./session";

const TABLE = "t".padEnd(22, "x");
const KEY = "k".padEnd(22, "x");

/** A position of Doce with dice on the first squares. */
function doce(pieces: string[], turn: string): string {
  const grid = [...pieces, ...Array(25 - pieces.length).fill(".")].join(",");
  const left = (letter: string) =>
    11 - pieces.filter((one) => /\d/.test(one) && one[0] === letter).length;
  const held = (letter: string) => (pieces.includes(`${letter}#`) ? 0 : 1);
  const hands = `dice:${left("A")},${left("B")} blockers:${held("A")}${held("B")}`;
  return `doce:standard ${grid} turn:${turn} ${hands} last:-,- round:1 starter:0 totals:0,0`;
}
const START = doce([], "0");
const legal = (...texts: string[]): LegalMove[] =>
  texts.map((text, action) => ({ text, action, steps: [] }));

const OPENED: What = {
  kind: "opened",
  game: "doce:standard",
  options: {},
  seats: [
    { kind: "link", name: "", bot: null, device: 0 },
    { kind: "link", name: "", bot: null, device: 1 },
  ],
  dice: "fair",
  commitment: "c",
  clock: { kind: "none" },
  aids: { inside: true, hints: false, chances: false },
  listed: false,
  rematch_of: null,
  headers: {},
  starter: null,
};
const sat = (seat: number): What => ({
  kind: "sat",
  seat,
  name: `P${seat}`,
  part: "",
  since: 0,
  device: seat,
});
const moved = (seat: number, move: string): What => ({
  kind: "moved",
  seat,
  move,
  action: 0,
  facts: [],
});

let page: ReturnType<typeof fakePage>;
let session: TableSession;
let head = 0;
let previews: Record<string, Partial<Preview> | Problem>;

/** The server tells what has happened. */
function tell(what: What, position = START): void {
  head += 1;
  const event = { n: head, time: head, rules: 1, position, clocks: null, what } as Event;
  FakeSocket.last.say({ type: "events", events: [event] });
}

const turn = (seat: number | null, moves: LegalMove[], due: "move" | "roll" = "move"): void =>
  void FakeSocket.last.say({ type: "turn", n: head, seat, due, moves });

const welcome = (): void =>
  void FakeSocket.last.open().say({
    type: "welcome",
    v: 1,
    table: TABLE,
    seats: [0],
    head,
    heartbeat: 10,
    now: 0,
  });

/** What was sent to be done, newest socket. */
const acts = () => FakeSocket.last.of("act");

function acknowledge(): void {
  const last = acts().at(-1);
  if (last) FakeSocket.last.say({ type: "ack", id: last.id, n: head, repeated: false });
}

function refuse(code: string): void {
  const last = acts().at(-1);
  const problem = { type: "error", code, message: "", id: last?.id ?? null, ruling: "" };
  FakeSocket.last.say({ ...problem, head } as ToClient);
}

const settled = () => new Promise<void>((done) => setTimeout(done));

beforeEach(async () => {
  page = fakePage();
  [head, previews] = [0, {}];
  vi.stubGlobal("fetch", async (url: string, init: { body?: string }) => {
    const { moves = [], position = "" } = JSON.parse(init.body ?? "{}") as Record<string, string[]>;
    const answer = url.endsWith("/draw")
      ? { family: "doce", zones: [[], []], lines: [], position }
      : (previews[moves[0] ?? ""] ?? { legal: false, ruling: "DC-1", code: "quayside.move.x" });
    const refused = "code" in answer && !url.endsWith("/why");
    return new Response(JSON.stringify(answer), { status: refused ? 422 : 200 });
  });
  session = new TableSession(TABLE, KEY);
  welcome();
  for (const what of [OPENED, sat(0), sat(1), { kind: "started", deal: {} } as What]) tell(what);
  await vi.waitFor(() => expect(session.play.get()).not.toBeNull());
  await settled();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const picked = () => session.picking.choice.get().picked;
const next = () => [...session.picking.choice.get().next.keys()];

describe("picking", () => {
  it("offers what is due to whoever acts here, and nothing to others", () => {
    expect(next()).toEqual([]);
    turn(0, legal("a1=1", "a1=2", "b1=3"));
    expect(session.acting.get()).toBe(0);
    expect(next()).toEqual(["a1", "b1"]);
    turn(1, legal("a1=1"));
    expect([session.acting.get(), next()]).toEqual([null, []]);
  });

  it("keeps what is picked while nothing changes, and drops it with other moves", () => {
    turn(0, legal("a1=1", "a1=2"));
    session.pick("a1");
    expect(picked()).toEqual(["a1"]);
    FakeSocket.last.say({ type: "head", n: head } as ToClient);
    expect(picked()).toEqual(["a1"]);
    session.putDown();
    expect(picked()).toEqual([]);
    session.pick("a1");
    turn(0, legal("a1=1", "a1=2"));
    expect(picked()).toEqual([]);
  });

  it("sends a move that is a turn of its own, and offers nothing meanwhile", async () => {
    turn(0, legal("a1=1", "a1=2"));
    session.pick("a1");
    session.pick("2");
    expect(acts()).toMatchObject([{ at: head, action: { do: "play", seat: 0, move: "a1=2" } }]);
    expect([session.sending.busy.get(), next()]).toEqual([true, []]);
    acknowledge();
    await settled();
    expect(session.sending.busy.get()).toBe(false);
  });

  it("asks why not, and tells the ruling", async () => {
    turn(0, legal("a1=1"));
    session.pick("b2");
    expect(session.why.get()).toBeNull();
    session.pick("a1");
    session.pick("6");
    await settled();
    expect(session.why.get()).toMatchObject({ move: "a1=6", ruling: "DC-1" });
    session.pick("a1");
    expect(session.why.get()).toBeNull();
  });
});

describe("a turn of several moves", () => {
  const blocked = doce(["A#"], "0#");
  const after = doce(["A#", "A4"], "1");

  beforeEach(() => {
    previews["#a1"] = { position: blocked, facts: [], seat: 0, due: "move", moves: legal("b1=4") };
    previews["b1=4"] = { position: after, facts: [], seat: 1, due: "move", moves: [] };
    turn(0, legal("#a1", "c3=1"));
  });

  it("is shown before it is sent, and sent as a whole", async () => {
    session.pick("blocker");
    session.pick("a1");
    await settled();
    expect(session.picking.staged.get().map(({ move }) => move)).toEqual(["#a1"]);
    expect(session.text.get()).toBe(blocked);
    expect(next()).toEqual(["b1"]);
    expect(acts()).toEqual([]);
    session.pick("b1");
    session.pick("4");
    await settled();
    expect(acts().map(({ action }) => "move" in action && action.move)).toEqual(["#a1"]);
    acknowledge();
    await settled();
    expect(acts().map(({ action }) => "move" in action && action.move)).toEqual(["#a1", "b1=4"]);
  });

  it("belongs to its player until it is sent, whoever comes next", async () => {
    await session.choose("#a1");
    expect(session.position.get()?.turn).toBe(0);
    expect(session.toAct.get()).toBe(0);
  });

  it("is not shown moving again when it comes back from the server", async () => {
    await session.choose("#a1");
    const staged = session.showing.motion.get();
    tell(moved(0, "#a1"), blocked);
    expect(session.showing.motion.get()).toBeNull();
    expect(staged).not.toBeNull();
    expect([session.picking.staged.get(), session.text.get()]).toEqual([[], blocked]);
  });

  it("can be taken back move by move", async () => {
    await session.choose("#a1");
    session.unstage();
    expect([session.text.get(), next()]).toEqual([START, ["blocker", "c3"]]);
  });

  it("is given up when something else has happened, and that is told", async () => {
    await session.choose("#a1");
    void session.choose("b1=4");
    await settled();
    refuse("quayside.table.conflict");
    await settled();
    expect(session.picking.staged.get()).toEqual([]);
    expect(session.problem.get()?.code).toBe("quayside.table.conflict");
    expect(next()).toEqual(["blocker", "c3"]);
  });

  it("is not chosen for a position that is no longer there", async () => {
    const choosing = session.choose("#a1");
    tell({ kind: "proposed", seat: 1, what: "takeback", target: 4, bot: null });
    await choosing;
    expect(session.picking.staged.get()).toEqual([]);
    expect(session.sending.busy.get()).toBe(false);
  });
});

describe("sending", () => {
  it("sends again, whatever has happened since, what is meant in any case", async () => {
    const acting = session.act({ do: "resign", seat: 0 });
    tell({ kind: "proposed", seat: 1, what: "takeback", target: 4, bot: null });
    refuse("quayside.table.conflict");
    await settled();
    expect(acts()).toHaveLength(2);
    expect(acts()[1]?.at).toBe(head);
    acknowledge();
    await acting;
    expect(session.problem.get()).toBeNull();
  });

  it("goes on after the connection was lost: the action is sent once more", async () => {
    turn(0, legal("a1=1"));
    void session.choose("a1=1");
    FakeSocket.last.close();
    await vi.waitFor(() => expect(FakeSocket.last.readyState).toBe(0), 2000);
    welcome();
    expect(acts()).toMatchObject([{ action: { do: "play", move: "a1=1" } }]);
    acknowledge();
    await settled();
    expect(session.sending.busy.get()).toBe(false);
  });
});

describe("showing", () => {
  const first = doce(["A1"], "1");
  const second = doce(["A1", "B2"], "0");

  it("shows one thing after the other, each when the board has shown the one before", () => {
    tell(moved(0, "a1=1"), first);
    tell(moved(1, "b1=2"), second);
    const motion = session.showing.motion.get();
    expect([motion?.before.turn, session.text.get()]).toEqual([0, first]);
    session.showing.done(motion?.key ?? 0);
    expect(session.text.get()).toBe(second);
    expect(session.showing.motion.get()?.key).toBeGreaterThan(motion?.key ?? 0);
  });

  it("lets nobody act before what happened has been shown", () => {
    tell(moved(0, "a1=1"), first);
    tell(moved(1, "b1=2"), second);
    turn(0, legal("c1=1"));
    expect(session.acting.get()).toBeNull();
    session.showing.done(Number.MAX_SAFE_INTEGER);
    session.showing.done(Number.MAX_SAFE_INTEGER);
    expect(session.acting.get()).toBe(0);
  });

  it("shows the game as it stands on a page that nobody looks at", () => {
    tell(moved(0, "a1=1"), first);
    page.look("hidden");
    tell(moved(1, "b1=2"), second);
    expect([session.text.get(), session.showing.motion.get()]).toEqual([second, null]);
  });

  it("looks back without following, and comes back to the game", () => {
    tell(moved(0, "a1=1"), first);
    session.look(0);
    turn(0, legal("c1=1"));
    expect([session.text.get(), session.acting.get()]).toEqual([START, null]);
    tell(moved(1, "b1=2"), second);
    expect(session.text.get()).toBe(START);
    // The turn is that of the game, not that of what is looked at.
    turn(1, []);
    expect(session.toAct.get()).toBe(1);
    session.look(99);
    expect([session.text.get(), session.showing.live.get()]).toEqual([second, true]);
  });

  it("falls back to the game when what it shows is taken back", () => {
    tell(moved(0, "a1=1"), first);
    session.showing.done(Number.MAX_SAFE_INTEGER);
    tell({ kind: "taken-back", seat: 0, target: 5 }, START);
    expect([session.text.get(), session.showing.shown.get()]).toEqual([START, 0]);
  });
});
