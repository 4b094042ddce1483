"""Sweeping three-player Docker on the processor: height vectors shared out among threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from quayside.games.docker.solution.three.edges import LevelEdges, patterns_of
from quayside.games.docker.solution.three.index import Layer3, pattern_ranks
from quayside.games.docker.solution.three.sweep import Values, blend_all, sweep_three, sweep_two

_PIECES_PER_THREAD = 4
_SMALL = 20_000  # positions that one thread sweeps faster than several could share


@dataclass(frozen=True)
class Choice:
    """How a strategy is read from values (see `sweep.py`)."""

    sharpness: float
    lean: float = 0.0
    even: bool = False


@dataclass(frozen=True)
class Block:
    """One phase of a layer: what a sweep has to know about it."""

    layer: Layer3
    seat: int
    """The seat whose entry the mover uses."""
    where: Any
    """The cells that `sweep.py` names, as whole numbers."""
    heights: int
    patterns: int
    reroll: bool


class CpuEngine:
    """Sweeps with as many threads as it is given. The values do not depend on how many."""

    def __init__(self, containers: int, threads: int) -> None:
        """Start the threads."""
        self._containers = containers
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads)

    def enter_level(self, n: int, edges: LevelEdges) -> None:
        """Get ready for the layers with `n` containers."""
        self._edges = edges
        self._ranks = pattern_ranks(n, self._containers)
        full = n == 3 * self._containers
        self._entry_ranks = self._ranks if full else pattern_ranks(n + 1, self._containers)

    def hold(self, values: Any) -> Any:
        """Return values where the engine works with them."""
        return values

    def fetch(self, held: Any) -> Any:
        """Return values from there."""
        return held

    def copy(self, source: Any, target: Any, span: tuple[int, int]) -> None:
        """Copy the values of a span."""
        target[slice(*span)] = source[slice(*span)]

    def _run(self, sizes: Iterable[int], one: Callable[..., Any]) -> list[Any]:
        """Call `one(item, begin, end)` for pieces of numbered items with so many parts each."""
        sizes = list(sizes)
        if len(sizes) == 0:
            return []
        pieces = self._threads * _PIECES_PER_THREAD
        jobs = []
        for item, size in enumerate(sizes):
            cuts = np.linspace(0, size, min(size, pieces) + 1).astype(int).tolist()
            jobs += [(item, a, b) for a, b in zip(cuts[:-1], cuts[1:], strict=True)]
        return list(self._pool.map(lambda job: one(*job), jobs))

    def _sweep(self, blocks: list[Block], one: Callable[..., Any]) -> list[Any]:
        if sum(block.heights * block.patterns for block in blocks) < _SMALL:
            return [one(item, 0, block.heights) for item, block in enumerate(blocks)]
        return self._run((block.heights for block in blocks), one)

    def three(
        self,
        blocks: list[Block],
        guide: Values,
        values: Values,
        pairs: Values,
        choice: Choice,
        mode: int,
        fresh: Values,
    ) -> None:
        """Write the new values of blocks with three left; see `sweep.three_left`."""

        def one(item: int, begin: int, end: int) -> None:
            block = blocks[item]
            sweep_three(
                self._edges.board,
                self._edges.entering[block.seat],
                patterns_of(block.layer, self._containers),
                self._ranks,
                self._entry_ranks,
                guide,
                values,
                pairs,
                block.where,
                choice.lean,
                choice.sharpness,
                choice.even,
                mode,
                block.reroll,
                begin,
                end,
                fresh,
            )

        self._sweep(blocks, one)

    def two(self, blocks: list[Block], values: Values, entered: Values, fresh: Values) -> float:
        """Write the new values of blocks with two left; return the largest change."""

        def one(item: int, begin: int, end: int) -> float:
            block = blocks[item]
            return sweep_two(
                self._edges.board,
                self._edges.entering[block.seat],
                patterns_of(block.layer, self._containers),
                self._ranks,
                self._entry_ranks,
                values,
                entered,
                block.where,
                block.reroll,
                begin,
                end,
                fresh,
            )

        return max(self._sweep(blocks, one))

    def blend(
        self,
        values: Values,
        fresh: Values,
        pulls: Values | None,
        calm: float,
        span: tuple[int, int],
    ) -> float:
        """Move the values of a span towards the new ones, the whole way where there are no pulls;
        return the largest pull."""
        return blend_all(
            values, fresh, fresh if pulls is None else pulls, pulls is None, calm, *span
        )

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown(cancel_futures=True)
