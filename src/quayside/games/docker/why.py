"""Why an action of Docker is not legal here: for explaining only, the rules decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.rules import TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.paths import ENTRIES, entries, split, ways
from quayside.games.docker.text import SQUARE_NAMES, is_out_action, owners

if TYPE_CHECKING:
    from quayside.core.game import Game


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
    if source == r.FROM_HAND and points in _costs(row, source, target, ENTRIES):
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
