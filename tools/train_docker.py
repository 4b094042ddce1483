"""Train the network of `quayside.search.docker` by self-play and write its weights.

    python tools/train_docker.py docker:fr 4 --games 400000 --seed 1 --out FILE.npy

Fitted value iteration on the positions that self-play meets: the target of a position before a roll
is the mean over the faces of the die of its best move's value, so no roll adds noise. One of the
eight symmetries is drawn for each update where entry is free. The learning rate falls to a tenth.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numba import types

import quayside
from quayside.core.kernel import ROW, SCRATCH, kernel
from quayside.core.random import GENERATOR, below, seed_generator, unit
from quayside.core.rules import NOBODY, TURN
from quayside.games.docker import rules as r
from quayside.search import docker as net
from quayside.search.skill import WEIGHTS

_MIRROR = np.array(
    [
        [3 * y + x for y in range(3) for x in range(3)],
        [3 * y + 2 - x for y in range(3) for x in range(3)],
    ],
    np.int64,
)
_QUARTER = np.array([2, 5, 8, 1, 4, 7, 0, 3, 6], np.int64)


@kernel(types.void(ROW, ROW, types.int64, types.int64))
def _turn(row, out, mirrored, quarters):  # type: ignore[no-untyped-def]
    """Write the mirrored and turned board."""
    out[:] = row
    for square in range(r.SQUARES):
        to = _MIRROR[mirrored, square]
        for _ in range(quarters):
            to = _QUARTER[to]
        out[r.HEIGHT + to] = row[r.HEIGHT + square]
        out[r.STACK + to] = row[r.STACK + square]


@kernel(types.void(ROW, WEIGHTS, types.float64[::1], types.float64, types.float64[::1], SCRATCH))
def _learn(row, weights, target, rate, deltas, scratch):  # type: ignore[no-untyped-def]
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


@kernel(types.float64(ROW, types.int64, types.uint64, types.int64, types.float64, types.float64,
                      types.boolean, types.float64, WEIGHTS, types.int32[:, ::1],
                      types.float64[:, ::1],
                      types.int32[::1], GENERATOR, SCRATCH))  # fmt: skip
def _train(
    start,
    games,
    seed,
    first,
    rate,
    stray,
    symmetric,
    trust,
    weights,
    rows,
    values,
    out,
    generator,
    scratch,
):  # type: ignore[no-untyped-def]
    """Play games and learn from each position of each, last first; return the mean turns a game."""
    turns = 0
    p = np.zeros(r.FACES)
    deltas = np.zeros(net.HIDDEN)
    strayed = np.zeros(rows.shape[0], np.bool_)
    value = np.zeros(net.SEATS)
    turned = start.copy()
    row = start.copy()
    after = start.copy()
    for game in range(games):
        seed_generator(generator, seed, np.uint64(first + game))
        row[:] = start
        row[TURN] = below(generator, np.int64(row[r.PLAYERS]))
        length = 0
        while row[TURN] != NOBODY and length < rows.shape[0]:
            rows[length, :] = row
            values[length, :] = 0.0
            mover = row[TURN]
            faces = r.outcomes(row, p, scratch)
            x = unit(generator)
            chosen = -1
            next_row = -1
            strays = unit(generator) < stray
            strayed[length] = strays
            for face in range(faces):
                if p[face] == 0.0:
                    continue
                rows[-1, :] = row
                r.apply(rows[-1], face, scratch)
                n = r.legal(rows[-1], out, scratch)
                best, best_value = 0, -1.0
                for i in range(n):
                    after[:] = rows[-1]
                    r.apply(after, out[i], scratch)
                    net.before_roll(after, weights, value, scratch)
                    if value[mover] > best_value:
                        best, best_value = i, value[mover]
                after[:] = rows[-1]
                r.apply(after, out[best], scratch)
                net.before_roll(after, weights, value, scratch)
                for seat in range(net.SEATS):
                    if seat < row[r.PLAYERS]:
                        values[length, seat] += p[face] * value[seat]
                if chosen < 0 and x < p[face]:
                    chosen = face
                    if strays:
                        after[:] = rows[-1]
                        r.apply(after, out[below(generator, n)], scratch)
                    rows[-2, :] = after
                    next_row = 1
                x -= p[face]
            if next_row < 0:
                rows[-2, :] = after
            row[:] = rows[-2]
            length += 1
            if length >= rows.shape[0] - 2:
                break
        turns += length
        if row[TURN] == NOBODY:
            r.returns(row, value)
        for t in range(length - 1, -1, -1):
            if row[TURN] == NOBODY and not strayed[t]:
                for seat in range(row[r.PLAYERS]):
                    values[t, seat] += trust * (value[seat] - values[t, seat])
            for seat in range(row[r.PLAYERS]):
                value[seat] = values[t, seat]
            if symmetric:
                _turn(rows[t], turned, below(generator, 2), below(generator, 4))
            else:
                turned[:] = rows[t]
            _learn(turned, weights, values[t], rate, deltas, scratch)
    return turns / games


def train(name: str, players: int, games: int, seed: int, rate: float, report: bool = True):  # type: ignore[no-untyped-def]
    """Return trained weights."""
    game = quayside.load(name, players=players)
    generator = np.random.default_rng(seed)
    weights = np.zeros((players - 1) * net.NET, np.float32)
    for k in range(players - 1):
        one = weights[k * net.NET : (k + 1) * net.NET]
        one[: net.FEATURES * net.HIDDEN] = generator.normal(0, 0.15, net.FEATURES * net.HIDDEN)
        second = net.FEATURES * net.HIDDEN + net.HIDDEN
        one[second : second + net.HIDDEN * net.SEATS] = generator.normal(
            0, 0.2, net.HIDDEN * net.SEATS
        )
    scratch = np.zeros(r.RULES.scratch_size + net.SCRATCH_SIZE, np.int64)
    rows = np.zeros((1000, r.ROW_SIZE), np.int32)
    values = np.zeros((1000, net.SEATS))
    chunks = 40
    began = time.time()
    for chunk in range(chunks):
        now = rate * 0.1 ** (chunk / (chunks - 1))
        turns = _train(
            game.start().row.copy(), games // chunks, np.uint64(seed),
            chunk * (games // chunks), now, 0.1, name != "docker:en",
            max(0.0, 0.8 * (1 - chunk / chunks / 0.7)), weights, rows, values, r.RULES.actions(),
            np.zeros(4, np.uint64), scratch,
        )  # fmt: skip
        if report and chunk % 4 == 3:
            out = np.zeros(players)
            net.before_roll(game.start().row.copy(), weights, out, scratch)
            print(f"{name} {players}: {100 * (chunk + 1) // chunks}% {time.time() - began:.0f} s,"
                  f" {turns:.1f} turns, start {out.round(4).tolist()}", flush=True)  # fmt: skip
    return weights


def main() -> None:
    """Read the command line, train, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    np.save(
        args.out,
        train(args.game, args.players, args.games, args.seed, args.rate).astype(np.float16),
    )


if __name__ == "__main__":
    main()
