"""Dockers: tip, drop and pivot crates so that your colour lies side by side."""

from __future__ import annotations

from quayside.core.family import Family
from quayside.games.dockers import setup


class Dockers(Family):
    """The Dockers family."""

    name = "dockers"
    title = "Dockers"
    summary = "Tip, drop and pivot crates of a 3x3x3 block so that your colour lies side by side."
    editions = setup.EDITIONS
    player_counts = (2, 3, 4)
    options = setup.OPTIONS
    ruling_prefix = "CR"
    bench = (("standard", 2, 300, False), ("standard", 2, 1_000, True), ("standard", 4, 150, False))


FAMILY = Dockers()
