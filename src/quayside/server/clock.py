"""Clocks: what each event leaves on them. They run for people only, between events."""

from __future__ import annotations

from typing import Literal

from quayside.server import messages as m
from quayside.server.table import Table

DAY = 86_400_000
BACK_AFTER_TIME = 60_000
"""What somebody has at least who comes back to a seat with a player's clock, and what a seat has
that a takeback brings back after its time was up."""


def full(clock: m.Clock) -> int | None:
    """Return what a seat has at the start, in milliseconds; None without a clock."""
    if isinstance(clock, m.PlayerClock):
        return clock.seconds * 1000
    return clock.days * DAY if isinstance(clock, m.DaysClock) else None


def after(table: Table, what: m.What, now: int, to_move: int | None) -> list[int] | None:
    """Return what the clocks show after the next event, which leaves `to_move` to act."""
    if isinstance(what, m.Opened):
        start = full(what.clock)
        return None if start is None else [start] * len(what.seats)
    if table.clocks is None:
        return None
    clocks, clock, seat = list(table.clocks), table.setup.clock, table.clock_seat
    if seat is not None:
        clocks[seat] = max(0, clocks[seat] - max(0, now - table.time))
        if isinstance(what, m.Moved) and to_move != seat:
            if isinstance(clock, m.PlayerClock):
                clocks[seat] += clock.increment * 1000
            elif isinstance(clock, m.DaysClock):
                clocks[seat] = clock.days * DAY
    least = clock.days * DAY if isinstance(clock, m.DaysClock) else BACK_AFTER_TIME
    if isinstance(what, m.Sat) and table.line:
        clocks[what.seat] = max(clocks[what.seat], least)
    elif isinstance(what, m.TakenBack):
        clocks = [left or least for left in clocks]
    return clocks


def left(table: Table, now: int) -> tuple[int, int] | None:
    """Return the seat whose clock runs and the milliseconds it has left (0 or less: time is up)."""
    seat = table.clock_seat
    if seat is None or table.clocks is None:
        return None
    return seat, table.clocks[seat] - (now - table.time)


def then(clock: m.Clock) -> Literal["bot", "lose"]:
    """Return what happens when time is up."""
    return "bot" if isinstance(clock, m.NoClock) else clock.then
