"""Every position has a number: rank and unrank without search.

A position is seen by the player about to roll. It falls into four parts, each a plain number:

* the layer `(mine, theirs)`: containers on the board;
* the heights of the nine squares: a composition of `n = mine + theirs`, ranked by the positions of
  its eight bars among `n + 8` places (the combinatorial number system);
* of the heights that are images of each other under the board's symmetries, only those of the
  lowest rank are kept, numbered in that order;
* the owners: the containers in the order of their squares, each stack from the bottom up, make a
  pattern of `n` bits, 1 for mine, ranked among the patterns with as many ones.

The number within a layer is `heights x patterns + pattern`; layers follow one another.

Where entry is free the board has eight symmetries. With own entries (`en`, DK-1) it has the mirror
that exchanges files a and c, and the board is first turned so that the player about to roll enters
in the south.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.rules import TURN, Row
from quayside.games.docker.rules import HAND, HEIGHT, OUTS, ROLL, SQUARES, STACK
from quayside.games.docker.solution.setup import MOST_CONTAINERS, Setup

Layer: TypeAlias = tuple[int, int]
Ints: TypeAlias = NDArray[np.int64]

PATTERN_BITS = 2 * MOST_CONTAINERS

CONST_ROW = types.Array(types.int32, 1, "C", readonly=True)
CONST_I32 = types.Array(types.int32, 1, "C", readonly=True)
CONST_I64 = types.Array(types.int64, 1, "C", readonly=True)
CONST_I64_2D = types.Array(types.int64, 2, "C", readonly=True)
CONST_I8_2D = types.Array(types.int8, 2, "C", readonly=True)

BINOMIAL = np.array([[comb(n, k) for k in range(10)] for n in range(22)], np.int64)
# RANKS[pattern] counts the smaller patterns with as many ones, whatever the number of bits.
_ONES = np.array([pattern.bit_count() for pattern in range(1 << PATTERN_BITS)])
RANKS = np.zeros(1 << PATTERN_BITS, np.int16)
for _count in range(PATTERN_BITS + 1):
    RANKS[_count == _ONES] = np.arange(np.count_nonzero(_count == _ONES))


def _symmetries() -> Ints:
    """Return for each symmetry and square the square that is carried there. The identity and the
    mirror of the files come first: they are the ones that `en` has."""
    board = np.arange(SQUARES).reshape(3, 3)
    turned = [np.rot90(board, quarter) for quarter in range(4)]
    maps = [image for turn in turned for image in (turn, turn[:, ::-1])]
    return np.array([image.ravel() for image in maps], np.int64)


SYMMETRIES = _symmetries()
# What turns the board so that north becomes south: the mirror of the ranks.
TURN_ROUND = np.arange(SQUARES, dtype=np.int64).reshape(3, 3)[::-1].ravel().copy()


@cache
def patterns(n: int, ones: int) -> NDArray[np.int16]:
    """Return the owner patterns of `n` containers with so many ones, in the order of their rank."""
    return np.flatnonzero(_ONES[: 1 << n] == ones).astype(np.int16)


def rank_heights(heights: NDArray[np.int8]) -> Ints:
    """Return the ranks of height vectors, one a line, among those with as many containers."""
    bars = np.cumsum(heights[:, :-1], axis=1, dtype=np.int64) + np.arange(SQUARES - 1)
    ranks = np.zeros(len(heights), np.int64)
    for bar in range(SQUARES - 1):
        ranks += BINOMIAL[bars[:, bar], bar + 1]
    return ranks


def all_heights(n: int) -> NDArray[np.int8]:
    """Return every height vector of `n` containers, in the order of their ranks."""
    left = np.arange(comb(n + 8, 8))
    bars = np.zeros((len(left), SQUARES + 1), np.int64)
    bars[:, 0], bars[:, SQUARES] = -1, n + SQUARES - 1
    for bar in range(SQUARES - 2, -1, -1):
        choices = BINOMIAL[: n + SQUARES, bar + 1]
        bars[:, bar + 1] = np.searchsorted(choices, left, side="right") - 1
        left = left - choices[bars[:, bar + 1]]
    return (np.diff(bars, axis=1) - 1).astype(np.int8)


def fold_heights(n: int, symmetries: int) -> tuple[NDArray[np.int8], NDArray[np.int32]]:
    """Return the height vectors that are kept and, for every rank, 8 x the number of the one kept
    in its place + the symmetry that leads there."""
    heights = all_heights(n)
    images = np.stack([rank_heights(heights[:, SYMMETRIES[g]]) for g in range(symmetries)])
    lowest = images.min(axis=0)
    kept = lowest == np.arange(len(heights))
    number = np.cumsum(kept) - 1
    return heights[kept], (8 * number[lowest] + images.argmin(axis=0)).astype(np.int32)


@dataclass(frozen=True)
class Index:
    """The numbering of all positions of a game: the tables that the kernels below go by."""

    containers: int
    own_entry: bool
    kept: NDArray[np.int8]
    """The height vectors that are kept, for 0, 1, 2 ... containers one after another."""
    kept_start: Ints
    places: NDArray[np.int32]
    """For each height vector, in the same order: 8 x number kept + symmetry (see `_fold`)."""
    place_start: Ints
    layer_start: Ints
    """[mine, theirs]: where a layer begins."""
    size: int

    def level(self, n: int) -> NDArray[np.int8]:
        """Return the kept height vectors of `n` containers."""
        return self.kept[self.kept_start[n] : self.kept_start[n + 1]]

    def level_places(self, n: int) -> NDArray[np.int32]:
        """Return the places of the height vectors of `n` containers."""
        return self.places[self.place_start[n] : self.place_start[n + 1]]

    def layer_size(self, layer: Layer) -> int:
        """Return how many positions a layer has."""
        return len(self.level(sum(layer))) * comb(sum(layer), layer[0])

    @property
    def layers(self) -> list[Layer]:
        """The layers in the order of their numbers."""
        return [(mine, theirs) for mine, theirs in np.ndindex(*self.layer_start.shape)]


def index_of(setup: Setup) -> Index:
    """Return the numbering of a game's positions."""
    return _index(setup.containers, setup.own_entry)


