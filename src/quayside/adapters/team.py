"""A team of threads that do one job at a time together, each for its own part of a batch.

A step of a thousand games takes a tenth of a millisecond, as long as waking a thread up. So a
worker that has done its part spins for a moment in compiled code, outside the GIL, where the next
job finds it within a microsecond. If none comes, it blocks until it is woken.

Each worker has one cell that says how it is: `READY` (the last job is done), `POSTED` (there is a
job) or `ASLEEP`. The leader alone makes it `POSTED`, the worker alone makes it anything else.
"""

from __future__ import annotations

import time
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from quayside.adapters.work import PART, Part, work, work_at
from quayside.core.kernel import addresses, kernel

READY, POSTED, ASLEEP = 0, 1, 2
END = -1
"""A job: no more jobs will come."""
SPINS = 200_000
"""How often a worker looks for another job before it blocks: for about a tenth of a millisecond."""
PATIENCE = 20_000
"""How often the leader looks whether the workers are done before it lets other threads run."""
_LINE = 8
"""Cells between those of two workers, so that no two are in one cache line."""

Cells = NDArray[np.int64]


def _cell(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    data = context.make_array(signature.args[0])(context, builder, args[0]).data
    return builder.gep(data, [args[1]])


@intrinsic
def _load(typingctx: Any, cells: Any, i: Any) -> Any:
    """Return what a cell holds now, and see all that was written before it was."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_cell(context, builder, signature, args), "acquire", 8)

    return types.int64(cells, types.int64), codegen


@intrinsic
def _swap(typingctx: Any, cells: Any, i: Any, value: Any) -> Any:
    """Write into a cell, after all that was written before; return what it held."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(context, builder, signature, args)
        return builder.atomic_rmw("xchg", cell, args[2], "seq_cst")

    return types.int64(cells, types.int64, types.int64), codegen


@intrinsic
def _swap_if(typingctx: Any, cells: Any, i: Any, old: Any, value: Any) -> Any:
    """Write into a cell if it holds `old`; return whether it did."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(context, builder, signature, args)
        found = builder.cmpxchg(cell, args[2], args[3], "seq_cst", "seq_cst")
        return builder.extract_value(found, 1)

    return types.boolean(cells, types.int64, types.int64, types.int64), codegen


_CELLS = types.int64[::1]


@kernel(types.boolean(types.int64, _CELLS, _CELLS, types.int64, PART), lean=True)
def _serve(address: int, order: Cells, cells: Cells, at: int, part: Part) -> bool:
    """Do jobs as they come; return whether to go on: False at the END, True after long idling."""
    spins = 0
    while True:
        if _load(cells, at) == POSTED:
            if order[0] == END:
                return False
            work_at(address)(order[0], order[1], part)
            _swap(cells, at, READY)
            spins = 0
        elif spins == SPINS and _swap_if(cells, at, READY, ASLEEP):
            return True
        else:
            spins = min(spins + 1, SPINS)


@kernel(types.boolean(_CELLS), lean=True)
def _post(cells: Cells) -> bool:
    """Hand a job to the workers; return whether all of them are awake. The cell behind a worker's
    says how it was."""
    awake = True
    for at in range(0, cells.shape[0], _LINE):
        cells[at + 1] = _swap(cells, at, POSTED)
        awake &= cells[at + 1] == READY
    return awake


@kernel(types.boolean(types.int64, _CELLS, _CELLS, PART), lean=True)
def _lead(address: int, order: Cells, cells: Cells, part: Part) -> bool:
    """Hand a job to the workers and do the leader's part of it; return False, before doing so, if a
    worker must be woken first."""
    if not _post(cells):
        return False
    work_at(address)(order[0], order[1], part)
    return True


@kernel(types.boolean(_CELLS), lean=True)
def _is_done(cells: Cells) -> bool:
    """Wait a moment for the workers; return whether all are done."""
    spins = 0
    for at in range(0, cells.shape[0], _LINE):
        while _load(cells, at) == POSTED:
            spins += 1
            if spins > PATIENCE:
                return False
    return True


class Team:
    """Threads that work on the parts of a batch; the calling thread does the first part."""

    def __init__(self, parts: list[Part]) -> None:
        """Start a thread for every part but the first."""
        self._first = parts[0]
        self._address = int(addresses([work])[0])
        self._order: Cells = np.zeros(2, np.int64)
        self._cells: Cells = np.zeros(_LINE * (len(parts) - 1), np.int64)
        self._wakers: list[SimpleQueue[None]] = [SimpleQueue() for _ in parts[1:]]
        for i, (part, waker) in enumerate(zip(parts[1:], self._wakers, strict=True)):
            given = self._address, self._order, self._cells, _LINE * i, part
            Thread(target=_worker, args=(given, waker), daemon=True).start()

    def do(self, job: int, number: int = 0) -> None:
        """Do a job for all parts."""
        self._order[:] = job, number
        if not _lead(self._address, self._order, self._cells, self._first):
            self._wake()
            work(job, number, self._first)
        while not _is_done(self._cells):
            time.sleep(0)

    def close(self) -> None:
        """End the threads, if that has not been done."""
        if self._order[0] != END:
            self._order[0] = END
            if not _post(self._cells):
                self._wake()

    def _wake(self) -> None:
        for i, waker in enumerate(self._wakers):
            if self._cells[_LINE * i + 1] == ASLEEP:
                waker.put(None)


def _worker(given: tuple[Any, ...], waker: SimpleQueue[None]) -> None:
    while _serve(*given):
        waker.get()
