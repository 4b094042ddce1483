"""A server that has no room says so, and never that what it was given is wrong."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from quayside.server.asgi import Front
from quayside.server.errors import Refused
from quayside.server.readers import Readers
from quayside.server.run import build
from quayside.server.settings import Settings

PORT = 8765
POSITION = "docker:fr 2 - hand:6,6 out:- turn:0 roll:-"


async def post(front: Front, path: str, kind: str, body: bytes) -> tuple[int, dict[str, Any]]:
    """Ask the application without a network; return the status and the answer."""
    headers = {"host": f"localhost:{PORT}", "content-type": kind, "content-length": str(len(body))}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", PORT),
        "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
        "state": {},
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await front(scope, receive, send)
    return sent[0]["status"], json.loads(b"".join(part.get("body", b"") for part in sent[1:]))


def test_busy_is_not_told_as_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue for slow work is full: a position, a record and dice are neither good nor bad."""

    async def full(self: Readers, *_: object) -> object:
        raise Refused("quayside.server.busy")

    async def run() -> None:
        front, hub = build(tmp_path, Settings(), "127.0.0.1", PORT, [])
        try:
            for path, body in [
                ("/api/v2/values", {"positions": [POSITION]}),
                ("/api/v2/studies", {"position": POSITION}),
                ("/api/v2/studies", {"record": "game: docker:fr\n"}),
                ("/api/v2/verify", None),
            ]:
                text = b"game: docker:fr\n" if body is None else json.dumps(body).encode()
                kind = "text/plain" if body is None else "application/json"
                status, answer = await post(front, path, kind, text)
                assert (status, answer["code"]) == (503, "quayside.server.busy"), path
        finally:
            await hub.rooms.log.close()

    monkeypatch.setattr(Readers, "call", full)
    asyncio.run(run())
