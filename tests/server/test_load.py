"""Load at a small size: everything arrives in order; who stalls or floods harms nobody else."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
from pathlib import Path

from tests.server.helpers import GENEROUS, Client, Server, fresh
from tests.server.load import Crowd


def stalled_reader(port: int, table: str) -> socket.socket:
    """Say hello and never read again, not even pings; a small buffer fills soon."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", port))
    raw.sendall(
        f"GET /api/v2/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in raw.recv(200)
    hello = json.dumps({"type": "hello", "v": 2, "table": table}).encode()
    mask = b"\0\0\0\0"
    raw.sendall(struct.pack("!BBH", 0x81, 0x80 | 126, len(hello)) + mask + hello)
    return raw


async def is_dropped(raw: socket.socket, seconds: float) -> bool:
    """Return whether the server cuts a connection off: writing to it fails then."""
    loop = asyncio.get_running_loop()
    raw.setblocking(False)
    end = loop.time() + seconds
    while loop.time() < end:
        try:
            raw.send(struct.pack("!BBBBBB", 0x8A, 0x80, 0, 0, 0, 0))  # a pong nobody asked for
        except BlockingIOError:
            pass
        except OSError:
            return True
        await asyncio.sleep(0.05)
    return False


def test_everything_arrives_and_a_stalled_reader_is_dropped(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        crowd = Crowd([server.port], 6, 4)
        await crowd.fill()
        stalled = [stalled_reader(server.port, place.table) for place in crowd.places]
        figures, *dropped = await asyncio.gather(
            crowd.run(60, 4.0, random.Random(2)), *(is_dropped(raw, 30) for raw in stalled)
        )
        await crowd.close()
        for raw in stalled:
            raw.close()
        assert all(dropped)
        assert figures["failures"] == figures["unanswered"] == 0
        assert figures["delivered"] >= figures["actions"] > 50

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(run(server), 120))


def test_everybody_who_comes_back_at_once_resumes(tmp_path: Path) -> None:
    """After connections broke off, and after a crash, when tables must be read from the log."""

    async def run(server: Server) -> None:
        crowd = Crowd([server.port], 5, 4)
        await crowd.fill()
        await crowd.run(50, 1.0, random.Random(3))
        crowd.hang_up()
        assert (await crowd.come_back(0.1))["connections"] == 20
        await crowd.run(50, 1.0, random.Random(4))
        crowd.hang_up()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert (await crowd.come_back(0.1))["connections"] == 20
        figures = await crowd.run(50, 1.0, random.Random(5))
        await crowd.close()
        assert figures["failures"] == figures["unanswered"] == 0
        assert figures["delivered"] >= figures["actions"] > 0

    with Server(tmp_path, (*GENEROUS, "ping_timeout_seconds=60")) as server:
        asyncio.run(asyncio.wait_for(run(server), 120))


def test_a_reader_that_answers_pings_but_takes_nothing_is_dropped_by_its_queue() -> None:
    """The bound of the queue itself, without a network."""
    from quayside.server.connection import Connection
    from quayside.server.hub import Hub
    from quayside.server.metrics import Metrics
    from quayside.server.pool import Pool
    from quayside.server.settings import Settings

    class NoLog:
        pass

    async def run() -> None:
        hub = Hub(NoLog(), Pool(1, 1, 1.0), Settings(queue=64), Metrics())  # type: ignore[arg-type]
        cut: list[bool] = []

        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        connection = Connection(hub, never, never, lambda: cut.append(True))
        for _ in range(64):
            connection.send_text("x")
        assert not cut
        connection.send_text("x")
        assert cut == [True]
        assert hub.metrics.read("quayside_dropped_connections_total") == 1

    asyncio.run(run())


def test_a_long_log_comes_in_pieces_and_is_not_in_memory_for_each_who_asks(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(1)
        while client.head < 1_300:
            await client.sit(0)
            await client.act("stand", 1)
            await client.sit(1)
            await client.act("stand", 0)
        first = server.get(f"/api/v2/tables/{table}/events")
        assert (len(first["events"]), first["head"]) == (1_000, client.head)
        assert server.events(table) == client.events
        again = await Client(server.port, table).connect()
        assert again.events == client.events
        await client.close()
        await again.close()

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(play(server), 120))


def test_events_that_wait_to_be_sent_are_not_copied() -> None:
    from quayside.server.connection import CHUNK, _Span
    from quayside.server.table import Table

    table = Table(fresh())
    table.bodies = [b'{"n":%d}' % n for n in range(1, CHUNK + 5)]
    assert json.loads(_Span(table, CHUNK, CHUNK + 2, lambda: 17).text()) == {
        "type": "events",
        "events": [{"n": CHUNK + 1}, {"n": CHUNK + 2}],
        "now": 17,
    }


def test_limits_that_tests_lift_are_on_by_default() -> None:
    from quayside.server.settings import Settings, with_limits

    usual, lifted = Settings(), with_limits(Settings(), GENEROUS)
    assert usual.messages_per_second < lifted.messages_per_second
    assert fresh() != fresh()
