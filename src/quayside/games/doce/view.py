"""A row of Doce looked at as people do: squares by name, what lies on them, what is in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.rules import Row
from quayside.games.doce import rules as r

if TYPE_CHECKING:
    from quayside.core.game import Game

SQUARE_NAMES = tuple(file + rank for rank in "12345" for file in "abcde")
LETTERS = "AB"


def pieces(row: Row) -> dict[int, str]:
    """Return what lies on each square that is not free, as in a position's text: `A4`, `B#`."""
    found = {}
    for square in range(r.SQUARES):
        for seat, letter in enumerate(LETTERS):
            if row[r.DICE + seat] >> square & 1:
                face = sum((int(row[r.FACE + d]) >> square & 1) << d for d in range(3))
                found[square] = f"{letter}{face}"
            elif row[r.BLOCKER + seat] >> square & 1:
                found[square] = f"{letter}#"
    return found


def squares_in(bits: int) -> tuple[int, ...]:
    """Return the squares of a set, rising."""
    return tuple(square for square in range(r.SQUARES) if bits >> square & 1)


def winning_squares(row: Row) -> set[int]:
    """Return the squares of the winning lines on the grid; none while a round is being played."""
    winning = (line for k, line in enumerate(r.LINES) if r.result_of_line(row, k))
    return {square for line in winning for square in line}


def dice_left(row: Row, seat: int) -> int:
    """Return how many dice a seat has not placed."""
    return r.DICE_EACH - int(row[r.DICE + seat]).bit_count()


def blocker_square(row: Row, seat: int) -> int | None:
    """Return where a seat's blocker lies; None while it is held."""
    return int(row[r.BLOCKER + seat]).bit_length() - 1 if row[r.BLOCKER + seat] else None


def square_of(action: int) -> int | None:
    """Return the square of an action; None for `pass`."""
    if action == r.PASS:
        return None
    return action // r.FACES if action < r.FIRST_BLOCKER else action - r.FIRST_BLOCKER


def scores(game: Game, row: Row) -> tuple[int, ...]:
    """Return the totals."""
    return tuple(row[r.TOTAL : r.TOTAL + 2].tolist())


def gone(game: Game, row: Row) -> tuple[int, ...]:
    """Return the seat that left the match, if one did (GL-1)."""
    return (int(row[r.LEFT]) - 1,) if row[r.LEFT] else ()


def is_mid_turn(row: Row) -> bool:
    """Return whether a blocker has been played and its turn's die is due."""
    return bool(row[r.MID])


def round_of(row: Row) -> int:
    """Return the number of the round, 1 to 4."""
    return int(row[r.ROUND])
