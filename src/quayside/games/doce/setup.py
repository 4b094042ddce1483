"""Doce's edition and first positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.game import Deal

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Row

EDITIONS = {"standard": "the printed rules: 11 dice and a blocker each, four rounds"}


def deal(game: Game, generator: np.random.Generator | None) -> Deal:
    """Draw the seat that starts the first round; canonically seat 0."""
    return {"starter": str(0 if generator is None else generator.integers(game.players))}


def empty_row() -> Row:
    """Return the first round's row with an empty grid, seat 0 to start."""
    from quayside.games.doce import rules as r

    row = np.zeros(r.ROW_SIZE, np.int32)
    row[r.ROUND] = 1
    row[r.LAST : r.LAST + 2] = r.NO_SQUARE
    return row


def start(game: Game, deal: Deal) -> Row:
    """Return the first position of a match."""
    from quayside.games.doce import rules as r

    starter = deal["starter"]
    if starter not in ("0", "1"):
        raise InvalidSetup(f"the starting seat is 0 or 1; got {starter!r}")
    row = empty_row()
    row[0] = row[r.STARTER] = int(starter)
    return row
