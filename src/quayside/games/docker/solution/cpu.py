"""Sweeping on the processor: the height vectors of a layer shared out among threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from math import comb

import numpy as np
from numpy.typing import NDArray

from quayside.games.docker.solution.edges import Edges
from quayside.games.docker.solution.index import Index, Ints, Layer, patterns
from quayside.games.docker.solution.sweep import sweep

_PIECES_PER_THREAD = 8


@cache
def theirs_of(n: int, mine: int) -> NDArray[np.int16]:
    """Return the patterns of the opponent's containers, in the order of the mover's patterns."""
    return ((1 << n) - 1 - patterns(n, mine)).astype(np.int16)


@cache
def owned_by_bit(n: int, mine: int) -> NDArray[np.int16]:
    """Return for each container the ranks of the patterns in which it is the mover's."""
    own = patterns(n, mine)
    each = comb(n - 1, mine - 1) if mine else 0
    ranks = [np.flatnonzero(own >> bit & 1) for bit in range(n)]
    return np.array(ranks, np.int16).reshape(n, each)


class CpuEngine:
    """Sweeps with as many threads as it is given. The values do not depend on how many."""

    def __init__(self, threads: int) -> None:
        """Start the threads."""
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads)

    def enter_level(self, index: Index, n: int, edges: tuple[Edges, Edges]) -> None:
        """Take the edges of a level, and cut its height vectors into pieces."""
        self._edges = edges
        self._heights = len(index.level(n))
        pieces = min(self._heights, self._threads * _PIECES_PER_THREAD)
        cuts = np.linspace(0, self._heights, pieces + 1).astype(int).tolist()
        self._pieces = list(pairwise(cuts))

    def hold(self, values: Ints) -> Ints:
        """Return the values themselves."""
        return values

    def fetch(self, held: Ints) -> Ints:
        """Return the values themselves."""
        return held

    def sweep(
        self,
        layer: Layer,
        board: Ints,
        entered: Ints,
        before: Ints,
        after: Ints,
        *,
        reroll: bool,
        up: bool,
    ) -> int:
        """Sweep all pieces and return the largest change."""
        mine, theirs = layer
        n = mine + theirs
        own, entry = self._edges
        entered_count = len(patterns(n + 1, theirs)) if len(entered) else 0

        def run(piece: tuple[int, int]) -> int:
            return sweep(
                own,
                entry,
                theirs_of(n, mine),
                owned_by_bit(n, mine),
                board,
                entered,
                entered_count,
                before,
                after,
                *piece,
                reroll,
                up,
            )

        return max(self._pool.map(run, self._pieces))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown(cancel_futures=True)
