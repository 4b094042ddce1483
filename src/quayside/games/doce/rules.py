"""Doce's rules as kernels, in the rulebook's order.

A row is sixteen numbers: the seat to move, a few facts about match and round, and the grid as sets
of squares. A set of squares is one number with bit `square` for each, a1 to e5. Every seat has the
set of its dice and that of its blocker; what the dice show is spread over three sets, those whose
face contains a 1, a 2 and a 4. So four dice in a line are added up by counting bits.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.bits import ones, spread_bits, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, lean_helper, wide
from quayside.core.rules import (
    APPLY,
    LIST,
    MASK,
    NOBODY,
    OBSERVE,
    OUTCOMES,
    OVER,
    RETURNS,
    STATUS,
    TURN,
    Actions,
    Features,
    Floats,
    Mask,
    Row,
    Rules,
    Scratch,
    always,
)

# The row, cell by cell (TURN is cell 0).
MID = 1  # 1 after a blocker, when the die of the same turn is due
ROUND = 2  # 1 to 4
STARTER = 3  # the seat that began this round
LEFT = 4  # 1 + the seat that left the match (GL-1), or 0
LAST = 5  # two cells: where each seat's marker lies, or NO_SQUARE
TOTAL = 7  # two cells: points by seat
DICE = 9  # two cells: squares of each seat's dice
BLOCKER = 11  # two cells: the square of each seat's blocker as a set, 0 while it is held
FACE = 13  # three cells: squares whose die's face contains a 1, a 2, a 4
ROW_SIZE = 16
OBSERVATION_SIZE = 413  # see observe

SIDE, SQUARES, FACES, ROUNDS = 5, 25, 6, 4  # DC-1: the grid is 5x5
DICE_EACH = 11
NO_SQUARE = SQUARES
TARGET = 12
FIRST_BLOCKER, PASS, ACTIONS = 150, 175, 176
ALL_SQUARES = (1 << SQUARES) - 1
# The square of each die, of each blocker (behind those of dice), and a last one for the pass.
_SQUARE_OF = np.array(
    [die // FACES for die in range(FIRST_BLOCKER)] + [*range(SQUARES, 2 * SQUARES + 1)], np.int64
)

# What a round's score is made of, by place in the scratch space (see `score`).
LINE, ALL_OWN, UNUSED_BLOCKER, EMPTY, THREES, ITEMS = 0, 1, 2, 3, 4, 5
DRAWN = 2  # points of a drawn round

Squares: TypeAlias = tuple[int, ...]


def _all_lines() -> list[Squares]:
    """Return the 28 lines of four neighbouring squares, from one end to the other."""
    lines = []
    for square in range(SQUARES):
        rank, file = divmod(square, SIDE)
        for up, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
            if rank + 3 * up < SIDE and 0 <= file + 3 * right < SIDE:
                lines.append(tuple(square + (SIDE * up + right) * i for i in range(4)))
    return lines


def set_of(squares: Squares) -> int:
    """Return squares as a set."""
    return sum(1 << square for square in squares)


def _line_tables() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the lines through each square and their two ends, as sets. No square is on more than
    eight; the places left over hold the empty set, which never adds up to twelve.
    """
    through = np.zeros((SQUARES, 8), np.int64)
    ends = np.zeros((SQUARES, 8), np.int64)
    for square in range(SQUARES):
        for i, line in enumerate(line for line in LINES if square in line):
            through[square, i] = set_of(line)
            ends[square, i] = set_of((line[0], line[3]))
    return through, ends


def _zones() -> NDArray[np.int64]:
    """Return the squares next to each square, in all eight directions (DC-2)."""
    zones = np.zeros(SQUARES + 1, np.int64)
    for a in range(SQUARES):
        for b in range(SQUARES):
            if a != b and max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE)) == 1:
                zones[a] |= 1 << b
    return zones


