"""Clocks: the remaining time after each event. They run for people only, between events."""

from __future__ import annotations

from typing import Literal

from quayside.server import protocol as m
from quayside.server.table import Table

DAY = 86_400_000
BACK_AFTER_TIME = 60_000
"""The minimum time on a player's clock for a person who takes over a seat from a bot, and for a
seat that a takeback returns to the game after its time was up."""


def full(clock: m.Clock) -> int | None:
    """Return the initial time of a seat in milliseconds; None without a clock."""
    if isinstance(clock, m.PlayerClock):
        return clock.seconds * 1000
    return clock.days * DAY if isinstance(clock, m.DaysClock) else None


def after(
    table: Table, shown: list[int] | None, what: m.What, spent: int, to_move: int | None
) -> list[int] | None:
    """Return the clocks after an event at a table, `spent` milliseconds after they showed `shown`.
    After the event, `to_move` must act."""
    if isinstance(what, m.Opened):
        start = full(what.clock)
        return None if start is None else [start] * len(what.seats)
    if shown is None:
        return None
    clocks, clock, seat = list(shown), table.setup.clock, table.clock_seat
    if seat is not None:
        clocks[seat] = max(0, clocks[seat] - spent)
        if isinstance(what, m.Moved) and to_move != seat:
            if isinstance(clock, m.PlayerClock):
                clocks[seat] += clock.increment * 1000
            elif isinstance(clock, m.DaysClock):
                clocks[seat] = clock.days * DAY
    least = clock.days * DAY if isinstance(clock, m.DaysClock) else BACK_AFTER_TIME
    if isinstance(what, m.Sat) and table.line and table.chairs[what.seat].kind != "away":
        # Only a seat that a bot played for, or that was opened for another person, gets time. A
        # person who stands up and sits down again keeps what was left.
        clocks[what.seat] = max(clocks[what.seat], least)
    elif isinstance(what, m.TakenBack):
        clocks = [left or least for left in clocks]
    return clocks


def left(table: Table, spent: int) -> tuple[int, int] | None:
    """Return the seat whose clock runs and the milliseconds it has left (0 or less: time is up),
    `spent` milliseconds after the last event."""
    seat = table.clock_seat
    if seat is None or table.clocks is None:
        return None
    return seat, table.clocks[seat] - spent


def then(clock: m.Clock) -> Literal["bot", "lose"]:
    """Return the events when time is up."""
    return "lose" if isinstance(clock, m.NoClock) else clock.then
