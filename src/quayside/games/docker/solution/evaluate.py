"""The value of a policy against perfect play, over the whole table: bounds that meet.

Both players are described alike: by values of all positions. They play any move that leads to the
lowest value for the other player; of several, each equally likely. Perfect play goes by the values
of the table, and since these have an error, moves within twice that error of the best are equal.
Random play goes by values that are all the same. A stray player plays a share of all decisions at
random.

Let X be the policy's chance to win before its own roll, Y the perfect player's before theirs. X is
a mean of 1 - Y over the positions that the policy moves to, and Y one of 1 - X. If all X and Y
rise, what these equations make of them falls. So, as in solving (`solver.py`), sweeps from 0 give
upper and lower bounds in turn, and a layer is done when they meet. Who plays what does not change
from sweep to sweep, so the moves of a layer are listed and weighed once.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.rules import TURN, Floats
from quayside.core.solution import PolicyValue
from quayside.games.docker.rules import FACES, HAND, HEIGHT, SQUARES, STACK
from quayside.games.docker.setup import empty_row
from quayside.games.docker.solution.cpu import theirs_of
from quayside.games.docker.solution.edges import EDGES, FACES_OF, SLICE, TOP_BIT, Edges, edges_of
from quayside.games.docker.solution.index import (
    CONST_I8_2D,
    CONST_I64,
    CONST_I64_2D,
    RANKS,
    SYMMETRIES,
    TURN_ROUND,
    Ints,
    Layer,
    find,
    patterns,
    unrank,
)
from quayside.games.docker.solution.setup import TableError
from quayside.games.docker.solution.solver import layers_by_fullness
from quayside.games.docker.solution.sweep import Shorts, faces_that_count, owners_after

if TYPE_CHECKING:
    from quayside.core.solution import Judge
    from quayside.games.docker.solution.table import Table

_BATCH = 1 << 14
_MOST_MOVES = 96
_MOST_SWEEPS = 20_000
_PIECES_PER_THREAD = 8
_LEAST_PIECE = 4096
_SHORTS = types.Array(types.int16, 1, "C", readonly=True)
_CONST_FLOATS = types.Array(types.float64, 1, "C", readonly=True)
_FLOATS = types.float64[::1]


class Moves(NamedTuple):
    """The moves of one position: where they lead, the faces that allow them as bits, what the mover
    thinks of the position after them, and how likely they are."""

    to: Ints
    faces: Ints
    judged: Floats
    weight: Floats


class Piece(NamedTuple):
    """The moves of some positions of a layer as the equation value = constant - sum of weights x
    values of the other player; the moves of position `i` are `first[i]` to `first[i + 1]`."""

    first: Ints
    to: NDArray[np.int32]
    weight: Floats
    low: Floats
    """The constant for lower bounds: moves on the board, and what entering leads to."""
    high: Floats


_named_tuple: Any = types.NamedTuple
_MOVES = _named_tuple((types.int64[::1], types.int64[::1], _FLOATS, _FLOATS), Moves)
_PIECE = _named_tuple((types.int64[::1], types.int32[::1], _FLOATS, _FLOATS, _FLOATS), Piece)

Pair = tuple[Floats, Floats]
"""The values of a layer for the policy about to roll, and for the perfect player about to roll."""


@kernel(types.void(types.int64, CONST_I8_2D, CONST_I64, CONST_I64_2D, types.int32[:, ::1]))
def _unrank_rows(
    first: int, kept: NDArray[np.int8], kept_start: Ints, layer_start: Ints, rows: NDArray[np.int32]
) -> None:
    """Write the positions from a number on."""
    for i in range(rows.shape[0]):
        unrank(first + i, kept, kept_start, layer_start, rows[i])


@kernel_helper
def _list_moves(
    edges: Edges, h: int, theirs: int, count: int, judged_by: Floats, n: int, moves: Moves
) -> int:
    """Append the moves of one position along these edges; return how many there are now."""
    for edge in range(edges.first[h], edges.first[h + 1]):
        if theirs >> edges.heads[edge, TOP_BIT] & 1 == 0:
            owners = owners_after(edges.maps, edge, theirs, RANKS)
            moves.to[n] = wide(edges.heads[edge, SLICE]) * count + owners
            moves.judged[n] = judged_by[moves.to[n]]
            moves.faces[n] = edges.heads[edge, FACES_OF]
            n += 1
    return n


@kernel_helper
def _weigh_moves(n: int, moves: Moves, margin: float, stray: float, reroll: bool) -> None:
    """Write how likely each of `n` moves is the next one, before the roll."""
    seen = wide(0)
    for i in range(n):
        moves.weight[i] = 0.0
        seen |= moves.faces[i]
    counting = faces_that_count(seen, reroll)
    for face in range(FACES):
        lowest, legal = np.inf, 0
        for i in range(n):
            if moves.faces[i] >> face & 1:
                legal += 1
                lowest = min(lowest, moves.judged[i])
        chosen = 0
        for i in range(n):
            chosen += moves.faces[i] >> face & 1 and moves.judged[i] <= lowest + margin
        for i in range(n):
            if moves.faces[i] >> face & 1:
                share = stray / legal
                if moves.judged[i] <= lowest + margin:
                    share += (1.0 - stray) / chosen
                moves.weight[i] += share / counting


@kernel(
    types.int64(
        EDGES,
        EDGES,
        _SHORTS,
        _CONST_FLOATS,
        _CONST_FLOATS,
        types.int64,
        types.float64,
        types.float64,
        types.boolean,
        types.int64,
        types.int64,
        _CONST_FLOATS,
        _CONST_FLOATS,
        _MOVES,
        _PIECE,
    )
)
def weigh_piece(
    edges: Edges,
    entry: Edges,
    theirs: Shorts,
    judged_board: Floats,
    judged_entered: Floats,
    entered_count: int,
    margin: float,
    stray: float,
    reroll: bool,
    begin: int,
    end: int,
    entered_low: Floats,
    entered_high: Floats,
    moves: Moves,
    piece: Piece,
) -> int:
    """Fill a piece with the moves on the board that have a weight, from the height vectors `begin`
    to `end` of a layer; return how many. A piece that has no room is left as it is."""
    count = theirs.shape[0]
    filled = wide(0)
    has_room = piece.to.shape[0] > 0
    for h in range(begin, end):
        for r in range(count):
            on_board = _list_moves(edges, h, wide(theirs[r]), count, judged_board, 0, moves)
            n = on_board
            if entered_count:
                n = _list_moves(entry, h, wide(theirs[r]), entered_count, judged_entered, n, moves)
            _weigh_moves(n, moves, margin, stray, reroll)
            low, high = 0.0, 0.0
            for i in range(on_board):
                if moves.weight[i] > 0.0:
                    if has_room:
                        piece.to[filled] = moves.to[i]
                        piece.weight[filled] = moves.weight[i]
                    filled += 1
                    low += moves.weight[i]
            high = low
            for i in range(on_board, n):
                low += moves.weight[i] * (1.0 - entered_high[moves.to[i]])
                high += moves.weight[i] * (1.0 - entered_low[moves.to[i]])
            if has_room:
                at = (h - begin) * count + r
                piece.first[at + 1] = filled
                piece.low[at] = low
                piece.high[at] = high
    return filled


@kernel(types.float64(_PIECE, types.boolean, _CONST_FLOATS, _CONST_FLOATS, _FLOATS))
def sweep_piece(piece: Piece, up: bool, other: Floats, before: Floats, after: Floats) -> float:
    """Write the mover's chances to win, upper or lower bounds, from lower or upper bounds of the
    other player's; return the largest change."""
    largest = 0.0
    for at in range(after.shape[0]):
        value = piece.high[at] if up else piece.low[at]
        for i in range(piece.first[at], piece.first[at + 1]):
            value -= piece.weight[i] * other[piece.to[i]]
        largest = max(largest, abs(value - before[at]))
        after[at] = value
    return largest


