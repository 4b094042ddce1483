"""Levels of bots: a fixed number of simulations and fixed settings, the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How a bot of a level searches and chooses."""

    nodes: int
    """Simulations for each decision."""
    temperature: float = 0.0
    """0 plays the most visited move, 1 draws moves as often as they were visited, more draws them
    more evenly."""
    foresight: int = 0
    """How many turns ahead the game's tactics look for forced wins."""
    regret: float = 0.0
    """How much less than the best a move may be worth, in chances to win, to be held for equally
    good."""
    oversight: float = 0.0
    """How often a place on the table, or what a move allows the others, is overlooked."""

    @property
    def is_fallible(self) -> bool:
        """Whether it makes mistakes as people do (`search/choice.py`)."""
        return self.regret > 0.0 or self.oversight > 0.0

    @property
    def is_best(self) -> bool:
        """Whether it plays the best that it finds, always."""
        return self.temperature == 0.0 and not self.is_fallible


def fallible(nodes: int, regret: float, oversight: float) -> Level:
    """Return a level that makes mistakes: both shares in percent."""
    return Level(nodes, regret=regret / 100, oversight=oversight / 100)


DEFAULT_LEVELS = (
    Level(30, 3.0),
    Level(60, 1.5),
    Level(150, 0.9),
    Level(400, 0.5),
    Level(1_000, 0.25),
    Level(4_000),
)
"""Levels of a game that brings none. They are not measured: they only grow in simulations."""
