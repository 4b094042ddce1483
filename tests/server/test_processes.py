"""Several processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from quayside.games import load
from quayside.server import protocol as m
from quayside.server import rooms
from quayside.server.hub import Hub
from quayside.server.log import Row
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool
from quayside.server.settings import Settings
from quayside.server.sqlite import SQLiteLog
from quayside.server.table import Table, hash_key, replay
from tests.server.crash import crash
from tests.server.helpers import GENEROUS, Client, Server, action, fresh, log_of
from tests.server.order import contest, storm
from tests.server.postgres import Cluster


@contextlib.contextmanager
def servers(
    folder: Path, database: str, count: int = 2, *limits: str, bus: str | None = None
) -> Iterator[list[Server]]:
    """Start server processes on one database, each with a folder of its own."""
    load("docker:fr").start().roll(1)  # what is loaded later would keep clients from answering
    limits = (*GENEROUS, "ping_timeout_seconds=30", *limits)
    started = [
        Server(folder / str(number), limits, database=database, bus=bus) for number in range(count)
    ]
    try:
        for server in started:
            server.start()
        yield started
    finally:
        for server in started:
            server.stop()


def test_players_and_a_bot_of_one_table_on_two_processes(tmp_path: Path, postgres: Cluster) -> None:
    async def play(one: Server, two: Server) -> None:
        ada, bo = fresh(), fresh()
        bot = {"kind": "bot", "level": "1"}
        table = one.open([{"kind": "link", "key": ada}, bot, {"kind": "link", "key": bo}])
        first = await Client(one.port, table, ada, chained=True).connect()
        second = await Client(two.port, table, bo, chained=True).connect()
        await asyncio.gather(first.sit(0), second.sit(2))
        await asyncio.gather(first.play(), second.play())
        assert first.events == second.events
        assert two.get(f"/api/v2/tables/{table}") == one.get(f"/api/v2/tables/{table}")
        rows = log_of(one, table)
        assert [row[0] for row in rows] == list(range(1, first.head + 1))
        await first.close()
        await second.close()

    with servers(tmp_path, postgres.database()) as (one, two):
        asyncio.run(asyncio.wait_for(play(one, two), 120))
        assert one.logged == two.logged == ""


def test_an_event_that_comes_while_its_table_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, go = threading.Event(), threading.Event()

    def slowly(table: str, rows: list[Row]) -> Table:
        found = replay(table, rows)
        reading.set()
        assert go.wait(30)
        return found

    async def run() -> None:
        log, table = SQLiteLog(tmp_path / "quayside.db"), fresh()
        one, two = (Hub(log, Pool(1, 1, 1.0), Settings(), Metrics()) for _ in range(2))
        await one.open(table, m.OpenTable("docker:fr", [m.OpenSeat(), m.OpenSeat()]))
        monkeypatch.setattr(rooms, "replay", slowly)
        found = asyncio.create_task(two.rooms.find(table))
        await asyncio.to_thread(reading.wait, 30)
        sit = m.decode_message(json.dumps(action("sit", 0, 1, name="Ada")))
        assert isinstance(sit, m.Act)
        await one.act(table, hash_key(fresh()), sit)
        two.rooms.catch_up_soon({table: 2})  # the only announcement
        go.set()
        room = await found
        while room.table.head < 2:
            await asyncio.sleep(0.001)
        await asyncio.gather(one.stop(), two.stop())
        await log.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_every_action_sent_three_times_across_processes_is_played_once(
    tmp_path: Path, postgres: Cluster
) -> None:
    with servers(tmp_path, postgres.database()) as both:
        tally = asyncio.run(asyncio.wait_for(storm(both, 3, 20, seed=3), 120))
        assert tally.sent > 3 * tally.actions
        assert [server.logged for server in both] == ["", ""]


def test_of_four_processes_that_answer_an_event_at_once_one_is_right(
    tmp_path: Path, postgres: Cluster
) -> None:
    with servers(tmp_path, postgres.database(), 4) as four:
        refused = asyncio.run(asyncio.wait_for(contest(four, 200, seed=5), 120))
        assert refused == 3 * 200
        assert [server.logged for server in four] == [""] * 4


def test_nothing_acknowledged_is_lost_when_one_of_two_processes_is_killed_or_stopped(
    tmp_path: Path, postgres: Cluster
) -> None:
    with servers(tmp_path, postgres.database()) as both:
        ways = (Server.kill, Server.stop)
        result = asyncio.run(asyncio.wait_for(crash(both, 4, 4, seed=4, ways=ways), 150))
        assert result.acknowledged >= 4 * 5 * 4


def test_play_goes_on_when_postgresql_comes_back(tmp_path: Path, postgres: Cluster) -> None:
    async def play(one: Server, two: Server) -> None:
        key = fresh()
        table = one.open([{"kind": "link", "key": key}] * 2)
        watcher = await Client(two.port, table).connect()
        client = await Client(one.port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        await client.play(lambda: client.head >= 8)
        # A crash of the database that is over soon: the action waits for it.
        await asyncio.to_thread(postgres.stop, "immediate")
        acting = asyncio.create_task(client.step())
        await asyncio.to_thread(postgres.start)
        assert (await acting)["type"] == "ack"
        # A longer stop: the action is refused, and played once when it is sent again.
        await asyncio.to_thread(postgres.stop)
        late = action("rename", 0, client.head, name="Ada")
        answer = await client.ask(late)
        refusals = ("quayside.server.storage", "quayside.server.unconfirmed")
        assert answer["code"] in refusals
        status, body = await asyncio.to_thread(two.http, "GET", "/healthz")
        assert (status, json.loads(body)["code"]) == (503, "quayside.server.storage")
        await asyncio.to_thread(postgres.start)
        assert (await client.ask(late))["type"] == "ack"
        await client.play()
        await watcher.reach(client.head)
        assert watcher.events == client.events
        assert [row[0] for row in log_of(one, table)] == list(range(1, client.head + 1))
        assert client.kinds.count("renamed") == 1
        await client.close()
        await watcher.close()

    with servers(tmp_path, postgres.database()) as (one, two):
        asyncio.run(asyncio.wait_for(play(one, two), 120))


def test_a_bot_goes_on_in_another_process_when_its_own_is_killed(
    tmp_path: Path, postgres: Cluster
) -> None:
    async def play(one: Server, two: Server) -> None:
        key = fresh()
        table = one.open([{"kind": "link", "key": key}, {"kind": "bot", "level": "random"}])
        client = await Client(one.port, table, key).connect()
        watcher = await Client(two.port, table).connect()
        await client.sit(0)
        await client.play(lambda: client.head >= 8)
        await asyncio.to_thread(one.kill)
        await client.close()
        client.port = two.port
        await client.connect()
        await client.play()
        await watcher.reach(client.head)
        assert watcher.events == client.events
        await client.close()
        await watcher.close()

    with servers(tmp_path, postgres.database(), 2, "takeover_seconds=0.5") as (one, two):
        asyncio.run(asyncio.wait_for(play(one, two), 120))
