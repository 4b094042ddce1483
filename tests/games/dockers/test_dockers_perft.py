"""Perft of Dockers against the shared table (rulebook section 4), points and positions included."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import types
from numpy.typing import NDArray

import quayside
from quayside.core.kernel import ROW, SCRATCH, compiled, kernel
from quayside.core.rules import APPLY_PTR, LIST_PTR, Row, Rules, Scratch
from quayside.games.dockers.crates import PLAYERS, SCORE
from tests.games.dockers.positions import TABLE, play

LARGEST = 200_000 if compiled() else 100
"""Counts beyond this are left to the first case of each kind."""


@kernel(
    types.int64(
        LIST_PTR,
        APPLY_PTR,
        ROW,
        types.int64,
        types.int32[:, ::1],
        types.int32[:, ::1],
        types.int64[:, ::1],
        types.int64[::1],
        SCRATCH,
    )
)
def _count(
    legal: Any,
    apply: Any,
    start: Row,
    depth: int,
    rows: NDArray[np.int32],
    lists: NDArray[np.int32],
    frames: NDArray[np.int64],
    points: Scratch,
    scratch: Scratch,
) -> int:
    """Count the sequences and add up the points scored in them by seat."""
    total, top = 0, 0
    rows[0, :] = start
    frames[0, 0] = -1
    while top >= 0:
        if top == depth:
            total += 1
            for seat in range(start[PLAYERS]):
                points[seat] += rows[top, SCORE + seat] - start[SCORE + seat]
            top -= 1
            continue
        if frames[top, 0] < 0:
            frames[top, 0] = legal(rows[top], lists[top], scratch)
            frames[top, 1] = 0
        if frames[top, 1] == frames[top, 0]:
            top -= 1
            continue
        rows[top + 1, :] = rows[top]
        apply(rows[top + 1], lists[top, frames[top, 1]], scratch)
        frames[top, 1] += 1
        top += 1
        frames[top, 0] = -1
    return total


def count(rules: Rules, row: Row, depth: int) -> tuple[int, list[int]]:
    """Perft, and the points by seat."""
    points = np.zeros(int(row[PLAYERS]), np.int64)
    total = _count(
        rules.legal,
        rules.apply,
        row,
        depth,
        np.zeros((depth + 1, rules.row_size), np.int32),
        np.zeros((depth + 1, rules.action_count + 8), np.int32),
        np.zeros((depth + 1, 2), np.int64),
        points,
        rules.scratch(),
    )
    return total, points.tolist()


def depths(case: dict[str, Any], largest: int) -> list[int]:
    return [depth for depth, total in enumerate(case["perft"], 1) if total <= largest]


@pytest.mark.parametrize("case", TABLE["start"], ids=lambda c: f"{c['players']}-{c['joined']}")
def test_from_the_start(case: dict[str, Any]) -> None:
    game = quayside.load("dockers", case["players"], joined=case["joined"])
    full = compiled() and case["players"] == 2
    for depth in depths(case, 2_000_000 if full else LARGEST):
        found = count(game.rules, game.start().row.copy(), depth)
        assert found == (case["perft"][depth - 1], case["points_by_seat"][depth - 1])


@pytest.mark.parametrize(
    "case",
    TABLE["positions"],
    ids=lambda c: f"{c['players']}-{c['joined']}-{len(c['actions'].split())}",
)
def test_from_positions_on_the_way(case: dict[str, Any]) -> None:
    game = quayside.load("dockers", case["players"], joined=case["joined"])
    state = play(game.start(), case["actions"] if compiled() else "")
    if compiled():
        assert str(state) == case["position"]
        assert list(state.scores or ()) == case["scores"]
        assert state.is_over == case["over"]
    state = game.parse(case["position"])
    for depth in depths(case, LARGEST):
        found = count(game.rules, state.row.copy(), depth)
        assert found == (case["perft"][depth - 1], case["points_by_seat"][depth - 1])
