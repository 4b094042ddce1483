"""The written protocol is the one that is spoken."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from websockets.asyncio.client import connect

from quayside.server import typescript
from quayside.server.schema import schema, text
from quayside.server.verify import verify_text
from tests.server.helpers import Client, Server, fresh

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def test_the_schema_in_the_docs_is_that_of_the_types() -> None:
    """`python -m quayside.server.schema` prints what must stand there."""
    assert (DOCS / "protocol-v2.schema.json").read_text(encoding="utf-8") == text()


def test_the_front_ends_types_are_those_of_the_server() -> None:
    """`python -m quayside.server.typescript` prints what must stand there."""
    kept = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == typescript.text()


def test_typescript_is_strict_and_unions_are_told_apart_by_their_tags() -> None:
    written = typescript.text()
    assert not re.search(
        r"\b(any|unknown|object)\b", re.sub(r"/\*.*?\*/|//.*", "", written, flags=re.S)
    )
    for name, union in typescript.UNIONS.items():
        tags = [
            re.search(rf"interface {kind.__name__} {{(.*?)^}}", written, re.S | re.M)
            for kind in typescript.members(union)
        ]
        found = [
            re.findall(r'^  (kind|type|do|family): "(\S+)";', tag[1], re.M) for tag in tags if tag
        ]
        assert len({tag for (tag,) in found}) == len(typescript.members(union)), name
    # Told apart from the same class in what clients send: there a default may be left out.
    assert "  since?: number;" in written
    assert "  increment: number;" in written


def test_what_the_server_sends_fits_the_schema(one_server: Server) -> None:
    async def play() -> list[Any]:
        key = fresh()
        table = one_server.open([{"kind": "link", "key": key}] * 2)
        spoken: list[Any] = []
        async with connect(f"ws://127.0.0.1:{one_server.port}/api/v2/socket") as socket:
            hello = {"type": "hello", "v": 2, "table": table, "key": key}
            await socket.send(json.dumps(hello))

            async def listen() -> None:
                while not any("finished" in json.dumps(message) for message in spoken):
                    spoken.append(json.loads(await socket.recv()))

            listening = asyncio.create_task(listen())
            client = Client(one_server.port, table, key)
            await client.connect()
            await client.sit(0)
            await client.act("roll", 0)
            await client.sit(1)
            await socket.send('{"type":"moves"}')
            await client.play()
            await client.close()
            await listening
        return [*spoken, *client.answers.values()]

    spoken = asyncio.run(asyncio.wait_for(play(), 60))
    whole = schema()
    validator = jsonschema_rs.validator_for({"$defs": whole["$defs"], "$ref": "#/$defs/ToClient"})
    for message in spoken:
        validator.validate(message)
    assert {message["type"] for message in spoken} >= {"welcome", "events", "moves", "ack", "error"}


@pytest.mark.parametrize("game", ["docker:fr", "dockers", "doce"])
def test_the_example_bots_play_each_other_to_the_end(one_server: Server, game: str) -> None:
    table = one_server.open([{"kind": "open"}] * 2, game)
    url = f"ws://127.0.0.1:{one_server.port}/api/v2/socket"
    bots = [
        subprocess.Popen(
            [sys.executable, str(DOCS / "example_bot.py"), url, table, str(seat)],
            stdout=subprocess.PIPE,
        )
        for seat in range(2)
    ]
    said = [bot.communicate(timeout=240)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert said[0] == said[1]
    assert said[0].startswith(b"winners: [")
    assert one_server.events(table)[-1]["what"]["kind"] == "finished"
    verified = verify_text(one_server.http("GET", f"/api/v2/tables/{table}/record")[1].decode())
    assert verified.ok, str(verified)
    assert (verified.version, verified.others) == (2, 0)


def test_the_example_bot_is_short() -> None:
    code = (DOCS / "example_bot.py").read_text(encoding="utf-8").partition("class Chain")[2]
    assert len(code.splitlines()) <= 105
