"""Must finish (CR-6): whether a turn can still be brought to a legal end."""

from __future__ import annotations

from numba import types
import numpy as np

from quayside.core.bits import trailing_zeros
from quayside.core.kernel import SCRATCH, kernel, kernel_helper
from quayside.core.rules import Scratch
from quayside.games.dockers.board import (
    COLUMNS, FALL, FALL_BITS, FREE, IS_JOINED, PIVOT, PIVOT_BIT, TIP_BITS, BESIDE,
    columns_beside, do, flood, floor_of_crate, is_joined_after, is_joined_after_tip, moves_of, undo,
    _HERE, cell_of, STEP, height,
)
from quayside.games.dockers.crates import CRATES

NOTE_1 = FREE
NOTE_2 = FREE + 1
STAT = FREE + 2
SCRATCH_SIZE = FREE + 40


@kernel(types.boolean(SCRATCH))
def can_rejoin(s: Scratch) -> bool:
    """Return whether one move can join what is split. Its target lies beside every piece."""
    columns = s[COLUMNS]
    piece = flood(s, columns & -columns, columns)
    rest = columns & ~piece
    left = piece
    while left:
        k = trailing_zeros(left)
        left &= left - 1
        cell = cell_of(s[_HERE + k])
        for a in range(4):
            there = cell + STEP[a]
            if s[there]:
                continue
            beside = columns_beside(s, there)
            for b in range(4):
                word = s[there + STEP[b]]
                if word == 0:
                    continue
                high = word >> 24
                i = word >> (8 * high - 5) & 31
                me = np.int64(1) << i
                direction = b ^ 2
                if high > 1:
                    if beside & rest and beside & piece:
                        if moves_of(s, i) >> (FALL + direction) & 1:
                            if flood(s, beside, columns) == columns:
                                return True
                elif (beside & rest & ~me or rest == me) and (beside & piece & ~me or piece == me):
                    if moves_of(s, i) >> direction & 1:
                        if is_joined_after_tip(s, i, direction):
                            return True
    return False


@kernel(types.boolean(SCRATCH))
def can_finish_1(s: Scratch) -> bool:
    if s[IS_JOINED] == 0:
        s[STAT + 1] += 1
        return can_rejoin(s)
    s[STAT] += 1
    i, move = s[NOTE_1] >> 4, s[NOTE_1] & 15
    if moves_of(s, i) >> move & 1 and is_joined_after(s, i, move):
        return True
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if is_joined_after(s, i, move):
                s[NOTE_1] = i << 4 | move
                return True
    return False


@kernel(types.boolean(SCRATCH, types.int64, types.int64))
def can_finish_2(s: Scratch, by_move: int, frame: int) -> bool:
    s[STAT + 2] += 1
    i, move = s[NOTE_2] >> 4, s[NOTE_2] & 15
    if moves_of(s, i) >> move & 1 and (not by_move or is_joined_after(s, i, move)):
        do(s, i, move, 0, frame)
        found = can_finish_1(s)
        undo(s, frame)
        if found:
            return True
    s[STAT + 3] += 1
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if by_move and not is_joined_after(s, i, move):
                continue
            do(s, i, move, 0, frame)
            found = can_finish_1(s)
            undo(s, frame)
            if found:
                s[NOTE_2] = i << 4 | move
                return True
    s[STAT + 4] += 1
    return False


@kernel(types.boolean(SCRATCH, types.int64, types.int64, types.int64))
def can_finish(s: Scratch, left: int, by_move: int, frame: int) -> bool:
    if left == 0:
        return s[IS_JOINED] != 0
    if left == 1:
        return can_finish_1(s)
    if left == 2:
        return can_finish_2(s, by_move, frame)
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if by_move and not is_joined_after(s, i, move):
                continue
            quarters = 4 if FALL <= move < PIVOT else 1
            do(s, i, move, 0, frame)
            found = can_finish_2(s, by_move, frame + 1)
            undo(s, frame)
            if found:
                return True
    return False
