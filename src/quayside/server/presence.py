"""Presence: which players are connected to a table, and the number of spectators.

It is kept in memory and told to everybody at the table. Nothing of it is in the table's log.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextvars import Context
from itertools import count

from quayside.server import protocol as m
from quayside.server.rooms import Room
from quayside.server.settings import Settings
from quayside.server.side_channel import SideChannel, Visitor
from quayside.server.table import Table
from quayside.server.timing import Timing

PAUSE_SECONDS = 0.25
"""Changes within this time are sent in one message, so that a client that comes and goes quickly
causes few messages."""


class Presence:
    """Who is at the tables of this process."""

    def __init__(
        self,
        channel: SideChannel,
        settings: Settings,
        timing: Timing,
        find_room: Callable[[str], Room | None],
    ) -> None:
        """Share visitors through a channel. `find_room` returns a table that is in memory."""
        self._channel, self._settings, self._timing = channel, settings, timing
        self._find_room = find_room
        self._token, self._numbers = secrets.token_hex(8), count(1)
        """They make the names of connections, unique among all processes."""
        self._since: dict[str, int] = {}
        """When the first visitor came to each table that has visitors."""
        self._telling: dict[str, asyncio.TimerHandle] = {}
        """Timers of tables whose listeners will be notified of a change."""
        self._leaving: dict[tuple[str, str], asyncio.TimerHandle] = {}
        """Timers of players whose connection has ended, by table and key; that of a table's first
        moments without a key."""

    def stop(self) -> None:
        """Cancel all timers."""
        for timer in [*self._telling.values(), *self._leaving.values()]:
            timer.cancel()
        self._telling.clear()
        self._leaving.clear()

    # What connections tell -----------------------------------------------------------------------

    def join(self, table: str, holder: str | None) -> str:
        """Note that a client has connected; return the name of its connection."""
        name = f"{self._token}-{next(self._numbers)}"
        if table not in self._since:
            self._since[table] = self._timing.now()
            self._wait(table, "", self._settings.grace_seconds, lambda: self.changed(table))
        if holder is not None:
            self._cancel_leaving(table, holder)
            self._channel.note(table, holder, None)
        self._channel.note(table, name, Visitor(holder))
        return name

    def show(self, table: str, name: str, holder: str | None, shown: bool) -> None:
        """Note whether the page of a connection is visible."""
        self._channel.note(table, name, Visitor(holder, shown))

    def leave(self, table: Table, visit: str, last: Visitor) -> None:
        """Note that a connection has ended. A player's last state counts for a while."""
        holder = last.holder
        self._channel.note(table.id, visit, None)
        others = [v for v in self._channel.visitors(table.id) if v.holder == holder]
        if holder is not None and table.seats_of(holder) and not others:
            self._channel.note(table.id, holder, last)
            self._cancel_leaving(table.id, holder)
            name, grace = table.id, self._settings.grace_seconds
            self._wait(name, holder, grace, lambda: self._end_grace(name, holder))
        self._forget_empty(table.id)

    def _wait(self, table: str, holder: str, seconds: float, call: Callable[[], object]) -> None:
        """Start the timer of a player. In a context of its own it does not keep the connection in
        memory that has just ended."""
        loop = asyncio.get_running_loop()
        self._leaving[table, holder] = loop.call_later(seconds, call, context=Context())

    def _cancel_leaving(self, table: str, holder: str) -> None:
        if (timer := self._leaving.pop((table, holder), None)) is not None:
            timer.cancel()

    def _end_grace(self, table: str, holder: str) -> None:
        """Tell the others that a player is away, who may still come back. Players who have closed
        the page themselves are gone, and nothing of them is kept."""
        if all(v.closed for v in self._channel.visitors(table) if v.holder == holder):
            self._forget(table, holder)
            return
        rest = self._settings.away_seconds - self._settings.grace_seconds
        self._wait(table, holder, max(0.0, rest), lambda: self._forget(table, holder))
        self.changed(table)

    def _forget(self, table: str, holder: str) -> None:
        """Remove a player who has not come back."""
        self._leaving.pop((table, holder), None)
        self._channel.note(table, holder, None)
        self._forget_empty(table)

    def _forget_empty(self, table: str) -> None:
        if not self._channel.visitors(table):
            self._since.pop(table, None)
            self._cancel_leaving(table, "")

    # What clients receive ------------------------------------------------------------------------

    def message(self, table: Table) -> m.Presence:
        """Return who is at a table now."""
        visitors, now = self._channel.visitors(table.id), self._timing.now()
        keys = {chair.key for chair in table.chairs if chair.key is not None}
        spectators = sum(v.left is None and v.holder not in keys for v in visitors)
        seats = [
            self._state(table.id, [v for v in visitors if v.holder == chair.key], now)
            if chair.kind == "person" and chair.key is not None
            else None
            for chair in table.chairs
        ]
        return m.Presence(seats, spectators)

    def is_attended(self, room: Room) -> bool:
        """Return whether a player is at a table, or may come back soon."""
        return any(state in ("connected", "away") for state in self.message(room.table).seats)

    def _state(self, table: str, visits: list[Visitor], now: int) -> m.PresenceState | None:
        """Return the state of a player from the connections with the player's key."""
        grace = round(self._settings.grace_seconds * 1000)
        here = [v for v in visits if v.left is None or now - v.left < grace]
        if here:
            return "connected" if any(v.shown for v in here) else "away"
        if any(not v.closed for v in visits):
            return "away"
        # After a restart of the server players need a moment to connect again.
        is_known = now - self._since.get(table, now) >= grace
        return "left" if visits or is_known else None

    def follow(self, room: Room) -> None:
        """After an event: tell the listeners if other people sit at the table now."""
        seated = tuple((chair.kind, chair.key) for chair in room.table.chairs)
        if seated != room.seated:
            room.seated = seated
            self.changed(room.table.id)

    def changed(self, table: str) -> None:
        """Tell the listeners of a table soon that its visitors have changed."""
        if table not in self._telling:
            loop = asyncio.get_running_loop()
            self._telling[table] = loop.call_later(PAUSE_SECONDS, self._tell, table)

    def _tell(self, table: str) -> None:
        del self._telling[table]
        room = self._find_room(table)
        if room is not None and room.listeners:
            self.refresh(room)

    def refresh(self, room: Room) -> None:
        """Tell the listeners of a table about a change, if there is one."""
        text = m.encode(self.message(room.table)).decode()
        if text != room.presence:
            room.presence = text
            for listener in list(room.listeners):
                listener.send_text(text)
