"""The written protocol is the one that is spoken."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
from websockets.asyncio.client import connect

from quayside.server.schema import schema, text
from tests.server.helpers import Client, Server, fresh

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_in_the_docs_is_that_of_the_types() -> None:
    """`python -m quayside.server.schema` prints what must stand there."""
    assert (DOCS / "protocol-v1.schema.json").read_text(encoding="utf-8") == text()


def test_what_the_server_sends_fits_the_schema(one_server: Server) -> None:
    async def play() -> list[Any]:
        key = fresh()
        table = one_server.open([{"kind": "link", "key": key}] * 2)
        spoken: list[Any] = []
        async with connect(f"ws://127.0.0.1:{one_server.port}/api/v1/socket") as socket:
            hello = {"type": "hello", "v": 1, "table": table, "key": key}
            await socket.send(json.dumps(hello))
            client = Client(one_server.port, table, key)
            await client.connect()
            await client.sit(0)
            await client.act("roll", 0)
            await client.sit(1)
            await client.play()
            await client.close()
            while not any("finished" in json.dumps(message) for message in spoken):
                spoken.append(json.loads(await asyncio.wait_for(socket.recv(), 30)))
        return [*spoken, *client.answers.values()]

    spoken = asyncio.run(asyncio.wait_for(play(), 60))
    whole = schema()
    validator = jsonschema_rs.validator_for({"$defs": whole["$defs"], "$ref": "#/$defs/ToClient"})
    for message in spoken:
        validator.validate(message)
    assert {message["type"] for message in spoken} >= {"welcome", "events", "turn", "ack", "error"}


def test_the_example_bots_play_each_other_to_the_end(one_server: Server) -> None:
    table = one_server.open([{"kind": "open"}] * 2)
    url = f"ws://127.0.0.1:{one_server.port}/api/v1/socket"
    bots = [
        subprocess.Popen(
            [sys.executable, str(DOCS / "example_bot.py"), url, table, str(seat)],
            stdout=subprocess.PIPE,
        )
        for seat in range(2)
    ]
    said = [bot.communicate(timeout=60)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert said[0] == said[1]
    assert said[0].startswith(b"winners: [")
    assert one_server.events(table)[-1]["what"]["kind"] == "finished"


def test_the_example_bot_is_short() -> None:
    code = (DOCS / "example_bot.py").read_text(encoding="utf-8").partition("def action")[2]
    assert len(code.splitlines()) <= 40
