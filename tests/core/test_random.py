"""The generator of kernels, against a plain restatement of the published algorithms."""

from __future__ import annotations

import numpy as np
from numba import njit

from quayside.core import random as r

MASK = (1 << 64) - 1


def splitmix(word: int) -> tuple[int, int]:
    word = (word + 0x9E3779B97F4A7C15) & MASK
    z = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return word, z ^ (z >> 31)


def rotate(x: int, k: int) -> int:
    return ((x << k) | (x >> (64 - k))) & MASK


def xoshiro(s: list[int]) -> int:
    result = (rotate((s[0] + s[3]) & MASK, 23) + s[0]) & MASK
    t = (s[1] << 17) & MASK
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = rotate(s[3], 45)
    return result


def test_words_are_those_of_the_published_generators() -> None:
    state = np.zeros(4, np.uint64)

    @njit
    def words(state, seed, game, out):  # type: ignore[no-untyped-def]
        r.seed_generator(state, seed, game)
        for i in range(len(out)):
            out[i] = r.next_word(state)

    out = np.zeros(50, np.uint64)
    words(state, np.uint64(12345), np.uint64(7), out)
    word = (12345 * 0xBF58476D1CE4E5B9 + (7 << 32) * 0x9E3779B97F4A7C15) & MASK
    plain = []
    for _ in range(4):
        word, z = splitmix(word)
        plain.append(z)
    assert out.tolist() == [xoshiro(plain) for _ in range(50)]


def test_below_is_fair() -> None:
    @njit
    def count(state, n, draws, out):  # type: ignore[no-untyped-def]
        r.seed_generator(state, np.uint64(1), np.uint64(0))
        for _ in range(draws):
            out[r.below(state, n)] += 1

    for n in (1, 2, 6, 27, 649):
        out = np.zeros(n, np.int64)
        count(np.zeros(4, np.uint64), n, 600_000, out)
        expected = 600_000 / n
        chi_square = float(((out - expected) ** 2 / expected).sum())
        assert chi_square < n - 1 + 5 * (2 * n) ** 0.5 + 5


def test_unit_stays_below_one() -> None:
    @njit
    def extremes(state, draws):  # type: ignore[no-untyped-def]
        r.seed_generator(state, np.uint64(3), np.uint64(9))
        low, high, total = 1.0, 0.0, 0.0
        for _ in range(draws):
            x = r.unit(state)
            low, high, total = min(low, x), max(high, x), total + x
        return low, high, total / draws

    low, high, mean = extremes(np.zeros(4, np.uint64), 200_000)
    assert 0 <= low < 1e-4
    assert 1 - 1e-4 < high < 1
    assert abs(mean - 0.5) < 0.005
