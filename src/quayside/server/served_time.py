"""Served time: how long the processes of a server have been at work. Players' clocks count it.

Every process that is ready for clients confirms every second or two, in one row of the database,
that it is at work. The time after a confirmation is served time, for five seconds at most. A
process that stops begins a pause of three seconds, in which its clients connect to other processes.
So clocks do not run while no process serves or while none can write. The time is kept in the
database, and a machine's clock that is set does not change it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from quayside.server.log import StorageError

CONFIRM_SECONDS = 1.5
VALID = 5_000
"""The milliseconds after a confirmation that count."""
PAUSE = 3_000
"""The milliseconds for which all clocks stop when a process stops."""


@dataclass(frozen=True, slots=True)
class Span:
    """What the database says: the served time so far, and from when until when more counts, in
    milliseconds from now on."""

    served: int
    starts: int
    ends: int


class Store(Protocol):
    """Where the served time is kept."""

    async def confirm(self, pause: int) -> Span:
        """Confirm that a process serves, or with `pause` begin a pause of that many milliseconds;
        raises `StorageError`."""

    async def read(self) -> int:
        """Return the served time without confirming anything; raises `StorageError`."""

    def watch(self, paused: Callable[[], None]) -> None:
        """In the event loop, call `paused` soon after another process has begun a pause."""

    async def close(self) -> None:
        """Disconnect."""


class ServedTime:
    """The served time, as this process knows it."""

    def __init__(self, ticks: Callable[[], int], store: Store | None = None) -> None:
        """Measure with a steady time in milliseconds. Without a store all of it is served time."""
        self._ticks, self._store = ticks, store
        self._span, self._read_at, self._last = Span(0, 0, 0), 0, 0
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    def now(self) -> int:
        """Return the served time in milliseconds. It never goes back."""
        if self._store is None:
            return self._ticks()
        since = min(self._ticks() - self._read_at, self._span.ends) - self._span.starts
        self._last = max(self._last, self._span.served + max(0, since))
        return self._last

    async def start(self) -> None:
        """Read the served time. No clock runs yet because of this process."""
        if self._store is None:
            return
        while True:
            with contextlib.suppress(StorageError):
                self._span = Span(await self._store.read(), 0, 0)
                break
            await asyncio.sleep(CONFIRM_SECONDS)
        self._store.watch(self._wake.set)

    async def serve(self) -> None:
        """Confirm from now on that this process serves: it is ready for clients. While nothing can
        be written, such as on a full disk, tables can be shown, and no clock runs."""
        if self._store is None:
            return
        with contextlib.suppress(StorageError):  # the next confirmation comes soon
            await self._confirm()
        self._task = asyncio.get_running_loop().create_task(self._keep_confirming())

    async def pause(self) -> None:
        """Stop confirming, and stop all clocks for a moment: this process stops."""
        task, self._task = self._task, None
        if self._store is not None and task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with contextlib.suppress(StorageError):  # then the last confirmation ends by itself
                await self._confirm(PAUSE)

    async def close(self) -> None:
        """Stop, and disconnect."""
        await self.pause()
        if self._store is not None:
            await self._store.close()

    async def _confirm(self, pause: int = 0) -> None:
        assert self._store is not None
        span = await self._store.confirm(pause)
        self._span, self._read_at = span, self._ticks()

    async def _keep_confirming(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CONFIRM_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            with contextlib.suppress(StorageError):
                await self._confirm()
