"""The lobby by push, quick pairing, and bots that join where nobody comes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quayside.server import decide
from quayside.server import http_types as t
from quayside.server import protocol as m
from quayside.server.client import CLIENT, Client
from quayside.server.errors import Refused
from quayside.server.lobby import WAITING_AGE
from quayside.server.pairing import FRESH_MILLISECONDS, NO_SHOWS
from quayside.server.sqlite import SQLiteLog
from quayside.server.table import hash_key
from tests.server.helpers import Client as Player
from tests.server.helpers import Server, fresh
from tests.server.test_seats import KEYS, Place
from tests.server.test_tables import run

OPEN = {"kind": "open"}


class Looker:
    """A listener at a table."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def dismiss(self) -> None:
        raise AssertionError("no table is closed here")


def at_place(path: Path, work: Callable[[Place], Awaitable[None]]) -> None:
    """Do something in a hub whose time is the test's own."""

    async def do() -> None:
        log = SQLiteLog(path / "quayside.db")
        place = Place(log)
        try:
            await work(place)
        finally:
            await place.hub.stop()
            await log.close()

    asyncio.run(asyncio.wait_for(do(), 300))


async def visit(place: Place, table: str, who: int, seat: int) -> None:
    """Let somebody connect to a table and sit down."""
    place.room = await place.hub.rooms.find(table)
    place.room.listeners.add(Looker())
    place.hub.presence.join(table, hash_key(KEYS[who]))
    await place.sit(who, seat)


def wish(who: int, **more: Any) -> t.PairWish:
    return t.PairWish(fresh(), KEYS[who], "docker:fr", **more)


