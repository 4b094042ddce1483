"""The six levels of each game and number of players: how far a bot looks, and how much it strays.

A level is a number of simulations for each decision, a temperature (0 plays the most visited move,
1 draws moves as often as they were visited, more makes even that flatter) and in Doce how many
turns ahead it looks for forced wins of its own. `docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.core.game import Game


@dataclass(frozen=True)
class Level:
    """Simulations a decision, temperature, and turns of threat search (Doce)."""

    nodes: int
    temperature: float = 0.0
    foresight: int = 0


_DOCKER_2 = (
    Level(30, 5.0),
    Level(30, 2.4),
    Level(30, 1.4),
    Level(100, 1.0),
    Level(100, 0.55),
    Level(4_000),
)
_DOCKER = (
    Level(30, 6.0),
    Level(30, 2.4),
    Level(30, 1.35),
    Level(100, 0.85),
    Level(100, 0.5),
    Level(4_000),
)
_DOCE = (
    Level(200, 2.0),
    Level(200, 1.42),
    Level(200, 1.1),
    Level(200, 0.82),
    Level(300, 0.64),
    Level(10_000, 0.0, 6),
)
_DOCKERS_2 = (
    Level(100, 0.95),
    Level(100, 0.75),
    Level(100, 0.51),
    Level(100, 0.17),
    Level(130),
    Level(300),
)
_DOCKERS_3 = (
    Level(100, 1.2),
    Level(100, 0.9),
    Level(100, 0.6),
    Level(100, 0.27),
    Level(120),
    Level(300),
)
_DOCKERS_4 = (
    Level(100, 1.2),
    Level(100, 0.9),
    Level(100, 0.6),
    Level(100, 0.24),
    Level(120),
    Level(350),
)

LEVELS: dict[tuple[str, int], tuple[Level, ...]] = {
    ("docker", 2): _DOCKER_2,
    ("docker", 3): _DOCKER,
    ("docker", 4): _DOCKER,
    ("doce", 2): _DOCE,
    ("dockers", 2): _DOCKERS_2,
    ("dockers", 3): _DOCKERS_3,
    ("dockers", 4): _DOCKERS_4,
}


def level_of(game: Game, number: int) -> Level:
    """Return level 1 to 6 of a game."""
    return LEVELS[game.family.name, game.players][number - 1]
