"""What a network needs to see of many positions: kernels that write features, on all cores.

`see` writes the features of positions and of their legal actions, `see_after` those of the
positions that some actions lead to. Arrays are as wide as the game's `Net` says; features that a
position does not have are the number of all features, which stands for nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.game import Game
from quayside.core.kernel import ROW, SCRATCH, addresses, kernel
from quayside.core.net import Net, action_features_at, features_at
from quayside.core.rules import OVER, Scratch, apply_at, legal_at, returns_at, status_at

Short = NDArray[np.int16]
Rows = NDArray[np.int32]
_SHORT = types.int16[:, ::1]
_ROWS = types.int32[:, ::1]
_LIST = types.int32[::1]
_SHARE = (types.int64[::1], types.int64, types.int64, _ROWS)
CHUNK = 64
"""Positions that a thread takes at a time."""


@kernel(types.void(*_SHARE, _ROWS, _LIST, _SHORT, _SHORT, types.int64, _LIST, _LIST, SCRATCH))
def see(
    kernels: NDArray[np.int64],
    begin: int,
    end: int,
    rows: Rows,
    actions: Rows,
    counts: Rows,
    features: Short,
    of_actions: Short,
    nothing: int,
    listed: Rows,
    seen: Rows,
    scratch: Scratch,
) -> None:
    """Write features and legal actions of some positions, none of which is over."""
    legal, write = legal_at(kernels[1]), features_at(kernels[4])
    write_actions = action_features_at(kernels[5])
    slots = of_actions.shape[1] // actions.shape[1]
    for i in range(begin, end):
        row = rows[i]
        n = min(legal(row, listed, scratch), actions.shape[1])
        counts[i] = n
        count = write(row, seen, scratch)
        for k in range(features.shape[1]):
            features[i, k] = seen[k] if k < count else nothing
        write_actions(row, listed, n, seen, scratch)
        for k in range(actions.shape[1]):
            actions[i, k] = listed[k] if k < n else -1
        for k in range(n * slots):
            of_actions[i, k] = seen[k]
        of_actions[i, n * slots :] = 0


@kernel(
    types.void(
        *_SHARE,
        _ROWS,
        _ROWS,
        types.float32[:, :, ::1],
        types.int16[:, :, ::1],
        types.int64,
        ROW,
        _LIST,
        types.float64[::1],
        SCRATCH,
    )
)
def see_after(
    kernels: NDArray[np.int64],
    begin: int,
    end: int,
    rows: Rows,
    actions: Rows,
    movers: Rows,
    results: NDArray[np.float32],
    features: Short,
    nothing: int,
    row: Rows,
    seen: Rows,
    result: NDArray[np.float64],
    scratch: Scratch,
) -> None:
    """Write for some positions and actions whose turn it is afterwards (OVER at the end, and where
    the action is -1), the result by seat if the game is over, else the features."""
    status, apply, returns = status_at(kernels[0]), apply_at(kernels[2]), returns_at(kernels[3])
    write = features_at(kernels[4])
    for i in range(begin, end):
        for j in range(actions.shape[1]):
            count, who = 0, OVER
            if actions[i, j] >= 0:
                row[:] = rows[i]
                apply(row, actions[i, j], scratch)
                who = status(row)
                if who == OVER:
                    returns(row, result)
                    for seat in range(len(result)):
                        results[i, j, seat] = result[seat]
                else:
                    count = write(row, seen, scratch)
            movers[i, j] = who
            for k in range(features.shape[2]):
                features[i, j, k] = seen[k] if k < count else nothing


class Viewer:
    """Writes features of a game's positions with as many threads as there are cores."""

    def __init__(self, game: Game, net: Net, threads: int | None = None) -> None:
        """Take a game without chance and what it lends to a network."""
        self.game, self.net = game, net
        rules = game.rules
        self._kernels = addresses(
            (
                rules.status,
                rules.legal,
                rules.apply,
                rules.returns,
                net.features,
                net.action_features,
            )
        )
        self._threads = threads or len(os.sched_getaffinity(0))
        self._pool = ThreadPoolExecutor(self._threads)
        self._rooms = [self._room() for _ in range(self._threads)]

    def _room(self) -> dict[str, Any]:
        rules, net = self.game.rules, self.net
        most = max(net.most_features, rules.action_count * net.slots)
        return {
            "listed": rules.actions(),
            "seen": np.zeros(most, np.int32),
            "row": np.zeros(rules.row_size, np.int32),
            "result": np.zeros(self.game.players),
            "scratch": np.zeros(net.scratch_size, np.int64),
        }

    def _share_out(self, n: int, work: Callable[[int, int, dict[str, Any]], None]) -> None:
        """Do work for n positions; each thread takes every so many-th chunk."""

        def serve(thread: int) -> None:
            for begin in range(CHUNK * thread, n, CHUNK * self._threads):
                work(begin, min(n, begin + CHUNK), self._rooms[thread])

        list(self._pool.map(serve, range(self._threads)))

    def see(self, rows: Rows) -> tuple[Rows, Rows, Short, Short]:
        """Return legal actions (-1 behind the last), how many there are, the features of positions,
        and those of the actions."""
        n, net = len(rows), self.net
        actions = np.empty((n, net.most_actions), np.int32)
        counts = np.empty(n, np.int32)
        features = np.empty((n, net.most_features), np.int16)
        of_actions = np.empty((n, net.most_actions * net.slots), np.int16)

        def work(begin: int, end: int, room: dict[str, Any]) -> None:
            arrays = (rows, actions, counts, features, of_actions, net.feature_count)
            see(self._kernels, begin, end, *arrays, room["listed"], room["seen"], room["scratch"])

        self._share_out(n, work)
        return actions, counts, features, of_actions

    def see_after(self, rows: Rows, actions: Rows) -> tuple[Rows, NDArray[np.float32], Short]:
        """Return for each action of each position who moves next, results, and features."""
        n, m = actions.shape
        movers = np.empty((n, m), np.int32)
        results = np.zeros((n, m, self.game.players), np.float32)
        features = np.empty((n, m, self.net.most_features), np.int16)

        def work(begin: int, end: int, room: dict[str, Any]) -> None:
            arrays = (rows, actions, movers, results, features, self.net.feature_count)
            own = (room["row"], room["seen"], room["result"], room["scratch"])
            see_after(self._kernels, begin, end, *arrays, *own)

        self._share_out(n, work)
        return movers, results, features
