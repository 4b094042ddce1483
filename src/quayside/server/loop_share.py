"""A share of the event loop for HTTP requests, so that many of them do not delay the tables."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from typing import Any

from quayside.server.fair_rate import FairRate

AT_ONCE = 100.0
"""Milliseconds of the event loop that requests may use at once."""
OVERHEAD = 0.3
"""Milliseconds for each request that are not measured: its connection, its head, its response."""


class LoopShare:
    """Measures the time that requests use on the event loop. Requests above the share wait."""

    def __init__(self, share: float) -> None:
        """Take the share, between 0 and 1."""
        self._rate = FairRate(1000 * share, AT_ONCE)

    def __len__(self) -> int:
        """Return the number of waiting requests."""
        return len(self._rate)

    async def serve(self, address: str, request: Callable[[], Awaitable[None]]) -> None:
        """Serve a request of an address when it is its turn; raises `Refused` if too many wait."""
        await self._rate.turn(address)
        self._rate.spend(address, OVERHEAD)
        await _Measured(request(), lambda spent: self._rate.spend(address, spent))


class _Measured:
    """An awaitable that reports the milliseconds of each of its steps on the event loop."""

    def __init__(self, work: Awaitable[None], report: Callable[[float], None]) -> None:
        self._work, self._report = work, report

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._work.__await__()
        step: Callable[[Any], Any] = steps.send
        value: Any = None
        while True:
            began = time.perf_counter()
            try:
                future = step(value)
            except StopIteration:
                return
            finally:
                self._report(1000 * (time.perf_counter() - began))
                # Avoid reference cycles: the traceback of an error refers to this frame.
                value = None
            try:
                step, value = steps.send, (yield future)
            except BaseException as error:  # such as a cancellation: it belongs to the work
                step, value = steps.throw, error
            finally:
                future = None
