"""Equilibria of three-player Docker in which players count moves.

Suppose that the game is stopped after a number of further moves, the *horizon*, with a third of the
win for each player who is left. Then it can be solved backwards: with `h` moves to go everybody
knows what each position is worth with `h - 1` to go, and plays what is best for them. No fixed
point has to be found, so nothing has to settle.

The strategies play the real game, which is not called off. They are proved as they are made: what
they earn is bounded from below by counting games that last longer than the horizon as lost, and
each player's best response from above by counting those as won. Few games last long, so the two
come together fast. What is found is an equilibrium of the real game, with a small epsilon, in
strategies that depend on the position and on how many moves were played.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.games.docker.solution.three.solver import Work
from quayside.games.docker.solution.three.sweep import BEST, FOLLOW

TIE = 1e-9
"""The temperature at which selections decide: moves are equal within about this."""


@dataclass(frozen=True)
class Horizon:
    """An equilibrium of players who count down a number of moves."""

    moves: int
    start: tuple[float, float, float]
    """What the strategies are worth at the start if the game is called off: to the player who
    begins, the next and the last one. The real chances are within `start_gap`."""
    start_gap: float
    """At the start, the best responses are at most this much above what the strategies earn."""
    epsilon: float | None
    """The largest such difference over all positions; None where it was not computed."""


def count_down(
    work: Work, lower: NDArray[np.float64], upper: NDArray[np.float64], every: int = 10
) -> Iterator[Horizon]:
    """Yield the equilibria with 1, 2, ... moves to go, until the plan is out of time. `lower` and
    `upper` bound the mover's chance with two left. Epsilon is computed at regular intervals."""
    engine, size = work.engine, work.plan.index.sizes[0]
    choice = work.plan.selection.at(TIE)
    levels = [work.moves(n, 0) for n in work.levels]
    middle = (lower + upper) / 2
    kinds = [  # what it starts from, how play goes on with two left, how the mover plays
        (1 / 3, (middle, 1 - middle), FOLLOW),
        (0.0, (lower, 1 - upper), FOLLOW),
        (1.0, (upper, 1 - lower), BEST),
    ]
    values = [engine.hold(np.full((size, 3), begin)) for begin, _, _ in kinds]
    fresh = [engine.hold(np.zeros((size, 3))) for _ in kinds]
    pairs = [engine.hold(np.column_stack(both)) for _, both, _ in kinds]
    horizon = 0
    while time.monotonic() < work.plan.deadline:
        for moves in levels:
            for kind, (_, _, mode) in enumerate(kinds):
                engine.three(moves, values[0], values[kind], pairs[kind], choice, mode, fresh[kind])
        values, fresh = fresh, values
        horizon += 1
        yield _describe(engine, values, horizon, horizon % every == 0)


def _describe(engine: Any, values: list[Any], horizon: int, whole: bool) -> Horizon:
    start, low, high = (engine.fetch(held[:1])[0] for held in values)
    epsilon = None
    if whole:
        epsilon = float((engine.fetch(values[2]) - engine.fetch(values[1])).max())
    first, second, third = map(float, start)
    return Horizon(horizon, (first, second, third), float((high - low).max()), epsilon)
