"""One step for one position of three-player Docker: its values from those one move on.

The functions are plain arithmetic on numbers and arrays, so the processor's cores and a graphics
card compile the same source. The moves of a position are the cells `first[i]` to `first[i + 1]` of
`after`, the position that a move leads to, and `faces`, the faces that allow it as bits (see
`moves.py`).

*Strategy.* The values `guide[position, player]` define what everybody plays. A move leads to a
position in which the mover is the last player, so the mover's own value there is `guide[after, 2]`.
Its score is that value plus `lean` times what the next player gets more than the last one. Each
face plays its moves with weights that fall with the distance to the best score: `exp(-distance x
sharpness)`, or, where the choice is even, `1 - distance x sharpness` down to zero.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.games.docker.rules import FACES
from quayside.games.docker.solution.sweep import faces_that_count

Ints: TypeAlias = NDArray[np.int64]
Numbers: TypeAlias = NDArray[np.int32]
Bytes: TypeAlias = NDArray[np.uint8]
Values: TypeAlias = NDArray[np.float64]

# Cells of the working room of one position, six of each for the faces.
TOP, WEIGHT, OWN, NEXT, LAST, ROOM = 0, 6, 12, 18, 24, 30
# What is played: the strategy, or by the mover the best move against it.
FOLLOW, BEST = 0, 1
# The columns of `pulls`: the last pull on each player's value, and the step that it is given.
STEP, PULLS = 3, 6
LONGEST, SHORTEST, _LONGER, _SHORTER = 0.5, 2e-4, 1.06, 0.5
_FAR, _NEGLIGIBLE = -1e9, 40.0


@kernel_helper
def score_of(guide: Values, after: int, lean: float) -> float:
    """Return what a mover who leaves this position behind wants to be large."""
    return float(guide[after, 2] + lean * (guide[after, 0] - guide[after, 1]))


@kernel_helper
def find_tops(
    after: Numbers, faces: Bytes, begin: int, end: int, guide: Values, lean: float, room: Values
) -> int:
    """Find the best score of each face; return the faces that allow a move, as bits."""
    for face in range(FACES):
        room[TOP + face] = _FAR
    seen = wide(0)
    for move in range(begin, end):
        score = score_of(guide, after[move], lean)
        allowed = wide(faces[move])
        seen |= allowed
        for face in range(FACES):
            if allowed >> face & 1 and score > room[TOP + face]:
                room[TOP + face] = score
    return seen


@kernel_helper
def add_move(
    behind: float, even: bool, mode: int, values: Values, after: int, face: int, room: Values
) -> None:
    """Add the values after a move to those of a face, weighted by the strategy."""
    own = values[after, 2]
    if mode == BEST and own > room[OWN + face]:
        room[OWN + face] = own
    if behind < (1.0 if even else _NEGLIGIBLE):
        weight = 1.0 - behind if even else math.exp(-behind)
        room[WEIGHT + face] += weight
        room[NEXT + face] += weight * values[after, 0]
        room[LAST + face] += weight * values[after, 1]
        if mode == FOLLOW:
            room[OWN + face] += weight * own


@kernel_helper
def add_faces(
    room: Values, seen: int, reroll: bool, mode: int, out_next: float, out_last: float, new: Values
) -> None:
    """Write the mean over the faces that count: of the mover, the next and the last player."""
    counting = faces_that_count(seen, reroll)
    new[0], new[1], new[2] = 0.0, 0.0, 0.0
    if counting == 0:
        new[1], new[2] = out_next, out_last
    else:
        for face in range(FACES):
            if seen >> face & 1:
                weight = room[WEIGHT + face]
                new[0] += room[OWN + face] / (weight if mode == FOLLOW else 1.0)
                new[1] += room[NEXT + face] / weight
                new[2] += room[LAST + face] / weight
            elif not reroll:
                new[1] += out_next
                new[2] += out_last
        for player in range(3):
            new[player] /= counting


@kernel_helper
def three_left(
    after: Numbers,
    faces: Bytes,
    begin: int,
    end: int,
    reroll: bool,
    guide: Values,
    values: Values,
    out_next: float,
    out_last: float,
    lean: float,
    sharpness: float,
    even: bool,
    mode: int,
    room: Values,
    new: Values,
) -> None:
    """Write the three new values of one position with three players left."""
    for cell in range(ROOM):
        room[cell] = 0.0
    seen = find_tops(after, faces, begin, end, guide, lean, room)
    for move in range(begin, end):
        score = score_of(guide, after[move], lean)
        for face in range(FACES):
            if faces[move] >> face & 1:
                behind = (room[TOP + face] - score) * sharpness
                add_move(behind, even, mode, values, after[move], face, room)
    add_faces(room, seen, reroll, mode, out_next, out_last, new)


@kernel_helper
def two_left(
    after: Numbers,
    faces: Bytes,
    begin: int,
    end: int,
    reroll: bool,
    values: Values,
    entered: Values,
    level: int,
    best: Values,
) -> float:
    """Return the mover's chance in one position with two left; positions from `level` on belong to
    fuller levels, whose values are `entered`."""
    for face in range(FACES):
        best[face] = 0.0
    seen = wide(0)
    for move in range(begin, end):
        then = after[move]
        worth = 1.0 - (entered[then] if then >= level else values[then])
        allowed = wide(faces[move])
        seen |= allowed
        for face in range(FACES):
            if allowed >> face & 1 and worth > best[face]:
                best[face] = worth
    counting = faces_that_count(seen, reroll)
    if counting == 0:
        return 0.0
    total = best[0] + best[1] + best[2] + best[3] + best[4] + best[5]
    return float(total / counting)


_FIRST = types.Array(types.int64, 1, "C", readonly=True)
_NUMBERS = types.Array(types.int32, 1, "C", readonly=True)
_BYTES = types.Array(types.uint8, 1, "C", readonly=True)
_VALUES_1D, _VALUES_2D = types.float64[::1], types.float64[:, ::1]


@kernel(
    types.void(
        _FIRST, _NUMBERS, _BYTES, _NUMBERS, _BYTES, types.int64, _VALUES_2D, _VALUES_2D,
        _VALUES_2D, types.float64, types.float64, types.boolean, types.int64, types.int64,
        types.int64, _VALUES_2D,
    )
)  # fmt: skip
def sweep_three(
    first: Ints,
    after: Numbers,
    faces: Bytes,
    outs: Numbers,
    rerolls: Bytes,
    start: int,
    guide: Values,
    values: Values,
    pairs: Values,
    lean: float,
    sharpness: float,
    even: bool,
    mode: int,
    begin: int,
    end: int,
    fresh: Values,
) -> None:
    """Write the new values of the positions `begin` to `end` of the level that starts at `start`;
    `outs` are the positions with two left once the mover has gone out."""
    room = np.zeros(ROOM)
    new = np.zeros(3)
    for i in range(begin, end):
        three_left(
            after, faces, first[i], first[i + 1], rerolls[i] != 0, guide, values,
            pairs[outs[i], 0], pairs[outs[i], 1], lean, sharpness, even, mode, room, new,
        )  # fmt: skip
        for player in range(3):
            fresh[start + i, player] = new[player]


@kernel(
    types.float64(
        _FIRST, _NUMBERS, _BYTES, _BYTES, types.int64, types.int64, _VALUES_1D, _VALUES_1D,
        types.int64, types.int64, _VALUES_1D,
    )
)  # fmt: skip
def sweep_two(
    first: Ints,
    after: Numbers,
    faces: Bytes,
    rerolls: Bytes,
    start: int,
    level: int,
    values: Values,
    entered: Values,
    begin: int,
    end: int,
    fresh: Values,
) -> float:
    """Write the new chances of positions with two left; return the largest change."""
    best = np.zeros(FACES)
    largest = 0.0
    for i in range(begin, end):
        new = two_left(
            after, faces, first[i], first[i + 1], rerolls[i] != 0, values, entered, level, best
        )
        largest = max(largest, abs(new - values[start + i]))
        fresh[start + i] = new
    return largest


@kernel_helper
def blend(values: Values, fresh: Values, pulls: Values, at: int, calm: float) -> float:
    """Move the values of one position towards the new ones and return how far those were.

    The step goes by twice this pull less the last one (an optimistic step): where players chase
    each other, plain steps circle outwards unless they are tiny. Every value has a step of its own:
    it grows as long as the pull keeps its direction, and is halved when a pull larger than `calm`
    turns round.
    """
    largest = 0.0
    for player in range(3):
        pull = fresh[at, player] - values[at, player]
        last = pulls[at, player]
        largest = max(largest, abs(pull))
        step = pulls[at, STEP + player]
        if pull * last < 0.0 and abs(pull) > calm:
            step = max(SHORTEST, step * _SHORTER)
        else:
            step = min(LONGEST, step * _LONGER)
        values[at, player] += step * (2.0 * pull - last)
        pulls[at, player] = pull
        pulls[at, STEP + player] = step
    return largest


@kernel_helper
def take(values: Values, fresh: Values, at: int) -> float:
    """Replace the values of one position by the new ones; return the largest change."""
    largest = 0.0
    for player in range(3):
        largest = max(largest, abs(fresh[at, player] - values[at, player]))
        values[at, player] = fresh[at, player]
    return largest


@kernel(
    types.float64(
        _VALUES_2D, _VALUES_2D, _VALUES_2D, types.boolean, types.float64, types.int64, types.int64
    )
)
def blend_all(
    values: Values, fresh: Values, pulls: Values, whole: bool, calm: float, begin: int, end: int
) -> float:
    """Blend the positions `begin` to `end`, or take the new values as a whole; return the largest
    pull."""
    largest = 0.0
    for at in range(begin, end):
        if whole:
            largest = max(largest, take(values, fresh, at))
        else:
            largest = max(largest, blend(values, fresh, pulls, at, calm))
    return largest
