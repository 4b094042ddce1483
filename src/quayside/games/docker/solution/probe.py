"""Kernels that read a table: probing, recomputing, and playing by it."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.random import GENERATOR, Generator, draw_outcome, seed_generator, unit
from quayside.core.rules import OVER, Actions, Floats, Row, Scratch
from quayside.games.docker.rules import (
    FACES,
    HAND,
    OUT,
    ROLL,
    apply,
    legal,
    outcomes,
    returns,
    status,
)
from quayside.games.docker.solution.index import (
    CONST_I8_2D,
    CONST_I32,
    CONST_I64,
    CONST_I64_2D,
    CONST_ROW,
    Ints,
    find,
    unrank,
)

Values: TypeAlias = NDArray[Any]
Places: TypeAlias = NDArray[np.int32]

_ACTIONS = types.int32[::1]
_BOOLEANS = types.boolean[::1]
_FLOATS = types.float64[::1]
_ROWS = types.Array(types.int32, 2, "C", readonly=True)
_PLACES = (CONST_I32, CONST_I64, CONST_I64_2D, types.boolean)
_KEPT = (CONST_I8_2D, CONST_I64)
# A table's values and the worth of 1 in them; tables are stored in 32 or in 64 bits.
_STORED = [
    (types.Array(kind, 1, "C", readonly=True), types.float64)
    for kind in (types.uint32, types.int64)
]


@kernel_helper
def _value(
    values: Values,
    grain: float,
    row: Row,
    places: Places,
    place_start: Ints,
    layer_start: Ints,
    own_entry: bool,
) -> float:
    number = find(row, places, place_start, layer_start, own_entry)
    return values[number] * grain if number >= 0 else np.nan


@kernel([types.float64(*stored, CONST_ROW, *_PLACES) for stored in _STORED])
def probe_one(
    values: Values,
    grain: float,
    row: Row,
    places: Places,
    place_start: Ints,
    layer_start: Ints,
    own_entry: bool,
) -> float:
    """Return the value of a position, or NaN if the table does not hold it."""
    return _value(values, grain, row, places, place_start, layer_start, own_entry)


@kernel([types.void(*stored, _ROWS, *_PLACES, _FLOATS) for stored in _STORED])
def probe_many(
    values: Values,
    grain: float,
    rows: NDArray[np.int32],
    places: Places,
    place_start: Ints,
    layer_start: Ints,
    own_entry: bool,
    out: Floats,
) -> None:
    """Write the value of every row, or NaN."""
    for i in range(rows.shape[0]):
        out[i] = _value(values, grain, rows[i], places, place_start, layer_start, own_entry)


@kernel(
    [types.int64(*stored, ROW, *_PLACES, _ACTIONS, SCRATCH, ROW, _FLOATS) for stored in _STORED]
)
def best_move(
    values: Values,
    grain: float,
    row: Row,
    places: Places,
    place_start: Ints,
    layer_start: Ints,
    own_entry: bool,
    actions: Actions,
    scratch: Scratch,
    after: Row,
    worth: Floats,
) -> int:
    """Return the best action for the roll that waits, the lowest of equals, and write the chance to
    win with it. `out` is worth 0."""
    best = -1
    for i in range(legal(row, actions, scratch)):
        chance = 0.0
        if actions[i] != OUT:
            after[:] = row
            apply(after, actions[i], scratch)
            chance = 1.0 - _value(values, grain, after, places, place_start, layer_start, own_entry)
        if best < 0 or chance > worth[0]:
            best = wide(actions[i])
            worth[0] = chance
    return best


@kernel(
    [
        types.float64(
            *stored, CONST_I64, *_KEPT, *_PLACES, _BOOLEANS, ROW, _ACTIONS, SCRATCH, ROW, _FLOATS
        )
        for stored in _STORED
    ]
)
def largest_residual(
    values: Values,
    grain: float,
    numbers: Ints,
    kept: NDArray[np.int8],
    kept_start: Ints,
    places: Places,
    place_start: Ints,
    layer_start: Ints,
    own_entry: bool,
    rerolls: NDArray[np.bool_],
    row: Row,
    actions: Actions,
    scratch: Scratch,
    after: Row,
    worth: Floats,
) -> float:
    """Return how far, at most, the values with these numbers are from what the values one move on
    say they should be. Moves are listed and played by the rules on rows, not by edges. NaN if a
    position's number is not its own. `rerolls[hand]` is whether DK-7 applies."""
    largest = 0.0
    for i in range(numbers.shape[0]):
        unrank(numbers[i], kept, kept_start, layer_start, row)
        if find(row, places, place_start, layer_start, own_entry) != numbers[i]:
            return np.nan
        reroll = rerolls[row[HAND]]
        total = 0.0
        counting = 0
        for face in range(FACES):
            row[ROLL] = face + 1
            action = best_move(
                values,
                grain,
                row,
                places,
                place_start,
                layer_start,
                own_entry,
                actions,
                scratch,
                after,
                worth,
            )
            total += worth[0]
            counting += not (reroll and action == OUT)
        expected = total / counting if counting else 0.0
        residual = abs(values[numbers[i]] * grain - expected)
        if not residual <= largest:
            largest = residual
    return largest


@kernel(
    [
        types.int64(
            *stored,
            types.uint64,
            types.int64,
            types.int64,
            CONST_ROW,
            *_PLACES,
            ROW,
            _ACTIONS,
            SCRATCH,
            ROW,
            _FLOATS,
            _FLOATS,
            GENERATOR,
        )
        for stored in _STORED
    ]
)
def play_games(
    values: Values,
    grain: float,
    seed: np.uint64,
    first: int,
    games: int,
    start: Row,
    places: Places,
    place_start: Ints,
    layer_start: Ints,
    own_entry: bool,
    row: Row,
    actions: Actions,
    scratch: Scratch,
    after: Row,
    worth: Floats,
    p: Floats,
    generator: Generator,
) -> int:
    """Play games in which both players follow the table; return how many seat 0 wins. Chance and
    the end are those of the rules."""
    won = 0
    for game in range(first, first + games):
        seed_generator(generator, seed, np.uint64(game))
        row[:] = start
        turn = status(row)
        while turn != OVER:
            if turn < 0:
                n = outcomes(row, p, scratch)
                choice = draw_outcome(p, n, unit(generator))
            else:
                choice = best_move(
                    values,
                    grain,
                    row,
                    places,
                    place_start,
                    layer_start,
                    own_entry,
                    actions,
                    scratch,
                    after,
                    worth,
                )
            apply(row, choice, scratch)
            turn = status(row)
        returns(row, p)
        won += p[0] > 0.5
    return won
