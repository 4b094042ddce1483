"""Order: every action once, whatever the network does; nothing missed, nothing unnoticed."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import pytest

from tests.server.helpers import GENEROUS, Client, Server, fresh
from tests.server.order import storm, watch_and_compare


@pytest.mark.parametrize("processes", [1, 2])
def test_every_action_sent_three_times_out_of_order_is_played_once(
    tmp_path: Path, processes: int
) -> None:
    servers = [Server(tmp_path).start() for _ in range(processes)]
    try:
        tally = asyncio.run(asyncio.wait_for(storm(servers, 3, 25, seed=processes), 120))
        assert tally.reconnects >= 30
        assert tally.sent > 3 * tally.actions
        assert tally.refused_reuse > 0
    finally:
        for server in servers:
            server.stop()
    assert all(server.logged == "" for server in servers)


def test_reconnects_at_random_points_give_the_log_byte_for_byte(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        rng = random.Random(5)
        _, seen = await asyncio.gather(client.play(), watch_and_compare(server, table, 60, rng))
        assert seen > 3
        await client.close()
        assert await watch_and_compare(server, table, 5, rng) == client.head

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(play(server), 120))


def test_a_lost_last_event_is_noticed_by_the_heartbeat(tmp_path: Path) -> None:
    """The last event is dropped and then there is silence: only the head number tells."""

    async def play(server: Server) -> float:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        deaf = await Client(server.port, table).connect()
        client = await Client(server.port, table, key).connect()
        take = deaf.take
        deaf.take = (  # type: ignore[method-assign]
            lambda message: None if message["type"] == "events" else take(message)
        )
        await client.sit(0)
        lost = time.monotonic()
        await deaf.until(lambda: any(number > deaf.head for _, number in deaf.heads))
        noticed = deaf.heads[-1][0] - lost
        deaf.take = take  # type: ignore[method-assign]
        await deaf.send({"type": "resume", "since": deaf.head})
        await deaf.reach(client.head)
        assert deaf.events == client.events
        await deaf.close()
        await client.close()
        return noticed

    with Server(tmp_path, [*GENEROUS, "heartbeat_seconds=1"]) as server:
        asyncio.run(asyncio.wait_for(play(server), 60))


def test_a_late_action_gets_the_current_number_and_changes_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        head = client.head
        await client.send(
            {"type": "act", "id": "late-0001", "at": 1, "action": {"do": "stand", "seat": 0}}
        )
        await client.until(lambda: "late-0001" in client.answers)
        answer = client.answers["late-0001"]
        assert (answer["code"], answer["head"]) == ("quayside.table.conflict", head)
        assert answer["position"] == client.events[head - 1]["position"]
        assert len(server.events(table)) == head
        await client.close()

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(play(server), 60))


def test_two_processes_tell_each_others_clients(tmp_path: Path) -> None:
    async def play(one: Server, two: Server) -> None:
        ada, bo = fresh(), fresh()
        table = one.open([{"kind": "link", "key": ada}, {"kind": "link", "key": bo}])
        first = await Client(one.port, table, ada).connect()
        second = await Client(two.port, table, bo).connect()
        await asyncio.gather(first.sit(0), second.sit(1))
        await asyncio.gather(first.play(), second.play())
        assert first.events == second.events
        assert json.loads(two.http("GET", f"/api/v2/tables/{table}")[1]) == one.get(
            f"/api/v2/tables/{table}"
        )
        await first.close()
        await second.close()

    with Server(tmp_path) as one, Server(tmp_path) as two:
        asyncio.run(asyncio.wait_for(play(one, two), 120))
