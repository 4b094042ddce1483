"""The lobby: listed tables that are not over, the newest first; those of one address beyond a share
come after all others."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Protocol

from quayside.server import protocol as m
from quayside.server import wire
from quayside.server.errors import Refused
from quayside.server.rooms import Room, Rooms, refuse_storage_errors
from quayside.server.timing import Timing

SIZE = 50
SHARE = 5
"""The number of tables of one address among the first; further ones fill the last places."""
AGE = 86_400_000
"""The time in milliseconds without an event after which a table is hidden."""
WAITING_AGE = 600_000
"""The time after which a table that waits for players is hidden, unless one of them is
connected."""
MOST_LOOKED_AT = 5_000
"""The number of listed tables examined, finished or not, from the newest one back."""
MOST_READ = 200
"""The number of tables read from the log at a time. The next update continues from there."""
PAGE = 500
REMEMBERED = 20_000
KEPT_SECONDS = 1.0
logger = logging.getLogger("quayside.server")


class _Remembered(OrderedDict[str, str]):
    """A mapping that forgets its oldest entries."""

    def add(self, table: str, value: str) -> None:
        self[table] = value
        if len(self) > REMEMBERED:
            self.popitem(last=False)


class Openers(Protocol):
    """Who opened the listed tables of all processes. Both methods may raise `StorageError`."""

    async def add(self, table: str, address: str) -> None:
        """Remember who opens a table."""

    async def find(self, tables: Iterable[str]) -> dict[str, str]:
        """Return for each table a word that is the same for all tables of one address."""


class Lobby:
    """Finds the tables to show. Finished tables are cached, so that a log with many of them is read
    once and not for every request."""

    def __init__(
        self,
        rooms: Rooms,
        timing: Timing,
        is_attended: Callable[[Room], bool],
        shared: Openers | None = None,
    ) -> None:
        """Show the listed tables. `is_attended` says whether a player is at a table; `shared`
        knows who opened the tables of other processes."""
        self._rooms, self._timing, self._is_attended = rooms, timing, is_attended
        self._shared = shared
        self._openers = _Remembered()
        """The addresses that opened tables, or their hashes, as far as they are known."""
        self._over = _Remembered()
        """Tables that are finished, silent for long, or cannot be read."""
        self._shown: list[str] = []
        self._looked = -KEPT_SECONDS
        self._looking = asyncio.Lock()

    async def add(self, table: str, address: str) -> None:
        """Remember who opens a listed table; raises `StorageError`."""
        if self._shared is not None:
            await self._shared.add(table, address)
        else:
            self._openers.add(table, address)

    def look_again(self) -> None:
        """Refresh the list at the next request, even if the last refresh was a moment ago."""
        self._looked = -KEPT_SECONDS

    async def views(self) -> list[m.TableView]:
        """Return the current tables; raises `Refused` if the log cannot be read."""
        return [wire.table_view(room.table) for room in await self._find_rooms()]

    async def tables(self) -> list[m.LobbyTable]:
        """Return the visible tables, those with an open seat first; raises `Refused` if the log
        cannot be read."""
        found = [wire.lobby_table(room.table) for room in await self._find_rooms()]
        return sorted(found, key=lambda one: all(seat.kind != "open" for seat in one.seats))

    async def _find_rooms(self) -> list[Room]:
        async with self._looking:
            if time.monotonic() - self._looked > KEPT_SECONDS:
                self._looked = time.monotonic()
                self._shown = await self._find()
        rooms = [await self._open_room(table) for table in self._shown]
        return [room for room in rooms if room is not None]

    async def _find(self) -> list[str]:
        found: list[str] = []
        crowded: list[str] = []
        shares: Counter[str] = Counter()
        reads = 0
        async for table in self._listed():
            if shares[self._openers.get(table, "")] >= SHARE:
                crowded.append(table)
                continue
            is_read = table not in self._rooms and table not in self._over
            reads += is_read
            if reads > MOST_READ:
                break
            room = await self._open_room(table)
            if room is None:
                continue
            address = self._opener(table, room.table.setup.rematch_of)
            if address and shares[address] >= SHARE:  # a rematch counts for who opened the first
                crowded.append(table)
                continue
            shares[address] += bool(address)
            found.append(table)
            if len(found) == SIZE:
                break
        for table in crowded:
            if len(found) == SIZE:
                break
            if await self._open_room(table) is not None:
                found.append(table)
        return found

    async def _listed(self) -> AsyncIterator[str]:
        """Give the ids of listed tables, the newest first, each once."""
        seen: set[str] = set()
        for skip in range(0, MOST_LOOKED_AT, PAGE):
            page = await self._rooms.list_ids(PAGE, skip)
            await self._learn(page)
            for table in page:
                if table not in seen and re.fullmatch(m.ID, table):
                    seen.add(table)
                    yield table
            if len(page) < PAGE:
                return

    async def _learn(self, tables: list[str]) -> None:
        """Ask who opened tables, once for each table."""
        unknown = [table for table in tables if table not in self._openers]
        if self._shared is not None and unknown:
            with refuse_storage_errors("the lobby cannot be read; try again"):
                found = await self._shared.find(unknown)
            for table in unknown:
                self._openers.add(table, found.get(table, ""))

    async def _open_room(self, table: str) -> Room | None:
        """Return the room of a table that can be shown."""
        if table not in self._rooms and table in self._over:
            return None
        try:
            room = await self._rooms.find(table)
            wire.table_view(room.table)
        except Exception as error:
            if isinstance(error, Refused) and error.status == 503:  # the log, not this table
                raise
            told = {"table": table[:4], "error": repr(error)[:200]}
            logger.warning("lobby", extra=told)
            self._over.add(table, "unreadable")
            return None
        silent = self._timing.now() - room.table.time
        if room.table.status == "finished" or silent >= AGE:
            self._over.add(table, "over")
            return None
        # An abandoned open table would distract from tables with a waiting player.
        is_left = room.table.status == "waiting" and silent >= WAITING_AGE
        return None if is_left and not self._is_attended(room) else room

    def _opener(self, table: str, first: str | None) -> str:
        """Return the address that opened a table, or the first one that it is a rematch of."""
        address = self._openers.get(table, "")
        if not address and first is not None and (address := self._openers.get(first, "")):
            self._openers.add(table, address)
        return address
