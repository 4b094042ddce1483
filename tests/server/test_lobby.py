"""The lobby shows open tables, whoever else opens or finishes how many."""

from __future__ import annotations

import contextlib
import http.client
import json
import sqlite3
from pathlib import Path

from tests.server.helpers import GENEROUS, Server, action, fresh


def shown(server: Server) -> list[str]:
    return [view["table"] for view in server.get("/api/v2/lobby")]


def open_from(server: Server, address: str, count: int) -> list[str]:
    """Open listed tables from an address; return their ids."""
    tables = [fresh() for _ in range(count)]
    wish = json.dumps({"game": "docker:fr", "seats": [{"kind": "open"}] * 2, "listed": True})
    connection = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=30, source_address=(address, 0)
    )
    for table in tables:
        headers = {"Content-Type": "application/json"}
        connection.request("PUT", f"/api/v2/tables/{table}", wish, headers)
        answer = connection.getresponse()
        assert answer.status == 200, answer.read()
        answer.read()
    connection.close()
    return tables


def finish(server: Server) -> str:
    """Open a listed table and end its game at once."""
    key = fresh()
    table = server.open([{"kind": "link", "key": key}] * 2, listed=True)
    for at, do in enumerate(["sit", "sit", "resign"], 1):
        more = {"part": "ab" * 32} if do == "sit" else {}
        head = at + (do == "resign")  # the second to sit down also starts the game
        body = action(do, int(at == 2), head, **more)
        path = f"/api/v2/tables/{table}/actions"
        status, said = server.http("POST", path, body, {"Authorization": f"Bearer {key}"})
        assert status == 200, said
    return table


def test_finished_tables_take_no_place(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        waiting = server.open([{"kind": "open"}] * 2, listed=True)
        over = [finish(server) for _ in range(55)]
        assert shown(server) == [waiting]
        late = server.open([{"kind": "open"}] * 2, listed=True)
        assert shown(server) == [late, waiting]
    with Server(tmp_path) as server:  # which must find out anew what is over
        assert shown(server) == [late, waiting]
        assert not set(over) & set(shown(server))


def test_tables_of_one_address_do_not_hide_those_of_others(tmp_path: Path) -> None:
    with Server(tmp_path, [*GENEROUS]) as server:
        few = open_from(server, "127.0.0.9", 2)
        many = open_from(server, "127.0.0.2", 60)
        listed = shown(server)
        assert set(listed[:7]) == {*few, *many[-5:]}, "the newest of each address come first"
        assert len(listed) == 50, "what others leave free is filled up"
        others = open_from(server, "127.0.0.3", 60)
        listed = shown(server)
        assert set(listed[:12]) == {*few, *many[-5:], *others[-5:]}


def test_one_table_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        good = server.open([{"kind": "open"}] * 2, listed=True)
        bad = [server.open([{"kind": "open"}] * 2, listed=True) for _ in range(3)]
    bodies = [b"{}", b'{"n":1,"what":{"kind":"of-a-newer-version"}}', b"not JSON"]
    with contextlib.closing(sqlite3.connect(tmp_path / "quayside.db")) as database:
        for table, body in zip(bad, bodies, strict=True):
            database.execute("UPDATE log SET body=? WHERE tbl=?", (body, table))
        # A table whose id a page cannot open, as version 0.1 took it.
        database.execute("UPDATE log SET tbl=? WHERE tbl=?", (f"{bad[0]}\n", bad[0]))
        database.commit()
    with Server(tmp_path) as server:
        assert shown(server) == [good]
        assert shown(server) == [good]
        assert server.logged.count('"lobby"') == 2, "each is noted once"
