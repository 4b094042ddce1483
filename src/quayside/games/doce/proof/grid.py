"""Positions of one round up to the grid's symmetries.

The eight symmetries of the grid map lines to lines and zones to zones. There is no symmetry of the
faces: 6 minus a face would keep the sum of twelve, but a six has no partner.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from quayside.core.rules import TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.turns import DICE, NO_DIE

Key: TypeAlias = tuple[int, ...]
"""A position up to symmetry, seat and what earlier rounds brought."""

_GRID = np.arange(r.SQUARES).reshape(r.SIDE, r.SIDE)
_TURNED = [np.rot90(_GRID, quarter) for quarter in range(4)]
IMAGES: list[list[int]] = [
    image.ravel().tolist() for turn in _TURNED for image in (turn, turn[:, ::-1])
]
"""For each symmetry the square that each square goes to; the first is the identity."""
INVERSES = [[image.index(square) for square in range(r.SQUARES)] for image in IMAGES]
_LOW = 13


def _set_tables(image: list[int]) -> tuple[list[int], list[int]]:
    """Return where the low and the high bits of a set go."""
    low, high = [0] * (1 << _LOW), [0] * (1 << (r.SQUARES - _LOW))
    for table, first in ((low, 0), (high, _LOW)):
        for number in range(1, len(table)):
            bit = number & -number
            table[number] = table[number ^ bit] | 1 << image[first + bit.bit_length() - 1]
    return low, high


_TABLES = [_set_tables(image) for image in IMAGES]
_SETS = (r.DICE, r.BLOCKER, r.FACE, r.FACE + 1, r.FACE + 2)


def move_set(squares: int, symmetry: int) -> int:
    """Return the image of a set of squares."""
    low, high = _TABLES[symmetry]
    return low[squares & (1 << _LOW) - 1] | high[squares >> _LOW]


def move_turn(turn: int, image: list[int]) -> int:
    """Return the image of a turn: `IMAGES[symmetry]`, or `INVERSES[symmetry]` for the way back."""
    if turn == NO_DIE:
        return turn
    blocker, die = divmod(turn, DICE)
    square, face = divmod(die, r.FACES)
    spot = r.SQUARES if blocker == r.SQUARES else image[blocker]
    return DICE * spot + r.FACES * image[square] + face


def key_of(row: Row) -> tuple[Key, int]:
    """Return the smallest image of a position, as the player to move sees it, and its symmetry."""
    cells = row.tolist()
    seat = cells[TURN]
    own = [cells[r.DICE + seat], cells[r.DICE + 1 - seat]]
    own += [cells[r.BLOCKER + seat], cells[r.BLOCKER + 1 - seat]]
    own += cells[r.FACE : r.FACE + 3]
    marks = (cells[r.LAST + seat], cells[r.LAST + 1 - seat])
    best: tuple[Key, int] | None = None
    for symmetry, image in enumerate(IMAGES):
        moved = tuple(move_set(squares, symmetry) for squares in own)
        ends = tuple(r.NO_SQUARE if mark == r.NO_SQUARE else image[mark] for mark in marks)
        key = (*moved, *ends, cells[r.MID])
        if best is None or key < best[0]:
            best = key, symmetry
    assert best
    return best


def dice_on(row: Row) -> int:
    """Return how many dice are on the grid."""
    return int(row[r.DICE] | row[r.DICE + 1]).bit_count()
