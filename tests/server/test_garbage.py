"""The server leaves no reference cycles behind, so it never has to stop to look for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quayside.games import family
from tests.server.helpers import Client, Server, fresh

ROUNDS = 12
POSITION = "docker:fr 2 - hand:6,6 out:- turn:0 roll:3"


class Counting(Server):
    """A server that can be asked for its reference cycles."""

    def start(self) -> Server:
        command = [sys.executable, "-m", "tests.server.collecting", str(self.data)]
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
            )
        self.wait_until_ready()
        return self

    def cycles(self) -> tuple[int, list[Any]]:
        """Return how many objects were in cycles, and what they were."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        line = next(line for line in self.process.stdout if line.startswith(b"["))
        found, kinds = json.loads(line)
        return found, kinds

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.stop()


@contextlib.contextmanager
def counting(data: Path) -> Iterator[Counting]:
    server = Counting(data)
    with server:
        yield server


async def play_with_a_bot(server: Server) -> None:
    key = fresh()
    table = server.open([{"kind": "link", "key": key}, {"kind": "bot", "level": "random"}])
    client = await Client(server.port, table, key).connect()
    await client.sit(0)
    for _ in range(3):
        await client.until(lambda: client.may_act)
        await client.step()
    await client.until(lambda: client.may_act)
    assert client.socket is not None
    client.socket.transport.abort()


def hang_up(server: Server) -> None:
    """Go away in the middle of a body, and before an answer."""
    head = f"POST /api/v2/verify HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    for body in ("game", "game: doce\n\n" + ";\n" * 20):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(f"{head}Content-Length: 52\r\n\r\n{body}".encode())


async def use(server: Server) -> None:
    """Do a little of everything, wrong things too."""
    key = fresh()
    table = server.open([{"kind": "link", "key": key}] * 2, listed=True)
    client = await Client(server.port, table, key).connect()
    await client.sit(0)
    await client.sit(1)
    for _ in range(4):
        await client.until(lambda: client.may_act)
        await client.step()
    await client.act("play", 0, moves=["nonsense"])
    await client.act("roll", 3)
    await client.send("nonsense")
    await client.send({"type": "resume", "since": 0})
    await client.act("resign", 0)
    await client.act("rematch", 0)
    await client.close()
    await play_with_a_bot(server)
    hang_up(server)
    for method, path, body in (
        ("GET", "/", None),
        ("GET", "/nowhere", None),
        ("GET", "/api/v2/lobby", None),
        ("GET", f"/api/v2/tables/{table}", None),
        ("GET", f"/api/v2/tables/{table}/events", None),
        ("GET", f"/api/v2/tables/{table}/record", None),
        ("GET", f"/api/v2/tables/{fresh()}", None),
        ("GET", f"/api/v2/tables/{table}/moves", None),
        ("GET", f"/api/v2/tables/{table}/moves?after=nonsense", None),
        ("POST", "/api/v2/values", {"positions": [POSITION]}),
        ("POST", "/api/v2/values", {"positions": ["nonsense"]}),
        ("POST", "/api/v2/verify", "game: doce\n\n"),
        ("POST", "/api/v2/verify", "nonsense"),
        ("PUT", f"/api/v2/tables/{fresh()}/record", "game: doce\n\n"),
        ("PUT", f"/api/v2/tables/{fresh()}/record", "nonsense"),
    ):
        server.http(method, path, body)


def test_use_leaves_no_reference_cycles(tmp_path: Path) -> None:
    """Not one object for each round: what is left comes from starting up."""
    assert family("docker").rules  # a client that loads them does not answer pings
    with counting(tmp_path) as server:

        async def rounds(count: int) -> None:
            for _ in range(count):
                await asyncio.wait_for(use(server), 120)

        asyncio.run(rounds(2))
        server.cycles()
        asyncio.run(rounds(ROUNDS))
        found, kinds = server.cycles()
        assert found < ROUNDS, kinds
