"""Clocks count the time in which some process serves: not while all are down, not while none can
write, and not for a moment after a process has stopped."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from quayside.games import family, load
from quayside.server import served_stores
from quayside.server.log import Log, StorageError
from quayside.server.postgres_database import prepare
from quayside.server.served_time import PAUSE, VALID, ServedTime, Span
from quayside.server.settings import FILE_NAME
from quayside.server.storage import open_log, share_clocks
from quayside.server.timing import steady_milliseconds
from tests.server.helpers import Client, Server, fresh
from tests.server.test_compiling import cache_without


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(timed())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


class Fixed:
    """A store that says what the test wants."""

    def __init__(self) -> None:
        self.span: Span | None = Span(100, 0, VALID)
        self.unreadable = False
        self.pauses: list[int] = []
        self.paused: Callable[[], None] = lambda: None

    async def confirm(self, pause: int) -> Span:
        self.pauses.append(pause)
        if self.span is None:
            raise StorageError("away")
        return self.span

    async def read(self) -> int:
        if self.unreadable:
            raise StorageError("away")
        return 70

    def watch(self, paused: Callable[[], None]) -> None:
        self.paused = paused

    async def close(self) -> None:
        self.pauses.append(-1)


def test_time_counts_for_five_seconds_after_a_confirmation_and_never_goes_back() -> None:
    async def work() -> None:
        ticks, store = 1_000_000, Fixed()
        served = ServedTime(lambda: ticks, store)
        await served.start()
        await served.serve()
        assert served.now() == 100
        ticks += 4_000
        assert served.now() == 4_100
        ticks += 60_000
        assert served.now() == 100 + VALID, "nothing was confirmed for a minute"
        store.span = Span(3_000, 0, VALID)
        store.paused()
        await until(lambda: len(store.pauses) == 2)
        await asyncio.sleep(0)
        assert served.now() == 100 + VALID, "it waits until the database has come so far"
        ticks += 3_000
        assert served.now() == 6_000
        store.span = Span(6_000, PAUSE, PAUSE)
        await served.pause()
        assert store.pauses[-1] == PAUSE
        ticks += 60_000
        assert served.now() == 6_000
        await served.close()
        assert store.pauses[-1] == -1

    run(work)


def test_without_a_store_all_time_counts() -> None:
    async def work() -> None:
        served = ServedTime(lambda: 17)
        await served.start()
        await served.serve()
        await served.close()
        assert served.now() == 17

    run(work)


def test_a_pause_of_others_ends_and_a_store_that_is_away_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quayside.server.served_time.CONFIRM_SECONDS", 0.01)

    async def work() -> None:
        ticks, store = 0, Fixed()
        store.span, store.unreadable = None, True
        served = ServedTime(lambda: ticks, store)
        starting = asyncio.create_task(served.start())
        await asyncio.sleep(0.05)
        assert not starting.done()
        store.unreadable = False
        await starting
        assert store.pauses == [], "nothing is confirmed before the server is ready"
        assert served.now() == 70
        await served.serve()
        await until(lambda: len(store.pauses) > 2)
        store.span = Span(100, 1_000, 6_000)
        seen = len(store.pauses)
        await until(lambda: len(store.pauses) > seen + 1)
        ticks += 1_500
        assert served.now() == 600, "it pauses for one second"
        await served.close()

    run(work)


def test_a_server_starts_where_nothing_can_be_written_and_no_clock_runs() -> None:
    async def work() -> None:
        ticks, store = 0, Fixed()
        store.span = None
        served = ServedTime(lambda: ticks, store)
        await served.start()
        await served.serve()
        ticks += 1_500
        assert served.now() == 70
        await served.close()

    run(work)


@pytest.fixture(params=["file", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Log]:
    """Return what opens the log, as each process does."""
    if request.param == "file":
        return lambda: open_log(None, tmp_path)
    url = request.getfixturevalue("postgres").database()
    prepare(url)
    return lambda: open_log(url, tmp_path)


@contextmanager
def clock_of(monkeypatch: pytest.MonkeyPatch, log: Log, ahead: int) -> Iterator[None]:
    """Put the database's clock forward or back: the file's in this process, PostgreSQL's in the
    statement."""
    with monkeypatch.context() as patch:
        patch.setattr(served_stores, "steady_milliseconds", lambda: steady_milliseconds() + ahead)
        moved = f"clock_timestamp()) * 1000)::bigint + {ahead}"
        sql = served_stores.CONFIRM.replace("clock_timestamp()) * 1000)::bigint", moved)
        patch.setattr(served_stores, "CONFIRM", sql)
        yield


def test_the_database_counts_what_was_confirmed(
    opened: Callable[[], Log], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = None

    async def work() -> None:
        assert log is not None
        store = share_clocks(log)._store
        assert store is not None
        assert await store.confirm(0) == Span(0, 0, VALID)
        assert await store.read() == 0
        with clock_of(monkeypatch, log, 2_000):
            second = await store.confirm(0)
        assert 2_000 <= second.served < 3_000
        with clock_of(monkeypatch, log, 3_600_000):
            later = await store.confirm(0)
        assert later.served == second.served + VALID, "an hour without a process"
        # The clock is set back by an hour, or the file is on a machine that has just started.
        back = await store.confirm(0)
        assert back == Span(later.served, 0, VALID)
        paused = await store.confirm(PAUSE)
        assert later.served <= paused.served < later.served + 1_000
        assert (paused.starts, paused.ends) == (PAUSE, PAUSE)
        with clock_of(monkeypatch, log, 1_000):
            other = await store.confirm(0)
        assert other.served == paused.served
        assert 1_000 < other.starts <= PAUSE - 1_000
        assert other.ends == other.starts + VALID
        with clock_of(monkeypatch, log, 4_000):
            on = await store.confirm(0)
        assert 1_000 <= on.served - paused.served < 2_000, "from the end of the pause on"
        with clock_of(monkeypatch, log, 5_000):
            ended = await store.confirm(PAUSE)
        with clock_of(monkeypatch, log, 60_000):
            assert (await store.confirm(0)).served == ended.served, "the last process has stopped"
        await log.close()
        await store.close()

    log = opened()
    run(work)


def test_other_processes_hear_of_a_pause_at_once(
    opened: Callable[[], Log], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quayside.server.served_time.CONFIRM_SECONDS", 60.0)
    logs: list[Log] = []

    async def work() -> None:
        both = [share_clocks(log) for log in logs]
        for log, served in zip(logs, both, strict=True):
            await served.start()
            await served.serve()
            log.watch(lambda _: None, list)
        await asyncio.sleep(0.3)  # the bus connects
        await both[0].pause()
        await until(lambda: both[1]._span.starts > 0)
        before = both[1].now()
        await asyncio.sleep(0.2)
        assert both[1].now() == before
        for log, served in zip(logs, both, strict=True):
            await log.close()
            await served.close()

    logs += [opened(), opened()]
    run(work)


ROUNDING = 2
"""Milliseconds: the times of the test and of the server are rounded."""


async def stop_and_go_on(server: Server) -> None:
    """Stop a server while a player's clock runs, and start it again. The player comes back, and
    the time of the pause does not count."""
    key = fresh()
    clock = {"kind": "player", "seconds": 600, "increment": 0, "then": "lose"}
    table = server.open([{"kind": "link", "key": key}] * 2, clock=clock)
    client = await Client(server.port, table, key).connect()
    await client.sit(0)
    await client.sit(1)
    seat = client.turn.seat
    assert seat is not None
    began = client.events[-1]["time"]
    await asyncio.to_thread(server.stop)
    stopped = time.time()
    await client.close()
    await asyncio.to_thread(server.start)
    # The new process confirms when it is ready, but not before the pause is over.
    away = min(PAUSE, round((time.time() - stopped) * 1000))
    await client.connect()
    counted = round(time.time() * 1000) - began - away
    assert client.welcome["now"] - began <= counted + ROUNDING, "the page counts the same time"
    await client.act("rename", seat, name="Ada")
    counted = client.events[-1]["time"] - began - away
    assert 600_000 - counted - ROUNDING <= client.events[-1]["clocks"][seat] < 600_000
    await client.close()


@pytest.mark.parametrize("database", ["file", "postgresql"])
def test_a_clock_stands_still_while_the_server_is_down(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    load("docker:fr").start().roll(1)  # what is loaded later would keep the client from answering
    url = None if database == "file" else request.getfixturevalue("postgres").database()
    with Server(tmp_path, database=url) as server:
        run(lambda: stop_and_go_on(server))


def test_a_process_that_is_not_ready_lets_no_clock_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new machine: the port is open while the rules are compiled."""
    cache_without(family("doce").files(["rules"])[0], tmp_path, monkeypatch)
    data = tmp_path / "data"
    with Server(data) as server:
        reading = sqlite3.connect(data / FILE_NAME)

        def served() -> tuple[int, int]:
            row: tuple[int, int] = reading.execute("SELECT ms, ends FROM served").fetchone()
            return row

        before = served()
        assert server.http("GET", "/readyz")[0] == 503
        assert before == served() == (0, 0)
        while server.http("GET", "/readyz")[0] != 200:
            time.sleep(0.05)
        while served()[1] == 0:
            time.sleep(0.01)
        reading.close()