class _Evaluation:
    """The layers that are done, and the work on the next one."""

    def __init__(self, table: Table, judged: Floats, stray: float, threads: int) -> None:
        self.table, self.index = table, table.index
        self.judged = judged, table.values.astype(np.float64) * table.grain
        self.margin, self.stray = (0.0, 2 * table.error), (stray, 0.0)
        self.known: dict[Layer, tuple[Pair, Pair]] = {}  # lower bounds, upper bounds
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)

    def close_in(self, unit: list[Layer], edges: tuple[Edges, Edges], target: float) -> None:
        """Sweep a layer and its twin until the bounds have met."""
        work = [
            (layer, player, cut, piece)
            for layer in unit
            for player in (0, 1)
            for cut, piece in self._pieces(layer, player, edges)
        ]
        sizes = {layer: self.index.layer_size(layer) for layer in unit}
        old = {layer: (np.zeros(size), np.zeros(size)) for layer, size in sizes.items()}
        new = {layer: (np.zeros(size), np.zeros(size)) for layer, size in sizes.items()}
        for done in range(1, _MOST_SWEEPS + 1):
            up = done % 2 == 1  # lower bounds become upper ones

            def sweep(
                job: tuple[Layer, int, slice, Piece],
                up: bool = up,
                old: dict[Layer, Pair] = old,
                new: dict[Layer, Pair] = new,
            ) -> float:
                layer, player, cut, piece = job
                other = old[layer[::-1]][1 - player]
                return sweep_piece(
                    piece, up, other, old[layer][player][cut], new[layer][player][cut]
                )

            gap = max(self.pool.map(sweep, work))
            old, new = new, old
            if gap <= target:
                lower, upper = (new, old) if up else (old, new)
                self.known |= {layer: (lower[layer], upper[layer]) for layer in unit}
                return
        raise TableError(f"the bounds of layer {unit[0]} do not meet")

    def _pieces(
        self, layer: Layer, player: int, edges: tuple[Edges, Edges]
    ) -> list[tuple[slice, Piece]]:
        """Return the moves of a player in a layer, in pieces for the threads."""
        mine, theirs = layer
        n, count = mine + theirs, len(patterns(mine + theirs, mine))
        low = high = judged_entered = np.zeros(0)
        entered_count = 0
        if mine < self.index.containers:
            entered = theirs, mine + 1
            low, high = (self.known[entered][side][1 - player] for side in (0, 1))
            judged_entered = self._layer(self.judged[player], entered)
            entered_count = len(patterns(n + 1, theirs))

        def weigh(cut: tuple[int, int]) -> tuple[slice, Piece]:
            def fill(piece: Piece) -> int:
                return weigh_piece(
                    *edges,
                    theirs_of(n, mine),
                    self._layer(self.judged[player], layer[::-1]),
                    judged_entered,
                    entered_count,
                    self.margin[player],
                    self.stray[player],
                    self.table.setup.may_reroll(mine),
                    *cut,
                    low,
                    high,
                    _room_for_moves(),
                    piece,
                )

            size = (cut[1] - cut[0]) * count
            piece = _empty_piece(size, max(1, fill(_empty_piece(0, 0))))
            fill(piece)
            return slice(cut[0] * count, cut[1] * count), piece

        heights = len(self.index.level(n))
        most = max(1, self.index.layer_size(layer) // _LEAST_PIECE)
        pieces = min(heights, most, self.threads * _PIECES_PER_THREAD)
        cuts = np.linspace(0, heights, pieces + 1).astype(int).tolist()
        return list(self.pool.map(weigh, pairwise(cuts)))

    def _layer(self, values: Floats, layer: Layer) -> Floats:
        first = int(self.index.layer_start[layer])
        return values[first : first + self.index.layer_size(layer)]


def _room_for_moves() -> Moves:
    ints, floats = np.zeros((2, _MOST_MOVES), np.int64), np.zeros((2, _MOST_MOVES))
    return Moves(*ints, *floats)


def _empty_piece(size: int, moves: int) -> Piece:
    return Piece(
        np.zeros(size + 1, np.int64),
        np.zeros(moves, np.int32),
        np.zeros(moves),
        np.zeros(size),
        np.zeros(size),
    )


def judge_all(table: Table, judge: Judge) -> Floats:
    """Return what a value function says of every position, asked about the image that the table
    keeps, in which seat 0 is about to roll."""
    index, judged = table.index, np.empty(table.size)
    blank = empty_row(table.game)
    for first in range(0, table.size, _BATCH):
        rows = np.tile(blank, (min(_BATCH, table.size - first), 1)).astype(np.int32)
        _unrank_rows(first, index.kept, index.kept_start, index.layer_start, rows)
        judged[first : first + len(rows)] = judge(rows)[:, 0]
    return judged


def is_symmetric(table: Table, judge: Judge, sample: int = 200) -> bool:
    """Return whether a value function gives images of a position the same value, as far as a sample
    of positions tells: all images under the board's symmetries, and the one in which the players
    have changed seats."""
    index, generator = table.index, np.random.default_rng(0)
    rows = np.tile(empty_row(table.game), (sample, 1)).astype(np.int32)
    for i, number in enumerate(generator.integers(table.size, size=sample).tolist()):
        _unrank_rows(number, index.kept, index.kept_start, index.layer_start, rows[i : i + 1])
    value = judge(rows)[:, 0]
    symmetries = SYMMETRIES[1:2] if index.own_entry else SYMMETRIES[1:]
    images = [(_image(rows, squares, False), 0) for squares in symmetries]
    images.append((_image(rows, TURN_ROUND if index.own_entry else SYMMETRIES[0], True), 1))
    return all(np.allclose(judge(image)[:, seat], value, atol=1e-6) for image, seat in images)


def _image(rows: NDArray[np.int32], squares: Ints, exchanged: bool) -> NDArray[np.int32]:
    """Return positions with their squares in another order, and with the seats exchanged."""
    image = rows.copy()
    for part in (HEIGHT, STACK):
        image[:, part : part + SQUARES] = rows[:, part + squares]
    if exchanged:
        image[:, TURN] = 1 - rows[:, TURN]
        image[:, HAND : HAND + 2] = rows[:, HAND : HAND + 2][:, ::-1]
        for row in image:
            for square in range(SQUARES):
                stack, height = int(row[STACK + square]), int(row[HEIGHT + square])
                # Two bits for each container, the lower of which is its owner's seat here.
                row[STACK + square] = stack ^ sum(1 << 2 * level for level in range(height))
    return image


def value_against_perfect(
    table: Table,
    judge: Judge | None,
    *,
    stray: float = 0.0,
    tolerance: float = 1e-9,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> PolicyValue:
    """Return the chances to win against perfect play, as the first and as the second player, of a
    player who goes by a value function (None: who plays at random).

    `stray` is the share of decisions that it plays at random. Layers are swept until their bounds
    are within `tolerance`. `progress` is told the share of positions that are done.
    """
    judged = np.zeros(table.size) if judge is None else judge_all(table, judge)
    index, each, done = table.index, table.setup.containers, 0
    evaluation = _Evaluation(table, judged, stray, threads or os.cpu_count() or 1)
    level, edges = -1, None
    with evaluation.pool:
        for unit in layers_by_fullness(each):
            n = sum(unit[0])
            if n != level or edges is None:
                level, edges = n, edges_of(table.setup, index, n)
            target = tolerance * (1 - 0.5 ** (2 * each - n + 1))
            evaluation.close_in(unit, edges, target)
            done += sum(index.layer_size(layer) for layer in unit)
            if progress:
                progress(done / table.size)
    row = table.game.start().row.copy()
    row[HAND : HAND + 2] = each
    start = find(row, index.places, index.place_start, index.layer_start, index.own_entry)
    (x_low, y_low), (x_high, y_high) = (
        (float(pair[0][start]), float(pair[1][start])) for pair in evaluation.known[0, 0]
    )
    is_turned = judge is not None and not is_symmetric(table, judge)
    return PolicyValue((x_low, x_high), (1.0 - y_high, 1.0 - y_low), is_turned)
