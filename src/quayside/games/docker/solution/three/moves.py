"""The moves of all positions of a level of three-player Docker, listed once.

They are made from the edges between height vectors (see `solution/edges.py`): an edge puts the bits
of both masks of a pattern into another order, the same for all patterns of a height vector.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel, kernel_helper, plain, wide
from quayside.games.docker.rules import FROM_HAND, rerolls_with
from quayside.games.docker.setup import EDITION_NUMBER
from quayside.games.docker.solution.edges import (
    EDGES,
    FACES_OF,
    HALF,
    HALF_BITS,
    SLICE,
    TOP_BIT,
    Edges,
    make_edges,
    reach_of,
)
from quayside.games.docker.solution.three.index import (
    PLAYERS,
    Index3,
    Layer3,
    count_patterns,
    layers_of,
    masks,
    mover_of,
    next_phase,
    pattern_ranks,
    phase_when_out,
)

if TYPE_CHECKING:
    from quayside.core.game import Game

Ints: TypeAlias = NDArray[np.int64]
Numbers: TypeAlias = NDArray[np.int32]
Bytes: TypeAlias = NDArray[np.uint8]

_FIRST, _NUMBERS = types.int64[::1], types.int32[::1]
_RANKS = types.Array(types.int32, 1, "C", readonly=True)
_MASKS = types.Array(types.int64, 2, "C", readonly=True)


class Moves(NamedTuple):
    """The moves of one level, with three or with two left."""

    start: int
    """The number of the level's first position."""
    end: int
    """The number behind its last one; fuller levels follow."""
    first: Ints
    """Where the moves of each position begin, and where the last ones end."""
    after: Numbers
    faces: Bytes
    outs: Numbers
    """With three left: the position with two left once the mover has gone out."""
    rerolls: Bytes
    """Whether the mover has the reroll right (DK-7)."""


class LevelEdges(NamedTuple):
    """The edges of a level: moves on the board, and entering by the seat of the mover."""

    board: Edges
    entering: tuple[Edges, ...]


def level_edges(game: Game, index: Index3, n: int) -> LevelEdges:
    """Return the edges of the level with `n` containers; none enters where the board is full."""
    level = index.levels[n]
    full = n == PLAYERS * index.containers
    after = index.levels[n if full else n + 1]
    entering = []
    for seat in range(PLAYERS if index.own_entry else 1):
        reach = reach_of(game, level.kept, seat)
        enter = np.zeros_like(reach)
        if not full:
            enter[:, FROM_HAND] = reach[:, FROM_HAND]
        entering.append(make_edges(level.kept, enter, after.places, False))
    reach[:, FROM_HAND] = 0
    return LevelEdges(make_edges(level.kept, reach, level.places, False), tuple(entering))


@kernel(types.void(EDGES, EDGES, types.boolean, _MASKS, _FIRST))
def _count(edges: Edges, entry: Edges, can_enter: bool, patterns: Ints, counts: Ints) -> None:
    """Count the moves of every position of a block."""
    count = patterns.shape[0]
    for h in range(edges.first.shape[0] - 1):
        entering = entry.first[h + 1] - entry.first[h] if can_enter else 0
        for pattern in range(count):
            others = patterns[pattern, 0] | patterns[pattern, 1]
            moves = entering
            for edge in range(edges.first[h], edges.first[h + 1]):
                moves += 1 - (others >> edges.heads[edge, TOP_BIT] & 1)
            counts[h * count + pattern] = moves


@kernel_helper
def _follow(
    edges: Edges, edge: int, ones: int, twos: int, out: int, n: int, ranks: Numbers, count: int
) -> int:
    """Return the number, within its block, of the position after a move; `n` containers are on the
    board then. The next player is the mover there."""
    low, high = HALF - 1, HALF_BITS
    maps = edges.maps
    first = wide(maps[edge, ones & low] | maps[edge, HALF + (ones >> high)])
    second = wide(maps[edge, twos & low] | maps[edge, HALF + (twos >> high)])
    mine = ((1 << n) - 1) ^ first ^ second
    pattern = mine << n | second if out else second << n | mine
    return wide(wide(edges.heads[edge, SLICE]) * count + ranks[pattern])


