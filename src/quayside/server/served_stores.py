"""Where the served time is kept: a row in a PostgreSQL database or in a SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from quayside.server.log import StorageError
from quayside.server.served_time import VALID, Span
from quayside.server.sqlite import SQLiteLog, connect
from quayside.server.timing import steady_milliseconds

if TYPE_CHECKING:
    from quayside.server.postgres_pool import PostgresPool
    from quayside.server.wakeups import Bus

CHANNEL = "quayside_pause"
SELECT = "SELECT ms, starts, ends FROM served"
FAR = 10_000
"""A count that begins later than this is one of a clock that was set, or of another machine."""
BEGINS = "greatest(t.now + $1::bigint, CASE WHEN starts < t.now + $3::bigint THEN starts END)"
CONFIRM = f"""
    UPDATE served SET
        ms = ms + greatest(0, least(t.now, ends) - starts),
        starts = {BEGINS},
        ends = {BEGINS} + CASE WHEN $1::bigint > 0 THEN 0 ELSE $2::bigint END
    FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS t
    RETURNING ms, starts - t.now AS starts, ends - t.now AS ends
"""


class PostgresStore:
    """Served time in a PostgreSQL database, whose clock counts."""

    def __init__(self, database: PostgresPool, bus: Bus) -> None:
        """Use the connections and the bus of a log. The bus must not have been started yet."""
        self._database, self._bus = database, bus
        self._paused: Callable[[], None] = lambda: None
        bus.listen(CHANNEL, lambda _: self._paused())

    async def confirm(self, pause: int) -> Span:
        """Confirm; see `Store`."""
        found = (await self._database.ask(CONFIRM, pause, VALID, FAR))[0]
        if pause:
            self._bus.send(CHANNEL, "pause")
        return Span(found["ms"], found["starts"], found["ends"])

    async def read(self) -> int:
        """Return the served time; see `Store`."""
        return int((await self._database.ask(SELECT))[0]["ms"])

    def watch(self, paused: Callable[[], None]) -> None:
        """Set what hears of pauses; see `Store`."""
        self._paused = paused

    async def close(self) -> None:
        """Do nothing: the log disconnects."""


class FileStore:
    """Served time in a SQLite file. All its processes are on one machine, so a steady time of that
    machine counts."""

    def __init__(self, log: SQLiteLog) -> None:
        """Use the file of a log."""
        self._log = log
        self._thread = ThreadPoolExecutor(1, "quayside-served")
        self._writing, self._reading = connect(log.path), connect(log.path)
        # A confirmation that a power failure undoes is no loss, so none waits for the disk.
        self._writing.execute("PRAGMA synchronous=NORMAL")

    async def confirm(self, pause: int) -> Span:
        """Confirm; see `Store`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._confirm, pause)

    async def read(self) -> int:
        """Return the served time; see `Store`."""
        try:
            return int(self._reading.execute(SELECT).fetchone()[0])
        except sqlite3.Error as error:
            raise StorageError(str(error)) from None

    def watch(self, paused: Callable[[], None]) -> None:
        """Look for a pause after every commit of another process; see `Store`."""
        loop = asyncio.get_running_loop()

        def look() -> None:
            _, starts, ends = self._reading.execute(SELECT).fetchone()
            if starts == ends and not loop.is_closed():
                loop.call_soon_threadsafe(paused)

        self._log.on_commit = look

    async def close(self) -> None:
        """Disconnect; see `Store`. The log must be closed by now."""
        await asyncio.to_thread(self._thread.shutdown)
        self._writing.close()
        self._reading.close()

    def _confirm(self, pause: int) -> Span:
        try:
            self._log.check_place()
            self._writing.execute("BEGIN IMMEDIATE")
            ms, starts, ends = self._writing.execute(SELECT).fetchone()
            now = steady_milliseconds()
            ms += max(0, min(now, ends) - starts)
            starts = max(now + pause, starts if starts < now + FAR else 0)
            ends = starts if pause else starts + VALID
            self._writing.execute("UPDATE served SET ms=?, starts=?, ends=?", (ms, starts, ends))
            self._writing.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            with contextlib.suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            raise StorageError(str(error)) from None
        return Span(ms, starts - now, ends - now)
