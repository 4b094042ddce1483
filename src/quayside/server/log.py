"""The interface of the event log, for any database.

A table is a sequence of rows numbered from 1 without gaps. Rows are only ever added. A storage
promises: when `append` answers `Appended`, the rows survive a crash of process and machine; of two
appends with the same number one is refused, even if they come from two processes; and an append
with a known client id is recognised instead of stored again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from quayside.core.errors import QuaysideError


@dataclass(frozen=True, slots=True)
class Row:
    """One event as it is stored."""

    number: int
    body: bytes
    """The public part, as JSON."""
    private: bytes | None = None
    """The private part, which is never sent (hashes of keys, the secret of the dice), as JSON."""
    client: str | None = None
    """Seat and client-made id of an action, with the last event that it made; unique in a table.
    Version 0.1 stored it with the first."""
    fingerprint: bytes | None = None
    """Hash of that action, to tell a repetition from another action under the same id."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows to be stored together or not at all; their numbers follow each other."""

    table: str
    rows: tuple[Row, ...]
    topic: str | None = None
    """A topic that finds the table, such as `lobby`."""
    erase: bool = False
    """Whether all earlier rows of the table are deleted together with storing these."""


@dataclass(frozen=True, slots=True)
class Appended:
    """Stored, and durable."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same action was stored before, as this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Reused:
    """The client id belongs to another action; nothing was stored."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The numbers do not follow the table's last one; nothing was stored."""

    head: int


Outcome: TypeAlias = Appended | Repeated | Reused | Conflict


class StorageError(Exception):
    """Nothing was stored, for a reason outside the game: disk full, read-only, busy."""


class Unconfirmed(StorageError):
    """The database was lost before it answered, so the rows may have been stored or not. The same
    append, repeated later, finds out."""


class WrongDatabase(QuaysideError):
    """The database belongs to another program or a newer version, or cannot be used."""


class Log(Protocol):
    """Storage of tables. All methods may be used by many tasks at once."""

    async def append(self, batch: Batch) -> Outcome:
        """Store rows durably; raises `StorageError`."""

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """Return a table's rows with numbers above `since`, rising; [] for an unknown table."""

    async def tagged(self, topic: str, limit: int, skip: int = 0) -> list[str]:
        """Return the newest tables with a topic, newest first, after the first `skip`."""

    async def latest_tables(self, limit: int) -> list[bytes]:
        """Return the bodies of the first rows of tables that had rows added lately."""

    async def heads(self, after: str, limit: int) -> list[tuple[str, int, bytes]]:
        """Return tables in the order of their ids, from the first one behind `after`, each with the
        number and body of its last row."""

    async def check(self) -> None:
        """Raise `StorageError` unless something could be read and stored durably now."""

    def watch(
        self, tell: Callable[[dict[str, int]], None], tables: Callable[[], Iterable[str]]
    ) -> None:
        """Call `tell` in the running loop with tables and their heads whenever any process has
        added rows. Wake-ups may be doubled or merged: the listener reads the log. A storage whose
        wake-ups can be lost compares the heads of `tables()`, those that the listener has in
        memory, from time to time."""

    async def close(self) -> None:
        """Complete pending work and close the database."""
