"""Offline: no configuration, no outside request, and no file but its own."""

from __future__ import annotations

import asyncio
import json
import os
import select
import subprocess
import sys
from pathlib import Path

from tests.server.helpers import Client, fresh, port_of

WATCHED = """
import sys
def hook(event, args):
    if event in ("socket.connect", "socket.sendto", "socket.getaddrinfo", "urllib.Request"):
        print("asked", event, args[1:] if event == "socket.connect" else args, file=sys.stderr)
sys.addaudithook(hook)
from quayside.server.run import serve
serve(host="127.0.0.1", port=0)
"""


def test_it_serves_with_no_configuration_and_asks_nobody(tmp_path: Path) -> None:
    async def play(port: int) -> None:
        key, table = fresh(), fresh()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        body = json.dumps({"game": "docker", "seats": [{"kind": "link", "key": key}] * 2})
        writer.write(
            f"PUT /api/v2/tables/{table} HTTP/1.1\r\nHost: localhost:{port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            f"Connection: close\r\n\r\n{body}".encode()
        )
        assert b" 200 " in await reader.read()
        writer.close()
        client = await Client(port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        await client.play(lambda: client.head >= 16)  # a few turns: the default rate is for people
        await client.close()

    with (tmp_path / "errors").open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", WATCHED],
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "QUAYSIDE_DATA": str(tmp_path / "data"), "PYTHONUNBUFFERED": "1"},
        )
    assert process.stdout is not None
    try:
        assert select.select([process.stdout], [], [], 60)[0]
        port = port_of(process.stdout.readline())
        asyncio.run(asyncio.wait_for(play(port), 60))
    finally:
        process.terminate()
        process.stdout.close()
        process.wait(30)
    said = (tmp_path / "errors").read_text()
    assert "asked" not in said, said
    assert (tmp_path / "data" / "quayside.db").is_file()
