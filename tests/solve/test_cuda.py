"""The graphics card's way of solving, run by Numba's simulator."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quayside.games import load
from quayside.solve import TableError, solve
from quayside.solve.cuda import cuda

_SOLVE = """
import sys
from quayside.games import load
from quayside.solve import solve

for edition in ("fr", "en", "it"):
    game = load("docker:" + edition)
    solve(game, tolerance=1e-2, containers=1, folder=sys.argv[1], device="cuda")
"""


def test_the_card_makes_the_same_tables_byte_for_byte(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-c", _SOLVE, str(tmp_path / "card")],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=True,
    )  # fmt: skip
    for edition in ("fr", "en", "it"):
        game = load(f"docker:{edition}")
        table = solve(game, tolerance=1e-2, containers=1, folder=tmp_path / "cores")
        assert table.path.read_bytes() == (tmp_path / "card" / table.path.name).read_bytes()


@pytest.mark.skipif(cuda.is_available(), reason="there is a card")
def test_without_a_card_the_wish_for_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="no CUDA device"):
        solve(load("docker:fr"), containers=1, folder=tmp_path, device="cuda")
