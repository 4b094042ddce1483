"""The graphics card's sweeps of three-player Docker, run by Numba's simulator."""

from __future__ import annotations

import os
import subprocess
import sys

_COMPARE = """
import numpy as np
from quayside.games import load
from quayside.games.docker.solution.three.cuda import CudaEngine
from quayside.games.docker.solution.three.engine import Choice, CpuEngine
from quayside.games.docker.solution.three.index import index_of
from quayside.games.docker.solution.three.moves import Moves, moves_of

generator = np.random.default_rng(2)
for edition, n in (("fr", 2), ("en", 1)):
    game = load("docker:" + edition, 3)
    index = index_of(1, edition == "en")
    values = generator.random((index.sizes[0], 3))
    pairs, pulls = generator.random((index.sizes[1], 2)), generator.random((index.sizes[0], 6))
    results = []
    for engine in (CpuEngine(1), CudaEngine()):
        found = []
        moves = Moves(*map(engine.hold, moves_of(game, index, n, 0)))
        start, end = moves.start, moves.end
        here, both = engine.hold(values.copy()), engine.hold(pairs)
        fresh, pull = engine.hold(np.zeros_like(values)), engine.hold(pulls.copy())
        for choice, mode, kept in ((Choice(20.0, 0.1), 0, pull), (Choice(9.0, 0.0, True), 1, None)):
            engine.three(moves, here, here, both, choice, mode, fresh)
            found.append(engine.fetch(fresh).copy())
            found.append(engine.blend(moves, here, fresh, kept, 1e-3))
            found.append(engine.fetch(here).copy())
        slopes = engine.hold(np.zeros((moves.after.shape[0], 3)))
        heat, out = engine.hold(np.zeros((end - start, 2))), engine.hold(np.zeros(end - start))
        engine.slopes(moves, here, 20.0, slopes, heat)
        engine.apply(moves, slopes, 0, engine.hold(values[start:end, 0].copy()), out)
        found += [engine.fetch(held).copy() for held in (slopes, heat, out)]
        moves = Moves(*map(engine.hold, moves_of(game, index, n, 1)))
        one, entered = engine.hold(pairs[:, 0].copy()), engine.hold(pairs[:, 1].copy())
        after = engine.hold(np.zeros(len(pairs)))
        found.append(engine.two(moves, one, entered, after))
        engine.copy(after, one, moves.start, moves.end)
        found.append(engine.fetch(one))
        results.append(found)
        engine.close()
    for ours, theirs in zip(*results, strict=True):
        assert np.abs(np.asarray(ours) - theirs).max() < 1e-14
    print(edition, float(np.sum(results[0][2])))
"""


def test_the_card_computes_the_same_numbers_as_the_cores() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _COMPARE],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert len(done.stdout.splitlines()) == 2
