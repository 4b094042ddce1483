"""The lobby of several processes: people meet, a bot joins once, and nobody hides others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quayside.server.pairing import MemoryOffers, Offer, Offers
from quayside.server.postgres_database import prepare
from quayside.server.postgres_pool import PostgresPool
from quayside.server.shared_lobby import PostgresOffers, PostgresOpeners
from quayside.server.timing import Timing
from tests.server.helpers import Client, Server, fresh
from tests.server.postgres import Cluster
from tests.server.test_processes import servers


@pytest.fixture
def url(postgres: Cluster) -> str:
    found = postgres.database()
    prepare(found)
    return found


async def check_offers(offers: Offers, wait: Callable[[], Awaitable[None]]) -> None:
    """Do what pairing does. `wait` lets an offer grow old."""
    game, other = b"docker", b"doce"
    assert await offers.find(game) is None
    assert await offers.offer(game, "a", None)
    assert not await offers.offer(game, "b", None), "somebody else was quicker"
    assert await offers.find(game) == Offer("a", is_fresh=True, is_handed=False)
    assert await offers.find(other) is None
    assert not await offers.take(game, "b")
    assert await offers.take(game, "a")
    assert not await offers.take(game, "a"), "the seat is for one person"
    assert await offers.find(game) == Offer("a", is_fresh=True, is_handed=True)
    await wait()
    assert await offers.find(game) == Offer("a", is_fresh=False, is_handed=False)
    assert await offers.take(game, "a")
    assert not await offers.offer(game, "c", "b")
    assert await offers.offer(game, "c", "a")
    assert await offers.find(game) == Offer("c", is_fresh=True, is_handed=False)
    await offers.withdraw(game, "a")
    assert await offers.find(game) is not None
    await offers.withdraw(game, "c")
    assert await offers.find(game) is None


def test_offers_in_memory() -> None:
    now = 0

    async def wait() -> None:
        nonlocal now
        now += 10_000

    asyncio.run(check_offers(MemoryOffers(Timing(lambda: now)), wait))


def test_offers_in_postgresql(url: str) -> None:
    async def work() -> None:
        database = PostgresPool(url)

        async def wait() -> None:
            earlier = "since=since - interval '10 s', handed=handed - interval '10 s'"
            await database.ask(f"UPDATE waiting SET {earlier}")

        await check_offers(PostgresOffers(database), wait)
        await database.ask("INSERT INTO waiting VALUES ('x', 'y', now() - interval '2 days')")
        await PostgresOffers(database).offer(b"docker", "z", None)
        found = await database.ask("SELECT tbl FROM waiting")
        assert [row["tbl"] for row in found] == ["z"], "old offers are forgotten"
        openers = PostgresOpeners(database)
        await openers.add("a", "192.0.2.1")
        await openers.add("b", "192.0.2.1")
        await openers.add("c", "192.0.2.2")
        known = await openers.find(["a", "b", "c", "d"])
        assert known.keys() == {"a", "b", "c"}
        assert known["a"] == known["b"] != known["c"]
        assert "192.0.2" not in str(known), "addresses are not stored"
        await database.finish()

    asyncio.run(asyncio.wait_for(work(), 60))


async def pair(server: Server, key: str, **more: object) -> dict[str, Any]:
    body = {"table": fresh(), "key": key, "game": "docker:fr", **more}
    status, said = await asyncio.to_thread(server.http, "POST", "/api/v2/pairings", body)
    assert status == 200, said
    found: dict[str, Any] = {**json.loads(said), "own": body["table"]}
    return found


def test_two_people_at_two_processes_meet_and_both_lobbies_show_it(
    tmp_path: Path, postgres: Cluster
) -> None:
    async def play(one: Server, two: Server) -> None:
        lookers = [await Client(server.port, "").watch_lobby() for server in (one, two)]
        keys = [fresh(), fresh()]
        found = await asyncio.gather(pair(one, keys[0]), pair(two, keys[1]))
        assert found[0]["table"] == found[1]["table"], "both asked at the same moment"
        assert sorted(one["opened"] for one in found) == [False, True]
        table, host = found[0]["table"], 0 if found[0]["opened"] else 1
        servers = (one, two)
        players = [
            await Client(servers[who].port, table, keys[who]).connect() for who in (host, 1 - host)
        ]
        for seat, player in enumerate(players):
            await player.sit(seat)
        await players[0].until(lambda: "started" in players[0].kinds)
        for player in players:  # each knows that the other one is there
            await player.until(
                lambda player=player: player.presence["seats"] == ["connected"] * 2  # type: ignore[misc]
            )
        for looker in lookers:
            await looker.until(
                lambda looker=looker: (
                    [  # type: ignore[misc]
                        (shown["table"], shown["status"]) for shown in looker.lobbies[-1]
                    ]
                    == [(table, "playing")]
                )
            )
        third = await pair(one, fresh())
        assert third["opened"], "the table is full"
        for client in (*lookers, *players):
            await client.close()

    with servers(tmp_path, postgres.database()) as (one, two):
        asyncio.run(asyncio.wait_for(play(one, two), 120))
        assert one.logged == two.logged == ""


def test_a_bot_joins_once_however_many_processes_wait(tmp_path: Path, postgres: Cluster) -> None:
    async def play(one: Server, two: Server) -> None:
        key = fresh()
        found = await pair(one, key, bot_after={"seconds": 5, "level": "random"})
        player = await Client(one.port, found["table"], key).connect()
        watcher = await Client(two.port, found["table"]).connect()
        await player.sit(0)
        await player.play(lambda: player.head >= 8)
        assert player.kinds[:5] == ["opened", "sat", "replaced", "started", "rolled"]
        assert player.kinds.count("replaced") == 1
        await watcher.reach(player.head)
        await player.close()
        await watcher.close()

    with servers(tmp_path, postgres.database()) as (one, two):
        asyncio.run(asyncio.wait_for(play(one, two), 120))
        assert one.logged == two.logged == ""


def test_tables_that_one_address_opens_at_many_processes_do_not_hide_others(
    tmp_path: Path, postgres: Cluster
) -> None:
    def open_from(server: Server, address: str) -> str:
        table = fresh()
        body = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2, "listed": True}
        headers = {"X-Forwarded-For": address}
        assert server.http("PUT", f"/api/v2/tables/{table}", body, headers)[0] == 200
        return table

    database = postgres.database()
    both = [
        Server(tmp_path / str(number), proxies=["127.0.0.1"], database=database)
        for number in range(2)
    ]
    with both[0] as one, both[1] as two:
        honest = open_from(one, "192.0.2.9")
        for number in range(60):
            open_from(both[number % 2], "192.0.2.1")
        last = open_from(two, "192.0.2.8")
        for server in both:
            shown = [view["table"] for view in server.get("/api/v2/lobby")]
            assert honest in shown, "60 newer tables of one address do not hide it"
            assert shown[0] == last
            assert len(shown) == 50
