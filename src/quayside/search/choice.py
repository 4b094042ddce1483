"""How a level chooses by what a search has found: a kernel, so that it is the same everywhere."""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel
from quayside.core.numeric import exp, log
from quayside.core.random import GENERATOR, Floats, Generator, seed_generator, unit

_VISITS = types.int32[::1]
_FLAGS = types.uint8[::1]


@kernel(types.int64(_VISITS, _FLAGS, types.float64, types.uint64, types.float64[::1], GENERATOR))
def choose(
    visits: NDArray[np.int32],
    lost: NDArray[np.uint8],
    temperature: float,
    seed: np.uint64,
    weights: Floats,
    generator: Generator,
) -> int:
    """Draw the index of an action by visits, sharper or flatter by a temperature above 0. Actions
    that are proved to lose are drawn only where all are."""
    seed_generator(generator, seed, np.uint64(0))
    count, all_lost, most = len(visits), True, 0
    for i in range(count):
        all_lost = all_lost and lost[i] != 0
    for i in range(count):
        if all_lost or lost[i] == 0:
            most = max(most, visits[i])
    total = 0.0
    for i in range(count):
        weights[i] = 0.0
        if all_lost or lost[i] == 0:
            weights[i] = exp(log((visits[i] + 0.1) / (most + 0.1)) / temperature)
        total += weights[i]
    x = unit(generator) * total
    choice = -1
    for i in range(count):
        if weights[i] > 0.0:
            choice = i
            x -= weights[i]
            if x < 0.0:
                break
    return choice
