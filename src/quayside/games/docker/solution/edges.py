"""Moves as edges between height vectors.

Where a container can go depends on the heights alone, not on who owns what (the rules decide it,
asked once for each height vector with every container the mover's). So a move from one square, or
from hand, to another is worked out once for all colourings of a height vector. What it does to the
owners is to put the bits of a pattern into another order, and that order is the same for all of
them too: `maps` holds it as two tables of 64, one for the lower six bits and one for the upper.

Patterns here have a 1 for each container of the *opponent*, who sees the position next. The moving
container is a 0 before and after, so taking it away and putting it down needs no work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.rules import TURN, Actions, Row, Scratch
from quayside.games.docker.rules import (
    FACES,
    FROM_HAND,
    HAND,
    HEIGHT,
    OUT,
    ROLL,
    RULES,
    SQUARES,
    STACK,
    legal,
)
from quayside.games.docker.setup import empty_row
from quayside.games.docker.solution.index import (
    BINOMIAL,
    CONST_I8_2D,
    CONST_I32,
    SYMMETRIES,
    TURN_ROUND,
    Index,
    Ints,
)
from quayside.games.docker.solution.setup import Setup

if TYPE_CHECKING:
    from quayside.core.game import Game

HALF_BITS = 6
HALF = 1 << HALF_BITS

# The columns of `heads`.
SLICE, FACES_OF, TOP_BIT = 0, 1, 2

Reach = NDArray[np.uint8]
_HEADS, _MAPS = types.int32[:, ::1], types.int16[:, ::1]


class Edges(NamedTuple):
    """Moves from the height vectors of one level to those of the same level, or by entering the
    next; those of height vector `h` are `first[h]` to `first[h + 1]`."""

    first: Ints
    heads: NDArray[np.int32]
    """For each edge: the number of the height vector it leads to, the faces that allow it as bits,
    and the bit of the moving container in a pattern (a free bit for one from hand)."""
    maps: NDArray[np.int16]
    """For each edge 128 numbers: where the lower six bits of a pattern go, then the upper six."""


_named_tuple: Any = types.NamedTuple
EDGES = _named_tuple((types.int64[::1], _HEADS, _MAPS), Edges)
"""The type that kernels are compiled for."""


@kernel(types.void(CONST_I8_2D, ROW, types.int32[::1], SCRATCH, types.uint8[:, :, ::1]))
def _reach(
    kept: NDArray[np.int8], row: Row, actions: Actions, scratch: Scratch, reach: Reach
) -> None:
    """Ask the rules which faces lead where, [heights, source, target], when every container on the
    board is the mover's and one is in hand."""
    for h in range(kept.shape[0]):
        for square in range(SQUARES):
            row[HEIGHT + square] = kept[h, square]
            stack = wide(1)
            for _ in range(kept[h, square]):
                stack = stack << 2 | row[TURN]
            row[STACK + square] = stack
        for face in range(FACES):
            row[ROLL] = face + 1
            for i in range(legal(row, actions, scratch)):
                if actions[i] != OUT:
                    reach[h, actions[i] // SQUARES, actions[i] % SQUARES] |= 1 << face


@kernel_helper
def _follow(
    heights: Ints, source: int, target: int, places: NDArray[np.int32], own_entry: bool, to: Ints
) -> int:
    """Return the number of the height vector after a move, and write where each bit of a pattern
    goes; -1 for the bit of the moving container."""
    starts = to[16:25]
    bit = 0
    for square in range(SQUARES):
        starts[square] = bit
        bit += heights[square]
    for i in range(16):
        to[i] = -1
    if source != FROM_HAND:
        heights[source] -= 1
    heights[target] += 1
    n = wide(0)
    rank = wide(0)
    for square in range(SQUARES - 1):
        n += heights[TURN_ROUND[square] if own_entry else square]
        rank += BINOMIAL[n + square, square + 1]
    place = wide(places[rank])
    bit = 0
    for square in range(SQUARES):
        here = SYMMETRIES[place & 7, square]
        if own_entry:
            here = TURN_ROUND[here]
        for level in range(heights[here] - (here == target)):
            to[starts[here] + level] = bit + level
        bit += heights[here]
    heights[target] -= 1
    if source != FROM_HAND:
        heights[source] += 1
    return place >> 3


@kernel(
    types.void(
        CONST_I8_2D,
        types.int64[:, ::1],
        CONST_I32,
        types.boolean,
        types.int32[:, ::1],
        types.int16[:, ::1],
    )
)
def _fill(
    kept: NDArray[np.int8],
    moves: Ints,
    places: NDArray[np.int32],
    own_entry: bool,
    heads: NDArray[np.int32],
    maps: NDArray[np.int16],
) -> None:
    """Complete the edges of these moves, [heights, source, target]."""
    heights = np.zeros(SQUARES, np.int64)
    to = np.zeros(25, np.int64)
    for edge in range(moves.shape[0]):
        source = moves[edge, 1]
        top = wide(-1)
        for square in range(SQUARES):
            heights[square] = kept[moves[edge, 0], square]
            if square <= source:
                top += heights[square]
        heads[edge, SLICE] = _follow(heights, source, moves[edge, 2], places, own_entry, to)
        heads[edge, TOP_BIT] = top if source != FROM_HAND else 2 * HALF_BITS
        for bit in range(2 * HALF_BITS):
            table = HALF * (bit // HALF_BITS)
            step = 1 << (bit % HALF_BITS)
            moved = 1 << to[bit] if to[bit] >= 0 else 0
            for i in range(step):
                maps[edge, table + step + i] = maps[edge, table + i] | moved


def reach_of(game: Game, kept: NDArray[np.int8], seat: int = 0) -> Reach:
    """Return the faces, as bits, that lead a seat from a source (9 is the hand) to a target."""
    row = empty_row(game)
    row[TURN] = seat
    row[HAND + seat] = 1
    reach = np.zeros((len(kept), SQUARES + 1, SQUARES), np.uint8)
    _reach(kept, row, RULES.actions(), RULES.scratch(), reach)
    return reach


def make_edges(
    kept: NDArray[np.int8], reach: Reach, places: NDArray[np.int32], own_entry: bool
) -> Edges:
    """Return the edges that lead where `reach` says; `places` are those of the level they lead
    to."""
    moves = np.ascontiguousarray(np.argwhere(reach))
    heads = np.zeros((len(moves), 3), np.int32)
    heads[:, FACES_OF] = reach[tuple(moves.T)]
    maps = np.zeros((len(moves), 2 * HALF), np.int16)
    _fill(kept, moves, places, own_entry, heads, maps)
    first = np.searchsorted(moves[:, 0], np.arange(len(kept) + 1))
    return Edges(first.astype(np.int64), heads, maps)


def edges_of(setup: Setup, index: Index, n: int) -> tuple[Edges, Edges]:
    """Return the edges of the level with `n` containers: moves on the board, and entering."""
    kept = index.level(n)
    reach = reach_of(setup.game, kept)
    on_board = reach.copy()
    on_board[:, FROM_HAND] = 0
    full = n == 2 * setup.containers
    entering = np.zeros_like(reach)
    if not full:
        entering[:, FROM_HAND] = reach[:, FROM_HAND]
    return (
        make_edges(kept, on_board, index.level_places(n), index.own_entry),
        make_edges(kept, entering, index.level_places(n + (not full)), index.own_entry),
    )
