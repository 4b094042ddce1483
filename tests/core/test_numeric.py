"""Exponential and logarithm: accurate, and the same compiled and interpreted."""

from __future__ import annotations

import math
import os
import subprocess
import sys

import numpy as np
from numba import njit

from quayside.core import numeric

SHOW = "from tests.core.test_numeric import ask\nprint(*(x.hex() for x in ask()))"


@njit
def _many(function, values, out):  # type: ignore[no-untyped-def]
    for i in range(len(values)):
        out[i] = function(values[i])


def _exponents() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    generator = np.random.default_rng(1)
    return np.concatenate(
        [
            generator.uniform(-1, 1, 20_000),
            generator.uniform(-740, 709, 20_000),
            [0.0, 1.0, -1e-300],
        ]
    )


def _positives() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    generator = np.random.default_rng(2)
    near = 1.0 + generator.uniform(-1e-3, 1e-3, 10_000)
    return np.concatenate(
        [np.arange(1.0, 10_001.0), near, np.exp(generator.uniform(-700, 700, 20_000))]
    )


def ask() -> list[float]:
    """Return some results, each the exact number that the kernels give."""
    some = [numeric.exp(float(x)) for x in _exponents()[::400]]
    return some + [numeric.log(float(x)) for x in _positives()[::400]]


def test_exponentials_are_within_one_unit_in_the_last_place() -> None:
    values = _exponents()
    out = np.zeros(len(values))
    _many(numeric.exp, values, out)
    normal = [(x, y) for x, y in zip(values.tolist(), out.tolist(), strict=True) if x > -708]
    assert all(abs(y - math.exp(x)) <= math.ulp(math.exp(x)) for x, y in normal)
    assert numeric.exp(0.0) == 1.0
    assert numeric.exp(-800.0) == 0.0
    assert numeric.exp(800.0) == math.inf
    assert 0.0 < numeric.exp(-744.0) < 1e-320


def test_logarithms_are_within_one_unit_in_the_last_place() -> None:
    values = _positives()
    out = np.zeros(len(values))
    _many(numeric.log, values, out)
    pairs = zip(values.tolist(), out.tolist(), strict=True)
    assert all(abs(y - math.log(x)) <= math.ulp(math.log(x)) for x, y in pairs)
    assert numeric.log(1.0) == 0.0


def test_interpreted_results_are_the_compiled_ones() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SHOW], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [x.hex() for x in ask()]
