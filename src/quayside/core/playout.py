"""Random playouts: every legal action listed at every step, one of them drawn fairly."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import SCRATCH, kernel
from quayside.core.random import GENERATOR, Generator, below, draw_outcome, seed_generator, unit
from quayside.core.rules import (
    APPLY_PTR,
    CHANCE,
    LIST_PTR,
    OUTCOMES_PTR,
    OVER,
    RETURNS_PTR,
    STATUS_PTR,
    TEST_PTR,
    Actions,
    Floats,
    Row,
    Rules,
    Scratch,
)

CHUNK = 2048

_SIGNATURE = types.void(
    STATUS_PTR,
    LIST_PTR,
    TEST_PTR,
    APPLY_PTR,
    OUTCOMES_PTR,
    RETURNS_PTR,
    types.boolean,
    types.uint64,
    types.uint64,
    types.int32[:, ::1],
    types.float64[:, ::1],
    types.int64[::1],
    types.int32[::1],
    types.int32[::1],
    types.float64[::1],
    GENERATOR,
    SCRATCH,
)


@kernel(_SIGNATURE)
def _play(
    status: Any,
    listing: Any,
    allowed: Any,
    apply: Any,
    outcomes: Any,
    returns: Any,
    checked: bool,
    seed: np.uint64,
    first: np.uint64,
    rows: NDArray[np.int32],
    results: Floats,
    counts: NDArray[np.int64],
    trace: NDArray[np.int32],
    out: Actions,
    p: Floats,
    generator: Generator,
    scratch: Scratch,
) -> None:
    """Play every row to its end. `checked` draws from candidates and asks `allowed` for the one
    drawn. The actions and outcomes of the games are written to `trace` as long as they fit."""
    written = 0
    for i in range(rows.shape[0]):
        row = rows[i]
        seed_generator(generator, seed, first + np.uint64(i))
        counts[i] = 0
        turn = status(row)
        while turn != OVER:
            if turn == CHANCE:
                n = outcomes(row, p, scratch)
                choice = draw_outcome(p, n, unit(generator))
            else:
                n = listing(row, out, scratch)
                k = below(generator, n)
                while checked and not allowed(row, out[k], scratch):
                    n -= 1
                    out[k] = out[n]
                    k = below(generator, n)
                choice = out[k]
                counts[i] += 1
            if written < trace.shape[0]:
                trace[written] = choice
                written += 1
            apply(row, choice, scratch)
            turn = status(row)
        returns(row, results[i])


@dataclass(frozen=True)
class Batch:
    """Finished games, one a line: final rows, results by seat, player actions, CPU seconds."""

    rows: NDArray[np.int32]
    returns: Floats
    actions: NDArray[np.int64]
    cpu_seconds: float


def _chunk(
    rules: Rules,
    start: Row,
    players: int,
    first: int,
    games: int,
    seed: int,
    trace: int,
    checked: bool,
) -> tuple[Batch, NDArray[np.int32]]:
    rows = np.tile(start, (games, 1)) if start.ndim == 1 else start.copy()
    results = np.zeros((games, players), np.float64)
    counts = np.zeros(games, np.int64)
    line = np.zeros(trace, np.int32)
    with np.errstate(over="ignore"):  # interpreted words wrap as compiled ones do
        began = time.thread_time()
        _play(
            rules.status,
            rules.candidates if checked else rules.legal,
            rules.allowed,
            rules.apply,
            rules.outcomes,
            rules.returns,
            checked,
            np.uint64(seed & 0xFFFFFFFFFFFFFFFF),
            np.uint64(first),
            rows,
            results,
            counts,
            line,
            rules.actions(),
            np.zeros(max(1, rules.outcome_count), np.float64),
            np.zeros(4, np.uint64),
            rules.scratch(),
        )
        spent = time.thread_time() - began
    return Batch(rows, results, counts, spent), line


def playout(rules: Rules, start: Row, players: int, seed: int, limit: int = 4096) -> list[int]:
    """Play one random game and return its actions and outcomes in order, at most `limit`."""
    line = _chunk(rules, start, players, 0, 1, seed, limit, False)[1]
    row, scratch = start.copy(), rules.scratch()
    moves: list[int] = []
    while rules.status(row) != OVER and len(moves) < limit:
        moves.append(int(line[len(moves)]))
        rules.apply(row, moves[-1], scratch)
    return moves


def playouts(
    rules: Rules,
    start: Row,
    players: int,
    games: int,
    *,
    seed: int = 0,
    threads: int | None = None,
    checked: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Play a batch of random games on all cores (or `threads`). Game `i` depends on `seed` and `i`
    alone. `start` is one row for all games, or a matrix with a row for each. `checked` asks the
    game's cheap `candidates` and decides legality for the drawn one only. `progress` is told how
    many games are done."""
    workers = threads or os.cpu_count() or 1
    bounds = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    done = 0
    batches: list[Batch] = []

    def run(bound: tuple[int, int]) -> Batch:
        first, size = bound
        rows = start if start.ndim == 1 else start[first : first + size]
        return _chunk(rules, rows, players, first, size, seed, 0, checked)[0]

    with ThreadPoolExecutor(workers) as pool:
        for batch in pool.map(run, bounds):
            batches.append(batch)
            done += len(batch.rows)
            if progress:
                progress(done)
    return Batch(
        np.concatenate([batch.rows for batch in batches]),
        np.concatenate([batch.returns for batch in batches]),
        np.concatenate([batch.actions for batch in batches]),
        sum(batch.cpu_seconds for batch in batches),
    )
