"""Doce's forced wins, proved: the attacker makes threats only, the defender may do anything.

The attacker's turns that are tried leave a threat, and the defender no line to complete. If every
reply loses, the round is won, whatever the defender does.

The defender's blocker takes one square out of the round. A forced win stays one if the blocker goes
to a square that it does not need, since the blocker gives the defender nothing else and is then
used up. So each die of the defender is answered first without a blocker; then only blockers on
squares that this answer needs are tried.

A forced win *needs* a square if the attacker plays there in answer to dice alone; if it is the only
square to complete a line on after some reply; or if it is the only one open to the defender, who
would have to pass without it (DC-4).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.rules import NOBODY, TURN, Actions, Row, Scratch
from quayside.core.stop import Stop
from quayside.games.doce import rules as r
from quayside.games.doce.heuristics import MINE, SCRATCH_SIZE, completions
from quayside.games.doce.turns import (
    DICE,
    FAILED,
    MOST_TURNS,
    NO_DIE,
    PLAIN,
    list_attacks,
    list_replies,
    play_turn,
    squares_taken,
)

DEEPEST = 8
NOT_FOUND, CUT_OFF = -1, -2

# Scratch beyond what rules and heuristics use: positions searched, the squares that the win needs,
# in how many turns it was found, a row, and for each frame a row, a list of turns, four numbers and
# a line: how many turns it has, and these.
_FRAMES = 2 * DEEPEST + 2
SPENT = r.RULES.scratch_size + SCRATCH_SIZE
NEEDED = SPENT + 1
FOUND_IN = NEEDED + 1
_AFTER = FOUND_IN + 1
_ROWS = _AFTER + r.ROW_SIZE // 2
_LISTS = _ROWS + _FRAMES * r.ROW_SIZE // 2
_NUMBERS = _LISTS + _FRAMES * MOST_TURNS // 2
LINE = _NUMBERS + _FRAMES * 4
_LINE_SIZE = _FRAMES + 1
THREATS_SIZE = LINE + _FRAMES * _LINE_SIZE
_COUNT, _NEXT, _LEFT, _NEEDS = 0, 1, 2, 3
"""Numbers of a frame: turns listed or -1, the next one, attacker's turns left, squares needed."""


@kernel_helper
def _frame(scratch: Scratch, top: int) -> tuple[Row, Actions, Scratch]:
    rows = scratch[_ROWS:_LISTS].view(np.int32)
    lists = scratch[_LISTS:_NUMBERS].view(np.int32)
    row = rows[top * r.ROW_SIZE : (top + 1) * r.ROW_SIZE]
    turns = lists[top * MOST_TURNS : (top + 1) * MOST_TURNS]
    return row, turns, scratch[_NUMBERS + 4 * top : _NUMBERS + 4 * top + 4]


@kernel_helper
def _keep_line(scratch: Scratch, top: int, turn: int) -> None:
    """Make the line of a frame a turn and the line of the frame above, if that is longer."""
    at, above = LINE + top * _LINE_SIZE, LINE + (top + 1) * _LINE_SIZE
    if scratch[above] + 1 > scratch[at]:
        scratch[at], scratch[at + 1] = scratch[above] + 1, turn
        for k in range(scratch[above]):
            scratch[at + 2 + k] = scratch[above + 1 + k]


