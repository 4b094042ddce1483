"""A row of Doce looked at as people do: squares by name, what lies on them, what is in hand."""

from __future__ import annotations

from quayside.core.rules import Row
from quayside.games.doce import rules as r

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


def zone(row: Row, seat: int) -> tuple[int, ...]:
    """Return the free squares of a seat's no-play zone (DC-2)."""
    taken, near = pieces(row), int(r.ZONES[row[r.LAST + seat]])
    return tuple(s for s in range(r.SQUARES) if near >> s & 1 and s not in taken)


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
