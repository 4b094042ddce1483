"""The lobby by push: clients in the lobby receive it after every change."""

from __future__ import annotations

import asyncio
import contextlib
import time

from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.lobby import Lobby
from quayside.server.rooms import Listener
from quayside.server.tasks import Tasks

PAUSE_SECONDS = 1.0
"""Changes within this time are sent together."""
LOOK_SECONDS = 30.0
"""The interval at which the lobby is read again, because old tables leave it."""


class LobbyFeed:
    """The clients in the lobby."""

    def __init__(self, lobby: Lobby, tasks: Tasks) -> None:
        """Send the tables of a lobby."""
        self._lobby, self._tasks = lobby, tasks
        self._listeners: set[Listener] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._sent = ""
        """The last version of the lobby, which every listener has."""
        self._read_at = -PAUSE_SECONDS
        self._reading = asyncio.Lock()

    async def join(self, listener: Listener) -> None:
        """Send a client the lobby now and whenever it changes; raises `Refused`. Clients that come
        within a second share one version."""
        await self._refresh()
        self._listeners.add(listener)
        listener.send_text(self._sent)
        self._look_after(PAUSE_SECONDS)

    def leave(self, listener: Listener) -> None:
        """Remove a client."""
        self._listeners.discard(listener)

    def changed(self) -> None:
        """Schedule a refresh: a listed table may have changed."""
        if self._listeners:
            self._look_after(PAUSE_SECONDS)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_after(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self._timer is None or self._timer.when() > loop.time() + seconds:
            self.stop()
            self._timer = loop.call_later(seconds, lambda: self._tasks.spawn(self._look()))

    async def _look(self) -> None:
        self._timer = None
        with contextlib.suppress(Refused):  # the log cannot be read: the next look comes
            self._read_at = -PAUSE_SECONDS
            self._lobby.look_again()
            await self._refresh()
        if self._listeners and not self._tasks.stopping:
            self._look_after(LOOK_SECONDS)

    async def _refresh(self) -> None:
        """Read the lobby, unless that was done a moment ago, and send it if it has changed."""
        async with self._reading:
            if time.monotonic() - self._read_at < PAUSE_SECONDS:
                return
            text = m.encode(m.LobbyTables(await self._lobby.tables())).decode()
            self._read_at = time.monotonic()
            if text != self._sent:
                self._sent = text
                for listener in list(self._listeners):
                    listener.send_text(text)
