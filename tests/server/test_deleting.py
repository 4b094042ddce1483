"""Deleting tables: by their players, by age, and by the operator."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.core.errors import InvalidSetup
from quayside.server import protocol as m
from quayside.server import retention
from quayside.server.log import Batch, Row
from quayside.server.sqlite import SQLiteLog
from tests.server.helpers import Client, Server, fresh, log_of
from tests.server.postgres import Cluster
from tests.server.test_host_rights import GUEST, HOST, PART
from tests.server.test_host_rights import Place as Decisions
from tests.server.test_pairing import Looker, at_place
from tests.server.test_seats import KEYS, Place
from tests.server.test_tables import run

DELETED = (410, "quayside.table.deleted")


def two() -> Decisions:
    """Return a table with two people on two devices."""
    place = Decisions(m.LinkSeat(HOST), m.LinkSeat(GUEST))
    assert place.do(HOST, m.Sit(0, PART)) == ""
    assert place.do(GUEST, m.Sit(1, PART)) == ""
    return place


def test_all_people_have_to_agree() -> None:
    place = two()
    assert place.do(HOST, m.ProposeDelete(0)) == ""
    assert place.do(HOST, m.ProposeDelete(0)) == "quayside.table.proposal-open"
    assert place.do(GUEST, m.Decline(1)) == ""
    assert not place.table.is_deleted
    assert place.do(fresh(), m.ProposeDelete(0)) == "quayside.table.not-your-seat"
    assert place.do(GUEST, m.ProposeDelete(1)) == ""
    assert place.do(HOST, m.Agree(0)) == ""
    assert place.table.is_deleted


def test_after_the_end_and_with_somebody_who_stood_up() -> None:
    place = two()
    assert place.do(GUEST, m.Stand(1)) == ""
    assert place.do(HOST, m.ProposeDelete(0)) == ""
    assert not place.table.is_deleted, "the person who stood up is asked too"
    assert place.do(GUEST, m.Sit(1, PART)) == ""
    assert place.do(HOST, m.Resign(0)) == ""
    assert place.table.finished is not None
    assert place.do(HOST, m.Agree(0)) == "quayside.table.finished", "the end closed the question"
    assert place.do(GUEST, m.ProposeDelete(1)) == ""
    assert place.do(HOST, m.Agree(0)) == ""
    assert place.table.is_deleted


def test_whoever_plays_alone_decides_alone() -> None:
    place = Decisions(m.LinkSeat(HOST), m.BotSeat("1"), m.LinkSeat(HOST))
    place.do(HOST, m.Sit(0, PART))
    place.do(HOST, m.Sit(2, PART))
    assert place.do(HOST, m.ProposeDelete(0)) == ""
    assert place.table.is_deleted
    event = m.decode_event(place.table.bodies[-1])
    assert (event.position, event.clocks) == ("", None)


def refusal(server: Server, path: str) -> tuple[int, str]:
    status, body = server.http("GET", path)
    return status, json.loads(body)["code"]


def test_nothing_is_left_of_a_deleted_table(tmp_path: Path) -> None:
    keys = [fresh(), fresh()]

    async def play(server: Server) -> str:
        seats = [{"kind": "link", "key": key} for key in keys]
        table = server.open(seats, listed=True)
        anna, bert = [await Client(server.port, table, key).connect() for key in keys]
        await anna.sit(0, "Anna Rossi")
        await bert.sit(1, "Bert")
        watcher = await Client(server.port, table).connect()
        await anna.reach(bert.head)
        await anna.act("propose-delete", 0)
        await bert.reach(anna.head)
        await bert.act("agree", 1)
        for client in (anna, bert, watcher):
            await client.until(lambda client=client: bool(client.errors))  # type: ignore[misc]
            assert client.errors[-1]["code"] == DELETED[1]
            assert client.kinds[-1] == "deleted"
            await client.close()
        assert table not in [view["table"] for view in server.get("/api/v2/lobby")]
        return table

    tables = []
    with Server(tmp_path) as server:

        async def work() -> None:
            tables.append(await play(server))

        run(work())
        for path in ("", "/events", "/record", "/moves"):
            assert refusal(server, f"/api/v2/tables/{tables[0]}{path}") == DELETED
        wish = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}
        assert server.http("PUT", f"/api/v2/tables/{tables[0]}", wish)[0] == 410
    ((number, body, _),) = log_of(server, tables[0])
    assert (number, json.loads(body)["what"]) == (6, {"kind": "deleted", "why": "players"})
    with closing(sqlite3.connect(tmp_path / "quayside.db")) as database:
        stored = database.execute("SELECT body, private, client FROM log").fetchall()
    assert all(private is None for _, private, _ in stored)
    assert not any(b"Rossi" in body for body, *_ in stored)
    with Server(tmp_path) as server:
        assert refusal(server, f"/api/v2/tables/{tables[0]}") == DELETED


def test_old_tables_are_deleted_and_others_are_not(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        seats: list[m.SeatSpec] = [m.LinkSeat(KEYS[0]), m.OpenSeat()]
        log = place.hub.rooms.log
        await place.open(m.OpenTable("docker:fr", seats))
        old = place.table.id
        looker = Looker()
        looker.dismiss = lambda: looker.heard.append({})  # type: ignore[method-assign]
        place.room.listeners.add(looker)
        place.now += retention.DAY
        await place.open(m.OpenTable("docker:fr", seats))
        young = place.table.id
        place.now += 399 * retention.DAY
        assert await retention.erase_old(log, 400, place.now) == 1
        assert await retention.erase_old(log, 400, place.now) == 0, "it is done once"
        assert [row[0] for row in await log.heads("", 9)] == sorted([old, young])
        assert len(await log.read(young)) == 1
        room = place.hub.rooms.get(old)
        if room is not None:  # else the wake-up was quicker
            await place.hub.rooms.catch_up(room)
        assert place.hub.rooms.get(old) is None
        assert looker.heard[-1] == {}, "whoever looked is told"
        await place.sit(0, 0)
        place.now += 400 * retention.DAY
        assert await retention.erase_old(log, 400, place.now) == 1

    at_place(tmp_path, play)


class Forgetful(Server):
    """A server that keeps tables for a day."""

    def command(self) -> list[str]:
        return [*super().command(), "--keep-tables", "1d"]


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_a_server_deletes_old_tables(tmp_path: Path, kind: str, postgres: Cluster) -> None:
    url = postgres.database() if kind == "PostgreSQL" else None
    open_seats = [{"kind": "open"}] * 2
    with Server(tmp_path, database=url) as server:
        old, young = server.open(open_seats), server.open(open_seats)
    # The old table's events are from the year 2001.
    aged = """regexp_replace({}, '"time":[0-9]+', '"time":1000000000000')"""
    if url is None:
        with closing(sqlite3.connect(tmp_path / "quayside.db")) as database:
            database.create_function(
                "regexp_replace", 3, lambda text, old, new: re.sub(old, new, text)
            )
            text = aged.format("CAST(body AS TEXT)")
            sql = f"UPDATE log SET body=CAST({text} AS BLOB) WHERE tbl=?"
            assert database.execute(sql, (old,)).rowcount > 0
            database.commit()
    else:
        text = aged.format("convert_from(body, 'UTF8')")
        postgres.execute(
            f"UPDATE quayside.log SET body=convert_to({text}, 'UTF8') WHERE tbl='{old}'", url
        )
    with Forgetful(tmp_path, database=url) as server:
        end = time.monotonic() + 60
        while server.http("GET", f"/api/v2/tables/{old}")[0] != 410:
            assert time.monotonic() < end, "the old table is still there"
        assert refusal(server, f"/api/v2/tables/{old}") == DELETED
        assert server.get(f"/api/v2/tables/{young}")["table"] == young


def test_a_table_that_was_erased_before_its_last_events_were_read(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        await place.open(m.OpenTable("docker:fr", [m.LinkSeat(KEYS[0]), m.OpenSeat()]))
        table, log = place.table, place.hub.rooms.log
        other = SQLiteLog(tmp_path / "quayside.db")  # another process
        for number, erase in ((2, False), (3, True)):
            event = m.Event(number, 0, 1, "", None, m.Deleted("age"))
            batch = Batch(table.id, (Row(number, m.encode(event)),), erase=erase)
            await other.append(batch)
        await other.close()
        assert [row.number for row in await log.read(table.id)] == [3]
        if place.hub.rooms.get(table.id) is not None:  # the wake-up may have been quicker
            await place.hub.rooms.catch_up(place.room)
        assert place.hub.rooms.get(table.id) is None

    at_place(tmp_path, play)


@pytest.mark.parametrize("text", ["", "400", "d", "0d", "-1d", "4w", "400d "])
def test_times_that_are_none(text: str) -> None:
    with pytest.raises(InvalidSetup):
        retention.read_days(text)


Admin = Callable[..., Awaitable[tuple[int, str]]]


def operator(place: list[str]) -> Admin:
    """Return a function that runs the command for the operator as another process would."""

    async def run_command(*words: str) -> tuple[int, str]:
        given = ["tables", *words, *place]
        done = await asyncio.to_thread(CliRunner().invoke, app, given)
        return done.exit_code, done.output

    return run_command


async def operate(server: Server, admin: Admin) -> None:
    """List, show, close and remove a table, while a client listens to it."""
    key = fresh()
    table = server.open([{"kind": "link", "key": key}] * 2)
    client = await Client(server.port, table, key).connect()
    await client.sit(0, "Anna")
    await client.sit(1, "Bert")
    code, listed = await admin("list")
    assert code == 0
    assert listed.startswith(table)
    code, shown = await admin("show", table[:8])
    assert [seat["name"] for seat in json.loads(shown)["seats"]] == ["Anna", "Bert"]
    assert (await admin("audit")) == (0, "")
    assert (await admin("close", table, "--why", "stuck"))[0] == 0
    await client.until(lambda: client.kinds[-1] == "finished")
    assert client.events[-1]["what"]["abandoned"]
    assert (await admin("close", table, "--why", "again"))[0] != 0
    assert (await admin("remove", table, "--why", "asked by mail"))[0] == 0
    await client.until(lambda: bool(client.errors))
    assert client.errors[-1]["code"] == DELETED[1]
    assert client.events[-1]["what"] == {"kind": "deleted", "why": "operator"}
    assert (await admin("show", fresh()))[0] != 0
    await client.close()
    lines = [json.loads(line) for line in (await admin("audit"))[1].splitlines()]
    done = [(line["do"], line["table"], line["why"]) for line in lines]
    assert done == [("close", table, "stuck"), ("remove", table, "asked by mail")]
    assert all(line["user"] and line["time"].endswith("Z") for line in lines)


def test_the_operator_lists_shows_closes_and_removes(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        run(operate(server, operator(["--data", str(tmp_path)])))
    assert len((tmp_path / "audit.log").read_text().splitlines()) == 2
    assert (tmp_path / "audit.log").stat().st_mode & 0o077 == 0


def test_the_operator_of_a_postgresql_database(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.database()
    with Server(tmp_path, database=database) as server:
        run(operate(server, operator(["--database", database])))
    assert not (tmp_path / "audit.log").exists(), "operators may work on several machines"


def test_an_id_may_begin_with_a_hyphen(tmp_path: Path) -> None:
    table = f"-h{fresh()}"[:22]
    with Server(tmp_path) as server:
        wish = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}
        assert server.http("PUT", f"/api/v2/tables/{table}", wish)[0] == 200

    async def show() -> tuple[int, str]:
        return await operator(["--data", str(tmp_path)])("show", table)

    code, shown = asyncio.run(show())
    assert (code, json.loads(shown)["table"]) == (0, table)
