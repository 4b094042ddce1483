"""Doce without a tree: dice that win the round, forced wins, and turns that lose to one.

A winning die is a square and a face that complete a line and so win the round.
"""

from __future__ import annotations

import numpy as np

from quayside.core.bits import ones
from quayside.core.heuristics import (
    FOCUS,
    FORCED,
    LOSES,
    NEXT_TURN,
    NO_WIN,
    UNDECIDED,
    WINNING,
    Cell,
    Tactics,
)
from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.rules import NOBODY, TURN, Actions, Row, Scratch
from quayside.games.doce import rules as r
from quayside.games.doce.book import NONE, find_opening
from quayside.games.doce.heuristics import MINE, completions
from quayside.games.doce.threats import FOUND_IN, LINE, THREATS_SIZE, find_threats
from quayside.games.doce.turns import DICE, NO_DIE

LOOKED_AT = 20_000
"""Positions that a threat search may look at."""
AT_ROW = THREATS_SIZE
SCRATCH_SIZE = AT_ROW + r.ROW_SIZE // 2


def lead(row: Row, seat: int) -> int:
    """Return by how many points of finished rounds a seat leads."""
    return int(row[r.TOTAL + seat] - row[r.TOTAL + 1 - seat])


@kernel_helper
def _lead(row: Row, seat: int) -> int:
    return wide(row[r.TOTAL + seat]) - wide(row[r.TOTAL + 1 - seat])


def winning_dice(row: Row, seat: int) -> list[int]:
    """Return the dice with which a seat wins the round if it is its turn."""
    scratch = np.zeros(SCRATCH_SIZE, np.int64)
    if not completions(row, seat, MINE, scratch):
        return []
    squares = [int(scratch[MINE + face]) for face in range(r.FACES)]
    return [
        r.FACES * square + face
        for square in range(r.SQUARES)
        for face in range(r.FACES)
        if squares[face] >> square & 1
    ]


def after(row: Row, action: int) -> Row:
    """Return the position after an action."""
    row = row.copy()
    r.apply(row, action, r.RULES.scratch())
    return row


@kernel_helper
def _empty(row: Row) -> int:
    return ones(wide(r.free_squares(row)))


@kernel_helper
def _most_threes(row: Row, seat: int, dice: int) -> int:
    """Return how many full threes of one number a seat can have after so many more dice (DC-7)."""
    threes = short_of_one = short_of_two = 0
    for face in range(1, r.FACES + 1):
        showing = wide(row[r.DICE + seat])
        for digit in range(3):
            plane = wide(row[r.FACE + digit])
            showing &= plane if face >> digit & 1 else ~plane
        threes += ones(showing) // 3
        short_of_one += ones(showing) % 3 == 2
        short_of_two += ones(showing) % 3 == 1
    ones_filled = min(dice, short_of_one)
    dice -= ones_filled
    twos_filled = min(dice // 2, short_of_two)
    return threes + ones_filled + twos_filled + (dice - 2 * twos_filled) // 3


@kernel_helper
def least_points(row: Row, turns: int) -> int:
    """Return the fewest points that the player to move gets for winning this round within so many
    turns: the line, what is empty after all those dice and both blockers, and the largest
    deduction (DC-7)."""
    held = wide(row[r.BLOCKER] == 0) + wide(row[r.BLOCKER + 1] == 0)
    empty = _empty(row) - held - (2 * turns - 1)
    return r.TARGET + max(0, empty) - 2 * _most_threes(row, wide(row[TURN]), turns)


@kernel_helper
def most_points(row: Row) -> int:
    """Return a bound on the points that winning this round can bring: a line of one's own dice, an
    unused blocker, and the squares that are empty after one more die, 20 at most (the shortest
    round has five dice)."""
    return r.TARGET + 2 + 5 + min(20, _empty(row) - 1)


@kernel(WINNING)
def winning(row: Row, scratch: Scratch) -> int:
    """Return the winning die that brings the greatest lead; in the last round, a die that wins the
    match, or any winning die if the match is lost already."""
    seat, last = wide(row[TURN]), row[r.ROUND] == r.ROUNDS
    then = scratch[AT_ROW:SCRATCH_SIZE].view(np.int32)
    best, best_lead = NO_WIN, 0
    if completions(row, seat, MINE, scratch):
        for square in range(r.SQUARES):
            for face in range(r.FACES):
                if scratch[MINE + face] >> square & 1:
                    die = r.FACES * square + face
                    then[:] = row
                    r.apply(then, die, scratch)
                    gained = _lead(then, seat)
                    if best == NO_WIN or gained > best_lead:
                        best, best_lead = die, gained
    if best != NO_WIN and last and best_lead <= 0 and _lead(row, seat) + most_points(row) >= 0:
        best = NO_WIN
    return UNDECIDED if best == NO_WIN and last else best


@kernel(FOCUS)
def focus(row: Row, scratch: Scratch) -> None:
    """Play for the round alone once the match is decided."""
    if row[r.ROUND] == r.ROUNDS and abs(_lead(row, wide(row[TURN]))) > most_points(row):
        row[r.TOTAL] = row[r.TOTAL + 1] = 0


@kernel_helper
def _write_line(out: Actions, at: int, scratch: Scratch) -> int:
    """Write the actions of the line that the threat search found, with NEXT_TURN between turns;
    return the place behind."""
    for k in range(scratch[LINE]):
        if k:
            out[at] = NEXT_TURN
            at += 1
        turn = scratch[LINE + 1 + k]
        if turn == NO_DIE:
            out[at] = r.PASS
        else:
            if turn // DICE < r.SQUARES:
                out[at] = r.FIRST_BLOCKER + turn // DICE
                at += 1
            out[at] = turn % DICE
        at += 1
    return at


@kernel_helper
def _is_won(row: Row, turns: int, budget: int, stop: Cell, scratch: Scratch) -> bool:
    """Return whether the player to move wins the round by force, by the book or by threats; write
    FOUND_IN and the LINE."""
    opening = find_opening(row)
    if opening != NONE and opening // (NO_DIE + 1) <= turns:
        scratch[FOUND_IN] = opening // (NO_DIE + 1)
        scratch[LINE], scratch[LINE + 1] = 1, opening % (NO_DIE + 1)
        return True
    return bool(find_threats(row, turns, budget, stop, scratch) >= 0)


@kernel(FORCED)
def forced(row: Row, turns: int, stop: Cell, out: Actions, scratch: Scratch) -> int:
    """Write a forced win of the round, with the line only if threats alone win. In the last round
    it is worth it only if it is sure to win the match."""
    if not _is_won(row, turns, LOOKED_AT, stop, scratch):
        return 0
    last = row[r.ROUND] == r.ROUNDS
    least = least_points(row, scratch[FOUND_IN])
    wins = last and _lead(row, wide(row[TURN])) + least > 0
    out[0], out[1], out[2] = scratch[FOUND_IN], wins or not last, wins
    return _write_line(out, 3, scratch)


@kernel(LOSES)
def loses(row: Row, action: int, turns: int, stop: Cell, scratch: Scratch) -> bool:
    """Return whether the other player has a forced win of the round after an action that ends the
    turn. After a blocker nothing is said."""
    then = scratch[AT_ROW:SCRATCH_SIZE].view(np.int32)
    then[:] = row
    r.apply(then, action, scratch)
    if then[TURN] == NOBODY or then[TURN] == row[TURN] or then[r.ROUND] != row[r.ROUND]:
        return False
    return bool(_is_won(then, turns, LOOKED_AT // 4, stop, scratch))


TACTICS = Tactics(winning, focus, forced, loses, SCRATCH_SIZE)
