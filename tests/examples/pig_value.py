"""The exact value of Pig for two players: value iteration through the game's kernels.

A position is (points of the player to act, points of the other, pot). Rows are made of it, the
kernels say what is legal and what follows, and the results are read back from the rows.
"""

from __future__ import annotations

import numba
import numpy as np
from numpy.typing import NDArray
from quayside_pig import rules as r

from quayside.core.rules import OVER, Row

_status, _legal, _apply = r.status, r.legal, r.apply
_outcomes, _returns = r.outcomes, r.returns


@numba.njit
def _worth(values, row, scratch, result):  # type: ignore[no-untyped-def]
    """Return what a position in which a player must act, or a finished one, is worth to seat 0."""
    who = _status(row)
    if who == OVER:
        _returns(row, result)
        return result[0]
    mine, theirs, pot = row[r.SCORE + who], row[r.SCORE + 1 - who], row[r.POT]
    # With enough in the pot the player holds and wins.
    value = 1.0 if mine + pot >= row[r.TARGET] else values[mine, theirs, pot]
    return value if who == 0 else 1.0 - value


@numba.njit
def _iterate(values, start, tolerance):  # type: ignore[no-untyped-def]
    """Improve all values, positions with more points first, until none changes much."""
    target, players = start[r.TARGET], start[r.PLAYERS]
    row, after, rolled = start.copy(), start.copy(), start.copy()
    actions, scratch = np.zeros(8, np.int32), np.zeros(8, np.int64)
    p, result = np.zeros(r.FACES), np.zeros(players)
    for total in range(2 * target - 2, -1, -1):
        change = 1.0
        while change > tolerance:
            change = 0.0
            for mine in range(max(0, total - target + 1), min(target, total + 1)):
                for pot in range(target - mine):
                    row[:] = start
                    row[r.SCORE], row[r.SCORE + 1], row[r.POT] = mine, total - mine, pot
                    best = 0.0
                    for i in range(_legal(row, actions, scratch)):
                        after[:] = row
                        _apply(after, actions[i], scratch)
                        worth = 0.0
                        if _status(after) < 0 and _status(after) != OVER:
                            for face in range(_outcomes(after, p, scratch)):
                                rolled[:] = after
                                _apply(rolled, face, scratch)
                                worth += p[face] * _worth(values, rolled, scratch, result)
                        else:
                            worth = _worth(values, after, scratch, result)
                        best = max(best, worth)
                    change = max(change, abs(best - values[mine, total - mine, pot]))
                    values[mine, total - mine, pot] = best


def values_of(start: Row, tolerance: float = 1e-9) -> NDArray[np.float64]:
    """Return the chance of the player to act by own points, the other's points, and the pot."""
    target = int(start[r.TARGET])
    values = np.full((target, target, target), 0.5)
    _iterate(values, start, tolerance)
    return values
