"""Dockers' rules as kernels, in the rulebook's order."""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper
from quayside.core.rules import (
    APPLY,
    LIST,
    NOBODY,
    OBSERVE,
    OUTCOMES,
    OVER,
    RETURNS,
    STATUS,
    TEST,
    TURN,
    Actions,
    Features,
    Floats,
    Row,
    Rules,
    Scratch,
)
from quayside.games.dockers.board import (
    FALL, FALL_BITS, PIVOT, PIVOT_BIT, TIP_BITS, _HERE, do, height, is_joined_after, moves_of,
    show, undo, _PLACE, _PLACES, floor_of_crate,
)
from quayside.games.dockers.crates import (
    ACTION_COUNT, BEEN, BY_MOVE, CAP, CELL_MASK, COLOUR, CRATE, CRATES, CRATE_ACTIONS, CUSTOMS,
    CUSTOMS_ACTIONS, FACES_AT, FALLS, FINISH, JOINED, LEAVE_CUSTOMS, LEFT, MOVES, MUST, NO_CRATE,
    OFFSET, PIVOTED, PIVOTS, PLAYERS, ROW_SIZE, SCORE, STEP, STUCK, TURNS, TURN_MOVES,
    cell_of, floor_of, up_of,
)
from quayside.games.dockers.finish import SCRATCH_SIZE, can_finish, list_legal, LEGAL, all_actions


@kernel(STATUS)
def status(row: Row) -> int:
    """Return the seat to move, or OVER."""
    return OVER if row[TURN] == NOBODY else np.int64(row[TURN])


@kernel(types.boolean(ROW, types.int64, types.int64, types.int64, SCRATCH))
def _may(row: Row, i: int, move: int, quarters: int, s: Scratch) -> bool:
    left = TURN_MOVES - 1 - np.int64(row[MOVES])
    if left == 0 or row[FINISH] == STUCK:
        return (left > 0 and row[JOINED] != BY_MOVE) or is_joined_after(s, i, move)
    return can_finish(s, i, move, quarters, left, np.int64(row[JOINED]))


@kernel_helper
def _list_customs(row: Row, out: Actions, s: Scratch) -> int:
    count = 0
    for i in range(CRATES):
        crate = s[_HERE + i]
        out[count] = CUSTOMS_ACTIONS + i
        count += (height(s, cell_of(crate)) == floor_of(crate) + 1) & (i != row[CUSTOMS])
    out[count] = LEAVE_CUSTOMS
    return count + (row[CUSTOMS] != NO_CRATE)


@kernel(types.int64(ROW, types.int32[::1], SCRATCH, types.boolean))
def _list(row: Row, out: Actions, s: Scratch, exact: bool) -> int:
    if row[TURN] == NOBODY:
        return 0
    show(row, s)
    if row[MOVES] == TURN_MOVES:
        return _list_customs(row, out, s)
    left = TURN_MOVES - 1 - np.int64(row[MOVES])
    if not exact or (row[FINISH] == STUCK and row[JOINED] != BY_MOVE and left):
        for i in range(CRATES):
            s[LEGAL + i] = all_actions(moves_of(s, i))
    elif left == 0 or row[FINISH] == STUCK:
        for i in range(CRATES):
            moves = moves_of(s, i)
            kept = moves
            while moves:
                move = trailing_zeros(moves)
                moves &= moves - 1
                if not is_joined_after(s, i, move):
                    kept ^= np.int64(1) << move
            s[LEGAL + i] = all_actions(kept)
    else:
        list_legal(s, left, np.int64(row[JOINED]))
    count = 0
    for i in range(CRATES):
        actions = s[LEGAL + i]
        while actions:
            out[count] = CRATE_ACTIONS * i + trailing_zeros(actions)
            count += 1
            actions &= actions - 1
    return count


@kernel(LIST)
def legal(row: Row, out: Actions, scratch: Scratch) -> int:
    return _list(row, out, scratch, True)


@kernel(LIST)
def candidates(row: Row, out: Actions, scratch: Scratch) -> int:
    return _list(row, out, scratch, False)


@kernel_helper
def _split(action: int) -> tuple[int, int, int]:
    i, k = action // CRATE_ACTIONS, action % CRATE_ACTIONS
    if k < FALLS:
        return i, k, 0
    if k <= PIVOTS:
        return i, FALL + (k - FALLS) // 4, (k - FALLS) % 4
    return i, PIVOT, k - PIVOTS


@kernel(TEST)
def allowed(row: Row, action: int, s: Scratch) -> bool:
    if row[MOVES] == TURN_MOVES:
        return True
    show(row, s)
    i, move, quarters = _split(action)
    return _may(row, i, move, quarters, s)


@kernel_helper
def _group(s: Scratch, i: int) -> int:
    found = np.int64(1) << i
    edge = found
    floor, colour = floor_of(s[_HERE + i]), up_of(s[_HERE + i])
    while edge:
        k = trailing_zeros(edge)
        edge &= edge - 1
        cell = cell_of(s[_HERE + k])
        for d in range(4):
            word = s[cell + STEP[d]]
            if word >> 24 == floor + 1 and word >> 8 * floor & 7 == colour:
                new = np.int64(1) << (word >> (8 * floor + 3) & 31) & ~found
                found |= new
                edge |= new
    return found


