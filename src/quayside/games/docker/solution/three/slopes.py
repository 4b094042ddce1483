"""How the response of a position with three left changes with the values one move on.

Logit choices only (see `sweep.py`). The values of a position add up to one, so two of them say it
all: those of the last player and of the mover. Each move has three *slopes*, summed over the faces
that allow it: how much the last player's response changes with the last player's value after the
move, how much it changes with the next mover's value there, and how much the mover's response
changes with the last player's value, which is the mover's own one move later.
"""

from __future__ import annotations

import math

import numpy as np
from numba import types

from quayside.core.kernel import kernel, kernel_helper
from quayside.games.docker.rules import FACES
from quayside.games.docker.solution.sweep import faces_that_count
from quayside.games.docker.solution.three.sweep import (
    LAST,
    OWN,
    ROOM,
    TOP,
    WEIGHT,
    Bytes,
    Ints,
    Numbers,
    Values,
    find_tops,
)

# The columns of slopes, and those of heat: responses to the logarithm of the temperature.
LAST_BY_LAST, LAST_BY_FIRST, FIRST_BY_LAST, SLOPES = 0, 1, 2, 3
LAST_HEAT, FIRST_HEAT, HEATS = 0, 1, 2


@kernel_helper
def slopes_of(
    after: Numbers,
    faces: Bytes,
    begin: int,
    end: int,
    reroll: bool,
    guide: Values,
    sharpness: float,
    room: Values,
    slopes: Values,
    heat: Values,
    at: int,
) -> None:
    """Write the slopes of the moves of one position, and its heats as row `at`."""
    for cell in range(ROOM):
        room[cell] = 0.0
    seen = find_tops(after, faces, begin, end, guide, 0.0, room)
    counting = faces_that_count(seen, reroll)
    heat[at, LAST_HEAT], heat[at, FIRST_HEAT] = 0.0, 0.0
    for move in range(begin, end):
        own, last = guide[after[move], 2], guide[after[move], 1]
        for face in range(FACES):
            if faces[move] >> face & 1:
                weight = math.exp((own - room[TOP + face]) * sharpness)
                room[WEIGHT + face] += weight
                room[OWN + face] += weight * own
                room[LAST + face] += weight * last
    for move in range(begin, end):
        own, last = guide[after[move], 2], guide[after[move], 1]
        for column in range(SLOPES):
            slopes[move, column] = 0.0
        for face in range(FACES):
            if faces[move] >> face & 1:
                total = room[WEIGHT + face]
                share = math.exp((own - room[TOP + face]) * sharpness) / total / counting
                mine = (own - room[OWN + face] / total) * sharpness
                theirs = (last - room[LAST + face] / total) * sharpness
                slopes[move, LAST_BY_LAST] += share * (theirs - 1.0)
                slopes[move, LAST_BY_FIRST] -= share
                slopes[move, FIRST_BY_LAST] += share * (mine + 1.0)
                heat[at, LAST_HEAT] -= share * theirs * mine / sharpness
                heat[at, FIRST_HEAT] -= share * mine * mine / sharpness


@kernel_helper
def follow_slopes(
    after: Numbers, begin: int, end: int, start: int, stop: int, slopes: Values, column: int,
    change: Values,
) -> float:  # fmt: skip
    """Return how the response of a position changes with the values of its level, which has the
    numbers `start` to `stop`."""
    total = 0.0
    for move in range(begin, end):
        if after[move] < stop:
            total += slopes[move, column] * change[after[move] - start]
    return total


_FIRST = types.Array(types.int64, 1, "C", readonly=True)
_NUMBERS = types.Array(types.int32, 1, "C", readonly=True)
_BYTES = types.Array(types.uint8, 1, "C", readonly=True)
_VALUES_1D, _VALUES_2D = types.float64[::1], types.float64[:, ::1]


@kernel(
    types.void(
        _FIRST, _NUMBERS, _BYTES, _BYTES, _VALUES_2D, types.float64, types.int64, types.int64,
        _VALUES_2D, _VALUES_2D,
    )
)  # fmt: skip
def write_slopes(
    first: Ints,
    after: Numbers,
    faces: Bytes,
    rerolls: Bytes,
    guide: Values,
    sharpness: float,
    begin: int,
    end: int,
    slopes: Values,
    heat: Values,
) -> None:
    """Write the slopes and heats of the positions `begin` to `end` of a level."""
    room = np.zeros(ROOM)
    for i in range(begin, end):
        slopes_of(
            after, faces, first[i], first[i + 1], rerolls[i] != 0, guide, sharpness, room, slopes,
            heat, i,
        )  # fmt: skip


@kernel(
    types.void(
        _FIRST, _NUMBERS, types.int64, types.int64, _VALUES_2D, types.int64, _VALUES_1D,
        types.int64, types.int64, _VALUES_1D,
    )
)  # fmt: skip
def apply_slopes(
    first: Ints,
    after: Numbers,
    start: int,
    stop: int,
    slopes: Values,
    column: int,
    change: Values,
    begin: int,
    end: int,
    out: Values,
) -> None:
    """Write how the responses of the positions `begin` to `end` change."""
    for i in range(begin, end):
        out[i] = follow_slopes(after, first[i], first[i + 1], start, stop, slopes, column, change)
