/** A table as the fold of its events, for showing it. The server has done all deciding. */
import type {
  Event,
  Finished,
  Gone,
  Moved,
  Opened,
  Proposed,
  PublicSeat,
  Replaced,
  Rolled,
} from "../protocol";

/** A place in the game to look at: the start, a roll, a move, someone leaving. */
export interface Station {
  n: number;
  position: string;
  time: number;
  what: { kind: "started" } | Rolled | Moved | Gone;
}

export interface Proposal {
  what: Proposed;
  agreed: readonly number[];
}

/** What is known of the hash chain of a seat. */
export interface ChainSeen {
  anchor: string;
  /** The last value that was revealed, or the anchor. */
  last: string;
  /** Whether a new value is due before the next draw, because an anchor came since the last. */
  owes: boolean;
}

export interface Game {
  head: number;
  opened: Opened | null;
  seats: readonly PublicSeat[];
  /** By seat, whether it waits for its own link before the game. */
  reserved: readonly boolean[];
  /** The game as it stands: what was taken back or withdrawn is not in it. */
  line: readonly Station[];
  proposal: Proposal | null;
  /** Who has just declined what someone proposed. */
  declined: { who: number; asker: number } | null;
  finished: Finished | null;
  rematch: string | null;
  clocks: readonly number[] | null;
  /** Seats that a bot has taken over from a person, and why. */
  takenOver: ReadonlyMap<number, Replaced["why"]>;
  /** When the clocks were read. */
  time: number;
  /** Whether only people who hold a seat may look at the table. */
  closed: boolean;
  /** The last failure of a bot since the last move, for a message. */
  botFailed: number | null;
  /** The hash chains of the people's clients, by seat. */
  chains: ReadonlyMap<number, ChainSeen>;
}

export const NO_GAME: Game = {
  head: 0,
  opened: null,
  seats: [],
  reserved: [],
  line: [],
  proposal: null,
  declined: null,
  finished: null,
  rematch: null,
  clocks: null,
  takenOver: new Map(),
  time: 0,
  closed: false,
  botFailed: null,
  chains: new Map(),
};

function seated(game: Game, seat: number, part: Partial<PublicSeat>): readonly PublicSeat[] {
  return game.seats.map((one, i) => (i === seat ? { ...one, ...part } : one));
}

export function fold(old: Game, event: Event): Game {
  const { n: head, clocks, time } = event;
  const game: Game = { ...old, head, clocks, time, declined: null };
  const { what } = event;
  const station = (kind: Station["what"]): Station => ({
    n: event.n,
    position: event.position,
    time: event.time,
    what: kind,
  });
  switch (what.kind) {
    case "opened":
      return {
        ...game,
        opened: what,
        seats: what.seats,
        reserved: what.seats.map((seat) => seat.kind === "link"),
      };
    case "sat":
      return {
        ...game,
        takenOver: withoutSeat(game.takenOver, what.seat),
        chains: withAnchor(game.chains, what.seat, what.anchor),
        seats: seated(game, what.seat, {
          kind: "person",
          name: what.name,
          bot: null,
          device: what.device,
        }),
      };
    case "stood":
      return {
        ...game,
        proposal: null,
        chains: game.line.length ? game.chains : withoutSeat(game.chains, what.seat),
        seats: seated(
          game,
          what.seat,
          game.line.length
            ? { kind: "away" }
            : { kind: game.reserved[what.seat] ? "link" : "open", name: "" },
        ),
      };
    case "renamed":
      return { ...game, seats: seated(game, what.seat, { name: what.name }) };
    case "started":
      return { ...game, line: [station({ kind: "started" })] };
    case "rolled":
      return {
        ...game,
        proposal: null,
        chains: withValue(game.chains, what.seat, what.reveal),
        line: [...game.line, station(what)],
      };
    case "moved":
      return {
        ...game,
        proposal: null,
        botFailed: null,
        chains: withValue(game.chains, what.seat, what.reveal),
        line: [...game.line, station(what)],
      };
    case "revealed":
      return { ...game, chains: withValue(game.chains, what.seat, what.value) };
    case "gone":
      return {
        ...game,
        proposal: null,
        line: [...without(game.line, what.withdrawn), station(what)],
      };
    case "proposed":
      return { ...game, proposal: { what, agreed: [what.seat] } };
    case "agreed":
      return {
        ...game,
        proposal: game.proposal && {
          ...game.proposal,
          agreed: [...game.proposal.agreed, what.seat],
        },
      };
    case "declined":
      return { ...game, proposal: null, declined: declinedBy(what.seat, game.proposal) };
    case "taken-back":
      return {
        ...game,
        proposal: null,
        line: game.line.filter((one) => one.n < what.target),
      };
    case "replaced":
      return {
        ...game,
        proposal: null,
        botFailed: null,
        reserved: game.reserved.map((one, i) => one && (i !== what.seat || what.bot !== null)),
        takenOver: takenOver(old, what),
        chains: what.bot && game.line.length ? game.chains : withoutSeat(game.chains, what.seat),
        seats: seated(
          game,
          what.seat,
          what.bot
            ? { kind: "bot", bot: what.bot }
            : { kind: "open", bot: null, name: "", device: null },
        ),
      };
    case "bot-failed":
      return { ...game, botFailed: what.seat };
    case "finished":
      return { ...game, proposal: null, finished: what };
    case "removed":
      return {
        ...game,
        chains: withoutSeat(game.chains, what.seat),
        reserved: game.reserved.map((one, i) => (i === what.seat ? what.reserved : one)),
        seats: seated(game, what.seat, {
          kind: what.reserved ? "link" : "open",
          name: "",
          device: null,
        }),
      };
    case "deleted":
      return { ...game, proposal: null };
    case "spectators":
      return { ...game, closed: !what.allowed };
    case "rematched":
      return { ...game, rematch: what.table };
  }
}

