"""Doce's edition and first positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.setup import draw_starter, starter_of

if TYPE_CHECKING:
    from quayside.core.family import Deal
    from quayside.core.game import Game
    from quayside.core.rules import Row
    from quayside.core.seeds import Draws

EDITIONS = {"standard": "the printed rules: 11 dice and a blocker each, four rounds"}


def most_decisions(game: Game) -> int:
    """Return the decisions of four rounds at their longest. A player who passes with dice left has
    no zone afterwards, and one of the 25 squares is always free, so a die follows (DC-4): the
    player who places the last die of a round has had at most two turns for each die, and so has the
    other player, whose turns alternate with these. Each blocker is one decision more."""
    from quayside.games.doce import rules as r

    return r.ROUNDS * (2 * 2 * r.DICE_EACH + 2)


def deal(game: Game, draws: Draws | None) -> Deal:
    """Draw the seat that starts the first round; canonically seat 0."""
    return {"starter": draw_starter(game, draws)}


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

    row = empty_row()
    row[0] = row[r.STARTER] = starter_of(game, deal)
    return row
