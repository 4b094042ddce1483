"""Doce in text: moves and positions, read and written (rulebook sections 3 and 5)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quayside.core.errors import InvalidPosition, InvalidSetup
from quayside.core.reader import PositionReader
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.doce import checks
from quayside.games.doce import rules as r
from quayside.games.doce.setup import empty_row
from quayside.games.doce.view import LETTERS, SQUARE_NAMES, dice_left, pieces, square_of

if TYPE_CHECKING:
    from quayside.core.game import Game

_MOVE = re.compile(r"([a-e][1-5])=([1-6])|#([a-e][1-5])")
_NUMBER = "0|[1-9][0-9]{0,2}"
_SQUARE = "[a-e][1-5]|-"

# The words of a position after the grid, in order: their form and how to say it.
_FIELDS = {
    "turn": ("([01])(#?)|-", "0 or 1, '0#' after a blocker, '-' at the end"),
    "dice": (f"({_NUMBER}),({_NUMBER})", "the dice left by seat, as in 7,7"),
    "blockers": ("([01])([01])", "1 for a blocker still held, by seat, as in 01"),
    "last": (f"({_SQUARE}),({_SQUARE})", "the marked dice by seat, as in c3,-"),
    "round": ("([1-4])", "1 to 4"),
    "starter": ("([01])", "0 or 1"),
    "totals": (f"({_NUMBER}),({_NUMBER})", "the points by seat, as in 14,0"),
}


def write_action(game: Game, row: Row, action: int) -> str:
    """Return `c3=5`, `#b2` or `pass`."""
    square = square_of(action)
    if square is None:
        return "pass"
    if action >= r.FIRST_BLOCKER:
        return "#" + SQUARE_NAMES[square]
    return f"{SQUARE_NAMES[square]}={action % r.FACES + 1}"


def read_action(game: Game, row: Row, text: str) -> int:
    """Read a move's text; raises `ValueError` saying what a move looks like."""
    if text == "pass":
        return r.PASS
    match = _MOVE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a move; moves look like 'c3=5', '#b2' or 'pass'")
    square, face, blocked = match.groups()
    if blocked:
        return r.FIRST_BLOCKER + SQUARE_NAMES.index(blocked)
    return r.FACES * SQUARE_NAMES.index(square) + int(face) - 1


def write_position(game: Game, row: Row) -> str:
    """Return the position as one line of text."""
    found = pieces(row)
    turn = "-" if row[TURN] == NOBODY else f"{row[TURN]}{'#' if row[r.MID] else ''}"
    last = [(*SQUARE_NAMES, "-")[row[r.LAST + seat]] for seat in range(2)]
    words = [
        game.name,
        ",".join(found.get(square, ".") for square in range(r.SQUARES)),
        f"turn:{turn}",
        f"dice:{dice_left(row, 0)},{dice_left(row, 1)}",
        f"blockers:{int(row[r.BLOCKER] == 0)}{int(row[r.BLOCKER + 1] == 0)}",
        f"last:{last[0]},{last[1]}",
        f"round:{row[r.ROUND]}",
        f"starter:{row[r.STARTER]}",
        f"totals:{row[r.TOTAL]},{row[r.TOTAL + 1]}",
    ]
    if row[r.LEFT]:
        words.append(f"left:{row[r.LEFT] - 1}")
    return " ".join(words)


def read_position(words: Sequence[str]) -> tuple[Game, Row]:
    """Read a position and check that it can stand; raises `InvalidPosition`."""
    from quayside.games import load

    text, reader = " ".join(words), PositionReader(words)
    try:
        game = load(reader.next("the game"))
        row = empty_row()
        grid = reader.next("the 25 squares")
        fields = reader.match(_FIELDS)
        left = reader.take("left:([01])")
        reader.end(game.name)
        row[r.LEFT] = 1 + int(left[1]) if left else 0
        _read_grid(grid, row)
        _read_hands(fields, row)
        _read_round(fields, row)
        checks.check(row)
    except InvalidSetup as error:
        raise InvalidPosition(str(error), position=text) from None
    except InvalidPosition as error:
        error.position = text
        raise
    return game, row


def _read_grid(word: str, row: Row) -> None:
    squares = word.split(",")
    if len(squares) != r.SQUARES:
        raise InvalidPosition(
            f"the grid has 25 squares, a1 to e5, not {len(squares)}", ruling="DC-1"
        )
    for square, found in enumerate(squares):
        if found == ".":
            continue
        name = SQUARE_NAMES[square]
        if not re.fullmatch("[AB][1-6#]", found):
            raise InvalidPosition(f"{name} is '.', or A or B with a face or '#'; not {found!r}")
        seat = LETTERS.index(found[0])
        if found[1] != "#":
            row[r.DICE + seat] |= 1 << square
            for digit in range(3):
                row[r.FACE + digit] |= (int(found[1]) >> digit & 1) << square
        elif row[r.BLOCKER + seat]:
            raise InvalidPosition(f"seat {seat} has one blocker, and {name} shows a second")
        else:
            row[r.BLOCKER + seat] = 1 << square


def _read_hands(fields: dict[str, re.Match[str]], row: Row) -> None:
    """Check that the hands are what the grid leaves."""
    for seat in range(2):
        left, said = dice_left(row, seat), fields["dice"][1 + seat]
        if left < 0 or int(said) != left:
            raise InvalidPosition(
                f"seat {seat} has {r.DICE_EACH} dice;"
                f" {r.DICE_EACH - left} on the grid and {said} left are not that"
            )
        if (fields["blockers"][1 + seat] == "1") != (row[r.BLOCKER + seat] == 0):
            raise InvalidPosition(f"seat {seat} has one blocker, either on the grid or still held")


def _read_round(fields: dict[str, re.Match[str]], row: Row) -> None:
    turn = fields["turn"]
    row[TURN] = NOBODY if turn[0] == "-" else int(turn[1])
    row[r.MID] = turn[2] == "#"
    row[r.ROUND] = int(fields["round"][1])
    row[r.STARTER] = int(fields["starter"][1])
    for seat in range(2):
        last = fields["last"][1 + seat]
        row[r.LAST + seat] = r.NO_SQUARE if last == "-" else SQUARE_NAMES.index(last)
        row[r.TOTAL + seat] = int(fields["totals"][1 + seat])
