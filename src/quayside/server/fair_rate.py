"""A rate limit for all clients together: above it, clients wait, and addresses take turns."""

from __future__ import annotations

import asyncio

from quayside.server.errors import Refused
from quayside.server.fair_queue import FairQueue
from quayside.server.ratelimit import Bucket

MOST, MOST_EACH = 2_000, 200
"""Turns that may be waited for, in total and by each address."""
LOOK_SECONDS = 0.25
"""The longest time before the rate is asked again: it may have changed."""
POSTPONE_SECONDS, POSTPONED_SECONDS = 0.001, 0.05
"""The interval at which a turn that may not begin yet is tried again, and how long at most."""


class FairRate:
    """A token bucket with a fair queue. One waiting client at most gets its turn in an iteration of
    the event loop, so what it spends at once counts before the next turn."""

    def __init__(self, rate: float, size: float) -> None:
        """Take the tokens a second, and the tokens that can be spent at once."""
        self._rate, self._size = rate, size
        self._postponed = 0.0
        """For how long the next turn has been postponed, in seconds."""
        self._bucket = Bucket(size)
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._next: asyncio.Handle | None = None
        """The timer of the next turn; None if that can be at once."""

    def __len__(self) -> int:
        """Return the number of clients that wait."""
        return len(self._queue)

    def rate(self) -> float:
        """Return the tokens a second at the moment."""
        return self._rate

    def gap(self) -> float:
        """Return the seconds between the beginnings of two turns at least."""
        return 0.0

    def may_begin(self) -> bool:
        """Return whether a turn may begin now. It is not postponed for long."""
        return True

    def spend(self, address: str, count: float) -> None:
        """Spend tokens, with overdraft."""
        self._bucket.left -= count
        self._queue.charge(address, count)

    async def turn(self, address: str) -> None:
        """Wait for a turn; raises `Refused` if too many wait."""
        loop = asyncio.get_running_loop()
        if self._next is None and self._is_free() and self.may_begin():
            self._next = self._after_turn(loop)
            return
        if len(self._queue) >= MOST or self._queue.waiting_of(address) >= MOST_EACH:
            raise Refused("quayside.server.busy")
        turn: asyncio.Future[None] = loop.create_future()
        ticket = self._queue.draw(turn, address)
        if self._next is None:
            self._next = loop.call_soon(self._begin_next)
        try:
            await turn
        finally:
            self._queue.withdraw(ticket)

    def _is_free(self) -> bool:
        return self._bucket.spend(self.rate(), self._size, 0)

    def _after_turn(self, loop: asyncio.AbstractEventLoop) -> asyncio.Handle:
        self._postponed = 0.0
        gap = self.gap()
        return loop.call_later(gap, self._begin_next) if gap else loop.call_soon(self._begin_next)

    def _begin_next(self) -> None:
        self._next = None
        if not len(self._queue):
            return
        loop = asyncio.get_running_loop()
        if not self._is_free():
            wait = min(LOOK_SECONDS, (1 - self._bucket.left) / self.rate())
            self._next = loop.call_later(wait, self._begin_next)
            return
        if self._postponed < POSTPONED_SECONDS and not self.may_begin():
            self._postponed += POSTPONE_SECONDS
            self._next = loop.call_later(POSTPONE_SECONDS, self._begin_next)
            return
        ticket = self._queue.next()
        if ticket is not None and not ticket.what.done():
            ticket.what.set_result(None)
        self._next = self._after_turn(loop)