LINES = _all_lines()
ZONES = _zones()
_THROUGH, _ENDS = _line_tables()
_LINE_SETS = np.array([set_of(line) for line in LINES], np.int64)
_LINE_ENDS = np.array([set_of((line[0], line[3])) for line in LINES], np.int64)


@lean_helper
def free_squares(row: Row) -> int:
    """Return the squares with neither die nor blocker."""
    taken: int = row[DICE] | row[DICE + 1] | row[BLOCKER] | row[BLOCKER + 1]
    return ~taken & ALL_SQUARES


@kernel(types.int64(ROW, types.int64), lean=True)
def zone_squares(row: Row, seat: int) -> int:
    """Return the free squares of a seat's no-play zone (DC-2)."""
    return int(ZONES[row[LAST + seat]]) & free_squares(row)


@lean_helper
def open_to(row: Row, seat: int, free: int) -> int:
    """Return the squares where a seat can place a die on its turn: free ones outside the no-play
    zone (DC-2), none without a die in hand.
    """
    has_die = ones(row[DICE + seat]) < DICE_EACH
    return free & ~ZONES[row[LAST + seat]] if has_die else 0


@lean_helper
def blockable_squares(row: Row, free: int, open_: int) -> int:
    """Return where the player to move can play the blocker: any free square, but a die must find
    an open one afterwards (DC-3). After a blocker it is no longer held, so a die is next.
    """
    if row[BLOCKER + row[TURN]] != 0:
        return 0
    only_one = open_ & (open_ - 1) == 0
    return free & ~open_ if only_one else free


@kernel(STATUS, lean=True)
def status(row: Row) -> int:
    """Return the seat that must act, or OVER."""
    return OVER if row[TURN] == NOBODY else row[TURN]


@kernel(LIST, lean=True)
def legal(row: Row, out: Actions, scratch: Scratch) -> int:
    """List dice, then blockers; a player who can place no die passes (DC-4).

    Eight cells are written for the six faces of a square, since a vector unit stores eight at once:
    the two too many are written over by what follows, or lie in the list's spare cells.
    """
    if row[TURN] == NOBODY:
        return 0
    free = free_squares(row)
    open_ = open_to(row, row[TURN], free)
    if open_ == 0:
        out[0] = PASS
        return 1
    blockable = blockable_squares(row, free, open_)
    count = 0
    while open_:
        first = FACES * trailing_zeros(open_)
        for face in range(8):
            out[count + face] = first + face
        count += FACES
        open_ &= open_ - 1
    while blockable:
        out[count] = FIRST_BLOCKER + trailing_zeros(blockable)
        count += 1
        blockable &= blockable - 1
    return count


@kernel(MASK, lean=True)
def mask(row: Row, out: Mask, scratch: Scratch) -> None:
    """Write which actions `legal` lists, by the squares that allow them."""
    free = free_squares(row)
    open_ = open_to(row, row[TURN], free)
    blockable = blockable_squares(row, free, open_) if open_ else 0
    allowed = wide(open_) | wide(blockable) << SQUARES | wide(open_ == 0) << 2 * SQUARES
    for action in range(ACTIONS):
        out[action] = allowed >> _SQUARE_OF[action] & 1


@kernel(types.int64(ROW, types.int64, types.int64), lean=True)
def line_result(row: Row, line: int, ends: int) -> int:
    """Return 1 or 2 if a line wins for seat 0 or 1, plus 4 or 8 if it is all theirs; else 0.

    It wins if its dice add up to 12 and all four are theirs, or three are theirs and the other
    player's is at one end. Line and ends are sets of squares.
    """
    total = ones(row[FACE] & line) + 2 * ones(row[FACE + 1] & line) + 4 * ones(row[FACE + 2] & line)
    dice_0, dice_1 = row[DICE] & line, row[DICE + 1] & line
    own_0, own_1 = ones(dice_0), ones(dice_1)
    won_0 = (own_0 == 4) | ((own_0 == 3) & (dice_1 & ends != 0))
    won_1 = (own_1 == 4) | ((own_1 == 3) & (dice_0 & ends != 0))
    result = won_0 + 2 * won_1 + 4 * (own_0 == 4) + 8 * (own_1 == 4)
    return result if total == TARGET else 0


