"""The log in PostgreSQL: what it does that a file does not. tests/server/test_log.py has what both
must do."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from quayside.core.errors import InvalidSetup
from quayside.server import postgres_database, postgres_pool, wakeups
from quayside.server.log import (
    Appended,
    Batch,
    Conflict,
    Repeated,
    Row,
    StorageError,
    Unconfirmed,
    WrongDatabase,
)
from quayside.server.postgres import PostgresLog
from quayside.server.postgres_database import STEPS, prepare, prepared
from quayside.server.postgres_pool import PostgresPool
from quayside.server.storage import VARIABLE, database_of, open_log
from quayside.server.wakeups_postgres import PostgresTransport, postgres_bus
from tests.server.postgres import Cluster


def batch(number: int, client: str | None = None, table: str = "t") -> Batch:
    return Batch(table, (Row(number, b'{"n":%d}' % number, None, client, b""),))


@pytest.fixture
def url(postgres: Cluster) -> str:
    found = postgres.database()
    prepare(found)
    return found


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(timed())


def log_on(url: str) -> PostgresLog:
    return PostgresLog(PostgresPool(url), postgres_bus(url))


class Proxy:
    """A network between a program and PostgreSQL that can fail in the ways of a real one."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self.cut_answers = False
        """Whether connections break when PostgreSQL answers."""
        self.refuse = False
        """Whether new connections are refused."""
        self.silent: set[asyncio.StreamWriter] = set()
        """Connections over which nothing comes any more."""
        self.port = 0

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()

    def silence(self) -> None:
        """Let nothing through on the connections of now; nobody is told."""
        self.silent |= self._writers

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuse:
            writer.transport.abort()
            return
        back, forth = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers |= {writer, forth}
        with contextlib.suppress(OSError):
            await asyncio.gather(self._pass(reader, forth, False), self._pass(back, writer, True))
        for one in (writer, forth):
            one.transport.abort()
            self._writers.discard(one)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool
    ) -> None:
        while data := await reader.read(65536):
            if writer in self.silent:
                continue
            if answers and self.cut_answers:
                raise ConnectionResetError
            writer.write(data)
        raise ConnectionResetError


def through(proxy: Proxy, url: str) -> str:
    return f"postgresql://quayside@127.0.0.1:{proxy.port}/{url.rpartition('/')[2]}"


# Choosing a database -----------------------------------------------------------------------------


def test_a_database_is_named_on_the_command_line_or_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert database_of(None) is None
    monkeypatch.setenv(VARIABLE, "postgresql://here/one")
    assert database_of(None) == "postgresql://here/one"
    assert database_of("postgres://here/two") == "postgres://here/two"
    with pytest.raises(InvalidSetup, match="--data"):
        database_of("some/file.db")


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(InvalidSetup, match=r"pip install 'quayside\[postgresql\]'"):
        database_of("postgresql://here/one")


def test_a_database_that_cannot_be_reached_is_one_line(postgres: Cluster, tmp_path: Path) -> None:
    with pytest.raises(WrongDatabase, match=r"cannot be reached.*nowhere"):
        open_log(postgres.url("nowhere"), tmp_path)
    with pytest.raises(WrongDatabase, match="cannot be reached"):
        open_log("postgresql://quayside@127.0.0.1:1/one", tmp_path)
    with pytest.raises(InvalidSetup, match="cannot be read"):
        open_log("postgresql://quayside@127.0.0.1:port/one", tmp_path)


# The schema --------------------------------------------------------------------------------------


def test_a_newer_or_foreign_database_is_refused_untouched(postgres: Cluster) -> None:
    foreign = postgres.database()
    postgres.execute("CREATE SCHEMA quayside CREATE TABLE boats (x int)", foreign)
    with pytest.raises(WrongDatabase, match="another program"):
        prepare(foreign)
    newer = postgres.database()
    prepare(newer)
    postgres.execute(f"UPDATE quayside.version SET number={len(STEPS) + 1}", newer)
    with pytest.raises(WrongDatabase, match="newer"):
        prepare(newer)


