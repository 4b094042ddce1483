"""One step for one position of three-player Docker: its values from those one move on.

The functions are plain arithmetic on numbers and arrays, so the processor's cores and a graphics
card compile the same source. `Moves` in the comments means edges as in two-player Docker (see
`solution/edges.py`): a move puts the bits of both masks of a pattern into another order.

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
from quayside.games.docker.solution.edges import (
    EDGES,
    FACES_OF,
    HALF,
    HALF_BITS,
    SLICE,
    TOP_BIT,
    Edges,
)
from quayside.games.docker.solution.sweep import faces_that_count

Heads: TypeAlias = NDArray[np.int32]
Maps: TypeAlias = NDArray[np.int16]
Ints: TypeAlias = NDArray[np.int64]
Ranks: TypeAlias = NDArray[np.int32]
Values: TypeAlias = NDArray[np.float64]

# Columns of `heads` are those of two-player edges. Cells of the working room of one position:
TOP, WEIGHT, OWN, NEXT, LAST, ROOM = 0, 6, 12, 18, 24, 30
# What is played: the strategy, or by the mover the best move against it.
FOLLOW, BEST = 0, 1
# The cells of `where`: begin of the positions after a move and after entering, patterns there.
BOARD_AT, BOARD_COUNT, ENTERED_AT, ENTERED_COUNT, OUT_AT, CONTAINERS_ON, HERE_AT = range(7)
# The columns of `pulls`: the last pull on each player's value, and the step that it is given.
STEP, PULLS = 3, 6
LONGEST, SHORTEST, _LONGER, _SHORTER = 0.5, 2e-4, 1.06, 0.5
_FAR = -1e9


@kernel_helper
def reorder(maps: Maps, edge: int, mask: int) -> int:
    """Return where a move puts the containers of a mask."""
    return wide(maps[edge, mask & (HALF - 1)] | maps[edge, HALF + (mask >> HALF_BITS)])


@kernel_helper
def after_three(maps: Maps, edge: int, ones: int, twos: int, n: int, ranks: Ranks) -> int:
    """Return the pattern after a move with three left, as the next player sees it; `n` containers
    are on the board then."""
    first = reorder(maps, edge, ones)
    second = reorder(maps, edge, twos)
    rest = ((1 << n) - 1) ^ first ^ second
    return wide(ranks[second << n | rest])


@kernel_helper
def after_two(maps: Maps, edge: int, ones: int, twos: int, n: int, ranks: Ranks) -> int:
    """Return the pattern after a move with two left, as the other player sees it."""
    first = reorder(maps, edge, ones)
    second = reorder(maps, edge, twos)
    rest = ((1 << n) - 1) ^ first ^ second
    return wide(ranks[rest << n | second])


@kernel_helper
def score_of(guide: Values, after: int, lean: float) -> float:
    """Return what a mover who leaves this position behind wants to be large."""
    return guide[after, 2] + lean * (guide[after, 0] - guide[after, 1])


@kernel_helper
def find_tops(
    first: Ints,
    heads: Heads,
    maps: Maps,
    h: int,
    ones: int,
    twos: int,
    n: int,
    ranks: Ranks,
    guide: Values,
    at: int,
    count: int,
    lean: float,
    room: Values,
    seen: int,
) -> int:
    """Raise the best score of each face by one position's edges; return the faces seen."""
    for edge in range(first[h], first[h + 1]):
        if (ones | twos) >> heads[edge, TOP_BIT] & 1 == 0:
            pattern = after_three(maps, edge, ones, twos, n, ranks)
            after = at + wide(heads[edge, SLICE]) * count + pattern
            score = score_of(guide, after, lean)
            faces = wide(heads[edge, FACES_OF])
            seen |= faces
            for face in range(FACES):
                if faces >> face & 1 and score > room[TOP + face]:
                    room[TOP + face] = score
    return seen


