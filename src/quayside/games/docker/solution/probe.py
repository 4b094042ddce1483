"""Kernels that read a table: probing, recomputing, and playing by it."""

from __future__ import annotations

from typing import Any, NamedTuple

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

_ACTIONS = types.int32[::1]
_BOOLEANS = types.boolean[::1]
_FLOATS = types.float64[::1]
_ROWS = types.Array(types.int32, 2, "C", readonly=True)
_KEPT = (CONST_I8_2D, CONST_I64)


class Values(NamedTuple):
    """The values of a table, and how positions are numbered; all arrays are read-only."""

    stored: NDArray[Any]
    """In 32 or in 64 bits."""
    grain: float
    """The worth of 1 in them."""
    places: NDArray[np.int32]
    place_start: Ints
    layer_start: Ints
    own_entry: bool


class Room(NamedTuple):
    """Where moves are tried out."""

    actions: Actions
    scratch: Scratch
    after: Row
    worth: Floats
    """The chance to win with the best move."""


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Return a view that cannot be written: part of the type that kernels are compiled for."""
    view = array.view()
    view.flags.writeable = False
    return view


_named_tuple: Any = types.NamedTuple
_PLACES = (CONST_I32, CONST_I64, CONST_I64_2D, types.boolean)
_VALUES = [
    _named_tuple((types.Array(kind, 1, "C", readonly=True), types.float64, *_PLACES), Values)
    for kind in (types.uint32, types.int64)
]
_ROOM = _named_tuple((_ACTIONS, SCRATCH, ROW, _FLOATS), Room)


@kernel_helper
def _value(values: Values, row: Row) -> float:
    v = values
    number = find(row, v.places, v.place_start, v.layer_start, v.own_entry)
    return v.stored[number] * v.grain if number >= 0 else np.nan


@kernel([types.float64(values, CONST_ROW) for values in _VALUES])
def probe_one(values: Values, row: Row) -> float:
    """Return the value of a position, or NaN if the table does not hold it."""
    return _value(values, row)


@kernel([types.void(values, _ROWS, _FLOATS) for values in _VALUES])
def probe_many(values: Values, rows: NDArray[np.int32], out: Floats) -> None:
    """Write the value of every row, or NaN."""
    for i in range(rows.shape[0]):
        out[i] = _value(values, rows[i])


@kernel([types.int64(values, ROW, _ROOM) for values in _VALUES])
def best_move(values: Values, row: Row, room: Room) -> int:
    """Return the best action for the roll that waits, the lowest of equals, and write the chance to
    win with it. `out` is worth 0."""
    actions, scratch, after, worth = room
    best = -1
    for i in range(legal(row, actions, scratch)):
        chance = 0.0
        if actions[i] != OUT:
            after[:] = row
            apply(after, actions[i], scratch)
            chance = 1.0 - _value(values, after)
        if best < 0 or chance > worth[0]:
            best = wide(actions[i])
            worth[0] = chance
    return best


@kernel([types.float64(values, CONST_I64, *_KEPT, _BOOLEANS, ROW, _ROOM) for values in _VALUES])
def largest_residual(
    values: Values,
    numbers: Ints,
    kept: NDArray[np.int8],
    kept_start: Ints,
    rerolls: NDArray[np.bool_],
    row: Row,
    room: Room,
) -> float:
    """Return how far, at most, the values with these numbers are from what the values one move on
    say they should be. Moves are listed and played by the rules on rows, not by edges. NaN if a
    position's number is not its own. `rerolls[hand]` is whether DK-7 applies."""
    v, largest = values, 0.0
    for i in range(numbers.shape[0]):
        unrank(numbers[i], kept, kept_start, v.layer_start, row)
        if find(row, v.places, v.place_start, v.layer_start, v.own_entry) != numbers[i]:
            return np.nan
        reroll = rerolls[row[HAND]]
        total = 0.0
        counting = 0
        for face in range(FACES):
            row[ROLL] = face + 1
            action = best_move(values, row, room)
            total += room.worth[0]
            counting += not (reroll and action == OUT)
        expected = total / counting if counting else 0.0
        residual = abs(v.stored[numbers[i]] * v.grain - expected)
        if not residual <= largest:
            largest = residual
    return largest


@kernel(
    [
        types.int64(
            values,
            types.uint64,
            types.int64,
            types.int64,
            CONST_ROW,
            ROW,
            _ROOM,
            _FLOATS,
            GENERATOR,
        )
        for values in _VALUES
    ]
)
def play_games(
    values: Values,
    seed: np.uint64,
    first: int,
    games: int,
    start: Row,
    row: Row,
    room: Room,
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
                n = outcomes(row, p, room.scratch)
                choice = draw_outcome(p, n, unit(generator))
            else:
                choice = best_move(values, row, room)
            apply(row, choice, room.scratch)
            turn = status(row)
        returns(row, p)
        won += p[0] > 0.5
    return won
