"""The log in a PostgreSQL database, which processes on several machines may use at the same time.

The database decides the order: (table, number) is the primary key, (table, client id) is unique. An
append is one statement that commits by itself. Its wake-up follows after the commit, in a
transaction of its own: PostgreSQL makes commits with a NOTIFY wait for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import asyncpg

from quayside.server.log import (
    Appended,
    Batch,
    Conflict,
    Outcome,
    Repeated,
    Reused,
    Row,
    StorageError,
    Unconfirmed,
)
from quayside.server.postgres_database import CONNECT_SECONDS, LOST, SESSION
from quayside.server.wakeups import Bus, PostgresBus

CHANNEL = "quayside_log"
CONNECTIONS = 10
"""Connections for appends and reads; the bus has one of its own."""
BUSY_SECONDS = 5.0
"""How long an append or a read tries to reach a database that is away."""
RETRY_SECONDS = 0.1
CHECK_SECONDS = 1.0
"""How often the heads of the tables in memory are compared, in case a wake-up was lost."""
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
    SELECT wanted.tbl AS tbl, found.number AS number FROM unnest($1::text[]) AS wanted (tbl),
    LATERAL (SELECT number FROM log WHERE tbl=wanted.tbl ORDER BY number DESC LIMIT 1) AS found
"""


class _Connection(asyncpg.Connection):  # type: ignore[misc]
    """A connection that is handed on as it is: nothing here changes its session."""

    def get_reset_query(self) -> str:
        """Return no query, which saves a round trip for each append."""
        return ""


class PostgresLog:
    """A `Log` in a PostgreSQL database whose schema is up to date."""

    def __init__(self, url: str, bus: Bus | None = None) -> None:
        """Take the address of the database, and what carries wake-ups (None: the database). It is
        connected to when it is first used."""
        self.bus = PostgresBus(url) if bus is None else bus
        self._url = url
        self._pool: Any = None
        self._closed = False
        self._running: set[asyncio.Task[Any]] = set()
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
        )
        found = (await self._ask(APPEND, *arguments, writes=True))[0]
        if found["added"]:
            self.bus.send(CHANNEL, f"{batch.table}:{last.number}")
            return Appended()
        if found["known"] is None:
            return Conflict(found["head"])
        # It may be this append, if its answer was lost, so nobody has been told about it yet.
        self.bus.send(CHANNEL, f"{batch.table}:{found['head']}")
        same = found["fingerprint"] == last.fingerprint
        return Repeated(found["known"]) if same else Reused()

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """Return a table's rows above `since`."""
        return [Row(*row) for row in await self._ask(READ, table, since)]

    async def tagged(self, topic: str, limit: int, skip: int = 0) -> list[str]:
        """Return the newest tables with a topic; see `Log`."""
        return [row["tbl"] for row in await self._ask(TAGGED, topic, limit, skip)]

    async def latest_tables(self, limit: int) -> list[bytes]:
        """Return the first rows of the latest tables; see `Log`."""
        return [row["body"] for row in await self._ask(LATEST, 10 * limit, limit)]

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the numbers of the last rows of tables."""
        return {row["tbl"]: row["number"] for row in await self._ask(HEADS, list(tables))}

    async def check(self) -> None:
        """Write a row that means nothing; see `Log`."""
        await self._ask("UPDATE version SET checks = checks + 1")

    def watch(
        self, tell: Callable[[dict[str, int]], None], tables: Callable[[], Iterable[str]]
    ) -> None:
        """Start telling about new rows; see `Log`."""

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
        """Finish what was begun, and disconnect."""
        self._closed = True
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.gather(self._checking, return_exceptions=True)
        if self._running:
            await asyncio.wait(self._running, timeout=BUSY_SECONDS)
        await self.bus.close()
        if self._pool is not None:
            self._pool.terminate()

    async def _check_heads(
        self, tell: Callable[[dict[str, int]], None], tables: Callable[[], Iterable[str]]
    ) -> None:
        """Compare heads after each new connection of the bus, and every second."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._check_now.wait(), CHECK_SECONDS)
            self._check_now.clear()
            with contextlib.suppress(StorageError):  # the next check comes soon
                wanted = list(tables())
                if wanted and (heads := await self.heads(wanted)):
                    tell(heads)

    # Asking the database -------------------------------------------------------------------------

    async def _ask(self, query: str, *arguments: object, writes: bool = False) -> list[Any]:
        """Return the rows of a query. A statement whose answer was lost is sent again: whether it
        was done before, it finds out by itself. Raises `StorageError`."""
        if self._closed:
            raise StorageError("the log is closed")
        # A caller that goes away does not break off what was begun.
        task = asyncio.get_running_loop().create_task(self._try(query, arguments, writes))
        self._running.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may have gone; what it raised is not a surprise

    async def _try(self, query: str, arguments: tuple[object, ...], writes: bool) -> list[Any]:
        until, doubtful = time.monotonic() + BUSY_SECONDS, False
        while True:
            began = False
            try:
                async with self._connection(until) as connection:
                    began = True
                    left = max(0.1, until - time.monotonic())
                    found: list[Any] = await connection.fetch(query, *arguments, timeout=left)
                    return found
            except asyncpg.UniqueViolationError:
                continue  # another process was quicker: look again, and see what it stored
            except asyncpg.DataError as error:  # an argument that cannot be sent
                raise StorageError(str(error)) from None
            except LOST as error:
                doubtful = doubtful or (began and writes)
                if time.monotonic() + RETRY_SECONDS >= until:
                    kind = Unconfirmed if doubtful else StorageError
                    raise kind(str(error) or "PostgreSQL does not answer") from None
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # refused by the database: nothing was stored
                raise StorageError(str(error) or repr(error)) from None

    @contextlib.asynccontextmanager
    async def _connection(self, until: float) -> AsyncIterator[Any]:
        """Lend a connection; one that failed is not used again."""
        if self._pool is None:
            self._pool = asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                server_settings=SESSION,
                connection_class=_Connection,
            )
            await self._pool
        pool = self._pool
        connection = await pool.acquire(timeout=max(0.1, until - time.monotonic()))
        try:
            yield connection
        except LOST:
            connection.terminate()
            raise
        finally:
            await pool.release(connection)
