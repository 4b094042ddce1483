"""A fast random generator for kernels.

Game `i` of a batch with seed `s` runs on xoshiro256++, whose four words are outputs of SplitMix64
started from `s` and `i` (both are Blackman and Vigna's published generators). So the games of a
batch do not depend on how it is split over threads.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import lean_helper, wide

Generator = NDArray[np.uint64]
Floats = NDArray[np.float64]
GENERATOR = types.uint64[::1]

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_U17, _U23, _U27 = np.uint64(17), np.uint64(23), np.uint64(27)
_U30, _U31, _U32 = np.uint64(30), np.uint64(31), np.uint64(32)
_U41, _U45, _U19 = np.uint64(41), np.uint64(45), np.uint64(19)
_U11 = np.uint64(11)
_LOW = np.uint64(0xFFFFFFFF)


@lean_helper
def seed_generator(generator: Generator, seed: np.uint64, game: np.uint64) -> None:
    """Start the generator of one game of a batch."""
    word = seed * _MIX_1 + (game << _U32) * _GOLDEN
    for i in range(4):
        word = word + _GOLDEN
        z = (word ^ (word >> _U30)) * _MIX_1
        z = (z ^ (z >> _U27)) * _MIX_2
        generator[i] = z ^ (z >> _U31)


@lean_helper
def next_word(generator: Generator) -> Any:
    """Return the next 64 random bits (xoshiro256++)."""
    a, b, c, d = generator[0], generator[1], generator[2], generator[3]
    total = a + d
    result = ((total << _U23) | (total >> _U41)) + a
    t = b << _U17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << _U45) | (d >> _U19)
    generator[0], generator[1], generator[2], generator[3] = a, b, c, d
    return result


@lean_helper
def below(generator: Generator, n: int) -> int:
    """Return a whole number 0 <= x < n, each equally likely (Lemire's method, with rejection)."""
    bound = np.uint64(n)
    product = (next_word(generator) >> _U32) * bound
    if (product & _LOW) < bound:
        reject = (np.uint64(0x100000000) - bound) % bound
        while (product & _LOW) < reject:
            product = (next_word(generator) >> _U32) * bound
    return wide(product >> _U32)


@lean_helper
def unit(generator: Generator) -> float:
    """Return a number 0 <= x < 1 with 53 random bits."""
    return np.float64(next_word(generator) >> _U11) * (1.0 / 9007199254740992.0)


@lean_helper
def draw_outcome(p: Floats, n: int, x: float) -> int:
    """Return the outcome that a number 0 <= x < 1 falls on, of `n` with these probabilities."""
    choice = 0
    while x >= p[choice] and choice < n - 1:
        x -= p[choice]
        choice += 1
    while p[choice] == 0.0:  # rounding left a sliver beyond the last real outcome
        choice -= 1
    return choice
