"""`quayside move-data`: copies all tables and the operator's audit log to another database, with a
proof that nothing was lost.

The target must be empty. All tables are added in one transaction. Afterwards both sides are read
again, table by table, and their counts and hashes are compared.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias
from urllib.parse import urlsplit

import msgspec

from quayside.core.errors import InvalidSetup
from quayside.server.audit import READ, WRITE, FileAudit
from quayside.server.backup import hold
from quayside.server.log import WrongDatabase
from quayside.server.settings import FILE_NAME
from quayside.server.sqlite import make_private, open_database
from quayside.server.storage import SCHEMES, database_of

CHUNK = 2_000
"""The number of rows read and written at a time."""
COLUMNS = ("tbl", "number", "body", "private", "client", "fingerprint", "topic")
SELECT = f"SELECT {', '.join(COLUMNS)} FROM log"
OTHERS = """
    SELECT count(*) FROM pg_stat_activity WHERE datname=current_database()
    AND application_name='quayside' AND pid<>pg_backend_pid()
"""
LOOKS = 20
Stored: TypeAlias = tuple[str, int, bytes, bytes | None, str | None, bytes | None, str | None]
"""A row of the log as both databases have it, in the order of `COLUMNS`."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The contents of a database: for each table the number of events and a hash of all stored
    data."""

    tables: dict[str, tuple[int, str]]
    audit: list[str]
    """The entries of the audit log."""

    @property
    def events(self) -> int:
        """The number of events of all tables."""
        return sum(count for count, _ in self.tables.values())

    def lines(self) -> list[str]:
        """Return a line for each table: id, number of events, hash."""
        return [f"{table} {count} {mark}" for table, (count, mark) in sorted(self.tables.items())]

    @property
    def digest(self) -> str:
        """One hash of all tables."""
        return hashlib.sha256("\n".join(self.lines()).encode()).hexdigest()


class Store(Protocol):
    """A database without other users."""

    def rows(self, *, by_table: bool) -> AsyncIterator[list[Stored]]:
        """Yield all rows in parts: table by table with ascending numbers, or in the order in which
        they were stored."""

    async def add(self, rows: list[Stored]) -> None:
        """Add rows to the transaction."""

    async def served(self) -> int:
        """Return the served time, from which the running clocks of tables are counted."""

    async def set_served(self, served: int) -> None:
        """Set the served time in the transaction."""

    async def audit(self) -> list[str]:
        """Return the entries of the audit log, the oldest first."""

    async def add_audit(self, entries: list[str]) -> None:
        """Add entries to the audit log."""

    async def commit(self) -> None:
        """Store what was added."""


class FileStore:
    """A SQLite file, and the audit log beside it."""

    def __init__(self, connection: sqlite3.Connection, folder: Path) -> None:
        """Use a connection that is in a transaction."""
        self._connection, self._folder = connection, folder

    async def rows(self, *, by_table: bool) -> AsyncIterator[list[Stored]]:
        """Yield all rows; see `Store`."""
        order = "tbl, number" if by_table else "place"
        cursor = self._connection.execute(f"{SELECT} ORDER BY {order}")
        while part := cursor.fetchmany(CHUNK):
            yield part

    async def add(self, rows: list[Stored]) -> None:
        """Add rows; see `Store`."""
        self._connection.executemany(
            f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES (?,?,?,?,?,?,?)", rows
        )

    async def served(self) -> int:
        """Return the served time; see `Store`."""
        return int(self._connection.execute("SELECT ms FROM served").fetchone()[0])

    async def set_served(self, served: int) -> None:
        """Set the served time; see `Store`."""
        self._connection.execute("UPDATE served SET ms=?", (served,))

    async def audit(self) -> list[str]:
        """Return the audit log; see `Store`."""
        return await FileAudit(self._folder).lines()

    async def add_audit(self, entries: list[str]) -> None:
        """Add to the audit log; see `Store`."""
        for entry in entries:
            await FileAudit(self._folder).add(entry)

    async def commit(self) -> None:
        """Commit; see `Store`."""
        self._connection.execute("COMMIT")


class PostgresStore:
    """A PostgreSQL database."""

    def __init__(self, connection: Any, transaction: Any) -> None:
        """Use a connection that is in a transaction."""
        self._connection, self._transaction = connection, transaction

    async def rows(self, *, by_table: bool) -> AsyncIterator[list[Stored]]:
        """Yield all rows; see `Store`."""
        order = 'tbl COLLATE "C", number' if by_table else "place"
        cursor = await self._connection.cursor(f"{SELECT} ORDER BY {order}")
        while part := await cursor.fetch(CHUNK):
            yield [tuple(row) for row in part]

    async def add(self, rows: list[Stored]) -> None:
        """Add rows; see `Store`."""
        await self._connection.copy_records_to_table(
            "log", records=rows, columns=COLUMNS, schema_name="quayside"
        )

    async def served(self) -> int:
        """Return the served time; see `Store`."""
        return int(await self._connection.fetchval("SELECT ms FROM served"))

    async def set_served(self, served: int) -> None:
        """Set the served time; see `Store`."""
        await self._connection.execute("UPDATE served SET ms=$1", served)

    async def audit(self) -> list[str]:
        """Return the audit log; see `Store`."""
        return [row["entry"] for row in await self._connection.fetch(READ)]

    async def add_audit(self, entries: list[str]) -> None:
        """Add to the audit log; see `Store`."""
        await self._connection.executemany(WRITE, [(entry,) for entry in entries])

    async def commit(self) -> None:
        """Commit; see `Store`."""
        await self._transaction.commit()


@contextlib.asynccontextmanager
async def open_store(place: str, *, is_source: bool) -> AsyncIterator[Store]:
    """Open a data folder or a PostgreSQL database exclusively, during a `with` block; raises
    `QuaysideError` or `OSError`."""
    opening = _open_database(place) if place.startswith(SCHEMES) else _open_file(place, is_source)
    async with opening as store:
        yield store


@contextlib.asynccontextmanager
async def _open_file(place: str, is_source: bool) -> AsyncIterator[Store]:
    path = Path(place) / FILE_NAME
    if is_source and not path.is_file():
        raise InvalidSetup(f"there is no {FILE_NAME} in {place}")
    with hold(Path(place), alone=True):
        make_private(path)
        with contextlib.closing(open_database(path)) as connection:
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield FileStore(connection, Path(place))
            except sqlite3.Error as error:
                raise WrongDatabase(f"{path} cannot be used: {error}") from None


@contextlib.asynccontextmanager
async def _open_database(place: str) -> AsyncIterator[Store]:
    url = database_of(place)
    assert url is not None
    import asyncpg

    from quayside.server.postgres_database import prepared

    async with prepared(url) as connection:
        for _ in range(LOOKS):  # a session that was closed is seen for a moment longer
            if not await connection.fetchval(OTHERS):
                break
            await asyncio.sleep(0.1)
        else:
            raise InvalidSetup(f"a server or worker is running on {shown(place)}")
        try:
            transaction = connection.transaction()
            await transaction.start()
            await connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            yield PostgresStore(connection, transaction)
        except asyncpg.PostgresError as error:
            raise WrongDatabase(f"{shown(place)} cannot be used: {error}") from None


def shown(place: str) -> str:
    """Return an address for printing: without a password."""
    if not place.startswith(SCHEMES):
        return place
    parts = urlsplit(place)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def prove(store: Store) -> Proof:
    """Read everything, and return counts and hashes; raises `WrongDatabase` for a gap."""
    tables: dict[str, tuple[int, str]] = {}
    table, first, count, mark = "", 1, 0, hashlib.sha256()
    async for part in store.rows(by_table=True):
        for row in part:
            if row[0] != table:
                table, count, mark = row[0], 0, hashlib.sha256()
                first = row[1] if _is_deletion(row) else 1
            if row[1] != first + count:
                raise WrongDatabase(f"event {first + count} of table {table} is missing")
            count += 1
            mark.update(_encode(row))
            tables[table] = (count, mark.hexdigest())
    return Proof(tables, await store.audit())


def _is_deletion(row: Stored) -> bool:
    """Return whether a row says that its table was deleted: nothing else is left of it."""
    try:
        found: bool = msgspec.json.decode(row[2])["what"]["kind"] == "deleted"
    except (msgspec.DecodeError, LookupError, TypeError):
        return False
    return found


def _encode(row: Stored) -> bytes:
    """Return a row as bytes that no other row has: each value with its length before it."""
    encoded = b""
    for value in row:
        if value is None:
            encoded += b"-"
            continue
        data = value if isinstance(value, bytes) else str(value).encode()
        encoded += b"%d:%s" % (len(data), data)
    return encoded


async def _move(source: str, target: str) -> Proof:
    async with open_store(source, is_source=True) as old:
        before = await prove(old)
        async with open_store(target, is_source=False) as new:
            async for _ in new.rows(by_table=False):
                raise InvalidSetup(f"{shown(target)} has tables already; it must be empty")
            if await new.audit():
                raise InvalidSetup(f"{shown(target)} has an audit log already; it must be empty")
            async for part in old.rows(by_table=False):
                await new.add(part)
            await new.set_served(await old.served())
            await new.add_audit(before.audit)
            await new.commit()
        async with open_store(target, is_source=True) as new:
            after = await prove(new)
    if before.audit != after.audit:
        raise WrongDatabase("the audit log differs after the copy; do not use the target")
    if before != after:
        differing = sum(
            before.tables.get(table) != after.tables.get(table)
            for table in before.tables.keys() | after.tables.keys()
        )
        raise WrongDatabase(f"{differing} tables differ after the copy; do not use the target")
    return after


def move_data(
    source: str, target: str, proof: Path | None = None, out: Callable[[str], object] = print
) -> None:
    """Copy all tables, compare both sides, and report the result. Places are data folders or
    addresses of PostgreSQL databases; `proof` is a file for one line for each table. Raises
    `QuaysideError` or `OSError`."""
    moved = asyncio.run(_move(source, target))
    if proof is not None:
        proof.write_text("".join(f"{line}\n" for line in moved.lines()))
    out(
        f"{len(moved.tables)} tables with {moved.events} events, and {len(moved.audit)} entries of"
        f" the audit log, are in {shown(target)}. Read again on both sides, they are equal:"
        f" sha256 {moved.digest}"
    )
