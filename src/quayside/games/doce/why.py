"""Why an action of Doce is not legal here: the kernel finds the reason, Python words it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.records import refusal_of, refuse
from quayside.core.rules import NOBODY, NOT_LEGAL, TRACE, TURN, Actions, Row, Scratch
from quayside.games.doce.rules import (
    BLOCKER,
    DICE,
    DICE_EACH,
    FACE,
    FACES,
    FIRST_BLOCKER,
    LAST,
    MID,
    PASS,
    blockable_squares,
    free_squares,
    open_to,
)
from quayside.games.doce.view import LETTERS, SQUARE_NAMES

if TYPE_CHECKING:
    from quayside.core.game import Game


class Refusal(IntEnum):
    """Reasons why an action is not legal, the most helpful first, with their arguments."""

    NOT_FREE = 1
    """The square, whose piece is there, and its face, 0 for a blocker."""
    IN_ZONE = 2
    """The square, and that of the player's last die."""
    NO_DICE = 3
    NO_DIE_AFTER = 4
    """The square, after a blocker on which no die could be placed."""
    BLOCKER_PLAYED = 5
    """The square where the blocker is, and whether a die is due now."""
    CAN_PLACE = 6


RULINGS = {
    NOT_LEGAL: "",
    Refusal.NOT_FREE: "A turn",
    Refusal.IN_ZONE: "DC-2",
    Refusal.NO_DICE: "DC-4",
    Refusal.NO_DIE_AFTER: "DC-3",
    Refusal.BLOCKER_PLAYED: "A turn",
    Refusal.CAN_PLACE: "DC-4",
}
"""The ruling behind each reason; rules without a number are named by their section."""
WHY_SIZE = 4


@kernel_helper
def _not_free(row: Row, square: int, out: Actions) -> int:
    owner = wide((row[DICE + 1] | row[BLOCKER + 1]) >> square & 1)
    face = 0
    for digit in range(3):
        face += wide(row[FACE + digit] >> square & 1) << digit
    return refuse(out, Refusal.NOT_FREE, (square, owner, face))


@kernel(TRACE)
def why(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write why the player to move may not play an action; nothing if they may."""
    out[0] = NOT_LEGAL
    if row[TURN] == NOBODY:
        return 1
    seat, free = wide(row[TURN]), free_squares(row)
    open_ = open_to(row, seat, free)
    if action == PASS:
        out[0] = Refusal.CAN_PLACE
        return wide(open_ != 0)
    if action >= FIRST_BLOCKER:
        square = action - FIRST_BLOCKER
        if row[BLOCKER + seat]:
            lies = trailing_zeros(wide(row[BLOCKER + seat]))
            return refuse(out, Refusal.BLOCKER_PLAYED, (lies, wide(row[MID])))
        if not free >> square & 1:
            return _not_free(row, square, out)
        if open_ and blockable_squares(row, free, open_) >> square & 1:
            return 0
        return refuse(out, Refusal.NO_DIE_AFTER, (square,))
    square = action // FACES
    if not free >> square & 1:
        return _not_free(row, square, out)
    if open_ >> square & 1:
        return 0
    if ones(row[DICE + seat]) == DICE_EACH:
        out[0] = Refusal.NO_DICE
        return 1
    return refuse(out, Refusal.IN_ZONE, (square, wide(row[LAST + seat])))


def why_not(game: Game, row: Row, action: int) -> tuple[str, str]:
    """Return the ruling that forbids an action of the player to move, and why in words."""
    reason, *given = refusal_of(game.rules, row, action)
    return RULINGS[reason], _words(reason, given)


def _words(reason: int, given: list[int]) -> str:
    name = SQUARE_NAMES[given[0]] if given else ""
    match reason:
        case Refusal.NOT_FREE:
            return f"{name} is not free, {LETTERS[given[1]]}{given[2] or '#'} is there"
        case Refusal.IN_ZONE:
            last = SQUARE_NAMES[given[1]]
            return f"{name} is in your no-play zone, next to your last die on {last}"
        case Refusal.NO_DICE:
            return "you have no die left, so you pass"
        case Refusal.NO_DIE_AFTER:
            return f"after a blocker on {name} no die could be placed"
        case Refusal.BLOCKER_PLAYED:
            due = ", and a die is due now" if given[1] else ""
            return f"your blocker has been played, on {name}{due}"
        case Refusal.CAN_PLACE:
            return "nobody passes who has a die and a free square outside their no-play zone"
    return "not a legal move here"
