"""Dockers' rules as kernels, in the rulebook's order: moves, groups and points, Customs, the end.

What a crate can do by itself is in `board.py`, what must come after it (CR-6) in `finish.py`; the
row and a crate's number are described in `crates.py`.
"""

from __future__ import annotations

from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper
from quayside.core.rules import (
    APPLY,
    LIST,
    NOBODY,
    OUTCOMES,
    OVER,
    RETURNS,
    STATUS,
    TEST,
    Actions,
    Floats,
    Row,
    Rules,
    Scratch,
)
from quayside.games.dockers.board import (
    FALL,
    PIVOT,
    cell_of_crate,
    crate_at,
    do,
    floor_of_crate,
    height,
    is_joined_after,
    moves_of,
    places_left,
    show,
)
from quayside.games.dockers.crates import (
    ACTION_COUNT,
    BEEN,
    BY_TURN,
    CAP,
    CELL_MASK,
    COLOUR,
    CRATE,
    CRATE_ACTIONS,
    CRATES,
    CUSTOMS,
    CUSTOMS_ACTIONS,
    FALLS,
    FINISH,
    JOINED,
    LEAVE_CUSTOMS,
    LEFT,
    MOVES,
    MUST,
    NO_CRATE,
    OFFSET,
    PIVOTED,
    PIVOTS,
    PLAYERS,
    ROW_SIZE,
    SCORE,
    STEP,
    STUCK,
    TURN,
    TURN_MOVES,
    TURNS,
    up_of,
)
from quayside.games.dockers.finish import LEGAL, SCRATCH_SIZE, all_actions, can_finish, list_legal
from quayside.games.dockers.observe import OBSERVATION_SIZE, observe


@kernel(STATUS)
def status(row: Row) -> int:
    """Return the seat to move, or OVER."""
    return OVER if row[TURN] == NOBODY else int(row[TURN])


@kernel_helper
def _is_decided_alone(row: Row, left: int) -> bool:
    """Return whether a move is legal or not by itself: the last one of a turn is, and with
    `finish = stuck` every one (CR-6)."""
    return left == 0 or row[FINISH] == STUCK


@kernel_helper
def _must_be_joined(row: Row, left: int) -> bool:
    """Return whether all must be joined after a move that `left` more follow (CR-5)."""
    return left == 0 or row[JOINED] != BY_TURN


@kernel(types.boolean(ROW, types.int64, types.int64, types.int64, SCRATCH))
def is_legal(row: Row, i: int, move: int, quarters: int, s: Scratch) -> bool:
    """Return whether a candidate on the board is legal."""
    left = TURN_MOVES - 1 - int(row[MOVES])
    if _is_decided_alone(row, left):
        return not _must_be_joined(row, left) or is_joined_after(s, i, move)
    return can_finish(s, i, move, quarters, left, int(row[JOINED]))


@kernel_helper
def _write_crates(out: Actions, s: Scratch) -> int:
    """Write the action numbers of all crates from their bits, rising."""
    count = 0
    for i in range(CRATES):
        actions = s[LEGAL + i]
        while actions:
            out[count] = CRATE_ACTIONS * i + trailing_zeros(actions)
            count += 1
            actions &= actions - 1
    return count


@kernel_helper
def _write_customs(row: Row, out: Actions, s: Scratch) -> int:
    """Write the Customs decisions: any other crate with nothing on top, or leave it where it is;
    at the end of the very first turn it must be placed (CR-9)."""
    count = 0
    for i in range(CRATES):
        out[count] = CUSTOMS_ACTIONS + i
        is_top = height(s, cell_of_crate(s, i)) == floor_of_crate(s, i) + 1
        count += is_top & (i != row[CUSTOMS])
    out[count] = LEAVE_CUSTOMS
    return count + int(row[CUSTOMS] != NO_CRATE)


@kernel(LIST)
def candidates(row: Row, out: Actions, s: Scratch) -> int:
    """List what is legal but for CR-5 and CR-6."""
    if row[TURN] == NOBODY:
        return 0
    show(row, s)
    if row[MOVES] == TURN_MOVES:
        return _write_customs(row, out, s)
    for i in range(CRATES):
        s[LEGAL + i] = all_actions(moves_of(s, i))
    return _write_crates(out, s)


