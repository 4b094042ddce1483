"""Visitors and phrases reach all processes on one database, and those of a lost process go away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from quayside.server import bus_channel
from quayside.server.bus_channel import BusChannel
from quayside.server.postgres_database import prepare
from quayside.server.side_channel import Visitor
from quayside.server.wakeups import Bus
from quayside.server.wakeups_postgres import postgres_bus
from tests.server.postgres import Cluster


class Process:
    """What a server process has of the side channel."""

    def __init__(self, url: str) -> None:
        self.bus: Bus = postgres_bus(url)
        self.now = 0
        self.channel = BusChannel(self.bus, lambda: self.now, 1.0)
        self.ends = 0
        self.changed: list[str] = []
        self.heard: list[tuple[str, str]] = []

    def start(self) -> Process:
        self.bus.start()
        self.channel.watch(self.changed.append, lambda *told: self.heard.append(told), self.ended)
        return self

    def ended(self) -> None:
        self.ends += 1

    async def stop(self) -> None:
        await self.channel.close()
        await self.bus.close()

    def names(self, table: str = "t") -> set[str | None]:
        return {one.holder for one in self.channel.visitors(table) if one.left is None}

    def lost(self, table: str = "t") -> set[str | None]:
        return {one.holder for one in self.channel.visitors(table) if one.left is not None}


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def url(postgres: Cluster) -> str:
    found = postgres.database()
    prepare(found)
    return found


def test_everybody_knows_the_visitors_of_all_processes(url: str) -> None:
    async def work() -> None:
        one, two = Process(url).start(), Process(url).start()
        one.channel.note("t", "a-1", Visitor("anna"))
        two.channel.note("t", "b-1", Visitor("ben"))
        await until(lambda: one.names() == two.names() == {"anna", "ben"})
        assert "t" in one.changed
        assert "t" in two.changed
        late = Process(url).start()
        await until(lambda: late.names() == {"anna", "ben"})
        # A name is unique: who comes back at another process is no longer at the old one.
        late.channel.note("t", "a-1", None)
        await until(lambda: one.names() == two.names() == {"ben"})
        one.channel.send("t", "well played")
        await until(lambda: two.heard == late.heard == [("t", "well played")])
        assert one.heard == [("t", "well played")], "once, also where it was said"
        two.channel.leave()
        await until(lambda: one.ends == late.ends == 1)
        await two.stop()
        await until(lambda: one.names() == late.names() == set())
        assert one.lost() == late.lost() == {"ben"}, "about to connect to another process"
        assert (one.ends, two.ends, late.ends) == (2, 0, 2)
        late.channel.note("t", "ben", None)  # as a player who connects
        late.channel.note("t", "b-2", Visitor("ben"))
        await until(lambda: one.names() == {"ben"})
        assert one.lost() == late.lost() == set()
        await one.stop()
        await late.stop()

    asyncio.run(work())


def test_visitors_of_a_process_that_gives_no_sign_of_life_are_away_and_then_forgotten(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus_channel, "ALIVE_SECONDS", 0.05)

    async def work() -> None:
        one, lost = Process(url).start(), Process(url).start()
        lost.channel.note("t", "l-1", Visitor("lea"))
        lost.channel.note("t", "l-2", Visitor(None))
        await until(lambda: one.names() == {"lea", None})
        await lost.bus.close()  # as if it had been killed: no goodbye, no more words
        await until(lambda: one.names() == set())
        assert one.lost() == {"lea"}
        assert one.ends == 1
        one.now += 1_000
        await until(lambda: one.lost() == set())
        await lost.stop()
        await one.stop()

    asyncio.run(work())
