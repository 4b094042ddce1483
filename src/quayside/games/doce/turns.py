"""Turns of Doce's threat search: which make a threat, and which replies have to be tried.

A turn is one number: 150 x (square of the blocker, or 25 for none) + the die's action; NO_DIE is a
pass. A *threat* is a die with which the attacker could complete a line on their next turn.
"""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, kernel, kernel_helper, wide
from quayside.core.rules import TURN, Actions, Row, Scratch
from quayside.games.doce import rules as r
from quayside.games.doce.heuristics import BUILDS, MINE, completions, constructions, open_to

DICE = r.FIRST_BLOCKER
NO_DIE = DICE * (r.SQUARES + 1)
PLAIN = DICE * r.SQUARES
"""A turn without a blocker is this plus the die's action."""
MOST_TURNS = NO_DIE + 2
FAILED = -1
"""Instead of the number of replies: one of them ends the round in another way."""

_LINES = np.array([r.set_of(line) for line in r.LINES], np.int64)
_ENDS = np.array([r.set_of((line[0], line[3])) for line in r.LINES], np.int64)


def actions_of(turn: int) -> tuple[int, ...]:
    """Return the actions of a turn."""
    if turn == NO_DIE:
        return (r.PASS,)
    blocker, die = divmod(turn, DICE)
    return (die,) if blocker == r.SQUARES else (r.FIRST_BLOCKER + blocker, die)


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
def squares_taken(turn: int) -> int:
    """Return the squares that a turn takes."""
    taken = 1 << (turn % DICE // r.FACES)
    return taken | 1 << (turn // DICE) if turn // DICE < r.SQUARES else taken


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
def list_attacks(row: Row, seat: int, turns: Actions, after: Row, scratch: Scratch) -> int:
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
            turn = PLAIN + die
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
def _may_run_out(row: Row, reach: int) -> bool:
    """Return whether the next die, or the one before it, is the last of the round (DC-4)."""
    left = 2 * r.DICE_EACH - ones(wide(row[r.DICE] | row[r.DICE + 1]))
    return left == 0 or (left == 1 and reach != 0)


@kernel_helper
def list_replies(
    row: Row, seat: int, turns: Actions, needs: Scratch, after: Row, scratch: Scratch
) -> int:
    """List the defender's turns that leave the attacker no line to complete, and write the squares
    that the win needs so far. Blockers beside a die that does so by itself are not listed yet.
    Return FAILED if a die ends the round otherwise than by the attacker's line."""
    attacker = 1 - seat
    wins = completions(row, attacker, MINE, scratch)
    reach, count = open_to(row, seat), 0
    needs[0] = wins if ones(wins) == 1 else 0
    if _may_run_out(row, reach) or gaps(row, seat) & reach:
        return FAILED
    if reach == 0:
        turns[0] = NO_DIE
        return wide(wins == 0)
    if reach & (reach - 1) == 0:
        needs[0] |= reach
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
                turns[count] = PLAIN + die
                count += 1
            elif ones(left) == 1:
                needs[0] |= left
                if holds:
                    turns[count] = DICE * trailing_zeros(left) + die
                    count += 1
    return count
