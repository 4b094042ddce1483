"""Who is at a table: players who are connected, away or gone, and spectators."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quayside.server import protocol as m
from quayside.server.presence import Presence
from quayside.server.settings import Settings
from quayside.server.side_channel import MemoryChannel, Visitor
from quayside.server.table import Chair, Table
from quayside.server.timing import Timing
from tests.server.helpers import Client, Server, fresh
from tests.server.test_tables import run

GRACE, AWAY = 5_000, 600_000


class Place:
    """A table for two and its presence, at a time that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.channel = MemoryChannel()
        timing = Timing(now=lambda: self.now)
        self.presence = Presence(self.channel, Settings(), timing, lambda _: None)
        self.table = Table("t")
        self.table.chairs = [Chair("person", key="anna"), Chair("person", key="bert")]

    def join(self, holder: str | None) -> str:
        return self.presence.join("t", holder)

    def leave(self, name: str, holder: str | None, *, shown: bool = True, closed: bool) -> None:
        self.presence.leave(self.table, name, Visitor(holder, shown, self.now, closed))

    def later(self, milliseconds: int) -> None:
        self.now += milliseconds

    @property
    def seats(self) -> list[m.PresenceState | None]:
        return self.presence.message(self.table).seats

    @property
    def spectators(self) -> int:
        return self.presence.message(self.table).spectators


def in_loop(test: Callable[[Place], None]) -> None:
    """Run a test in an event loop, whose timers never fire: the test is over before."""

    async def run_test() -> None:
        place = Place()
        test(place)
        place.presence.stop()

    asyncio.run(run_test())


def test_a_closed_page_is_gone_after_the_grace_and_a_reload_is_not_seen() -> None:
    def play(place: Place) -> None:
        place.join("anna")
        visit = place.join("bert")
        assert place.seats == ["connected", "connected"]
        place.leave(visit, "bert", closed=True)
        place.later(GRACE - 1)
        assert place.seats == ["connected", "connected"], "perhaps a reload"
        visit = place.join("bert")
        place.later(GRACE)
        assert place.seats == ["connected", "connected"], "it was one"
        place.leave(visit, "bert", closed=True)
        place.later(GRACE)
        assert place.seats == ["connected", "left"]

    in_loop(play)


def test_a_hidden_page_and_a_lost_connection_are_away() -> None:
    def play(place: Place) -> None:
        place.join("anna")
        visit = place.join("bert")
        place.presence.show("t", visit, "bert", False)
        assert place.seats == ["connected", "away"], "a phone that is locked"
        place.leave(visit, "bert", shown=False, closed=False)
        place.later(GRACE - 1)
        assert place.seats == ["connected", "away"]
        place.later(AWAY - GRACE)
        assert place.seats == ["connected", "away"], "its connection dies soon after"
        place.presence._forget("t", "bert")  # what the timer does after AWAY
        assert place.seats == ["connected", "left"]
        visit = place.join("bert")
        assert place.seats == ["connected", "connected"]

    in_loop(play)


def test_several_pages_of_one_player_count_as_the_most_present_one() -> None:
    def play(place: Place) -> None:
        place.join("anna")
        first, second = place.join("bert"), place.join("bert")
        place.presence.show("t", first, "bert", False)
        assert place.seats == ["connected", "connected"]
        place.leave(second, "bert", closed=True)
        assert place.seats == ["connected", "away"]
        place.later(10 * GRACE)
        assert place.seats == ["connected", "away"], "the hidden page is still connected"

    in_loop(play)


def test_players_whom_a_new_server_has_not_seen_are_unknown_first() -> None:
    def play(place: Place) -> None:
        place.join("anna")
        assert place.seats == ["connected", None]
        place.later(GRACE)
        assert place.seats == ["connected", "left"]

    in_loop(play)


def test_spectators_are_counted_and_players_are_not() -> None:
    def play(place: Place) -> None:
        place.table.chairs.append(Chair("bot", bot="1"))
        place.table.chairs.append(Chair("link", key="carla"))
        place.join("anna")
        place.join("carla")
        watching = [place.join(None), place.join(fresh())]
        assert place.spectators == 2
        assert place.seats[2:] == [None, None], "only people who sit down"
        for name in watching:
            place.leave(name, None, closed=True)
        assert place.spectators == 0

    in_loop(play)


def test_nothing_is_kept_of_tables_without_visitors() -> None:
    def play(place: Place) -> None:
        for _ in range(3):
            place.leave(place.join(None), None, closed=True)
            place.leave(place.join("anna"), "anna", closed=True)
            place.presence._forget("t", "anna")
        assert not place.channel._visitors
        assert not place.presence._since
        assert not place.presence._leaving

    in_loop(play)


def test_nothing_is_kept_of_a_player_who_has_closed_the_page() -> None:
    def play(place: Place) -> None:
        place.join("anna")
        for closed, seat, kept in ((False, "away", 2), (True, "left", 1)):
            place.leave(place.join("bert"), "bert", closed=closed)
            place.later(GRACE)
            place.presence._end_grace("t", "bert")  # what the timer does after GRACE
            assert place.seats == ["connected", seat]
            assert len(place.channel.visitors("t")) == kept
            assert ("t", "bert") in place.presence._leaving or closed
        assert ("t", "bert") not in place.presence._leaving

    in_loop(play)


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("presence")
    with Server(data, limits=("grace_seconds=0.1",)) as server:
        yield server


def test_everybody_at_the_table_is_told(quick_server: Server) -> None:
    async def play() -> None:
        keys = [fresh(), fresh()]
        table = quick_server.open([{"kind": "link", "key": key} for key in keys])
        anna, bert = [await Client(quick_server.port, table, key).connect() for key in keys]
        await anna.sit(0)
        await bert.sit(1)

        def told(client: Client, seats: list[str | None], spectators: int) -> Callable[[], bool]:
            wanted = {"type": "presence", "seats": seats, "spectators": spectators}
            return lambda: client.presence == wanted

        await anna.until(told(anna, ["connected", "connected"], 0))
        watcher = await Client(quick_server.port, table).connect()
        await watcher.until(told(watcher, ["connected", "connected"], 1))
        await anna.until(told(anna, ["connected", "connected"], 1))
        await bert.send({"type": "presence", "shown": False})
        await watcher.until(told(watcher, ["connected", "away"], 1))
        await bert.send({"type": "presence", "shown": True})
        await watcher.until(told(watcher, ["connected", "connected"], 1))
        await bert.close()
        await watcher.until(told(watcher, ["connected", "left"], 1))
        await watcher.close()
        await anna.until(told(anna, ["connected", "left"], 0))
        # A connection that is lost is none that was closed.
        await bert.connect()
        await anna.until(told(anna, ["connected", "connected"], 0))
        assert bert.socket is not None
        bert.socket.transport.abort()
        await anna.until(told(anna, ["connected", "away"], 0))
        await anna.close()
        assert {"opened", "sat", "started"} == set(anna.kinds), "nothing of it is in the log"

    run(play())
