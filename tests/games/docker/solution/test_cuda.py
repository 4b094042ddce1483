"""The graphics card's way of solving, run by Numba's simulator."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quayside.games import load
from quayside.games.docker.solution import TableError, solve
from quayside.games.docker.solution.cuda import cuda

_COMPARE = """
import numpy as np
from quayside.games.docker.solution.cuda import CudaEngine
from quayside.games.docker.solution.edges import edges_of
from quayside.games.docker.solution.cpu import CpuEngine
from quayside.games.docker.solution.index import index_of
from quayside.games.docker.solution.setup import Setup
from quayside.games.docker.solution.sweep import ONE

generator = np.random.default_rng(3)
for edition in ("fr", "en"):
    setup = Setup(edition, 2, "never")
    index = index_of(setup)
    layers = [(1, 1), (2, 0), (0, 2)]
    old = {layer: generator.integers(ONE, size=index.layer_size(layer)) for layer in layers}
    fuller = generator.integers(ONE, size=index.layer_size((2, 1)))
    for mine, theirs in layers:
        results = []
        for engine in (CpuEngine(1), CudaEngine()):
            engine.enter_level(index, 2, edges_of(setup, index, 2))
            before = engine.hold(old[mine, theirs])
            after = engine.hold(np.zeros_like(old[mine, theirs]))
            change = engine.sweep(
                (mine, theirs), engine.hold(old[theirs, mine]),
                engine.hold(fuller if mine < 2 else fuller[:0]), before, after,
                reroll=setup.may_reroll(mine), up=bool(mine),
            )
            results.append((change, engine.fetch(after).tolist()))
            engine.close()
        assert results[0] == results[1]
        print(edition, mine, theirs, results[0][0])
"""


def test_the_card_computes_the_same_numbers_as_the_cores() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _COMPARE],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert len(done.stdout.splitlines()) == 6


@pytest.mark.skipif(cuda.is_available(), reason="there is a card")
def test_without_a_card_the_wish_for_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="no CUDA device"):
        solve(load("docker:fr"), containers=1, folder=tmp_path, device="cuda")
