"""Timers: they end the time of a player, and give open seats to bots after a while."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from quayside.server import clock, decide
from quayside.server.committing import Committer
from quayside.server.errors import Refused
from quayside.server.rooms import Room
from quayside.server.tasks import Tasks

ALARM_SECONDS = 60.0
"""The longest delay of a timer. A timer does not advance while the machine sleeps, but the clocks
of games do, so a running clock is checked at least this often."""
LOOK_SECONDS = 5.0
"""The delay before checking again whether anyone watches a table that a bot may join."""
PAUSE_SECONDS = 0.2
"""The least delay before looking again at a clock that was not up when its timer fired."""
RETRY_SECONDS = 1.0
"""The delay before a retry after the log could not be written."""


class Alarms:
    """One timer for each table whose clock runs."""

    def __init__(self, committer: Committer, tasks: Tasks) -> None:
        """Commit the end of a player's time through `committer`."""
        self._committer, self._tasks = committer, tasks

    def set_alarm(self, room: Room, least: float = 0.01) -> None:
        """Reset the timer of a table, after each event; `least` is the shortest delay in
        seconds."""
        room.cancel_alarm()
        running = clock.left(room.table, room.elapsed)
        if running is not None:
            delay = min(max(0.0, running[1] / 1000) + least, ALARM_SECONDS)
            self._call_after(room, delay, self.ring)

    def set_waiting(self, room: Room) -> None:
        """Set the timer after which bots take the open seats of a table, if it has one."""
        table = room.table
        after = table.setup.bot_after
        if after is not None and table.is_playable and decide.fill_open_seats(table):
            due = table.opened_at + after.seconds * 1000 - room.timing.now()
            self._call_after(room, max(0.0, due / 1000), self.fill)

    async def fill(self, room: Room) -> None:
        """Let bots take the open seats, once a client watches the table."""
        room.alarm = None
        if not room.listeners:
            self._call_after(room, LOOK_SECONDS, self.fill)
            return
        if drafts := decide.fill_open_seats(room.table):
            with contextlib.suppress(Refused):  # a conflict: the event sets the timer again
                await self._committer.commit(room, drafts, None)

    async def end_time(self, room: Room) -> None:
        """If a player's time is up, commit that before anything else happens at the table; raises
        `Refused`."""
        drafts = decide.time_is_up(room.table, room.elapsed)
        if drafts:
            await self._committer.commit(room, drafts, None)

    def _call_after(
        self, room: Room, delay: float, work: Callable[[Room], Coroutine[Any, Any, None]]
    ) -> None:
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(delay, lambda: self._tasks.spawn(work(room)))

    async def ring(self, room: Room) -> None:
        """Check the clock when its timer fires, and set the timer again if time is left."""
        room.alarm = None
        head = room.table.head
        try:
            await self.end_time(room)
        except Refused as refused:
            if refused.code != "quayside.table.conflict":
                self._call_after(room, RETRY_SECONDS, self.ring)
        else:
            if room.table.head == head and room.alarm is None and not self._tasks.stopping:
                self.set_alarm(room, PAUSE_SECONDS)  # its clock may stand still