@kernel_helper
def _take_reply(scratch: Scratch, top: int, needed: int) -> None:
    """Note that the defender's turn just tried loses, what that needs, and the line unless it loses
    at once; list the same die with the blocker on each square needed."""
    row, turns, frame = _frame(scratch, top)
    turn = wide(turns[frame[_NEXT] - 1])
    if scratch[LINE + (top + 1) * _LINE_SIZE]:
        _keep_line(scratch, top, turn)
    if turn == NO_DIE:
        frame[_NEEDS] |= needed
        return
    if turn < PLAIN:
        return
    frame[_NEEDS] |= needed
    if row[r.BLOCKER + row[TURN]] == 0 and row[r.MID] == 0:
        spots = needed & wide(r.free_squares(row)) & ~(1 << (turn % DICE // r.FACES))
        while spots:
            turns[frame[_COUNT]] = DICE * trailing_zeros(spots) + turn % DICE
            frame[_COUNT] += 1
            spots &= spots - 1


@kernel_helper
def _first_win(scratch: Scratch) -> int:
    for face in range(r.FACES):
        if scratch[MINE + face]:
            return PLAIN + r.FACES * trailing_zeros(scratch[MINE + face]) + face
    return NOT_FOUND


_BRANCH, _LOST, _WON = 0, 1, 2
"""What the first look at a position says: turns are to be tried, or who wins is known."""


@kernel_helper
def _open(scratch: Scratch, top: int, is_attack: bool) -> int:
    """Look at the position of a frame for the first time and list its turns."""
    row, turns, frame = _frame(scratch, top)
    after = scratch[_AFTER:_ROWS].view(np.int32)
    seat = wide(row[TURN])
    frame[_NEXT] = 0
    scratch[LINE + top * _LINE_SIZE] = 0
    if not is_attack:
        frame[_COUNT] = list_replies(row, seat, turns, frame[_NEEDS:], after, scratch)
        return _LOST if frame[_COUNT] == FAILED else _BRANCH
    wins = completions(row, seat, MINE, scratch)
    if wins:
        frame[_NEEDS] = wins if ones(wins) == 1 else 0
        return _WON
    if frame[_LEFT] <= 1:
        return _LOST
    frame[_COUNT] = list_attacks(row, seat, turns, after, scratch)
    return _BRANCH


@kernel(types.int64(types.int64, types.int64, types.int64, types.uint8[::1], SCRATCH))
def search_threats(
    base: int, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a forced win of the player to move in the row of frame `base` within `depth` of
    their turns; return the turn that begins it, NOT_FOUND, or CUT_OFF when the budget of positions
    was spent or stop was set.

    Frames alternate attacker and defender. The positions looked at are added to SPENT. Of a win,
    the frame gets the squares needed and the line against the defence that lasts longest.
    """
    top = base
    _, _, frame = _frame(scratch, top)
    frame[_COUNT], frame[_LEFT] = -1, depth
    while True:
        row, turns, frame = _frame(scratch, top)
        is_attack = (top - base) % 2 == 0
        known = _BRANCH
        if frame[_COUNT] < 0:
            scratch[SPENT] += 1
            if scratch[SPENT] > budget or stop[0]:
                return CUT_OFF
            known = _open(scratch, top, is_attack)
            if known == _WON and top == base:
                at = LINE + base * _LINE_SIZE
                scratch[at], scratch[at + 1] = 1, _first_win(scratch)
                return wide(scratch[at + 1])
        while True:
            if known == _BRANCH and frame[_NEXT] == frame[_COUNT]:
                known = _LOST if is_attack else _WON
            if known == _BRANCH:
                break
            if top == base:
                return NOT_FOUND
            needed = frame[_NEEDS]
            top -= 1
            is_attack = not is_attack
            row, turns, frame = _frame(scratch, top)
            if is_attack and known == _WON:
                turn = wide(turns[frame[_NEXT] - 1])
                frame[_NEEDS] = needed | squares_taken(turn)
                _keep_line(scratch, top, turn)
                if top == base:
                    return turn
            elif not is_attack and known == _WON:
                _take_reply(scratch, top, needed)
                known = _BRANCH
            elif is_attack:
                known = _BRANCH
        turn = wide(turns[frame[_NEXT]])
        frame[_NEXT] += 1
        next_row, _, next_frame = _frame(scratch, top + 1)
        next_row[:] = row
        play_turn(next_row, turn)
        next_frame[_COUNT] = -1
        next_frame[_LEFT] = frame[_LEFT] - wide(not is_attack)
        top += 1


@kernel_helper
def _deepen(base: int, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch) -> int:
    """Look for a win within 1, 2 ... `depth` turns."""
    scratch[SPENT] = 0
    for turns in range(1, depth + 1):
        found = search_threats(base, turns, budget, stop, scratch)
        if found != NOT_FOUND:
            scratch[FOUND_IN] = turns
            return wide(found)
    return NOT_FOUND


_FIND = types.int64(ROW, types.int64, types.int64, types.uint8[::1], SCRATCH)


@kernel(_FIND)
def find_threats(
    start: Row, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a forced win of the player to move within 1, 2 ... `depth` turns, DEEPEST at most;
    return the turn that begins it, and write what it NEEDED, FOUND_IN and the LINE; or return
    NOT_FOUND or CUT_OFF. The scratch space has THREATS_SIZE cells."""
    if start[TURN] == NOBODY:
        return NOT_FOUND
    row, _, frame = _frame(scratch, 0)
    row[:] = start
    found = _deepen(0, min(depth, DEEPEST), budget, stop, scratch)
    scratch[NEEDED] = frame[_NEEDS]
    return found


@kernel(_FIND)
def find_escape(
    start: Row, depth: int, budget: int, stop: NDArray[np.uint8], scratch: Scratch
) -> int:
    """Look for a turn of the player to move after which the other has no forced win within `depth`
    turns (less than DEEPEST), or none was found within the budget for each; return it. NO_DIE also
    means that a die ends the round otherwise. NOT_FOUND proves that every turn loses the round;
    then NEEDED has the squares that the other player needs for it, and LINE the longest defence."""
    row, turns, frame = _frame(scratch, 0)
    row[:] = start
    scratch[SPENT] = 0
    if _open(scratch, 0, False) == _LOST:
        return NO_DIE
    while frame[_NEXT] < frame[_COUNT]:
        turn = wide(turns[frame[_NEXT]])
        frame[_NEXT] += 1
        next_row, _, next_frame = _frame(scratch, 1)
        next_row[:] = row
        play_turn(next_row, turn)
        if _deepen(1, depth, budget, stop, scratch) < 0:
            return turn
        _take_reply(scratch, 0, next_frame[_NEEDS])
    scratch[NEEDED] = frame[_NEEDS]
    return NOT_FOUND


class Threat(NamedTuple):
    """A forced win."""

    turn: int
    """The turn that begins it."""
    turns: int
    """In how many turns it wins."""
    needed: int
    """The squares that it needs, as a set."""


class Threats:
    """The threat search with its room, made once and used again."""

    def __init__(self) -> None:
        """Make the room."""
        self._scratch = np.zeros(THREATS_SIZE, np.int64)
        self._never = Stop().cell
        self.is_cut_off = False
        """Whether the last search ended because its budget was spent."""

    def find(self, row: Row, depth: int, budget: int) -> Threat | None:
        """Return a forced win of the round within `depth` turns, or None. Shorter ones are looked
        for first; `budget` is how many positions to look at."""
        scratch = self._scratch
        found = int(find_threats(row, depth, budget, self._never, scratch))
        self.is_cut_off = found == CUT_OFF
        return Threat(found, int(scratch[FOUND_IN]), int(scratch[NEEDED])) if found >= 0 else None

    def escape(self, row: Row, depth: int, budget: int) -> int | None:
        """Return a turn of the player to move after which no forced win of the other is found, each
        within a budget. None proves that there is none."""
        found = int(find_escape(row, depth, budget, self._never, self._scratch))
        self.is_cut_off = bool(self._scratch[SPENT] > budget)
        return None if found == NOT_FOUND else found

    @property
    def needed(self) -> int:
        """The squares that the other player needs when there was no escape, as a set."""
        return int(self._scratch[NEEDED])

    @property
    def line(self) -> list[int]:
        """The turns against the longest defence, when a win was found or no escape."""
        return [int(turn) for turn in self._scratch[LINE + 1 : LINE + 1 + self._scratch[LINE]]]
