"""The way a container takes (DK-6), and why a way is not open: for drawing and explaining only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quayside.core.events import Step
from quayside.core.rules import TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.text import SQUARE_NAMES, is_out_action, owners

if TYPE_CHECKING:
    from quayside.core.game import Game

_NEIGHBOURS = [
    [t for t in range(9) if abs(t // 3 - s // 3) + abs(t % 3 - s % 3) == 1] for s in range(9)
]
_ENTRIES = [1, 3, 5, 7]
_OWN_ENTRY = {2: (1, 7), 3: (1, 3, 7), 4: (1, 3, 7, 5)}


def split(row: Row, action: int) -> tuple[int, int, int]:
    """Return the points, source and target of an action that is not `out`."""
    card, move = divmod(action, 90)
    source, target = divmod(move, 9)
    return (card + 1 if row[r.CARDS] else int(row[r.ROLL])), source, target


def entries(row: Row, seat: int) -> list[int]:
    """Return the squares where a seat's containers enter (DK-1)."""
    return [_OWN_ENTRY[int(row[r.PLAYERS])][seat]] if row[r.EDITION] == r.EN else _ENTRIES


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


def steps(row: Row, action: int) -> tuple[Step, ...]:
    """Return the way of a legal move: fewest squares, then the first in order (DK-6)."""
    if is_out_action(action, bool(row[r.CARDS])):
        return ()
    points, source, target = split(row, action)
    found = ways(row, source, target, entering=entries(row, int(row[TURN])), most=points)
    return next(way for way in found if sum(step.cost for step in way) == points)


def why_not(game: Game, row: Row, action: int) -> tuple[str, str]:
    """Return the ruling that forbids an action of the player to move, and why in words."""
    seat = int(row[TURN])
    if is_out_action(action, bool(row[r.CARDS])):
        return "DK-7", "a move is possible, so nobody goes out"
    if not row[r.CARDS] and action >= r.OUT:
        return "DK-10", "cards are not in play at this table"
    points, source, target = split(row, action)
    if row[r.CARDS] and not row[r.HELD + seat] >> (points - 1) & 1:
        return "DK-10", f"you do not hold the card {points}"
    if source == r.FROM_HAND and not row[r.HAND + seat]:
        return "A turn", "you have no container in hand"
    if source != r.FROM_HAND:
        stack = owners(row, source)
        if not stack:
            return "A turn", f"there is no container on {SQUARE_NAMES[source]}"
        if stack[-1] != seat:
            covered = "yours there is under another and cannot move"
            other = "the top container there is not yours"
            return "A turn", covered if seat in stack else other
    return _why_no_way(row, seat, points, source, target)


def _why_no_way(row: Row, seat: int, points: int, source: int, target: int) -> tuple[str, str]:
    own = entries(row, seat)
    name = SQUARE_NAMES[target]
    costs = sorted(_costs(row, source, target, own))
    if source == r.FROM_HAND and points in _costs(row, source, target, _ENTRIES):
        return "DK-1", f"your containers enter on {SQUARE_NAMES[own[0]]} only"
    if source == target and not row[r.REVISIT]:
        return "DK-4", "a move never ends where it began"
    if points in _costs(row, source, target, own, twice=True):
        return "DK-4", f"ending on {name} with {points} would stand on a square twice"
    if costs and costs[0] < points:
        return "DK-5", (
            f"points left over: {name} can be reached for {_either(costs)} points, not {points}"
        )
    dearer = sorted(_costs(row, source, target, own, most=40))
    if dearer:
        rule = "DK-3" if source == r.FROM_HAND else "Points"
        return rule, f"{name} costs at least {dearer[0]} points, and the roll is {points}"
    return "DK-4", f"there is no way to {name}"


def _costs(
    row: Row, source: int, target: int, entering: list[int], *, twice: bool = False, most: int = 6
) -> set[int]:
    found = ways(row, source, target, entering=entering, twice=twice, most=most)
    return {sum(step.cost for step in way) for way in found}


def _either(costs: list[int]) -> str:
    *front, last = map(str, costs)
    return f"{', '.join(front)} or {last}" if front else last
