import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableLink } from "../net/link";
import { State } from "../play/state";
import { LIBRARY, playable } from "../play/testing";
import type { Event, Moves, Problem, ToClient, What } from "../protocol";
import { FakeSocket, fakePage } from "../testing/socket";
import { DUE, loadRules } from "./rules";
import { TableSession } from "./session";
import { change } from "./settings";

const TABLE = "t".padEnd(22, "x");
const KEY = "k".padEnd(22, "x");

const START =
  `doce:standard ${Array(25).fill(".").join(",")} turn:0 dice:11,11 blockers:11 last:-,- ` +
  "round:1 starter:0 totals:0,0";
const PIG = "pig:standard 2 turn:0 total:0 scores:0,0";

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
  aids: { hints: false, chances: false },
  knowledge: "open",
  listed: false,
  rematch_of: null,
  headers: {},
  starter: null,
  helped: null,
  colours: null,
  host: null,
  bot_after: null,
};
const sat = (seat: number): What => ({
  kind: "sat",
  seat,
  name: `P${seat}`,
  part: "",
  since: 0,
  device: seat,
});

let page: ReturnType<typeof fakePage>;
let session: TableSession;
let head = 0;
/** The game as the server has it. */
let state: State;

/** The server tells what has happened. */
function tell(what: What, position = state.text): void {
  head += 1;
  const event = { n: head, time: head, rules: 1, position, clocks: null, what } as Event;
  FakeSocket.last.say({ type: "events", events: [event], now: 0 });
}

/** Someone plays; the board has not shown it yet. */
function play(move: string): void {
  const { text, action } = state.find(move);
  const seat = state.toMove ?? 0;
  state = state.after(action);
  tell({ kind: "moved", seat, move: text, action });
}

const shown = (): void => session.showing.done(Number.MAX_SAFE_INTEGER);

const welcome = (seats: readonly number[] = [0]): void =>
  void FakeSocket.last.open().say({
    type: "welcome",
    v: 2,
    table: TABLE,
    seats: [...seats],
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

function refuse(code: string, more: Partial<Problem> = {}): void {
  const last = acts().at(-1);
  const problem = { type: "error", code, message: "", id: last?.id ?? null, ruling: "" };
  FakeSocket.last.say({ ...problem, head, ...more } as ToClient);
}

const settled = () => new Promise<void>((done) => setTimeout(done));

/** Sit down at a table of a game that begins with a position. */
async function sitAt(
  game: string,
  position: string,
  load: typeof loadRules,
  seats?: readonly number[],
): Promise<void> {
  page = fakePage();
  head = 0;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("the server is not asked")));
  session = new TableSession(new TableLink(TABLE, KEY), KEY, load);
  welcome(seats);
  const opened = { ...OPENED, game } as What;
  for (const what of [opened, sat(0), sat(1), { kind: "started", deal: {} } as What])
    tell(what, position);
  await vi.waitFor(() => expect(session.engine.get()).not.toBe("coming"));
}

const here: typeof loadRules = (game, name) => loadRules(game, name, async (one) => playable(one));
const nowhere: typeof loadRules = () => Promise.reject(new Error("no WebAssembly"));

