"""One client cannot take the server's work, memory or answers away from the others."""

from __future__ import annotations

import asyncio
import functools
import http.client
import json
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, TypeVar

import pytest
from websockets.asyncio.client import ClientConnection, connect

from quayside.record import RecordError, read
from quayside.server import protocol as m
from quayside.server import reading
from quayside.server.client import CLIENT, Client
from quayside.server.connection import Connection
from quayside.server.errors import Refused
from quayside.server.fair_queue import FairQueue
from quayside.server.fair_rate import FairRate
from quayside.server.http_types import VerifyResult
from quayside.server.hub import Hub
from quayside.server.log import Row
from quayside.server.loop_share import GAP_SECONDS, MANY, LoopShare, Playing
from quayside.server.metrics import Metrics
from quayside.server.off_loop import OffLoop
from quayside.server.pool import COMMAND, Pool
from quayside.server.ratelimit import RateLimiter
from quayside.server.readers import Readers
from quayside.server.settings import Settings
from quayside.server.sqlite import SQLiteLog
from quayside.server.table import hash_key
from quayside.server.worker import Work
from tests.server import helpers
from tests.server.exhaustion import COMMENTS, long_record
from tests.server.helpers import Server, action, fresh

OTHER = "127.0.0.2"
TABLE = fresh()
T = TypeVar("T")
SMALL = "game: doce\n\n"
START = "docker:fr 2 - hand:6,6 out:- turn:0 roll:"


def ask(
    server: Server, method: str, path: str, body: object = None, source: str = "127.0.0.1"
) -> tuple[int, bytes]:
    """Make a request from an address."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=120, source_address=(source, 0)
    )
    text = body if isinstance(body, str) else json.dumps(body)
    kind = "text/plain" if isinstance(body, str) else "application/json"
    connection.request(method, path, None if body is None else text, {"Content-Type": kind})
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found


# Work off the event loop -------------------------------------------------------------------------


def test_a_long_record_is_read_in_linear_time() -> None:
    """Ten times the text takes about ten times as long, not a hundred times."""

    def cost(size: int) -> float:
        text = "game: doce\n\n" + ";\n" * size
        began = time.process_time()
        read(text)
        return time.process_time() - began

    cost(1_000)
    assert cost(100_000) < 40 * max(cost(10_000), 0.002)


def test_a_record_that_is_too_long_is_refused_while_it_is_read() -> None:
    text = "game: docker:fr\n\n1. 4:+b2 3:+b1\n2. nonsense"
    with pytest.raises(RecordError, match=r"line 3, column 10: at most 2 rolls and moves"):
        read(text, most=2)
    with pytest.raises(RecordError, match="nonsense"):
        read(text)


def test_places_in_a_record_are_named_rightly_behind_comments() -> None:
    with pytest.raises(RecordError, match=r"^line 5, column 7: "):
        read("game: docker:fr\n\n{one\ntwo} ; three\n4:+b2 9:+a1\n")
    assert read("game: docker:fr\n\n; a\n{b}\n4:+b2 ; c\n{d}\n").entries[-1].comment == "c\nd"
    with pytest.raises(RecordError, match="a roll is a number"):
        read(f"game: docker:fr\n\n{'9' * 5_000}:+b2\n")


def test_a_client_waits_for_its_own_work_and_others_do_not(tmp_path: Path) -> None:
    with Server(tmp_path, limits=()) as server, ThreadPoolExecutor(20) as many:
        ask(server, "POST", "/api/v2/verify", SMALL)
        heavy = [
            many.submit(ask, server, "POST", "/api/v2/verify", COMMENTS, OTHER) for _ in range(20)
        ]
        while not any(one.done() for one in heavy):
            time.sleep(0.005)
        status, _ = ask(server, "POST", "/api/v2/verify", SMALL)
        still = sum(not one.done() for one in heavy)
        assert status == 200
        assert still > 5, "the draw waited for the work of another client"
        assert {one.result()[0] for one in heavy} == {200}


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(work(), 120)

    asyncio.run(timed())


def as_client(client: Client, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
    """Start work of a client, which has its own context."""
    context = copy_context()
    context.run(CLIENT.set, client)
    return asyncio.get_running_loop().create_task(work(), context=context)


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_the_queue_of_a_thread_has_places_in_total_and_for_each_address() -> None:
    async def play() -> None:
        thread, go = OffLoop(4, 2), threading.Event()
        done: list[str] = []

        def task(address: str) -> asyncio.Task[None]:
            def work() -> None:
                go.wait(30)
                done.append(address)

            return as_client(Client(address), lambda: thread.run(work))

        tasks = [task(name) for name in ("a", "a", "a", "b", "b")]  # one is being done, four wait
        await asyncio.sleep(0)
        for name in ("a", "b", "c"):
            with pytest.raises(Refused, match="no room"):
                await task(name)
        go.set()
        await asyncio.gather(*tasks)
        assert done[:2] == ["a", "b"], "addresses take turns"
        assert len(thread) == 0

    run(play)


# Worker processes --------------------------------------------------------------------------------

READING = """
import json, sys, time
from pathlib import Path
for line in sys.stdin:
    work = json.loads(line)
    if work["kind"] == "request":
        (said,) = work["args"]
        print(json.dumps({"progress": 0}), flush=True)
        with open("done", "a") as done:
            print(said, file=done, flush=True)
        while said == "wait" and not Path("go").exists():
            time.sleep(0.01)
        print(json.dumps({"result": {"ok": True, "message": said}}), flush=True)
