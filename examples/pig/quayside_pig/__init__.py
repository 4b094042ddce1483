"""Pig: roll as often as you dare; a 1 loses the points of the turn."""

from __future__ import annotations

from quayside.core.family import Family
from quayside_pig import setup


class Pig(Family):
    """The Pig family."""

    name = "pig"
    title = "Pig"
    summary = "Roll a die as often as you dare; a 1 loses the points of the turn."
    editions = setup.EDITIONS
    player_counts = (2, 3, 4)
    options = (setup.TARGET,)
    forced_moves = ("roll",)


FAMILY = Pig()
