"""Find a position of three-player Docker among the numbered ones, and what is played there."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quayside.core.rules import TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.solution.index import SYMMETRIES, rank_heights
from quayside.games.docker.solution.three.engine import Choice
from quayside.games.docker.solution.three.index import (
    PLAYERS,
    Index3,
    Layer3,
    count_patterns,
    pattern_ranks,
)
from quayside.games.docker.text import owners


class Place(NamedTuple):
    """Where a position is kept."""

    out: int
    """Players who are out: 0 or 1."""
    number: int
    seats: tuple[int, int, int]
    """The seats of owners 0, 1 and 2 (see `index.py`)."""


def find(index: Index3, row: Row) -> Place | None:
    """Return the place of a position that waits for a roll, or None where it has none: finished,
    with a roll, or with other numbers of containers."""
    mover, out = int(row[TURN]), int(row[r.OUTS])
    n = int(row[r.HEIGHT : r.HEIGHT + r.SQUARES].sum())
    if mover < 0 or row[r.ROLL] or out > 1 or n > PLAYERS * index.containers:
        return None
    seats = (mover, (mover + 1) % PLAYERS, (mover + 2) % PLAYERS)
    if out and row[r.OUT_ORDER] == seats[1]:
        seats = (seats[0], seats[2], seats[1])
    place = int(index.levels[n].places[rank_heights(_heights(row))[0]])
    layer, ones, twos = _colours(row, place & 7, seats)
    for owner in range(PLAYERS - out):
        if layer[owner] + row[r.HAND + seats[owner]] != index.containers:
            return None
    if max(layer) > index.containers:
        return None
    phase = 0
    if index.own_entry:
        phase = 2 * mover + (seats[1] != (mover + 1) % PLAYERS) if out else mover
    pattern = int(pattern_ranks(n, index.containers)[ones << n | twos])
    number = index.at(out, layer, phase) + (place >> 3) * count_patterns(layer) + pattern
    return Place(out, number, seats)


def _heights(row: Row) -> NDArray[np.int8]:
    return row[None, r.HEIGHT : r.HEIGHT + r.SQUARES].astype(np.int8)


def _colours(row: Row, symmetry: int, seats: tuple[int, int, int]) -> tuple[Layer3, int, int]:
    """Return the layer and both masks of the board, seen through a symmetry."""
    masks, bit = [0, 0, 0], 0
    for square in range(r.SQUARES):
        for seat in owners(row, int(SYMMETRIES[symmetry, square])):
            masks[seats.index(seat)] |= 1 << bit
            bit += 1
    a, b, c = (mask.bit_count() for mask in masks)
    return (a, b, c), masks[1], masks[2]


def weights(values: NDArray[np.float64], choice: Choice) -> NDArray[np.float64]:
    """Return how likely each move is, from the values of the positions that moves lead to,
    `[move, player]` as the next player sees them."""
    scores = values[:, 2] + choice.lean * (values[:, 0] - values[:, 1])
    behind = (scores.max() - scores) * choice.sharpness
    raw = np.maximum(0.0, 1 - behind) if choice.even else np.exp(-behind) * (behind < 40)
    found: NDArray[np.float64] = raw / raw.sum()
    return found