@kernel_helper
def _list_joined(s: Scratch) -> None:
    """Write the actions of every crate that leave all joined (CR-5)."""
    for i in range(CRATES):
        moves = moves_of(s, i)
        kept = moves
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            if not is_joined_after(s, i, move):
                kept ^= 1 << move
        s[LEGAL + i] = all_actions(kept)


@kernel(LIST)
def legal(row: Row, out: Actions, s: Scratch) -> int:
    """List the legal actions."""
    left = TURN_MOVES - 1 - int(row[MOVES])
    if row[TURN] == NOBODY or left < 0 or not (_must_be_joined(row, left) or row[FINISH] == MUST):
        return candidates(row, out, s)
    show(row, s)
    if _is_decided_alone(row, left):
        _list_joined(s)
    else:
        list_legal(s, left, int(row[JOINED]))
    return _write_crates(out, s)


@kernel_helper
def split_action(action: int) -> tuple[int, int, int]:
    """Return the crate, the move and the quarter turns of an action that moves a crate."""
    i, k = action // CRATE_ACTIONS, action % CRATE_ACTIONS
    if k < FALLS:
        return i, k, 0
    if k <= PIVOTS:
        return i, FALL + (k - FALLS) // 4, (k - FALLS) % 4
    return i, PIVOT, k - PIVOTS


@kernel(TEST)
def allowed(row: Row, action: int, s: Scratch) -> bool:
    """Return whether a candidate is legal."""
    if row[MOVES] == TURN_MOVES:
        return True
    show(row, s)
    i, move, quarters = split_action(action)
    return is_legal(row, i, move, quarters, s)


@kernel(types.int64(SCRATCH, types.int64))
def group_of(s: Scratch, i: int) -> int:
    """Return the crates, as bits, that a crate with nothing on top is joined to side to side on its
    floor by the colour on top, itself among them. A crate under another is in no group (CR-7)."""
    crate = crate_at(s, i)
    colour, floor = up_of(crate), floor_of_crate(s, i)
    found = 1 << i
    edge = found
    while edge:
        cell = cell_of_crate(s, trailing_zeros(edge))
        edge &= edge - 1
        for direction in range(4):
            word = s[cell + STEP[direction]]
            if word >> 24 == floor + 1 and word >> 8 * floor & 7 == colour:
                new = 1 << (word >> 8 * floor + 3 & 31) & ~found
                found |= new
                edge |= new
    return found


@kernel(types.int64(SCRATCH))
def stored_crates(s: Scratch) -> int:
    """Return the crates, as bits, that are stored: in a group of two or more (CR-7)."""
    stored = 0
    for i in range(CRATES):
        is_top = height(s, cell_of_crate(s, i)) == floor_of_crate(s, i) + 1
        if is_top and up_of(crate_at(s, i)) and not stored >> i & 1:
            group = group_of(s, i)
            if ones(group) > 1:
                stored |= group
    return stored


@kernel_helper
def _score(row: Row, i: int, s: Scratch) -> None:
    """Give the points for the crate that tipped or fell, if it is in a group now (CR-8)."""
    colour = up_of(crate_at(s, i))
    if colour == 0:
        return
    size = ones(group_of(s, i))
    if size < 2:
        return
    for seat in range(row[PLAYERS]):
        if row[COLOUR + seat] == colour and not row[LEFT] >> seat & 1:
            row[SCORE + seat] += size * (1 + 2 * floor_of_crate(s, i))


@kernel_helper
def _write_moved(row: Row, i: int, s: Scratch) -> None:
    """Write a crate that tipped or fell from the board into the row, and the places left in this
    turn; then move everything so that the smallest x and y are 0 (CR-1)."""
    crate = crate_at(s, i) - OFFSET
    cell = cell_of_crate(s, i) - OFFSET
    low_x = ((cell + 1) & 31) - 1
    low_y = (cell - low_x) >> 5
    row[CRATE + i] = crate
    for k in range(CRATES):
        if k != i:
            other = int(row[CRATE + k]) & CELL_MASK
            low_x = min(low_x, other & 31)
            low_y = min(low_y, other >> 5)
    shift = low_x + 32 * low_y
    if shift:
        for k in range(CRATES):
            row[CRATE + k] -= shift
    places = places_left(s)
    for k in range(TURN_MOVES):
        row[BEEN + k] = 0 if places[k] == 0 else places[k] - shift


