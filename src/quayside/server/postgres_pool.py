"""A pool of connections to PostgreSQL that survives the database's restarts."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from quayside.server.log import StorageError, Unconfirmed
from quayside.server.postgres_database import CONNECT_SECONDS, LOST, SESSION

CONNECTIONS = 10
"""Connections of a process; the bus has one of its own."""
BUSY_SECONDS = 5.0
"""How long a statement tries to reach a database that is down."""
RETRY_SECONDS = 0.1


class _Connection(asyncpg.Connection):  # type: ignore[misc]
    """A connection that needs no reset between uses: no code here changes its session."""

    def get_reset_query(self) -> str:
        """Return no query, which saves a round trip for each append."""
        return ""


class PostgresPool:
    """Connections to a database, opened on demand."""

    def __init__(self, url: str) -> None:
        """Take the address of the database."""
        self._url = url
        self._pool: Any = None
        self._closed = False
        self._running: set[asyncio.Task[Any]] = set()

    async def finish(self) -> None:
        """Complete pending work, and disconnect."""
        self._closed = True
        if self._running:
            await asyncio.wait(self._running, timeout=BUSY_SECONDS)
        if self._pool is not None:
            self._pool.terminate()

    async def ask(self, query: str, *arguments: object, writes: bool = False) -> list[Any]:
        """Return the rows of a query. A statement whose answer was lost is sent again, so it must
        detect its own repetition. Raises `StorageError`."""
        if self._closed:
            raise StorageError("the log is closed")
        # A cancelled caller does not interrupt a running statement.
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
            except asyncpg.UniqueViolationError as error:
                # Another process was quicker: look again, and see what it stored.
                if time.monotonic() >= until:
                    raise StorageError(str(error)) from None
            except asyncpg.DataError as error:  # an argument that cannot be sent
                raise StorageError(str(error)) from None
            except LOST as error:
                doubtful = doubtful or (began and writes)
                if time.monotonic() + RETRY_SECONDS >= until:
                    kind = Unconfirmed if doubtful else StorageError
                    raise kind(str(error) or "PostgreSQL does not answer") from None
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # refused by the database, such as for a full disk
                # Nothing was stored now, but perhaps by an earlier attempt.
                kind = Unconfirmed if doubtful else StorageError
                raise kind(str(error) or repr(error)) from None

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