@kernel_helper
def add_moves(
    first: Ints,
    heads: Heads,
    maps: Maps,
    h: int,
    ones: int,
    twos: int,
    n: int,
    ranks: Ranks,
    guide: Values,
    values: Values,
    at: int,
    count: int,
    lean: float,
    sharpness: float,
    even: bool,
    mode: int,
    room: Values,
) -> None:
    """Add up the values after each edge by face, weighted by the strategy."""
    for edge in range(first[h], first[h + 1]):
        if (ones | twos) >> heads[edge, TOP_BIT] & 1 == 0:
            pattern = after_three(maps, edge, ones, twos, n, ranks)
            after = at + wide(heads[edge, SLICE]) * count + pattern
            score = score_of(guide, after, lean)
            faces = wide(heads[edge, FACES_OF])
            own = values[after, 2]
            for face in range(FACES):
                if faces >> face & 1:
                    if mode == BEST and own > room[OWN + face]:
                        room[OWN + face] = own
                    behind = (room[TOP + face] - score) * sharpness
                    if behind < (1.0 if even else 40.0):
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
    first: Ints,
    heads: Heads,
    maps: Maps,
    entry_first: Ints,
    entry_heads: Heads,
    entry_maps: Maps,
    h: int,
    ones: int,
    twos: int,
    ranks: Ranks,
    entry_ranks: Ranks,
    guide: Values,
    values: Values,
    pairs: Values,
    out_pattern: int,
    where: Ints,
    lean: float,
    sharpness: float,
    even: bool,
    mode: int,
    reroll: bool,
    room: Values,
    new: Values,
) -> None:
    """Write the three new values of one position with three players left."""
    n = where[CONTAINERS_ON]
    for cell in range(ROOM):
        room[cell] = 0.0
    for face in range(FACES):
        room[TOP + face] = _FAR
    at, count = where[BOARD_AT], where[BOARD_COUNT]
    seen = find_tops(first, heads, maps, h, ones, twos, n, ranks, guide, at, count, lean, room, 0)
    entered_at, entered = where[ENTERED_AT], where[ENTERED_COUNT]
    if entered:
        seen = find_tops(
            entry_first, entry_heads, entry_maps, h, ones, twos, n + 1, entry_ranks, guide,
            entered_at, entered, lean, room, seen,
        )  # fmt: skip
        add_moves(
            entry_first, entry_heads, entry_maps, h, ones, twos, n + 1, entry_ranks, guide, values,
            entered_at, entered, lean, sharpness, even, mode, room,
        )  # fmt: skip
    add_moves(
        first, heads, maps, h, ones, twos, n, ranks, guide, values, at, count, lean, sharpness,
        even, mode, room,
    )  # fmt: skip
    left = where[OUT_AT] + h * count + out_pattern
    add_faces(room, seen, reroll, mode, pairs[left, 0], pairs[left, 1], new)


@kernel_helper
def raise_best(
    first: Ints,
    heads: Heads,
    maps: Maps,
    h: int,
    ones: int,
    twos: int,
    n: int,
    ranks: Ranks,
    values: Values,
    at: int,
    count: int,
    best: Values,
    seen: int,
) -> int:
    """Raise the best worth of each face by one position's edges, with two players left."""
    for edge in range(first[h], first[h + 1]):
        if (ones | twos) >> heads[edge, TOP_BIT] & 1 == 0:
            pattern = after_two(maps, edge, ones, twos, n, ranks)
            worth = 1.0 - values[at + wide(heads[edge, SLICE]) * count + pattern]
            faces = wide(heads[edge, FACES_OF])
            seen |= faces
            for face in range(FACES):
                if faces >> face & 1 and worth > best[face]:
                    best[face] = worth
    return seen


