"""One sweep over a layer: every position's value from those one move on.

Values are whole numbers, `ONE` for certainty, so nothing is left to rounding: a lower bound is
rounded down and an upper bound up. The new value falls when the old values rise, so a sweep turns
upper bounds into lower bounds and lower bounds into upper ones, whatever it is the maximum of.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.games.docker.rules import FACES
from quayside.games.docker.solution.edges import (
    EDGES,
    FACES_OF,
    HALF,
    HALF_BITS,
    SLICE,
    TOP_BIT,
    Edges,
)
from quayside.games.docker.solution.index import CONST_I64, RANKS, Ints

ONE = 1 << 60  # six of them fit into a number

Heads: TypeAlias = NDArray[np.int32]
Maps: TypeAlias = NDArray[np.int16]
Shorts: TypeAlias = NDArray[np.int16]

_SHORTS = types.Array(types.int16, 1, "C", readonly=True)
_SHORTS_2D = types.Array(types.int16, 2, "C", readonly=True)


@kernel_helper
def owners_after(maps: Maps, edge: int, theirs: int, ranks: Shorts) -> int:
    """Return the rank of the owners after a move, as the opponent sees them."""
    low = maps[edge, theirs & (HALF - 1)]
    high = maps[edge, HALF + (theirs >> HALF_BITS)]
    return wide(ranks[low | high])


@kernel_helper
def mean(total: int, counting: int, up: bool) -> int:
    """Return the mean of the faces that count, rounded up or down; none: the player is out."""
    if counting == 0:
        return 0
    return (total + (counting - 1 if up else 0)) // counting


@kernel_helper
def faces_that_count(seen: int, reroll: bool) -> int:
    """Return how many faces the mean is taken over: with the reroll right (DK-7) those that allow a
    move, otherwise all."""
    if not reroll:
        return FACES
    counting = 0
    for face in range(FACES):
        counting += seen >> face & 1
    return counting


@kernel_helper
def best_of(
    first: Ints,
    heads: Heads,
    maps: Maps,
    h: int,
    theirs: int,
    values: Ints,
    count: int,
    ranks: Shorts,
    best: Ints,
    seen: int,
) -> int:
    """Raise the best worth of each face to that of one position's edges; return the faces seen."""
    for edge in range(first[h], first[h + 1]):
        if theirs >> heads[edge, TOP_BIT] & 1 == 0:
            owners = owners_after(maps, edge, theirs, ranks)
            worth = ONE - values[wide(heads[edge, SLICE]) * count + owners]
            faces = wide(heads[edge, FACES_OF])
            seen |= faces
            for face in range(FACES):
                if faces >> face & 1 and worth > best[face]:
                    best[face] = worth
    return seen


@kernel_helper
def _raise_best(best: Ints, faces: int, worth: Ints, count: int) -> None:
    for face in range(FACES):
        if faces >> face & 1:
            for r in range(count):
                best[face, r] = max(best[face, r], worth[r])


@kernel(
    types.int64(
        EDGES,
        EDGES,
        _SHORTS,
        _SHORTS_2D,
        CONST_I64,
        CONST_I64,
        types.int64,
        CONST_I64,
        types.int64[::1],
        types.int64,
        types.int64,
        types.boolean,
        types.boolean,
    )
)
def sweep(
    edges: Edges,
    entry: Edges,
    theirs: Shorts,
    owned: Shorts,
    board: Ints,
    entered: Ints,
    entered_count: int,
    before: Ints,
    after: Ints,
    begin: int,
    end: int,
    reroll: bool,
    up: bool,
) -> int:
    """Sweep the height vectors `begin` to `end` of a layer and return the largest change.

    For one height vector and one move the values needed lie side by side, so the loop over owners
    is the inner one. `board` are the values of the layer seen after a move on the board, `entered`
    those after entering (empty: nothing in hand), `before` the old values of the layer itself,
    `after` the new ones. `owned[bit]` lists the patterns in which that container is the mover's.
    """
    first, heads, maps = edges
    count = theirs.shape[0]
    best = np.zeros((FACES, count), np.int64)
    worth = np.zeros(count, np.int64)
    seen = np.zeros(count, np.int64)
    largest = wide(0)
    for h in range(begin, end):
        best[:, :] = 0
        seen[:] = 0
        bit = -1
        for edge in range(first[h], first[h + 1]):
            faces = heads[edge, FACES_OF]
            base = wide(heads[edge, SLICE]) * count
            if heads[edge, TOP_BIT] != bit:
                bit = heads[edge, TOP_BIT]
                worth[:] = 0
            for i in range(owned.shape[1]):
                r = owned[bit, i]
                owners = owners_after(maps, edge, theirs[r], RANKS)
                worth[r] = ONE - board[base + owners]
            _raise_best(best, faces, worth, count)
            if reroll:
                for i in range(owned.shape[1]):
                    seen[owned[bit, i]] |= faces
        if entered_count:
            for edge in range(entry.first[h], entry.first[h + 1]):
                faces = entry.heads[edge, FACES_OF]
                base = wide(entry.heads[edge, SLICE]) * entered_count
                for r in range(count):
                    owners = owners_after(entry.maps, edge, theirs[r], RANKS)
                    worth[r] = ONE - entered[base + owners]
                    seen[r] |= faces
                _raise_best(best, faces, worth, count)
        for r in range(count):
            total = wide(0)
            for face in range(FACES):
                total += best[face, r]
            value = mean(total, faces_that_count(seen[r], reroll), up)
            largest = max(largest, abs(value - before[h * count + r]))
            after[h * count + r] = value
    return largest