def test_processes_that_start_at_the_same_time_migrate_once(postgres: Cluster) -> None:
    url = postgres.database()

    async def start() -> None:
        async with prepared(url) as connection:
            assert await connection.fetchval("SELECT count(*) FROM version") == 1

    async def work() -> None:
        await asyncio.gather(*(start() for _ in range(8)))

    run(work)


def test_a_migration_is_done_whole_or_not_at_all(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()
    prepare(url)
    failing = (*STEPS, "CREATE TABLE more (x int)", "INSERT INTO nowhere VALUES (1)")
    monkeypatch.setattr(postgres_database, "STEPS", failing)
    with pytest.raises(WrongDatabase, match="nowhere"):
        prepare(url)
    monkeypatch.setattr(postgres_database, "STEPS", failing[:-1])
    prepare(url)
    prepare(url)
    monkeypatch.setattr(postgres_database, "STEPS", STEPS)
    with pytest.raises(WrongDatabase, match="newer"):
        prepare(url)


def test_a_commit_reaches_the_disk_before_it_is_acknowledged(postgres: Cluster) -> None:
    """Whatever the database's own default is."""
    url = postgres.database()
    name = url.rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit=off", url)

    async def work() -> None:
        async with prepared(url) as connection:
            assert await connection.fetchval("SHOW synchronous_commit") == "on"
            assert await connection.fetchval("SHOW transaction_isolation") == "read committed"

    run(work)


# Order -------------------------------------------------------------------------------------------


def test_four_connections_contest_every_number(url: str) -> None:
    async def work() -> None:
        logs = [log_on(url) for _ in range(4)]
        for number in range(1, 151):
            outcomes = await asyncio.gather(
                *(log.append(batch(number, f"{i}/{number}")) for i, log in enumerate(logs))
            )
            assert sum(outcome == Appended() for outcome in outcomes) == 1
            assert all(isinstance(outcome, Appended | Conflict) for outcome in outcomes)
        assert [row.number for row in await logs[0].read("t")] == list(range(1, 151))
        await asyncio.gather(*(log.close() for log in logs))

    run(work)


def test_nothing_leaves_reference_cycles(url: str) -> None:
    """The server collects only the youngest objects while it is in use; see test_garbage.py."""

    async def work() -> None:
        one, two = log_on(url), log_on(url)
        one.watch(lambda heads: None, lambda: ["t"])

        async def use(number: int) -> None:
            await asyncio.gather(
                one.append(batch(number, f"0/{number}")), two.append(batch(number, f"1/{number}"))
            )
            await one.append(batch(number, f"0/{number}"))
            await two.read("t", number - 1)
            await one.tagged("lobby", 5)
            await one.heads_of(["t"])

        await use(1)
        gc.collect()
        gc.disable()
        try:
            for number in range(2, 30):
                await use(number)
            assert gc.collect() == 0
        finally:
            gc.enable()
        await one.close()
        await two.close()

    run(work)


# A database that fails ---------------------------------------------------------------------------


def test_a_read_only_database_acknowledges_nothing_and_passes_without_restart(
    postgres: Cluster, url: str
) -> None:
    name = url.rpartition("/")[2]
    change = f"ALTER DATABASE {name} SET default_transaction_read_only="
    end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname='{name}'"

    async def work() -> None:
        log = log_on(url)
        assert await log.append(batch(1)) == Appended()
        admin = await asyncpg.connect(postgres.url("postgres"))
        await admin.execute(change + "on")
        await admin.execute(end)
        with pytest.raises(StorageError, match="read-only"):
            await log.append(batch(2))
        with pytest.raises(StorageError, match="read-only"):
            await log.check()
        assert [row.number for row in await log.read("t")] == [1]
        await admin.execute(change + "off")
        await admin.execute(end)
        assert await log.append(batch(2)) == Appended()
        await log.check()
        await admin.close()
        await log.close()

    run(work)


def test_an_append_whose_answer_was_lost_is_stored_once(url: str, postgres: Cluster) -> None:
    async def work() -> None:
        async with Proxy(postgres.port) as proxy:
            log = log_on(through(proxy, url))
            assert await log.append(batch(1, "0/a")) == Appended()
            proxy.cut_answers = True
            sending = asyncio.create_task(log.append(batch(2, "0/b")))
            other = log_on(url)
            while len(await other.read("t")) < 2:
                await asyncio.sleep(0.01)
            proxy.cut_answers = False
            assert await sending == Repeated(2)
            assert [row.number for row in await log.read("t")] == [1, 2]
            await log.close()
            await other.close()

    run(work)


def test_an_append_that_nobody_confirms_is_told_as_such(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_pool, "BUSY_SECONDS", 0.5)

    async def work() -> None:
        async with Proxy(postgres.port) as proxy:
            log = log_on(through(proxy, url))
            assert await log.append(batch(1, "0/a")) == Appended()
            proxy.refuse = proxy.cut_answers = True
            with pytest.raises(Unconfirmed):
                await log.append(batch(2, "0/b"))
            with pytest.raises(StorageError) as refused:
                await log.append(batch(3, "0/c"))
            assert not isinstance(refused.value, Unconfirmed), "it was never sent"
            proxy.refuse = proxy.cut_answers = False
            assert await log.append(batch(2, "0/b")) == Repeated(2)
            await log.close()

    run(work)


# Wake-ups ----------------------------------------------------------------------------------------


def test_a_lost_wake_up_is_made_up_for(url: str) -> None:
    """The process that stored the row ended before it told anybody."""

    async def work() -> None:
        silent, log = log_on(url), log_on(url)
        heard: asyncio.Queue[dict[str, int]] = asyncio.Queue()
        log.watch(heard.put_nowait, lambda: ["t", "unknown"])
        await silent.append(batch(1))  # its bus was never started
        assert await heard.get() == {"t": 1}
        await silent.close()
        await log.close()

    run(work)


async def _hear_again(log: PostgresLog, url: str, fail: Callable[[], Awaitable[None]]) -> None:
    """Let the connection for wake-ups fail, and see that a new one hears."""
    heard: asyncio.Queue[dict[str, int]] = asyncio.Queue()
    log.watch(heard.put_nowait, list)
    bus, other = log.bus, log_on(url)
    other.watch(lambda heads: None, list)
    await other.append(batch(1))
    assert await heard.get() == {"t": 1}
    await fail()
    while bus.connections < 2:
        await asyncio.sleep(0.01)
    await other.append(batch(2))
    assert await heard.get() == {"t": 2}
    await other.close()
    await log.close()


def test_a_connection_that_dies_silently_is_noticed(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wakeups, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(wakeups, "REPLY_SECONDS", 2.0)

    async def work() -> None:
        async with Proxy(postgres.port) as proxy:

            async def fail() -> None:
                proxy.silence()

            await _hear_again(log_on(through(proxy, url)), url, fail)

    run(work)


def test_a_connection_that_answers_but_no_longer_listens_is_noticed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wakeups, "HEARTBEAT_SECONDS", 0.1)

    async def work() -> None:
        log = log_on(url)

        async def fail() -> None:
            transport = log.bus._transport
            assert isinstance(transport, PostgresTransport)
            while True:
                # Between two words of the bus itself, which uses the connection too.
                with contextlib.suppress(asyncpg.InterfaceError):
                    await transport.connection.execute("UNLISTEN *")
                    return

        await _hear_again(log, url, fail)

    run(work)


def test_words_are_sent_once_and_in_parts_that_postgresql_takes() -> None:
    outbox = wakeups.Outbox()
    words = [f"table{number:04}:{number}" for number in range(2000)]
    for word in [*words, *words]:
        outbox.add("one", word)
    outbox.add("two", "word")
    texts = outbox.take()
    assert all(len(text) <= wakeups.MOST_BYTES for _, text in texts)
    assert " ".join(text for channel, text in texts if channel == "one").split() == words
    assert texts[-1] == ("two", "word")
    assert outbox.take() == []
