"""The rules of Pig on rows of numbers.

On your turn you roll a die again and again. A 1 ends the turn, and the pot is lost. Any other face
is added to the pot. Instead of rolling again you may hold, which adds the pot to your points. The
first player to reach the target wins. A player who leaves is skipped; the last one left wins.
"""

from __future__ import annotations

from quayside.core.kernel import kernel, kernel_helper
from quayside.core.rules import (
    APPLY,
    CHANCE,
    LIST,
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
    Row,
    Rules,
    Scratch,
    always,
)

# The cells of a row after TURN. LEFT has a bit for each seat that has left, SCORE a cell.
PLAYERS, TARGET, ROLLING, POT, LEFT, SCORE = 1, 2, 3, 4, 5, 6
SEATS = 4
ROW_SIZE = SCORE + SEATS
ROLL, HOLD = 0, 1
FACES = 6
OBSERVATION_SIZE = 3 * SEATS + 2


@kernel(STATUS)
def status(row: Row) -> int:
    """Return the seat that must act, or whether a roll is due, or that the game is over."""
    if row[TURN] == NOBODY:
        return OVER
    return CHANCE if row[ROLLING] else row[TURN]


@kernel(LIST)
def legal(row: Row, out: Actions, scratch: Scratch) -> int:
    """List rolling, and holding if there is something in the pot."""
    if row[TURN] == NOBODY or row[ROLLING]:
        return 0
    out[0], out[1] = ROLL, HOLD
    return 2 if row[POT] else 1


@kernel_helper
def _end_turn(row: Row) -> None:
    """Empty the pot and pass the turn to the next player who has not left."""
    row[POT] = row[ROLLING] = 0
    row[TURN] = (row[TURN] + 1) % row[PLAYERS]
    while row[LEFT] >> row[TURN] & 1:
        row[TURN] = (row[TURN] + 1) % row[PLAYERS]


@kernel(APPLY)
def apply(row: Row, action: int, scratch: Scratch) -> None:
    """Resolve a roll, or roll, or hold."""
    if row[ROLLING]:
        row[ROLLING] = 0
        if action == 0:
            _end_turn(row)
        else:
            row[POT] += action + 1
    elif action == ROLL:
        row[ROLLING] = 1
    else:
        row[SCORE + row[TURN]] += row[POT]
        if row[SCORE + row[TURN]] >= row[TARGET]:
            row[TURN], row[POT] = NOBODY, 0
        else:
            _end_turn(row)


@kernel(OUTCOMES)
def outcomes(row: Row, p: Floats, scratch: Scratch) -> int:
    """Give each face a sixth."""
    for face in range(FACES):
        p[face] = 1.0 / FACES
    return FACES


@kernel(RETURNS)
def returns(row: Row, out: Floats) -> None:
    """Give 1 to the player who reached the target, else to the last player left."""
    best = -1
    for seat in range(row[PLAYERS]):
        out[seat] = 0.0
        is_in = not row[LEFT] >> seat & 1
        if is_in and (best < 0 or row[SCORE + seat] > row[SCORE + best]):
            best = seat
    out[best] = 1.0


@kernel(APPLY)
def leave(row: Row, seat: int, scratch: Scratch) -> None:
    """Remove a seat; if it is to move, its turn is lost."""
    row[LEFT] |= 1 << seat
    still_in = 0
    for other in range(row[PLAYERS]):
        still_in += not row[LEFT] >> other & 1
    if still_in == 1:
        row[TURN], row[POT], row[ROLLING] = NOBODY, 0, 0
    elif row[TURN] == seat:
        _end_turn(row)


@kernel(OBSERVE)
def observe(row: Row, seat: int, out: Features) -> None:
    """Write each player's share of the target, turn and absence from this seat on, then the pot."""
    out[:] = 0.0
    for k in range(row[PLAYERS]):
        player = (seat + k) % row[PLAYERS]
        out[3 * k] = row[SCORE + player] / row[TARGET]
        out[3 * k + 1] = row[TURN] == player
        out[3 * k + 2] = row[LEFT] >> player & 1
    out[3 * SEATS], out[3 * SEATS + 1] = row[POT] / row[TARGET], row[ROLLING]


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
    version=1,
    row_size=ROW_SIZE,
    action_count=2,
    outcome_count=FACES,
    observation_size=OBSERVATION_SIZE,
    scratch_size=1,
)
