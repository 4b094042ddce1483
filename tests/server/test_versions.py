"""Other versions of the protocol are refused by name."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import Server

VERSION = "quayside.protocol.version"


def test_every_address_of_another_version_names_this_one(one_server: Server) -> None:
    table = one_server.open([{"kind": "open"}] * 2)
    for method, path, body in (
        ("GET", "/api/v1/games", None),
        ("GET", f"/api/v1/tables/{table}", None),
        ("PUT", f"/api/v1/tables/{table}", {"game": "docker", "seats": []}),
        ("POST", "/api/v1/draw", {"position": "x"}),
        ("GET", "/api/v1", None),
        ("GET", "/api/v1/nothing", None),
        ("GET", "/api/v3/games", None),
        ("GET", "/api/v22/games", None),
    ):
        status, answer = one_server.http(method, path, body)
        problem = json.loads(answer)
        assert (status, problem["code"]) == (400, VERSION), path
        assert "/api/v2" in problem["message"]
    for path in ("/api/v2/nothing", "/api/v2", "/api/vx/games"):
        assert one_server.http("GET", path)[0] == 404


@pytest.mark.parametrize(("path", "version"), [("v1", 1), ("v1", 2), ("v2", 1), ("v2", 3)])
def test_a_page_of_another_version_is_told_in_a_message(
    one_server: Server, path: str, version: int
) -> None:
    """A script on a page sees nothing of a WebSocket that is refused before it is open."""
    table = one_server.open([{"kind": "open"}] * 2)

    async def hello() -> dict[str, Any]:
        async with connect(f"ws://127.0.0.1:{one_server.port}/api/{path}/socket") as socket:
            message = {"type": "hello", "v": version, "table": table}
            with contextlib.suppress(ConnectionClosed):  # it may be told before it has spoken
                await socket.send(json.dumps(message))
            found: dict[str, Any] = json.loads(await socket.recv())
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return found

    found = asyncio.run(asyncio.wait_for(hello(), 30))
    assert (found["type"], found["code"]) == ("error", VERSION)
    assert "/api/v2" in found["message"]
