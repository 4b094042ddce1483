"""How one game of a batch goes on by a step: the same functions on every kind of machine.

The first arguments of each function are the kernels of a game (`core/rules.py`). A processor hands
over typed pointers to them; for a graphics card they are compiled once more (`core/device.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.bits import ones
from quayside.core.kernel import lean_helper
from quayside.core.random import Generator, below, draw_outcome, unit
from quayside.core.rules import CHANCE, OVER, Actions, Features, Floats, Mask, Row, Scratch

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a finished game begins again: Gymnasium's `AutoresetMode`."""

_EACH = 0x0101010101010101  # the lowest bit of every byte
_HIGH = -0x7F7F7F7F7F7F7F80  # the highest bit of every byte

Rows = NDArray[np.int32]
Words = NDArray[np.int64]


@lean_helper
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


@lean_helper
def begin(starts: Rows, row: Row, generator: Generator) -> None:
    """Put a game at one of its first positions, each equally likely."""
    start = 0 if starts.shape[0] == 1 else below(generator, starts.shape[0])
    for cell in range(row.shape[0]):
        row[cell] = starts[start, cell]


@lean_helper
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


@lean_helper
def mark(
    legal: Any,
    outcomes: Any,
    row: Row,
    turn: int,
    out: Actions,
    p: Floats,
    scratch: Scratch,
    mask: Mask,
) -> None:
    """Write which actions are legal, or which outcomes can be chosen."""
    for action in range(mask.shape[0]):
        mask[action] = False
    if turn >= 0:
        for i in range(legal(row, out, scratch)):
            mask[out[i]] = True
    elif turn == CHANCE:
        for outcome in range(outcomes(row, p, scratch)):
            mask[outcome] = p[outcome] > 0.0


@lean_helper
def look(observe: Any, row: Row, turn: int, seen: Features) -> None:
    """Write what the player whose turn it is sees; in a finished game, the first one."""
    observe(row, 0 if turn == OVER else row[0], seen)


@lean_helper
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


@lean_helper
def pick_by_words(words: Words, generator: Generator) -> int:
    """Do what `pick` does, with eight truth values in each word, and no branch that depends on
    them: it could not be predicted."""
    count = 0
    for word in words:
        count += ones(word)
    if count == 0:
        return 0
    left = below(generator, count)
    at = passed = total = 0
    for word in words:
        total += ones(word)
        beyond = total <= left
        at += beyond
        passed = total if beyond else passed
    up_to = words[at] * _EACH  # in every byte, how many are true up to there
    return 8 * at + ones((((left - passed) * _EACH | _HIGH) - up_to) & _HIGH)


@lean_helper
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
