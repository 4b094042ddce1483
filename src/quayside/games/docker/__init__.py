"""Docker and OMBA: cubes that climb on a 3x3 board by a die; the last one able to move wins."""

from __future__ import annotations

from quayside.core.family import Family
from quayside.games.docker import setup


class Docker(Family):
    """The Docker family."""

    name = "docker"
    title = "Docker"
    summary = "Cubes that climb on a 3x3 board by a die; the last one able to move wins."
    editions = setup.EDITIONS
    player_counts = (2, 3, 4)
    options = setup.OPTIONS
    ruling_prefix = "DK"
    forced_moves = ("out",)
    bench = (
        ("fr", 2, 100_000, False),
        ("fr", 4, 100_000, False),
        ("en", 2, 100_000, False),
        ("it", 2, 100_000, False),
    )


FAMILY = Docker()
