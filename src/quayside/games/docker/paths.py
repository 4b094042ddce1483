"""The ways that a container can take: one to show for a move (DK-6), and what others would cost."""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper
from quayside.core.rules import Row, Scratch
from quayside.games.docker.rules import (
    EDITION,
    EN,
    ENTRIES,
    FROM_HAND,
    HEIGHT,
    OWN_SIDE,
    PLAYERS,
    REVISIT,
    RULES,
    SQUARES,
)

LONGEST = 6  # steps of a move: each costs a point or more
ALL_ENTRIES = sum(1 << square for square in ENTRIES)
_MOST_STEPS = SQUARES + 1  # of a way that stands on no square twice, the start perhaps once more

# Scratch space behind that of the rules. Heights are those of the board without the moving
# container; the floor outside is a tenth square. Then a stack, with the start at its bottom:
# squares stood on, points spent so far, and the square to try next.
_HEIGHTS = RULES.scratch_size
STOOD = _HEIGHTS + SQUARES + 1
SPENT = STOOD + _MOST_STEPS + 1
_NEXT = SPENT + _MOST_STEPS + 1
SCRATCH_SIZE = _NEXT + _MOST_STEPS + 1

_BESIDE = np.array(
    [
        sum(1 << t for t in range(SQUARES) if abs(t // 3 - s // 3) + abs(t % 3 - s % 3) == 1)
        for s in range(SQUARES)
    ],
    np.int64,
)
_ENTRY = np.array(ENTRIES, np.int64)


@kernel_helper
def entries_of(row: Row, seat: int) -> int:
    """Return the squares, as bits, where a seat's containers enter (DK-1)."""
    if row[EDITION] == EN:
        return 1 << int(_ENTRY[OWN_SIDE[row[PLAYERS], seat]])
    return ALL_ENTRIES


@kernel(
    types.int64(
        ROW, types.int64, types.int64, types.int64, types.int64, types.boolean, types.int64, SCRATCH
    )
)
def costs(
    row: Row,
    source: int,
    target: int,
    entries: int,
    most: int,
    twice: bool,
    steps: int,
    scratch: Scratch,
) -> int:
    """Return what the ways from a source to a target cost, as bits, up to `most` points.

    `twice` drops DK-4, and then `most` is at most `LONGEST`. With `steps` only the first way counts
    that has so many steps and costs exactly `most`; it is left in scratch space. First is the one
    whose squares come first in their order.
    """
    for square in range(SQUARES):
        scratch[_HEIGHTS + square] = row[HEIGHT + square] - (square == source)
    scratch[_HEIGHTS + FROM_HAND] = 0
    stood = 0 if source == FROM_HAND or row[REVISIT] else 1 << source
    scratch[STOOD], scratch[SPENT], scratch[_NEXT] = source, 0, 0
    depth, found = 0, 0
    deepest = steps if steps else _MOST_STEPS
    while depth >= 0:
        here, there = scratch[STOOD + depth], scratch[_NEXT + depth]
        if there == SQUARES or depth == deepest:
            if depth:
                stood &= ~(1 << here)
            depth -= 1
            continue
        scratch[_NEXT + depth] += 1
        near = entries if here == FROM_HAND else _BESIDE[here]
        if not near >> there & 1 or (stood >> there & 1 and not twice):
            continue
        rise = abs(scratch[_HEIGHTS + there] - scratch[_HEIGHTS + here])
        spent = scratch[SPENT + depth] + 1 + rise
        if spent > most:
            continue
        depth += 1
        stood |= 1 << there
        scratch[STOOD + depth], scratch[SPENT + depth], scratch[_NEXT + depth] = there, spent, 0
        if there == target:
            if steps == 0:
                found |= 1 << spent
            elif depth == steps and spent == most:
                return 1 << int(spent)
    return found


@kernel(types.int64(ROW, types.int64, types.int64, types.int64, types.int64, SCRATCH))
def find_way(row: Row, seat: int, source: int, target: int, points: int, scratch: Scratch) -> int:
    """Find the way to show of a legal move: fewest squares, then the first in order (DK-6). Return
    how many steps it has; the squares are behind `STOOD` and the points spent behind `SPENT`."""
    entries = entries_of(row, seat)
    for steps in range(1, LONGEST + 1):
        if costs(row, source, target, entries, points, False, steps, scratch):
            return steps
    return 0
