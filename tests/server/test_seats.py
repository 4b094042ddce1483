"""Whose seat it is: replacing, coming back, clocks, and what nobody can do to the others.

A hub with a real log; the time is the test's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quayside.core import line
from quayside.record import read, write
from quayside.server import clock, decide
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.export import record_text
from quayside.server.hub import Hub
from quayside.server.metrics import Metrics
from quayside.server.rooms import Room
from quayside.server.settings import Settings
from quayside.server.sqlite import SQLiteLog
from quayside.server.table import Table, hash_key, replay
from quayside.server.timing import Timing
from quayside.server.verify import verify_text
from quayside.server.wire import table_view
from quayside.server.worker import Answer
from tests.server.hash_chain import HashChain
from tests.server.helpers import fresh
from tests.server.model import InstantPool

KEYS = [fresh() for _ in range(4)]
TWO: list[m.SeatSpec] = [m.LinkSeat(KEYS[0]), m.LinkSeat(KEYS[1])]
MINUTE = 60_000
NOT_YOURS, STILL_THERE = "quayside.table.not-your-seat", "quayside.table.still-there"


class Place:
    """A table, its people, and the time."""

    room: Room

    def __init__(self, log: SQLiteLog) -> None:
        self.now = 1_000_000
        self.wrong = 0
        """How far the machine's clock is off."""
        self.hub = Hub(
            log,
            InstantPool(1, 10, 10.0),
            Settings(),
            Metrics(),
            Timing(lambda: self.now + self.wrong, lambda: self.now),
        )
        self.hub.start()

    async def open(self, wish: m.OpenTable) -> None:
        table = fresh()
        await self.hub.open(table, wish)
        self.room = await self.hub.rooms.find(table)

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def kinds(self) -> list[str]:
        return [chair.kind for chair in self.table.chairs]

    async def act(self, who: int, action: m.Action) -> m.Ack:
        """Do an action with somebody's key, and let bots come to rest."""
        act = m.Act(fresh(), self.table.head, action)
        ack = await self.hub.act(self.table.id, hash_key(KEYS[who]), act)
        while self.room.driver is not None:
            await asyncio.sleep(0.001)
        return ack

    async def refused(self, who: int, action: m.Action) -> str:
        """Try an action that must change nothing; return the code."""
        head = self.table.head
        with pytest.raises(Refused) as caught:
            await self.act(who, action)
        assert self.table.head == head
        return caught.value.code

    async def sit(self, who: int, seat: int, anchor: str | None = None) -> None:
        await self.act(who, m.Sit(seat, "ab" * 32, anchor=anchor))

    async def turn(self) -> int:
        """Let the person who is to act make a whole turn; return the seat."""
        seat = self.table.to_act
        assert seat is not None
        who = next(w for w, key in enumerate(KEYS) if seat in self.table.seats_of(hash_key(key)))
        while self.table.to_act == seat:
            state = self.table.state
            move = "" if state.is_chance else state.moves[0].text
            await self.act(who, m.Roll(seat) if state.is_chance else m.Play(seat, [move]))
        return seat


def at(
    path: Path,
    seats: list[m.SeatSpec],
    work: Callable[[Place], Awaitable[None]],
    game: str = "docker:fr",
    timed: m.Clock | None = None,
) -> None:
    """Open a table and do something there."""

    async def run() -> None:
        log = SQLiteLog(path / "quayside.db")
        place = Place(log)
        try:
            await place.open(m.OpenTable(game, seats, clock=timed or m.NoClock()))
            await asyncio.wait_for(work(place), 120)
        finally:
            await place.hub.stop()
            await log.close()

    asyncio.run(run())


