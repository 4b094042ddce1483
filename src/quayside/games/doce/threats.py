"""Doce's forced wins, proved: the attacker makes threats only, the defender may do anything.

A threat is a completion that the attacker could play next turn. The attacker's turns that are tried
leave at least one and none to the defender; the defender's are all that leave the attacker none.
If every defence runs out, the round is won, whatever the defender does. A turn is one number:
150 x (square of the blocker, or 25 for none) + the die's action; NO_DIE is a pass.
"""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.rules import NOBODY, TURN, Actions, Row, Scratch
from quayside.core.stop import Stop
from quayside.games.doce import rules as r
from quayside.games.doce.heuristics import MINE, SCRATCH_SIZE, THEIRS, completions, open_to

DICE = r.FIRST_BLOCKER
NO_DIE = DICE * (r.SQUARES + 1)
DEEPEST = 8
NOT_FOUND, CUT_OFF = -1, -2

# Scratch beyond what rules and heuristics use: positions searched, in how many turns the win was
# found, a row, and for each frame a row, a list of turns, three numbers and a line: how many turns
# it has, and these.
_FRAMES = 2 * DEEPEST + 2
_MOST_TURNS = DICE * (r.SQUARES + 1) + 1
SPENT = r.RULES.scratch_size + SCRATCH_SIZE
FOUND_IN = SPENT + 1
_AFTER = FOUND_IN + 1
_ROWS = _AFTER + r.ROW_SIZE // 2
_LISTS = _ROWS + _FRAMES * r.ROW_SIZE // 2
_NUMBERS = _LISTS + _FRAMES * _MOST_TURNS // 2
LINE = _NUMBERS + _FRAMES * 3
_LINE_SIZE = _FRAMES + 1
THREATS_SIZE = LINE + _FRAMES * _LINE_SIZE

_TURNS = types.int64(ROW, types.int64, types.int32[::1], ROW, SCRATCH)


