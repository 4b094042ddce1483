"""Chance for people: one documented way from a seed to a whole game.

Draw number `n` of a game with seed `s` comes from a stream of its own,
`PCG64(SeedSequence(s, spawn_key=(n,)))`. Draw 0 is the deal (starting seat, colours); draws
1, 2, 3 ... are the rolls, rerolls included, each `integers(6) + 1` of its stream. So a roll depends
on the seed and its own number and on nothing else, and "drawn anew" means: with a number not used
before.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Protocol

import numpy as np


class Draws(Protocol):
    """What a deal is drawn from: NumPy's generator, or a server's verifiable dice."""

    def integers(self, high: int, /) -> int:
        """Return a whole number 0 <= x < high, each equally likely."""
        ...

    def permutation(self, count: int, /) -> Iterable[int]:
        """Return the numbers below `count` in a random order."""
        ...


def draw(seed: int, number: int) -> np.random.Generator:
    """Return the stream of one numbered draw of a seeded game."""
    return np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(number,))))


def fresh_seed() -> int:
    """Return a seed of 63 bits from the system."""
    return secrets.randbits(63)