@kernel(
    types.void(
        EDGES, EDGES, types.boolean, _MASKS, _RANKS, _RANKS, types.int64, types.int64, types.int64,
        types.int64, types.int64, types.int64, _FIRST, _NUMBERS, types.uint8[::1],
    )
)  # fmt: skip
def _write(
    edges: Edges,
    entry: Edges,
    can_enter: bool,
    patterns: Ints,
    ranks: Numbers,
    entry_ranks: Numbers,
    n: int,
    out: int,
    board_at: int,
    board_count: int,
    entered_at: int,
    entered_count: int,
    first: Ints,
    after: Numbers,
    faces: Bytes,
) -> None:
    """Write the moves of every position of a block."""
    count = patterns.shape[0]
    for h in range(edges.first.shape[0] - 1):
        for pattern in range(count):
            ones, twos = patterns[pattern, 0], patterns[pattern, 1]
            at = first[h * count + pattern]
            for edge in range(edges.first[h], edges.first[h + 1]):
                if (ones | twos) >> edges.heads[edge, TOP_BIT] & 1 == 0:
                    then = _follow(edges, edge, ones, twos, out, n, ranks, board_count)
                    after[at] = board_at + then
                    faces[at] = edges.heads[edge, FACES_OF]
                    at += 1
            if can_enter:
                for edge in range(entry.first[h], entry.first[h + 1]):
                    then = _follow(edges=entry, edge=edge, ones=ones, twos=twos, out=out, n=n + 1,
                                   ranks=entry_ranks, count=entered_count)  # fmt: skip
                    after[at] = entered_at + then
                    faces[at] = entry.heads[edge, FACES_OF]
                    at += 1


def moves_of(game: Game, index: Index3, n: int, out: int) -> Moves:
    """Return the moves of the level with `n` containers, with `out` players out (0 or 1)."""
    edges = level_edges(game, index, n)
    blocks = [
        (layer, phase)
        for layer in layers_of(index.containers, n)
        for phase in range(index.phases[out])
    ]
    start = index.at(out, *blocks[0])
    end = index.at(out, blocks[-1][0], index.phases[out])
    counts = np.zeros(end - start + 1, np.int64)
    for layer, phase in blocks:
        at = index.at(out, layer, phase) - start
        entry = edges.entering[mover_of(index.own_entry, out, phase)]
        can_enter = layer[0] < index.containers
        _count(edges.board, entry, can_enter, masks(n, *layer[1:]), counts[at + 1 :])
    first = np.cumsum(counts)
    after, faces = np.zeros(first[-1], np.int32), np.zeros(first[-1], np.uint8)
    outs, rerolls = np.zeros(end - start, np.int32), np.zeros(end - start, np.uint8)
    for layer, phase in blocks:
        at = index.at(out, layer, phase) - start
        here = slice(at, at + index.block(layer))
        _write_block(index, edges, layer, phase, out, first[at:], after, faces)
        rerolls[here] = plain(rerolls_with)(EDITION_NUMBER[game.edition], layer[0])
        if out == 0:
            outs[here] = _outs(index, layer, phase)
    return Moves(start, end, first, after, faces, outs, rerolls)


def _write_block(
    index: Index3,
    edges: LevelEdges,
    layer: Layer3,
    phase: int,
    out: int,
    first: Ints,
    after: Numbers,
    faces: Bytes,
) -> None:
    a, b, c = layer
    n, containers = sum(layer), index.containers
    then = next_phase(index.own_entry, out, phase)
    board = (b, c, a) if out == 0 else (b, a, c)
    entered = (b, c, a + 1) if out == 0 else (b, a + 1, c)
    can_enter = a < containers
    _write(
        edges.board,
        edges.entering[mover_of(index.own_entry, out, phase)],
        can_enter,
        masks(n, b, c),
        pattern_ranks(n, containers),
        pattern_ranks(n + can_enter, containers),
        n,
        out,
        index.at(out, board, then),
        count_patterns(board),
        index.at(out, entered, then) if can_enter else 0,
        count_patterns(entered),
        first,
        after,
        faces,
    )


def _outs(index: Index3, layer: Layer3, phase: int) -> Ints:
    """Return the positions with two left that the mover of each position leaves behind."""
    a, b, c = layer
    n = sum(layer)
    pairs = masks(n, b, c)
    mine = ((1 << n) - 1) ^ pairs[:, 0] ^ pairs[:, 1]
    patterns = pattern_ranks(n, index.containers)[pairs[:, 1] << n | mine]
    blocks = np.arange(len(index.levels[n].kept)) * len(pairs)
    at = index.at(1, (b, c, a), phase_when_out(index.own_entry, phase))
    found: Ints = (at + blocks[:, None] + patterns).ravel()
    return found
