"""How a round of Doce ended, item by item, for screens: its lines and what each score is made of.

Which lines win and what they score is decided by the kernels; here the answers get names.
"""

from __future__ import annotations

from dataclasses import dataclass

from quayside.core.rules import Row
from quayside.games.doce import rules as r

_NAMES = {
    r.LINE: "line",
    r.ALL_OWN: "all-own",
    r.UNUSED_BLOCKER: "blocker",
    r.EMPTY: "empty",
    r.THREES: "threes",
}


@dataclass(frozen=True)
class Line:
    """A winning line: its squares from end to end, whose it is, and whether all dice are theirs."""

    squares: tuple[int, ...]
    seat: int
    all_own: bool


@dataclass(frozen=True)
class Item:
    """One item of a score: `line`, `all-own`, `blocker`, `empty`, `threes`, or `draw`."""

    name: str
    points: int


def winning_lines(row: Row) -> tuple[Line, ...]:
    """Return the winning lines on the grid; none while a round is being played."""
    found = []
    for squares in r.LINES:
        result = r.line_result(row, r.set_of(squares), r.set_of((squares[0], squares[3])))
        if result:
            found.append(Line(squares, (result & 3) - 1, result > 3))
    return tuple(found)


def result_of(row: Row) -> int:
    """Return the result of the lines on the grid in the kernels' numbers, 0 for none."""
    result = 0
    for line in winning_lines(row):
        result |= (1 << line.seat) + ((4 << line.seat) if line.all_own else 0)
    return result


def round_winner(row: Row) -> int | None:
    """Return who has won the finished round on the grid, or None if it is drawn (DC-4, DC-5)."""
    seats = {line.seat for line in winning_lines(row)}
    return seats.pop() if len(seats) == 1 else None


def breakdown(row: Row, seat: int) -> tuple[Item, ...]:
    """Return what a seat's score of the finished round on the grid is made of; () for the loser."""
    items = r.RULES.scratch()
    r.score(row, seat, result_of(row), items)
    names = _NAMES | ({r.LINE: "draw"} if round_winner(row) is None else {})
    return tuple(Item(names[i], int(items[i])) for i in range(r.ITEMS) if items[i])
