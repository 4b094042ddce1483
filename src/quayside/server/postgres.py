"""The log in a PostgreSQL database, which processes on several machines may use at the same time.

The database decides the order: (table, number) is the primary key, (table, client id) is unique. An
append is one statement that commits by itself. Its notification follows after the commit, in a
separate transaction, because PostgreSQL serialises commits with a NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable

from quayside.server.log import (
    Appended,
    Batch,
    Conflict,
    Outcome,
    Repeated,
    Reused,
    Row,
    StorageError,
)
from quayside.server.postgres_pool import PostgresPool
from quayside.server.wakeups import Bus

CHANNEL = "quayside_log"
CHECK_SECONDS = 1.0
"""The interval at which the heads of the tables in memory are compared, in case a notification was
lost."""
APPEND = """
    WITH known AS (SELECT number, fingerprint FROM log WHERE tbl=$1 AND client=$2),
    head AS (SELECT coalesce(max(number), 0) AS number FROM log WHERE tbl=$1),
    added AS (
        INSERT INTO log (tbl, number, body, private, client, fingerprint, topic)
        SELECT $1, row.number, row.body, row.private, row.client, row.fingerprint, row.topic
        FROM unnest($3::int[], $4::bytea[], $5::bytea[], $6::text[], $7::bytea[], $8::text[])
            AS row (number, body, private, client, fingerprint, topic), head
        WHERE head.number + 1 = $3[1] AND NOT EXISTS (SELECT FROM known)
        RETURNING 1
    ),
    erased AS (
        DELETE FROM log WHERE $9 AND tbl=$1 AND number < $3[1] AND EXISTS (SELECT FROM added)
    )
    SELECT (SELECT count(*) FROM added) AS added, (SELECT number FROM head) AS head,
        (SELECT number FROM known) AS known, (SELECT fingerprint FROM known) AS fingerprint
"""
READ = """
    SELECT number, body, private, client, fingerprint FROM log
    WHERE tbl=$1 AND number>$2 ORDER BY number
"""
TAGGED = "SELECT tbl FROM log WHERE topic=$1 ORDER BY place DESC LIMIT $2 OFFSET $3"
LATEST = """
    SELECT body FROM log WHERE number=1 AND tbl IN (
        SELECT DISTINCT tbl FROM (SELECT tbl FROM log ORDER BY place DESC LIMIT $1) AS latest
        LIMIT $2
    )
"""
HEADS = """
    SELECT log.tbl, log.number, log.body FROM log JOIN (
        SELECT tbl, max(number) AS last FROM log WHERE tbl COLLATE "C" > $1
        GROUP BY tbl ORDER BY tbl COLLATE "C" LIMIT $2
    ) AS found ON log.tbl=found.tbl AND log.number=found.last ORDER BY log.tbl COLLATE "C"
"""
HEADS_OF = """
    SELECT wanted.tbl AS tbl, found.number AS number FROM unnest($1::text[]) AS wanted (tbl),
    LATERAL (SELECT number FROM log WHERE tbl=wanted.tbl ORDER BY number DESC LIMIT 1) AS found
"""


class PostgresLog:
    """A `Log` in a PostgreSQL database whose schema is up to date."""

    def __init__(self, database: PostgresPool, bus: Bus) -> None:
        """Take the connections to the database and the notification bus. Both are closed with the
        log."""
        self.database, self.bus = database, bus
        self._checking: asyncio.Task[None] | None = None
        self._check_now = asyncio.Event()

    async def append(self, batch: Batch) -> Outcome:
        """Store rows durably; see `Log`. Raises `Unconfirmed` if the database was lost meanwhile
        and does not come back in time."""
        last = batch.rows[-1]
        arguments = (
            batch.table,
            last.client,
            [row.number for row in batch.rows],
            [row.body for row in batch.rows],
            [row.private for row in batch.rows],
            [row.client for row in batch.rows],
            [row.fingerprint for row in batch.rows],
            [batch.topic, *[None] * (len(batch.rows) - 1)],
            batch.erase,
        )
        found = (await self.database.ask(APPEND, *arguments, writes=True))[0]
        if found["added"]:
            self.bus.send(CHANNEL, f"{batch.table}:{last.number}")
            return Appended()
        if found["known"] is None:
            return Conflict(found["head"])
        # It may be this append, if its answer was lost, so no listener has been notified yet.
        self.bus.send(CHANNEL, f"{batch.table}:{found['head']}")
        same = found["fingerprint"] == last.fingerprint
        return Repeated(found["known"]) if same else Reused()

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """Return a table's rows above `since`."""
        return [Row(*row) for row in await self.database.ask(READ, table, since)]

    async def tagged(self, topic: str, limit: int, skip: int = 0) -> list[str]:
        """Return the newest tables with a topic; see `Log`."""
        return [row["tbl"] for row in await self.database.ask(TAGGED, topic, limit, skip)]

    async def latest_tables(self, limit: int) -> list[bytes]:
        """Return the first rows of the latest tables; see `Log`."""
        return [row["body"] for row in await self.database.ask(LATEST, 10 * limit, limit)]

    async def heads(self, after: str, limit: int) -> list[tuple[str, int, bytes]]:
        """Return tables with their last rows; see `Log`."""
        found = await self.database.ask(HEADS, after, limit)
        return [(row["tbl"], row["number"], row["body"]) for row in found]

    async def heads_of(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the numbers of the last rows of tables."""
        found = await self.database.ask(HEADS_OF, list(tables))
        return {row["tbl"]: row["number"] for row in found}

    async def check(self) -> None:
        """Write a dummy row; see `Log`."""
        await self.database.ask("UPDATE version SET checks = checks + 1")

    def watch(
        self, tell: Callable[[dict[str, int]], None], tables: Callable[[], Iterable[str]]
    ) -> None:
        """Start notifying about new rows; see `Log`."""

        def hear(words: list[str]) -> None:
            heads: dict[str, int] = {}
            for word in words:
                table, _, number = word.rpartition(":")
                heads[table] = max(int(number), heads.get(table, 0))
            tell(heads)

        self.bus.listen(CHANNEL, hear)
        self.bus.on_connect(self._check_now.set)
        self.bus.start()
        self._checking = asyncio.get_running_loop().create_task(self._check_heads(tell, tables))

    async def close(self) -> None:
        """Complete pending work, and disconnect."""
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.gather(self._checking, return_exceptions=True)
        await self.database.finish()
        await self.bus.close()

    async def _check_heads(
        self, tell: Callable[[dict[str, int]], None], tables: Callable[[], Iterable[str]]
    ) -> None:
        """Compare heads after each new connection of the bus, and every second."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CHECK_SECONDS):
                    await self._check_now.wait()
            self._check_now.clear()
            with contextlib.suppress(StorageError):  # the next check comes soon
                wanted = list(tables())
                if wanted and (heads := await self.heads_of(wanted)):
                    tell(heads)
