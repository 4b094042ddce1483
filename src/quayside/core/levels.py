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


DEFAULT_LEVELS = (
    Level(30, 3.0),
    Level(60, 1.5),
    Level(150, 0.9),
    Level(400, 0.5),
    Level(1_000, 0.25),
    Level(4_000),
)
"""Levels of a game that brings none. They are not measured: they only grow in simulations."""
