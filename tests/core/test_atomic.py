"""Atomic operations: compiled and plain ones do the same, and threads lose nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import types

from quayside.core import atomic
from quayside.core.atomic import Cells, add_one, load, store, swap, swap_if, yield_core
from quayside.core.kernel import kernel

_CELLS = types.int64[::1]
TIMES = 50_000


@kernel(types.void(_CELLS, _CELLS))
def do_all(cells: Cells, out: Cells) -> None:
    """Write what each operation answers."""
    out[0] = load(cells, 1)
    out[1] = swap(cells, 1, 9)
    out[2] = swap_if(cells, 1, 5, 6)
    out[3] = swap_if(cells, 1, 9, 7)
    out[4] = add_one(cells, 2)
    store(cells, 0, 4)
    yield_core()


@kernel(types.void(_CELLS, types.int64))
def count(cells: Cells, times: int) -> None:
    """Count in one cell by an atomic operation, and in the other one under a lock."""
    for _ in range(times):
        add_one(cells, 0)
        while swap(cells, 1, 1) != 0:
            yield_core()
        cells[2] += 1
        store(cells, 1, 0)


def test_compiled_and_plain_operations_do_the_same() -> None:
    cells, out = np.arange(3), np.zeros(5, np.int64)
    do_all(cells, out)
    assert out.tolist() == [1, 1, 0, 1, 2]
    assert cells.tolist() == [4, 7, 3]
    twin = np.arange(3)
    answers = [
        atomic._plain_load(twin, 1),
        atomic._plain_swap(twin, 1, 9),
        atomic._plain_swap_if(twin, 1, 5, 6),
        atomic._plain_swap_if(twin, 1, 9, 7),
        atomic._plain_add_one(twin, 2),
    ]
    atomic._plain_store(twin, 0, 4)
    assert answers == out.tolist()
    assert (twin == cells).all()


def test_threads_that_count_together_lose_nothing() -> None:
    cells = np.zeros(3, np.int64)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: count(cells, TIMES), range(4)))
    assert cells.tolist() == [4 * TIMES, 0, 4 * TIMES]


def test_threads_grow_a_tree_without_a_compiler() -> None:
    code = """
import quayside
from quayside.search.run import think
game = quayside.load("doce")
row = game.start(seed=1).row.copy()
found = think(game.rules, row, 2, 40, heuristics=game.family.heuristics(game), threads=2)
assert found.visits.sum() == found.simulations == 40
"""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, timeout=300)
