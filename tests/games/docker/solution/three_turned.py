"""A third evaluation of strategies in three-player Docker, large enough for two containers each.

Positions are found by playing: every roll and every move of every position that can arise, with the
rules on rows. Seats are turned so that seat 0 is about to roll, which the French game allows: its
entries belong to nobody. A position is one number that says heights, owners and who is out. No
layers, no symmetries of the board, and nothing of the solver.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from quayside.core.game import Game
from quayside.core.rules import TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.setup import empty_row

Values = NDArray[np.float64]
Numbers = NDArray[np.int64]
SEATS = 3
NOBODY = -1
"""What a move leads to that ends the game."""


class Turned(NamedTuple):
    """All positions that arise, and where their moves lead."""

    keys: Numbers
    rows: NDArray[np.int32]
    out: Numbers
    """The seat that is out, or 3."""
    faces: Numbers
    """Where the moves of each face begin in `after`: six faces a position, and the end."""
    after: NDArray[np.int32]
    """The numbers of the positions that moves lead to, or `NOBODY`."""
    turned: NDArray[np.int8]
    """The seat that is about to roll after a move, which wins if the game is over."""
    is_out: NDArray[np.bool_]
    """Whether a face allows no move."""


@njit
def _key(row: Row) -> int:
    """Return the number of a position, seats turned so that the seat to move is seat 0."""
    turn, key = row[TURN], 1  # a bit in front, since the number of containers varies
    for square in range(r.SQUARES):
        key = key << 3 | row[r.HEIGHT + square]
        stack = row[r.STACK + square]
        for _ in range(row[r.HEIGHT + square]):
            key = key << 2 | ((stack & 3) - turn) % SEATS
            stack >>= 2
    outs = SEATS
    if row[r.OUTS] == 1:
        outs = (row[r.OUT_ORDER] - turn) % SEATS
    return int(key << 2 | outs)


@njit
def _turn_seats(row: Row, out: Row) -> None:
    """Turn seats so that the seat to move is seat 0."""
    out[:] = row
    turn = row[TURN]
    out[TURN] = 0
    for seat in range(SEATS):
        out[r.HAND + (seat - turn) % SEATS] = row[r.HAND + seat]
    if row[r.OUTS] == 1:
        out[r.OUT_ORDER] = (row[r.OUT_ORDER] - turn) % SEATS
    for square in range(r.SQUARES):
        height, stack, turned = row[r.HEIGHT + square], row[r.STACK + square], 1
        for level in range(height - 1, -1, -1):
            turned = turned << 2 | (((stack >> (2 * level)) & 3) - turn) % SEATS
        out[r.STACK + square] = turned


@njit
def _expand(
    rows: Any,
    legal: Any,
    apply: Any,
    actions: Any,
    scratch: Any,
    keys: Any,
    after: Any,
    turned: Any,
) -> Any:
    """Write where all moves of positions lead: keys (or `NOBODY`), rows, and who is to roll."""
    faces = np.zeros(6 * len(rows), np.int64)
    is_out = np.zeros(6 * len(rows), np.bool_)
    count = 0
    rolled, moved = rows[0].copy(), rows[0].copy()
    for i in range(len(rows)):
        for face in range(6):
            faces[6 * i + face] = count
            rolled[:] = rows[i]
            rolled[r.ROLL] = face + 1
            for k in range(legal(rolled, actions, scratch)):
                is_out[6 * i + face] = actions[k] == r.OUT
                moved[:] = rolled
                apply(moved, actions[k], scratch)
                keys[count], turned[count] = NOBODY, 0
                if moved[r.OUTS] == SEATS - 1:
                    lost = moved[r.OUT_ORDER] + moved[r.OUT_ORDER + 1]
                    turned[count] = SEATS - lost
                else:
                    keys[count], turned[count] = _key(moved), moved[TURN]
                    _turn_seats(moved, after[count])  # type: ignore[call-arg]
                count += 1
    return count, faces, is_out


def reach_turned(game: Game, containers: int) -> Turned:
    """Return all positions that arise from the start."""
    start = empty_row(game)
    start[r.HAND : r.HAND + SEATS] = containers
    chunk, most = 2_000, 2_000 * 6 * 40
    keys, turned = np.zeros(most, np.int64), np.zeros(most, np.int8)
    after = np.zeros((most, len(start)), np.int32)
    actions, scratch = game.rules.actions(), game.rules.scratch()
    key_of: Any = _key
    expand: Any = _expand
    order = [key_of(start)]
    rows, known = [start], set(order)
    parts: list[tuple[Numbers, NDArray[np.int8], Numbers, NDArray[np.bool_]]] = []
    begin = moves = 0
    while begin < len(rows):
        here = np.array(rows[begin : begin + chunk])
        count, faces, is_out = expand(here, r.legal, r.apply, actions, scratch, keys, after, turned)
        parts.append((keys[:count].copy(), turned[:count].copy(), faces + moves, is_out))
        found, first = np.unique(keys[:count], return_index=True)
        for key, place in zip(found.tolist(), first.tolist(), strict=True):
            if key != NOBODY and key not in known:
                known.add(key)
                order.append(key)
                rows.append(after[place].copy())
        begin, moves = begin + len(here), moves + count
    every = np.array(order)
    sort = np.argsort(every)
    led = np.concatenate([part[0] for part in parts])
    numbers = np.full(len(led), NOBODY, np.int32)
    numbers[led != NOBODY] = sort[np.searchsorted(every, led[led != NOBODY], sorter=sort)]
    faces_at = np.concatenate([*(part[2] for part in parts), [len(led)]])
    return Turned(
        every,
        np.array(rows),
        every & 3,
        faces_at,
        numbers,
        np.concatenate([part[1] for part in parts]),
        np.concatenate([part[3] for part in parts]),
    )


@njit
def solve_pairs(
    out: Numbers, faces: Numbers, after: Any, turned: Any, is_out: Any, pairs: Values
) -> float:
    """Improve the mover's chance in positions with two left once; return the largest change."""
    change = 0.0
    for i in range(len(out)):
        if out[i] == SEATS:
            continue
        total = 0.0
        for face in range(6 * i, 6 * i + 6):
            best = 0.0
            for k in range(faces[face], faces[face + 1]):
                if after[k] != NOBODY and not is_out[face]:
                    best = max(best, 1.0 - pairs[after[k]])
            total += best / 6
        change = max(change, abs(total - pairs[i]))
        pairs[i] = total
    return change