"""
"""A worker that writes down what it is asked, and waits for the file `go` if it is asked to."""


@pytest.fixture
def readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Readers:
    """Readers whose workers run `READING` in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("quayside.server.readers.COMMAND", (sys.executable, "-c", READING))
    monkeypatch.setattr("quayside.server.readers.MOST", 3)
    monkeypatch.setattr("quayside.server.readers.MOST_EACH", 2)
    return Readers(Settings())


def done_in(folder: Path) -> list[str]:
    file = folder / "done"
    return file.read_text().split() if file.exists() else []


def test_requests_of_an_address_wait_for_each_other_and_too_many_are_refused(
    tmp_path: Path, readers: Readers
) -> None:
    async def play() -> None:
        def task(address: str, said: str) -> asyncio.Task[VerifyResult]:
            return as_client(Client(address), lambda: readers.call(reading.verify, said))

        first = task("a", "wait")
        await until(lambda: done_in(tmp_path))
        rest = [task("a", "a1"), task("a", "a2"), task("b", "b1")]
        await asyncio.sleep(0)
        for name in ("a", "c"):  # one for this address, one in all
            with pytest.raises(Refused, match="no room"):
                await task(name, "refused")
        (tmp_path / "go").touch()
        assert (await first).message == "wait"
        assert [(await one).message for one in rest] == ["a1", "a2", "b1"]
        assert done_in(tmp_path) == ["wait", "b1", "a1", "a2"], "addresses take turns"
        assert not readers.requests.pending
        await readers.close()

    run(play)


def test_a_request_of_a_client_that_has_gone_is_not_begun_and_a_begun_one_is_finished(
    tmp_path: Path, readers: Readers
) -> None:
    async def play() -> None:
        def task(client: Client, said: str) -> asyncio.Task[VerifyResult]:
            return as_client(client, lambda: readers.call(reading.verify, said))

        gone = asyncio.Event()
        begun = task(Client("a", gone), "wait")
        await until(lambda: done_in(tmp_path))
        (worker,) = readers.requests.processes
        left = task(Client("b", gone), "left")
        cancelled = task(Client("b"), "cancelled")
        await asyncio.sleep(0)
        gone.set()
        cancelled.cancel()
        for one in (begun, left):
            with pytest.raises(Refused, match="disconnected"):
                await one
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        (tmp_path / "go").touch()
        assert (await task(Client("c"), "next")).message == "next"
        assert done_in(tmp_path) == ["wait", "next"]
        assert readers.requests.processes == {worker}, "the worker goes on"
        await readers.close()

    run(play)