@kernel(types.int64(ROW, types.int64), lean=True)
def result_of_line(row: Row, line: int) -> int:
    """Return the result of one of the 28 lines, by its number."""
    return line_result(row, _LINE_SETS[line], _LINE_ENDS[line])


@kernel(types.int64(ROW), lean=True)
def result_of_grid(row: Row) -> int:
    """Return the results of all lines on the grid, joined: 0 while a round is being played."""
    result = 0
    for line in range(len(_LINE_SETS)):
        result |= result_of_line(row, line)
    return result


@lean_helper
def _result(row: Row, square: int) -> int:
    """Return the results of all lines through a square, joined. Both players' lines are looked at,
    whoever placed the die (DC-5).
    """
    result = 0
    for i in range(8):
        result |= line_result(row, _THROUGH[square, i], _ENDS[square, i])
    return result


@kernel(types.int64(ROW, types.int64, types.int64, SCRATCH), lean=True)
def score(row: Row, seat: int, result: int, items: Scratch) -> int:
    """Write what a seat's score of a finished round is made of, and return the sum."""
    for item in range(ITEMS):
        items[item] = 0
    won = result & 3
    if won == 1 << (1 - seat):
        return 0  # the loser gets nothing
    items[UNUSED_BLOCKER] = 5 * (row[BLOCKER + seat] == 0)
    if won == 1 << seat:
        items[LINE] = TARGET
        items[ALL_OWN] = 2 * (result >> (2 + seat) & 1)  # DC-6: counts once
        items[EMPTY] = ones(free_squares(row))
        for face in range(1, FACES + 1):
            showing: int = row[DICE + seat]
            for digit in range(3):
                plane = row[FACE + digit]
                showing &= plane if face >> digit & 1 else ~plane
            items[THREES] -= 2 * (ones(showing) // 3)  # DC-7
    else:  # DC-5: both have a line; or DC-4: nobody has
        items[LINE] = DRAWN
    total = 0
    for item in range(ITEMS):
        total += items[item]
    return total


@lean_helper
def _next_round(row: Row) -> None:
    """Clear the grid for the next round, which the other player starts, or end the match. The
    last round's dice stay on the grid, to be looked at.
    """
    if row[ROUND] == ROUNDS:
        row[TURN] = NOBODY
        return
    row[ROUND] += 1
    row[STARTER] = 1 - row[STARTER]
    row[TURN] = row[STARTER]
    for seat in range(2):
        row[LAST + seat] = NO_SQUARE
        row[DICE + seat] = 0
        row[BLOCKER + seat] = 0
    for digit in range(3):
        row[FACE + digit] = 0


@kernel(types.int64(ROW, types.int64), lean=True)
def place(row: Row, action: int) -> int:
    """Put a die of the player to move on the grid and give the other player the turn; return the
    result of the lines it completes, 0 for none. The round, if it ends, is not yet settled.
    """
    seat = row[TURN]
    square = action // FACES
    face = 1 + action - FACES * square
    row[DICE + seat] |= 1 << square
    for digit in range(3):
        row[FACE + digit] |= (face >> digit & 1) << square
    row[LAST + seat] = square
    row[MID] = 0
    row[TURN] = 1 - seat
    return _result(row, square)


@lean_helper
def dice_are_out(row: Row) -> bool:
    """Return whether neither player has a die left. The grid cannot fill up before that: 22 dice
    and two blockers leave one of its 25 squares free, so this alone ends a round (DC-4).
    """
    return ones(row[DICE] | row[DICE + 1]) == 2 * DICE_EACH


@kernel(APPLY, lean=True)
def apply(row: Row, action: int, scratch: Scratch) -> None:
    """Play a die, a blocker or a pass."""
    seat = row[TURN]
    if action < FIRST_BLOCKER:
        result = place(row, action)
        if result or dice_are_out(row):
            row[TOTAL] += score(row, 0, result, scratch)
            row[TOTAL + 1] += score(row, 1, result, scratch)
            _next_round(row)
    elif action < PASS:
        row[BLOCKER + seat] = 1 << (action - FIRST_BLOCKER)
        row[MID] = 1
    else:
        row[LAST + seat] = NO_SQUARE  # DC-4: a pass uses up the zone
        row[TURN] = 1 - seat


@kernel(OUTCOMES, lean=True)
def outcomes(row: Row, p: Floats, scratch: Scratch) -> int:
    """Return 0: there is no chance in Doce."""
    return 0


@kernel(RETURNS, lean=True)
def returns(row: Row, out: Floats) -> None:
    """Give 1 to the higher total, a half each to equal ones, nothing to who left (GL-1)."""
    lead = row[TOTAL] - row[TOTAL + 1]
    if row[LEFT]:
        lead = 1 if row[LEFT] == 2 else -1
    out[0] = 0.5 if lead == 0 else 1.0 * (lead > 0)
    out[1] = 1.0 - out[0]


@kernel(APPLY, lean=True)
def leave(row: Row, seat: int, scratch: Scratch) -> None:
    """End the match, which the player who leaves has lost (GL-1). A blocker of an unfinished turn
    is taken back."""
    if row[MID] and row[TURN] == seat:
        row[BLOCKER + seat] = 0
    row[LEFT] = 1 + seat
    row[TURN] = NOBODY
    row[MID] = 0


@lean_helper
def _planes(row: Row, player: int) -> tuple[int, ...]:
    """Return the squares of a player's dice by face, of the blocker, and of the zone."""
    dice = wide(row[DICE + player])
    low, middle, high = wide(row[FACE]), wide(row[FACE + 1]), wide(row[FACE + 2])
    return (
        dice & low & ~middle & ~high,
        dice & ~low & middle & ~high,
        dice & low & middle & ~high,
        dice & ~low & ~middle & high,
        dice & low & ~middle & high,
        dice & ~low & middle & high,
        wide(row[BLOCKER + player]),
        ZONES[row[LAST + player]],
    )


@kernel(OBSERVE, lean=True)
def observe(row: Row, seat: int, out: Features) -> None:
    """Show the match from a seat. For each square sixteen numbers: own die by face, own blocker,
    own zone, and the same for the other player. Then for both: whether it is their turn, dice left
    (of 11), total (in twelves), whether they began this round; then the round, one of four, and
    whether a die must follow a blocker.
    """
    planes = _planes(row, seat) + _planes(row, 1 - seat)
    for square in range(SQUARES):
        spread_bits(planes, square, out, 16 * square)
    for side in range(2):
        player = seat if side == 0 else 1 - seat
        at = 16 * SQUARES + 4 * side
        out[at] = row[TURN] == player
        out[at + 1] = (DICE_EACH - ones(row[DICE + player])) / DICE_EACH
        out[at + 2] = row[TOTAL + player] / TARGET
        out[at + 3] = row[STARTER] == player
    for number in range(ROUNDS):
        out[408 + number] = row[ROUND] == number + 1
    out[412] = row[MID]


RULES = Rules(
    status=status,
    legal=legal,
    apply=apply,
    outcomes=outcomes,
    returns=returns,
    observe=observe,
    candidates=legal,
    allowed=always,
    leave=leave,
    mask=mask,
    version=1,
    row_size=ROW_SIZE,
    action_count=ACTIONS,
    outcome_count=0,
    observation_size=OBSERVATION_SIZE,
    scratch_size=ITEMS,
)
