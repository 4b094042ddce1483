"""Quick pairing: two people who want the same game meet at one table.

The first one opens a listed table and waits there, and a bot takes the other seat after a while.
Each process pairs its own clients; the lobby shows the tables of all processes.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from quayside.server import http_types as t
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.presence import Presence
from quayside.server.rooms import Room, Rooms
from quayside.server.table import Table, hash_key
from quayside.server.timing import Timing

HANDED_MILLISECONDS = 10_000
"""A table that somebody was sent to is not offered to others for this long."""
MOST_WAITING = 1_000
"""Kinds of games for which somebody may wait."""


class Opener(Protocol):
    """Opens tables."""

    async def open(self, table: str, wish: m.OpenTable) -> tuple[Table, bool]:
        """Open a table; return it, and whether it was opened before by the same request."""


class Pairing:
    """People of this process who wait for an opponent."""

    def __init__(self, opener: Opener, rooms: Rooms, presence: Presence, timing: Timing) -> None:
        """Start with nobody."""
        self._opener, self._rooms, self._presence = opener, rooms, presence
        self._timing = timing
        self._waiting: dict[bytes, str] = {}
        """The table at which somebody waits, by what is played there."""
        self._handed: dict[str, int] = {}
        """When somebody was sent to a table."""
        self._pairing = asyncio.Lock()

    async def pair(self, wish: t.PairWish) -> t.Paired:
        """Return a table at which somebody waits for the same game, or open one; raises
        `Refused`."""
        played = m.encode([wish.game, sorted(wish.options.items()), wish.clock])
        async with self._pairing:
            waiting = self._waiting.get(played)
            if waiting is not None and await self._is_free(waiting, hash_key(wish.key)):
                self._handed[waiting] = self._timing.now()
                return t.Paired(waiting, opened=False)
            await self._opener.open(wish.table, _table_of(wish))
            if waiting is not None:
                self._handed.pop(waiting, None)
            self._waiting[played] = wish.table
            while len(self._waiting) > MOST_WAITING:
                self._handed.pop(self._waiting.pop(next(iter(self._waiting))), None)
        return t.Paired(wish.table, opened=True)

    async def _is_free(self, table: str, holder: str) -> bool:
        """Return whether another person waits at a table and can be joined."""
        now = self._timing.now()
        if now - self._handed.get(table, 0) < HANDED_MILLISECONDS:
            return False
        try:
            room: Room = await self._rooms.find(table)
        except Refused:
            return False
        found = room.table
        return (
            found.status == "waiting"
            and any(chair.kind == "open" for chair in found.chairs)
            and self._presence.is_attended(room)
            and not found.seats_of(holder)
        )


def _table_of(wish: t.PairWish) -> m.OpenTable:
    """Return the table that a person opens who finds nobody."""
    return m.OpenTable(
        wish.game,
        [m.LinkSeat(wish.key), m.OpenSeat()],
        options=wish.options,
        clock=wish.clock,
        listed=True,
        host=0,
        bot_after=wish.bot_after,
    )
