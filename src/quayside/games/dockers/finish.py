"""Must finish (CR-6): whether a turn can still be brought to its end with all joined (CR-5).

The plain definition is a search through all continuations, and `can_finish` is that search with
the likeliest moves first. Three facts keep it short; the tests prove each against the definition.

* A move reads and changes few columns. If some moves finish the turn and a first move touches none
  of the columns that they read, they finish the turn after it too (`settle`).
* A move that joins what is split ends on a cell beside both sides of the split (`rejoin`).
* If no single move does, the first of two must go to or from a place near such a cell, or its
  target must be at most one cell away from the other side (`_may_help`).
"""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import SCRATCH, kernel, kernel_helper
from quayside.core.rules import Scratch
from quayside.games.dockers.board import (
    COLUMNS,
    FALL,
    FALL_BITS,
    FREE,
    GROUND_SIZE,
    PIECE,
    PIVOT,
    TIP_BITS,
    cell_of_crate,
    columns_beside,
    do,
    floor_of_crate,
    is_bridge,
    is_joined,
    is_joined_after,
    moves_of,
    undo,
)
from quayside.games.dockers.crates import CRATES, STEP

# Notes in scratch space. The first are moves that worked the last time: they are tried first.
_LAST = FREE  # two numbers: last moves of a turn
_BEFORE_LAST = _LAST + 2
_MARKS = _BEFORE_LAST + 1  # a number a cell: 1 if the moves in hand read its column
_CANDIDATES = _MARKS + GROUND_SIZE  # for each crate its moves as bits, before CR-5 and CR-6
_KEPT = _CANDIDATES + CRATES  # those among them that leave all joined
LEGAL = _KEPT + CRATES  # for each crate its 23 actions as bits
_BRIDGED = LEGAL + CRATES  # whether a legal move leads to a cell that touches both sides
_BRIDGES = _BRIDGED + 1  # how many such cells there are, and which
_BRIDGE = _BRIDGES + 1
SCRATCH_SIZE = _BRIDGE + 4 * CRATES

NO_MOVE = -1
_ROUNDS = 2
_NEAR = np.zeros(129, np.int64)  # whether a difference of cells, plus 64, is at most two steps
_NEAR[[0, 31, 32, 33, 62, 63, 64, 65, 66, 95, 96, 97, 128]] = 1


@kernel_helper
def all_actions(moves: int) -> int:
    """Return the actions, as 23 bits, of a crate's moves: four for a fall, three for a pivot."""
    falls = moves >> FALL
    spread = falls & 1 | (falls & 2) << 3 | (falls & 4) << 6 | (falls & 8) << 9
    return moves & TIP_BITS | 15 * spread << 4 | 7 * (moves >> PIVOT) << 20


@kernel_helper
def _note(s: Scratch, i: int, move: int) -> None:
    """Keep a move that worked, and the one kept before."""
    s[_LAST + 1] = s[_LAST]
    s[_LAST] = i << 4 | move


@kernel(types.boolean(SCRATCH))
def _stay_joined(s: Scratch) -> bool:
    """Return whether, where all is joined, a move leaves all joined."""
    for k in range(2):
        i, move = s[_LAST + k] >> 4, s[_LAST + k] & 15
        if moves_of(s, i) >> move & 1 and is_joined_after(s, i, move):
            return True
    tipping = 0  # crates that can tip on the ground: the only moves that may split
    for i in range(CRATES):
        moves = moves_of(s, i)
        if floor_of_crate(s, i) == 0:
            tipping |= int(moves & TIP_BITS != 0) << i
            moves &= ~TIP_BITS
        if moves:
            _note(s, i, trailing_zeros(moves))
            return True
    while tipping:
        i = trailing_zeros(tipping)
        tipping &= tipping - 1
        moves = moves_of(s, i) & TIP_BITS
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if is_joined_after(s, i, move):
                _note(s, i, move)
                return True
    return False


@kernel(types.boolean(SCRATCH, types.int64, types.int64, types.int64))
def _stay_joined_after(s: Scratch, i: int, move: int, frame: int) -> bool:
    """Return whether another move can leave all joined after one that does."""
    do(s, i, move, 0, frame)
    found = _stay_joined(s)
    undo(s, frame)
    return found


@kernel(types.boolean(SCRATCH, types.boolean, types.int64))
def _rejoin(s: Scratch, again: bool, frame: int) -> bool:
    """Return whether a move joins what is split and, if `again`, another one keeps it so.

    Its target is empty and lies beside both sides of the split, so it is looked for around the
    smaller side. With `again`, the cells that touch both sides are noted for `_may_help`.
    """
    piece = s[PIECE]
    rest = s[COLUMNS] & ~piece
    side = piece if ones(piece) <= ones(rest) else rest
    if again:
        s[_BRIDGES], s[_BRIDGED] = 0, 0
    while side:
        cell = cell_of_crate(s, trailing_zeros(side))
        side &= side - 1
        for out in range(4):
            there = cell + STEP[out]
            if s[there]:
                continue
            beside = columns_beside(s, there)
            if beside & piece == 0 or beside & rest == 0:
                continue
            if again:
                s[_BRIDGE + s[_BRIDGES]] = there
                s[_BRIDGES] += 1
            for direction in range(4):
                word = s[there - STEP[direction]]
                if word == 0:
                    continue
                high = word >> 24
                i = word >> (8 * high - 5) & 31
                move = direction if high == 1 else direction + FALL
                if not is_bridge(s, beside, int(high == 1) << i):
                    continue
                if moves_of(s, i) >> move & 1:
                    s[_BRIDGED] |= again
                    if is_joined_after(s, i, move) and (
                        not again or _stay_joined_after(s, i, move, frame)
                    ):
                        return True
    return False


