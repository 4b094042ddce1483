"""Values read from a row of Pig."""

from __future__ import annotations

from quayside.core.game import Game
from quayside.core.rules import Row
from quayside_pig import rules as r


def scores(game: Game, row: Row) -> tuple[int, ...]:
    """Return the points by seat."""
    return tuple(row[r.SCORE : r.SCORE + game.players].tolist())


def gone(game: Game, row: Row) -> tuple[int, ...]:
    """Return the seats that have left."""
    return tuple(seat for seat in range(game.players) if row[r.LEFT] >> seat & 1)
