"""Openings of a round that are proved to win: `openings.py` holds them, up to symmetry.

A position is found by a 64-bit hash: each die, blocker and marker has a random number for each
square, and the smallest combination of the grid's eight images is the key.
"""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.bits import ones
from quayside.core.kernel import ROW, kernel, kernel_helper, wide
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.openings import OPENINGS
from quayside.games.doce.proof.grid import IMAGES, INVERSES
from quayside.games.doce.turns import NO_DIE, PLAIN
from quayside.games.doce.view import SQUARE_NAMES

NONE = -1
_BLOCKERS, _MARKERS = 2 * r.FACES, 2 * r.FACES + 2
_WORD = (1 << 64) - 1


def _numbers(count: int) -> list[int]:
    """Return random numbers, the same on every machine (splitmix64)."""
    found, state = [], 0
    for _ in range(count):
        state = state + 0x9E3779B97F4A7C15 & _WORD
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
        found.append((z ^ z >> 31) - (1 << 63))
    return found


_NUMBERS = np.array(_numbers((_MARKERS + 2) * r.SQUARES), np.int64).reshape(-1, r.SQUARES)
_IMAGES, _INVERSES = np.array(IMAGES, np.int64), np.array(INVERSES, np.int64)


def _die(text: str) -> int:
    square, face = text.split("=")
    return r.FACES * SQUARE_NAMES.index(square) + int(face) - 1


def _table() -> tuple[list[int], list[int], list[int]]:
    """Return keys, rising, and for each the die that begins the win and in how many turns it wins.
    A line of the file is: key, die, turns, answers of the certificate, position."""
    entries = sorted(
        (int(key, 16) - (1 << 63), _die(die), int(turns))
        for key, die, turns, _ in (line.split(maxsplit=3) for line in OPENINGS.split("\n") if line)
    )
    return [e[0] for e in entries], [e[1] for e in entries], [e[2] for e in entries]


_KEYS, _DICE, _TURNS = (np.array(column, np.int64) for column in _table())
_MOST_DICE = 8


@kernel(types.int64(ROW, types.int64))
def image_key(row: Row, symmetry: int) -> int:
    """Return the hash of an image of a position as the player to move sees it."""
    seat, key, image = wide(row[TURN]), 0, _IMAGES[symmetry]
    for square in range(r.SQUARES):
        there = image[square]
        for side in range(2):
            owner = seat if side == 0 else 1 - seat
            if row[r.DICE + owner] >> square & 1:
                face = 0
                for digit in range(3):
                    face |= (wide(row[r.FACE + digit]) >> square & 1) << digit
                key ^= _NUMBERS[r.FACES * side + face - 1, there]
            if row[r.BLOCKER + owner] >> square & 1:
                key ^= _NUMBERS[_BLOCKERS + side, there]
            if row[r.LAST + owner] == square:
                key ^= _NUMBERS[_MARKERS + side, there]
    return key


@kernel_helper
def _index(key: int) -> int:
    """Return where a key is in the table, or NONE."""
    low, high = 0, len(_KEYS)
    while low < high:
        middle = (low + high) // 2
        if _KEYS[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low if low < len(_KEYS) and _KEYS[low] == key else NONE


@kernel(types.int64(ROW))
def find_opening(row: Row) -> int:
    """Return the turn that begins a proved win of the player to move, plus NO_DIE + 1 times the
    number of turns in which it wins; or NONE. At the beginning of a turn only."""
    dice = ones(wide(row[r.DICE] | row[r.DICE + 1]))
    if row[TURN] == NOBODY or row[r.MID] or dice > _MOST_DICE:
        return NONE
    best, symmetry = image_key(row, 0), 0
    for image in range(1, len(_IMAGES)):
        key = image_key(row, image)
        if key < best:
            best, symmetry = key, image
    at = _index(best)
    if at == NONE:
        return NONE
    square, face = _DICE[at] // r.FACES, _DICE[at] % r.FACES
    turn = PLAIN + r.FACES * _INVERSES[symmetry, square] + face
    return wide((NO_DIE + 1) * _TURNS[at] + turn)
