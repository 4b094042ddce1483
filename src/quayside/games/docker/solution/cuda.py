"""Sweeping on a graphics card: a thread for each position, the processor's own functions.

The edges come from the rules and are worked out by the processor; the card is handed them, and
compiles `best_of` and `mean` of `sweep.py` once more for itself. Whole numbers add up the same
everywhere, so its tables equal the processor's byte for byte.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from quayside.core.kernel import plain
from quayside.games.docker.rules import FACES
from quayside.games.docker.solution.cpu import theirs_of
from quayside.games.docker.solution.edges import Edges
from quayside.games.docker.solution.index import RANKS, Index, Ints, Layer, patterns
from quayside.games.docker.solution.setup import TableError
from quayside.games.docker.solution.sweep import best_of, faces_that_count, mean, owners_after

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
    np.row_stack = np.vstack
cuda = import_module("numba.cuda")

_THREADS = 256


def _on_device(function: Any, **callees: Any) -> Any:
    """Compile a kernel's plain function for the card, with the card's versions of its callees."""
    source = plain(function)
    copy = FunctionType(source.__code__, {**source.__globals__, **callees}, source.__name__)
    return cuda.jit(device=True)(copy)


def _sweep(  # type: ignore[no-untyped-def]
    first,
    heads,
    maps,
    entry_first,
    entry_heads,
    entry_maps,
    theirs,
    ranks,
    board,
    entered,
    entered_count,
    before,
    after,
    reroll,
    up,
    largest,
):
    """Compute one position; the arguments are those of `sweep.sweep`."""
    at = cuda.grid(1)
    if at < after.shape[0]:
        count = theirs.shape[0]
        h, owners = at // count, theirs[at % count]
        best = cuda.local.array(FACES, np.int64)
        for face in range(FACES):
            best[face] = 0
        seen = best_of(first, heads, maps, h, owners, board, count, ranks, best, 0)
        if entered_count:
            seen = best_of(
                entry_first,
                entry_heads,
                entry_maps,
                h,
                owners,
                entered,
                entered_count,
                ranks,
                best,
                seen,
            )
        total = best[0] + best[1] + best[2] + best[3] + best[4] + best[5]
        value = mean(total, faces_that_count(seen, reroll), up)
        change = abs(value - before[at])
        if change > largest[0]:
            cuda.atomic.max(largest, 0, change)
        after[at] = value


@cache
def _sweep_kernel() -> Any:
    """Compile `_sweep` for the card."""
    globals_on_device = {
        **globals(),
        "best_of": _on_device(best_of, owners_after=_on_device(owners_after)),
        "mean": _on_device(mean),
        "faces_that_count": _on_device(faces_that_count),
    }
    return cuda.jit(FunctionType(_sweep.__code__, globals_on_device, "sweep"))


class CudaEngine:
    """Sweeps on the first graphics card."""

    def __init__(self) -> None:
        """Find the card."""
        if not cuda.is_available():
            raise TableError("there is no CUDA device here")
        self._ranks = cuda.to_device(RANKS)
        self._largest = cuda.to_device(np.zeros(1, np.int64))
        self._kernel = _sweep_kernel()

    def enter_level(self, index: Index, n: int, edges: tuple[Edges, Edges]) -> None:
        """Hand the edges of a level to the card."""
        parts = [part for kind in edges for part in (kind.first, kind.heads, kind.maps)]
        self._edges = [self._hold_some(part) for part in parts]

    def _hold_some(self, part: Any) -> Any:
        """Return an array on the card, where none may be empty."""
        return cuda.to_device(part if part.size else np.zeros((1, *part.shape[1:]), part.dtype))

    def hold(self, values: Ints) -> Any:
        """Copy values to the card."""
        return self._hold_some(values) if values.size else None

    def fetch(self, held: Any) -> Ints:
        """Copy values from the card."""
        values: Ints = held.copy_to_host()
        return values

    def sweep(
        self,
        layer: Layer,
        board: Any,
        entered: Any,
        before: Any,
        after: Any,
        *,
        reroll: bool,
        up: bool,
    ) -> int:
        """Sweep a layer and return the largest change."""
        mine, theirs = layer
        n = mine + theirs
        owners = cuda.to_device(theirs_of(n, mine))
        entered_count = len(patterns(n + 1, theirs)) if entered is not None else 0
        self._largest.copy_to_device(np.zeros(1, np.int64))
        blocks = (after.shape[0] + _THREADS - 1) // _THREADS
        self._kernel[blocks, _THREADS](
            *self._edges,
            owners,
            self._ranks,
            board,
            board if entered is None else entered,
            entered_count,
            before,
            after,
            reroll,
            up,
            self._largest,
        )
        return int(self._largest.copy_to_host()[0])

    def close(self) -> None:
        """Nothing to close: the card's memory goes with the arrays."""
