"""What a game lends to the tree search: a static value, priors, a rollout policy, and tactics.

The first three are kernels behind typed pointers, so the search is compiled once for all games.
They see `weights`, the game's own numbers (what they mean is the game's business). Tactics are
kernels too: forced wins, and moves that need no search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, kernel, pointer
from quayside.core.random import GENERATOR, Generator
from quayside.core.rules import Actions, Floats, Row, Scratch
from quayside.core.stop import Stop

Weights = NDArray[np.float32]
WEIGHTS = types.float32[::1]

UNKNOWN, ESTIMATE, SETTLED = 0, 1, 2
"""What a static value says: nothing, a guess, or a value that the search shall not look behind."""

EVALUATE = types.int64(ROW, WEIGHTS, types.float64[::1], SCRATCH)
PRIOR = types.void(ROW, types.int32[::1], types.int64, WEIGHTS, types.float64[::1], SCRATCH)
POLICY = types.int64(ROW, types.int32[::1], WEIGHTS, GENERATOR, SCRATCH)

Cell = NDArray[np.uint8]
_CELL = types.uint8[::1]
WINNING = types.int64(ROW, SCRATCH)
FOCUS = types.void(ROW, SCRATCH)
FORCED = types.int64(ROW, types.int64, _CELL, types.int32[::1], SCRATCH)
LOSES = types.boolean(ROW, types.int64, types.int64, _CELL, SCRATCH)

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


NO_WIN, UNDECIDED = -1, -2
"""Answers of `Tactics.winning` that are no action."""
MOST_FORCED = 64
"""Numbers that `Tactics.forced` may write."""
NEXT_TURN = -1
"""Stands between two turns in a list of actions."""


@kernel(WINNING)
def undecided(row: Row, scratch: Scratch) -> int:
    """Know no winning action."""
    return UNDECIDED


@kernel(FOCUS)
def whole(row: Row, scratch: Scratch) -> None:
    """Think about the position as it is."""


@kernel(FORCED)
def none_forced(row: Row, turns: int, stop: Cell, out: Actions, scratch: Scratch) -> int:
    """Find no forced win."""
    return 0


@kernel(LOSES)
def never_loses(row: Row, action: int, turns: int, stop: Cell, scratch: Scratch) -> bool:
    """See no danger."""
    return False


def _nothing() -> Weights:
    return np.zeros(1, np.float32)


class ForcedWin(NamedTuple):
    """A win that the other players cannot prevent, of the game or of a part of it."""

    actions: tuple[int, ...]
    """The turn that begins it."""
    turns: int
    """In how many turns it wins."""
    is_worth_it: bool = True
    """Whether a player should take it."""
    wins_game: bool = True
    """Whether it wins the game, not only a part such as a round."""
    line: tuple[tuple[int, ...], ...] = ()
    """The turns against the defence that lasts longest, of both players by turns, from the one that
    begins it to the one after which there is no defence; empty if it is not known."""

    @property
    def listed(self) -> list[int]:
        """The actions of the line, or of its first turn, with NEXT_TURN between turns."""
        numbers: list[int] = []
        for turn in self.line or (self.actions,):
            numbers += [*([NEXT_TURN] if numbers else []), *turn]
        return numbers


class Tactics(NamedTuple):
    """What a game knows without growing a tree: kernels. The default knows nothing."""

    winning: Callable[[Row, Scratch], int] = undecided
    """An action that should be played at once, at every level; NO_WIN if no action wins the game
    at once; UNDECIDED if a bot should look for itself."""
    focus: Callable[[Row, Scratch], None] = whole
    """Change a row into the position to think about, which differs where the result is decided
    already and something smaller is still worth playing for."""
    forced: Callable[[Row, int, Cell, Actions, Scratch], int] = none_forced
    """Write a forced win of the player to move within a number of turns, if one is found: in how
    many turns it wins, whether it is worth taking, whether it wins the game, and the actions of the
    line, with NEXT_TURN between turns. Return how many numbers were written, or 0."""
    loses: Callable[[Row, int, int, Cell, Scratch], bool] = never_loses
    """Whether an action leaves the other player a forced win within some turns."""
    scratch_size: int = 0
    """Scratch space that these kernels need in all."""

    def scratch(self) -> Scratch:
        """Return fresh scratch space."""
        return np.zeros(self.scratch_size, np.int64)

    def find_forced(self, row: Row, turns: int, stop: Stop | None = None) -> ForcedWin | None:
        """Return a forced win of the player to move within a number of turns, if one is found."""
        out = np.zeros(MOST_FORCED, np.int32)
        cell = (stop or Stop()).cell
        written = self.forced(row.copy(), turns, cell, out, self.scratch())
        if not written:
            return None
        turns, is_worth_it, wins, *listed = out[:written].tolist()
        line = split_turns(listed)
        return ForcedWin(line[0], turns, bool(is_worth_it), bool(wins), line)


def split_turns(listed: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the turns of a list of actions with NEXT_TURN between turns."""
    turns: list[list[int]] = [[]]
    for number in listed:
        if number == NEXT_TURN:
            turns.append([])
        else:
            turns[-1].append(number)
    return tuple(map(tuple, turns))


NO_TACTICS = Tactics()


@dataclass(frozen=True, kw_only=True)
class Heuristics:
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
    shares: bool = False
    """Whether positions that different orders of actions reach share a node of the tree."""
    error: float = 0.0
    """How far the search's judgements are from the truth, as a standard error, where the truth is
    known; elsewhere a guess."""
    tactics: Tactics = NO_TACTICS
    """What the game knows without growing a tree."""


PLAIN = Heuristics(upper_bound=True)
"""Plain UCT: UCB1 and random playouts to the end of the game."""