def test_people_who_want_the_same_meet_at_one_table(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        first = await place.hub.pairing.pair(wish(0))
        assert first.opened
        place.now += FRESH_MILLISECONDS
        alone = await place.hub.pairing.pair(wish(1))
        assert alone.opened, "nobody has come to the first table"
        await visit(place, alone.table, 1, 0)
        own = await place.hub.pairing.pair(wish(1))
        assert own.opened, "nobody is paired with themselves"
        await visit(place, own.table, 1, 0)
        met = await place.hub.pairing.pair(wish(2))
        assert (met.table, met.opened) == (own.table, False)
        timed = m.PlayerClock(300)
        other = await place.hub.pairing.pair(wish(3, clock=timed))
        assert other.opened, "another clock is another wish"
        assert place.table.setup.listed
        third = await place.hub.pairing.pair(wish(3))
        assert third.opened, "the seat is offered to one person at a time"
        await visit(place, own.table, 2, 1)
        assert place.table.status == "playing"

    at_place(tmp_path, play)


def test_people_who_ask_at_the_same_moment_meet_too(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        both = await asyncio.gather(*(place.hub.pairing.pair(wish(who)) for who in (0, 1)))
        assert both[0].table == both[1].table
        assert [one.opened for one in both] == [True, False]

    at_place(tmp_path, play)


def test_an_offer_of_a_table_that_could_not_be_opened_is_withdrawn(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        with pytest.raises(Refused):
            await place.hub.pairing.pair(wish(0, options={"no": "such"}))
        with pytest.raises(Refused):
            await place.hub.pairing.pair(wish(1, options={"no": "such"}))

    at_place(tmp_path, play)


def test_a_seat_that_was_not_taken_is_offered_again(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        first = await place.hub.pairing.pair(wish(0))
        await visit(place, first.table, 0, 0)
        assert (await place.hub.pairing.pair(wish(1))).table == first.table
        place.now += 10_000
        assert (await place.hub.pairing.pair(wish(2))).table == first.table

    at_place(tmp_path, play)


def test_nobody_keeps_the_others_apart_by_not_coming(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        async def pair(who: int, address: str) -> t.Paired:
            token = CLIENT.set(Client(address))
            try:
                return await place.hub.pairing.pair(wish(who))
            finally:
                CLIENT.reset(token)

        first = await pair(0, "192.0.2.1")
        await visit(place, first.table, 0, 0)
        for _ in range(NO_SHOWS):
            assert (await pair(1, "192.0.2.2")).table == first.table
            place.now += 10_000
        assert (await pair(1, "192.0.2.2")).opened, "they have reserved it too often"
        assert (await pair(2, "192.0.2.3")).table == first.table, "others are still sent there"

    at_place(tmp_path, play)


def test_a_bot_joins_when_nobody_has_come(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        after = m.BotAfter(60, "2")
        paired = await place.hub.pairing.pair(wish(0, bot_after=after))
        place.now += 59_999
        await visit(place, paired.table, 0, 0)
        assert place.kinds == ["person", "open"]
        assert place.room.alarm is not None
        place.now += 1
        await place.hub.alarms.fill(place.room)  # what the timer does
        assert place.kinds == ["person", "bot"]
        assert place.table.chairs[1].bot == "2"
        assert place.table.status == "playing"

    at_place(tmp_path, play)


def test_no_bot_joins_where_nobody_looks_or_somebody_is_expected(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        after = m.BotAfter(5, "1")
        seats: list[m.SeatSpec] = [m.LinkSeat(KEYS[0]), m.LinkSeat(KEYS[1]), m.OpenSeat()]
        await place.open(m.OpenTable("docker:fr", seats, bot_after=after))
        assert decide.fill_open_seats(place.table) == [], "nobody sits"
        await place.sit(0, 0)
        assert decide.fill_open_seats(place.table) == [], "an invited person has not come yet"
        await place.sit(1, 1)
        await place.hub.alarms.fill(place.room)
        assert place.kinds[2] == "open", "nobody looks"
        place.room.listeners.add(Looker())
        await place.hub.alarms.fill(place.room)
        assert place.kinds[2] == "bot"

    at_place(tmp_path, play)


def test_tables_at_which_nobody_waits_any_more_are_not_shown(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        open_seats: list[m.SeatSpec] = [m.OpenSeat(), m.OpenSeat()]
        await place.open(m.OpenTable("docker:fr", open_seats, listed=True))
        left = place.table.id
        await place.open(m.OpenTable("docker:fr", open_seats, listed=True))
        await visit(place, place.table.id, 0, 0)
        place.now += WAITING_AGE - 1
        assert [one.table for one in await place.hub.lobby.tables()] == [place.table.id, left]
        place.now += 1
        place.hub.lobby._looked = -10.0  # the last look was long ago
        assert [one.table for one in await place.hub.lobby.tables()] == [place.table.id]

    at_place(tmp_path, play)


def test_the_lobby_is_pushed_and_open_seats_come_first(one_server: Server) -> None:
    async def play() -> None:
        looker = await Player(one_server.port, "").watch_lobby()

        def shown() -> list[str]:
            return [one["table"] for one in looker.lobbies[-1]]

        before = set(shown())
        first = one_server.open([OPEN, OPEN], listed=True)
        await looker.until(lambda: first in shown())
        second = one_server.open([OPEN, OPEN], listed=True)
        await looker.until(lambda: second in shown())
        hidden = one_server.open([OPEN, OPEN])
        player = await Player(one_server.port, second, fresh()).connect()
        other = await Player(one_server.port, second, fresh()).connect()
        await player.sit(0, "Anna")
        await other.sit(1)
        await looker.until(lambda: looker.lobbies[-1][-1]["status"] == "playing")
        assert [table for table in shown() if table not in before] == [first, second]
        assert hidden not in shown()
        row = looker.lobbies[-1][-1]
        assert (row["game"], row["seats"][0]["name"]) == ("docker:fr", "Anna")
        assert row["opened_at"] == player.events[0]["time"]
        pushed = len(looker.lobbies)
        await player.reach(other.head)
        await (player if player.turn.seat == 0 else other).step()
        await other.reach(player.head)
        assert (await other.act("resign", 1))["type"] == "ack"
        await looker.until(lambda: second not in shown())
        assert len(looker.lobbies) == pushed + 1, "a move is no news for the lobby"
        await looker.send({"type": "hello", "v": 2, "table": first})
        await looker.until(lambda: looker.welcome.get("table") == first)
        for client in (looker, player, other):
            await client.close()

    run(play())


@pytest.mark.parametrize("version", [1, 3])
def test_another_version_is_refused_in_the_lobby_too(one_server: Server, version: int) -> None:
    async def play() -> None:
        client = Player(one_server.port, "")
        await client._open_socket()
        await client.send({"type": "lobby", "v": version})
        client._pump = asyncio.get_running_loop().create_task(client._read())
        await client.until(lambda: bool(client.errors))
        assert client.errors[-1]["code"] == "quayside.protocol.version"
        await client.close()

    run(play())


def test_pairing_over_http(one_server: Server) -> None:
    body = {
        "table": fresh(),
        "key": fresh(),
        "game": "docker:fr",
        "clock": {"kind": "days", "days": 3},
    }
    status, said = one_server.http("POST", "/api/v2/pairings", body)
    assert (status, json.loads(said)) == (200, {"table": body["table"], "opened": True})
    assert one_server.get("/api/v2/lobby")[0]["table"] == body["table"]
    status, said = one_server.http(
        "POST", "/api/v2/pairings", {**body, "table": fresh(), "game": "x"}
    )
    assert (status, json.loads(said)["code"]) == (400, "quayside.table.setup")