def test_a_lost_worker_a_slow_one_and_one_without_memory_are_told_as_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        waiting = asyncio.create_task(readers.call(reading.verify, "wait"))
        await until(lambda: done_in(tmp_path))
        (worker,) = readers.requests.processes
        worker.kill()
        with pytest.raises(Refused, match="the worker ended") as caught:
            await waiting
        assert (caught.value.code, caught.value.status) == ("quayside.server.failed", 500)
        assert "the worker ended" in caplog.records[-1].__dict__["error"]
        assert (await readers.call(reading.verify, "again")).message == "again"
        await readers.close()

    async def be_slow() -> None:
        with pytest.raises(Refused, match="it took too long"):
            await slow.call(reading.verify, "wait")
        await slow.close()

    async def be_large() -> None:
        with pytest.raises(Refused, match="the server could not do this: "):
            await small.call(reading.verify, COMMENTS)
        await small.close()

    small = Readers(Settings())
    small.requests = Pool(1, 3, 60.0, (*COMMAND, "1000000"))
    run(be_large)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("quayside.server.readers.COMMAND", (sys.executable, "-c", READING))
    readers, slow = Readers(Settings()), Readers(Settings(request_seconds=0.1))
    run(be_slow)
    (tmp_path / "done").unlink()
    run(play)


def test_what_workers_return_is_what_the_functions_return() -> None:
    text = long_record(60)
    table, start = fresh(), f"{START}4"

    async def play() -> None:
        readers = Readers(Settings())
        game = reading.GameName("docker:en", 2, {})
        assert await readers.call(reading.game_of_record, text) == game
        assert await readers.call(reading.values, [start]) == reading.values([start])
        assert await readers.call(reading.look_ahead, start, 3, []) == reading.look_ahead(
            start, 3, []
        )
        there = await readers.call(reading.import_record, table, text, 5)
        here = reading.import_record(table, text, 5)
        assert there.view == here.view
        assert [row.body for row in there.batch.rows] == [row.body for row in here.batch.rows]
        bodies = [row.body.decode() for row in there.batch.rows]
        assert await readers.call(reading.export_record, table, bodies) == text
        with pytest.raises(Refused, match="position 0: ") as caught:
            await readers.call(reading.values, ["nonsense"])
        assert (caught.value.code, caught.value.index) == ("quayside.position.invalid", 0)
        await readers.close()

    run(play)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="the system has no such priority")
def test_studies_compute_on_idle_cores_only_and_bots_do_not() -> None:
    exact = "docker:en 2 - hand:3,3 out:- turn:0 roll:3"

    async def policies(kind: Literal["analysis", "move"]) -> set[int]:
        pool = Pool(1, 10, 300.0)
        try:
            await pool.do(Work("1", exact, kind=kind))
            (worker,) = pool.processes
            threads = os.listdir(f"/proc/{worker.pid}/task")
            return {os.sched_getscheduler(int(thread)) for thread in threads}
        finally:
            await pool.close()

    async def play() -> None:
        assert os.SCHED_IDLE in await policies("analysis")
        assert await policies("move") == {os.SCHED_OTHER}

    run(play)


# The event loop ----------------------------------------------------------------------------------


def test_clients_above_a_rate_wait_and_addresses_take_turns() -> None:
    async def play() -> None:
        rate, order = FairRate(20.0, 2.0), []

        async def spend(address: str) -> None:
            await rate.turn(address)
            rate.spend(address, 2)
            order.append(address)

        began = time.monotonic()
        many = [asyncio.create_task(spend("many")) for _ in range(4)]
        await asyncio.sleep(0)
        one = asyncio.create_task(spend("one"))
        left = asyncio.create_task(spend("left"))
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.gather(*many, one)
        assert order.index("one") <= 2, order
        assert order.count("many") == 4
        assert time.monotonic() - began > 0.25, "what is above the rate waits"
        assert not len(rate)

    run(play)