beforeEach(async () => {
  state = State.read(LIBRARY, START);
  await sitAt("doce:standard", START, here);
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const picked = () => session.picking.choice.get().picked;
const next = () => [...session.picking.choice.get().next.keys()];

describe("picking", () => {
  it("offers what is due to whoever acts here, and nothing to others", () => {
    expect(session.acting.get()).toBe(0);
    expect(next()).toHaveLength(26);
    play("a1=1");
    shown();
    expect([session.acting.get(), session.toAct.get(), next()]).toEqual([null, 1, []]);
  });

  it("asks nobody: moves, drawings and reasons come from the page's own rules", () => {
    play("c3=1");
    expect(session.position.get()).toMatchObject({ zones: [expect.arrayContaining(["b2"]), []] });
    expect(session.showing.motion.get()?.facts.map(({ kind }) => kind)).toEqual(["place", "zone"]);
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("keeps what is picked while nothing changes, and drops it with other moves", () => {
    session.pick("a1");
    expect(picked()).toEqual(["a1"]);
    FakeSocket.last.say({ type: "head", n: head } as ToClient);
    expect(picked()).toEqual(["a1"]);
    session.putDown();
    expect(picked()).toEqual([]);
    session.pick("a1");
    play("b1=1");
    play("e5=1");
    shown();
    shown();
    expect([session.acting.get(), picked()]).toEqual([0, []]);
  });

  it("sends a move that is a turn of its own, and offers nothing meanwhile", async () => {
    session.pick("a1");
    session.pick("2");
    expect(acts()).toMatchObject([{ at: head, action: { do: "play", seat: 0, moves: ["a1=2"] } }]);
    expect([session.sending.busy.get(), next()]).toEqual([true, []]);
    acknowledge();
    await settled();
    expect(session.sending.busy.get()).toBe(false);
  });

  it("is busy from the click on, while what sitting down needs is fetched", async () => {
    session.close();
    page = fakePage();
    head = 0;
    session = new TableSession(new TableLink(TABLE, KEY), KEY, here);
    welcome();
    tell({ ...OPENED, dice_version: 2 } as What, "");
    const sitting = session.sit(0, "Ada");
    expect([session.sending.busy.get(), acts()]).toEqual([true, []]);
    await vi.waitFor(() => expect(acts()).toHaveLength(1));
    expect(session.sending.busy.get()).toBe(true);
    acknowledge();
    await sitting;
    expect(session.sending.busy.get()).toBe(false);
  });

  it("shows a move before the server has heard of it, and once only", () => {
    session.pick("a1");
    session.pick("2");
    const [motion, text] = [session.showing.motion.get(), session.text.get()];
    expect(motion?.facts.map(({ kind }) => kind)).toContain("place");
    expect(text).toBe(state.play("a1=2").text);
    // The answer is quicker than the eye: what comes of the move waits for it.
    play("a1=2");
    play("e5=1");
    expect([session.showing.motion.get(), session.text.get()]).toEqual([motion, text]);
    session.showing.done(motion?.key ?? 0);
    expect(session.showing.motion.get()?.seat).toBe(1);
    expect([session.text.get(), session.acting.get()]).toEqual([state.text, 0]);
  });

  it("takes back a move that the server refuses", async () => {
    session.pick("a1");
    session.pick("2");
    refuse("quayside.table.conflict");
    await settled();
    expect([session.text.get(), session.showing.motion.get()]).toEqual([START, null]);
    expect([session.acting.get(), next().length]).toEqual([0, 26]);
  });

  it("can neither send a turn twice nor take it back while it is sent", () => {
    session.pick("a1");
    session.pick("2");
    session.unstage();
    void session.sendTurn();
    expect(acts()).toHaveLength(1);
    expect(session.picking.staged.get()).toHaveLength(1);
  });

  it("tells why not at the first click, at once", () => {
    play("a1=1");
    play("e5=1");
    shown();
    shown();
    session.pick("a1");
    expect(session.why.get()).toMatchObject({ move: "", ruling: "taken" });
    session.pick("b2");
    expect(session.why.get()).toMatchObject({ move: "", ruling: "DC-2" });
    session.pick("blocker");
    expect(session.why.get()).toBeNull();
    session.pick("e5");
    expect(session.why.get()).toMatchObject({ move: "#e5", ruling: "A turn" });
  });
});

describe("a turn of several moves", () => {
  const textAfter = (...moves: string[]): string =>
    moves.reduce((now, move) => now.play(move), State.read(LIBRARY, START)).text;

  it("is shown before it is sent, and sent as a whole", () => {
    session.pick("blocker");
    session.pick("a1");
    expect(session.picking.staged.get().map(({ move }) => move)).toEqual(["#a1"]);
    expect(session.text.get()).toBe(textAfter("#a1"));
    expect(next()).toHaveLength(24);
    expect(acts()).toEqual([]);
    session.pick("b1");
    session.pick("4");
    expect(acts().map(({ action }) => "moves" in action && action.moves)).toEqual([
      ["#a1", "b1=4"],
    ]);
  });

  it("belongs to its player until it is sent, whoever comes next", () => {
    void session.choose("#a1");
    void session.choose("b1=4");
    expect(session.position.get()?.turn).toBe(0);
    expect(session.toAct.get()).toBe(0);
  });

  it("is not shown moving again when it comes back from the server", () => {
    void session.choose("#a1");
    const staged = session.showing.motion.get();
    play("#a1");
    session.showing.done(staged?.key ?? 0);
    expect(session.showing.motion.get()).toBeNull();
    expect(staged).not.toBeNull();
    expect([session.picking.staged.get(), session.text.get()]).toEqual([[], textAfter("#a1")]);
  });

  it("can be taken back move by move", () => {
    void session.choose("#a1");
    session.unstage();
    expect(session.text.get()).toBe(START);
    expect(next()).toHaveLength(26);
  });

  it("is told with the move of it that was refused", async () => {
    void session.choose("#a1");
    void session.choose("b1=4");
    refuse("quayside.move.illegal", { ruling: "DC-2", index: 1 });
    await settled();
    const why = { code: "quayside.move.illegal", ruling: "DC-2", move: "b1=4" };
    expect(session.problem.get()).toEqual(why);
  });

  it("is given up when something else has happened, and that is told", async () => {
    void session.choose("#a1");
    void session.choose("b1=4");
    refuse("quayside.table.conflict");
    await settled();
    expect(session.picking.staged.get()).toEqual([]);
    expect(session.problem.get()?.code).toBe("quayside.table.conflict");
    expect(next()).toHaveLength(26);
  });
});

describe("a click that does nothing", () => {
  const told = () => {
    session.pick("c3");
    return session.why.get()?.code ?? null;
  };

  it("says that it is not your turn, and no longer when it is", () => {
    play("a1=1");
    shown();
    expect(told()).toBe("quayside.table.not-your-turn");
    play("e5=1");
    expect([session.acting.get(), session.why.get()]).toEqual([0, null]);
  });

  it("says nothing while the board shows what happened before", () => {
    play("a1=1");
    play("e5=1");
    expect(told()).toBeNull();
  });

  it("says what forbids it", () => {
    play("a1=1");
    play("e5=1");
    shown();
    shown();
    session.pick("e5");
    expect(session.why.get()).toMatchObject({ code: "quayside.move.illegal", move: "" });
    expect(session.why.get()?.ruling).not.toBe("");
  });

  it("says that the game is over, or that you look back", () => {
    play("a1=1");
    shown();
    session.look(0);
    expect(told()).toBe("quayside.table.looking-back");
    session.look(1);
    tell({ kind: "finished", winners: [0], scores: null, secret: "", abandoned: false } as What);
    expect(told()).toBe("quayside.table.finished");
  });

  it("says that whoever has no seat watches", async () => {
    session.close();
    await sitAt("doce:standard", START, here, []);
    expect(told()).toBe("quayside.table.watching");
  });

  it("says what is due where no move has anything of that name", () => {
    void session.choose("#a1");
    session.pick("h9");
    expect(session.why.get()?.code).toBe(DUE);
  });

  it("says nothing while an action is under way", () => {
    void session.choose("a1=1");
    expect(told()).toBeNull();
  });
});

describe("a game whose rules are not on this page", () => {
  const answer = (part: Partial<Moves>): void =>
    void FakeSocket.last.say({
      ...{ type: "moves", n: head, after: [], seat: 0, due: "move", moves: [], drawing: [] },
      ...part,
    } as Moves);
  const asked = () => FakeSocket.last.of("moves");

  it("is played by what the server says, and drawn so", async () => {
    session.close();
    await sitAt("pig:standard", PIG, here);
    expect(asked()).toEqual([{ type: "moves", after: [], n: null }]);
    expect([session.acting.get(), next()]).toEqual([null, []]);
    answer({ moves: [{ text: "roll", action: 0 }], drawing: ["0 : 0"] });
    expect(session.position.get()).toMatchObject({ text: PIG, drawing: ["0 : 0"] });
    expect([session.acting.get(), next()]).toEqual([0, ["roll"]]);
    session.pick("roll");
    expect(acts()).toMatchObject([{ action: { do: "play", moves: ["roll"] } }]);
    tell({ kind: "moved", seat: 0, move: "roll", action: 0 }, PIG);
    shown();
    expect(asked()).toHaveLength(2);
  });

  it("asks again after the connection was lost", async () => {
    session.close();
    await sitAt("pig:standard", PIG, here);
    FakeSocket.last.close();
    await vi.waitFor(() => expect(FakeSocket.last.readyState).toBe(0), 2000);
    welcome();
    expect(asked()).toHaveLength(1);
  });

  it("is so too where the rules cannot run: the board is shown, and moves are sent one by one", async () => {
    session.close();
    await sitAt("doce:standard", START, nowhere);
    expect([session.engine.get(), session.position.get()?.turn]).toEqual(["missing", 0]);
    answer({ moves: [{ text: "#a1", action: 150 }] });
    session.pick("blocker");
    session.pick("a1");
    expect(acts()).toMatchObject([{ action: { do: "play", moves: ["#a1"] } }]);
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
    void session.choose("a1=1");
    FakeSocket.last.close();
    await vi.waitFor(() => expect(FakeSocket.last.readyState).toBe(0), 2000);
    welcome();
    expect(acts()).toMatchObject([{ action: { do: "play", moves: ["a1=1"] } }]);
    acknowledge();
    await settled();
    expect(session.sending.busy.get()).toBe(false);
  });
});

describe("showing", () => {
  it("shows one thing after the other, each when the board has shown the one before", () => {
    play("a1=1");
    const first = state.text;
    play("e5=2");
    const motion = session.showing.motion.get();
    expect([motion?.before.turn, session.text.get()]).toEqual([0, first]);
    session.showing.done(motion?.key ?? 0);
    expect(session.text.get()).toBe(state.text);
    expect(session.showing.motion.get()?.key).toBeGreaterThan(motion?.key ?? 0);
  });

  it("lets nobody act before what happened has been shown", () => {
    play("a1=1");
    play("e5=2");
    expect(session.acting.get()).toBeNull();
    shown();
    expect(session.acting.get()).toBe(0);
  });

  it("shows the game as it stands on a page that nobody looks at", () => {
    play("a1=1");
    page.look("hidden");
    play("e5=2");
    expect([session.text.get(), session.showing.motion.get()]).toEqual([state.text, null]);
  });

  it("looks back without following, and comes back to the game", () => {
    play("a1=1");
    play("e5=2");
    session.look(0);
    expect([session.text.get(), session.acting.get()]).toEqual([START, null]);
    play("c3=2");
    expect(session.text.get()).toBe(START);
    // The turn is that of the game, not that of what is looked at.
    expect(session.toAct.get()).toBe(1);
    session.look(99);
    expect([session.text.get(), session.showing.live.get()]).toEqual([state.text, true]);
  });

  it("keeps the last turn marked until the next one, also while looking back", () => {
    const last = () => {
      const found = session.lastTurn.get();
      return found && [found.seat, found.facts.find(({ kind }) => kind === "place")?.data];
    };
    expect(last()).toBeNull();
    play("a1=1");
    shown();
    expect(last()).toEqual([0, { square: "a1", face: 1 }]);
    play("e5=1");
    shown();
    expect(last()).toEqual([1, { square: "e5", face: 1 }]);
    session.showing.look(1);
    expect(last()).toEqual([0, { square: "a1", face: 1 }]);
    session.showing.look(0);
    expect(last()).toBeNull();
  });

  it("falls back to the game when what it shows is taken back", () => {
    play("a1=1");
    shown();
    tell({ kind: "taken-back", seat: 0, target: 5 }, START);
    expect([session.text.get(), session.showing.shown.get()]).toEqual([START, 0]);
  });
});

describe("time to look", () => {
  const kinds = () => session.showing.motion.get()?.facts.map(({ kind }) => kind);
  /** Seat 0 wins the round with a 3 on d1; it is the turn of the given seat. */
  const nearly = (turn: number) =>
    `doce:standard ${["A3", "A3", "A3", ".", "B1", "B6", "B2", ...Array(18).fill(".")].join(",")} ` +
    `turn:${turn} dice:8,8 blockers:11 last:a1,e1 round:1 starter:0 totals:0,0`;
  const begin = async (turn: number, seats: readonly number[]) => {
    session.close();
    state = State.read(LIBRARY, nearly(turn));
    await sitAt("doce:standard", state.text, here, seats);
  };
  const squares = () =>
    (session.position.get() as { squares?: { kind: string }[] } | null)?.squares?.filter(
      ({ kind }) => kind !== "empty",
    ).length;

  it("tells a move when the board has shown it, and the next one after a moment", () => {
    vi.useFakeTimers();
    try {
      play("a1=1");
      play("e5=1");
      expect([session.showing.shown.get(), session.showing.seen.get()]).toEqual([1, 0]);
      expect(session.seen.get()).toMatchObject({ turn: 0 });
      shown();
      // The move was seat 0's own: the other one is shown at once, and looked at for a moment.
      expect([session.showing.shown.get(), session.showing.seen.get()]).toEqual([2, 1]);
      play("c3=2");
      shown();
      expect([session.showing.shown.get(), session.showing.seen.get()]).toEqual([2, 2]);
      vi.runOnlyPendingTimers();
      expect(session.showing.shown.get()).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes on at a click where something is still shown", () => {
    play("a1=1");
    play("e5=1");
    session.pick("c3");
    expect([session.showing.shown.get(), session.why.get(), picked()]).toEqual([2, null, []]);
    session.pick("c3");
    expect(picked()).toEqual(["c3"]);
  });

  it("keeps a finished round on the board until somebody goes on", async () => {
    await begin(0, [1]);
    play("d1=3");
    expect(kinds()).toContain("round-start");
    shown();
    // Seven dice, the line and the new score; nobody can play yet, though the next round has begun.
    expect(squares()).toBe(7);
    expect(session.position.get()).toMatchObject({ round: 1, lines: [["a1", "b1", "c1", "d1"]] });
    expect((session.position.get() as unknown as { totals: number[] }).totals[0]).toBeGreaterThan(
      12,
    );
    expect([session.showing.held.get(), session.acting.get()]).toEqual([true, null]);
    session.pick("c3");
    expect([session.showing.held.get(), squares()]).toEqual([false, 0]);
    expect(session.acting.get()).toBe(session.toAct.get() === 1 ? 1 : null);
  });

  it("keeps a round that was finished here, and sends the turn all the same", async () => {
    await begin(0, [0]);
    void session.choose("d1=3");
    expect(acts().at(-1)?.action).toMatchObject({ do: "play", moves: ["d1=3"] });
    play("d1=3");
    acknowledge();
    shown();
    expect([squares(), session.showing.held.get()]).toEqual([7, true]);
    session.showing.release();
    expect([squares(), session.showing.held.get()]).toEqual([0, false]);
    expect(session.showing.isCurrent).toBe(true);
  });

  it("lets a turn wait to be ended where the person wants that", async () => {
    await begin(0, [0]);
    change({ confirm: true });
    try {
      await session.choose("d1=3");
      expect(acts()).toEqual([]);
      expect(session.picking.isWhole).toBe(true);
      session.unstage();
      expect(squares()).toBe(6);
      await session.choose("d1=3");
      shown();
      void session.sendTurn();
      play("d1=3");
      expect([squares(), session.showing.held.get()]).toEqual([7, true]);
    } finally {
      change({ confirm: false });
    }
  });

  it("plays a game through from where somebody looks, and ends at the game itself", () => {
    vi.useFakeTimers();
    try {
      for (const move of ["a1=1", "e5=1", "c3=2"]) {
        play(move);
        shown();
        session.showing.release();
      }
      session.look(0);
      session.showing.play(500);
      expect([session.showing.shown.get(), kinds()]).toEqual([1, ["place", "zone"]]);
      shown();
      expect(session.showing.shown.get()).toBe(1);
      vi.advanceTimersByTime(500);
      expect(session.showing.shown.get()).toBe(2);
      session.showing.pause();
      shown();
      vi.advanceTimersByTime(5000);
      expect([session.showing.shown.get(), session.showing.live.get()]).toEqual([2, false]);
      session.showing.play(500);
      shown();
      vi.advanceTimersByTime(500);
      expect([session.showing.shown.get(), session.showing.live.get()]).toEqual([3, true]);
      expect(session.showing.playing.get()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("pointing out a move", () => {
  it("hands the board what moves, then the whole move, until the position changes", () => {
    session.pointOut("c3=4", "nudge");
    expect(session.arrows.get()).toEqual([{ kind: "nudge", tokens: ["c3"], steps: [] }]);
    session.pointOut("c3=4", "best");
    expect(session.arrows.get()).toMatchObject([{ kind: "best", tokens: ["c3", "4"] }]);
    session.pointOut("c3=9", "best");
    expect(session.arrows.get()).toHaveLength(1);
    play("c3=4");
    expect(session.arrows.get()).toEqual([]);
  });
});
