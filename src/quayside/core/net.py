"""Small networks that value positions and prefer actions: the kernels that run them.

A network sees a position as a list of features, each a number: the game's kernel `features` writes
them from the point of view of the player to move. The first layer is the sum of the rows of a
matrix that these numbers name, so its cost grows with the features that a position has, not with
those that there are. Two small layers follow. The last one gives the chance of each player to win,
counted from the player to move, and a number for each feature that an action can have: what an
action is preferred by is the sum over its features (the game's kernel `action_features`). So one
network serves every number of players and every list of legal actions.

Everything is float32 in a fixed order, without a sum that a compiler may reorder, so that a
position has the same value on every machine and in the browser. `research/training` makes weights.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from io import BytesIO
from typing import TYPE_CHECKING, TypeAlias, cast

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.errors import InvalidSetup
from quayside.core.heuristics import WEIGHTS, Heuristics, Weights
from quayside.core.kernel import ROW, SCRATCH, callee, kernel, kernel_helper, wide
from quayside.core.numeric import exp
from quayside.core.rules import Actions, Floats, Row, Scratch

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from quayside.core.game import Game

WIDTH, MIDDLE, LAST = 128, 32, 32
"""Numbers in the three hidden layers."""
SEATS = 4
LAYERS = WIDTH + MIDDLE + LAST
"""Numbers that the hidden layers need together."""

Numbers: TypeAlias = NDArray[np.int32]
Layers: TypeAlias = NDArray[np.float32]

_NUMBERS, _LAYERS, _FLOATS = types.int32[::1], types.float32[::1], types.float64[::1]
_UNKNOWN = np.float32(3e38)
FEATURES = types.int64(ROW, _NUMBERS, SCRATCH)
ACTION_FEATURES = types.void(ROW, types.int32[::1], types.int64, _NUMBERS, SCRATCH)
features_at, action_features_at = callee(FEATURES), callee(ACTION_FEATURES)


@dataclass(frozen=True, kw_only=True)
class Net:
    """What a game lends to a network: its features. Where a position is over it has none."""

    features: Callable[[Row, Numbers, Scratch], int]
    """Write the features of a position as the player to move sees it (one may repeat), return how
    many. Notes may stay in the scratch space for `action_features`."""
    action_features: Callable[[Row, Actions, int, Numbers, Scratch], None]
    """Write `slots` features for each of the first n actions. `features` must have been called for
    the same row just before."""
    feature_count: int
    most_features: int
    """How many features a position has at most."""
    action_feature_count: int
    slots: int
    most_actions: int
    """How many legal actions training looks at: all, but for very few positions."""
    scratch_size: int
    """Scratch space that these kernels need, that of the rules included."""
    heuristics: Callable[[Weights], Heuristics]
    """What the search needs to use the network with some weights."""
    starts: Callable[[Game], NDArray[np.int32]] | None = None
    """Positions that games of training begin at as well, each as likely as a first position."""

    @property
    def size(self) -> int:
        """How many weights there are."""
        return size_of(self.feature_count, self.action_feature_count)


@kernel_helper
def size_of(features: int, action_features: int) -> int:
    """Return how many weights a network has. They lie in this order: the rows of the first layer
    and its bias; the second and the third layer, a row for each input, each with its bias; the
    values by place, likewise; for each feature of an action its row, then all their biases."""
    dense = (WIDTH + 1) * MIDDLE + (MIDDLE + 1) * LAST + (LAST + 1) * SEATS
    return (features + 1) * WIDTH + dense + (LAST + 1) * action_features


@kernel(types.void(WEIGHTS, types.int64, _NUMBERS, types.int64, _LAYERS))
def run_layers(weights: Weights, features: int, seen: Numbers, count: int, layers: Layers) -> None:
    """Write the three hidden layers for the first `count` features of a position; `features` is how
    many there can be."""
    first = layers[:WIDTH]
    at = features * WIDTH
    first[:] = weights[at : at + WIDTH]
    for k in range(count):
        start = wide(seen[k]) * WIDTH
        line = weights[start : start + WIDTH]
        for i in range(WIDTH):
            first[i] += line[i]
    at += WIDTH
    for layer in range(2):
        size, begin = (WIDTH, 0) if layer == 0 else (MIDDLE, WIDTH)
        before, after = layers[begin : begin + size], layers[begin + size : begin + size + MIDDLE]
        after[:] = weights[at + size * MIDDLE : at + (size + 1) * MIDDLE]
        for i in range(size):
            value = before[i]
            if value > np.float32(0.0):
                line = weights[at + i * MIDDLE : at + (i + 1) * MIDDLE]
                for j in range(MIDDLE):
                    after[j] += value * line[j]
        at += (size + 1) * MIDDLE
    last = layers[WIDTH + MIDDLE :]
    for i in range(LAST):
        last[i] = max(last[i], np.float32(0.0))


@kernel(types.void(WEIGHTS, types.int64, _LAYERS, types.int64, types.int64, _FLOATS))
def read_values(
    weights: Weights, features: int, layers: Layers, players: int, mover: int, out: Floats
) -> None:
    """Write the chance of each seat to win, from the last layer."""
    last = layers[WIDTH + MIDDLE :]
    at = (features + 1) * WIDTH + (WIDTH + 1) * MIDDLE + (MIDDLE + 1) * LAST
    highest = -1e300
    for place in range(players):
        total = weights[at + LAST * SEATS + place]
        for i in range(LAST):
            total += last[i] * weights[at + i * SEATS + place]
        out[(mover + place) % players] = total
        highest = max(highest, np.float64(total))
    shares = 0.0
    for seat in range(players):
        out[seat] = exp(out[seat] - highest)
        shares += out[seat]
    for seat in range(players):
        out[seat] /= shares


@kernel_helper
def _preference(weights: Weights, at: int, bias: int, last: Layers) -> np.float32:
    """Return the last layer times a row of weights, with a bias."""
    a, b, c, d = weights[bias], np.float32(0.0), np.float32(0.0), np.float32(0.0)
    line = weights[at : at + LAST]
    for i in range(0, LAST, 4):  # four sums side by side, in a fixed order
        a += last[i] * line[i]
        b += last[i + 1] * line[i + 1]
        c += last[i + 2] * line[i + 2]
        d += last[i + 3] * line[i + 3]
    return np.float32((a + b) + (c + d))


@kernel(
    types.void(WEIGHTS, types.int64, _LAYERS, _LAYERS, _NUMBERS, types.int64, types.int64, _FLOATS)
)
def read_preferences(
    weights: Weights,
    features: int,
    layers: Layers,
    known: Layers,
    seen: Numbers,
    slots: int,
    n: int,
    out: Floats,
) -> None:
    """Write the probability of each of n actions, from the last layer and the actions' features.
    `known` has room for a number for every feature of actions: most occur several times."""
    last = layers[WIDTH + MIDDLE :]
    at = size_of(features, 0)
    biases = at + LAST * len(known)
    known[:] = _UNKNOWN
    highest = -1e300
    for k in range(n):
        total = np.float32(0.0)
        for slot in range(slots):
            feature = wide(seen[k * slots + slot])
            if known[feature] == _UNKNOWN:
                known[feature] = _preference(weights, at + LAST * feature, biases + feature, last)
            total += known[feature]
        out[k] = total
        highest = max(highest, np.float64(total))
    shares = 0.0
    for k in range(n):
        out[k] = exp(out[k] - highest)
        shares += out[k]
    for k in range(n):
        out[k] /= shares


def read_weights(file: Traversable, net: Net) -> Weights:
    """Return the weights in a file of numpy's, such as the one that training writes; raises
    `InvalidSetup`."""
    try:
        weights = np.load(BytesIO(file.read_bytes())).astype(np.float32)
    except (OSError, ValueError, EOFError) as error:
        raise InvalidSetup(f"cannot read the network {file}: {error}") from None
    if weights.shape != (net.size,):
        raise InvalidSetup(
            f"the network {file} has {weights.size} weights where this game's has {net.size}: it "
            "was trained with other features"
        )
    return cast("Weights", weights)


@cache
def heuristics_with_net(package: str, name: str) -> Heuristics:
    """Return what the search needs to use the network that comes with a game, the weights of which
    are in the file `weights/NAME.npy` of the game's package; raises `InvalidSetup`."""
    net: Net = import_module(f"{package}.net").NET
    return net.heuristics(read_weights(resources.files(package) / "weights" / f"{name}.npy", net))