def test_the_queue_of_a_rate_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quayside.server.fair_rate.MOST_EACH", 1)
    monkeypatch.setattr("quayside.server.fair_rate.MOST", 2)

    async def play() -> None:
        rate = FairRate(0.001, 1.0)
        await rate.turn("a")
        rate.spend("a", 1)
        waiting = [asyncio.create_task(rate.turn(name)) for name in ("a", "b")]
        await asyncio.sleep(0)
        for name in ("a", "c"):
            with pytest.raises(Refused, match="no room"):
                await rate.turn(name)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not len(rate)

    run(play)


def test_the_time_that_requests_use_counts_and_the_time_for_which_they_wait_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, spent = 0.0, []
    clock = SimpleNamespace(perf_counter=lambda: now, monotonic=lambda: now)
    monkeypatch.setattr("quayside.server.loop_share.time", clock)
    monkeypatch.setattr("quayside.server.loop_share.OVERHEAD", 0.0)
    monkeypatch.setattr(FairRate, "spend", lambda _, who, count: spent.append((who, round(count))))

    async def play() -> None:
        share = LoopShare(0.5, Playing())

        async def work() -> None:
            nonlocal now
            for _ in range(2):
                now += 0.02
                await asyncio.sleep(0)

        async def wait() -> None:
            nonlocal now
            try:
                await asyncio.sleep(60)
            finally:
                now += 0.005

        async def fail() -> None:
            await asyncio.sleep(0)
            raise ValueError("broken")

        working = asyncio.create_task(share.serve("a", work))
        waiting = asyncio.create_task(share.serve("b", wait))
        await working
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert sum(count for who, count in spent if who == "a") == 40
        assert sum(count for who, count in spent if who == "b") == 5
        with pytest.raises(ValueError, match="broken"):
            await share.serve("c", fail)

    run(play)


def test_while_people_play_requests_begin_apart_and_between_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        loop, playing = asyncio.get_running_loop(), Playing()
        share, began = LoopShare(0.5, playing), list[float]()

        async def work() -> None:
            began.append(loop.time())

        monkeypatch.setattr("quayside.server.fair_rate.POSTPONED_SECONDS", 60.0)
        with playing:
            tasks = [asyncio.create_task(share.serve("a", work)) for _ in range(4)]
            await asyncio.sleep(0.05)
            assert not began, "one began while an action was being done"
        await asyncio.gather(*tasks)
        assert all(after - before >= 0.9 * GAP_SECONDS for before, after in pairwise(began))
        monkeypatch.setattr("quayside.server.fair_rate.POSTPONED_SECONDS", 0.01)
        with playing:  # an action that does not end, such as on a database that is down
            await asyncio.gather(*(share.serve("a", work) for _ in range(2)))

    run(play)


def test_the_share_of_requests_is_small_only_while_people_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    playing = Playing()
    limited, free = (LoopShare(share, playing)._rate for share in (0.01, 1.0))
    assert (limited.rate(), limited.gap(), limited.may_begin()) == (500.0, 0.0, True)
    with playing:
        assert (limited.rate(), limited.may_begin()) == (10.0, False)
        assert limited.gap() == GAP_SECONDS
        assert (free.rate(), free.gap(), free.may_begin()) == (1000.0, 0.0, True)
    assert (limited.rate(), limited.may_begin()) == (10.0, True)
    monkeypatch.setattr("quayside.server.loop_share.PLAYED_SECONDS", 0.0)
    assert limited.rate() == 500.0


