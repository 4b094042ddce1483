"""Train the network of `quayside.games.docker.heuristics` by self-play and write its weights.

    python -m tools.games.docker.train docker:fr 4 --games 200000 --out docker-fr-4.npy

The players follow the network, and stray from it now and then. Every position before a roll is
taught the mean, over the faces of the die, of what the network thinks of the best move, so that no
roll adds noise; at first mixed with what came of the game, which travels back faster. Where entry
is free each position is shown in one of its eight symmetries. The learning rate falls to a tenth.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numba import types
from numpy.typing import NDArray

import quayside
from quayside.core.heuristics import WEIGHTS, Weights
from quayside.core.kernel import ROW, SCRATCH, kernel, wide
from quayside.core.random import GENERATOR, Generator, below, seed_generator, unit
from quayside.core.rules import NOBODY, TURN, Actions, Floats, Row, Scratch
from quayside.games.docker import heuristics as net
from quayside.games.docker import rules as r

STRAY = 0.1
TRUST, TRUSTED = 0.8, 0.7  # weight of what came of the game, falling to 0 at this part of the run
CHUNKS = 40
LONGEST = 1000

_MIRROR = np.array([[s, 3 * (s // 3) + 2 - s % 3] for s in range(9)], np.int64).T.copy()
_QUARTER = np.array([2, 5, 8, 1, 4, 7, 0, 3, 6], np.int64)


@kernel(types.void(ROW, ROW, types.int64, types.int64))
def _turn(row: Row, out: Row, mirrored: int, quarters: int) -> None:
    """Write the mirrored and turned board."""
    out[:] = row
    for square in range(r.SQUARES):
        to = _MIRROR[mirrored, square]
        for _ in range(quarters):
            to = _QUARTER[to]
        out[r.HEIGHT + to] = row[r.HEIGHT + square]
        out[r.STACK + to] = row[r.STACK + square]


@kernel(types.void(ROW, WEIGHTS, types.float64[::1], types.float64, types.float64[::1], SCRATCH))
def _learn(
    row: Row, weights: Weights, target: Floats, rate: float, deltas: Floats, scratch: Scratch
) -> None:
    """Move the network towards a target (by seat) with one step of gradient descent."""
    seats = net.seats_in(row, scratch)
    count = net.features(row, seats, scratch)
    net.forward(weights, count, seats, scratch)
    hidden = scratch[net.AT_HIDDEN : net.AT_OUTPUT].view(np.float64)
    output = scratch[net.AT_OUTPUT : net.AT_ROW].view(np.float64)
    base = (seats - 2) * net.NET
    second = base + net.FEATURES * net.HIDDEN + net.HIDDEN
    bias = second + net.HIDDEN * net.SEATS
    errors = np.zeros(net.SEATS)
    for place in range(seats):
        errors[place] = target[scratch[net.AT_ORDER + place]] - output[place]
        weights[bias + place] += rate * errors[place]
    for i in range(net.HIDDEN):
        delta = 0.0
        for place in range(seats):
            delta += errors[place] * weights[second + i * net.SEATS + place]
            weights[second + i * net.SEATS + place] += rate * errors[place] * hidden[i]
        deltas[i] = rate * delta if hidden[i] > 0.0 else 0.0
        weights[second - net.HIDDEN + i] += deltas[i]
    for k in range(count):
        begin = base + scratch[net.AT_FEATURES + k] * net.HIDDEN
        for i in range(net.HIDDEN):
            weights[begin + i] += deltas[i]


_BEST = types.int64(ROW, WEIGHTS, ROW, types.float64[::1], types.int32[::1], SCRATCH)


@kernel(_BEST)
def _best(
    rolled: Row, weights: Weights, after: Row, value: Floats, out: Actions, scratch: Scratch
) -> int:
    """Play the best move for the roll that waits, write what it leads to and its value, and return
    how many moves there were."""
    mover = rolled[TURN]
    n = r.legal(rolled, out, scratch)
    best, best_value = 0, -1.0
    for i in range(n):
        after[:] = rolled
        r.apply(after, out[i], scratch)
        net.before_roll(after, weights, value, scratch)
        if value[mover] > best_value:
            best, best_value = i, value[mover]
    after[:] = rolled
    r.apply(after, out[best], scratch)
    net.before_roll(after, weights, value, scratch)
    return n


_PLAY = types.int64(
    ROW,
    WEIGHTS,
    types.int32[:, ::1],
    types.float64[:, ::1],
    types.boolean[::1],
    types.int32[::1],
    types.float64[::1],
    GENERATOR,
    SCRATCH,
)


@kernel(_PLAY)
def _play(
    row: Row,
    weights: Weights,
    rows: NDArray[np.int32],
    values: Floats,
    strayed: NDArray[np.bool_],
    out: Actions,
    p: Floats,
    generator: Generator,
    scratch: Scratch,
) -> int:
    """Play a game on a row; write its positions, what each is worth by the moves it allows, and
    whether the move played was drawn; return how many."""
    rolled, after, following = row.copy(), row.copy(), row.copy()
    value = np.zeros(net.SEATS)
    length = 0
    while row[TURN] != NOBODY and length < rows.shape[0]:
        rows[length, :] = row
        values[length, :] = 0.0
        x, chosen = unit(generator), False
        strayed[length] = unit(generator) < STRAY
        for face in range(r.outcomes(row, p, scratch)):
            if p[face] == 0.0:
                continue
            rolled[:] = row
            r.apply(rolled, face, scratch)
            n = _best(rolled, weights, after, value, out, scratch)
            for seat in range(row[r.PLAYERS]):
                values[length, seat] += p[face] * value[seat]
            if not chosen:  # the last face that counts, if rounding leaves none
                following[:] = after
                chosen = x < p[face]
                if chosen and strayed[length]:
                    following[:] = rolled
                    r.apply(following, out[below(generator, n)], scratch)
                x -= p[face]
        row[:] = following
        length += 1
    return length


_TRAIN = types.float64(
    ROW,
    types.int64,
    types.uint64,
    types.int64,
    types.float64,
    types.float64,
    types.boolean,
    WEIGHTS,
    types.int32[:, ::1],
    types.float64[:, ::1],
    types.int32[::1],
    GENERATOR,
    SCRATCH,
)


@kernel(_TRAIN)
def _train(
    start: Row,
    games: int,
    seed: np.uint64,
    first: int,
    rate: float,
    trust: float,
    symmetric: bool,
    weights: Weights,
    rows: NDArray[np.int32],
    values: Floats,
    out: Actions,
    generator: Generator,
    scratch: Scratch,
) -> float:
    """Play games and learn from the positions of each, last first; return the mean turns a game."""
    turns = 0
    p, deltas, came = np.zeros(r.FACES), np.zeros(net.HIDDEN), np.zeros(net.SEATS)
    strayed = np.zeros(rows.shape[0], np.bool_)
    row, turned = start.copy(), start.copy()
    for game in range(games):
        seed_generator(generator, seed, np.uint64(first + game))
        row[:] = start
        row[TURN] = below(generator, wide(row[r.PLAYERS]))
        length = _play(row, weights, rows, values, strayed, out, p, generator, scratch)
        turns += length
        ended = row[TURN] == NOBODY
        if ended:
            r.returns(row, came)
        for t in range(length - 1, -1, -1):
            for seat in range(row[r.PLAYERS]):
                if ended and not strayed[t]:
                    values[t, seat] += trust * (came[seat] - values[t, seat])
                came[seat] = values[t, seat]
            turned[:] = rows[t]
            if symmetric:
                _turn(rows[t], turned, below(generator, 2), below(generator, 4))
            _learn(turned, weights, values[t], rate, deltas, scratch)
    return turns / games


def _first_weights(players: int, seed: int) -> Weights:
    generator = np.random.default_rng(seed)
    weights = np.zeros((players - 1, net.NET), np.float32)
    second = net.FEATURES * net.HIDDEN + net.HIDDEN
    for one in weights:
        one[: net.FEATURES * net.HIDDEN] = generator.normal(0, 0.15, net.FEATURES * net.HIDDEN)
        outer = generator.normal(0, 0.2, net.HIDDEN * net.SEATS)
        one[second : second + net.HIDDEN * net.SEATS] = outer
    return weights.ravel()


def train(name: str, players: int, games: int, seed: int, rate: float) -> Weights:
    """Return trained weights; how it goes is printed."""
    game = quayside.load(name, players=players)
    start = game.start().row.copy()
    weights = _first_weights(players, seed)
    scratch = np.zeros(r.RULES.scratch_size + net.SCRATCH_SIZE, np.int64)
    rows, values = np.zeros((LONGEST, r.ROW_SIZE), np.int32), np.zeros((LONGEST, net.SEATS))
    each, began = games // CHUNKS, time.time()
    for chunk in range(CHUNKS):
        turns = _train(
            start,
            each,
            np.uint64(seed),
            chunk * each,
            rate * 0.1 ** (chunk / (CHUNKS - 1)),
            TRUST * max(0.0, 1 - chunk / CHUNKS / TRUSTED),
            game.edition != "en",
            weights,
            rows,
            values,
            r.RULES.actions(),
            np.zeros(4, np.uint64),
            scratch,
        )
        if chunk % 4 == 3:
            out = np.zeros(players)
            net.before_roll(start.copy(), weights, out, scratch)
            print(
                f"{name} {players}: {100 * (chunk + 1) // CHUNKS}% {time.time() - began:.0f} s,"
                f" {turns:.1f} turns a game, start {out.round(4).tolist()}",
                flush=True,
            )
    return weights


def main() -> None:
    """Read the command line, train, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    weights = train(args.game, args.players, args.games, args.seed, args.rate)
    np.save(args.out, weights.astype(np.float16))


if __name__ == "__main__":
    main()
