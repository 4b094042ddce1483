"""Sampling: the positions that random games come by, each once, and their exact values.

The games are numbered and depend on the seed and their number alone; the positions in which a
player must choose are taken in the order in which the games come by them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.adapters.batch import every_start
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.kernel import ROW, SCRATCH, kernel
from quayside.core.random import GENERATOR, Generator, below, draw_outcome, seed_generator, unit
from quayside.core.rules import (
    APPLY_PTR,
    CHANCE,
    LIST_PTR,
    OUTCOMES_PTR,
    OVER,
    STATUS_PTR,
    Actions,
    Floats,
    Row,
    Scratch,
)
from quayside.core.solution import Solution

Rows = NDArray[np.int32]
Ints = NDArray[np.int64]

GAMES_AT_ONCE = 256
FEWEST_NEW = 0.001
"""Give up when fewer than this share of the positions met are new."""

_ROWS = types.int32[:, ::1]
_NUMBERS = types.int64[::1]


@kernel(
    types.int64(
        STATUS_PTR,
        LIST_PTR,
        APPLY_PTR,
        OUTCOMES_PTR,
        types.uint64,
        types.uint64,
        _ROWS,
        ROW,
        _ROWS,
        types.int32[::1],
        types.float64[::1],
        GENERATOR,
        SCRATCH,
    )
)
def _walk(
    status: Any,
    legal: Any,
    apply: Any,
    outcomes: Any,
    seed: np.uint64,
    number: np.uint64,
    starts: Rows,
    row: Row,
    met: Rows,
    out: Actions,
    p: Floats,
    generator: Generator,
    scratch: Scratch,
) -> int:
    """Play one random game; write the positions where a player chose, as many as there is room
    for, and return how many there were."""
    seed_generator(generator, seed, number)
    row[:] = starts[below(generator, starts.shape[0])]
    count = 0
    turn = status(row)
    while turn != OVER:
        if turn == CHANCE:
            n = outcomes(row, p, scratch)
            apply(row, draw_outcome(p, n, unit(generator)), scratch)
        else:
            if count < met.shape[0]:
                met[count, :] = row
            count += 1
            n = legal(row, out, scratch)
            apply(row, out[below(generator, n)], scratch)
        turn = status(row)
    return count


@kernel(types.void(LIST_PTR, _ROWS, types.uint8[:, ::1], _NUMBERS, types.int32[::1], SCRATCH))
def _list_moves(
    legal: Any, rows: Rows, masks: NDArray[np.uint8], counts: Ints, out: Actions, scratch: Scratch
) -> None:
    """Write which actions are legal, as bits, and how many there are."""
    for i in range(rows.shape[0]):
        counts[i] = legal(rows[i], out, scratch)
        for k in range(counts[i]):
            masks[i, out[k] >> 3] |= np.uint8(1 << (out[k] & 7))


@kernel(types.void(LIST_PTR, APPLY_PTR, _ROWS, _ROWS, types.int32[::1], types.int32[::1], SCRATCH))
def _play_moves(
    legal: Any,
    apply: Any,
    rows: Rows,
    after: Rows,
    actions: Actions,
    out: Actions,
    scratch: Scratch,
) -> None:
    """Write the position after every legal action of every row, in order."""
    at = 0
    for i in range(rows.shape[0]):
        for k in range(legal(rows[i], out, scratch)):
            after[at, :] = rows[i]
            actions[at] = out[k]
            apply(after[at], out[k], scratch)
            at += 1


@dataclass(frozen=True)
class Found:
    """Positions in which a player must choose, all different."""

    rows: Rows
    game: Ints
    ply: Ints
    """How many decisions came before it in its game."""
    plies: Ints
    """How many decisions its game had."""


def find_positions(game: Game, count: int, seed: int = 0) -> Iterator[Found]:
    """Yield `count` different positions, some thousands at a time; raises `InvalidSetup` where
    there are not enough."""
    rules, starts, seen = game.rules, every_start(game), set[bytes]()
    room = (
        rules.actions(),
        np.zeros(max(1, rules.outcome_count)),
        np.zeros(4, np.uint64),
        rules.scratch(),
    )
    row, met = np.zeros(rules.row_size, np.int32), np.zeros((1024, rules.row_size), np.int32)
    word, first = np.uint64(seed & 0xFFFFFFFFFFFFFFFF), 0
    while len(seen) < count:
        kept: list[tuple[Row, int, int, int]] = []
        total = 0
        for number in range(first, first + GAMES_AT_ONCE):
            with np.errstate(over="ignore"):  # interpreted words wrap as compiled ones do
                kernels = (rules.status, rules.legal, rules.apply, rules.outcomes)
                plies = int(_walk(*kernels, word, np.uint64(number), starts, row, met, *room))
            total += min(plies, len(met))
            for ply, one in enumerate(met[:plies]):
                key = one.tobytes()
                if key not in seen and len(seen) < count:
                    seen.add(key)
                    kept.append((one.copy(), number, ply, plies))
        first += GAMES_AT_ONCE
        if len(seen) < count and len(kept) < FEWEST_NEW * total:
            raise InvalidSetup(
                f"random games of {game.describe()} come by few more than {len(seen):,} positions:"
                f" ask for fewer than {count:,}",
                "positions",
                game=game.name,
                found=len(seen),
                count=count,
            )
        if kept:
            rows, games, ply_of, plies_of = zip(*kept, strict=True)
            yield Found(np.stack(rows), *map(np.array, (games, ply_of, plies_of)))


def masks_of(game: Game, rows: Rows) -> tuple[NDArray[np.uint8], Ints]:
    """Return the legal actions of positions as bits, the lowest first, and how many they are."""
    rules = game.rules
    masks = np.zeros((len(rows), (game.action_count + 7) // 8), np.uint8)
    counts = np.zeros(len(rows), np.int64)
    _list_moves(rules.legal, rows, masks, counts, rules.actions(), rules.scratch())
    return masks, counts


def values_of(game: Game, solution: Solution, rows: Rows, counts: Ints) -> Floats:
    """Return the exact value of every legal action of every position for the player who chooses:
    the chance to win after it. NaN where the solution does not reach."""
    rules, total = game.rules, int(counts.sum())
    after = np.zeros((total, rules.row_size), np.int32)
    actions = np.zeros(total, np.int32)
    _play_moves(rules.legal, rules.apply, rows, after, actions, rules.actions(), rules.scratch())
    seats = np.repeat(rows[:, 0], counts)
    values = solution.probe_rows(after)
    values = np.where(after[:, 0] == seats, values, 1.0 - values)
    result = np.zeros(game.players)
    for i in np.flatnonzero(after[:, 0] < 0):
        rules.returns(after[i], result)
        values[i] = result[seats[i]]
    return values
