"""The audit log of operator actions, written before each action. With SQLite it is a file beside
the database.

With PostgreSQL it is a table, because operators of one site may work on several machines.
"""

from __future__ import annotations

import getpass
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from quayside.server.log import Log
from quayside.server.sqlite import SQLiteLog

if TYPE_CHECKING:
    from quayside.server.postgres_pool import PostgresPool

FILE_NAME = "audit.log"
WRITE = "INSERT INTO audit (entry) VALUES ($1)"
READ = "SELECT entry FROM audit ORDER BY place"


class Entry(msgspec.Struct, frozen=True):
    """An action that an operator did or tried."""

    time: str
    user: str
    do: str
    table: str
    why: str


class Audit(Protocol):
    """The storage of entries. Both methods raise `OSError` or `StorageError`."""

    async def write(self, do: str, table: str, why: str) -> None:
        """Store an entry durably."""

    async def read(self) -> list[Entry]:
        """Return all entries, the oldest first."""


class FileAudit:
    """Entries in a file, one JSON object a line."""

    def __init__(self, folder: Path) -> None:
        """Use the file in a data folder."""
        self._path = folder / FILE_NAME

    async def write(self, do: str, table: str, why: str) -> None:
        """Append an entry; see `Audit`."""
        await self.add(_encode(do, table, why))

    async def add(self, line: str) -> None:
        """Append an entry as it is stored."""
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        with os.fdopen(os.open(self._path, flags, 0o600), "ab") as file:
            file.write(line.encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    async def lines(self) -> list[str]:
        """Return all entries as they are stored."""
        return self._path.read_text("utf-8").splitlines() if self._path.exists() else []

    async def read(self) -> list[Entry]:
        """Return all entries; see `Audit`."""
        return [msgspec.json.decode(line, type=Entry) for line in await self.lines()]


class PostgresAudit:
    """Entries in a table of a PostgreSQL database."""

    def __init__(self, database: PostgresPool) -> None:
        """Use the connections of a log."""
        self._database = database

    async def write(self, do: str, table: str, why: str) -> None:
        """Insert an entry; see `Audit`."""
        await self._database.ask(WRITE, _encode(do, table, why))

    async def read(self) -> list[Entry]:
        """Return all entries; see `Audit`."""
        rows = await self._database.ask(READ)
        return [msgspec.json.decode(row["entry"], type=Entry) for row in rows]


def open_audit(log: Log, folder: Path) -> Audit:
    """Return the audit log that belongs to a log."""
    if isinstance(log, SQLiteLog):
        return FileAudit(folder)
    from quayside.server.postgres import PostgresLog

    assert isinstance(log, PostgresLog)
    return PostgresAudit(log.database)


def _encode(do: str, table: str, why: str) -> str:
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid())
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    return msgspec.json.encode(Entry(now, user, do, table, why)).decode()
