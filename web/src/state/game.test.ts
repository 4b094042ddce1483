import { expect, it } from "vitest";
import type { Event, Proposal, PublicSeat, What } from "../protocol";
import { correctable, fold, type Game, heldSeats, NO_GAME } from "./game";
import logs from "./logs.fixture.json";

/** What the server's own fold says after an event (tests/server/logs.py). */
interface Folded {
  seats: PublicSeat[];
  line: number[];
  proposal: Proposal | null;
  winners: number[];
  status: string;
  clocks: number[] | null;
  rematch: string | null;
  failing: boolean;
  closed: boolean;
}

function summary(game: Game): Folded {
  const { seats, line, proposal, finished, clocks, rematch, botFailed, closed } = game;
  return {
    seats: [...seats],
    line: line.map(({ n }) => n),
    proposal: proposal && {
      seat: proposal.what.seat,
      what: proposal.what.what,
      target: proposal.what.target,
      bot: proposal.what.bot,
      agreed: [...proposal.agreed],
    },
    winners: finished?.winners ?? [],
    status: finished ? "finished" : line.length ? "playing" : "waiting",
    clocks: clocks && [...clocks],
    rematch,
    failing: botFailed !== null,
    closed,
  };
}

for (const log of logs) {
  it(`agrees with the server after every event: ${log.table}`, () => {
    let game = NO_GAME;
    for (const [i, event] of (log.events as Event[]).entries()) {
      game = fold(game, event);
      const said = log.folds[i] as Folded;
      expect(summary(game), `after event ${event.n}, ${event.what.kind}`).toEqual(said);
    }
    expect(game.head).toBe(log.events.length);
  });
}

const OPENED: What = {
  kind: "opened",
  game: "docker:fr",
  options: {},
  seats: [
    { kind: "link", name: "", bot: null, device: 0 },
    { kind: "bot", name: "", bot: "2", device: null },
  ],
  dice: "fair",
  commitment: "",
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

function folded(...whats: What[]) {
  return whats.reduce(
    (game, what, i) =>
      fold(game, {
        n: i + 1,
        time: i,
        rules: 1,
        position: `p${i + 1}`,
        clocks: null,
        what,
      } as Event),
    NO_GAME,
  );
}

const SAT: What = { kind: "sat", seat: 0, name: "Ada", part: "", since: 0, device: 0 };
const STARTED: What = { kind: "started", deal: {} };
const ROLLED: What = { kind: "rolled", seat: 0, face: 4, number: 1, counts: true };
const MOVED: What = { kind: "moved", seat: 0, move: "+b2", action: 1 };

it("takes back a move and all that followed, and keeps its own roll", () => {
  const game = folded(OPENED, SAT, STARTED, ROLLED, MOVED, ROLLED, {
    kind: "taken-back",
    seat: 0,
    target: 5,
  });
  expect(game.line.map((station) => station.n)).toEqual([3, 4]);
});

it("a person who leaves during the game is away, before it their link waits", () => {
  expect(folded(OPENED, SAT, { kind: "stood", seat: 0 }).seats[0]?.kind).toBe("link");
  expect(folded(OPENED, SAT, STARTED, { kind: "stood", seat: 0 }).seats[0]?.kind).toBe("away");
});

it("a proposal collects agreement and ends with the next move", () => {
  const proposed: What = { kind: "proposed", seat: 0, what: "takeback", target: 4, bot: null };
  const open = folded(OPENED, SAT, STARTED, proposed, { kind: "agreed", seat: 1 });
  expect(open.proposal?.agreed).toEqual([0, 1]);
  expect(folded(OPENED, SAT, STARTED, proposed, MOVED).proposal).toBeNull();
});

it("says who declined, until something else happens; whoever withdraws declines nothing", () => {
  const proposed: What = { kind: "proposed", seat: 0, what: "takeback", target: 4, bot: null };
  const declined: What = { kind: "declined", seat: 1 };
  const asked = [OPENED, SAT, STARTED, proposed];
  expect(folded(...asked, declined).declined).toEqual({ who: 1, asker: 0 });
  expect(folded(...asked, declined, MOVED).declined).toBeNull();
  expect(folded(...asked, { kind: "declined", seat: 0 }).declined).toBeNull();
});

it("knows which seats a bot has taken over, and why, until the person comes back", () => {
  const late: What = { kind: "replaced", seat: 0, bot: "3", why: "time" };
  const taken = folded(OPENED, SAT, STARTED, late);
  expect(taken.takenOver.get(0)).toBe("time");
  expect(heldSeats(taken, [0])).toEqual([]);
  const back = folded(OPENED, SAT, STARTED, late, SAT);
  expect(back.takenOver.size).toBe(0);
  expect(heldSeats(back, [0])).toEqual([0]);
});

it("a person changes their name, and takes it along when they leave before the game", () => {
  const renamed: What = { kind: "renamed", seat: 0, name: "Ana" };
  expect(folded(OPENED, SAT, renamed).seats[0]?.name).toBe("Ana");
  expect(folded(OPENED, SAT, renamed, { kind: "stood", seat: 0 }).seats[0]?.name).toBe("");
});

it("rolls and moves can be corrected until somebody leaves", () => {
  const gone: What = { kind: "gone", seat: 1, how: "resign", withdrawn: 0 };
  expect(correctable(folded(OPENED, SAT, STARTED))).toEqual([]);
  const played = correctable(folded(OPENED, SAT, STARTED, ROLLED, MOVED));
  expect(played.map(({ what }) => what)).toEqual([ROLLED, MOVED]);
  expect(correctable(folded(OPENED, SAT, STARTED, ROLLED, MOVED, gone))).toEqual([]);
});

it("a person whom the host removes loses the seat, which waits for a new link or is open", () => {
  const removed = (reserved: boolean): What => ({ kind: "removed", seat: 0, reserved });
  const open = folded(OPENED, SAT, removed(false));
  expect(open.seats[0]).toMatchObject({ kind: "open", name: "" });
  const again: What = { ...SAT, name: "Bo" };
  const stood: What = { kind: "stood", seat: 0 };
  expect(folded(OPENED, SAT, removed(false), again, stood).seats[0]?.kind).toBe("open");
  expect(folded(OPENED, SAT, removed(true)).seats[0]?.kind).toBe("link");
  expect(folded(OPENED, SAT, removed(true), again, stood).seats[0]?.kind).toBe("link");
});

it("knows whether others may watch, and takes no bot that joined for one that took over", () => {
  const closed: What = { kind: "spectators", seat: 0, allowed: false };
  expect(folded(OPENED, closed).closed).toBe(true);
  expect(folded(OPENED, closed, { ...closed, allowed: true }).closed).toBe(false);
  const joined: What = { kind: "replaced", seat: 0, bot: "2", why: "waited" };
  expect(folded(OPENED, joined).takenOver.size).toBe(0);
});
