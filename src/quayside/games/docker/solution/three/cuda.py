"""Sweeping three-player Docker on a graphics card: one thread for each position.

The card compiles the functions of `sweep.py` again; the moves are worked out by the processor.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from quayside.core.device import cuda, on_device
from quayside.games.docker.rules import FACES
from quayside.games.docker.solution.three.edges import LevelEdges, patterns_of
from quayside.games.docker.solution.three.engine import Block, Choice
from quayside.games.docker.solution.three.index import Layer3, pattern_ranks
from quayside.games.docker.solution.three.sweep import (
    HERE_AT,
    ROOM,
    blend,
    take,
    three_left,
    two_left,
)

_THREADS = 128


# The names of the card's module and of its versions of functions, which `_compile` puts in.
card: Any = None
respond, choose, mix, replace = three_left, two_left, blend, take


def _three(  # type: ignore[no-untyped-def]
    first, heads, maps, entry_first, entry_heads, entry_maps, patterns, ranks, entry_ranks,
    guide, values, pairs, where, lean, sharpness, even, mode, reroll, heights, fresh,
):  # fmt: skip
    """Compute one position with three left; the arguments are those of `sweep.sweep_three`."""
    i = card.grid(1)
    count = patterns.shape[0]
    if i < heights * count:
        room = card.local.array(ROOM, np.float64)
        new = card.local.array(3, np.float64)
        r = i % count
        respond(
            first, heads, maps, entry_first, entry_heads, entry_maps, i // count,
            patterns[r, 0], patterns[r, 1], ranks, entry_ranks, guide, values, pairs,
            patterns[r, 2], where, lean, sharpness, even, mode, reroll, room, new,
        )  # fmt: skip
        at = where[HERE_AT] + i
        for player in range(3):
            fresh[at, player] = new[player]


def _two(  # type: ignore[no-untyped-def]
    first, heads, maps, entry_first, entry_heads, entry_maps, patterns, ranks, entry_ranks,
    values, entered, where, reroll, heights, fresh, largest,
):  # fmt: skip
    """Compute one position with two left; the arguments are those of `sweep.sweep_two`."""
    i = card.grid(1)
    count = patterns.shape[0]
    if i < heights * count:
        best = card.local.array(FACES, np.float64)
        r = i % count
        new = choose(
            first, heads, maps, entry_first, entry_heads, entry_maps, i // count,
            patterns[r, 0], patterns[r, 1], ranks, entry_ranks, values, entered, where, reroll,
            best,
        )  # fmt: skip
        at = where[HERE_AT] + i
        change = abs(new - values[at])
        if change > largest[0]:
            card.atomic.max(largest, 0, change)
        fresh[at] = new


def _blend(  # type: ignore[no-untyped-def]
    values, fresh, pulls, whole, calm, begin, end, largest
):
    """Blend one position; the arguments are those of `sweep.blend_all`."""
    at = begin + card.grid(1)
    if at < end:
        if whole:
            pull = replace(values, fresh, at)
        else:
            pull = mix(values, fresh, pulls, at, calm)
        if pull > largest[0]:
            card.atomic.max(largest, 0, pull)


@cache
def _compile(function: Any) -> Any:
    """Compile a kernel for the card."""
    names = {
        **globals(),
        "card": cuda(),
        "respond": on_device(three_left),
        "choose": on_device(two_left),
        "mix": on_device(blend),
        "replace": on_device(take),
    }
    return cuda().jit(FunctionType(function.__code__, names, function.__name__))


class CudaEngine:
    """Sweeps on the first graphics card."""

    def __init__(self, containers: int) -> None:
        """Find the card; raises `NoDevice`."""
        self._containers = containers
        self._card = cuda()
        self._three, self._two, self._blend = map(_compile, (_three, _two, _blend))
        self._largest = self._card.to_device(np.zeros(1))
        self._patterns: dict[Layer3, Any] = {}
        self._where: dict[int, Any] = {}

    def enter_level(self, n: int, edges: LevelEdges) -> None:
        """Hand the edges of a level to the card."""
        full = n == 3 * self._containers
        self._ranks = self._card.to_device(pattern_ranks(n, self._containers))
        self._entry_ranks = (
            self._ranks if full else self._card.to_device(pattern_ranks(n + 1, self._containers))
        )
        self._board = self._hold_edges(edges.board)
        self._entering = [self._hold_edges(entry) for entry in edges.entering]
        self._where.clear()

    def _hold_edges(self, edges: Any) -> list[Any]:
        """Copy edges to the card, where no array may be empty."""
        return [
            self._card.to_device(part if part.size else np.zeros((1, *part.shape[1:]), part.dtype))
            for part in edges
        ]

    def hold(self, values: Any) -> Any:
        """Copy values to the card."""
        return self._card.to_device(values)

    def fetch(self, held: Any) -> Any:
        """Copy values from the card."""
        return held.copy_to_host()

    def copy(self, source: Any, target: Any, span: tuple[int, int]) -> None:
        """Copy the values of a span on the card."""
        target[slice(*span)].copy_to_device(source[slice(*span)])

    def _arguments(self, block: Block) -> list[Any]:
        if block.layer not in self._patterns:
            listed = patterns_of(block.layer, self._containers)
            self._patterns[block.layer] = self._card.to_device(listed)
        patterns = self._patterns[block.layer]
        edges = [*self._board, *self._entering[block.seat]]
        return [*edges, patterns, self._ranks, self._entry_ranks]

    def _place(self, block: Block) -> Any:
        """Return where the block's positions lead, copied to the card once a level."""
        key = id(block)
        if key not in self._where:
            self._where[key] = (block, self._card.to_device(block.where))
        return self._where[key][1]

    def three(
        self,
        blocks: list[Block],
        guide: Any,
        values: Any,
        pairs: Any,
        choice: Choice,
        mode: int,
        fresh: Any,
    ) -> None:
        """Write the new values of blocks with three left; see `sweep.three_left`."""
        for block in blocks:
            grid = (block.heights * block.patterns + _THREADS - 1) // _THREADS
            self._three[grid, _THREADS](
                *self._arguments(block),
                guide,
                values,
                pairs,
                self._place(block),
                choice.lean,
                choice.sharpness,
                choice.even,
                mode,
                block.reroll,
                block.heights,
                fresh,
            )

    def two(self, blocks: list[Block], values: Any, entered: Any, fresh: Any) -> float:
        """Write the new values of blocks with two left; return the largest change."""
        self._largest.copy_to_device(np.zeros(1))
        for block in blocks:
            grid = (block.heights * block.patterns + _THREADS - 1) // _THREADS
            self._two[grid, _THREADS](
                *self._arguments(block),
                values,
                entered,
                self._place(block),
                block.reroll,
                block.heights,
                fresh,
                self._largest,
            )
        return float(self._largest.copy_to_host()[0])

    def blend(
        self, values: Any, fresh: Any, pulls: Any, calm: float, span: tuple[int, int]
    ) -> float:
        """Move the values of a span towards the new ones, the whole way where there are no pulls;
        return the largest pull."""
        self._largest.copy_to_device(np.zeros(1))
        begin, end = span
        whole = pulls is None
        self._blend[(end - begin + _THREADS - 1) // _THREADS, _THREADS](
            values, fresh, fresh if whole else pulls, whole, calm, begin, end, self._largest
        )
        return float(self._largest.copy_to_host()[0])

    def close(self) -> None:
        """Nothing to close: the card's memory goes with the arrays."""
