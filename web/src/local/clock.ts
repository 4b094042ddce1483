/**
 * Clocks at a local table: what each event leaves on them, by the same rules as on a server. They
 * run for people only, between events, also while the page is closed.
 */
import type { Clock, What } from "../protocol";
import type { Table } from "./table";

const DAY = 86_400_000;
/** The least time, with a player's clock, of a person who takes a seat over from a bot, and of a
 * seat that a takeback returns to the game after its time was up. */
const BACK_AFTER_TIME = 60_000;

/** Return what a seat has at the start, in milliseconds; null without a clock. */
function full(clock: Clock): number | null {
  if (clock.kind === "player") return clock.seconds * 1000;
  return clock.kind === "days" ? clock.days * DAY : null;
}

/** Return the seat whose clock runs: a person's, while the game is on. */
export function clockSeat({ clocks, line, finished, seats }: Table): number | null {
  const seat = line?.state.toMove ?? null;
  if (!clocks || finished || seat === null) return null;
  return seats[seat]?.kind === "person" ? seat : null;
}

/** Return the seat whose clock runs and the milliseconds that it has left (0 or less: time is up). */
export function timeLeft(table: Table, now: number): { seat: number; left: number } | null {
  const seat = clockSeat(table);
  if (seat === null) return null;
  return { seat, left: (table.clocks?.[seat] ?? 0) - Math.max(0, now - table.time) };
}

/**
 * Return what the clocks show after something has happened, `spent` milliseconds after they showed
 * `shown`. It leaves the seat `toMove` to act.
 */
export function clocksAfter(
  table: Table,
  shown: readonly number[] | null,
  what: What,
  spent: number,
  toMove: number | null,
): number[] | null {
  if (what.kind === "opened") {
    const start = full(what.clock);
    return start === null ? null : what.seats.map(() => start);
  }
  if (!shown) return null;
  const clock: Clock = table.opened?.clock ?? { kind: "none" };
  const running = clockSeat(table);
  const least = clock.kind === "days" ? clock.days * DAY : BACK_AFTER_TIME;
  const clocks = shown.map((left, seat) => {
    if (seat !== running) return left;
    const rest = Math.max(0, left - spent);
    if (what.kind !== "moved" || toMove === seat) return rest;
    if (clock.kind === "player") return rest + clock.increment * 1000;
    return clock.kind === "days" ? clock.days * DAY : rest;
  });
  if (what.kind === "sat" && table.line)
    return clocks.map((left, seat) => (seat === what.seat ? Math.max(left, least) : left));
  return what.kind === "taken-back" ? clocks.map((left) => left || least) : clocks;
}
