"""What happens in a turn of Doce: dice, zones, lines, and how a round is scored; and what a picture
shows of a grid."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Event, Step
from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.records import copy_row, put, trace_of
from quayside.core.rules import LIST, NOBODY, TRACE, TURN, Actions, Row, Scratch
from quayside.games.doce.rules import (
    ALL_OWN,
    EMPTY,
    FACES,
    FIRST_BLOCKER,
    LEFT,
    LINE,
    LINES,
    PASS,
    ROUND,
    ROW_SIZE,
    THREES,
    TOTAL,
    UNUSED_BLOCKER,
    apply,
    place,
    result_of_line,
    score,
    zone_squares,
)
from quayside.games.doce.view import SQUARE_NAMES, squares_in

if TYPE_CHECKING:
    from quayside.core.game import Game


class Kind(IntEnum):
    """The kinds of records, with their arguments. The first is a seat, or `NOBODY`."""

    PLACE = 1
    """Seat, square, face."""
    BLOCKER = 2
    """Seat, square."""
    PASS = 3
    """Seat (DC-4)."""
    ZONE = 4
    """Seat, and as bits the free squares of its no-play zone (DC-2); also in `show`."""
    LINE = 5
    """Seat, whether all four dice are theirs, the four squares from end to end; also in `show`."""
    ROUND_WON = 6
    """Seat, round, points, and what they are made of: line, all-own, blocker, empty, threes
    (DC-6, DC-7); also in `show` of a finished match."""
    ROUND_DRAWN = 7
    """Likewise for each seat, with the points of a draw in place of the line (DC-4, DC-5)."""
    ROUND_START = 8
    """The seat that starts, round, and both totals."""
    DRAW = 9
    """`NOBODY` and both totals."""
    WIN = 10
    """Seat and both totals."""


_NAMES = ("line", "all-own", "blocker", "empty", "threes")
_MOST_LINES = 8  # that one die can complete
_ROUND_END = _MOST_LINES * 8 + 2 * 10
_GRID = 5 + _ROUND_END + 6
_AFTER = _GRID + ROW_SIZE
TRACE_SIZE = _AFTER + ROW_SIZE
SHOW_SIZE = 2 * 4 + _ROUND_END
_LINES = np.array(LINES, np.int64)


@kernel_helper
def _write_round_end(grid: Row, out: Actions, at: int, scratch: Scratch) -> int:
    """Write the lines that ended a round, and its scores item by item; return the place behind."""
    result = 0
    for k in range(len(_LINES)):
        found = result_of_line(grid, k)
        result |= found
        if found:
            a, b, c, d = _LINES[k, 0], _LINES[k, 1], _LINES[k, 2], _LINES[k, 3]
            at = put(out, at, Kind.LINE, ((found & 3) - 1, wide(found > 3), a, b, c, d))
    won = result & 3
    kind = Kind.ROUND_WON if won == 1 or won == 2 else Kind.ROUND_DRAWN
    for seat in range(2):
        if won == 2 - seat:
            continue  # the loser gets nothing
        points = score(grid, seat, result, scratch)
        line, all_own, unused = scratch[LINE], scratch[ALL_OWN], scratch[UNUSED_BLOCKER]
        items = (line, all_own, unused, scratch[EMPTY], scratch[THREES])
        at = put(out, at, kind, (wide(seat), wide(grid[ROUND]), points, *items))
    return at


@kernel_helper
def _write_match(after: Row, out: Actions, at: int) -> int:
    """Write the start of the next round, or the end of the match; return the place behind."""
    first, second = wide(after[TOTAL]), wide(after[TOTAL + 1])
    if after[TURN] != NOBODY:
        seat, number = wide(after[TURN]), wide(after[ROUND])
        return put(out, at, Kind.ROUND_START, (seat, number, first, second))
    if first == second:
        return put(out, at, Kind.DRAW, (wide(NOBODY), first, second))
    return put(out, at, Kind.WIN, (wide(second > first), first, second))


@kernel(TRACE)
def trace(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write what a die, a blocker or a pass does."""
    seat = wide(row[TURN])
    if action == PASS:
        return put(out, 0, Kind.PASS, (seat,))
    if action >= FIRST_BLOCKER:
        return put(out, 0, Kind.BLOCKER, (seat, action - FIRST_BLOCKER))
    at = put(out, 0, Kind.PLACE, (seat, action // FACES, action % FACES + 1))
    grid = copy_row(row, out, _GRID)
    place(grid, action)
    after = copy_row(row, out, _AFTER)
    apply(after, action, scratch)
    if after[ROUND] == row[ROUND] and after[TURN] != NOBODY:
        return put(out, at, Kind.ZONE, (seat, zone_squares(grid, seat)))
    at = _write_round_end(grid, out, at, scratch)
    return _write_match(after, out, at)


@kernel(LIST)
def show(row: Row, out: Actions, scratch: Scratch) -> int:
    """Write both no-play zones and, once a match has been played to its end, how its last round
    ended."""
    at = 0
    for seat in range(2):
        at = put(out, at, Kind.ZONE, (wide(seat), zone_squares(row, seat)))
    if row[TURN] == NOBODY and row[LEFT] == 0:
        at = _write_round_end(row, out, at, scratch)
    return at


def events(game: Game, row: Row, action: int) -> tuple[Event, ...]:
    """Return what a legal action makes happen."""
    return tuple(_event(Kind(kind), *given) for kind, given in trace_of(game.rules, row, action))


def _event(kind: Kind, seat: int, *given: int) -> Event:
    name = kind.name.lower().replace("_", "-")
    match kind:
        case Kind.PLACE:
            return Event(name, seat, {"square": SQUARE_NAMES[given[0]], "face": given[1]})
        case Kind.BLOCKER:
            return Event(name, seat, {"square": SQUARE_NAMES[given[0]]})
        case Kind.PASS:
            return Event(name, seat)
        case Kind.ZONE:
            return Event(name, seat, {"squares": _square_names(squares_in(given[0]))})
        case Kind.LINE:
            return Event(name, seat, {"squares": _square_names(given[1:]), "all_own": given[0]})
        case Kind.ROUND_WON | Kind.ROUND_DRAWN:
            facts = {"round": given[0], "points": given[1]}
            return Event(name, seat, facts | score_items(kind, given[2:]))
        case Kind.ROUND_START:
            return Event(name, seat, dict(zip(("round", "total0", "total1"), given, strict=True)))
        case Kind.DRAW | Kind.WIN:
            facts = {"total0": given[0], "total1": given[1]}
            return Event(name, None if seat == NOBODY else seat, facts)


def _square_names(squares: tuple[int, ...]) -> str:
    return " ".join(SQUARE_NAMES[square] for square in squares)


def score_items(kind: int, points: tuple[int, ...]) -> dict[str, int]:
    """Return what a round's score is made of, by name; in a draw the first item is `draw`."""
    names = _NAMES if kind == Kind.ROUND_WON else ("draw", *_NAMES[1:])
    return {name: n for name, n in zip(names, points, strict=True) if n}


def steps(game: Game, row: Row, action: int) -> tuple[Step, ...]:
    """Return the square that a die or a blocker goes to."""
    return tuple(
        Step(SQUARE_NAMES[given[1]], 0, 0)
        for kind, given in trace_of(game.rules, row, action)
        if kind in (Kind.PLACE, Kind.BLOCKER)
    )
