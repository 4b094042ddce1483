"""The way a container takes (DK-6): for drawing and explaining only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quayside.core.events import Step
from quayside.core.rules import TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.text import SQUARE_NAMES, is_out_action

if TYPE_CHECKING:
    from quayside.core.game import Game

_NEIGHBOURS = [
    [t for t in range(9) if abs(t // 3 - s // 3) + abs(t % 3 - s % 3) == 1] for s in range(9)
]
ENTRIES = [1, 3, 5, 7]
_OWN_ENTRY = {2: (1, 7), 3: (1, 3, 7), 4: (1, 3, 7, 5)}


def split(row: Row, action: int) -> tuple[int, int, int]:
    """Return the points, source and target of an action that is not `out`."""
    card, move = divmod(action, 90)
    source, target = divmod(move, 9)
    return (card + 1 if row[r.CARDS] else int(row[r.ROLL])), source, target


def entries(row: Row, seat: int) -> list[int]:
    """Return the squares where a seat's containers enter (DK-1)."""
    return [_OWN_ENTRY[int(row[r.PLAYERS])][seat]] if row[r.EDITION] == r.EN else ENTRIES


def ways(
    row: Row, source: int, target: int, *, entering: list[int], twice: bool = False, most: int = 6
) -> Iterator[tuple[Step, ...]]:
    """Yield the ways from a source to a target of at most `most` points, shortest first and then
    in the order of their squares. `twice` drops DK-4."""
    heights = [int(height) for height in row[r.HEIGHT : r.HEIGHT + 9]]
    stood_on: set[int] = set()
    if source == r.FROM_HAND:
        first = {square: 1 + heights[square] for square in entering}
    else:
        heights[source] -= 1
        first = {square: _cost(heights, source, square) for square in _NEIGHBOURS[source]}
        stood_on = set() if row[r.REVISIT] else {source}
    walks: list[tuple[tuple[int, int, int], ...]]
    walks = [((square, heights[square], cost),) for square, cost in first.items()]
    while walks:
        longer = []
        for walk in walks:
            stood = [square for square, _, _ in walk]
            again = stood[-1] in stood[:-1] or stood[-1] in stood_on
            if sum(cost for _, _, cost in walk) > most or (again and not twice):
                continue
            if stood[-1] == target:
                yield tuple(Step(SQUARE_NAMES[s], level, cost) for s, level, cost in walk)
            for square in _NEIGHBOURS[stood[-1]]:
                cost = _cost(heights, stood[-1], square)
                longer.append((*walk, (square, heights[square], cost)))
        walks = longer


def _cost(heights: list[int], here: int, there: int) -> int:
    return 1 + abs(heights[there] - heights[here])


def steps(game: Game, row: Row, action: int) -> tuple[Step, ...]:
    """Return the way of a legal move: fewest squares, then the first in order (DK-6)."""
    if is_out_action(action, bool(row[r.CARDS])):
        return ()
    points, source, target = split(row, action)
    found = ways(row, source, target, entering=entries(row, int(row[TURN])), most=points)
    return next(way for way in found if sum(step.cost for step in way) == points)
