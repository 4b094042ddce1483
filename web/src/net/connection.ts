/** A table as a session sits at it, no matter what keeps its log: a server (link.ts) or this device. */
import type { ReadableAtom } from "nanostores";
import type { Action, Event, Moves, Phrase, Preparing, Presence, Problem } from "../protocol";

export type LinkStatus = "connecting" | "online" | "offline" | "refused";

export interface LinkState {
  status: LinkStatus;
  events: readonly Event[];
  /** The seats of the people here. */
  seats: readonly number[];
  /** The last answer to `askMoves`. */
  moves: Moves | null;
  /** What to add to `performance.now()` for the time of the log: this device's clock may be wrong. */
  ahead: number;
  /** Why the table is refused, if that was said: for good, or for now. */
  problem: Problem | null;
  /** What the server compiles first, if the table or one of its bots waits for that. */
  preparing: Preparing | null;
  /** Who is at the table; null where that is not known, and on this device. */
  presence: Presence | null;
  /** The last phrase of each seat that was heard here, with a number that tells it from the next. */
  heard: Readonly<Record<number, Heard>>;
}

export interface Heard extends Phrase {
  n: number;
}

export const NOT_CONNECTED: LinkState = {
  status: "connecting",
  events: [],
  seats: [],
  moves: null,
  ahead: 0,
  problem: null,
  preparing: null,
  presence: null,
  heard: {},
};

export interface Connection {
  readonly table: string;
  /** Where the log is. */
  readonly place: "device" | "server";
  /** Whether every move is played by itself; usually those of a turn wait until it is whole. */
  readonly movesAlone?: boolean;
  readonly state: ReadableAtom<LinkState>;
  /** The number of the last event. */
  readonly head: number;
  /**
   * Do something in answer to event `at` (the last one seen, if nothing else is said); resolves
   * with the number of its last event once that is on disk, and rejects with a `Problem`.
   */
  act(action: Action, id: string, at?: number): Promise<number>;
  /** Ask what is due after an event, the last one for null; for games whose rules are not here. */
  askMoves(n: number | null): void;
  /** Say a set phrase for a seat, at a server's table. */
  say?(seat: number, phrase: Phrase["phrase"]): void;
  /** The game so far as the text of a record. */
  record(): Promise<string>;
  close(): void;
}
