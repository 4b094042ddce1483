"""Perft: the number of sequences of `n` player actions over all outcomes of chance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, kernel
from quayside.core.rules import (
    APPLY_PTR,
    CHANCE,
    LIST_PTR,
    OUTCOMES_PTR,
    OVER,
    STATUS_PTR,
    Floats,
    Row,
    Rules,
    Scratch,
)

_SIGNATURE = types.int64(
    STATUS_PTR,
    LIST_PTR,
    APPLY_PTR,
    OUTCOMES_PTR,
    ROW,
    types.int64,
    types.int32[:, ::1],
    types.int32[:, ::1],
    types.int64[:, ::1],
    types.float64[::1],
    SCRATCH,
)


@kernel(_SIGNATURE)
def _count(
    status: Any,
    legal: Any,
    apply: Any,
    outcomes: Any,
    start: Row,
    depth: int,
    rows: NDArray[np.int32],
    lists: NDArray[np.int32],
    frames: NDArray[np.int64],
    p: Floats,
    scratch: Scratch,
) -> int:
    """Walk the tree with an explicit stack. A frame is [actions left, branches, next branch]; the
    last action is not played, only counted."""
    total = 0
    top = 0
    rows[0, :] = start
    frames[0, 0] = depth
    frames[0, 1] = -1
    while top >= 0:
        row = rows[top]
        left = frames[top, 0]
        turn = status(row)
        if frames[top, 1] < 0:
            frames[top, 2] = 0
            if turn == OVER:
                top -= 1
                continue
            if turn == CHANCE:
                n = outcomes(row, p, scratch)
                branches = 0
                for outcome in range(n):
                    if p[outcome] > 0.0:
                        lists[top, branches] = outcome
                        branches += 1
                frames[top, 1] = branches
            else:
                frames[top, 1] = legal(row, lists[top], scratch)
                if left == 1:
                    total += frames[top, 1]
                    top -= 1
                    continue
        if frames[top, 2] == frames[top, 1]:
            top -= 1
            continue
        branch = lists[top, frames[top, 2]]
        frames[top, 2] += 1
        top += 1
        rows[top, :] = row
        apply(rows[top], branch, scratch)
        frames[top, 0] = left if turn == CHANCE else left - 1
        frames[top, 1] = -1
    return total


def perft(rules: Rules, row: Row, depth: int) -> int:
    """Count the sequences of `depth` actions from a position."""
    if depth <= 0:
        return 1
    frames = 2 * depth + 2
    return int(
        _count(
            rules.status,
            rules.legal,
            rules.apply,
            rules.outcomes,
            row,
            depth,
            np.zeros((frames, rules.row_size), np.int32),
            np.zeros((frames, rules.action_count + 8), np.int32),
            np.zeros((frames, 3), np.int64),
            np.zeros(max(1, rules.outcome_count), np.float64),
            rules.scratch(),
        )
    )
