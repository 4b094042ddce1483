"""Doce without a tree: dice that win the round, forced wins, and turns that lose to one.

A winning die is a square and a face that complete a line and so win the round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.heuristics import NO_WIN, ForcedWin, Tactics
from quayside.core.rules import TURN
from quayside.games.doce import rules as r
from quayside.games.doce.heuristics import MINE, SCRATCH_SIZE, completions
from quayside.games.doce.threats import Threats, least_points, most_points

if TYPE_CHECKING:
    from quayside.core.rules import Row
    from quayside.core.stop import Stop

LOOKED_AT = 20_000
"""Positions that a threat search may look at."""


def lead(row: Row, seat: int) -> int:
    """Return by how many points of finished rounds a seat leads."""
    return int(row[r.TOTAL + seat] - row[r.TOTAL + 1 - seat])


def winning_dice(row: Row, seat: int) -> list[int]:
    """Return the dice with which a seat wins the round if it is its turn."""
    scratch = np.zeros(r.RULES.scratch_size + SCRATCH_SIZE, np.int64)
    if not completions(row, seat, MINE, scratch):
        return []
    squares = [int(scratch[MINE + face]) for face in range(r.FACES)]
    return [
        r.FACES * square + face
        for square in range(r.SQUARES)
        for face in range(r.FACES)
        if squares[face] >> square & 1
    ]


def after(row: Row, action: int) -> Row:
    """Return the position after an action."""
    row = row.copy()
    r.apply(row, action, r.RULES.scratch())
    return row


class DoceTactics(Tactics):
    """Winning dice and threat searches."""

    def __init__(self) -> None:
        """Make room for threat searches when the first is made."""
        self._room: Threats | None = None

    @property
    def _threats(self) -> Threats:
        self._room = self._room or Threats()
        return self._room

    def winning(self, row: Row) -> int | None:
        """Return the winning die that brings the greatest lead; in the last round, a die that wins
        the match, or any winning die if the match is lost already."""
        seat, last = int(row[TURN]), row[r.ROUND] == r.ROUNDS
        dice = winning_dice(row, seat)
        if dice:
            leads = [lead(after(row, die), seat) for die in dice]
            most = int(np.argmax(leads))
            if not last or leads[most] > 0 or lead(row, seat) + most_points(row) < 0:
                return dice[most]
        return None if last else NO_WIN

    def focus(self, row: Row) -> Row:
        """Play for the round alone once the match is decided."""
        if row[r.ROUND] == r.ROUNDS and abs(lead(row, int(row[TURN]))) > most_points(row):
            row = row.copy()
            row[r.TOTAL : r.TOTAL + 2] = 0
        return row

    def forced(self, row: Row, turns: int, stop: Stop | None = None) -> ForcedWin | None:
        """Return a forced win of the round. In the last round it is worth it only if it is sure to
        win the match."""
        found = self._threats.find(row, turns, LOOKED_AT, stop)
        if found is None:
            return None
        last = bool(row[r.ROUND] == r.ROUNDS)
        wins = last and lead(row, int(row[TURN])) + least_points(row, found[1]) > 0
        return ForcedWin(tuple(found[0]), found[1], is_worth_it=wins or not last, wins_game=wins)

    def loses(self, row: Row, action: int, turns: int, stop: Stop | None = None) -> bool:
        """Return whether the other player has a forced win of the round after an action."""
        return self._threats.loses(row, action, turns, LOOKED_AT // 4, stop)