@njit
def sweep(
    out: Numbers,
    faces: Numbers,
    after: Any,
    turned: Any,
    pairs: Values,
    guide: Values,
    tie: float,
    values: Values,
    best: bool,
    fresh: Values,
) -> None:
    """Write what positions with three left are worth by seat one move earlier. The mover plays the
    moves within `tie` of the best by `guide`, the less likely the further from it; with `best` each
    seat alone plays what is best for it instead, and `values` are those of its own best play."""
    worth, own = np.zeros(SEATS), np.zeros(64)
    for i in range(len(out)):
        if out[i] != SEATS:
            other = 3 - out[i]
            fresh[i, 0], fresh[i, out[i]], fresh[i, other] = pairs[i], 0.0, 1.0 - pairs[i]
            continue
        fresh[i] = 0.0
        for face in range(6 * i, 6 * i + 6):
            first, end = faces[face], faces[face + 1]
            highest = 0.0
            for k in range(first, end):
                own[k - first] = guide[after[k], (0 - turned[k]) % SEATS]
                highest = max(highest, own[k - first])
            total = 0.0
            for k in range(first, end):
                own[k - first] = max(0.0, 1.0 - (highest - own[k - first]) / tie)
                total += own[k - first]
            worth[:] = 0.0
            best_own = 0.0
            for k in range(first, end):
                for seat in range(SEATS):
                    one = values[after[k], (seat - turned[k]) % SEATS]
                    worth[seat] += own[k - first] / total * one
                    if seat == 0:
                        best_own = max(best_own, one)
            if best:
                worth[0] = best_own
            fresh[i] += worth / 6
