"""Clients that ask for the most expensive thing they may, each from an address of its own.

`python -m tests.server.exhaustion PORT KIND CLIENTS SECONDS` prints a line when it is ready, waits
for a line, and prints how often they were answered.
Each client waits for an answer before it asks again, and for a second after a refusal.
Such clients have machines of their own, so this process takes only the processor time that the
server and the players leave.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import uvloop

from quayside import load
from quayside.record import RecordBuilder, write
from quayside.server.export import MOST_ENTRIES
from quayside.server.http_types import MOST_VALUES
from tests.server.helpers import fresh

POSITION = "docker:fr 2 - hand:6,6 out:- turn:0 roll:4"
COMMENTS = "game: doce\n\n" + ";\n" * 40_000
"""A record of comments, which takes longest to read."""


@cache
def long_record(entries: int = MOST_ENTRIES) -> str:
    """Return a record with so many rolls and moves, by default as many as a client may send."""
    builder = RecordBuilder(load("docker:en", 2).start())
    while len(builder) < entries and not builder.state.is_over:
        if builder.state.is_chance:
            builder.roll(1 + len(builder) % 6)
        else:
            builder.play(builder.state.moves[0].text)
    return write(builder.record())


SEATS = [{"kind": "open"}, {"kind": "bot", "level": "random"}]

EXPENSIVE: dict[str, Callable[[], tuple[str, str, Any]]] = {
    "verify": lambda: ("POST", "/api/v2/verify", COMMENTS),
    "import": lambda: ("PUT", f"/api/v2/tables/{fresh()}/record", long_record()),
    "values": lambda: ("POST", "/api/v2/values", {"positions": [POSITION] * MOST_VALUES}),
    "studies": lambda: ("POST", "/api/v2/studies", {"position": POSITION}),
    "tables": lambda: (
        "PUT",
        f"/api/v2/tables/{fresh()}",
        {"game": "docker:fr", "seats": SEATS, "listed": True},
    ),
    "document": lambda: ("GET", "/api/v2/openapi.json", None),
    "lobby": lambda: ("GET", "/api/v2/lobby", None),
    "pairings": lambda: (
        "POST",
        "/api/v2/pairings",
        {"table": fresh(), "key": fresh(), "game": "docker:fr"},
    ),
}
"""What is asked for: method, path and body."""


async def ask(port: int, address: str, method: str, path: str, body: Any) -> int:
    """Make a request from an address; return the status."""
    text = b"" if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
    kind = "text/plain" if isinstance(body, str) else "application/json"
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: {kind}\r\n"
            f"Content-Length: {len(text)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + text)
        answer = await reader.read()
        return int(answer.split(b" ", 2)[1])
    finally:
        writer.close()


async def attack(port: int, kind: str, clients: int, seconds: float) -> Counter[int]:
    """Ask for something for so long; return how many answers had which status."""
    end, statuses = time.monotonic() + seconds, Counter[int]()

    async def client(address: str) -> None:
        while time.monotonic() < end:
            status = await ask(port, address, *EXPENSIVE[kind]())
            statuses[status] += 1
            if status >= 400:
                await asyncio.sleep(1)

    async def until_the_end(address: str) -> None:
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(seconds):
                await client(address)

    await asyncio.gather(*(until_the_end(f"127.0.1.{number + 1}") for number in range(clients)))
    return statuses


if __name__ == "__main__":
    port, kind, clients, seconds = sys.argv[1:]
    EXPENSIVE[kind]()
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    print("{}", flush=True)
    sys.stdin.readline()
    print(json.dumps(uvloop.run(attack(int(port), kind, int(clients), float(seconds)))))
