"""A line of play, and how a player leaves it (GL-1).

A turn is one unit. Whatever collects the rolls and moves of a game (a record, a terminal, a table)
keeps them beside the positions that they led to. When a player leaves in the middle of a turn of
their own, the rolls and moves of that turn are void. Other players who left meanwhile stay out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from quayside.core.game import State


@dataclass(frozen=True)
class Stop:
    """A position of a line and what led to it. The first one of every line is a `start`."""

    kind: Literal["start", "roll", "move", "leave"]
    seat: int
    """Who rolled, moved or left."""
    state: State


@dataclass(frozen=True)
class Left:
    """What a line is after a player has left it."""

    state: State
    dropped: int
    """The number of void rolls and moves at the end of the line."""
    behind: int
    """How many of the line's last stops those are, together with others who left among them."""
    others: tuple[State, ...]
    """The positions after those others, in their order, now that the turn is dropped."""


def leave(back: Iterable[Stop], seat: int) -> Left:
    """Let a seat leave a line, given from its last stop back to its start; raises `IllegalMove`."""
    stops = iter(back)
    stop = last = next(stops)
    dropped, leavers = 0, list[int]()
    while last.state.to_move == seat and _is_of_turn(stop, seat):
        if stop.kind == "leave":
            leavers.append(stop.seat)
        else:
            dropped += 1
        stop = next(stops)
    if not dropped:
        return Left(last.state.leave(seat), 0, 0, ())
    state, others = stop.state, []
    for other in reversed(leavers):
        state = state.leave(other)
        others.append(state)
    return Left(state.leave(seat), dropped, dropped + len(others), tuple(others))


def _is_of_turn(stop: Stop, seat: int) -> bool:
    """Return whether a stop belongs to a seat's turn that is not finished, or may: a player who
    left, and a roll that did not count (DK-7), leave a position between turns."""
    if stop.kind == "start" or (stop.kind != "leave" and stop.seat != seat):
        return False
    return stop.kind != "move" or stop.state.is_mid_turn
