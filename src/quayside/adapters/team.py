"""A team of threads that do one job at a time together, for the games of a batch.

A step of a thousand games takes a tenth of a millisecond, as long as waking a thread up. So a
worker without work spins for a moment in compiled code, outside the GIL, where the next job finds
it at once. If none comes, it blocks until it is woken.

Every thread has a share of the games, which it takes in chunks, so that the arrays of a share stay
in the cache of one core. A thread that is done takes chunks of the others: where a core is busy
with something else, nobody waits for it. The next chunk of a share is a ticket, the number of the
job in its upper half and that of the chunk in its lower one. Who raises it by one does that chunk.
"""

from __future__ import annotations

import time
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numba import types

from quayside.adapters.work import DESK, Desk, work, work_at
from quayside.core.atomic import Cells, add_one, load, swap, swap_if
from quayside.core.kernel import addresses, kernel, lean_helper

CHUNK = 64
"""Games that are taken at a time."""
SPINS = 200_000
"""How often a worker looks for another job before it blocks: for about a tenth of a millisecond."""
PATIENCE = 20_000
"""How often the leader looks whether the workers are done before it lets other threads run."""
END = -1
"""A job: no more jobs will come."""
FINISHED, WAKE, WAIT = 0, 1, 2
"""What a leader has to do: nothing, wake workers, or wait for them."""

# What all threads share, each that changes during a job in a cache line of its own.
_JOB, _NUMBER, _CHUNKS, _DONE, _NEWS, _ALL = 0, 1, 2, 8, 16, 24
# What is known of a thread: the ticket of its share, first game and end of the share, the last job
# it has seen, whether it is blocked, whether it must be woken.
_TICKET, _FIRST, _LAST, _SEEN, _ASLEEP, _TO_WAKE, _LINE = 0, 1, 2, 3, 4, 5, 8
_LOW = 0xFFFFFFFF

_CELLS = types.int64[::1]
_TEAM = (types.int64, _CELLS, _CELLS)


@lean_helper
def _help(address: int, shared: Cells, threads: Cells, own: int, desk: Desk) -> None:
    """Take chunks and do them, those of the own share first, until there are none."""
    count = threads.shape[0] // _LINE
    for k in range(count):
        at = _LINE * ((own + k) % count)
        while True:
            ticket = load(threads, at + _TICKET)
            begin = threads[at + _FIRST] + CHUNK * (ticket & _LOW)
            end = min(begin + CHUNK, threads[at + _LAST])
            if begin >= end:
                break
            job, number = shared[_JOB], shared[_NUMBER]
            if swap_if(threads, at + _TICKET, ticket, ticket + 1):
                work_at(address)(job, number, begin, end, desk)
                add_one(shared, _DONE)


@kernel(types.boolean(*_TEAM, types.int64, DESK), lean=True)
def _serve(address: int, shared: Cells, threads: Cells, own: int, desk: Desk) -> bool:
    """Help with jobs as they come; return whether to go on: False at the END, True after a long
    time without a job."""
    at, spins = _LINE * own, 0
    while True:
        news = load(shared, _NEWS)
        if news != threads[at + _SEEN]:
            threads[at + _SEEN] = news
            if shared[_JOB] == END:
                return False
            _help(address, shared, threads, own, desk)
            spins = 0
        elif spins < SPINS:
            spins += 1
        else:
            swap(threads, at + _ASLEEP, 1)
            if load(shared, _NEWS) == news:
                return True
            swap(threads, at + _ASLEEP, 0)
            spins = 0


@kernel(types.boolean(_CELLS, _CELLS, types.int64, types.int64), lean=True)
def _post(shared: Cells, threads: Cells, job: int, number: int) -> bool:
    """Hand out a job; return whether all workers are awake."""
    shared[_JOB], shared[_NUMBER] = job, number
    swap(shared, _DONE, 0)
    news = shared[_NEWS] + 1
    for at in range(0, threads.shape[0], _LINE):
        swap(threads, at + _TICKET, news << 32)
    swap(shared, _NEWS, news)
    awake = True
    for at in range(0, threads.shape[0], _LINE):
        threads[at + _TO_WAKE] = swap(threads, at + _ASLEEP, 0)
        awake &= threads[at + _TO_WAKE] == 0
    return awake


@kernel(types.int64(*_TEAM, DESK), lean=True)
def _finish(address: int, shared: Cells, threads: Cells, desk: Desk) -> int:
    """Help with the job and wait a moment for the others; return what to do next."""
    _help(address, shared, threads, 0, desk)
    for _ in range(PATIENCE):
        if load(shared, _DONE) == shared[_CHUNKS]:
            return FINISHED
    return WAIT


@kernel(types.int64(*_TEAM, types.int64, types.int64, DESK), lean=True)
def _lead(address: int, shared: Cells, threads: Cells, job: int, number: int, desk: Desk) -> int:
    """Hand out a job and finish it, unless workers must be woken first; return what to do next."""
    if not _post(shared, threads, job, number):
        return WAKE
    return _finish(address, shared, threads, desk)


class Team:
    """Threads that work for a batch; the calling thread leads and does its share."""

    def __init__(self, games: int, desks: list[Desk]) -> None:
        """Start a thread for every desk but the first, which is the leader's."""
        count = len(desks)
        shares = [games * i // count for i in range(count + 1)]
        self._shared: Cells = np.zeros(_ALL, np.int64)
        self._threads: Cells = np.zeros(_LINE * count, np.int64)
        by_thread = self._threads.reshape(count, _LINE)
        by_thread[:, _FIRST], by_thread[:, _LAST] = shares[:-1], shares[1:]
        # Before the first job there is nothing to take.
        by_thread[:, _TICKET] = games
        self._shared[_CHUNKS] = sum(-(-share // CHUNK) for share in np.diff(shares))
        self._team = int(addresses([work])[0]), self._shared, self._threads
        self._desk = desks[0]
        self._wakers: list[SimpleQueue[None]] = [SimpleQueue() for _ in desks]
        for i in range(1, count):
            given = (*self._team, i, desks[i])
            Thread(target=_worker, args=(given, self._wakers[i]), daemon=True).start()

    @property
    def asleep(self) -> int:
        """How many threads are blocked."""
        return int(self._threads.reshape(-1, _LINE)[:, _ASLEEP].sum())

    def do(self, job: int, number: int = 0) -> None:
        """Do a job for all games."""
        next_ = _lead(*self._team, job, number, self._desk)
        if next_ == WAKE:
            self._wake()
            next_ = _finish(*self._team, self._desk)
        while next_ != FINISHED:
            time.sleep(0)
            next_ = _finish(*self._team, self._desk)

    def close(self) -> None:
        """End the threads, if that has not been done."""
        if self._shared[_JOB] != END and not _post(self._shared, self._threads, END, 0):
            self._wake()

    def _wake(self) -> None:
        for i, waker in enumerate(self._wakers):
            if self._threads[_LINE * i + _TO_WAKE]:
                waker.put(None)


def _worker(given: tuple[Any, ...], waker: SimpleQueue[None]) -> None:
    while _serve(*given):
        waker.get()
