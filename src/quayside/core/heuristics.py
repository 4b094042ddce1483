"""What a game lends to the tree search: a static value, priors, a rollout policy.

Each is a kernel behind a typed pointer, so the search is compiled once for all games. All of them
see `weights`, the game's own numbers (what they mean is the game's business).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, kernel, pointer
from quayside.core.random import GENERATOR, Generator
from quayside.core.rules import Actions, Floats, Row, Scratch

Weights = NDArray[np.float32]
WEIGHTS = types.float32[::1]

UNKNOWN, ESTIMATE, SETTLED = 0, 1, 2
"""What a static value says: nothing, a guess, or a value that the search shall not look behind."""

EVALUATE = types.int64(ROW, WEIGHTS, types.float64[::1], SCRATCH)
PRIOR = types.void(ROW, types.int32[::1], types.int64, WEIGHTS, types.float64[::1], SCRATCH)
POLICY = types.int64(ROW, types.int32[::1], WEIGHTS, GENERATOR, SCRATCH)

EVALUATE_PTR = pointer(EVALUATE)
PRIOR_PTR = pointer(PRIOR)
POLICY_PTR = pointer(POLICY)


@kernel(EVALUATE)
def no_value(row: Row, weights: Weights, out: Floats, scratch: Scratch) -> int:
    """Know nothing: the search plays the position out."""
    return UNKNOWN


@kernel(PRIOR)
def even(
    row: Row, actions: Actions, n: int, weights: Weights, out: Floats, scratch: Scratch
) -> None:
    """Prefer no action to another."""
    for i in range(n):
        out[i] = 1.0 / n


@kernel(POLICY)
def no_policy(
    row: Row, out: Actions, weights: Weights, generator: Generator, scratch: Scratch
) -> int:
    """Leave the choice to the dice: -1 makes the search draw fairly among the legal actions."""
    return -1


def _nothing() -> Weights:
    return np.zeros(1, np.float32)


@dataclass(frozen=True, kw_only=True)
class Skill:
    """How a game's positions are valued and its actions preferred. The default knows nothing.

    `steps` is how many actions a leaf is played on before it is valued; `c` weighs exploration,
    by UCB1 over evenly tried actions if `upper_bound`, else by priors (PUCT); `first_play` is what
    an untried action is thought to be worth less than its position.
    """

    evaluate: Callable[[Row, Weights, Floats, Scratch], int] = no_value
    prior: Callable[[Row, Actions, int, Weights, Floats, Scratch], None] = even
    policy: Callable[[Row, Actions, Weights, Generator, Scratch], int] = no_policy
    weights: Weights = field(default_factory=_nothing)
    scratch_size: int = 0
    """Scratch space that the kernels above need beyond what the rules need."""
    steps: int = 1_000_000
    c: float = 1.0
    upper_bound: bool = False
    first_play: float = 0.0
    jitter: float = 0.0
    """How much priors are shaken by the seed."""
    error: float = 0.0
    """How far the search's judgements are from the truth, as a standard error, where the truth is
    known; elsewhere a guess."""


class Table(Protocol):
    """A table of a two-player game, whole or in part."""

    def probe_rows(self, rows: NDArray[np.int32]) -> Floats:
        """Return, for positions that wait for a roll, the chance that the player about to roll
        wins; NaN for a row that the table does not hold."""
        ...
