"""Work off the event loop: one thread runs one job at a time, in the order of a fair queue.
Addresses take turns (see `fair_queue`), so a client with many jobs delays only itself.

It is for work on objects of this process. `readers` has worker processes for all other work.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from quayside.server.client import CLIENT
from quayside.server.errors import Refused
from quayside.server.fair_queue import FairQueue, Ticket

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(eq=False, slots=True)
class _Piece:
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class OffLoop:
    """A thread shared by all addresses."""

    def __init__(self, most: int, most_each: int) -> None:
        """Take the maximum number of waiting jobs, in total and for each address."""
        self._most, self._most_each = most, most_each
        self._queue: FairQueue[_Piece] = FairQueue()
        self._busy = False

    def __len__(self) -> int:
        """Return the number of waiting and running jobs."""
        return len(self._queue) + self._busy

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `work` in the thread when it is this client's turn, and return its result. Raises
        `Refused` if too many jobs wait."""
        address = CLIENT.get().address
        if len(self._queue) >= self._most or self._queue.waiting_of(address) >= self._most_each:
            raise Refused("quayside.server.busy")
        piece = _Piece(
            functools.partial(work, *args, **kwargs), asyncio.get_running_loop().create_future()
        )
        ticket = self._queue.draw(piece, address)
        self._start_next()
        try:
            result: T = await piece.done
            return result
        finally:
            self._queue.withdraw(ticket)
            piece.done.cancel()
            # Avoid a reference cycle: an exception's traceback refers to this frame.
            del piece, ticket

    def _start_next(self) -> None:
        """Start the next job unless one is running."""
        if self._busy or (ticket := self._queue.next()) is None:
            return
        self._busy = True
        doing = asyncio.ensure_future(asyncio.to_thread(ticket.what.work))
        doing.add_done_callback(functools.partial(self._finish, ticket, time.perf_counter()))

    def _finish(self, ticket: Ticket[_Piece], began: float, doing: asyncio.Future[Any]) -> None:
        self._queue.charge(ticket.owner, time.perf_counter() - began)
        self._busy = False
        done = ticket.what.done
        error = None if doing.cancelled() else doing.exception()
        if done.done():
            pass  # it is no longer wanted
        elif doing.cancelled():
            done.cancel()
        elif error is not None:
            done.set_exception(error)
        else:
            done.set_result(doing.result())
        self._start_next()
