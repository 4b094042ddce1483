"""The log in one SQLite file: a writer thread with group commit, a reader, and a watcher.

WAL with `synchronous=FULL`: a commit is on the disk before it is acknowledged. One thread writes;
rows that arrive during a commit form the next transaction. Several processes may use the file:
numbers and client ids are unique in the database itself, and every process watches for the others'
commits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from quayside.server.log import (
    Appended,
    Batch,
    Conflict,
    Outcome,
    Repeated,
    Reused,
    Row,
    StorageError,
    WrongDatabase,
)
from quayside.server.migrations import STEPS

APPLICATION_ID = 0x51554159  # "QUAY"
BUSY_SECONDS = 5.0
MIGRATION_SECONDS = 600.0
"""How long to wait for another process that migrates the file."""
LARGEST_GROUP = 512
POLL_SECONDS = 0.02
NEWS = "SELECT tbl, max(number), max(place) FROM log NOT INDEXED WHERE place>? GROUP BY tbl"
"""The heads of the tables that have new rows. Else SQLite would group by the index of tables and
numbers, and read all of it."""
logger = logging.getLogger("quayside.server")


def connect(path: Path) -> sqlite3.Connection:
    """Open the file with the settings that durability needs."""
    # Connections are handed to exactly one thread each, which need not be the one that opens them.
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def make_private(path: Path) -> None:
    """Make the database readable for its owner only: it holds the secrets of running games. SQLite
    gives the same permissions to the files that it creates beside it."""
    with contextlib.suppress(FileExistsError):
        path.touch(mode=0o600, exist_ok=False)
    for end in ("", "-wal", "-shm", ".before"):
        with contextlib.suppress(OSError):  # not there, or of another user
            path.with_name(path.name + end).chmod(0o600)


def open_database(path: Path) -> sqlite3.Connection:
    """Open the file, create or migrate its schema; raises `WrongDatabase`."""
    try:
        connection = connect(path)
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path} cannot be opened: {error}") from None
    try:
        migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Migrate the schema; refuses a newer or foreign database without changing it."""
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        things = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if version > len(STEPS):
            raise WrongDatabase(
                f"{path} was written by a newer Quayside (schema {version}, here"
                f" {len(STEPS)}); update the program"
            )
        if things and mark != APPLICATION_ID:
            raise WrongDatabase(f"{path} is a database of another program")
        connection.execute("PRAGMA journal_mode=WAL")
        if version == len(STEPS):
            return
        _begin_migration(connection, path)
        # Another process may have been quicker.
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        for step in STEPS[version:]:
            step(connection)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={len(STEPS)}")
        connection.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        raise WrongDatabase(f"{path} cannot be used as a database: {error}") from None


