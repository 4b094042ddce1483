/** A table on this device as the fold of its events: what deciding needs to know. */
import { findFamily, findGame, splitName } from "../play/family";
import { type Entry, Line } from "../play/line";
import { type Library, State } from "../play/state";
import type {
  Event,
  Finished,
  Gone,
  Moved,
  Opened,
  PublicSeat,
  Rolled,
  Started,
} from "../protocol";

export interface Table {
  readonly id: string;
  /** The number of the last event. */
  readonly head: number;
  /** When the last event happened, in milliseconds since 1970. */
  readonly time: number;
  readonly opened: Opened | null;
  readonly seats: readonly PublicSeat[];
  /** The game as it stands: what was taken back or withdrawn is not in it. */
  readonly line: Line | null;
  /** The numbers of the events behind the entries of the line. */
  readonly numbers: readonly number[];
  readonly finished: Finished | null;
  readonly rematch: string | null;
  /** What the clocks showed at the last event, in milliseconds by seat; null without a clock. */
  readonly clocks: readonly number[] | null;
  /** How many rolls and moves bots have made since a person did anything in the game. */
  readonly botRun: number;
  /** How often a bot has failed since the last move. */
  readonly failures: number;
}

/** A table as most are opened. Links leave out what is so: a change here changes what they mean. */
export const USUAL_TABLE: Opened = {
  kind: "opened",
  game: "",
  options: {},
  seats: [],
  dice: "fair",
  commitment: "",
  clock: { kind: "none" },
  aids: { hints: true, chances: true },
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

export function emptyTable(id: string): Table {
  return {
    id,
    head: 0,
    time: 0,
    opened: null,
    seats: [],
    line: null,
    numbers: [],
    finished: null,
    rematch: null,
    clocks: null,
    botRun: 0,
    failures: 0,
  };
}

/** Fold a whole log. */
export function replay(id: string, events: readonly Event[], library: Library): Table {
  return events.reduce((table, event) => fold(table, event, library), emptyTable(id));
}

/** Add the next event. What the log says has been decided: it is not checked again. */
export function fold(old: Table, event: Event, library: Library): Table {
  if (event.n !== old.head + 1)
    throw new Error(`event ${event.n} does not follow ${old.head} at table ${old.id}`);
  const table: Table = { ...old, head: event.n, time: event.time, clocks: event.clocks };
  const { what } = event;
  switch (what.kind) {
    case "opened":
      return { ...table, opened: what, seats: what.seats };
    case "sat":
      return {
        ...seated(table, what.seat, {
          kind: "person",
          name: what.name,
          bot: null,
          device: what.device,
        }),
        botRun: 0,
      };
    case "renamed":
      return seated(table, what.seat, { name: what.name });
    case "started":
      return { ...table, line: begin(table, what, event, library), numbers: [] };
    case "rolled":
    case "moved":
      return played(table, event, what);
    case "gone":
      return gone(table, event, what);
    case "taken-back": {
      const kept = table.numbers.filter((number) => number < what.target);
      const line = lineOf(table);
      const entries = line.entries.slice(0, kept.length);
      return {
        ...table,
        line: new Line(line.start, line.deal, entries, line.comment),
        numbers: kept,
      };
    }
    case "replaced":
      return {
        ...seated(
          table,
          what.seat,
          what.bot
            ? { kind: "bot", bot: what.bot }
            : { kind: "open", bot: null, name: "", device: null },
        ),
        botRun: 0,
        failures: 0,
      };
    case "bot-failed":
      return { ...table, failures: what.failures };
    case "finished":
      return { ...table, finished: what };
    case "rematched":
      return { ...table, rematch: what.table };
    default:
      return table;
  }
}

/** The line of a game that has begun. */
export function lineOf({ id, line }: Table): Line {
  if (!line) throw new Error(`the game at table ${id} has not begun`);
  return line;
}

function seated(table: Table, seat: number, part: Partial<PublicSeat>): Table {
  const seats = table.seats.map((one, i) => (i === seat ? { ...one, ...part } : one));
  return { ...table, seats };
}

function begin({ opened, seats }: Table, { deal }: Started, event: Event, library: Library): Line {
  if (deal === null) return new Line(State.read(library, event.position), null);
  const [name, edition] = splitName(opened?.game ?? "");
  const family = findFamily(library.families, name);
  const game = findGame(family, edition, seats.length, opened?.options ?? {});
  return new Line(State.start({ family, rules: library.rulesOf(name) }, game, deal), deal);
}

function played(table: Table, event: Event, what: Rolled | Moved): Table {
  const line = lineOf(table);
  const { state } = line;
  const plain = { seat: what.seat, comment: "", branches: [] };
  const entry: Entry =
    what.kind === "rolled"
      ? { kind: "roll", text: `${what.face}`, after: state.after(what.face - 1), ...plain }
      : { kind: "move", text: what.move, after: state.after(what.action), ...plain };
  return {
    ...table,
    line: line.add(entry),
    numbers: [...table.numbers, event.n],
    botRun: table.seats[what.seat]?.kind === "bot" ? table.botRun + 1 : 0,
    failures: what.kind === "moved" ? 0 : table.failures,
  };
}

function gone(table: Table, event: Event, { seat, how }: Gone): Table {
  const before = lineOf(table);
  const line = before.leave(seat, how);
  // The unfinished turn was dropped; who else left during it has the number of that event still.
  const numbers = line.entries.slice(0, -1).map((entry, i) => {
    const same = before.entries[i] === entry ? i : before.entries.findIndex(isSame(entry));
    return table.numbers[same] ?? event.n;
  });
  return { ...table, line, numbers: [...numbers, event.n], botRun: 0 };
}

function isSame(entry: Entry): (other: Entry) => boolean {
  return ({ kind, text }) => kind === entry.kind && text === entry.text;
}