@kernel_helper
def _write(row: Row, i: int, s: Scratch) -> None:
    crate = s[_HERE + i] - OFFSET
    cell = crate & CELL_MASK
    low_x, low_y = np.int64(31), np.int64(31)
    for k in range(CRATES):
        if k != i:
            low_x = min(low_x, np.int64(row[CRATE + k]) & 31)
            low_y = min(low_y, np.int64(row[CRATE + k]) >> 5 & 31)
    here = s[_HERE + i] & CELL_MASK
    x = ((here - OFFSET + 3) & 31) - 3
    y = (here - OFFSET - x) >> 5
    shift = min(low_x, x) + 32 * min(low_y, y)
    row[CRATE + i] = s[_HERE + i] - OFFSET
    for k in range(TURN_MOVES):
        row[BEEN + k] = s[_PLACE + k] if k < s[_PLACES] else 0
    if shift:
        for k in range(CRATES):
            row[CRATE + k] -= shift
        for k in range(s[_PLACES]):
            row[BEEN + k] -= shift
    for k in range(s[_PLACES] - 1, 0, -1):
        if row[BEEN + k] < row[BEEN + k - 1]:
            row[BEEN + k], row[BEEN + k - 1] = row[BEEN + k - 1], row[BEEN + k]


@kernel_helper
def _any(row: Row, s: Scratch) -> bool:
    """Whether the player to move has a legal move."""
    if row[FINISH] == MUST:
        if row[MOVES]:
            return True
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            for quarters in range(4 if FALL <= move < PIVOT else 1):
                if _may(row, i, move, quarters, s):
                    return True
    return False


@kernel_helper
def _next(row: Row) -> None:
    seat = np.int64(row[TURN])
    while True:
        seat = seat + 1 if seat + 1 < row[PLAYERS] else 0
        if not row[LEFT] >> seat & 1:
            break
    row[TURN] = seat


@kernel(APPLY)
def apply(row: Row, action: int, s: Scratch) -> None:
    show(row, s)
    if action >= CUSTOMS_ACTIONS:
        if action != LEAVE_CUSTOMS:
            row[CUSTOMS] = action - CUSTOMS_ACTIONS
        row[TURNS] += 1
        row[MOVES] = 0
        row[PIVOTED] = 0
        for k in range(TURN_MOVES):
            row[BEEN + k] = 0
        _next(row)
        if row[CAP] and row[TURNS] >= row[CAP]:
            row[TURN] = NOBODY
            return
        show(row, s)
        if not _any(row, s):
            row[TURN] = NOBODY
        return
    i, move, quarters = _split(action)
    do(s, i, move, quarters, 0)
    row[MOVES] += 1
    if move == PIVOT:
        row[PIVOTED] |= 1 << i
        row[CRATE + i] = s[_HERE + i] - OFFSET
    else:
        _write(row, i, s)
        colour = up_of(s[_HERE + i])
        if colour:
            size = ones(_group(s, i))
            if size > 1:
                for seat in range(row[PLAYERS]):
                    if row[COLOUR + seat] == colour and not row[LEFT] >> seat & 1:
                        row[SCORE + seat] += size * (1 + 2 * floor_of(s[_HERE + i]))
    if row[FINISH] == STUCK and row[MOVES] < TURN_MOVES:
        show(row, s)
        if not _any(row, s):
            row[TURN] = NOBODY


@kernel(OUTCOMES)
def outcomes(row: Row, p: Floats, scratch: Scratch) -> int:
    return 0


@kernel(RETURNS)
def returns(row: Row, out: Floats) -> None:
    best, count = -1, 0
    for seat in range(row[PLAYERS]):
        if not row[LEFT] >> seat & 1:
            if row[SCORE + seat] > best:
                best, count = np.int64(row[SCORE + seat]), 0
            count += row[SCORE + seat] == best
    for seat in range(row[PLAYERS]):
        wins = row[SCORE + seat] == best and not row[LEFT] >> seat & 1
        out[seat] = 1.0 / count if wins else 0.0


@kernel(APPLY)
def leave(row: Row, seat: int, scratch: Scratch) -> None:
    row[LEFT] |= 1 << seat
    if ones(np.int64(row[LEFT])) == row[PLAYERS] - 1:
        row[TURN] = NOBODY
    elif row[TURN] == seat:
        _next(row)


@kernel(OBSERVE)
def observe(row: Row, seat: int, out: Features) -> None:
    out[0] = 0.0


RULES = Rules(
    status=status, legal=legal, apply=apply, outcomes=outcomes, returns=returns, observe=observe,
    candidates=candidates, allowed=allowed, leave=leave, version=1, row_size=ROW_SIZE,
    action_count=ACTION_COUNT, outcome_count=0, observation_size=1, scratch_size=SCRATCH_SIZE,
)
