"""Pig's edition, option and first position."""

from __future__ import annotations

import numpy as np

from quayside.core.family import Deal, Option
from quayside.core.game import Game
from quayside.core.rules import Row
from quayside.core.seeds import Draws
from quayside.core.setup import draw_starter, starter_of

EDITIONS = {"standard": "the first to reach the target wins; a 1 loses the points of the turn"}
TARGET = Option("target", ("100", "50", "20"), "points that win")


def deal(game: Game, draws: Draws | None) -> Deal:
    """Draw the starting seat; seat 0 without draws."""
    return {"starter": draw_starter(game, draws)}


def start(game: Game, deal: Deal) -> Row:
    """Return the first position, without points."""
    from quayside_pig import rules as r

    row = np.zeros(r.ROW_SIZE, np.int32)
    row[r.PLAYERS], row[r.TARGET] = game.players, int(game.option("target"))
    row[0] = starter_of(game, deal)
    return row