def _begin_migration(connection: sqlite3.Connection, path: Path) -> None:
    """Begin a transaction. If another process is migrating the file, wait for it: a large file
    takes a while."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        logger.warning("%s is being updated by another process; waiting for it", path)
        connection.execute(f"PRAGMA busy_timeout={round(MIGRATION_SECONDS * 1000)}")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA busy_timeout={round(BUSY_SECONDS * 1000)}")


def _identity(path: Path) -> tuple[int, int]:
    """Return the identity of a file, which distinguishes it from another file under the same
    name."""
    found = path.stat()
    return found.st_dev, found.st_ino


@dataclass(slots=True)
class _Request:
    batch: Batch | None
    """None to write without adding anything, as a check."""
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Outcome]
    outcome: Outcome | StorageError | None = None

    def answer(self) -> None:
        """In the event loop: pass the outcome on, unless the caller has gone."""
        if self.future.done():
            return
        if isinstance(self.outcome, StorageError):
            self.future.set_exception(self.outcome)
        elif self.outcome is not None:
            self.future.set_result(self.outcome)


def _answer_all(requests: list[_Request]) -> None:
    for request in requests:
        request.answer()


class SQLiteLog:
    """A `Log` in a SQLite file."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; raises `WrongDatabase` or `OSError`."""
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(path)
        self.path = path
        self._writing = open_database(path)
        self._file = _identity(path)
        self._reading = connect(path)
        self._watching = connect(path)
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "quayside-reader")
        self._stop = threading.Event()
        self._writer = threading.Thread(target=self._write, name="quayside-writer", daemon=True)
        self._writer.start()
        self._watcher: threading.Thread | None = None
        self.on_commit: Callable[[], None] | None = None
        """Called in the watcher's thread after any commit to the file."""
        self.commits = 0
        self.rows = 0

    async def append(self, batch: Batch) -> Outcome:
        """Store rows durably; see `Log`."""
        return await self._ask(batch)

    async def check(self) -> None:
        """Write as an append does; see `Log`."""
        await self._ask(None)

    def check_place(self) -> None:
        """Raise `StorageError` or `OSError` if the file was moved or deleted: it can still be
        written, but nobody would find it."""
        if _identity(self.path) != self._file:
            raise StorageError(f"{self.path} is another file now; start the server again")

    async def _ask(self, batch: Batch | None) -> Outcome:
        if self._stop.is_set():
            raise StorageError("the log is closed")
        loop = asyncio.get_running_loop()
        request = _Request(batch, loop, loop.create_future())
        self._requests.put(request)
        return await request.future

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """Return a table's rows above `since`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._read, table, since)

    async def tagged(self, topic: str, limit: int, skip: int = 0) -> list[str]:
        """Return the newest tables with a topic; see `Log`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._tagged, topic, limit, skip)

    async def latest_tables(self, limit: int) -> list[bytes]:
        """Return the first rows of the latest tables; see `Log`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._latest_tables, limit)

    async def heads(self, after: str, limit: int) -> list[tuple[str, int, bytes]]:
        """Return tables with their last rows; see `Log`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._heads, after, limit)

    def watch(
        self, tell: Callable[[dict[str, int]], None], tables: Callable[[], Iterable[str]]
    ) -> None:
        """Start notifying about new rows; see `Log`. No notification is lost: the watcher reads all
        new rows of the file."""
        loop = asyncio.get_running_loop()
        cursor = self._watching.execute("SELECT coalesce(max(place), 0) FROM log").fetchone()[0]
        self._watcher = threading.Thread(
            target=self._look, args=(loop, tell, cursor), name="quayside-watcher", daemon=True
        )
        self._watcher.start()

    async def close(self) -> None:
        """Write the waiting rows, then close."""
        self._requests.put(None)
        self._stop.set()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        self._writer.join()
        if self._watcher is not None:
            self._watcher.join()
        self._reader.shutdown()
        for connection in (self._reading, self._watching, self._writing):
            connection.close()

    # The writer thread ---------------------------------------------------------------------------

    def _write(self) -> None:
        going = True
        while going:
            group = [self._requests.get()]
            while len(group) < LARGEST_GROUP and not self._requests.empty():
                group.append(self._requests.get())
            going = None not in group
            requests = [request for request in group if request is not None]
            if requests:
                self._commit(requests)
                self._answer(requests)

    def _answer(self, requests: list[_Request]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[_Request]] = {}
        for request in requests:
            by_loop.setdefault(request.loop, []).append(request)
        for loop, waiting in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer_all, waiting)

    def _commit(self, requests: list[_Request]) -> None:
        """Store a group in one transaction. Nothing is stored before COMMIT."""
        try:
            self.check_place()
            if self._writing.in_transaction:  # an earlier rollback failed with the disk
                self._writing.execute("ROLLBACK")
            self._writing.execute("BEGIN IMMEDIATE")
            for request in requests:
                request.outcome = self._insert(request.batch) if request.batch else self._touch()
            self._writing.execute("COMMIT")
            self.commits += 1
            self.rows += sum(
                len(r.batch.rows) for r in requests if r.batch and isinstance(r.outcome, Appended)
            )
        except Exception as error:  # whatever it is, the writer must go on
            with contextlib.suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            for request in requests:
                request.outcome = StorageError(str(error))

    def _touch(self) -> Outcome:
        """Write a page that stays as it is: it goes to the disk with the transaction."""
        self._writing.execute(f"PRAGMA user_version={len(STEPS)}")
        return Appended()

    def _insert(self, batch: Batch) -> Outcome:
        first, last = batch.rows[0], batch.rows[-1]
        if last.client is not None:
            known = self._writing.execute(
                "SELECT number, fingerprint FROM log WHERE tbl=? AND client=?",
                (batch.table, last.client),
            ).fetchone()
            if known is not None:
                return Repeated(known[0]) if known[1] == last.fingerprint else Reused()
        head = self._writing.execute(
            "SELECT coalesce(max(number), 0) FROM log WHERE tbl=?", (batch.table,)
        ).fetchone()[0]
        if head + 1 != first.number:
            return Conflict(head)
        self._writing.executemany(
            "INSERT INTO log (tbl, number, body, private, client, fingerprint, topic)"
            " VALUES (?,?,?,?,?,?,?)",
            [
                (
                    batch.table,
                    row.number,
                    row.body,
                    row.private,
                    row.client,
                    row.fingerprint,
                    batch.topic if row is first else None,
                )
                for row in batch.rows
            ],
        )
        if batch.erase:
            self._writing.execute(
                "DELETE FROM log WHERE tbl=? AND number<?", (batch.table, first.number)
            )
        return Appended()

    # The reader and the watcher ------------------------------------------------------------------

    def _read(self, table: str, since: int) -> list[Row]:
        try:
            found = self._reading.execute(
                "SELECT number, body, private, client, fingerprint FROM log"
                " WHERE tbl=? AND number>? ORDER BY number",
                (table, since),
            ).fetchall()
        except sqlite3.Error as error:
            raise StorageError(str(error)) from None
        return [Row(*row) for row in found]

    def _tagged(self, topic: str, limit: int, skip: int) -> list[str]:
        try:
            found = self._reading.execute(
                "SELECT tbl FROM log WHERE topic=? ORDER BY place DESC LIMIT ? OFFSET ?",
                (topic, limit, skip),
            ).fetchall()
        except sqlite3.Error as error:
            raise StorageError(str(error)) from None
        return [row[0] for row in found]

    def _heads(self, after: str, limit: int) -> list[tuple[str, int, bytes]]:
        try:
            return self._reading.execute(
                "SELECT log.tbl, log.number, log.body FROM log JOIN"
                " (SELECT tbl, max(number) AS last FROM log WHERE tbl>? GROUP BY tbl"
                "  ORDER BY tbl LIMIT ?) found"
                " ON log.tbl=found.tbl AND log.number=found.last ORDER BY log.tbl",
                (after, limit),
            ).fetchall()
        except sqlite3.Error as error:
            raise StorageError(str(error)) from None

    def _latest_tables(self, limit: int) -> list[bytes]:
        try:
            found = self._reading.execute(
                "SELECT body FROM log WHERE number=1 AND tbl IN (SELECT DISTINCT tbl FROM"
                " (SELECT tbl FROM log ORDER BY place DESC LIMIT ?) LIMIT ?)",
                (10 * limit, limit),
            ).fetchall()
        except sqlite3.Error as error:
            raise StorageError(str(error)) from None
        return [row[0] for row in found]

    def _look(
        self, loop: asyncio.AbstractEventLoop, tell: Callable[[dict[str, int]], None], cursor: int
    ) -> None:
        """Poll the database's version, which any commit changes, and read the heads that moved."""
        version = -1
        while not self._stop.wait(POLL_SECONDS):
            try:
                now = self._watching.execute("PRAGMA data_version").fetchone()[0]
                if now == version:
                    continue
                found = self._watching.execute(NEWS, (cursor,)).fetchall()
                if self.on_commit is not None:
                    self.on_commit()
            except sqlite3.Error:
                continue  # busy or failing disk: the next look comes soon
            version = now
            if found:
                cursor = max(row[2] for row in found)
                if not loop.is_closed():
                    loop.call_soon_threadsafe(tell, {row[0]: row[1] for row in found})
