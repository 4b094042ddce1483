"""How one game of a batch goes on by a step: the same functions on every kind of machine.

The first arguments of each function are the kernels of a game (`core/rules.py`). A processor hands
over typed pointers to them; for a graphics card they are compiled once more (`core/device.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import kernel_helper
from quayside.core.random import Generator, below, draw_outcome, unit
from quayside.core.rules import CHANCE, OVER, Actions, Features, Floats, Row, Scratch

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a finished game begins again: Gymnasium's `AutoresetMode`."""

Rows = NDArray[np.int32]
Mask = NDArray[np.bool_]
Words = NDArray[np.int64]


@kernel_helper
def settle(
    status: Any,
    apply: Any,
    outcomes: Any,
    row: Row,
    by_hand: bool,
    generator: Generator,
    p: Floats,
    scratch: Scratch,
) -> int:
    """Draw what chance decides, unless that is done by hand; return who must act."""
    turn = status(row)
    while turn == CHANCE and not by_hand:
        n = outcomes(row, p, scratch)
        apply(row, draw_outcome(p, n, unit(generator)), scratch)
        turn = status(row)
    return int(turn)


@kernel_helper
def begin(starts: Rows, row: Row, generator: Generator) -> None:
    """Put a game at one of its first positions, each equally likely."""
    start = 0 if starts.shape[0] == 1 else below(generator, starts.shape[0])
    for cell in range(row.shape[0]):
        row[cell] = starts[start, cell]


@kernel_helper
def go_on(
    status: Any,
    apply: Any,
    outcomes: Any,
    returns: Any,
    starts: Rows,
    row: Row,
    turn: int,
    action: int,
    by_hand: bool,
    again: int,
    generator: Generator,
    p: Floats,
    result: Floats,
    scratch: Scratch,
    reward: Features,
) -> tuple[int, bool]:
    """Play an action (or an outcome chosen by hand) and write the reward by seat; return who must
    act and whether the game has ended by it. In a finished game the action does not count."""
    for seat in range(reward.shape[0]):
        reward[seat] = 0.0
    if turn != OVER:
        apply(row, action, scratch)
    elif again == NEXT_STEP:
        begin(starts, row, generator)
    else:
        return OVER, False
    turn = settle(status, apply, outcomes, row, by_hand, generator, p, scratch)
    if turn != OVER:
        return turn, False
    returns(row, result)
    for seat in range(reward.shape[0]):
        reward[seat] = result[seat]
    if again == SAME_STEP:
        begin(starts, row, generator)
        turn = settle(status, apply, outcomes, row, by_hand, generator, p, scratch)
    return turn, True


@kernel_helper
def describe(
    legal: Any,
    outcomes: Any,
    observe: Any,
    row: Row,
    turn: int,
    out: Actions,
    p: Floats,
    scratch: Scratch,
    mask: Mask,
    seen: Features,
) -> None:
    """Write which actions are legal (or which outcomes can be chosen), and what the player whose
    turn it is sees."""
    for action in range(mask.shape[0]):
        mask[action] = False
    if turn >= 0:
        for i in range(legal(row, out, scratch)):
            mask[out[i]] = True
    elif turn == CHANCE:
        for outcome in range(outcomes(row, p, scratch)):
            mask[outcome] = p[outcome] > 0.0
    observe(row, 0 if turn == OVER else row[0], seen)


@kernel_helper
def pick(mask: Mask, generator: Generator) -> int:
    """Return one of the actions of a mask, each equally likely; 0 if there are none."""
    count = 0
    for action in range(mask.shape[0]):
        count += mask[action]
    if count == 0:
        return 0
    left = below(generator, count)
    action = 0
    while left > 0 or not mask[action]:
        left -= mask[action]
        action += 1
    return action


@kernel_helper
def pick_by_words(words: Words, generator: Generator) -> int:
    """Do what `pick` does, with eight truth values in each word."""
    count = 0
    for word in words:
        count += ones(word)
    if count == 0:
        return 0
    left = below(generator, count)
    at = 0
    while left >= ones(words[at]):
        left -= ones(words[at])
        at += 1
    word = words[at]
    for _ in range(left):
        word &= word - 1
    return 8 * at + trailing_zeros(word) // 8


@kernel_helper
def play_on(
    status: Any,
    legal: Any,
    apply: Any,
    outcomes: Any,
    starts: Rows,
    row: Row,
    steps: int,
    generator: Generator,
    out: Actions,
    p: Floats,
    scratch: Scratch,
) -> int:
    """Play random legal actions, beginning again after each game; return how many games ended."""
    ended = 0
    for _ in range(steps):
        if status(row) == OVER:
            begin(starts, row, generator)
        if settle(status, apply, outcomes, row, False, generator, p, scratch) != OVER:
            n = legal(row, out, scratch)
            apply(row, out[below(generator, n)], scratch)
            ended += settle(status, apply, outcomes, row, False, generator, p, scratch) == OVER
    return ended
