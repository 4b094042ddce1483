import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, Problem, ToClient } from "../protocol";
import { FakeSocket, fakePage } from "../testing/socket";
import { TableLink } from "./link";

const WELCOME: ToClient = {
  type: "welcome",
  v: 1,
  table: "t",
  seats: [0],
  head: 0,
  heartbeat: 10,
  now: 5000,
} as ToClient;
const event = (n: number): Event => ({ n, what: { kind: "stood", seat: 0 } }) as Event;
const events = (...numbers: number[]): ToClient =>
  ({ type: "events", events: numbers.map(event), now: 5000 }) as ToClient;
const refusal = (code: string, id: string | null = null): Problem => ({
  type: "error",
  code,
  message: "",
  id,
  ruling: "",
  head: null,
  index: null,
  position: null,
});
const ACTION = { do: "stand", seat: 0 } as const;

let link: TableLink;
let page: ReturnType<typeof fakePage>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  page = fakePage();
  link = new TableLink("t", "key");
  FakeSocket.last.open().say(WELCOME);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const numbers = () => link.state.get().events.map(({ n }) => n);

it("says who it is and how far it has seen", () => {
  FakeSocket.last.say(events(1, 2));
  FakeSocket.last.close();
  vi.advanceTimersByTime(300);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("hello")).toMatchObject([{ table: "t", key: "key", since: 2 }]);
});

it("keeps events without gaps: asks again where some are missing, and takes none twice", () => {
  FakeSocket.last.say(events(1, 2), events(4));
  expect(numbers()).toEqual([1, 2]);
  expect(FakeSocket.last.of("resume")).toEqual([{ type: "resume", since: 2 }]);
  FakeSocket.last.say(events(2, 3, 4));
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

it("asks for what it has not seen when the server says how far the game is", () => {
  FakeSocket.last.say({ type: "head", n: 3 } as ToClient);
  expect(FakeSocket.last.of("resume")).toEqual([{ type: "resume", since: 0 }]);
});

it("says how far the server's compiling is while something waits for it", () => {
  const say = (done: number) =>
    FakeSocket.last.say({ type: "preparing", seat: 1, done, of: 12 } as ToClient);
  say(3);
  expect(link.state.get().preparing).toMatchObject({ seat: 1, done: 3, of: 12 });
  say(12);
  expect(link.state.get().preparing).toBeNull();
  say(3);
  FakeSocket.last.close();
  expect(link.state.get().preparing).toBeNull();
});

it("sends an action again on the next connection until it is acknowledged", async () => {
  const done = link.act(ACTION, "a");
  FakeSocket.last.close();
  vi.advanceTimersByTime(300);
  FakeSocket.last.open().say(WELCOME);
  expect(FakeSocket.last.of("act")).toMatchObject([{ id: "a", action: ACTION }]);
  FakeSocket.last.say({ type: "ack", id: "a", n: 7, repeated: true } as ToClient);
  expect(await done).toBe(7);
  FakeSocket.last.close();
  vi.advanceTimersByTime(300);
  FakeSocket.last.open().say(WELCOME);
  expect(FakeSocket.last.of("act")).toEqual([]);
});

it("hands a refusal to whoever acted", async () => {
  const done = link.act(ACTION, "a");
  FakeSocket.last.say(refusal("quayside.table.conflict", "a"));
  await expect(done).rejects.toMatchObject({ code: "quayside.table.conflict" });
});

it("takes silence for a lost connection", () => {
  const first = FakeSocket.last;
  vi.advanceTimersByTime(15_001);
  expect(link.state.get().status).toBe("offline");
  expect(first.readyState).toBe(3);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.last).not.toBe(first);
});

it("waits longer each time that nobody answers, up to a limit", () => {
  FakeSocket.last.close();
  const waits: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const before = FakeSocket.all.length;
    let waited = 0;
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    waits.push(waited);
    FakeSocket.last.close();
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

it("comes back at once when the page is seen again, and never with a second socket", () => {
  FakeSocket.last.close();
  page.look("visible");
  const count = FakeSocket.all.length;
  page.look("visible");
  expect(FakeSocket.all.length).toBe(count);
});

it("tells a refusal for good from being offline", () => {
  link.close();
  link = new TableLink("t", null);
  FakeSocket.last.open().say(refusal("quayside.protocol.version"));
  expect(link.state.get()).toMatchObject({
    status: "refused",
    problem: { code: "quayside.protocol.version" },
  });
  const count = FakeSocket.all.length;
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(count);
});

it("knows the server's time, whatever this device's clock says", () => {
  expect(link.state.get().ahead + performance.now()).toBeCloseTo(5000, -2);
});

it("tells the server whether the person looks at the page, also after connecting again", () => {
  page.look("hidden");
  page.look("visible");
  expect(FakeSocket.last.of("presence").map(({ shown }) => shown)).toEqual([false, true]);
  page.look("hidden");
  FakeSocket.last.close();
  vi.advanceTimersByTime(300);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("presence")).toEqual([]);
  FakeSocket.last.say(WELCOME);
  expect(FakeSocket.last.of("presence")).toEqual([{ type: "presence", shown: false }]);
});

it("knows who is at the table while it is connected", () => {
  const presence: ToClient = { type: "presence", seats: ["connected", "away"], spectators: 3 };
  FakeSocket.last.say(presence);
  expect(link.state.get().presence).toEqual(presence);
  FakeSocket.last.close();
  expect(link.state.get().presence).toBeNull();
});

it("leaves a table that was closed to it or deleted, and does not come back", () => {
  for (const code of ["quayside.table.closed", "quayside.table.deleted"]) {
    const other = new TableLink("t", "key");
    FakeSocket.last.open().say(WELCOME, refusal(code));
    expect(other.state.get()).toMatchObject({ status: "refused", problem: { code } });
    link.close();
    const count = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(count);
    other.close();
  }
});

it("holds a seat no more that was given away", () => {
  const gone = { n: 1, what: { kind: "removed", seat: 0, reserved: false } } as Event;
  FakeSocket.last.say({ type: "events", events: [gone], now: 5000 });
  expect(link.state.get().seats).toEqual([]);
});

it("hears phrases, the last one of each seat, and tells two alike apart", () => {
  const said: ToClient = { type: "phrase", seat: 1, phrase: "thanks" };
  FakeSocket.last.say(said);
  const first = link.state.get().heard[1]?.n;
  FakeSocket.last.say(said);
  expect(link.state.get().heard[1]).toMatchObject({ phrase: "thanks" });
  expect(link.state.get().heard[1]?.n).not.toBe(first);
  link.say(0, "oops");
  expect(FakeSocket.last.of("phrase")).toEqual([{ type: "phrase", seat: 0, phrase: "oops" }]);
});
