/** A table as the fold of its events, for showing it. The server has done all deciding. */
import type { Event, Finished, Opened, Proposed, PublicSeat, Rolled, Moved, Gone } from "../protocol";

/** A place in the game to look at: the start, a roll, a move, somebody leaving. */
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

export interface Game {
  head: number;
  opened: Opened | null;
  seats: readonly PublicSeat[];
  /** The game as it stands: what was taken back is not in it. */
  line: readonly Station[];
  proposal: Proposal | null;
  finished: Finished | null;
  rematch: string | null;
  clocks: readonly number[] | null;
  /** When the clocks were read. */
  time: number;
  /** The last failure of a bot since the last move, for a message. */
  botFailed: number | null;
}

export const NO_GAME: Game = {
  head: 0,
  opened: null,
  seats: [],
  line: [],
  proposal: null,
  finished: null,
  rematch: null,
  clocks: null,
  time: 0,
  botFailed: null,
};

function seated(game: Game, seat: number, part: Partial<PublicSeat>): readonly PublicSeat[] {
  return game.seats.map((one, i) => (i === seat ? { ...one, ...part } : one));
}

export function fold(old: Game, event: Event): Game {
  const game: Game = { ...old, head: event.n, clocks: event.clocks, time: event.time };
  const { what } = event;
  const station = (kind: Station["what"]): Station => ({
    n: event.n,
    position: event.position,
    time: event.time,
    what: kind,
  });
  switch (what.kind) {
    case "opened":
      return { ...game, opened: what, seats: what.seats };
    case "sat":
      return {
        ...game,
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
        seats: seated(
          game,
          what.seat,
          game.line.length ? { kind: "away" } : { kind: keyOnly(old, what.seat), name: "" },
        ),
      };
    case "renamed":
      return { ...game, seats: seated(game, what.seat, { name: what.name }) };
    case "started":
      return { ...game, line: [station({ kind: "started" })] };
    case "rolled":
    case "moved":
    case "gone":
      return { ...game, proposal: null, botFailed: null, line: [...game.line, station(what)] };
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
      return { ...game, proposal: null };
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
        seats: seated(
          game,
          what.seat,
          what.bot ? { kind: "bot", bot: what.bot } : { kind: "open", bot: null, name: "" },
        ),
      };
    case "bot-failed":
      return { ...game, botFailed: what.seat };
    case "finished":
      return { ...game, proposal: null, finished: what };
    case "rematched":
      return { ...game, rematch: what.table };
  }
}

/** Before the game a seat that was opened for a link waits for that link again. */
function keyOnly(game: Game, seat: number): "link" | "open" {
  return game.opened?.seats[seat]?.kind === "link" ? "link" : "open";
}

/** Nobody can play on: the game has ended, or it is a record to be looked at. */
export function isOver({ finished, opened }: Game): boolean {
  return finished !== null || opened?.dice === "imported";
}

/** The last roll, unless somebody has left since: taking it back would bring them back. */
export function lastRoll(game: Game): Rolled | null {
  const last = game.line.findLast(({ what }) => what.kind === "rolled" || what.kind === "gone");
  return last?.what.kind === "rolled" ? last.what : null;
}

/** Seats of people who are not there, in the order of seats. */
export function awaySeats(game: Game): number[] {
  return game.seats.flatMap((seat, i) => (seat.kind === "away" ? [i] : []));
}