@kernel_helper
def _has_move(row: Row, s: Scratch) -> bool:
    """Return whether the player to move has a legal move (CR-6)."""
    for i in range(CRATES):
        moves = moves_of(s, i)
        while moves:
            move = trailing_zeros(moves)
            moves &= moves - 1
            first, last = (0, 3) if FALL <= move < PIVOT else (1, 1)
            for quarters in range(first, last + 1):
                if is_legal(row, i, move, quarters, s):
                    return True
    return False


@kernel_helper
def _next_seat(row: Row) -> None:
    """Pass the turn clockwise, over the seats that have left (GL-1)."""
    seat = int(row[TURN])
    while True:
        seat = seat + 1 if seat + 1 < row[PLAYERS] else 0
        if not row[LEFT] >> seat & 1:
            break
    row[TURN] = seat


@kernel(types.void(ROW, types.int64, SCRATCH))
def _move_crate(row: Row, action: int, s: Scratch) -> None:
    """Move a crate and score."""
    i, move, quarters = split_action(action)
    show(row, s)
    do(s, i, move, quarters, 0)
    row[MOVES] += 1
    if move == PIVOT:
        row[PIVOTED] |= 1 << i
        row[CRATE + i] = crate_at(s, i) - OFFSET
    else:
        _score(row, i, s)
        _write_moved(row, i, s)


@kernel_helper
def _end_turn(row: Row, action: int) -> None:
    """Place or leave Customs and pass the turn."""
    if action != LEAVE_CUSTOMS:
        row[CUSTOMS] = action - CUSTOMS_ACTIONS
    row[TURNS] += 1
    row[MOVES] = 0
    row[PIVOTED] = 0
    for k in range(TURN_MOVES):
        row[BEEN + k] = 0
    _next_seat(row)


@kernel(APPLY)
def apply(row: Row, action: int, s: Scratch) -> None:
    """Play an action. Then see whether the player to move has a legal move: if not, the game ends
    (CR-6), and so it does at the cap (CR-10)."""
    if action >= CUSTOMS_ACTIONS:
        _end_turn(row, action)
        if row[CAP] and row[TURNS] >= row[CAP]:
            row[TURN] = NOBODY
            return
    else:
        _move_crate(row, action, s)
        if row[MOVES] == TURN_MOVES or row[FINISH] == MUST:
            return
    show(row, s)
    if not _has_move(row, s):
        row[TURN] = NOBODY


@kernel(OUTCOMES)
def outcomes(row: Row, p: Floats, scratch: Scratch) -> int:
    """Return 0: nothing is left to chance once the game has begun."""
    return 0


@kernel(RETURNS)
def returns(row: Row, out: Floats) -> None:
    """Share 1 among the highest scores (CR-12) of those who have not left (GL-1)."""
    best, winners = -1, 0
    for seat in range(row[PLAYERS]):
        if not row[LEFT] >> seat & 1:
            if row[SCORE + seat] > best:
                best, winners = int(row[SCORE + seat]), 0
            winners += row[SCORE + seat] == best
    for seat in range(row[PLAYERS]):
        wins = row[SCORE + seat] == best and not row[LEFT] >> seat & 1
        out[seat] = 1.0 / winners if wins else 0.0


@kernel(APPLY)
def leave(row: Row, seat: int, scratch: Scratch) -> None:
    """Let a player go (GL-1), not in the middle of their turn: their turns are skipped from now on;
    the last one left has won."""
    row[LEFT] |= 1 << seat
    if ones(int(row[LEFT])) == row[PLAYERS] - 1:
        row[TURN] = NOBODY
    elif row[TURN] == seat:
        _next_seat(row)


RULES = Rules(
    status=status,
    legal=legal,
    apply=apply,
    outcomes=outcomes,
    returns=returns,
    observe=observe,
    candidates=candidates,
    allowed=allowed,
    leave=leave,
    leaves_between_turns=True,
    version=1,
    row_size=ROW_SIZE,
    action_count=ACTION_COUNT,
    outcome_count=0,
    observation_size=OBSERVATION_SIZE,
    scratch_size=SCRATCH_SIZE,
)
