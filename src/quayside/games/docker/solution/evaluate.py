"""The value of a policy against perfect play, over the whole table: bounds that meet.

Both players are described alike: by values of all positions. They play any move that leads to the
lowest value for the other player; of several, each equally likely. Perfect play goes by the values
of the table, and since these have an error, moves within twice that error of the best are equal.
Random play goes by values that are all the same. A stray player plays a share of all decisions at
random.

Let X be the policy's chance to win before its own roll, Y the perfect player's before theirs. X is a
mean of 1 - Y over the positions that the policy moves to, and Y one of 1 - X. If all X and Y rise,
what these equations make of them falls. So, as in solving (`solver.py`), sweeps from 0 give upper
and lower bounds in turn, and a layer is done when they meet.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import kernel, wide
from quayside.core.rules import Floats
from quayside.core.solution import PolicyValue
from quayside.games.docker.rules import FACES, HAND
from quayside.games.docker.setup import empty_row
from quayside.games.docker.solution.cpu import theirs_of
from quayside.games.docker.solution.edges import (
    EDGES,
    FACES_OF,
    SLICE,
    TOP_BIT,
    Edges,
    edges_of,
)
from quayside.games.docker.solution.index import (
    CONST_I8_2D,
    CONST_I64,
    CONST_I64_2D,
    RANKS,
    Index,
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
_MOST_EDGES = 96
_MOST_SWEEPS = 20_000
_PIECES_PER_THREAD = 8
_SHORTS = types.Array(types.int16, 1, "C", readonly=True)
_CONST_FLOATS = types.Array(types.float64, 1, "C", readonly=True)
_FLOATS = types.float64[::1]

Pair = tuple[Floats, Floats]
"""The values of a layer for the policy about to roll, and for the perfect player about to roll."""


@kernel(
    types.void(types.int64, CONST_I8_2D, CONST_I64, CONST_I64_2D, types.int32[:, ::1])
)
def _unrank_rows(
    first: int, kept: NDArray[np.int8], kept_start: Ints, layer_start: Ints, rows: NDArray[np.int32]
) -> None:
    """Write the positions from a number on."""
    for i in range(rows.shape[0]):
        unrank(first + i, kept, kept_start, layer_start, rows[i])


@kernel(
    types.float64(
        EDGES,
        EDGES,
        _SHORTS,
        _CONST_FLOATS,
        _CONST_FLOATS,
        types.float64,
        types.float64,
        _CONST_FLOATS,
        _CONST_FLOATS,
        types.int64,
        _CONST_FLOATS,
        _FLOATS,
        types.int64,
        types.int64,
        types.boolean,
    )
)
def sweep_policy(
    edges: Edges,
    entry: Edges,
    theirs: Shorts,
    judged_board: Floats,
    judged_entered: Floats,
    margin: float,
    stray: float,
    board: Floats,
    entered: Floats,
    entered_count: int,
    before: Floats,
    after: Floats,
    begin: int,
    end: int,
    reroll: bool,
) -> float:
    """Write the mover's chances to win for the height vectors `begin` to `end` of a layer, and
    return the largest change.

    `board` and `entered` are the other player's chances after a move on the board and after
    entering, `judged_board` and `judged_entered` the values that the mover goes by: moves within
    `margin` of the lowest are equally likely. A share `stray` of decisions is played at random.
    """
    count = theirs.shape[0]
    judged = np.zeros(_MOST_EDGES)
    worth = np.zeros(_MOST_EDGES)
    faces = np.zeros(_MOST_EDGES, np.int64)
    largest = 0.0
    for h in range(begin, end):
        for r in range(count):
            n = 0
            seen = wide(0)
            for edge in range(edges.first[h], edges.first[h + 1]):
                if wide(theirs[r]) >> edges.heads[edge, TOP_BIT] & 1 == 0:
                    owners = owners_after(edges.maps, edge, theirs[r], RANKS)
                    to = wide(edges.heads[edge, SLICE]) * count + owners
                    judged[n], worth[n] = judged_board[to], 1.0 - board[to]
                    faces[n] = edges.heads[edge, FACES_OF]
                    seen |= faces[n]
                    n += 1
            if entered_count:
                for edge in range(entry.first[h], entry.first[h + 1]):
                    owners = owners_after(entry.maps, edge, theirs[r], RANKS)
                    to = wide(entry.heads[edge, SLICE]) * entered_count + owners
                    judged[n], worth[n] = judged_entered[to], 1.0 - entered[to]
                    faces[n] = entry.heads[edge, FACES_OF]
                    seen |= faces[n]
                    n += 1
            total = 0.0
            for face in range(FACES):
                if seen >> face & 1 == 0:
                    continue
                lowest = np.inf
                for i in range(n):
                    if faces[i] >> face & 1 and judged[i] < lowest:
                        lowest = judged[i]
                chosen, chosen_sum, any_, any_sum = 0, 0.0, 0, 0.0
                for i in range(n):
                    if faces[i] >> face & 1:
                        any_ += 1
                        any_sum += worth[i]
                        if judged[i] <= lowest + margin:
                            chosen += 1
                            chosen_sum += worth[i]
                total += (1.0 - stray) * chosen_sum / chosen + stray * any_sum / any_
            counting = faces_that_count(seen, reroll)
            value = total / counting if counting else 0.0
            at = h * count + r
            largest = max(largest, abs(value - before[at]))
            after[at] = value
    return largest


class _Evaluation:
    def __init__(self, table: Table, judged: Floats, stray: float, threads: int) -> None:
        self.table, self.index = table, table.index
        perfect = table.values.astype(np.float64) * table.grain
        self.judged = judged, perfect
        self.margin, self.stray = (0.0, 2 * table.error), (stray, 0.0)
        self.known: dict[Layer, tuple[Pair, Pair]] = {}  # lower bounds, upper bounds
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)

    def _layer(self, values: Floats, layer: Layer) -> Floats:
        first = int(self.index.layer_start[layer])
        return values[first : first + self.index.layer_size(layer)]

    def close_in(self, unit: list[Layer], edges: tuple[Edges, Edges], target: float) -> float:
        """Sweep a layer and its twin until the bounds have met; return the gap."""
        sizes = {layer: self.index.layer_size(layer) for layer in unit}
        old = {layer: (np.zeros(size), np.zeros(size)) for layer, size in sizes.items()}
        new = {layer: (np.zeros(size), np.zeros(size)) for layer, size in sizes.items()}
        for done in range(1, _MOST_SWEEPS + 1):
            up = done % 2 == 1
            gap = max(
                self._sweep(layer, player, edges, old, new, up)
                for layer in unit
                for player in (0, 1)
            )
            old, new = new, old
            if gap <= target:
                lower, upper = (new, old) if up else (old, new)
                self.known |= {layer: (lower[layer], upper[layer]) for layer in unit}
                return gap
        raise TableError(f"the bounds of layer {unit[0]} do not meet")

    def _sweep(
        self,
        layer: Layer,
        player: int,
        edges: tuple[Edges, Edges],
        old: dict[Layer, Pair],
        new: dict[Layer, Pair],
        up: bool,
    ) -> float:
        mine, theirs = layer
        n, other = mine + theirs, 1 - player
        empty = np.zeros(0)
        entered = judged_entered = empty
        entered_count = 0
        if mine < self.index.containers:
            next_layer = theirs, mine + 1
            entered = self.known[next_layer][not up][other]
            judged_entered = self._layer(self.judged[player], next_layer)
            entered_count = len(patterns(n + 1, theirs))
        judged_board = self._layer(self.judged[player], layer[::-1])
        board = old[layer[::-1]][other]
        reroll = self.table.setup.may_reroll(mine)

        def run(piece: tuple[int, int]) -> float:
            return sweep_policy(
                *edges,
                theirs_of(n, mine),
                judged_board,
                judged_entered,
                self.margin[player],
                self.stray[player],
                board,
                entered,
                entered_count,
                old[layer][player],
                new[layer][player],
                *piece,
                reroll,
            )

        heights = len(self.index.level(n))
        pieces = min(heights, self.threads * _PIECES_PER_THREAD)
        cuts = np.linspace(0, heights, pieces + 1).astype(int).tolist()
        return max(self.pool.map(run, pairwise(cuts)))


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


def value_against_perfect(
    table: Table,
    judge: Judge | None,
    *,
    stray: float = 0.0,
    tolerance: float = 1e-9,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> PolicyValue:
    """Return the chances to win of a player who goes by a value function (None: who plays at random)
    against perfect play, as the first and as the second player.

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
    return PolicyValue((x_low, x_high), (1.0 - y_high, 1.0 - y_low))