def test_the_share_of_requests_is_smaller_while_many_wait() -> None:
    """So many are no people, and each one delays an action a little."""

    async def play() -> None:
        playing = Playing()
        share = LoopShare(0.03, playing)
        rate = share._rate
        with playing:
            waiting = [
                asyncio.create_task(share.serve(f"192.0.2.{n}", lambda: asyncio.sleep(0)))
                for n in range(MANY + 1)
            ]
            await asyncio.sleep(0)
            assert len(share) == MANY + 1
            assert rate.rate() == pytest.approx(10.0)
            waiting[0].cancel()
            await asyncio.gather(waiting[0], return_exceptions=True)
            assert rate.rate() == pytest.approx(30.0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run(play)


def test_an_action_over_a_websocket_counts_as_play(tmp_path: Path) -> None:
    async def work(hub: Hub, log: CountingLog) -> None:
        log.go.set()
        inbox: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        said: list[str] = []

        async def send(message: dict[str, str]) -> None:
            said.append(message["text"])

        connection = Connection(hub, inbox.get, send, lambda: None)
        running = asyncio.create_task(connection.run())
        messages = [{"type": "hello", "v": 2, "table": TABLE, "key": fresh()}, action("sit", 0, 1)]

        def was_sent(kind: str) -> bool:
            return any(f'"{kind}"' in text for text in said)

        for message, kind in zip(messages, ("welcome", "ack"), strict=True):
            assert not hub.playing
            inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
            await until(functools.partial(was_sent, kind))
        assert hub.playing
        assert not hub.playing.acting
        inbox.put_nowait({"type": "websocket.disconnect"})
        await running

    with_hub(tmp_path, work)


def test_a_request_whose_client_hangs_up_is_not_worked_on(tmp_path: Path) -> None:
    """Seen from outside: the requests that were left are answered to nobody, and the next is."""
    with Server(tmp_path, limits=(), level="info") as server:
        for _ in range(60):  # more than an address may have waiting
            connection = http.client.HTTPConnection("127.0.0.1", server.port)
            connection.request("POST", "/api/v2/verify", COMMENTS)
            connection.close()
        # Until the server has noticed that they are gone, the address has too much waiting.
        for _ in range(600):
            status, _ = ask(server, "POST", "/api/v2/verify", "game: doce\n\n")
            if status != 503:
                break
            time.sleep(0.1)
        assert status == 200
        assert "trace" not in server.logged


# Bots --------------------------------------------------------------------------------------------


def test_owners_take_turns_by_the_time_that_they_have_used() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.draw(f"many {number}", "many")
    served = []
    for _ in range(2):
        ticket = queue.next()
        assert ticket is not None
        served.append(ticket.what)
        queue.charge(ticket.owner, 5.0 if ticket.owner == "many" else 1.0)
        queue.draw("one", "one")
    while (ticket := queue.next()) is not None:
        served.append(ticket.what)
        queue.charge(ticket.owner, 1.0)
    assert served == ["many 0", "one", "one", "many 1", "many 2"]


def test_bots_that_play_alone_wait_for_all_others() -> None:
    async def play() -> None:
        order: list[str] = []
        pool = Pool(1, 10, 60.0)

        async def do(name: str, idle: bool) -> None:
            await pool.do(Work("random", START + "3"), owner=name, idle=idle)
            order.append(name)

        try:
            first = asyncio.create_task(do("first", False))
            await asyncio.sleep(0)
            rest = [do("alone", True), do("table 1", False), do("table 2", False)]
            await asyncio.gather(first, *rest)
        finally:
            await pool.close()
        assert order == ["first", "table 1", "table 2", "alone"]

    asyncio.run(asyncio.wait_for(play(), 300))


# Tables ------------------------------------------------------------------------------------------


def test_actions_of_an_address_above_its_rate_wait_and_those_of_others_do_not(
    tmp_path: Path,
) -> None:
    key = fresh()

    async def rename(hub: Hub, address: str) -> None:
        room = await hub.rooms.find(TABLE)
        act = m.Act(fresh(), room.table.head, m.Rename(0, "Ada"))
        await as_client(Client(address), lambda: hub.act(TABLE, hash_key(key), act))

    async def work(hub: Hub, log: CountingLog) -> None:
        log.go.set()
        await hub.act(TABLE, hash_key(key), m.Act(fresh(), 1, m.Sit(0, "ab" * 32)))
        hub._actions = RateLimiter(0.001, 2)
        await rename(hub, "a")
        await rename(hub, "a")
        waiting = asyncio.create_task(rename(hub, "a"))
        await asyncio.sleep(0.25)
        assert not waiting.done()
        await rename(hub, "b")
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert (await hub.rooms.find(TABLE)).table.head == 5

    with_hub(tmp_path, work)


def test_a_rematch_counts_as_a_table_and_the_same_request_again_does_not(tmp_path: Path) -> None:
    key = fresh()

    def act(
        server: Server, table: str, do: str, seat: int = 0, **more: object
    ) -> tuple[int, bytes]:
        path = f"/api/v2/tables/{table}"
        message = action(do, seat, server.get(path)["head"], **more)
        return server.http("POST", f"{path}/actions", message, {"Authorization": f"Bearer {key}"})

    def play(server: Server, table: str) -> tuple[int, bytes]:
        """Finish a game at once, and ask for a rematch."""
        for seat in (0, 1):
            assert act(server, table, "sit", seat=seat, part="ab" * 32)[0] == 200
        assert act(server, table, "resign")[0] == 200
        return act(server, table, "rematch")

    with Server(tmp_path, limits=["tables_per_hour=2"]) as server:
        table, wish = fresh(), {"game": "docker:fr", "seats": [{"kind": "link", "key": key}] * 2}
        for _ in range(4):
            assert server.http("PUT", f"/api/v2/tables/{table}", wish)[0] == 200
        assert play(server, table)[0] == 200
        status, body = play(server, server.get(f"/api/v2/tables/{table}")["rematch"])
        assert (status, json.loads(body)["code"]) == (429, "quayside.limit.tables")
        assert server.http("PUT", f"/api/v2/tables/{fresh()}", wish)[0] == 429


def test_tables_in_memory_are_bounded_by_their_events_too(tmp_path: Path) -> None:
    text = long_record(40)
    with Server(tmp_path, limits=[*helpers.GENEROUS, "events_in_memory=200"]) as server:
        tables = [fresh() for _ in range(20)]
        for table in tables:
            assert server.http("PUT", f"/api/v2/tables/{table}/record", text)[0] == 200
        events = len(server.events(tables[0]))
        kept = server.metric("quayside_tables")
        assert kept <= 200 // events + 1
        assert {server.get(f"/api/v2/tables/{table}")["head"] for table in tables} == {events}


class CountingLog(SQLiteLog):
    """A log that counts its readers, and lets them wait."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reads = 0
        self.go = asyncio.Event()

    async def read(self, table: str, since: int = 0) -> list[Row]:
        self.reads += 1
        await self.go.wait()
        return await super().read(table, since)


def with_hub(path: Path, work: Callable[[Hub, CountingLog], Awaitable[None]]) -> None:
    """Do something with a hub that has just started, on a log with a table."""

    async def run() -> None:
        log = CountingLog(path / "quayside.db")
        log.go.set()
        hubs = [Hub(log, Pool(1, 1, 1.0), Settings(), Metrics()) for _ in range(2)]
        for hub in hubs:
            hub.start()
        await hubs[0].open(TABLE, m.OpenTable("docker:fr", [m.OpenSeat(), m.OpenSeat()]))
        log.reads = 0
        log.go.clear()
        try:
            await asyncio.wait_for(work(hubs[1], log), 60)
        finally:
            log.go.set()
            for hub in hubs:
                await hub.stop()
            await log.close()

    asyncio.run(run())


def test_a_record_is_made_once_for_each_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    async def call(_: Readers, function: object, table: str, bodies: list[str]) -> str:
        assert (function, table) == (reading.export_record, TABLE)
        made.append(len(bodies))
        return f"after {len(bodies)}"

    monkeypatch.setattr(Readers, "call", call)

    async def work(hub: Hub, log: CountingLog) -> None:
        log.go.set()
        room = await hub.rooms.find(TABLE)
        assert await hub.record_text(room) == await hub.record_text(room) == "after 1"
        await hub.act(TABLE, hash_key(fresh()), m.Act(fresh(), 1, m.Sit(0, "ab" * 32)))
        assert await hub.record_text(room) == "after 2"
        assert made == [1, 2]

    with_hub(tmp_path, work)


def test_many_who_come_back_to_a_table_have_it_read_once(tmp_path: Path) -> None:
    async def work(hub: Hub, log: CountingLog) -> None:
        waiting = [asyncio.create_task(hub.rooms.find(TABLE)) for _ in range(50)]
        await asyncio.sleep(0)
        waiting[0].cancel()  # whoever came first goes away
        log.go.set()
        rooms = await asyncio.gather(*waiting[1:])
        assert len(set(map(id, rooms))) == 1
        assert log.reads == 1
        with pytest.raises(Refused, match="no such table"):
            await hub.rooms.find(fresh())

    with_hub(tmp_path, work)


def test_the_servers_own_reading_does_not_count_as_a_clients_silence(tmp_path: Path) -> None:
    async def work(hub: Hub, log: CountingLog) -> None:
        said: list[str] = []
        inbox: asyncio.Queue[dict[str, str]] = asyncio.Queue()

        async def send(message: dict[str, str]) -> None:
            said.append(message["text"])

        connection = Connection(hub, inbox.get, send, lambda: None)
        running = asyncio.create_task(connection.run())
        hello = {"type": "hello", "v": 2, "table": TABLE}
        inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        while not log.reads:
            await asyncio.sleep(0)
        connection.send_heartbeat(time.monotonic() + 100)
        assert not connection.dropped
        log.go.set()
        while not said:
            await asyncio.sleep(0.001)
        assert '"welcome"' in said[0]
        silent = Connection(hub, inbox.get, send, lambda: None)
        silent.send_heartbeat(time.monotonic() + 100)
        assert silent.dropped
        inbox.put_nowait({"type": "websocket.disconnect"})
        await running

    with_hub(tmp_path, work)


def test_a_client_that_asks_for_the_past_again_and_again_waits_and_others_do_not(
    tmp_path: Path,
) -> None:
    async def talk(server: Server, table: str, source: str, resumes: int) -> ClientConnection:
        socket = await connect(
            f"ws://127.0.0.1:{server.port}/api/v2/socket", local_addr=(source, 0), max_size=None
        )
        await socket.send(json.dumps({"type": "hello", "v": 2, "table": table}))
        for _ in range(resumes):
            await socket.send('{"type":"resume","since":0}')
        return socket

    async def until(socket: ClientConnection, kind: str) -> None:
        while json.loads(await asyncio.wait_for(socket.recv(), 60))["type"] != kind:
            pass

    async def play(server: Server, table: str) -> None:
        greedy = await talk(server, table, OTHER, 10)
        await until(greedy, "events")
        same = await talk(server, table, OTHER, 0)
        await until(same, "welcome")
        honest = await talk(server, table, "127.0.0.3", 0)
        await until(honest, "events")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(until(same, "events"), 0.5)
        for socket in (greedy, same, honest):
            await socket.close()

    limits = [*helpers.GENEROUS, "events_per_second=1", "events_at_once=10"]
    with Server(tmp_path, limits=limits) as server:
        table = fresh()
        text = long_record(60)
        assert server.http("PUT", f"/api/v2/tables/{table}/record", text)[0] == 200
        asyncio.run(asyncio.wait_for(play(server, table), 120))
