"""What an operator does to tables, with an audit log. Servers may run meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import json
import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from quayside.core.errors import InvalidSetup
from quayside.core.folders import data_folder
from quayside.server import decide, retention, wire
from quayside.server import protocol as m
from quayside.server.log import Appended, Row
from quayside.server.settings import FILE_NAME
from quayside.server.sqlite import SQLiteLog
from quayside.server.table import Table, replay

AUDIT_NAME = "audit.log"
PAGE = 500


@dataclass(frozen=True)
class Line:
    """A table in the list: its id, the number and time of its last event, and what that was."""

    table: str
    head: int
    time: int
    what: str


def audit(folder: Path, do: str, table: str, why: str) -> None:
    """Write down durably what an operator does, before it is done: one JSON object a line."""
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid())
    line = json.dumps({"time": now, "user": user, "do": do, "table": table, "why": why})
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    with os.fdopen(os.open(folder / AUDIT_NAME, flags, 0o600), "a") as file:
        file.write(f"{line}\n")
        file.flush()
        os.fsync(file.fileno())


@contextlib.asynccontextmanager
async def _open_log(folder: Path) -> AsyncIterator[SQLiteLog]:
    if not (folder / FILE_NAME).exists():
        raise InvalidSetup(f"there is no {folder / FILE_NAME}; name the folder with --data")
    log = SQLiteLog(folder / FILE_NAME)
    try:
        yield log
    finally:
        await log.close()


def list_tables(data: Path | None = None) -> list[Line]:
    """Return all tables, the one with the latest event first."""

    async def run() -> list[Line]:
        lines, after = [], ""
        async with _open_log(data or data_folder()) as log:
            while found := await log.heads(after, PAGE):
                after = found[-1][0]
                for table, head, body in found:
                    event = msgspec.json.decode(body)
                    lines.append(Line(table, head, event["time"], event["what"]["kind"]))
        return sorted(lines, key=lambda line: line.time, reverse=True)

    return asyncio.run(run())


def show_table(name: str, data: Path | None = None) -> m.TableView:
    """Return a table, given by its id or the beginning of it, as everybody sees it."""

    async def run() -> m.TableView:
        async with _open_log(data or data_folder()) as log:
            return wire.table_view((await _find(log, name))[0])

    return asyncio.run(run())


def close_table(name: str, why: str, data: Path | None = None) -> str:
    """End a table's game: nobody has won. Return the table's id."""

    async def run(folder: Path) -> str:
        async with _open_log(folder) as log:
            table, _ = await _find(log, name)
            drafts = decide.close(table)
            audit(folder, "close", table.id, why)
            batch, _state = decide.batch_of(table, drafts, _now(), None, None)
            if not isinstance(await log.append(batch), Appended):
                raise InvalidSetup("something has just happened at the table; try again")
            return table.id

    return asyncio.run(run(data or data_folder()))


def remove_table(name: str, why: str, data: Path | None = None) -> str:
    """Delete a table with all that happened there. Return the table's id."""

    async def run(folder: Path) -> str:
        async with _open_log(folder) as log:
            table, last = await _find(log, name)
            audit(folder, "remove", table.id, why)
            if not await retention.erase(log, table.id, last.number, last.body, "operator", _now()):
                raise InvalidSetup("something has just happened at the table; try again")
            return table.id

    return asyncio.run(run(data or data_folder()))


def _now() -> int:
    return time.time_ns() // 1_000_000


async def _find(log: SQLiteLog, name: str) -> tuple[Table, Row]:
    """Return the only table whose id begins with a text, and its last row."""
    # Ids have 22 characters, so none lies between a shorter beginning and its first table.
    found = [row for row in await log.heads(_before(name), 2) if row[0].startswith(name)]
    if len(found) != 1:
        many = "several tables begin" if found else "no table begins"
        raise InvalidSetup(f"{many} with {name!r}; 'quayside admin list' shows them")
    rows = await log.read(found[0][0])
    return replay(found[0][0], rows), rows[-1]


def _before(name: str) -> str:
    """Return a text right before all that begin with a name, in the order of the database."""
    return name[:-1] + chr(ord(name[-1]) - 1) + "\U0010ffff" if name else ""
