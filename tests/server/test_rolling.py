"""Processes that are restarted one after the other: players and bots go on elsewhere at once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from quayside.games import load
from tests.server.helpers import Client, Server, fresh
from tests.server.postgres import Cluster
from tests.server.rolling import SLACK, Guest, roll
from tests.server.test_processes import servers


def test_a_rolling_restart_ends_no_game_loses_no_action_and_charges_no_clock(
    tmp_path: Path, postgres: Cluster
) -> None:
    with servers(tmp_path, postgres.database(), 3) as three:
        found = asyncio.run(asyncio.wait_for(roll(three, 6, 1, 30.0, seed=1), 280))
        assert found.moved >= 6
        assert found.charged_ms <= SLACK, found
        assert found.lefts == 0, "nobody was shown as gone"
        assert [server.logged for server in three] == [""] * 3


def test_two_processes_on_one_file_are_restarted_one_after_the_other(tmp_path: Path) -> None:
    load("docker:fr").start().roll(1)
    with Server(tmp_path) as one, Server(tmp_path) as two:
        found = asyncio.run(asyncio.wait_for(roll([one, two], 3, 1, 15.0, seed=2), 280))
        assert found.moved >= 3
        assert found.charged_ms <= SLACK, found
        assert one.logged == two.logged == ""


def test_a_bot_goes_on_at_once_in_another_process_when_its_own_is_stopped(
    tmp_path: Path, postgres: Cluster
) -> None:
    async def play(one: Server, two: Server) -> None:
        key = fresh()
        table = one.open([{"kind": "link", "key": key}, {"kind": "bot", "level": "1"}])
        client = await Client(one.port, table, key).connect()
        watcher = await Client(two.port, table).connect()  # two has the table in memory
        await client.sit(0)
        await client.play(lambda: client.head >= 8)
        await asyncio.to_thread(one.stop)
        assert client.bye
        await client.close()
        client.port = two.port
        await client.connect()
        await client.play()
        await watcher.reach(client.head)
        assert watcher.events == client.events
        await client.close()
        await watcher.close()

    # Nobody waits for the bot's first process.
    with servers(tmp_path, postgres.database(), 2, "takeover_seconds=1000") as (one, two):
        asyncio.run(asyncio.wait_for(play(one, two), 120))


@pytest.mark.parametrize("path", ["/readyz", "/api/v2/socket"])
def test_nobody_is_sent_to_a_server_that_is_about_to_stop(tmp_path: Path, path: str) -> None:
    async def look(server: Server) -> None:
        assert server.process is not None
        clients = [await Client(server.port, "").watch_lobby() for _ in range(100)]
        server.process.terminate()
        while not any(client.bye for client in clients):
            await asyncio.sleep(0)
        upgrade = {"Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        upgrade |= {"Connection": "Upgrade", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
        headers = upgrade if path.endswith("socket") else {}
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        head, _, body = (await reader.read(4096)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503"), head
        assert json.loads(body)["code"] == "quayside.server.stopping"
        writer.close()
        for client in clients:
            await client.until(lambda client=client: client.bye)  # type: ignore[misc]
            await client.close()

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(look(server), 60))


def test_clients_that_are_sent_away_do_not_come_back_all_at_once(tmp_path: Path) -> None:
    async def look(server: Server) -> None:
        assert server.process is not None
        clients = [Guest(server.port, "") for _ in range(100)]
        for client in clients:
            await client.watch_lobby()
        server.process.terminate()
        for client in clients:
            await client.until(lambda client=client: client.bye)  # type: ignore[misc]
            await client.close()
        waits = sorted(client.retry for client in clients)
        assert 0.1 <= waits[0] < waits[-1] <= 0.4
        assert len(set(waits)) > 10

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(look(server), 60))
