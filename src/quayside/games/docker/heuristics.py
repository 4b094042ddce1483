"""Docker valued: a small network that looks at a position before a roll.

It sees the board turned so that the player about to roll sits south: for each square its height
with the owner of its top, the owners below, hands, and for each player how many faces of the die
they could play now. Players are counted clockwise among those still in; containers of those who
are out belong to nobody. It answers with the chance of each to win. `tools/games/docker/train.py`
made the weights by self-play.

A position with a roll waiting is worth its best move to the player who has it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np
from numba import types

from quayside.core.heuristics import ESTIMATE, EVALUATE, PLAIN, PRIOR, WEIGHTS, Heuristics, Weights
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.numeric import exp
from quayside.core.rules import NOBODY, TURN, Actions, Floats, Row, Scratch
from quayside.games.docker import rules as r

if TYPE_CHECKING:
    from quayside.core.game import Game

HIDDEN = 32
SEATS = 4
OWNERS = SEATS + 1  # the last is nobody: containers of players who are out
TALLEST = 6  # higher stacks look alike
MOST_HAND = 6
SHARPNESS = 0.1  # a move valued this much less is preferred e times less

# Where each kind of feature begins.
TOPS = 0
SECOND = TOPS + 9 * (1 + TALLEST * OWNERS)
THIRD = SECOND + 9 * OWNERS
BURIED = THIRD + 9 * OWNERS
HANDS = BURIED + 9 * OWNERS
SIDES = HANDS + SEATS * (MOST_HAND + 1)
FACES_OPEN = SIDES + SEATS * 4
FEATURES = FACES_OPEN + SEATS * (r.FACES + 1)

NET = FEATURES * HIDDEN + HIDDEN + HIDDEN * SEATS + SEATS
MOST_FEATURES = 9 * 13 + 4 * SEATS

# Scratch beyond what the rules use: features, seats in order, the hidden layer, the output, the
# values of a move, a row, actions.
AT_FEATURES = r.RULES.scratch_size
AT_ORDER = AT_FEATURES + MOST_FEATURES
AT_HIDDEN = AT_ORDER + SEATS + OWNERS
AT_OUTPUT = AT_HIDDEN + HIDDEN
AT_VALUES = AT_OUTPUT + SEATS
AT_ROW = AT_VALUES + SEATS
AT_ACTIONS = AT_ROW + (r.ROW_SIZE + 1) // 2
SCRATCH_SIZE = AT_ACTIONS + (r.RULES.action_count + 9) // 2 - r.RULES.scratch_size


def _turned() -> list[list[int]]:
    """Return, for each side, where each square comes to lie when that side is turned south."""
    quarter = [2, 5, 8, 1, 4, 7, 0, 3, 6]  # west becomes south
    turned = [list(range(9))]
    for _ in range(3):
        turned.append([quarter[square] for square in turned[-1]])
    return turned


_TURNED = np.array(_turned(), np.int64)


@kernel(types.int64(ROW, SCRATCH))
def seats_in(row: Row, scratch: Scratch) -> int:
    """Write the seats still in, clockwise from the one whose turn it is, then for each seat its
    place in that order (the last owner for those who are out); return how many are in."""
    players = wide(row[r.PLAYERS])
    for seat in range(SEATS):
        scratch[AT_ORDER + SEATS + seat] = 0
    for i in range(row[r.OUTS]):
        scratch[AT_ORDER + SEATS + row[r.OUT_ORDER + i]] = OWNERS - 1
    count = 0
    for i in range(players):
        seat = (row[TURN] + i) % players
        if scratch[AT_ORDER + SEATS + seat] == 0:
            scratch[AT_ORDER + count] = seat
            scratch[AT_ORDER + SEATS + seat] = count
            count += 1
    return count


@kernel(types.int64(ROW, SCRATCH))
def faces_open(row: Row, scratch: Scratch) -> int:
    """Return how many faces of the die would allow the player to move a move."""
    count = 0
    for points in range(1, r.FACES + 1):
        count += r.can_move(row, points, scratch)
    return count


@kernel(types.int64(ROW, types.int64, SCRATCH))
def features(row: Row, seats: int, scratch: Scratch) -> int:
    """Write the numbers of the features that a position has; return how many (one may repeat).
    `seats_in` must have been asked before."""
    n = AT_FEATURES
    mover = wide(row[TURN])
    side = r.OWN_SIDE[row[r.PLAYERS], mover]
    for square in range(r.SQUARES):
        at = _TURNED[side, square]
        height = wide(row[r.HEIGHT + square])
        stack = wide(row[r.STACK + square])
        feature = TOPS + at * (1 + TALLEST * OWNERS)
        if height > 0:
            top = scratch[AT_ORDER + SEATS + (stack & 3)]
            feature += 1 + (min(height, TALLEST) - 1) * OWNERS + top
        scratch[n] = feature
        n += 1
        for below in range(1, height):
            stack >>= 2
            owner = scratch[AT_ORDER + SEATS + (stack & 3)]
            scratch[n] = SECOND + (min(below, 3) - 1) * 9 * OWNERS + at * OWNERS + owner
            n += 1
    for place in range(seats):
        seat = scratch[AT_ORDER + place]
        hand = min(wide(row[r.HAND + seat]), MOST_HAND)
        scratch[n] = HANDS + place * (MOST_HAND + 1) + hand
        seat_side = r.OWN_SIDE[row[r.PLAYERS], seat]
        scratch[n + 1] = SIDES + place * 4 + (seat_side - side + 4) % 4
        row[TURN] = seat
        scratch[n + 2] = FACES_OPEN + place * (r.FACES + 1) + faces_open(row, scratch)
        n += 3
    row[TURN] = mover
    return n - AT_FEATURES


@kernel(types.void(WEIGHTS, types.int64, types.int64, SCRATCH))
def forward(weights: Weights, count: int, seats: int, scratch: Scratch) -> None:
    """Run the network of `seats` players on the features in scratch: the hidden layer and then the
    chances by place in the order of seats are written, as floats, to scratch."""
    net = (seats - 2) * NET
    hidden = scratch[AT_HIDDEN:AT_OUTPUT].view(np.float64)
    output = scratch[AT_OUTPUT:AT_VALUES].view(np.float64)
    at = net + FEATURES * HIDDEN
    for i in range(HIDDEN):
        hidden[i] = weights[at + i]
    for k in range(count):
        begin = net + scratch[AT_FEATURES + k] * HIDDEN
        for i in range(HIDDEN):
            hidden[i] += weights[begin + i]
    at += HIDDEN
    for place in range(SEATS):
        output[place] = weights[at + HIDDEN * SEATS + place]
    for i in range(HIDDEN):
        hidden[i] = max(0.0, hidden[i])
        for place in range(SEATS):
            output[place] += hidden[i] * weights[at + i * SEATS + place]
    top = output[0]
    for place in range(1, seats):
        top = max(top, output[place])
    total = 0.0
    for place in range(seats):
        output[place] = exp(output[place] - top)
        total += output[place]
    for place in range(seats):
        output[place] /= total


@kernel(EVALUATE)
def before_roll(row: Row, weights: Weights, out: Floats, scratch: Scratch) -> int:
    """Value a position before a roll, or a finished game."""
    if row[TURN] == NOBODY:
        r.returns(row, out)
        return ESTIMATE
    seats = seats_in(row, scratch)
    forward(weights, features(row, seats, scratch), seats, scratch)
    output = scratch[AT_OUTPUT:AT_VALUES].view(np.float64)
    for seat in range(row[r.PLAYERS]):
        out[seat] = 0.0
    for place in range(seats):
        out[scratch[AT_ORDER + place]] = output[place]
    return ESTIMATE


@kernel_helper
def _after(row: Row, action: int, weights: Weights, out: Floats, scratch: Scratch) -> None:
    """Value the position that an action leads to."""
    after = scratch[AT_ROW:AT_ACTIONS].view(np.int32)[: r.ROW_SIZE]
    after[:] = row
    r.apply(after, action, scratch)
    before_roll(after, weights, out, scratch)


@kernel(EVALUATE)
def evaluate(row: Row, weights: Weights, out: Floats, scratch: Scratch) -> int:
    """Value a position; with a roll waiting, by its best move for the player who has it."""
    if row[TURN] == NOBODY or row[r.ROLL] == 0:
        return before_roll(row, weights, out, scratch)
    mover = row[TURN]
    actions = scratch[AT_ACTIONS:].view(np.int32)
    best, best_value = 0, -1.0
    n = r.legal(row, actions, scratch)
    for i in range(n):
        _after(row, actions[i], weights, out, scratch)
        if out[mover] > best_value:
            best, best_value = i, out[mover]
    if best != n - 1:
        _after(row, actions[best], weights, out, scratch)
    return ESTIMATE


@kernel(PRIOR)
def prior(
    row: Row, actions: Actions, n: int, weights: Weights, out: Floats, scratch: Scratch
) -> None:
    """Prefer the moves that the network values more."""
    mover = row[TURN]
    values = scratch[AT_VALUES:AT_ROW].view(np.float64)
    best = 0.0
    for i in range(n):
        _after(row, actions[i], weights, values, scratch)
        out[i] = values[mover]
        best = max(best, out[i])
    total = 0.0
    for i in range(n):
        out[i] = exp((out[i] - best) / SHARPNESS)
        total += out[i]
    for i in range(n):
        out[i] /= total


# Games that are the same game as another with as many players (rulebook, the table of editions).
_SAME = {("omba", 2): "fr", ("omba", 4): "fr"}


@cache
def _weights_of(edition: str, players: int) -> Weights:
    name = f"docker-{_SAME.get((edition, players), edition)}-{players}.npy"
    with resources.as_file(resources.files("quayside.games.docker") / "weights" / name) as path:
        weights: Weights = np.load(path).astype(np.float32)
    return weights


def heuristics_of(game: Game) -> Heuristics:
    """Return the network of an edition and number of players; cards have plain UCT."""
    if game.option("chance") == "cards":
        return replace(PLAIN, error=0.08)  # the network was trained with the die
    return Heuristics(
        evaluate=evaluate,
        prior=prior,
        weights=_weights_of(game.edition, game.players),
        scratch_size=SCRATCH_SIZE,
        steps=0,
        c=1.5,
        jitter=0.5,
        error=0.04,
    )
