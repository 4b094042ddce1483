"""The plain definitions of CR-5 and CR-6 on rows, compiled so that they can try everything."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, kernel
from quayside.core.rules import APPLY_PTR, LIST_PTR, Actions, Row, Rules, Scratch
from quayside.games.dockers.crates import (
    CELL_MASK,
    CRATE,
    CRATES,
    CUSTOMS_ACTIONS,
    FINISH,
    JOINED,
    MOVES,
    ROW_SIZE,
    STUCK,
    TURN,
    TURN_MOVES,
)


@kernel(types.boolean(ROW))
def is_joined(row: Row) -> bool:
    """CR-5: spread from crate to crate in neighbouring cells until nothing changes."""
    reached = np.zeros(CRATES, np.int64)
    reached[0], changed = 1, True
    while changed:
        changed = False
        for a in range(CRATES):
            for b in range(CRATES):
                if reached[a] and not reached[b]:
                    here, there = row[CRATE + a] & CELL_MASK, row[CRATE + b] & CELL_MASK
                    apart = abs((here & 31) - (there & 31)) + abs((here >> 5) - (there >> 5))
                    if apart <= 1:
                        reached[b], changed = 1, True
    return bool(reached.sum() == CRATES)


@kernel(
    types.int64(
        LIST_PTR,
        APPLY_PTR,
        ROW,
        types.int32[::1],
        SCRATCH,
        types.int32[:, ::1],
        types.int32[:, ::1],
        types.int64[::1],
        types.int64[::1],
    )
)
def _search(
    candidates: Any,
    apply: Any,
    row: Row,
    out: Actions,
    scratch: Scratch,
    rows: NDArray[np.int32],
    lists: NDArray[np.int32],
    counts: Scratch,
    at: Scratch,
) -> int:
    """Write the legal actions: candidates after which some sequence of candidates ends the turn
    with all joined, joined after every move if the option asks for it."""
    total = 0
    by_move = row[JOINED] != 0
    first = candidates(row, lists[0], scratch)
    for k in range(first):
        rows[1, :] = row
        apply(rows[1], lists[0, k], scratch)
        if by_move and not is_joined(rows[1]):
            continue
        if row[FINISH] == STUCK:
            if row[MOVES] < TURN_MOVES - 1 or is_joined(rows[1]):
                out[total] = lists[0, k]
                total += 1
            continue
        # Depth first from level 1; a level's list is made when it is reached.
        level, found = 1, False
        counts[1] = -1
        while level > 0 and not found:
            if rows[level, MOVES] == TURN_MOVES:
                found = is_joined(rows[level])
                level -= 1
                continue
            if counts[level] < 0:
                counts[level] = candidates(rows[level], lists[level], scratch)
                at[level] = 0
            if at[level] == counts[level]:
                level -= 1
                continue
            rows[level + 1, :] = rows[level]
            apply(rows[level + 1], lists[level, at[level]], scratch)
            at[level] += 1
            if not by_move or is_joined(rows[level + 1]):
                level += 1
                counts[level] = -1
        if found:
            out[total] = lists[0, k]
            total += 1
    return total


def legal_by_search(rules: Rules, row: Row, out: Actions, scratch: Scratch) -> int:
    """List the legal actions by trying everything."""
    if row[MOVES] == TURN_MOVES or row[TURN] < 0:
        return rules.candidates(row, out, scratch)
    return _search(
        rules.candidates,
        rules.apply,
        row,
        out,
        scratch,
        np.zeros((TURN_MOVES + 2, ROW_SIZE), np.int32),
        np.zeros((TURN_MOVES + 2, CUSTOMS_ACTIONS), np.int32),
        np.zeros(TURN_MOVES + 2, np.int64),
        np.zeros(TURN_MOVES + 2, np.int64),
    )
