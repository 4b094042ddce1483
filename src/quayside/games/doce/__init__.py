"""Doce: dice set to any face on a 5x5 grid; four in line that add up to twelve win a round."""

from __future__ import annotations

from quayside.core.family import Family
from quayside.games.doce import setup


class Doce(Family):
    """The Doce family."""

    name = "doce"
    title = "Doce"
    summary = "Dice set to any face on a 5x5 grid; four in line that add up to twelve win."
    editions = setup.EDITIONS
    player_counts = (2,)
    ruling_prefix = "DC"
    forced_moves = ("pass",)
    bench = (("standard", 2, 20_000, False),)


FAMILY = Doce()
