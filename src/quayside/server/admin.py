"""Operator commands for tables, with an audit log. They work while servers run."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from quayside.core.errors import InvalidSetup
from quayside.core.folders import data_folder
from quayside.server import decide, retention, wire
from quayside.server import protocol as m
from quayside.server.audit import Audit, Entry, open_audit
from quayside.server.log import Appended, Log, Row, StorageError
from quayside.server.settings import FILE_NAME
from quayside.server.storage import database_of, open_log
from quayside.server.table import Table, replay

PAGE = 500
T = TypeVar("T")


@dataclass(frozen=True)
class Line:
    """A table in the list: its id, and the number, time and kind of its last event."""

    table: str
    head: int
    time: int
    what: str


@dataclass(frozen=True)
class Site:
    """The storage of the tables: a data folder or a PostgreSQL database."""

    data: Path | None = None
    database: str | None = None

    def run(self, work: Callable[[Log, Audit], Awaitable[T]]) -> T:
        """Run a function on the log and the audit log of the site; raises `QuaysideError`."""
        folder, database = self.data or data_folder(), database_of(self.database)
        if database is None and not (folder / FILE_NAME).exists():
            raise InvalidSetup(f"there is no {folder / FILE_NAME}; name the folder with --data")
        log = open_log(database, folder)

        async def run() -> T:
            try:
                return await work(log, open_audit(log, folder))
            except StorageError as error:
                raise InvalidSetup(f"the database cannot be used: {error}") from None
            finally:
                await log.close()

        return asyncio.run(run())


def list_tables(site: Site) -> list[Line]:
    """Return all tables, the one with the latest event first."""

    async def run(log: Log, _: Audit) -> list[Line]:
        lines, after = [], ""
        while found := await log.heads(after, PAGE):
            after = found[-1][0]
            for table, head, body in found:
                event = msgspec.json.decode(body)
                lines.append(Line(table, head, event["time"], event["what"]["kind"]))
        return sorted(lines, key=lambda line: line.time, reverse=True)

    return site.run(run)


def show_table(site: Site, name: str) -> m.TableView:
    """Return the public view of a table, given by its id or a prefix of it."""

    async def run(log: Log, _: Audit) -> m.TableView:
        return wire.table_view((await _find(log, name))[0])

    return site.run(run)


def close_table(site: Site, name: str, why: str) -> str:
    """End a table's game without a winner. Return the table's id."""

    async def run(log: Log, audit: Audit) -> str:
        table, _ = await _find(log, name)
        drafts = decide.close(table)
        await audit.write("close", table.id, why)
        batch, _state = decide.batch_of(table, drafts, _now(), None, None)
        if not isinstance(await log.append(batch), Appended):
            raise InvalidSetup("something has just happened at the table; try again")
        return table.id

    return site.run(run)


def remove_table(site: Site, name: str, why: str) -> str:
    """Delete a table with its whole history. Return the table's id."""

    async def run(log: Log, audit: Audit) -> str:
        table, last = await _find(log, name)
        await audit.write("remove", table.id, why)
        if not await retention.erase(log, table.id, last.number, last.body, "operator", _now()):
            raise InvalidSetup("something has just happened at the table; try again")
        return table.id

    return site.run(run)


def read_audit(site: Site) -> list[Entry]:
    """Return the audit log, the oldest entry first."""

    async def run(_: Log, audit: Audit) -> list[Entry]:
        return await audit.read()

    return site.run(run)


def _now() -> int:
    return time.time_ns() // 1_000_000


async def _find(log: Log, name: str) -> tuple[Table, Row]:
    """Return the only table whose id begins with a text, and its last row."""
    # Ids have 22 characters, so no id lies between a shorter prefix and its first table.
    found = [row for row in await log.heads(_before(name), 2) if row[0].startswith(name)]
    if len(found) != 1:
        many = "several tables begin" if found else "no table begins"
        raise InvalidSetup(f"{many} with {name!r}; 'quayside tables list' shows them")
    rows = await log.read(found[0][0])
    return replay(found[0][0], rows), rows[-1]


def _before(name: str) -> str:
    """Return a text that sorts directly before all texts with a prefix, in the order of the
    database."""
    return name[:-1] + chr(ord(name[-1]) - 1) + "\U0010ffff" if name else ""