/** A player who takes back their own proposal has declined nothing. */
function declinedBy(who: number, proposal: Proposal | null): Game["declined"] {
  return proposal && proposal.what.seat !== who ? { who, asker: proposal.what.seat } : null;
}

/** A fold that goes on from the events it has seen: a log only grows. */
export function foldAll(): (events: readonly Event[]) => Game {
  let game = NO_GAME;
  return (events) => {
    game = events.slice(game.head).reduce(fold, game);
    return game;
  };
}

/** The line without the last rolls and moves, which were withdrawn when their player left (GL-1). */
function without(line: readonly Station[], withdrawn: number): readonly Station[] {
  const played = line.filter(({ what }) => what.kind === "rolled" || what.kind === "moved");
  const gone = new Set(played.slice(played.length - withdrawn));
  return line.filter((one) => !gone.has(one));
}

function takenOver(game: Game, { seat, bot, why }: Replaced): Game["takenOver"] {
  if (!bot) return withoutSeat(game.takenOver, seat);
  if (why === "waited") return game.takenOver;
  return game.seats[seat]?.kind === "bot" ? game.takenOver : new Map(game.takenOver).set(seat, why);
}

function withoutSeat<T>(map: ReadonlyMap<number, T>, seat: number): ReadonlyMap<number, T> {
  return map.has(seat) ? new Map([...map].filter(([one]) => one !== seat)) : map;
}

/** After a new anchor every seat owes a value. A person who comes back sends the same anchor. */
function withAnchor(chains: Game["chains"], seat: number, anchor?: string): Game["chains"] {
  if (anchor === undefined || chains.get(seat)?.anchor === anchor) return chains;
  const all = new Map(chains).set(seat, { anchor, last: anchor, owes: true });
  return new Map([...all].map(([one, chain]) => [one, { ...chain, owes: true }]));
}

function withValue(chains: Game["chains"], seat: number, value?: string): Game["chains"] {
  const chain = chains.get(seat);
  if (value === undefined || !chain) return chains;
  return new Map(chains).set(seat, { ...chain, last: value, owes: false });
}

/** Whether every seat is taken. */
export function isFull({ seats }: Game): boolean {
  return seats.length > 0 && seats.every(({ kind }) => kind === "person" || kind === "bot");
}

/**
 * The seats of people whose browser has to reveal a value of its hash chain before the next draw.
 * Before the game that begins when every seat is taken: everybody commits before anybody reveals.
 */
export function owingSeats(game: Game): number[] {
  if (isOver(game) || !(game.line.length || isFull(game))) return [];
  const gone = game.line.flatMap(({ what }) => (what.kind === "gone" ? [what.seat] : []));
  return [...game.chains]
    .filter(([seat, { owes }]) => owes && !gone.includes(seat) && sits(game, seat))
    .map(([seat]) => seat)
    .sort();
}

const sits = ({ seats }: Game, seat: number): boolean =>
  seats[seat]?.kind === "person" || seats[seat]?.kind === "away";

/** The seats of a key that a person sits on now: a bot may have taken one over. */
export function heldSeats(game: Game, seats: readonly number[]): number[] {
  return seats.filter((seat) => game.seats[seat]?.kind === "person");
}

/** Nobody can play on: the game has ended, or it is a record to be looked at. */
export function isOver({ finished, opened }: Game): boolean {
  return finished !== null || opened?.dice === "imported";
}

/** The rolls and moves since someone left: taking back more would bring them back. */
export function correctable({ line }: Game): readonly Station[] {
  const left = line.findLastIndex(({ what }) => what.kind === "gone");
  return line.slice(left + 1).filter(({ what }) => what.kind === "rolled" || what.kind === "moved");
}

/** Seats of people who are not there, in the order of seats. */
export function awaySeats(game: Game): number[] {
  return game.seats.flatMap((seat, i) => (seat.kind === "away" ? [i] : []));
}
