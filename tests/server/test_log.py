"""The log: durable, numbered without gaps, each action once, whoever writes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from quayside.core.errors import InvalidSetup
from quayside.server import backup as keeping
from quayside.server import sqlite
from quayside.server.log import (
    Appended,
    Batch,
    Conflict,
    Log,
    Repeated,
    Reused,
    Row,
    StorageError,
    WrongDatabase,
)
from quayside.server.migrations import STEPS
from quayside.server.postgres import PostgresLog
from quayside.server.postgres_database import prepare
from quayside.server.postgres_pool import PostgresPool
from quayside.server.sqlite import SQLiteLog
from quayside.server.wakeups_postgres import postgres_bus
from tests.server.postgres import Cluster

Open = Callable[[], Log]


def batch(number: int, client: str | None = None, mark: bytes = b"", table: str = "t") -> Batch:
    return Batch(table, (Row(number, b'{"n":%d}' % number, None, client, mark),))


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """What opens logs on one new database, of each kind."""
    if request.param == "sqlite":
        return lambda: SQLiteLog(tmp_path / "quayside.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    url = cluster.database()

    prepare(url)
    return lambda: PostgresLog(PostgresPool(url), postgres_bus(url))


def with_logs(opened: Open, work: Callable[..., Awaitable[None]], count: int = 1) -> None:
    """Do some work with logs on one database."""

    async def run() -> None:
        logs = [opened() for _ in range(count)]
        try:
            await work(*logs)
        finally:
            for log in logs:
                await log.close()

    asyncio.run(run())


def with_log(path: Path, work: Callable[[SQLiteLog], Awaitable[None]]) -> None:
    async def run() -> None:
        log = SQLiteLog(path / "quayside.db")
        try:
            await work(log)
        finally:
            await log.close()

    asyncio.run(run())


def test_rows_come_back_as_they_were_stored(opened: Open) -> None:
    async def work(log: Log) -> None:
        rows = (Row(1, b"one", b"secret", "0/a", b"f"), Row(2, b"two"))
        assert await log.append(Batch("t", rows, "lobby")) == Appended()
        assert await log.read("t") == list(rows)
        assert await log.read("t", 1) == [rows[1]]
        assert await log.read("other") == []
        assert await log.tagged("lobby", 5) == ["t"]

    with_logs(opened, work)


def test_numbers_have_no_gap_and_no_double(opened: Open) -> None:
    async def work(log: Log) -> None:
        assert await log.append(batch(2)) == Conflict(0)
        assert await log.append(batch(1)) == Appended()
        assert await log.append(batch(1)) == Conflict(1)
        assert await log.append(batch(3)) == Conflict(1)

    with_logs(opened, work)


def test_a_repeated_action_is_recognised_and_another_under_its_id_refused(opened: Open) -> None:
    async def work(log: Log) -> None:
        assert await log.append(batch(1, "0/a", b"x")) == Appended()
        assert await log.append(batch(2, "0/b", b"y")) == Appended()
        assert await log.append(batch(1, "0/a", b"x")) == Repeated(1)
        assert await log.append(batch(3, "0/a", b"x")) == Repeated(1)
        assert await log.append(batch(3, "0/a", b"other")) == Reused()
        assert len(await log.read("t")) == 2

    with_logs(opened, work)


def test_what_comes_last_is_found_first(opened: Open) -> None:
    async def work(log: Log) -> None:
        for name in "abc":
            rows = (Row(1, name.encode()), Row(2, b"more"))
            assert await log.append(Batch(name, rows, "lobby")) == Appended()
        await log.append(batch(1, table="unlisted"))
        assert await log.tagged("lobby", 2) == ["c", "b"]
        assert await log.tagged("lobby", 2, 2) == ["a"]
        assert sorted(await log.latest_tables(10)) == sorted([b"a", b"b", b"c", b'{"n":1}'])
        assert await log.append(batch(3, table="a")) == Appended()
        await log.check()

    with_logs(opened, work)


def test_two_logs_on_one_database_contest_every_number_and_one_wins(opened: Open) -> None:
    """Core rule: the database decides, so two processes cannot both be right."""

    async def work(one: Log, two: Log) -> None:
        for number in range(1, 101):
            outcomes = await asyncio.gather(
                one.append(batch(number, f"0/{number}")), two.append(batch(number, f"1/{number}"))
            )
            assert sorted(type(o).__name__ for o in outcomes) == ["Appended", "Conflict"]
        rows = await two.read("t")
        assert [row.number for row in rows] == list(range(1, 101))

    with_logs(opened, work, 2)


def test_one_action_that_comes_to_two_logs_at_once_is_stored_once(opened: Open) -> None:
    async def work(one: Log, two: Log) -> None:
        for number in range(1, 51):
            both = batch(number, f"0/{number}", b"same")
            outcomes = await asyncio.gather(one.append(both), two.append(both))
            assert sorted(map(str, outcomes)) == ["Appended()", f"Repeated(number={number})"]
        assert len(await one.read("t")) == 50

    with_logs(opened, work, 2)


def test_rows_of_one_batch_are_stored_together_or_not_at_all(opened: Open) -> None:
    async def work(one: Log, two: Log) -> None:
        for number in range(1, 61, 2):
            pair = Batch("t", (Row(number, b"pair"), Row(number + 1, b"pair")))
            single = Batch("t", (Row(number, b"single"),))
            outcomes = await asyncio.gather(one.append(pair), two.append(single))
            assert sorted(type(o).__name__ for o in outcomes) == ["Appended", "Conflict"]
            if isinstance(outcomes[1], Appended):
                await one.append(Batch("t", (Row(number + 1, b"next"),)))
        rows = await two.read("t")
        assert [row.number for row in rows] == list(range(1, 61))
        for first, second in zip(rows[::2], rows[1::2], strict=True):
            assert (first.body, second.body) in ((b"pair", b"pair"), (b"single", b"next"))

    with_logs(opened, work, 2)


def test_each_log_hears_of_the_other_ones_rows(opened: Open) -> None:
    async def work(one: Log, two: Log) -> None:
        heard: asyncio.Queue[dict[str, int]] = asyncio.Queue()
        two.watch(heard.put_nowait, list)
        one.watch(lambda heads: None, list)
        await one.append(batch(1))
        found: dict[str, int] = {}
        while found != {"t": 1}:
            found |= await asyncio.wait_for(heard.get(), 10)
        await asyncio.gather(one.append(batch(2)), one.append(batch(1, table="u")))
        while found != {"t": 2, "u": 1}:
            found |= await asyncio.wait_for(heard.get(), 10)

    with_logs(opened, work, 2)


def test_no_query_reads_the_whole_file(tmp_path: Path) -> None:
    """Else every action takes longer the more games were played."""
    asked: set[str] = set()

    async def work() -> None:
        log = SQLiteLog(tmp_path / "quayside.db")
        connections = (log._reading, log._watching, log._writing)
        for connection in connections:
            connection.set_trace_callback(asked.add)
        heard = asyncio.Event()
        log.watch(lambda _: heard.set(), lambda: [])
        await log.append(Batch("t", (Row(1, b"{}"),), topic="listed"))
        await log.append(batch(2, "a", b"mark"))
        await log.append(batch(2, "a", b"mark"))
        await heard.wait()
        await log.read("t", 1)
        await log.tagged("listed", 10)
        await log.heads("", 10)
        await log.latest_tables(10)
        await log.close()

    asyncio.run(asyncio.wait_for(work(), 60))
    selects = {text for text in asked if text.lstrip().startswith("SELECT")}
    assert len(selects) >= 7
    with contextlib.closing(sqlite3.connect(tmp_path / "quayside.db")) as database:
        for text in selects:
            plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {text}")]
            is_limited = "ORDER BY place DESC LIMIT" in text
            assert is_limited or not any(step.startswith("SCAN log") for step in plan), text


def test_many_appends_share_commits(tmp_path: Path) -> None:
    async def work(log: SQLiteLog) -> None:
        batches = [batch(1, table=f"t{i}") for i in range(2000)]
        outcomes = await asyncio.gather(*map(log.append, batches))
        assert outcomes == [Appended()] * 2000
        assert log.rows == 2000
        assert log.commits < 200

    with_log(tmp_path, work)


def test_a_full_disk_acknowledges_nothing_and_passes_without_restart(tmp_path: Path) -> None:
    async def work(log: SQLiteLog) -> None:
        assert await log.append(batch(1)) == Appended()
        pages = log._writing.execute("PRAGMA page_count").fetchone()[0]
        log._writing.execute(f"PRAGMA max_page_count={pages}")
        big = Batch("t", (Row(2, b"x" * 100_000, None, "0/a", b""),))
        with pytest.raises(StorageError, match="full"):
            await log.append(big)
        assert [row.number for row in await log.read("t")] == [1]
        log._writing.execute("PRAGMA max_page_count=1000000")
        assert await log.append(big) == Appended()

    with_log(tmp_path, work)


def test_a_read_only_database_acknowledges_nothing_and_passes_without_restart(
    tmp_path: Path,
) -> None:
    async def work(log: SQLiteLog) -> None:
        log._writing.execute("PRAGMA query_only=ON")
        with pytest.raises(StorageError, match="readonly"):
            await log.append(batch(1))
        assert await log.read("t") == []
        log._writing.execute("PRAGMA query_only=OFF")
        assert await log.append(batch(1)) == Appended()

    with_log(tmp_path, work)


def test_a_commit_reaches_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def work(log: SQLiteLog) -> None:
        for connection in (log._writing, log._reading):
            assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
            assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"

    with_log(tmp_path, work)


def test_a_newer_or_foreign_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "quayside.db"
    for statement, reason in (
        (f"PRAGMA user_version={len(STEPS) + 1}", "newer"),
        ("CREATE TABLE other (x)", "another program"),
    ):
        path.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(path)) as database:
            database.execute(statement)
            database.commit()
        before = path.read_bytes()
        with pytest.raises(WrongDatabase, match=reason):
            SQLiteLog(path)
        assert path.read_bytes() == before
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(WrongDatabase):
        SQLiteLog(path)


def test_an_older_database_is_brought_up_to_date_or_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def store(log: SQLiteLog) -> None:
        await log.append(batch(1))

    async def look(log: SQLiteLog) -> None:
        assert [row.number for row in await log.read("t")] == [1]
        assert log._reading.execute("PRAGMA user_version").fetchone()[0] == len(STEPS) + 1
        assert log._reading.execute("SELECT count(*) FROM more").fetchone()[0] == 1

    with_log(tmp_path, store)

    def grow(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE more (x)")
        connection.execute("INSERT INTO more VALUES (1)")

    def fail(connection: sqlite3.Connection) -> None:
        grow(connection)
        connection.execute("INSERT INTO nowhere VALUES (1)")

    monkeypatch.setattr(sqlite, "STEPS", (*STEPS, fail))
    with pytest.raises(WrongDatabase, match="nowhere"):
        SQLiteLog(tmp_path / "quayside.db")
    monkeypatch.setattr(sqlite, "STEPS", (*STEPS, grow))
    with_log(tmp_path, look)
    with_log(tmp_path, look)
    monkeypatch.setattr(sqlite, "STEPS", STEPS)
    with pytest.raises(WrongDatabase, match="newer"):
        SQLiteLog(tmp_path / "quayside.db")


def test_whatever_goes_wrong_in_a_commit_the_log_goes_on(opened: Open) -> None:
    """A row that the database cannot even take, such as text that is no text."""

    async def work(log: Log) -> None:
        with pytest.raises(StorageError):
            await log.append(batch(1, table="\ud800"))
        assert await log.append(batch(1)) == Appended()

    with_logs(opened, work)


def test_backup_while_running_and_restore(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"

    async def work(log: SQLiteLog) -> None:
        await log.append(batch(1))
        assert keeping.backup(copy, data) == 1
        await log.append(batch(2))

    with_log(data, work)
    with pytest.raises(InvalidSetup, match="already exists"):
        keeping.backup(copy, data)
    with keeping.hold(data), pytest.raises(InvalidSetup, match="a server is running"):
        keeping.restore(copy, data)
    assert keeping.restore(copy, data) == 1
    assert keeping.check(data / "quayside.db.before") == 2
    assert keeping.restore(copy, data) == 1
    assert keeping.check(data / "quayside.db.before") == 2, "a second restore keeps the first copy"
    assert keeping.check(data / "quayside.db.before-2") == 1

    async def look(log: SQLiteLog) -> None:
        assert [row.number for row in await log.read("t")] == [1]
        assert await log.append(batch(2)) == Appended()

    with_log(data, look)


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"SQLite format 3\0" + b"\xff" * 4000)
    with pytest.raises(WrongDatabase):
        keeping.restore(bad, tmp_path / "data")
