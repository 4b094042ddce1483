"""The best turn for points: all turns that the rules allow, tried on the board.

Two facts keep the search short. The last move only counts if it scores, or else any legal one will
do. And how far a fall or a pivot turns a crate shows only when that crate tips later in the turn,
so all quarters but one are tried only in turns in which it does.
"""

from __future__ import annotations

from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.rules import Row, Scratch
from quayside.games.dockers.board import (
    FALL,
    FALL_BITS,
    PIVOT,
    TIP_BITS,
    crate_at,
    do,
    floor_of_crate,
    is_joined,
    is_joined_after,
    moves_of,
    show,
    undo,
)
from quayside.games.dockers.crates import (
    BY_TURN,
    COLOUR,
    CRATES,
    FINISH,
    JOINED,
    MOVES,
    STUCK,
    TURN_MOVES,
    faces_of,
    tip_faces,
    up_of,
)
from quayside.games.dockers.rules import group_of, is_legal

NONE = -1
"""No crate; and no turn, where crates are not joined."""
_LAST = TURN_MOVES - 1


@kernel_helper
def _scored(s: Scratch, i: int, move: int, colour: int) -> int:
    """Return what a move that has just been made scores for a colour (CR-8)."""
    if move == PIVOT or up_of(crate_at(s, i)) != colour:
        return 0
    size = ones(group_of(s, i))
    return size * (1 + 2 * floor_of_crate(s, i)) if size > 1 else 0


@kernel_helper
def _shows(s: Scratch, i: int, move: int, colour: int) -> bool:
    """Return whether a crate shows a colour after a tip or a fall."""
    faces = faces_of(crate_at(s, i))
    return (tip_faces(faces, move) if move < FALL else faces) & 7 == colour


@kernel(types.int64(SCRATCH, types.int64, types.int64))
def best_last_move(s: Scratch, colour: int, only: int) -> int:
    """Return the most points that the last move of a turn brings a colour: any move, or a tip of
    one crate only."""
    most = 0
    for i in range(CRATES):
        if only not in (NONE, i):
            continue
        moves = moves_of(s, i) & (TIP_BITS | FALL_BITS if only == NONE else TIP_BITS)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if _shows(s, i, move, colour):
                do(s, i, move, 0, _LAST)
                if is_joined(s):
                    most = max(most, _scored(s, i, move, colour))
                undo(s, _LAST)
    return most


@kernel(types.boolean(SCRATCH))
def has_last_move(s: Scratch) -> bool:
    """Return whether a turn can be ended with one more move (CR-5)."""
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if is_joined_after(s, i, move):
                return True
    return False


@kernel_helper
def _quarters(move: int) -> tuple[int, int]:
    """Return the fewest and the most quarters that a move can turn a crate by."""
    if move < FALL:
        return 0, 0
    return (0, 3) if move < PIVOT else (1, 3)


@kernel_helper
def _must_tip(i: int, move: int, is_plain: bool, turned: int) -> int:
    """Return the crate that must still tip after a move, so that how far it turned matters; NONE;
    or CRATES if there are two. `turned` is the one before the move."""
    if turned == i and move < FALL:
        turned = NONE
    if is_plain or turned == i:
        return turned
    return i if turned == NONE else CRATES


@kernel(types.int64(ROW, SCRATCH, types.int64, types.int64))
def best_two_moves(row: Row, s: Scratch, colour: int, turned: int) -> int:
    """Return the most points that the last two moves of a turn bring a colour on the board; 0 also
    if there are no such moves. `turned` is a crate that must tip, or NONE."""
    most = 0
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            first, last = _quarters(move)
            for quarters in range(first, last + 1):
                needed = _must_tip(i, move, quarters == first, turned)
                if needed == CRATES:
                    continue
                do(s, i, move, quarters, 1)
                if row[JOINED] == BY_TURN or is_joined(s):
                    points = _scored(s, i, move, colour)
                    then = best_last_move(s, colour, needed)
                    ends = needed == NONE and points > most
                    if then or (ends and (row[FINISH] == STUCK or has_last_move(s))):
                        most = max(most, points + then)
                undo(s, 1)
    return most


@kernel(types.int64(ROW, SCRATCH, types.int64))
def _best_three_moves(row: Row, s: Scratch, colour: int) -> int:
    """Return the most points that a whole turn brings a colour on the board."""
    most = 0
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            first, last = _quarters(move)
            for quarters in range(first, last + 1):
                turned = NONE if quarters == first else i
                do(s, i, move, quarters, 0)
                points, then = 0, 0
                if row[JOINED] == BY_TURN or is_joined(s):
                    points = _scored(s, i, move, colour)
                    then = best_two_moves(row, s, colour, turned)
                undo(s, 0)
                if then or (points > most and is_legal(row, i, move, quarters, s)):
                    most = max(most, points + then)
    return most


@kernel(types.int64(ROW, types.int64, SCRATCH))
def best_turn(row: Row, seat: int, s: Scratch) -> int:
    """Return the most points that a seat can score with the moves that are left in the turn of a
    row, or NONE if a turn begins and the crates are not joined, which no rule knows."""
    show(row, s)
    colour, left = wide(row[COLOUR + seat]), TURN_MOVES - wide(row[MOVES])
    if left == TURN_MOVES:
        return _best_three_moves(row, s, colour) if is_joined(s) else NONE
    if left == 2:
        return best_two_moves(row, s, colour, NONE)
    return best_last_move(s, colour, NONE) if left == 1 else 0
