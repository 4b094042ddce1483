"""What the host of a table may do, and names that nobody can imitate."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from quayside.server import decide
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.export import record_text
from quayside.server.table import Table, hash_key
from tests.server.helpers import Client, Server, fresh
from tests.server.test_tables import run

HOST, GUEST, STRANGER = fresh(), fresh(), fresh()
PART = "ab" * 32


class Place:
    """A table without a server: actions are decided and folded."""

    def __init__(self, *seats: m.SeatSpec, host: int | None = 0) -> None:
        self.table = Table(fresh())
        wish = m.OpenTable("docker:fr", list(seats), host=host)
        self.fold(decide.open_table(self.table.id, wish))

    def fold(self, drafts: list[decide.Draft]) -> None:
        batch, state = decide.batch_of(self.table, drafts, 0, None, None)
        for row in batch.rows:
            self.table.fold_event(row, state if row is batch.rows[-1] else None)

    def do(self, key: str, action: m.Action) -> str:
        """Do an action; return the code of its refusal, or nothing."""
        try:
            self.fold(decide.decide(self.table, action, hash_key(key), 0).drafts)
        except Refused as refused:
            return refused.code
        return ""

    @property
    def kinds(self) -> list[str]:
        return [chair.kind for chair in self.table.chairs]


def test_the_host_removes_a_guest_who_cannot_come_back() -> None:
    place = Place(m.LinkSeat(HOST), m.OpenSeat(), m.OpenSeat())
    assert place.do(HOST, m.Sit(0, PART)) == ""
    assert place.do(GUEST, m.Sit(1, PART)) == ""
    assert place.do(GUEST, m.Remove(1, 0)) == "quayside.table.not-host"
    assert place.do(STRANGER, m.Remove(0, 1)) == "quayside.table.not-your-seat"
    assert place.do(HOST, m.Remove(0, 0)) == "quayside.table.no-such-seat", "not the host"
    assert place.do(HOST, m.Remove(0, 2)) == "quayside.table.no-such-seat", "nobody is there"
    assert place.do(HOST, m.Remove(0, 3)) == "quayside.table.no-such-seat"
    assert place.do(HOST, m.Remove(0, 1)) == ""
    assert place.kinds == ["person", "open", "open"]
    for seat in (1, 2):
        assert place.do(GUEST, m.Sit(seat, PART)) == "quayside.table.removed"
    assert place.do(STRANGER, m.Sit(1, PART)) == ""
    assert place.do(fresh(), m.Sit(2, PART)) == ""
    assert place.do(HOST, m.Remove(0, 1)) == "quayside.table.started"


def test_a_seat_for_a_link_waits_for_a_new_link() -> None:
    fresh_key = fresh()
    place = Place(m.LinkSeat(HOST), m.LinkSeat(GUEST), m.OpenSeat())
    assert place.do(HOST, m.Sit(0, PART)) == ""
    assert place.do(GUEST, m.Sit(1, PART, "Bert")) == ""
    assert place.do(HOST, m.Remove(0, 1, fresh_key)) == ""
    assert place.kinds == ["person", "link", "open"]
    assert place.table.chairs[1].name == ""
    assert place.do(GUEST, m.Sit(1, PART)) == "quayside.table.not-your-seat"
    assert place.do(GUEST, m.Sit(2, PART)) == "quayside.table.removed"
    assert place.do(fresh_key, m.Sit(1, PART)) == ""
    assert place.do(fresh_key, m.Stand(1)) == ""
    assert place.kinds[1] == "link", "the new key keeps it"


def test_a_table_without_a_host_has_nobody_who_removes() -> None:
    place = Place(m.LinkSeat(HOST), m.OpenSeat(), m.OpenSeat(), host=None)
    place.do(HOST, m.Sit(0, PART))
    place.do(GUEST, m.Sit(1, PART))
    assert place.do(HOST, m.Remove(0, 1)) == "quayside.table.not-host"
    assert place.do(HOST, m.AllowSpectators(0, False)) == "quayside.table.not-host"
    for host in (1, 2):
        with pytest.raises(Refused, match="link seat"):
            Place(m.LinkSeat(HOST), m.OpenSeat(), host=host)


def test_nobody_takes_the_name_of_another_player() -> None:
    place = Place(m.LinkSeat(HOST), m.LinkSeat(GUEST), m.LinkSeat(HOST))
    taken = "quayside.table.name-taken"
    assert place.do(HOST, m.Sit(0, PART, "Anna")) == ""
    assert place.do(GUEST, m.Sit(1, PART, "\u0410nna")) == taken
    assert place.do(GUEST, m.Sit(1, PART, "Bert")) == ""
    assert place.do(GUEST, m.Rename(1, "ANNA")) == taken
    assert place.do(GUEST, m.Rename(1, "bert")) == "", "one's own name in other letters"
    assert place.do(HOST, m.Sit(2, PART, "Anna")) == "", "two people on one device"
    assert place.do(GUEST, m.Rename(1, "")) == "", "without a name"
    assert place.do(GUEST, m.Stand(1)) == ""
    assert place.do(GUEST, m.Sit(1, PART, "")) == ""


def test_whoever_comes_back_keeps_a_name_that_looked_like_another() -> None:
    """Games of earlier versions may have two players with one name."""
    place = Place(m.LinkSeat(HOST), m.LinkSeat(GUEST))
    place.do(HOST, m.Sit(0, PART, "Anna"))
    place.do(GUEST, m.Sit(1, PART, "Bert"))
    place.table.chairs[1].name = "anna"
    assert place.do(GUEST, m.Stand(1)) == ""
    assert place.do(GUEST, m.Sit(1, PART, "anna")) == ""


def test_the_host_closes_the_table_and_the_rematch_stays_closed() -> None:
    place = Place(m.LinkSeat(HOST), m.OpenSeat())
    place.do(HOST, m.Sit(0, PART))
    assert place.do(HOST, m.AllowSpectators(0, False)) == ""
    watcher = hash_key(STRANGER)
    assert place.table.may_watch(watcher), "a seat is still open"
    place.do(GUEST, m.Sit(1, PART))
    assert not place.table.may_watch(watcher)
    assert not place.table.may_watch(None)
    assert place.table.may_watch(hash_key(GUEST))
    assert place.do(GUEST, m.AllowSpectators(1, True)) == "quayside.table.not-host"
    assert place.do(GUEST, m.Resign(1)) == ""
    assert not place.table.may_watch(watcher)
    assert "spectators" not in record_text(place.table), "records do not tell it"
    rematch = Table(fresh())
    drafts = decide.open_rematch(place.table, rematch.id)
    for row in decide.batch_of(rematch, drafts, 0, None, None)[0].rows:
        rematch.fold_event(row)
    assert rematch.closed
    assert rematch.host == hash_key(HOST)
    assert rematch.setup.host == 1
    assert place.do(HOST, m.AllowSpectators(0, True)) == ""
    assert place.table.may_watch(None)


def test_people_who_watch_are_told_and_nobody_else_reads_the_table(one_server: Server) -> None:
    async def play() -> None:
        table = one_server.open(
            [{"kind": "link", "key": HOST}, {"kind": "link", "key": GUEST}], host=0
        )
        host, guest = [await Client(one_server.port, table, k).connect() for k in (HOST, GUEST)]
        await host.sit(0, "Anna")
        watcher = await Client(one_server.port, table, STRANGER).connect()
        answer = await host.act("spectators", 0, allowed=False)
        assert answer["type"] == "ack"
        await watcher.until(lambda: bool(watcher.errors))
        assert watcher.errors[-1]["code"] == "quayside.table.closed"
        assert watcher.kinds[-1] == "spectators", "they see why"
        head = watcher.head
        await guest.reach(host.head)
        await guest.sit(1, "Bert")
        await host.until(lambda: host.presence["spectators"] == 0)
        paths = ["", "/events", "/moves", "/record"]
        for path in paths:
            here = f"/api/v2/tables/{table}{path}"
            status, body = await asyncio.to_thread(one_server.http, "GET", here)
            assert (status, json.loads(body)["code"]) == (403, "quayside.table.closed"), path
            bearer = {"Authorization": f"Bearer {GUEST}"}
            allowed = await asyncio.to_thread(one_server.http, "GET", here, headers=bearer)
            assert allowed[0] == 200
        wish: Any = {"table": table}
        asked = await asyncio.to_thread(one_server.http, "POST", "/api/v2/studies", wish)
        assert asked[0] == 403
        late = Client(one_server.port, table, fresh())
        with pytest.raises(ConnectionError):
            await late.connect()
        assert late.errors[-1]["code"] == "quayside.table.closed"
        assert (late.events, watcher.head) == ([], head)
        await guest.act("rename", 1, name="\u0410nna")
        assert guest.errors[-1]["code"] == "quayside.table.name-taken"
        for client in (host, guest, watcher, late):
            await client.close()

    run(play())
