"""Number the positions of three-player Docker.

A position is seen by the player about to roll. Two families are numbered in the same way:

* *three left*: the owners are 0 the mover, 1 the next player, 2 the last one;
* *two left*: 0 the mover, 1 the other player, 2 the player who is out, whose containers stay.

The layer is `(a, b, c)`: the containers on the board of each owner. Within a layer the number is
`(phase x heights + height vector) x patterns + pattern`. Height vectors are folded by the board's
symmetries as in two-player Docker. A pattern is two bit masks, the containers of owner 1 and those
of owner 2, in the order of squares and from the bottom up.

Where players have their own entries (`en`, DK-1) no symmetry is left, and what matters besides is
who sits where: the *phase* is the mover's seat, or with two left the seats of both.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb, factorial
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from quayside.games.docker.solution.index import fold_heights

Layer3: TypeAlias = tuple[int, int, int]
PLAYERS = 3


@cache
def masks(n: int, ones: int, twos: int) -> NDArray[np.int64]:
    """Return the patterns of `n` containers, `[pattern, (mask of owner 1, mask of owner 2)]`."""
    pairs = [
        (first, second)
        for first in range(1 << n)
        if first.bit_count() == ones
        for second in range(1 << n)
        if second.bit_count() == twos and not first & second
    ]
    return np.array(pairs, np.int64).reshape(len(pairs), 2)


@cache
def pattern_ranks(n: int, containers: int) -> NDArray[np.int32]:
    """Return the number of each pattern within its layer, at `mask 1 << n | mask 2`."""
    ranks = np.zeros(1 << 2 * n, np.int32)
    for layer in layers_of(containers, n):
        pairs = masks(n, *layer[1:])
        ranks[pairs[:, 0] << n | pairs[:, 1]] = np.arange(len(pairs))
    return ranks


def layers_of(containers: int, n: int) -> list[Layer3]:
    """Return the layers with `n` containers on the board, in rising order."""
    each = range(containers + 1)
    return [(a, b, n - a - b) for a in each for b in each if 0 <= n - a - b <= containers]


def count_patterns(layer: Layer3) -> int:
    """Return how many owner patterns a layer has."""
    a, b, c = layer
    return factorial(a + b + c) // (factorial(a) * factorial(b) * factorial(c))


@dataclass(frozen=True)
class Level:
    """The height vectors of `n` containers."""

    kept: NDArray[np.int8]
    places: NDArray[np.int32]


@dataclass(frozen=True)
class Index3:
    """The numbering of all positions of a three-player game."""

    containers: int
    own_entry: bool
    levels: tuple[Level, ...]
    starts: tuple[dict[Layer3, int], dict[Layer3, int]]
    """Where a layer begins: with three left, and with two left."""
    sizes: tuple[int, int]
    """Positions with three left, and with two left."""

    @property
    def phases(self) -> tuple[int, int]:
        """Return how many phases there are with three left, and with two left."""
        return (PLAYERS, 2 * PLAYERS) if self.own_entry else (1, 1)

    def block(self, layer: Layer3) -> int:
        """Return how many positions one phase of a layer has."""
        return len(self.levels[sum(layer)].kept) * count_patterns(layer)

    def at(self, out: int, layer: Layer3, phase: int) -> int:
        """Return where the positions of a phase begin, with `out` players out (0 or 1)."""
        return self.starts[out][layer] + phase * self.block(layer)


def next_phase(own_entry: bool, out: int, phase: int) -> int:
    """Return the phase after a move, as the next player sees it."""
    if not own_entry:
        return 0
    if out == 0:
        return (phase + 1) % PLAYERS
    mover, back = phase // 2, phase % 2
    return (mover + 1 + back) % PLAYERS * 2 + 1 - back


def phase_when_out(own_entry: bool, phase: int) -> int:
    """Return the phase with two left once the mover of a phase with three left has gone out."""
    return (phase + 1) % PLAYERS * 2 if own_entry else 0


def mover_of(own_entry: bool, out: int, phase: int) -> int:
    """Return the seat whose entry the mover of a phase uses; 0 where entry is free."""
    return (phase if out == 0 else phase // 2) if own_entry else 0


@cache
def index_of(containers: int, own_entry: bool) -> Index3:
    """Return the numbering of a game with so many containers each."""
    most = PLAYERS * containers
    levels = tuple(Level(*fold_heights(n, 1 if own_entry else 8)) for n in range(most + 1))
    phases = (PLAYERS, 2 * PLAYERS) if own_entry else (1, 1)
    starts: tuple[dict[Layer3, int], dict[Layer3, int]] = ({}, {})
    sizes = [0, 0]
    for n in range(most + 1):
        for layer in layers_of(containers, n):
            for out in (0, 1):
                starts[out][layer] = sizes[out]
                sizes[out] += phases[out] * len(levels[n].kept) * count_patterns(layer)
    return Index3(containers, own_entry, levels, starts, (sizes[0], sizes[1]))


def unfolded_size(containers: int) -> int:
    """Return how many positions there are with three left when no symmetry is used."""
    return sum(
        comb(n + 8, 8) * count_patterns(layer)
        for n in range(PLAYERS * containers + 1)
        for layer in layers_of(containers, n)
    )