def test_nobody_loses_a_seat_that_they_sit_on_and_play(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        mover = place.table.to_act
        assert mover is not None
        for target in (0, 1):
            for bot in ("random", None):
                wish = m.ProposeReplace(1 - target, target, bot)
                assert await place.refused(1 - target, wish) == STILL_THERE
        place.now += decide.ABSENT - 1
        other = 1 - mover
        assert await place.refused(other, m.ProposeReplace(other, mover, "random")) == STILL_THERE
        place.now += 1
        # Whoever does not keep the table waiting is safe however long it takes.
        assert await place.refused(mover, m.ProposeReplace(mover, other, "random")) == STILL_THERE
        assert await place.refused(other, m.ProposeReplace(other, mover, None)) == STILL_THERE
        await place.act(other, m.ProposeReplace(other, mover, "random"))
        assert place.kinds[mover] == "bot"
        await place.sit(mover, mover)
        assert place.kinds == ["person", "person"], "who was replaced comes back"

    at(tmp_path, TWO, work)


@pytest.mark.parametrize("timed", [m.NoClock(), m.PlayerClock(3_600, 0, "lose")])
def test_nobody_is_absent_because_the_server_was_down(tmp_path: Path, timed: m.Clock) -> None:
    async def be_down(place: Place) -> None:
        """Let an hour pass in which no process serves, and read the table again."""
        place.wrong += 60 * MINUTE
        place.room.cancel_alarm()
        place.hub.rooms.drop(place.room)
        place.room = await place.hub.rooms.find(place.room.table.id)

    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        mover = place.table.to_act
        assert mover is not None
        other = 1 - mover
        wish = m.ProposeReplace(other, mover, "random")
        place.now += decide.ABSENT - MINUTE
        await be_down(place)
        assert await place.refused(other, wish) == STILL_THERE
        await place.act(other, m.Rename(other, "Ada"))
        await be_down(place)
        place.now += MINUTE - 1
        assert await place.refused(other, wish) == STILL_THERE
        place.now += 1
        await place.act(other, wish)
        assert place.kinds[mover] == "bot"

    at(tmp_path, TWO, work, timed=timed)


def test_who_stood_up_is_replaced_by_a_bot_or_a_person(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        await place.act(1, m.Stand(1))
        assert place.kinds[1] == "away"
        await place.act(0, m.ProposeReplace(0, 1, None))
        assert place.kinds[1] == "open"
        await place.sit(2, 1)
        assert place.table.seats_of(hash_key(KEYS[2])) == [1]
        assert await place.refused(1, m.Sit(1, "ab" * 32)) == "quayside.table.seat-taken"

    at(tmp_path, TWO, work)


def test_a_stranger_cannot_give_away_the_seats_of_invited_people(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.sit(2, 2)  # whoever comes first, on the open seat
        for bot in ("random", None):
            assert await place.refused(2, m.ProposeReplace(2, 0, bot)) == NOT_YOURS
        await place.sit(0, 0)
        assert await place.refused(2, m.ProposeReplace(2, 1, "random")) == NOT_YOURS
        await place.act(0, m.ProposeReplace(0, 1, "random"))
        await place.act(2, m.Agree(2))
        assert place.kinds == ["person", "bot", "person"]
        assert place.table.status == "playing"
        await place.sit(1, 1)
        assert place.kinds[1] == "person"

    at(tmp_path, [*TWO, m.OpenSeat()], work)


def test_nobody_fills_the_log_so_that_the_others_cannot_finish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide, "MOST_TALK", 40)

    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        while place.table.head < 40:
            await place.act(0, m.Stand(0))
            await place.sit(0, 0)
        full = "quayside.limit.events"
        assert await place.refused(0, m.Stand(0)) == full
        assert await place.refused(0, m.ProposeTakeback(0)) == full
        while place.table.finished is None:
            await place.turn()

    at(tmp_path, TWO, work)


async def run_out(place: Place) -> int:
    """Let the time of the person who is to act run out; return the seat."""
    seat = place.table.clock_seat
    assert seat is not None
    assert place.table.clocks is not None
    place.now += place.table.clocks[seat]
    await place.hub.alarms.end_time(place.room)
    while place.room.driver is not None:
        await asyncio.sleep(0.001)
    return seat


@pytest.mark.parametrize("timed", [m.PlayerClock(3), m.DaysClock(1)])
def test_standing_up_and_sitting_down_gives_no_time(tmp_path: Path, timed: m.Clock) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        seat = place.table.to_act
        assert seat is not None
        assert place.table.clocks is not None
        whole = place.table.clocks[seat]
        for share in (1, 2, 3):
            place.now += whole // 4
            await place.act(seat, m.Stand(seat))
            await place.sit(seat, seat)
            assert place.table.clocks[seat] == whole - share * (whole // 4)
        place.now += whole // 4
        await place.hub.alarms.end_time(place.room)
        assert place.table.finished is not None
        assert place.table.finished.winners == [1 - seat]

    at(tmp_path, TWO, work, "doce", timed)


def test_standing_up_and_sitting_down_does_not_begin_the_five_minutes_again(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        mover = place.table.to_act
        assert mover is not None
        for _ in range(3):
            place.now += decide.ABSENT // 3
            await place.act(mover, m.Stand(mover))
            await place.sit(mover, mover)
        await place.act(1 - mover, m.ProposeReplace(1 - mover, mover, "random"))
        assert place.kinds[mover] == "bot"

    at(tmp_path, TWO, work)


def test_who_comes_back_from_a_bot_has_a_minute_once_the_bot_has_played_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a player could come back in the same turn for ever, a minute each time."""

    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        seat = place.table.to_act
        assert seat is not None
        go_on = asyncio.Event()
        do = place.hub.pool.do

        async def slowly(*args: Any, **more: Any) -> Answer:
            await go_on.wait()
            return await do(*args, **more)

        monkeypatch.setattr(place.hub.pool, "do", slowly)
        place.now += 3_000
        await place.hub.alarms.end_time(place.room)
        assert place.kinds[seat] == "bot"
        assert await place.refused(seat, m.Sit(seat, "ab" * 32)) == "quayside.table.time-up"
        go_on.set()
        while place.table.to_act == seat:
            await asyncio.sleep(0.001)
        await place.sit(seat, seat)
        assert place.table.clocks is not None
        assert place.table.clocks[seat] == clock.BACK_AFTER_TIME

    at(tmp_path, TWO, work, "doce", m.PlayerClock(3, 0, "bot"))


def test_bots_play_on_where_nobody_is_left_and_somebody_may_come_back(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        first = await run_out(place)
        await place.hub.bots.abandoned_lock.acquire()  # bots without people wait for their turn
        assert place.table.clocks is not None
        place.now += place.table.clocks[1 - first]
        await place.hub.alarms.end_time(place.room)
        assert place.kinds == ["bot", "bot"]
        assert place.table.to_act == 1 - first
        head = place.table.head
        await asyncio.sleep(0.01)
        assert place.table.head == head
        await place.hub.act(
            place.table.id, hash_key(KEYS[first]), m.Act(fresh(), head, m.Sit(first, "ab" * 32))
        )
        while place.table.to_act != first:
            await asyncio.sleep(0.01)
        assert place.table.finished is None, "the other bot has moved for company"

    at(tmp_path, TWO, work, "doce", m.PlayerClock(60, 0, "bot"))


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_no_person_plays_ends_as_abandoned(
    tmp_path: Path, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After so many actions of bots; the table, its record and a rematch say so."""
    assert decide.MOST_ALONE == 200
    monkeypatch.setattr(decide, "MOST_ALONE", 30)

    async def work(place: Place) -> None:
        chains = [HashChain(place.table.id, seat) for seat in range(players)]
        for chain in chains:
            await place.sit(chain.seat, chain.seat, chain.anchor)
        for chain in chains:
            await place.act(chain.seat, m.Reveal(chain.seat, chain.after(chain.anchor)))
        for _ in range(players):
            await run_out(place)
        table, done = place.table, place.table.finished
        assert done is not None
        assert (done.winners, done.scores, done.abandoned) == ([], None, True)
        moved = [stop for stop in table.line if isinstance(stop.what, m.Moved)]
        assert decide.MOST_ALONE <= len(moved) <= decide.MOST_ALONE + 8 * players
        assert (table_view(table).status, table_view(table).abandoned) == ("finished", True)
        assert table.to_act is None
        assert await place.refused(0, m.Sit(0, "ab" * 32)) == "quayside.table.finished"
        text = record_text(table)
        assert "\nresult: abandoned\n" in text
        assert read(text).is_abandoned
        assert write(read(text)) == text
        assert verify_text(text).deal
        shown = await place.hub.import_record(fresh(), text)
        assert shown.abandoned
        await place.act(0, m.Rematch(0))
        assert table.rematch is not None
        again = (await place.hub.rooms.find(table.rematch)).table
        assert [chair.kind for chair in again.chairs] == ["link"] * players, "people, not bots"

    seats: list[m.SeatSpec] = [m.LinkSeat(key) for key in KEYS[:players]]
    at(tmp_path, seats, work, "dockers", m.PlayerClock(60, 0, "bot"))


def test_with_real_dice_nobody_can_roll_for_bots_alone_so_the_game_ends(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        table = fresh()
        wish = m.OpenTable("docker:fr", TWO, dice="real", clock=m.PlayerClock(60, 0, "bot"))
        await place.hub.open(table, wish)
        place.room = await place.hub.rooms.find(table)
        await place.sit(0, 0)
        await place.sit(1, 1)
        first = await run_out(place)
        assert place.table.finished is None
        await place.act(1 - first, m.Roll(first, 1))
        await run_out(place)
        assert place.table.finished is not None
        assert place.table.finished.abandoned

    at(tmp_path, TWO, work)


def test_an_open_seat_with_a_clock_does_not_hold_up_bots_for_ever(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        mover = place.table.to_act
        assert mover is not None
        await place.act(1 - mover, m.Stand(1 - mover))
        await place.act(mover, m.ProposeReplace(mover, 1 - mover, None))
        await run_out(place)
        assert place.kinds[1 - mover] == "open"
        assert place.table.finished is not None
        assert place.table.finished.abandoned

    at(tmp_path, TWO, work, "doce", m.PlayerClock(60, 0, "bot"))


def test_bots_that_people_left_alone_by_resigning_stop_too(tmp_path: Path) -> None:
    """CR-10: crates can be tipped to and fro without end."""

    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.act(0, m.Resign(0))
        assert place.table.finished is not None
        assert place.table.head <= decide.MOST_ALONE + 20

    bots: list[m.SeatSpec] = [m.BotSeat("random")] * 2
    at(tmp_path, [m.LinkSeat(KEYS[0]), *bots], work, "dockers")


def test_a_table_with_a_running_clock_may_leave_the_memory_and_its_clock_still_binds(
    tmp_path: Path,
) -> None:
    async def work(place: Place) -> None:
        place.hub.rooms.settings = Settings(tables_in_memory=1)
        first, tables = place.table.id, list[str]()
        for _ in range(4):
            await place.sit(0, 0)
            await place.sit(1, 1)
            tables.append(place.table.id)
            await place.open(m.OpenTable("doce", TWO, clock=m.PlayerClock(60)))
        assert first not in place.hub.rooms
        assert len(place.hub.rooms) <= 2
        place.now += MINUTE
        room = await place.hub.rooms.find(first)
        while room.table.finished is None:
            await asyncio.sleep(0.01)

    at(tmp_path, TWO, work, "doce", m.PlayerClock(60))


def test_a_clock_of_the_machine_that_is_set_loses_no_game_and_holds_no_clock(
    tmp_path: Path,
) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        seat = place.table.to_act
        assert seat is not None
        for hours in (1, -2, 1):
            place.wrong += hours * 60 * MINUTE
            place.now += 10_000
            await place.hub.alarms.ring(place.room)
            assert place.table.finished is None
            await place.act(seat, m.Stand(seat))
            await place.sit(seat, seat)
        assert place.table.clocks is not None
        assert place.table.clocks[seat] == 30_000
        times = [m.decode_event(body).time for body in place.table.bodies]
        assert times == sorted(times)
        place.now += 30_000
        await place.hub.alarms.ring(place.room)
        assert place.table.finished is not None

    at(tmp_path, TWO, work, "doce", m.PlayerClock(60))


def test_a_bot_stops_where_the_log_is_as_long_as_it_may_get(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CR-10: late crates can be tipped to and fro without end."""
    monkeypatch.setattr(decide, "MOST_EVENTS", 4)

    async def work(place: Place) -> None:
        await place.sit(0, 0)
        if place.table.to_act == 0:
            with pytest.raises(Refused):
                await place.turn()
        # A turn that a bot has begun is stored whole: three moves and Customs.
        assert 4 <= place.table.head <= 7

    at(tmp_path, [m.LinkSeat(KEYS[0]), m.BotSeat("random")], work, "dockers")


def test_a_clock_of_days_is_full_for_every_turn_and_rings_however_many_days_it_has(
    tmp_path: Path,
) -> None:
    async def work(place: Place) -> None:
        await place.sit(0, 0)
        await place.sit(1, 1)
        place.now += 2 * clock.DAY
        first = place.table.to_act
        assert first is not None
        seat = await place.turn()
        assert place.table.clocks == [3 * clock.DAY] * 2, "days are for each turn"
        place.now += 2 * clock.DAY
        head = place.table.head
        await place.hub.alarms.ring(place.room)
        assert place.table.head == head
        assert place.room.alarm is not None, "the alarm was not set again"
        place.now += clock.DAY
        await place.hub.alarms.ring(place.room)
        assert place.table.chairs[1 - seat].kind == "bot"
        while place.table.to_act != seat:
            await asyncio.sleep(0.001)
        await place.sit(1 - seat, 1 - seat)
        assert place.table.clocks is not None
        assert place.table.clocks[1 - seat] == 3 * clock.DAY

    at(tmp_path, TWO, work, timed=m.DaysClock(3, "bot"))


def test_a_takeback_brings_back_who_ran_out_of_time_with_time_to_move(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for seat in range(3):
            await place.sit(seat, seat)
        first = await place.turn()
        late = place.table.to_act
        assert late is not None
        place.now += MINUTE
        await place.hub.alarms.end_time(place.room)
        assert place.table.state.gone == (late,)
        await place.act(first, m.ProposeTakeback(first))
        for seat in range(3):
            if place.table.pending is not None and seat != first:
                await place.act(seat, m.Agree(seat))
        assert not place.table.state.gone
        assert place.table.to_act == first
        await place.turn()
        assert place.table.to_act == late, "still in the game, with a minute"
        assert place.table.clocks is not None
        assert place.table.clocks[late] == clock.BACK_AFTER_TIME

    three: list[m.SeatSpec] = [m.LinkSeat(key) for key in KEYS[:3]]
    at(tmp_path, three, work, timed=m.PlayerClock(60, 0, "lose"))


def test_a_takeback_keeps_the_decisions_roll_and_draws_every_later_one_anew(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for seat in (0, 1):
            await place.sit(0, seat)
        first = await place.turn()
        await place.turn()
        before = place.table.position
        drawn = place.table.next_draw
        decided = place.table.line[1].position  # after the first roll
        await place.act(0, m.ProposeTakeback(first))
        assert place.table.position == decided != before
        assert not place.table.state.is_chance, "the decision comes back with its roll"
        assert place.table.next_draw == drawn, "and no number is used twice"

    at(tmp_path, [m.LinkSeat(KEYS[0])] * 2, work)


def test_a_rematch_moves_everybody_on_by_one_seat_every_time(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        holders = []
        for _ in range(3):
            holders.append([place.table.seats_of(hash_key(key)) for key in KEYS[:3]])
            for who, (seat,) in enumerate(holders[-1]):
                await place.sit(who, seat)
            for who, (seat,) in enumerate(holders[-1][:2]):
                await place.act(who, m.Resign(seat))
            await place.act(2, m.Rematch(holders[-1][2][0]))
            assert place.table.rematch is not None
            place.room = await place.hub.rooms.find(place.table.rematch)
        assert holders == [[[0], [1], [2]], [[2], [0], [1]], [[1], [2], [0]]]

    at(tmp_path, [m.LinkSeat(key) for key in KEYS[:3]], work)


def test_who_resigned_in_anothers_turn_stays_out_also_for_a_process_that_read_the_log(
    tmp_path: Path,
) -> None:
    """GL-1: the withdrawn turn of one does not bring back the other."""

    async def work(place: Place) -> None:
        for seat in range(3):
            await place.sit(seat, seat)
        mover = place.table.to_act
        assert mover is not None
        await place.act(mover, m.Play(mover, [place.table.state.moves[0].text]))
        other = (mover + 1) % 3
        await place.act(other, m.Resign(other))
        again = replay(place.table.id, await place.hub.rooms.log.read(place.table.id))
        left = line.leave(again.stops_back(), mover)
        assert left == line.leave(place.table.stops_back(), mover)
        assert left.dropped == 1
        await place.act(mover, m.Resign(mover))
        assert set(place.table.state.gone) == {mover, other}
        assert place.table.finished is not None
        assert read(record_text(place.table)).state == place.table.state

    at(tmp_path, [m.LinkSeat(key) for key in KEYS[:3]], work, "dockers")


@pytest.mark.parametrize("game", ["docker:fr", "dockers"])
def test_what_was_withdrawn_with_its_player_cannot_be_taken_back(tmp_path: Path, game: str) -> None:
    """GL-1: an unfinished turn is withdrawn, so there is no move of it any more."""

    async def work(place: Place) -> None:
        for seat in range(3):
            await place.sit(seat, seat)
        mover = place.table.to_act
        assert mover is not None
        state = place.table.state
        move = "" if state.is_chance else state.moves[0].text
        await place.act(mover, m.Roll(mover) if state.is_chance else m.Play(mover, [move]))
        other = (mover + 1) % 3
        await place.act(other, m.Resign(other))
        await place.act(mover, m.Resign(mover))
        gone = [stop.what for stop in place.table.line if isinstance(stop.what, m.Gone)]
        assert [what.withdrawn for what in gone] == [0, 1]
        assert len(place.table.line) == 3, "the start and two who left"
        again = replay(place.table.id, await place.hub.rooms.log.read(place.table.id))
        assert [stop.number for stop in again.line] == [stop.number for stop in place.table.line]
        assert len(read(record_text(place.table)).entries) == 2

    at(tmp_path, [m.LinkSeat(key) for key in KEYS[:3]], work, game)


def test_a_seat_whose_unfinished_turn_was_withdrawn_has_nothing_to_take_back(
    tmp_path: Path,
) -> None:
    async def work(place: Place) -> None:
        for seat in range(3):
            await place.sit(seat, seat)
        mover = place.table.to_act
        assert mover is not None
        await place.act(mover, m.Play(mover, [place.table.state.moves[0].text]))
        await place.act(mover, m.Resign(mover))
        nothing = "quayside.table.nothing-to-take-back"
        assert await place.refused(mover, m.ProposeTakeback(mover)) == nothing

    at(tmp_path, [m.LinkSeat(key) for key in KEYS[:3]], work, "dockers")
