"""What happens in a turn of Docker: roll, enter, step, land, cover, out, win; and, for a picture,
the entry squares."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from quayside.core.events import Event, Step
from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.records import copy_row, put, trace_of
from quayside.core.rules import LIST, NOBODY, TRACE, TURN, Actions, Row, Scratch
from quayside.games.docker.paths import LONGEST, SPENT, STOOD, entries_of, find_way
from quayside.games.docker.rules import (
    ALL_CARDS,
    CARD_ACTIONS,
    CARD_OUT,
    CARDS,
    FROM_HAND,
    HEIGHT,
    HELD,
    OUT,
    OUT_ORDER,
    OUTS,
    PLAYERS,
    ROLL,
    ROW_SIZE,
    STACK,
    apply,
)
from quayside.games.docker.text import SQUARE_NAMES

if TYPE_CHECKING:
    from quayside.core.game import Game


class Kind(IntEnum):
    """The kinds of records, with their arguments."""

    ROLL = 1
    """Seat, face, and whether the roll counts (DK-7)."""
    CARD = 2
    """Seat and the card that is played (DK-10)."""
    ENTER = 3
    """Seat, `FROM_HAND`, level 0, the entry square and its level, cost, points left (DK-3)."""
    STEP = 4
    """Seat, the square and level left, those stood on now, cost, points left."""
    LAND = 5
    """Seat, the square and level where the move ends."""
    COVER = 6
    """Seat, square, and the seat whose container is under it now."""
    CARDS_BACK = 7
    """The seat that takes all six cards back (DK-10)."""
    OUT = 8
    """The seat that is out (DK-12)."""
    WIN = 9
    """The seat that is left (DK-8)."""
    SHARE = 10
    """A seat that is still in when the cap falls (DK-9)."""
    TURN = 11
    """The seat whose turn it is now."""
    ENTRIES = 12
    """In `show`: seat, and the squares as bits where its containers enter (DK-1)."""


_MOVING = 4 + LONGEST * 9 + 5 + 5 + 3  # card, steps, land, cover, cards back
_ENDING = 4 * 3  # out and up to three seats that win or share; or the next turn
_COPY = _MOVING + _ENDING
TRACE_SIZE = _COPY + ROW_SIZE
SHOW_SIZE = 4 * 4


@kernel_helper
def _trace_way(row: Row, action: int, out: Actions, at: int, scratch: Scratch) -> int:
    """Write the steps of a move and how it ends; return the place behind."""
    seat = wide(row[TURN])
    points = action // CARD_ACTIONS + 1 if row[CARDS] else wide(row[ROLL])
    source, target = action % CARD_ACTIONS // 9, action % 9
    steps = find_way(row, seat, source, target, points, scratch)
    level = 0 if source == FROM_HAND else wide(row[HEIGHT + source]) - 1
    for k in range(steps):
        here, there = scratch[STOOD + k], scratch[STOOD + k + 1]
        spent, now = scratch[SPENT + k], scratch[SPENT + k + 1]
        kind = Kind.ENTER if here == FROM_HAND else Kind.STEP
        to_level = wide(row[HEIGHT + there]) - wide(there == source)
        at = put(out, at, kind, (seat, here, level, there, to_level, now - spent, points - now))
        level = to_level
    at = put(out, at, Kind.LAND, (seat, target, level))
    if level:
        under = wide(row[STACK + target]) >> 2 * wide(target == source) & 3
        at = put(out, at, Kind.COVER, (seat, target, under))
    return at


@kernel_helper
def _trace_end(after: Row, out: Actions, at: int) -> int:
    """Write who wins or shares, or whose turn it is; return the place behind."""
    if after[TURN] != NOBODY:
        return put(out, at, Kind.TURN, (wide(after[TURN]),))
    kind = Kind.WIN if after[OUTS] == after[PLAYERS] - 1 else Kind.SHARE
    for seat in range(after[PLAYERS]):
        is_in = True
        for k in range(after[OUTS]):
            is_in &= after[OUT_ORDER + k] != seat
        if is_in:
            at = put(out, at, kind, (wide(seat),))
    return at


@kernel(TRACE)
def trace(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write what a roll, a move or `out` does."""
    after = copy_row(row, out, _COPY)
    apply(after, action, scratch)
    seat = wide(row[TURN])
    if row[CARDS] == 0 and row[ROLL] == 0:
        return put(out, 0, Kind.ROLL, (seat, action + 1, wide(after[ROLL] != 0)))
    at = 0
    if action == (OUT if row[CARDS] == 0 else CARD_OUT):
        at = put(out, at, Kind.OUT, (seat,))
    else:
        if row[CARDS]:
            at = put(out, at, Kind.CARD, (seat, action // CARD_ACTIONS + 1))
        at = _trace_way(row, action, out, at, scratch)
        if row[CARDS] and after[HELD + seat] == ALL_CARDS:
            at = put(out, at, Kind.CARDS_BACK, (seat,))
    return _trace_end(after, out, at)


@kernel(LIST)
def show(row: Row, out: Actions, scratch: Scratch) -> int:
    """Write the entry squares of every seat."""
    at = 0
    for seat in range(row[PLAYERS]):
        at = put(out, at, Kind.ENTRIES, (wide(seat), entries_of(row, seat)))
    return at


def events(game: Game, row: Row, action: int) -> tuple[Event, ...]:
    """Return what a legal action or, before a roll, an outcome makes happen."""
    found = (_event(kind, *given) for kind, given in trace_of(game.rules, row, action))
    return tuple(event for event in found if event is not None)


def _event(kind: int, seat: int, *given: int) -> Event | None:
    match kind:
        case Kind.ROLL:
            return Event("roll", seat, {"face": given[0], "counts": given[1]})
        case Kind.CARD:
            return Event("card", seat, {"card": given[0]})
        case Kind.ENTER | Kind.STEP:
            here, level, there, to_level, cost, left = given
            facts: dict[str, int | str | None]
            facts = {"from": None if here == FROM_HAND else SQUARE_NAMES[here]}
            facts |= {"to": SQUARE_NAMES[there], "from_level": level, "to_level": to_level}
            name = "enter" if kind == Kind.ENTER else "step"
            return Event(name, seat, facts | {"cost": cost, "left": left})
        case Kind.LAND:
            return Event("land", seat, {"square": SQUARE_NAMES[given[0]], "level": given[1]})
        case Kind.COVER:
            return Event("cover", seat, {"square": SQUARE_NAMES[given[0]], "covered": given[1]})
        case Kind.OUT | Kind.WIN | Kind.SHARE:
            return Event(Kind(kind).name.lower(), seat)
    return None


def steps(game: Game, row: Row, action: int) -> tuple[Step, ...]:
    """Return the way of a legal move (DK-6)."""
    return tuple(
        Step(SQUARE_NAMES[given[3]], given[4], given[5])
        for kind, given in trace_of(game.rules, row, action)
        if kind in (Kind.ENTER, Kind.STEP)
    )
