"""The kernels of a batch on the processor: one call does one job for some of its games.

The functions that play are in `stepping.py`, and a graphics card runs them too.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.adapters.stepping import (
    Rows,
    Words,
    begin,
    go_on,
    look,
    mark,
    pick_by_words,
    play_on,
    settle,
)
from quayside.core.kernel import ROW, SCRATCH, callee, kernel, lean_helper
from quayside.core.random import seed_generator
from quayside.core.rules import (
    Actions,
    Features,
    Floats,
    Mask,
    Scratch,
    apply_at,
    legal_at,
    mask_at,
    observe_at,
    outcomes_at,
    returns_at,
    status_at,
)

SEED, BEGIN, LOOK, STEP, PICK, PLAY = range(6)
"""Jobs: seed the generators, put every game at a first position, look at every game, play an action
in each, pick a random action for each, play `number` random actions in each."""

Numbers = NDArray[np.int64]


class Desk(NamedTuple):
    """What a thread needs to work for a batch: settings, all arrays, and room of its own."""

    kernels: Numbers
    """`Rules.addresses`."""
    starts: Rows
    by_hand: bool
    again: int
    actions: Numbers
    rows: Rows
    turns: Numbers
    generators: NDArray[np.uint64]
    words: Words
    """The masks, eight truth values in each number."""
    masks: Mask
    seen: Features
    rewards: Features
    ended: Mask
    counts: Numbers
    """How many games have ended in PLAY."""
    out: Actions
    p: Floats
    result: Floats
    scratch: Scratch


_named_tuple: Any = types.NamedTuple
_NUMBERS, _FLOATS = types.int64[::1], types.float64[::1]
DESK = _named_tuple(
    (
        _NUMBERS,
        types.int32[:, ::1],
        types.boolean,
        types.int64,
        _NUMBERS,
        types.int32[:, ::1],
        _NUMBERS,
        types.uint64[:, ::1],
        types.int64[:, ::1],
        types.boolean[:, ::1],
        types.float32[:, ::1],
        types.float32[:, ::1],
        types.boolean[::1],
        _NUMBERS,
        ROW,
        _FLOATS,
        _FLOATS,
        SCRATCH,
    ),
    Desk,
)
WORK = types.void(types.int64, types.int64, types.int64, types.int64, DESK)
work_at = callee(WORK)


@lean_helper
def _step(desk: Desk, i: int) -> None:
    """Play an action in a game."""
    kernels = desk.kernels
    desk.turns[i], desk.ended[i] = go_on(
        status_at(kernels[0]),
        apply_at(kernels[2]),
        outcomes_at(kernels[3]),
        returns_at(kernels[4]),
        desk.starts,
        desk.rows[i],
        desk.turns[i],
        desk.actions[i],
        desk.by_hand,
        desk.again,
        desk.generators[i],
        desk.p,
        desk.result,
        desk.scratch,
        desk.rewards[i],
    )


@lean_helper
def _settle(desk: Desk, i: int) -> None:
    """Draw what chance decides where a game is, and see whose turn it is."""
    kernels = desk.kernels
    desk.turns[i] = settle(
        status_at(kernels[0]),
        apply_at(kernels[2]),
        outcomes_at(kernels[3]),
        desk.rows[i],
        desk.by_hand,
        desk.generators[i],
        desk.p,
        desk.scratch,
    )


@lean_helper
def _show(desk: Desk, i: int) -> None:
    """Write what is legal and what is seen, with the game's own `mask` if it has one."""
    kernels, row, turn = desk.kernels, desk.rows[i], desk.turns[i]
    if turn >= 0 and kernels[6] != 0:
        mask_at(kernels[6])(row, desk.masks[i], desk.scratch)
    else:
        legal, outcomes = legal_at(kernels[1]), outcomes_at(kernels[3])
        mark(legal, outcomes, row, turn, desk.out, desk.p, desk.scratch, desk.masks[i])
    look(observe_at(kernels[5]), row, turn, desk.seen[i])


@lean_helper
def _play(desk: Desk, i: int, steps: int) -> None:
    """Play random actions in a game."""
    kernels = desk.kernels
    desk.counts[i] = play_on(
        status_at(kernels[0]),
        legal_at(kernels[1]),
        apply_at(kernels[2]),
        outcomes_at(kernels[3]),
        desk.starts,
        desk.rows[i],
        steps,
        desk.generators[i],
        desk.out,
        desk.p,
        desk.scratch,
    )


@kernel(WORK, lean=True)
def work(job: int, number: int, begin_at: int, end: int, desk: Desk) -> None:
    """Do a job for some of the games."""
    for i in range(begin_at, end):
        if job == STEP:
            _step(desk, i)
            _show(desk, i)
        elif job == PICK:
            desk.actions[i] = pick_by_words(desk.words[i], desk.generators[i])
        elif job == PLAY:
            _play(desk, i, number)
        elif job == SEED:
            seed_generator(desk.generators[i], np.uint64(number), np.uint64(i))
        else:
            if job == BEGIN:
                begin(desk.starts, desk.rows[i], desk.generators[i])
            _settle(desk, i)
            _show(desk, i)


@kernel(types.int64(_NUMBERS, _NUMBERS, types.boolean[:, ::1], types.int64), lean=True)
def first_illegal(actions: Numbers, turns: Numbers, masks: Mask, width: int) -> int:
    """Return the first game whose action is not legal, or -1. A finished game takes any action."""
    for i in range(actions.shape[0]):
        action = actions[i]
        if turns[i] != -2 and (action < 0 or action >= width or not masks[i, action]):
            return i
    return -1
