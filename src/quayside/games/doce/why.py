"""Why an action of Doce is not legal here: for explaining only, the rules decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.rules import TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.view import SQUARE_NAMES, blocker_square, dice_left, pieces, square_of

if TYPE_CHECKING:
    from quayside.core.game import Game


def why_not(game: Game, row: Row, action: int) -> tuple[str, str]:
    """Return the ruling that forbids an action of the player to move, and why in words."""
    seat = int(row[TURN])
    square = square_of(action)
    if square is None:
        return "DC-4", "nobody passes who has a die and a free square outside their no-play zone"
    name = SQUARE_NAMES[square]
    blocker = blocker_square(row, seat)
    if action >= r.FIRST_BLOCKER and blocker is not None:
        due = ", and a die is due now" if row[r.MID] else ""
        return "A turn", f"your blocker has been played, on {SQUARE_NAMES[blocker]}{due}"
    found = pieces(row).get(square)
    if found:
        return "A turn", f"{name} is not free, {found} is there"
    if action >= r.FIRST_BLOCKER:
        return "DC-3", f"after a blocker on {name} no die could be placed"
    if dice_left(row, seat) == 0:
        return "DC-4", "you have no die left, so you pass"
    last = SQUARE_NAMES[row[r.LAST + seat]]
    return "DC-2", f"{name} is in your no-play zone, next to your last die on {last}"
