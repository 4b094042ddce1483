"""The `Rules` record: what a game must supply so that everything generic can be written once.

A position is a row of int32. Cell 0 of every row is the seat whose turn it is, or `NOBODY` when
the game is over; everything else in the row is the game's own business. A row holds the setup
(edition, players, options) too, so that a kernel needs nothing but the row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias, cast

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, addresses, callee, kernel, pointer
from quayside.core.status import CHANCE as CHANCE
from quayside.core.status import NOBODY as NOBODY
from quayside.core.status import OVER as OVER
from quayside.core.status import TURN as TURN

Row: TypeAlias = NDArray[np.int32]
Actions: TypeAlias = NDArray[np.int32]
Scratch: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Features: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]

STATUS = types.int64(ROW)
LIST = types.int64(ROW, types.int32[::1], SCRATCH)
TEST = types.boolean(ROW, types.int64, SCRATCH)
APPLY = types.void(ROW, types.int64, SCRATCH)
OUTCOMES = types.int64(ROW, types.float64[::1], SCRATCH)
RETURNS = types.void(ROW, types.float64[::1])
OBSERVE = types.void(ROW, types.int64, types.float32[::1])
TRACE = types.int64(ROW, types.int64, types.int32[::1], SCRATCH)
MASK = types.void(ROW, types.boolean[::1], SCRATCH)

STATUS_PTR = pointer(STATUS)
LIST_PTR = pointer(LIST)
TEST_PTR = pointer(TEST)
APPLY_PTR = pointer(APPLY)
OUTCOMES_PTR = pointer(OUTCOMES)
RETURNS_PTR = pointer(RETURNS)
OBSERVE_PTR = pointer(OBSERVE)

status_at, legal_at, apply_at = callee(STATUS), callee(LIST), callee(APPLY)
outcomes_at, returns_at, observe_at = callee(OUTCOMES), callee(RETURNS), callee(OBSERVE)
mask_at = callee(MASK)
"""Kernels of the numbers that `Rules.addresses` has, in this order."""

NOT_LEGAL = 0
"""What `why` says where there is no better reason: not a legal move here."""


@kernel(TEST)
def always(row: Row, action: int, scratch: Scratch) -> bool:
    """Say yes: the `allowed` of a game whose candidates are all legal."""
    return True


@kernel(TRACE)
def no_trace(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write nothing: the `trace` of a game that tells nothing about its moves."""
    return 0


@kernel(TRACE)
def no_why(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write that the action is not legal: the `why` of a game that gives no reasons."""
    out[0] = NOT_LEGAL
    return 1


@kernel(LIST)
def no_show(row: Row, out: Actions, scratch: Scratch) -> int:
    """Write nothing: the `show` of a game whose rows say all there is to draw."""
    return 0


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The kernels of one game family and the sizes that callers must provide.

    Scratch space comes from `scratch()`, serves kernels of this family only, and one thread at a
    time. Kernels may keep notes in it from call to call; notes never change a result.
    """

    status: Callable[[Row], int]
    """The seat that must act, or CHANCE, or OVER."""
    legal: Callable[[Row, Actions, Scratch], int]
    """Write the legal action numbers in rising order, return how many. At least one, unless over
    or waiting for chance (then none)."""
    apply: Callable[[Row, int, Scratch], None]
    """Play in place a legal action or, where status says CHANCE, an outcome. It does not check."""
    outcomes: Callable[[Row, Floats, Scratch], int]
    """Write the probability that each chance outcome is the one that counts, return how many there
    are. An outcome that would only be drawn again, or that is the same as another, may be 0."""
    returns: Callable[[Row, Floats], None]
    """Result by seat of a finished game: 1 shared among the winners, 0 for the others."""
    observe: Callable[[Row, int, Features], None]
    """The numbers a learner sees from a seat."""
    candidates: Callable[[Row, Actions, Scratch], int]
    """Like `legal`, but cheap, and some of what it lists may be illegal."""
    allowed: Callable[[Row, int, Scratch], bool]
    """Whether a candidate is legal. `legal` is `candidates` less what this refuses."""
    leave: Callable[[Row, int, Scratch], None]
    """A seat resigns or runs out of time (GL-1). Nobody else's turn is touched."""
    mask: Callable[[Row, Mask, Scratch], None] | None = None
    """Write for every action number whether it is legal, where a player must act: what `legal`
    lists, for a game in which this is faster than a list."""
    trace: Callable[[Row, int, Actions, Scratch], int] = no_trace
    """Write what a legal action or an outcome does, as records (`core/records.py`), return how many
    numbers they take. The cells of `out` behind them may have been used."""
    why: Callable[[Row, int, Actions, Scratch], int] = no_why
    """Write the reason why an action is not legal and its arguments, return how many numbers. The
    lowest reasons are the most helpful. A legal action has none. Before a roll and after the end
    every action is `NOT_LEGAL`."""
    show: Callable[[Row, Actions, Scratch], int] = no_show
    """Write what a picture shows of a position that its row does not say by itself, as records."""

    leaves_between_turns: bool = False
    """Whether `leave` cannot take back what the leaver's own unfinished turn has made, so that it
    must not be called in the middle of that turn."""

    version: int
    """Counts the changes of play; a record keeps the version that it was played under."""
    row_size: int
    action_count: int
    outcome_count: int
    observation_size: int
    scratch_size: int
    trace_size: int = 0
    """Numbers that `out` must have room for in `trace`, and so on."""
    why_size: int = 1
    show_size: int = 0

    @cached_property
    def addresses(self) -> NDArray[np.int64]:
        """Where the kernels are that playing on needs, for kernels that are called very often; 0
        for a `mask` that the game does not have."""
        used = (self.status, self.legal, self.apply, self.outcomes, self.returns, self.observe)
        return cast("NDArray[np.int64]", addresses((*used, self.mask)))

    def scratch(self) -> Scratch:
        """Return fresh scratch space, enough for any kernel of this game."""
        return np.zeros(self.scratch_size, np.int64)

    def actions(self) -> Actions:
        """Return a fresh array that any list of actions fits into."""
        return np.zeros(self.action_count + 8, np.int32)
