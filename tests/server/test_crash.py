"""Crash: what was acknowledged survives kill -9; a failing disk is told, and passes."""

from __future__ import annotations

import asyncio
import json
import resource
from pathlib import Path

import pytest

from tests.server.crash import crash
from tests.server.helpers import Client, Server, fresh


@pytest.mark.parametrize("processes", [1, 2])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    tmp_path: Path, processes: int
) -> None:
    servers = [Server(tmp_path).start() for _ in range(processes)]
    try:
        result = asyncio.run(asyncio.wait_for(crash(servers, 4, 3, seed=processes), 150))
        assert result.kills == 3
        assert result.acknowledged >= 3 * 5 * 4
    finally:
        for server in servers:
            server.stop()


def test_a_bot_goes_on_in_another_process_when_its_own_is_killed(tmp_path: Path) -> None:
    async def play(one: Server, two: Server) -> None:
        key = fresh()
        bot = {"kind": "bot", "level": "random"}
        table = one.open([{"kind": "link", "key": key}, bot], "docker:en")
        watcher = await Client(two.port, table).connect()
        client = await Client(one.port, table, key).connect()
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

    with Server(tmp_path) as one, Server(tmp_path) as two:
        asyncio.run(asyncio.wait_for(play(one, two), 300))


def test_a_disk_that_cannot_be_written_is_told_and_passes_without_restart(tmp_path: Path) -> None:
    """The kernel refuses the server's writes (its file size limit is taken down from outside)."""

    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        before = client.head
        usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, usual[1]))
        for _ in range(3):
            answer = await client.act("sit", 1, part="cd" * 32)
            assert answer["code"] == "quayside.server.storage"
        assert client.head == before
        wish = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}
        status, body = server.http("PUT", f"/api/v2/tables/{fresh()}", wish)
        assert (status, json.loads(body)["code"]) == (503, "quayside.server.storage")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
        answer = await client.act("sit", 1, part="cd" * 32)
        assert answer["type"] == "ack"
        assert [e["what"]["kind"] for e in server.events(table)] == [
            "opened",
            "sat",
            "sat",
            "started",
        ]
        await client.close()

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(play(server), 60))


def test_a_stop_tells_clients_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await asyncio.to_thread(server.stop)
        await client.until(lambda: client.bye)
        await client.close()
        await asyncio.to_thread(server.start)
        await client.connect()
        await client.sit(1)
        assert client.kinds == ["opened", "sat", "sat", "started"]
        await client.close()

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(play(server), 60))
