"""Games of other rules and of other places can be looked at, and not be played on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from quayside.server.export import record_text
from quayside.server.log import Row
from quayside.server.table import replay
from quayside.server.verify import NotVerified, verify_text
from tests.server.helpers import Client, Server, action, fresh
from tests.server.test_dice import played
from tests.server.test_tables import seated

OLD = "quayside.table.old-rules"


def _age(data: Path, table: str) -> None:
    """Make a table's log one that was written under an earlier version of the rules."""
    with contextlib.closing(sqlite3.connect(data / "quayside.db")) as database:
        rows = database.execute("SELECT place, body FROM log WHERE tbl=?", (table,)).fetchall()
        for place, body in rows:
            event = {**json.loads(body), "rules": 0}
            if event["position"]:
                # What that version wrote need not mean anything to this one.
                event["position"] = "docker:old " + event["position"]
            text = json.dumps(event).encode()
            database.execute("UPDATE log SET body=? WHERE place=?", (text, place))
        database.commit()


def test_a_game_of_older_rules_is_shown_and_not_played_on(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[str, str]:
        client = await seated(server, clock={"kind": "player", "seconds": 600})
        await client.step()
        await client.close()
        assert client.key is not None
        return client.table, client.key

    async def look(server: Server, table: str, key: str) -> None:
        client = await Client(server.port, table, key).connect()
        assert client.events[-1]["position"].startswith("docker:old docker:fr 2")
        assert client.events[-1]["rules"] == 0
        found = await client.ask_moves()
        assert (found["due"], found["moves"], found["drawing"]) == ("nothing", [], [])
        assert (await client.ask_moves("+b2"))["code"] == OLD
        for do, more in (
            ("roll", {}),
            ("play", {"moves": ["+b2"]}),
            ("stand", {}),
            ("resign", {}),
            ("propose-takeback", {}),
        ):
            assert (await client.act(do, 0, **more))["code"] == OLD, do
        assert client.kinds == [e["what"]["kind"] for e in server.events(table)]
        await client.close()

    with Server(tmp_path) as server:
        table, key = asyncio.run(asyncio.wait_for(begin(server), 60))
    _age(tmp_path, table)
    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(look(server, table, key), 60))
        assert server.get(f"/api/v2/tables/{table}")["status"] == "playing"
        for path in ("record", "moves?after=+b2"):
            status, answer = server.http("GET", f"/api/v2/tables/{table}/{path}")
            assert (status, json.loads(answer)["code"]) == (409, OLD)
        assert server.logged == ""


def _rewrite(data: Path, table: str, old: str, new: str) -> None:
    """Make a table's log one that another version of the program wrote."""
    with contextlib.closing(sqlite3.connect(data / "quayside.db")) as database:
        rows = database.execute("SELECT place, body FROM log WHERE tbl=?", (table,)).fetchall()
        for place, body in rows:
            text = bytes(body).decode().replace(old, new).encode()
            database.execute("UPDATE log SET body=? WHERE place=?", (text, place))
        database.commit()


def test_a_table_of_an_edition_or_an_option_that_is_no_more_is_shown(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        seats = [{"kind": "open"}, {"kind": "open"}]
        edition = server.open(seats)
        option = server.open(seats, options={"chance": "cards"})
    _rewrite(tmp_path, edition, '"docker:fr"', '"docker:antarctic"')
    _rewrite(tmp_path, option, '"cards"', '"coins"')
    with Server(tmp_path) as server:
        for table in (edition, option):
            assert server.get(f"/api/v2/tables/{table}")["status"] == "waiting"
            message = action("sit", 0, 1, part="ab" * 32)
            bearer = {"Authorization": f"Bearer {fresh()}"}
            path = f"/api/v2/tables/{table}/actions"
            status, answer = server.http("POST", path, message, bearer)
            assert (status, json.loads(answer)["code"]) == (409, OLD)
        assert server.logged == ""


def test_a_table_of_a_newer_version_is_refused_as_such(tmp_path: Path) -> None:
    async def hello(server: Server, table: str) -> str:
        async with connect(f"ws://127.0.0.1:{server.port}/api/v2/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "v": 2, "table": table}))
            return str(json.loads(await socket.recv())["code"])

    with Server(tmp_path) as server:
        table = asyncio.run(asyncio.wait_for(begin_one(server), 60))
    _rewrite(tmp_path, table, '"kind":"rolled"', '"kind":"juggled"')
    with Server(tmp_path) as server:
        for path in ("", "/events", "/record", "/moves"):
            status, answer = server.http("GET", f"/api/v2/tables/{table}{path}")
            assert (status, json.loads(answer)["code"]) == (409, "quayside.table.newer")
        assert asyncio.run(hello(server, table)) == "quayside.table.newer"
        assert server.logged == ""


async def begin_one(server: Server) -> str:
    client = await seated(server)
    await client.step()
    await client.close()
    return client.table


def test_nobody_sits_down_at_a_game_that_was_played_elsewhere(tmp_path: Path) -> None:
    record = "game: docker:en\nplayers: 3\nstarter: 1\n\n1. 4:+a3 1:+b3 5:+c2\n"

    async def look(server: Server, table: str) -> None:
        client = await Client(server.port, table, fresh()).connect()
        assert client.kinds == ["opened", "started", *["rolled", "moved"] * 3]
        answer = await client.act("sit", 0, part="ab" * 32)
        assert answer["code"] == "quayside.table.finished"
        await client.close()

    with Server(tmp_path) as server:
        table = fresh()
        assert server.http("PUT", f"/api/v2/tables/{table}/record", record)[0] == 200
        asyncio.run(asyncio.wait_for(look(server, table), 60))
        found = server.get(f"/api/v2/tables/{table}/moves")
        assert (found["due"], found["moves"]) == ("nothing", [])
        assert any("a3" in line or "3" in line for line in found["drawing"])


def test_a_part_that_was_stored_with_a_newline_leaves_the_record_readable() -> None:
    """Version 0.1 took such parts. The rolls cannot be checked, and that is what a check says."""
    table = played("docker:fr")
    good = record_text(table)
    rows = []
    for number, body in enumerate(table.bodies, 1):
        event = json.loads(body)
        if event["what"]["kind"] == "sat":
            event["what"]["part"] += "\n"
            event["what"]["name"] = "x\n"
        rows.append(Row(number, json.dumps(event).encode()))
    text = record_text(replay(table.id, rows))
    assert text.partition("\n\n")[2] == good.partition("\n\n")[2]
    assert "dice-secret: " in text.partition("\n\n")[0]
    with pytest.raises(NotVerified, match="malformed"):
        verify_text(text)
    assert verify_text(good).ok
