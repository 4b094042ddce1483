"""A lane: work that takes a while, done in a thread off the event loop, one piece at a time.

Addresses take turns (see `fair`), so a client that sends much work waits for its own. Work of a
client that has hung up is dropped.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from quayside.server.asking import CLIENT
from quayside.server.errors import Refused
from quayside.server.fair import FairQueue, Ticket

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(eq=False, slots=True)
class _Piece:
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Lane:
    """A thread that all addresses share."""

    def __init__(self, most: int, most_each: int) -> None:
        """Take how many pieces may wait, in all and for each address."""
        self._most, self._most_each = most, most_each
        self._queue: FairQueue[_Piece] = FairQueue()
        self._busy = False

    def __len__(self) -> int:
        """Return how many pieces wait or are being done."""
        return len(self._queue) + self._busy

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a piece of work when it is this client's turn. Raises `Refused` if too much waits, and
        when the client hangs up."""
        client = CLIENT.get()
        if (
            len(self._queue) >= self._most
            or self._queue.waiting_of(client.address) >= self._most_each
        ):
            raise Refused("quayside.server.busy")
        piece = _Piece(
            functools.partial(work, *args, **kwargs), asyncio.get_running_loop().create_future()
        )
        ticket = self._queue.draw(piece, client.address)
        self._go()
        try:
            if client.gone is not None:
                await _either(piece.done, client.gone)
                if not piece.done.done():
                    raise Refused("quayside.server.busy", "the client has hung up")
            result: T = await piece.done
            return result
        finally:
            self._queue.withdraw(ticket)
            piece.done.cancel()
            # An exception's traceback has this frame: it must not lead back to the exception.
            del piece, ticket

    def _go(self) -> None:
        """Begin the next piece, if none is being done."""
        if self._busy or (ticket := self._queue.next()) is None:
            return
        self._busy = True
        doing = asyncio.ensure_future(asyncio.to_thread(ticket.what.work))
        doing.add_done_callback(functools.partial(self._end, ticket, time.perf_counter()))

    def _end(self, ticket: Ticket[_Piece], began: float, doing: asyncio.Future[Any]) -> None:
        self._queue.charge(ticket.owner, time.perf_counter() - began)
        self._busy = False
        done = ticket.what.done
        error = None if doing.cancelled() else doing.exception()
        if done.done():
            pass  # the client has gone
        elif doing.cancelled():
            done.cancel()
        elif error is not None:
            done.set_exception(error)
        else:
            done.set_result(doing.result())
        self._go()


async def _either(done: asyncio.Future[Any], gone: asyncio.Event) -> None:
    """Wait until work is done or its client has gone."""
    hanging_up = asyncio.ensure_future(gone.wait())
    try:
        await asyncio.wait([done, hanging_up], return_when=asyncio.FIRST_COMPLETED)
    finally:
        hanging_up.cancel()
