"""Moving tables between SQLite and PostgreSQL: nothing is lost, and that is checked."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.core.errors import InvalidSetup
from quayside.server import backup, retention
from quayside.server.audit import FileAudit
from quayside.server.log import Batch, Log, Row, WrongDatabase
from quayside.server.move_data import FileStore, Stored, move_data, shown
from quayside.server.sqlite import SQLiteLog
from quayside.server.storage import open_log
from tests.server.postgres import Cluster

TABLES = [f"t{number}" for number in range(30)]


def batches() -> list[Batch]:
    """Rows of all kinds, tables mixed, more than one part."""
    made = []
    for number in range(1, 111):
        for table in TABLES:
            private = b"\x00\xff secret" if number == 1 else None
            client, mark = (f"0/{number}", b"\x01") if number % 3 else (None, None)
            row = Row(number, f"{table} {number} é".encode(), private, client, mark)
            topic = "lobby" if number == 1 and table != "t7" else None
            made.append(Batch(table, (row,), topic))
    return made


def fill(log: Log) -> None:
    async def work() -> None:
        made = batches()
        for at in range(0, len(made), len(TABLES)):  # a table's rows follow each other
            await asyncio.gather(*map(log.append, made[at : at + len(TABLES)]))
        await log.close()

    asyncio.run(work())


def contents(log: Log) -> list[object]:
    async def work() -> list[object]:
        rows = [await log.read(table) for table in TABLES]
        found = [rows, await log.tagged("lobby", 100)]
        await log.close()
        return found

    return asyncio.run(work())


def test_there_and_back_again_everything_is_the_same(tmp_path: Path, postgres: Cluster) -> None:
    first, second, url = tmp_path / "first", tmp_path / "second", postgres.database()
    fill(open_log(None, first))
    with contextlib.closing(sqlite3.connect(first / "quayside.db")) as database:
        database.execute("UPDATE served SET ms=123456")
        database.commit()
    before = contents(open_log(None, first))
    said: list[str] = []
    move_data(str(first), url, tmp_path / "proof", said.append)
    assert contents(open_log(url, first)) == before
    move_data(url, str(second), tmp_path / "proof-2", said.append)
    assert contents(open_log(None, second)) == before
    assert "30 tables with 3300 events" in said[0]
    assert said[0].rpartition("sha256")[2] == said[1].rpartition("sha256")[2]
    proof = (tmp_path / "proof").read_text()
    assert proof == (tmp_path / "proof-2").read_text()
    assert proof.count(" 110 ") == 30
    assert backup.check(second / "quayside.db") == 3300
    with contextlib.closing(sqlite3.connect(second / "quayside.db")) as database:
        assert database.execute("SELECT ms FROM served").fetchone() == (123456,), "clocks go on"
    with pytest.raises(InvalidSetup, match="must be empty"):
        move_data(str(first), url)
    with pytest.raises(InvalidSetup, match="must be empty"):
        move_data(url, str(second))


def test_what_the_operator_did_goes_along(tmp_path: Path, postgres: Cluster) -> None:
    first, second, url = tmp_path / "first", tmp_path / "second", postgres.database()

    async def play() -> None:
        log = SQLiteLog(first / "quayside.db")
        for table in ("a" * 22, "b" * 22):
            await log.append(Batch(table, (Row(1, b'{"rules":1}'),)))
            await log.append(Batch(table, (Row(2, b'{"n":2,"rules":1}'),)))
        await FileAudit(first).write("remove", "a" * 22, "asked for by “Ada”")
        assert await retention.erase(log, "a" * 22, 2, b'{"rules":1}', "operator", 0)
        await log.close()

    asyncio.run(play())
    audit = (first / "audit.log").read_text("utf-8")
    assert len(audit.splitlines()) == 1
    for source, target in ((str(first), url), (url, str(second))):
        done = CliRunner().invoke(app, ["move-data", source, target])
        assert done.exit_code == 0, done.output
        assert "2 tables with 3 events, and 1 entries of the audit log" in done.output.replace(
            "\n", " "
        )
    assert (second / "audit.log").read_text("utf-8") == audit
    with pytest.raises(InvalidSetup, match="must be empty"):
        CliRunner().invoke(app, ["move-data", str(first), url], catch_exceptions=False)
    other = tmp_path / "other"
    other.mkdir()
    asyncio.run(FileAudit(other).write("show", "c" * 22, ""))
    with pytest.raises(InvalidSetup, match="has an audit log already"):
        move_data(url, str(other))
    assert backup.check(other / "quayside.db") == 0, "and nothing is half moved"


def test_a_running_server_is_refused(tmp_path: Path, postgres: Cluster) -> None:
    data, url = tmp_path / "data", postgres.database()
    fill(open_log(None, data))
    with backup.hold(data), pytest.raises(InvalidSetup, match="a server is running"):
        move_data(str(data), url)

    async def while_running() -> None:
        await log.check()
        try:
            with pytest.raises(InvalidSetup, match="is running"):
                await asyncio.to_thread(move_data, str(data), url)
        finally:
            await log.close()

    log = open_log(url, data)
    asyncio.run(while_running())


def test_a_row_that_is_lost_or_changed_on_the_way_is_found(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, url = tmp_path / "data", postgres.database()
    fill(open_log(url, data))
    add = FileStore.add

    async def lose(self: FileStore, rows: list[Stored]) -> None:
        await add(self, [row for row in rows if row[:2] != ("t3", 110)])

    async def change(self: FileStore, rows: list[Stored]) -> None:
        await add(self, [(*row[:6], "other") if row[:2] == ("t3", 1) else row for row in rows])

    for number, wrong in enumerate((lose, change)):
        monkeypatch.setattr(FileStore, "add", wrong)
        with pytest.raises(WrongDatabase, match="1 tables differ"):
            move_data(url, str(tmp_path / str(number)))


def test_a_gap_in_the_source_is_told_and_nothing_is_copied(
    tmp_path: Path, postgres: Cluster
) -> None:
    data, url = tmp_path / "data", postgres.database()
    fill(open_log(None, data))
    with contextlib.closing(sqlite3.connect(data / "quayside.db")) as database:
        database.execute("DELETE FROM log WHERE tbl='t5' AND number=50")
        database.commit()
    with pytest.raises(WrongDatabase, match="event 50 of table t5 is missing"):
        move_data(str(data), url)


def test_wrong_places_are_told(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match="there is no"):
        move_data(str(tmp_path / "nothing"), str(tmp_path / "new"))
    assert not (tmp_path / "nothing").exists()
    assert shown("postgresql://me:secret@here:5432/name") == "postgresql://here:5432/name"