@kernel_helper
def _may_help(s: Scratch, i: int, move: int) -> bool:
    """Return whether a move may make another one possible that joins what is split, where no legal
    move leads to a cell that touches both sides.

    Let the two moves go from p to q and then from r to t. Either t touches both sides already: then
    the first move must free the second, which reads only columns within one step of r and thus two
    of t. Or t touches one side only: then q is part of the way across, beside the other side
    than p's or with t between.
    """
    if move == PIVOT:
        return False
    cell = cell_of_crate(s, i)
    there = cell + STEP[move & 3]
    for k in range(s[_BRIDGES]):
        for near in (cell - s[_BRIDGE + k], there - s[_BRIDGE + k]):
            if -64 <= near <= 64 and _NEAR[near + 64]:
                return True
    if s[there]:
        return False
    own = s[PIECE] if s[PIECE] >> (s[cell] >> 3 & 31) & 1 else s[COLUMNS] & ~s[PIECE]
    other = s[COLUMNS] & ~own
    if columns_beside(s, there) & other:
        return True
    for direction in range(4):
        between = there + STEP[direction]
        if s[between] == 0 and columns_beside(s, between) & other:
            return True
    return False


@kernel(types.boolean(SCRATCH, types.int64))
def _leave_split(s: Scratch, frame: int) -> bool:
    """Return whether two moves finish, the first of which leaves the board split."""
    choosy = not is_joined(s) and s[_BRIDGED] == 0
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if choosy and not _may_help(s, i, move):
                continue
            do(s, i, move, 0, frame)
            found = not is_joined(s) and _rejoin(s, False, frame)
            undo(s, frame)
            if found:
                return True
    return False


@kernel(types.boolean(SCRATCH, types.int64, types.int64))
def _finish_in_two(s: Scratch, by_move: int, frame: int) -> bool:
    """Return whether two moves finish the turn. How far a fall or a pivot turns the first of them
    does not matter: the other one depends on what is on top only."""
    if is_joined(s):
        i, move = s[_BEFORE_LAST] >> 4, s[_BEFORE_LAST] & 15
        if (
            moves_of(s, i) >> move & 1
            and is_joined_after(s, i, move)
            and _stay_joined_after(s, i, move, frame)
        ):
            return True
        for i in range(CRATES):
            moves = moves_of(s, i)
            while moves:
                move = trailing_zeros(moves)
                moves &= moves - 1
                if is_joined_after(s, i, move) and _stay_joined_after(s, i, move, frame):
                    s[_BEFORE_LAST] = i << 4 | move
                    return True
    elif _rejoin(s, True, frame):
        return True
    return not by_move and _leave_split(s, frame)


@kernel(types.boolean(SCRATCH, types.int64, types.int64, types.int64, types.int64, types.int64))
def can_finish(s: Scratch, i: int, move: int, quarters: int, left: int, by_move: int) -> bool:
    """Return whether the turn can be finished with `left` more moves, one or two, after a move of a
    crate; `by_move` asks for all to be joined after every move (CR-5)."""
    if by_move and not is_joined_after(s, i, move):
        return False
    do(s, i, move, quarters, 0)
    if left == 2:
        found = _finish_in_two(s, by_move, 1)
    elif is_joined(s):
        found = _stay_joined(s)
    else:
        found = _rejoin(s, False, 1)
    undo(s, 0)
    return found


@kernel(types.int64(SCRATCH))
def _list_candidates(s: Scratch) -> int:
    """Write the moves of all crates that are legal but for CR-5 and CR-6, and those of them that
    leave all joined; return the crates that have such moves."""
    keeping = 0
    for i in range(CRATES):
        moves = moves_of(s, i)
        s[_CANDIDATES + i] = moves
        kept = moves
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if not is_joined_after(s, i, move):
                kept ^= 1 << move
        s[_KEPT + i] = kept
        keeping |= int(kept != 0) << i
    return keeping


@kernel(types.int64(SCRATCH, types.int64))
def _choose(s: Scratch, crates: int) -> int:
    """Return a move of one of these crates that leaves all joined, here and where the candidates
    were listed, or NO_MOVE: a fall, which reads only two columns, if there is one."""
    found = NO_MOVE
    while crates:
        i = trailing_zeros(crates)
        crates &= crates - 1
        moves = s[_KEPT + i]
        if found != NO_MOVE:
            moves &= FALL_BITS
        if moves:
            moves &= moves_of(s, i)
        if moves & FALL_BITS:
            moves &= FALL_BITS
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if is_joined_after(s, i, move):
                found = i << 4 | move
                if FALL <= move < PIVOT:
                    return found
                break
    return found


