"""What a network sees of Doce does not depend on who sits where."""

from __future__ import annotations

import numpy as np

import quayside
from quayside.core.rules import TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.net import NET


def seen(row: Row) -> tuple[list[int], list[int]]:
    """Return the features of a position and of its actions."""
    scratch, listed = np.zeros(NET.scratch_size, np.int64), r.RULES.actions()
    out = np.zeros(r.ACTIONS * NET.slots, np.int32)
    n = r.legal(row, listed, scratch)
    features = out[: NET.features(row, out, scratch)].tolist()
    NET.action_features(row, listed, n, out, scratch)
    return features, out[: n * NET.slots].tolist()


def exchanged(row: Row) -> Row:
    """Return a position with the seats exchanged."""
    other = row.copy()
    other[TURN] = 1 - row[TURN]
    other[r.STARTER] = 1 - row[r.STARTER]
    for cells in (r.LAST, r.TOTAL, r.DICE, r.BLOCKER):
        other[cells : cells + 2] = row[cells : cells + 2][::-1]
    return other


def test_seats_can_be_exchanged() -> None:
    games = quayside.batch("doce", n=20, seed=5)
    for _ in range(70):
        for row, who in zip(games.rows, games.to_move, strict=True):
            if who >= 0:
                assert seen(row) == seen(exchanged(row))
        games.step(games.sample())


def test_a_lead_is_seen_by_its_size() -> None:
    row = quayside.load("doce").start().row.copy()
    row[r.ROUND] = 3
    found = []
    for lead in (-40, 0, 40):
        row[r.TOTAL : r.TOTAL + 2] = (40 + lead, 40)
        found.append(seen(row)[0][2])
    assert found == sorted(found)
    assert len(set(found)) == 3
