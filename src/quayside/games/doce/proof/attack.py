"""The threat search of the prover: forced wins by threats, with the squares that they need.

It proves what `threats.py` proves, with fewer replies. The defender's blocker takes one square out
of the round. A forced win stays one if the blocker goes to a square that it does not need, since
the blocker gives the defender nothing else and is then used up. So each die of the defender is
answered first without a blocker; then only blockers on squares that this answer needs are tried.

A forced win *needs* a square if the attacker plays there in answer to dice alone; if it is the only
square to complete a line on after some reply; or if it is the only one open to the defender, who
would have to pass without it (DC-4).
"""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.rules import TURN, Actions, Row, Scratch
from quayside.games.doce import rules as r
from quayside.games.doce.heuristics import (
    BUILDS,
    MINE,
    SCRATCH_SIZE,
    completions,
    constructions,
    open_to,
)
from quayside.games.doce.threats import CUT_OFF, DEEPEST, DICE, NO_DIE, NOT_FOUND

_LINES = np.array([r.set_of(line) for line in r.LINES], np.int64)
_ENDS = np.array([r.set_of((line[0], line[3])) for line in r.LINES], np.int64)
_MOST_DICE = 2 * r.DICE_EACH - 2
"""With more dice on the grid nothing is looked for: the round may end without a line (DC-4)."""

# Scratch beyond what rules and heuristics use: positions searched, the squares that the win needs,
# in how many turns it was found, a row, and for each frame a row, a list of turns and four numbers.
_FRAMES = 2 * DEEPEST + 4
_MOST_TURNS = DICE * (r.SQUARES + 1) + 2
SPENT = r.RULES.scratch_size + SCRATCH_SIZE
NEEDED = SPENT + 1
FOUND_IN = NEEDED + 1
_AFTER = FOUND_IN + 1
_ROWS = _AFTER + r.ROW_SIZE // 2
_LISTS = _ROWS + _FRAMES * r.ROW_SIZE // 2
_NUMBERS = _LISTS + _FRAMES * _MOST_TURNS // 2
SIZE = _NUMBERS + _FRAMES * 4
COUNT, NEXT, LEFT, NEEDS = 0, 1, 2, 3
"""Numbers of a frame: turns listed or -1, the next one, attacker's turns left, squares needed."""

FAILED = -1


@kernel_helper
def _frame(scratch: Scratch, top: int) -> tuple[Row, Actions, Scratch]:
    rows = scratch[_ROWS:_LISTS].view(np.int32)
    lists = scratch[_LISTS:_NUMBERS].view(np.int32)
    row = rows[top * r.ROW_SIZE : (top + 1) * r.ROW_SIZE]
    turns = lists[top * _MOST_TURNS : (top + 1) * _MOST_TURNS]
    return row, turns, scratch[_NUMBERS + 4 * top : _NUMBERS + 4 * top + 4]


@kernel(types.int64(ROW, types.int64))
def gaps(row: Row, seat: int) -> int:
    """Return the squares where a die of a seat could complete a line of theirs, in its zone too."""
    own, other = wide(row[r.DICE + seat]), wide(row[r.DICE + 1 - seat])
    free, squares = wide(r.free_squares(row)), 0
    for i in range(len(_LINES)):
        line = _LINES[i]
        if ones((own | other) & line) != 3 or line & free == 0:
            continue
        one, two, four = row[r.FACE] & line, row[r.FACE + 1] & line, row[r.FACE + 2] & line
        need = r.TARGET - ones(wide(one)) - 2 * ones(wide(two)) - 4 * ones(wide(four))
        count = ones(own & line)
        if 1 <= need <= r.FACES and (count == 3 or (count == 2 and other & _ENDS[i] != 0)):
            squares |= line & free
    return squares


@kernel_helper
def _spoilers(row: Row, seat: int, wins: int) -> int:
    """Return squares where a die of a seat could make a line that the other player's winning die
    completes too (DC-5): two dice of the seat, none of the other's, and a win at its end."""
    own, other = wide(row[r.DICE + seat]), wide(row[r.DICE + 1 - seat])
    free, squares = wide(r.free_squares(row)), 0
    for i in range(len(_LINES)):
        line = _LINES[i]
        if (
            other & line == 0
            and ones(own & line) == 2
            and wins & _ENDS[i]
            and ones(line & free) == 2
        ):
            squares |= line & free
    return squares