@cache
def _index(containers: int, own_entry: bool) -> Index:
    folded = [fold_heights(n, 2 if own_entry else 8) for n in range(2 * containers + 1)]
    layer_start = np.zeros((containers + 1, containers + 1), np.int64)
    size = 0
    for mine, theirs in np.ndindex(*layer_start.shape):
        layer_start[mine, theirs] = size
        size += len(folded[mine + theirs][0]) * comb(mine + theirs, mine)
    return Index(
        containers,
        own_entry,
        np.concatenate([kept for kept, _ in folded]),
        np.cumsum([0, *(len(kept) for kept, _ in folded)]),
        np.concatenate([places for _, places in folded]),
        np.cumsum([0, *(len(places) for _, places in folded)]),
        layer_start,
        size,
    )


@kernel_helper
def choose(n: int, k: int) -> int:
    """Return how many owner patterns of `n` containers have `k` ones."""
    k = min(k, n - k)
    return wide(BINOMIAL[n, k])


@kernel(types.int64(CONST_ROW, CONST_I32, CONST_I64, CONST_I64_2D, types.boolean))
def find(
    row: Row, places: NDArray[np.int32], place_start: Ints, layer_start: Ints, own_entry: bool
) -> int:
    """Return the number of a position that waits for a roll, or -1 for one that is not in the
    table: finished, with a roll, or with other numbers of containers."""
    seat = row[TURN]
    if seat < 0 or row[ROLL] != 0 or row[OUTS] != 0:
        return -1
    turned = own_entry and seat == 1
    n = wide(0)
    rank = wide(0)
    for square in range(SQUARES):
        if square > 0:
            rank += BINOMIAL[n + square - 1, square]
        n += row[HEIGHT + (TURN_ROUND[square] if turned else square)]
        if n > PATTERN_BITS:
            return -1
    if n + 1 >= place_start.shape[0]:
        return -1
    place = wide(places[place_start[n] + rank])
    symmetry = place & 7
    pattern = wide(0)
    mine = wide(0)
    bit = 0
    for square in range(SQUARES):
        here = SYMMETRIES[symmetry, square]
        if turned:
            here = TURN_ROUND[here]
        stack = wide(row[STACK + here])
        bit += row[HEIGHT + here]
        for level in range(row[HEIGHT + here]):
            own = wide((stack & 3) == seat)
            pattern |= own << (bit - 1 - level)
            mine += own
            stack >>= 2
    theirs = n - mine
    each = layer_start.shape[0] - 1
    if mine > each or theirs > each:
        return -1
    if row[HAND + seat] != each - mine or row[HAND + 1 - seat] != each - theirs:
        return -1
    return wide(layer_start[mine, theirs] + (place >> 3) * choose(n, mine) + RANKS[pattern])


@kernel_helper
def unrank_pattern(rank: int, n: int, ones: int) -> int:
    """Return the pattern of `n` bits with this rank among those with as many ones."""
    pattern = 0
    for bit in range(n - 1, -1, -1):
        below = choose(bit, ones) if ones <= bit else 0
        if ones > 0 and rank >= below:
            rank -= below
            pattern |= 1 << bit
            ones -= 1
    return pattern


@kernel_helper
def unrank(
    number: int, kept: NDArray[np.int8], kept_start: Ints, layer_start: Ints, row: Row
) -> None:
    """Write the position with this number into a row of the game: seat 0 is about to roll."""
    each = layer_start.shape[0] - 1
    mine, theirs = each, each
    while layer_start[mine, theirs] > number:
        theirs -= 1
        if theirs < 0:
            mine, theirs = mine - 1, each
    n = mine + theirs
    number -= layer_start[mine, theirs]
    height = kept_start[n] + number // choose(n, mine)
    pattern = unrank_pattern(number % choose(n, mine), n, mine)
    row[TURN] = 0
    row[ROLL] = 0
    row[HAND] = each - mine
    row[HAND + 1] = each - theirs
    for square in range(SQUARES):
        row[HEIGHT + square] = kept[height, square]
        stack = wide(1)
        for _ in range(kept[height, square]):
            stack = stack << 2 | (1 - (pattern & 1))
            pattern >>= 1
        row[STACK + square] = stack