@kernel_helper
def _play(row: Row, turn: int) -> int:
    """Play a turn on a row, without settling the round; return the result of its lines."""
    seat = row[TURN]
    if turn == NO_DIE:
        row[r.LAST + seat] = r.NO_SQUARE  # DC-4
        row[TURN] = 1 - seat
        return 0
    if turn // DICE < r.SQUARES:
        row[r.BLOCKER + seat] = 1 << (turn // DICE)
    return r.place(row, turn % DICE)


@kernel(_TURNS)
def attacks(row: Row, seat: int, out: Actions, after: Row, scratch: Scratch) -> int:
    """List the turns of the player to move that make a threat and leave none to the other: those
    with two squares to win on first."""
    reach, count, strong = open_to(row, seat), 0, 0
    holds = row[r.BLOCKER + seat] == 0 and row[r.MID] == 0
    while reach:
        square = trailing_zeros(reach)
        reach &= reach - 1
        for face in range(r.FACES):
            die = r.FACES * square + face
            after[:] = row
            if r.place(after, die) or r.dice_are_out(after):
                continue
            mine = completions(after, seat, MINE, scratch)
            if mine == 0:
                continue
            theirs = completions(after, 1 - seat, THEIRS, scratch)
            turn = DICE * r.SQUARES + die
            if theirs:
                if not holds or ones(theirs) > 1 or mine & ~theirs == 0:
                    continue
                turn = DICE * trailing_zeros(theirs) + die
                mine &= ~theirs
            out[count] = turn
            if ones(mine) > 1:
                out[count], out[strong] = out[strong], out[count]
                strong += 1
            count += 1
    return count


@kernel(_TURNS)
def defences(row: Row, seat: int, out: Actions, after: Row, scratch: Scratch) -> int:
    """List the turns of the player to move after which the other cannot win at once; return -1 if
    one of them ends the round in any other way than by the other player's line."""
    reach, count = open_to(row, seat), 0
    holds = row[r.BLOCKER + seat] == 0 and row[r.MID] == 0
    free = wide(r.free_squares(row))
    if reach == 0:
        after[:] = row
        _play(after, NO_DIE)
        out[0] = NO_DIE
        return 1 if completions(after, 1 - seat, MINE, scratch) == 0 else 0
    while reach:
        square = trailing_zeros(reach)
        reach &= reach - 1
        for face in range(r.FACES):
            die = r.FACES * square + face
            after[:] = row
            result = r.place(after, die)
            if result:
                if result & 3 != 1 << (1 - seat):
                    return -1
                continue
            if r.dice_are_out(after):
                return -1
            theirs = completions(after, 1 - seat, MINE, scratch)
            if theirs == 0:
                out[count] = DICE * r.SQUARES + die
                count += 1
            if not holds or ones(theirs) > 1:
                continue
            spots = theirs if theirs else free & ~(1 << square)
            while spots:
                out[count] = DICE * trailing_zeros(spots) + die
                count += 1
                spots &= spots - 1
    return count


@kernel_helper
def _first_win(scratch: Scratch) -> int:
    for face in range(r.FACES):
        if scratch[MINE + face]:
            return DICE * r.SQUARES + r.FACES * trailing_zeros(scratch[MINE + face]) + face
    return NOT_FOUND


@kernel_helper
def _frame(scratch: Scratch, top: int) -> tuple[Row, Actions, Scratch]:
    """Return row, list of turns and numbers of a frame: [turns listed or -1, next turn, attacker's
    turns left]."""
    rows = scratch[_ROWS:_LISTS].view(np.int32)
    lists = scratch[_LISTS:_NUMBERS].view(np.int32)
    row = rows[top * r.ROW_SIZE : (top + 1) * r.ROW_SIZE]
    turns = lists[top * _MOST_TURNS : (top + 1) * _MOST_TURNS]
    return row, turns, scratch[_NUMBERS + 3 * top : _NUMBERS + 3 * top + 3]


@kernel_helper
def _keep_line(scratch: Scratch, top: int, turn: int) -> None:
    """Make the line of a frame a turn and the line of the frame above, if that is longer."""
    at, above = LINE + top * _LINE_SIZE, LINE + (top + 1) * _LINE_SIZE
    if scratch[above] + 1 > scratch[at]:
        scratch[at], scratch[at + 1] = scratch[above] + 1, turn
        for k in range(scratch[above]):
            scratch[at + 2 + k] = scratch[above + 1 + k]


@kernel(types.int64(ROW, types.int64, types.int64, types.uint8[::1], SCRATCH))
def search_threats(
    start: Row, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a forced win of the player to move within `depth` of their turns; return the turn
    that begins it, NOT_FOUND, or CUT_OFF when the budget of positions was spent or stop was set.

    Frames alternate attacker and defender. The positions looked at are added to SPENT. LINE gets
    how many turns the longest defence takes and these, until there is no defence.
    """
    attacker = wide(start[TURN])
    after = scratch[_AFTER:_ROWS].view(np.int32)
    top = 0
    row, turns, frame = _frame(scratch, 0)
    row[:] = start
    frame[0], frame[2] = -1, depth
    while True:
        row, turns, frame = _frame(scratch, top)
        known, answer = False, False
        if frame[0] < 0:
            scratch[SPENT] += 1
            if scratch[SPENT] > budget or stop[0]:
                return CUT_OFF
            frame[1] = 0
            scratch[LINE + top * _LINE_SIZE] = 0
            if top % 2 == 0:
                wins = completions(row, attacker, MINE, scratch)
                if wins:
                    known, answer = True, True
                    if top == 0:
                        scratch[LINE], scratch[LINE + 1] = 1, _first_win(scratch)
                        return wide(scratch[LINE + 1])
                elif frame[2] <= 1:
                    known, answer = True, False
                else:
                    frame[0] = attacks(row, attacker, turns, after, scratch)
            else:
                frame[0] = defences(row, 1 - attacker, turns, after, scratch)
                if frame[0] < 0:
                    known, answer = True, False
        while True:
            if not known and frame[1] == frame[0]:
                known, answer = True, top % 2 == 1
            if not known:
                break
            if top == 0:
                return NOT_FOUND
            top -= 1
            row, turns, frame = _frame(scratch, top)
            known = False
            if answer:
                _keep_line(scratch, top, wide(turns[frame[1] - 1]))
            if top % 2 == 0 and answer:
                if top == 0:
                    return wide(turns[frame[1] - 1])
                known = True
            elif top % 2 == 1 and not answer:
                known = True
        turn = turns[frame[1]]
        frame[1] += 1
        next_row, _, next_frame = _frame(scratch, top + 1)
        next_row[:] = row
        _play(next_row, turn)
        next_frame[0] = -1
        next_frame[2] = frame[2] - top % 2
        top += 1


@kernel(types.int64(ROW, types.int64, types.int64, types.uint8[::1], SCRATCH))
def find_threats(
    row: Row, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a forced win within 1, 2 ... `depth` turns; return the turn that begins it and write
    in how many turns it wins and the LINE, or return NOT_FOUND or CUT_OFF. The scratch space has
    THREATS_SIZE cells."""
    scratch[SPENT] = 0
    if row[TURN] == NOBODY:
        return NOT_FOUND
    for turns in range(1, min(depth, DEEPEST) + 1):
        found = search_threats(row, turns, budget, stop, scratch)
        if found != NOT_FOUND:
            scratch[FOUND_IN] = turns
            return wide(found)
    return NOT_FOUND


@kernel_helper
def _empty(row: Row) -> int:
    return ones(wide(r.free_squares(row)))


@kernel_helper
def least_points(row: Row, turns: int) -> int:
    """Return the fewest points that winning this round within so many turns can bring: the line,
    what is empty after all those dice and both blockers, and the largest deduction (DC-7)."""
    held = wide(row[r.BLOCKER] == 0) + wide(row[r.BLOCKER + 1] == 0)
    empty = _empty(row) - held - (2 * turns - 1)
    return r.TARGET + max(0, empty) - 2 * (r.DICE_EACH // 3)


@kernel_helper
def most_points(row: Row) -> int:
    """Return a bound on the points that winning this round can bring: a line of one's own dice, an
    unused blocker, and the squares that are empty after one more die, 20 at most (the shortest
    round has five dice)."""
    return r.TARGET + 2 + 5 + min(20, _empty(row) - 1)


class Threats:
    """Room for threat searches, made once and used again."""

    def __init__(self) -> None:
        """Make the room."""
        self._scratch = np.zeros(THREATS_SIZE, np.int64)

    def find(
        self, row: Row, depth: int, budget: int, stop: Stop | None = None
    ) -> tuple[list[int], int] | None:
        """Return the actions of a turn that forces a win of the round and in how many turns, or
        None. Shorter ways are looked for first; `budget` is how many positions to look at."""
        found = find_threats(row.copy(), depth, budget, (stop or Stop()).cell, self._scratch)
        if found < 0:
            return None
        blocker, die = divmod(int(found), DICE)
        spot = [] if blocker == r.SQUARES else [r.FIRST_BLOCKER + blocker]
        return [*spot, die], int(self._scratch[FOUND_IN])