@kernel_helper
def play_turn(row: Row, turn: int) -> int:
    """Play a turn on a row, without settling the round; return the result of its lines."""
    seat = row[TURN]
    if turn == NO_DIE:
        row[r.LAST + seat] = r.NO_SQUARE  # DC-4
        row[TURN] = 1 - seat
        return 0
    if turn // DICE < r.SQUARES:
        row[r.BLOCKER + seat] = 1 << (turn // DICE)
    return r.place(row, turn % DICE)


@kernel_helper
def _list_attacks(row: Row, seat: int, turns: Actions, after: Row, scratch: Scratch) -> int:
    """List turns that make a threat and leave the other player no line to complete: those with two
    squares to win on first."""
    reach, count, strong = open_to(row, seat), 0, 0
    holds = row[r.BLOCKER + seat] == 0 and row[r.MID] == 0
    waiting = gaps(row, seat)  # some of them are in the zone now
    danger = gaps(row, 1 - seat) & open_to(row, 1 - seat)
    if ones(danger) > 1 + wide(holds):
        return 0
    if danger and not holds:
        reach &= danger
    constructions(row, scratch)
    while reach:
        square = trailing_zeros(reach)
        reach &= reach - 1
        all_faces = waiting & ~(r.ZONES[square] | 1 << square) != 0
        for face in range(r.FACES):
            if not all_faces and scratch[BUILDS + face] >> square & 1 == 0:
                continue
            die = r.FACES * square + face
            after[:] = row
            if r.place(after, die):
                continue
            wins = completions(after, seat, MINE, scratch)
            if wins == 0:
                continue
            turn = DICE * r.SQUARES + die
            danger = gaps(after, 1 - seat) & open_to(after, 1 - seat)
            if danger:
                if not holds or ones(danger) > 1 or wins & ~danger == 0:
                    continue
                turn = DICE * trailing_zeros(danger) + die
                wins &= ~danger
            turns[count] = turn
            if ones(wins) > 1:
                turns[count], turns[strong] = turns[strong], turns[count]
                strong += 1
            count += 1
    return count


@kernel_helper
def _list_replies(
    row: Row, seat: int, turns: Actions, frame: Scratch, after: Row, scratch: Scratch
) -> int:
    """List the defender's turns that leave the attacker no line to complete, and write the squares
    that the win needs so far. Blockers beside a die that does so by itself are not listed yet.
    Return FAILED if a die ends the round otherwise than by the attacker's line."""
    attacker = 1 - seat
    wins = completions(row, attacker, MINE, scratch)
    reach, count = open_to(row, seat), 0
    frame[NEEDS] = wins if ones(wins) == 1 else 0
    if ones(wide(row[r.DICE] | row[r.DICE + 1])) >= _MOST_DICE or gaps(row, seat) & reach:
        return FAILED
    if reach == 0:
        turns[0] = NO_DIE
        return wide(wins == 0)
    if reach & (reach - 1) == 0:
        frame[NEEDS] |= reach
    holds = row[r.BLOCKER + seat] == 0 and row[r.MID] == 0
    special = wins | _spoilers(row, seat, wins)
    while reach:
        square = trailing_zeros(reach)
        reach &= reach - 1
        stopped = wins == 0 or special >> square & 1
        if not stopped and (not holds or ones(wins) > 1):
            continue
        for face in range(r.FACES):
            die, left = r.FACES * square + face, wins
            after[:] = row
            if r.place(after, die):
                continue  # only the attacker has a line: see `gaps` above
            if stopped:
                left = completions(after, attacker, MINE, scratch)
            if left == 0:
                turns[count] = DICE * r.SQUARES + die
                count += 1
            elif ones(left) == 1:
                frame[NEEDS] |= left
                if holds:
                    turns[count] = DICE * trailing_zeros(left) + die
                    count += 1
    return count


@kernel_helper
def _take_child(row: Row, turns: Actions, frame: Scratch, needed: int) -> None:
    """Note that the defender's turn just tried loses, and what that needs; list the same die with
    the blocker on each square needed."""
    turn = turns[frame[NEXT] - 1]
    if turn == NO_DIE:
        frame[NEEDS] |= needed
        return
    if turn // DICE < r.SQUARES:
        return
    frame[NEEDS] |= needed
    if row[r.BLOCKER + row[TURN]] == 0 and row[r.MID] == 0:
        spots = needed & wide(r.free_squares(row)) & ~(1 << (turn % DICE // r.FACES))
        while spots:
            turns[frame[COUNT]] = DICE * trailing_zeros(spots) + turn % DICE
            frame[COUNT] += 1
            spots &= spots - 1


@kernel_helper
def _square_set(turn: int) -> int:
    """Return the squares that a turn takes."""
    taken = 1 << (turn % DICE // r.FACES)
    return taken | 1 << (turn // DICE) if turn // DICE < r.SQUARES else taken


@kernel(types.int64(types.int64, types.int64, types.int64, types.uint8[::1], SCRATCH))
def search_attack(
    base: int, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a forced win of the player to move in the row of frame `base` within `depth` of
    their turns; return the turn that begins it and write what it NEEDS into that frame, or return
    NOT_FOUND, or CUT_OFF when the budget of positions was spent or stop was set."""
    top = base
    row, turns, frame = _frame(scratch, top)
    attacker = wide(row[TURN])
    after = scratch[_AFTER:_ROWS].view(np.int32)
    frame[COUNT], frame[LEFT] = -1, depth
    while True:
        row, turns, frame = _frame(scratch, top)
        is_attack = (top - base) % 2 == 0
        known, answer = False, False
        if frame[COUNT] < 0:
            scratch[SPENT] += 1
            if scratch[SPENT] > budget or stop[0]:
                return CUT_OFF
            frame[NEXT] = 0
            if is_attack:
                wins = completions(row, attacker, MINE, scratch)
                if wins:
                    known, answer = True, True
                    frame[NEEDS] = wins if ones(wins) == 1 else 0
                    if top == base:
                        square = trailing_zeros(wins)
                        for face in range(r.FACES):
                            if scratch[MINE + face] >> square & 1:
                                return DICE * r.SQUARES + r.FACES * square + face
                elif frame[LEFT] <= 1:
                    known = True
                else:
                    frame[COUNT] = _list_attacks(row, attacker, turns, after, scratch)
            else:
                frame[COUNT] = _list_replies(row, 1 - attacker, turns, frame, after, scratch)
                known = frame[COUNT] == FAILED
        while True:
            if not known and frame[NEXT] == frame[COUNT]:
                known, answer = True, (top - base) % 2 == 1
            if not known:
                break
            if top == base:
                return NOT_FOUND
            needed = frame[NEEDS]
            top -= 1
            row, turns, frame = _frame(scratch, top)
            known = False
            if (top - base) % 2 == 0:
                if answer:
                    turn = wide(turns[frame[NEXT] - 1])
                    frame[NEEDS] = needed | _square_set(turn)
                    if top == base:
                        return turn
                    known = True
            elif answer:
                _take_child(row, turns, frame, needed)
            else:
                known = True
        turn = wide(turns[frame[NEXT]])
        frame[NEXT] += 1
        next_row, _, next_frame = _frame(scratch, top + 1)
        next_row[:] = row
        play_turn(next_row, turn)
        next_frame[COUNT] = -1
        next_frame[LEFT] = frame[LEFT] - (top - base) % 2
        top += 1


@kernel_helper
def _deepen(base: int, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch) -> int:
    scratch[SPENT] = 0
    found = NOT_FOUND
    for turns in range(1, depth + 1):
        found = search_attack(base, turns, budget, stop, scratch)
        if found != NOT_FOUND:
            scratch[FOUND_IN] = turns
            break
    return wide(found)


_FIND = types.int64(ROW, types.int64, types.int64, types.uint8[::1], SCRATCH)


@kernel(_FIND)
def find_attack(
    start: Row, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a forced win of the player to move within 1, 2 ... `depth` turns; return the turn
    that begins it, and write what it NEEDED and FOUND_IN; or return NOT_FOUND or CUT_OFF."""
    row, _, frame = _frame(scratch, 0)
    row[:] = start
    found = _deepen(0, depth, budget, stop, scratch)
    scratch[NEEDED] = frame[NEEDS]
    return found


@kernel(_FIND)
def find_escape(
    start: Row, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a turn of the player to move after which the other has no forced win within `depth`
    turns, or none was found within the budget for each; return it. NOT_FOUND proves that every
    turn loses the round, and NEEDED has the squares that the other player needs for it."""
    row, turns, frame = _frame(scratch, 0)
    row[:] = start
    after = scratch[_AFTER:_ROWS].view(np.int32)
    frame[NEXT] = 0
    frame[COUNT] = _list_replies(row, wide(row[TURN]), turns, frame, after, scratch)
    if frame[COUNT] == FAILED:
        return NO_DIE
    while frame[NEXT] < frame[COUNT]:
        turn = wide(turns[frame[NEXT]])
        frame[NEXT] += 1
        next_row, _, next_frame = _frame(scratch, 1)
        next_row[:] = row
        play_turn(next_row, turn)
        found = _deepen(1, depth, budget, stop, scratch)
        if found < 0:
            return turn
        _take_child(row, turns, frame, next_frame[NEEDS])
    scratch[NEEDED] = frame[NEEDS]
    return NOT_FOUND
