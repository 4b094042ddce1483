"""The table against a plain solver that shares only the rules with it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from quayside.core.kernel import compiled
from quayside.games import load
from quayside.games.docker.solution import solve
from tests.games.docker.solution.reference import EMPTY, row_of, solve_plainly

SMALLEST = [
    (edition, 1, revisit)
    for edition in ("fr", "en", "it", "omba")
    for revisit in ("never", "start")
]
SMALL = [(edition, 2, "never") for edition in ("fr", "en", "it")]


@pytest.mark.parametrize(
    ("edition", "containers", "revisit"), SMALLEST + SMALL if compiled() else SMALLEST
)
def test_every_position_has_the_value_that_plain_policy_iteration_finds(
    edition: str, containers: int, revisit: str, tmp_path: Path
) -> None:
    game = load(f"docker:{edition}", 2, revisit=revisit)
    expected = solve_plainly(game, containers)
    table = solve(game, tolerance=1e-10, containers=containers, folder=tmp_path)
    rows = np.stack([row_of(game, containers, position) for position in expected])
    found = table.probe_rows(rows)
    assert np.abs(found - np.array(list(expected.values()))).max() < 1e-9
    assert table.start == pytest.approx(expected[EMPTY], abs=1e-9)