@kernel_helper
def _mark(s: Scratch, chosen: int, on: int) -> None:
    """Mark (or clear) the cells whose columns a move reads or changes: its own two and, unless it
    is a fall, those beside the crate, which may store or touch it."""
    cell = cell_of_crate(s, chosen >> 4)
    move = chosen & 15
    s[_MARKS + cell] = on
    if FALL <= move < PIVOT:
        s[_MARKS + cell + STEP[move & 3]] = on
    else:
        for direction in range(4):
            s[_MARKS + cell + STEP[direction]] = on


@kernel_helper
def _settle_crate(s: Scratch, i: int, only_kept: bool, by_move: int) -> int:
    """Return the moves of a crate that touch no marked column and leave all joined, on a board
    where the chosen moves have been made."""
    cell = cell_of_crate(s, i)
    if s[_MARKS + cell]:
        return 0
    moves = s[_CANDIDATES + i] & (s[_KEPT + i] if only_kept else 0x1FF)
    for direction in range(4):
        if s[_MARKS + cell + STEP[direction]]:
            moves &= ~(0x11 << direction)
    if moves & TIP_BITS and floor_of_crate(s, i) == 0:
        tips = moves & TIP_BITS
        while tips:
            direction = trailing_zeros(tips)
            tips &= tips - 1
            if by_move or not is_joined_after(s, i, direction):
                moves &= ~(1 << direction)
    return int(moves)


@kernel(types.int64(SCRATCH, types.int64, types.int64, types.int64))
def _settle(s: Scratch, left: int, by_move: int, crates: int) -> int:
    """Find moves of these crates that finish the turn from here, and with them settle all
    candidates that they do not depend on: those are legal and leave the list. Return the crates
    less those that were used.

    On the same columns the same moves stay possible. The board with the chosen moves and the
    candidate is joined if the one with the chosen moves is and the candidate leaves it so.
    """
    only_kept = is_joined(s)
    second = NO_MOVE
    first = _choose(s, crates)
    if first == NO_MOVE:
        return 0
    crates &= ~(1 << (first >> 4))
    _mark(s, first, 1)
    do(s, first >> 4, first & 15, 0, 0)
    if left == 2:
        second = _choose(s, crates)
        if second != NO_MOVE:
            crates &= ~(1 << (second >> 4))
            _mark(s, second, 1)
            do(s, second >> 4, second & 15, 0, 1)
    if left == 1 or second != NO_MOVE:
        for i in range(CRATES):
            if s[_CANDIDATES + i]:
                settled = _settle_crate(s, i, only_kept, by_move)
                s[LEGAL + i] |= all_actions(settled)
                s[_CANDIDATES + i] &= ~settled
    if second != NO_MOVE:
        undo(s, 1)
        _mark(s, second, 0)
    undo(s, 0)
    _mark(s, first, 0)
    return crates


@kernel_helper
def _decide_crate(s: Scratch, i: int, left: int, by_move: int) -> int:
    """Return the legal actions of a crate, as bits, among its candidates that are not settled."""
    moves, actions = s[_CANDIDATES + i], 0
    while moves:
        move = trailing_zeros(moves)
        moves &= moves - 1
        # How far a crate turns shows on top only after it tips, and then matters only to a third
        # move: where one move is left, all quarters are alike.
        turns = all_actions(1 << move)
        if left == 1 or move < FALL:
            if can_finish(s, i, move, 0, left, by_move):
                actions |= turns
        else:
            while turns:
                action = trailing_zeros(turns)
                turns &= turns - 1
                quarters = action & 3 if move < PIVOT else action - 19
                if can_finish(s, i, move, quarters, left, by_move):
                    actions |= 1 << action
    return actions


@kernel_helper
def _drop_hopeless(s: Scratch) -> None:
    """Take out the candidates that cannot help to join what no single move joins."""
    _rejoin(s, True, 0)
    if s[_BRIDGED]:
        return
    for i in range(CRATES):
        moves = s[_CANDIDATES + i]
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if not _may_help(s, i, move):
                s[_CANDIDATES + i] ^= 1 << move


@kernel(types.void(SCRATCH, types.int64, types.int64))
def list_legal(s: Scratch, left: int, by_move: int) -> None:
    """Write the legal actions of every crate where `left` moves, one or two, must follow (CR-6)."""
    crates = _list_candidates(s)
    for i in range(CRATES):
        s[LEGAL + i] = 0
    if crates == 0 and not is_joined(s):
        _drop_hopeless(s)
    for _ in range(_ROUNDS):
        if crates:
            crates = _settle(s, left, by_move, crates)
    for i in range(CRATES):
        s[LEGAL + i] |= _decide_crate(s, i, left, by_move)
