"""How bots choose by what a search has found: kernels, so that it is the same everywhere.

Levels choose like people. They hold moves that are nearly as good as the best for equally good, and
they overlook things: a place on the table, so that no move there comes to mind (their own best one,
or the one that stops a threat), or what a move allows the others.
"""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel, kernel_helper
from quayside.core.numeric import exp, log
from quayside.core.random import GENERATOR, Floats, Generator, seed_generator, unit

_VISITS = types.int32[::1]
_FLAGS = types.uint8[::1]
_VALUES = types.float64[::1]
_PLACES = types.uint32[::1]
_SEED = types.uint64


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


@kernel_helper
def _is_seen(place: int, oversight: float, seed: np.uint64, generator: Generator) -> bool:
    """Return whether a place is seen: the same for all moves there."""
    seed_generator(generator, seed, np.uint64(place))
    return unit(generator) >= oversight


@kernel_helper
def _weight(
    i: int, values: Floats, open_: NDArray[np.uint8], seen: int, least: float, is_rash: bool
) -> float:
    """Return how likely a move is drawn, compared with others."""
    if open_[i] == 0:
        return 0.0
    is_good = (open_[i] == 2 or seen == 0) and values[i] >= least
    return 1.0 if is_rash or is_good else 0.0


@kernel(
    types.int64(
        _VISITS, _VALUES, _PLACES, _FLAGS, types.float64, types.float64, _SEED, _FLAGS, GENERATOR
    )
)
def choose_fallibly(
    visits: NDArray[np.int32],
    values: Floats,
    places: NDArray[np.uint32],
    lost: NDArray[np.uint8],
    regret: float,
    oversight: float,
    seed: np.uint64,
    open_: NDArray[np.uint8],
    generator: Generator,
) -> int:
    """Draw the index of an action as a person of some strength may choose it.

    Moves come into question if the search has tried them and they are not proved to lose (unless
    all are). Each place is overlooked with the probability `oversight`, unless nothing else is
    left. Of the moves seen, those within `regret` of the best are equally likely. But with the
    probability `oversight` the player does not see what a move allows: then any move in question
    is drawn.
    """
    count, tried, kept, seen = len(visits), 0, 0, 0
    for i in range(count):
        kept += lost[i] == 0
        tried += lost[i] == 0 and visits[i] > 0
    for i in range(count):
        open_[i] = kept == 0 or (lost[i] == 0 and (tried == 0 or visits[i] > 0))
    for i in range(count):
        if open_[i] and _is_seen(places[i], oversight, seed, generator):
            open_[i] = 2
            seen += 1
    seed_generator(generator, seed, np.uint64(0))
    is_rash = unit(generator) < oversight
    best = -1.0
    for i in range(count):
        if open_[i] == 2 or (open_[i] and seen == 0):
            best = max(best, values[i])
    total = 0.0
    for i in range(count):
        total += _weight(i, values, open_, seen, best - regret, is_rash)
    x, choice = unit(generator) * total, 0
    for i in range(count):
        weight = _weight(i, values, open_, seen, best - regret, is_rash)
        if weight > 0.0:
            choice = i
            x -= weight
            if x < 0.0:
                break
    return choice
