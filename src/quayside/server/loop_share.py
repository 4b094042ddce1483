"""A share of the event loop for HTTP requests, so that many of them do not delay the tables.

An action at a table passes through the event loop several times: it is read, decided, stored, and
sent to everybody. So while people play, requests do not only have a small share. They are also kept
apart, and begin between actions: an action meets one of them at most.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from typing import Any

from quayside.server.fair_rate import FairRate

AT_ONCE = 30.0
"""Milliseconds of the event loop that requests may use at once."""
OVERHEAD = 0.5
"""Milliseconds for each request that are not measured: its connection, its head, its response, and
work in threads. With more, honest clients would wait too long for their turn among attackers."""
MANY, MANY_SHARE = 20, 1 / 3
"""The number of waiting requests above which all have only a part of the share, because people do
not send that many. About one action in a hundred may meet a request then, so the p99 stays."""
GAP_SECONDS = 0.005
"""The time between the beginnings of two requests while people play."""
FREE_SHARE = 0.5
"""The share while nobody plays."""
PLAYED_SECONDS = 1.0
"""How long after an action people are thought to play."""


class Playing:
    """Notes that clients act over WebSockets, during a `with` block for each action."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.acting = 0
        """The number of actions that are being done."""
        self._last = -PLAYED_SECONDS

    def __enter__(self) -> None:
        """Begin an action."""
        self.acting += 1

    def __exit__(self, *_: object) -> None:
        """End an action."""
        self.acting -= 1
        self._last = time.monotonic()

    def __bool__(self) -> bool:
        """Return whether people play."""
        return self.acting > 0 or time.monotonic() - self._last < PLAYED_SECONDS


class _Rate(FairRate):
    """Milliseconds of the event loop a second."""

    def __init__(self, share: float, playing: Playing) -> None:
        super().__init__(1000 * share, AT_ONCE)
        self._free = max(share, FREE_SHARE)
        self._playing, self._is_limited = playing, share < 1

    def rate(self) -> float:
        if not self._playing:
            return 1000 * self._free
        return super().rate() * (MANY_SHARE if len(self) > MANY and self._is_limited else 1)

    def gap(self) -> float:
        return GAP_SECONDS if self._is_limited and self._playing else 0.0

    def may_begin(self) -> bool:
        return not (self._is_limited and self._playing.acting)


class LoopShare:
    """Measures the time that requests use on the event loop. Requests above the share wait."""

    def __init__(self, share: float, playing: Playing) -> None:
        """Take the share while people play, between 0 and 1; 1 is no limit."""
        self._rate = _Rate(share, playing)

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