@kernel_helper
def two_left(
    first: Ints,
    heads: Heads,
    maps: Maps,
    entry_first: Ints,
    entry_heads: Heads,
    entry_maps: Maps,
    h: int,
    ones: int,
    twos: int,
    ranks: Ranks,
    entry_ranks: Ranks,
    values: Values,
    entered_values: Values,
    where: Ints,
    reroll: bool,
    best: Values,
) -> float:
    """Return the mover's chance in one position with two players left."""
    n = where[CONTAINERS_ON]
    for face in range(FACES):
        best[face] = 0.0
    seen = raise_best(
        first, heads, maps, h, ones, twos, n, ranks, values, where[BOARD_AT], where[BOARD_COUNT],
        best, 0,
    )  # fmt: skip
    if where[ENTERED_COUNT]:
        seen = raise_best(
            entry_first, entry_heads, entry_maps, h, ones, twos, n + 1, entry_ranks,
            entered_values, where[ENTERED_AT], where[ENTERED_COUNT], best, seen,
        )  # fmt: skip
    counting = faces_that_count(seen, reroll)
    if counting == 0:
        return 0.0
    total = best[0] + best[1] + best[2] + best[3] + best[4] + best[5]
    return float(total / counting)


_CONST_INTS = types.Array(types.int64, 1, "C", readonly=True)
_CONST_INTS_2D = types.Array(types.int64, 2, "C", readonly=True)
_CONST_RANKS = types.Array(types.int32, 1, "C", readonly=True)
_VALUES_1D, _VALUES_2D = types.float64[::1], types.float64[:, ::1]


@kernel(
    types.void(
        EDGES, EDGES, _CONST_INTS_2D, _CONST_RANKS, _CONST_RANKS, _VALUES_2D, _VALUES_2D,
        _VALUES_2D, _CONST_INTS, types.float64, types.float64, types.boolean, types.int64,
        types.boolean, types.int64, types.int64, _VALUES_2D,
    )
)  # fmt: skip
def sweep_three(
    edges: Edges,
    entry: Edges,
    patterns: Ints,
    ranks: Ranks,
    entry_ranks: Ranks,
    guide: Values,
    values: Values,
    pairs: Values,
    where: Ints,
    lean: float,
    sharpness: float,
    even: bool,
    mode: int,
    reroll: bool,
    begin: int,
    end: int,
    fresh: Values,
) -> None:
    """Write the new values of the height vectors `begin` to `end` of one phase of a layer."""
    room = np.zeros(ROOM)
    new = np.zeros(3)
    count = patterns.shape[0]
    for h in range(begin, end):
        for r in range(count):
            three_left(
                edges.first, edges.heads, edges.maps, entry.first, entry.heads, entry.maps, h,
                patterns[r, 0], patterns[r, 1], ranks, entry_ranks, guide, values, pairs,
                patterns[r, 2], where, lean, sharpness, even, mode, reroll, room, new,
            )  # fmt: skip
            at = where[HERE_AT] + h * count + r
            for player in range(3):
                fresh[at, player] = new[player]


@kernel(
    types.float64(
        EDGES, EDGES, _CONST_INTS_2D, _CONST_RANKS, _CONST_RANKS, _VALUES_1D, _VALUES_1D,
        _CONST_INTS, types.boolean, types.int64, types.int64, _VALUES_1D,
    )
)  # fmt: skip
def sweep_two(
    edges: Edges,
    entry: Edges,
    patterns: Ints,
    ranks: Ranks,
    entry_ranks: Ranks,
    values: Values,
    entered_values: Values,
    where: Ints,
    reroll: bool,
    begin: int,
    end: int,
    fresh: Values,
) -> float:
    """Write the new chances of one phase of a layer with two left; return the largest change."""
    best = np.zeros(FACES)
    count = patterns.shape[0]
    largest = 0.0
    for h in range(begin, end):
        for r in range(count):
            new = two_left(
                edges.first, edges.heads, edges.maps, entry.first, entry.heads, entry.maps, h,
                patterns[r, 0], patterns[r, 1], ranks, entry_ranks, values, entered_values, where,
                reroll, best,
            )  # fmt: skip
            at = where[HERE_AT] + h * count + r
            largest = max(largest, abs(new - values[at]))
            fresh[at] = new
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
