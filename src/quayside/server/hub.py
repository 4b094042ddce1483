"""The hub: tables in memory, who listens to them, and the way of an action.

Decide on the folded table, append to the log, and only when that is durable acknowledge, then
tell everybody. There are no locks: of two actions that answer the same number the log takes one.
Everything here can be rebuilt from the log by any other process.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, ParamSpec, Protocol, TypeVar

from quayside.core.game import State
from quayside.games import family, names
from quayside.server import clock, decide, export
from quayside.server import protocol as m
from quayside.server.asking import CLIENT, Client
from quayside.server.errors import Refused
from quayside.server.guard import Buckets
from quayside.server.lane import Lane
from quayside.server.log import Appended, Batch, Conflict, Log, Repeated, Reused, Row, StorageError
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool, WorkFailed
from quayside.server.preview import moves_of
from quayside.server.settings import Settings
from quayside.server.table import Table, replay
from quayside.server.worker import Work

if TYPE_CHECKING:
    from quayside.core.rules import Rules

T = TypeVar("T")
P = ParamSpec("P")
MOST_ASIDE = 100
MOST_ASIDE_EACH = 25
"""Pieces of work off the event loop that may wait, in all and for each address."""
MOST_LOADS = 1_000
MOST_LOADS_EACH = 200
"""Tables that may wait to be read from the log, in all and for each address."""
ALARM_SECONDS = 60.0
"""The longest time between two looks at a running clock. Timers stand still while the machine
sleeps, clocks of games do not."""
ALONE_SECONDS = 0.5
"""How often a table without people looks whether its bots may go on."""
CHECK_SECONDS = 2.0
"""How long a log that could be written counts as one that can be."""
FAILURES = 3
"""After so many failures in a row a bot plays any legal move."""
logger = logging.getLogger("quayside.server")


class Listener(Protocol):
    """Somebody who is told about a table's events."""

    def hear(self, room: Room, message: str) -> None:
        """Take a message with new events, which are in the room already."""


@dataclass(eq=False)
class Room:
    """A table in memory and its listeners."""

    table: Table
    listeners: set[Listener] = field(default_factory=set)
    driver: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    mark: int = 0
    """The steady time of the table's last event (see `Hub.ticks`)."""
    users: int = 0
    """Tasks that need the room to stay in memory."""
    owner: str = ""
    """The address that acted last: bots' work is shared out by it."""
    record: tuple[int, str] = (0, "")
    """The game as a record, and the number of the last event in it."""
    _turn: tuple[int, str] = (0, "")

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room: the table can be read from the log again."""
        return not self.listeners and not self.users and self.driver is None

    def turn(self) -> str:
        """Return the message that says what is due, made once for each event."""
        if self._turn[0] != self.table.head:
            self._turn = (self.table.head, m.encode(turn_of(self.table)).decode())
        return self._turn[1]


def _load(name: str) -> Rules:
    return family(name).rules


def turn_of(table: Table) -> m.Turn:
    """Return what is due at a table, with the legal moves as data."""
    if table.status != "playing" or not table.is_playable:
        return m.Turn(table.head, None, "start" if table.status == "waiting" else "nothing", [])
    state = table.state
    due: Literal["roll", "move"] = "roll" if state.is_chance else "move"
    return m.Turn(table.head, state.to_move, due, moves_of(state))


def events_message(bodies: list[bytes]) -> str:
    """Return events as a message, without reading them again."""
    return f'{{"type":"events","events":[{b",".join(bodies).decode()}]}}'


def milliseconds() -> int:
    """Return the time, as events carry it."""
    return time.time_ns() // 1_000_000


def steady_milliseconds() -> int:
    """Return a time that only goes forward, whatever the machine's clock is set to. Where possible
    it counts the time in which the machine sleeps."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    steady = time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)
    return steady // 1_000_000


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        log: Log,
        pool: Pool,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], int] = milliseconds,
        ticks: Callable[[], int] = steady_milliseconds,
    ) -> None:
        """Serve the tables of a log. Events are dated by `now`; clocks are measured by `ticks`,
        which nobody can set back or forward. Both are in milliseconds."""
        self.now = now
        self.ticks = ticks
        self.log = log
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.stopping = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Future[Rules]] = {}
        self._finding: dict[str, asyncio.Task[None]] = {}
        self._lane = Lane(MOST_ASIDE, MOST_ASIDE_EACH)
        self._loads = Lane(MOST_LOADS, MOST_LOADS_EACH)
        self._alone = False
        self._opened = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._past = Buckets(settings.events_per_second, settings.events_at_once)
        self._checked = -CHECK_SECONDS

    def start(self) -> None:
        """Begin to listen for other processes' events, and to load the games."""
        self.log.watch(self._woken)
        loop = asyncio.get_running_loop()
        # One thread, one game after the other: loading reads sources with `ast`, which Python 3.11
        # cannot do in two threads at once.
        loader = ThreadPoolExecutor(1, "quayside-loader")
        for name in names():
            self._loading[name] = loop.run_in_executor(loader, _load, name)
        loader.shutdown(wait=False)

    def warm(self) -> None:
        """Have a worker load the bots of all games, so that the first opponent does not think for
        as long as compiling takes."""

        async def load() -> None:
            for name in names():  # one by one: a bot that is asked meanwhile comes in between
                with contextlib.suppress(WorkFailed, Refused):
                    await self.pool.do(Work(text=name, kind="warm"))

        self._spawn(load())

    async def prepare(self, game: str) -> None:
        """Wait until the kernels of a game are loaded or, the first time, compiled."""
        loading = self._loading.get(game.partition(":")[0])
        if loading is not None and not loading.done():
            await asyncio.shield(loading)

    async def prepare_all(self) -> None:
        """Wait until all games are loaded, before something that may ask for any of them."""
        for name in names():
            await self.prepare(name)

    async def stop(self) -> None:
        """Stop the bots; actions that were begun are finished by the log's closing."""
        self.stopping = True
        for room in self.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        tasks = [*self._tasks, *self._finding.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes a while off the event loop, one piece at a time; addresses take
        turns. Raises `Refused` if too much waits."""
        return await self._lane.do(work, *args, **kwargs)

    async def pace(self, count: int) -> None:
        """Wait until the client may be sent so many events of the past: they cost much more than
        the request for them."""
        address = CLIENT.get().address
        while not self._past.take(address, count):
            await asyncio.sleep(0.1)

    def count_table(self) -> None:
        """Count a table that the client opens; raises `Refused` if it has opened too many."""
        if not self._opened.take(CLIENT.get().address):
            raise Refused(
                "quayside.limit.tables", "too many tables from this address; wait a while"
            )

    # Finding tables ------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """Return a table's room, read from the log if need be; raises `Refused`."""
        while (room := self.rooms.get(table)) is None:
            await self.pace(1)
            # Everybody who wants the table waits for the same task, and may go away meanwhile.
            await asyncio.shield(self._finding.get(table) or self._begin_to_find(table))
        self.rooms.move_to_end(table)
        return room

    def _begin_to_find(self, table: str) -> asyncio.Task[None]:
        client = Client(CLIENT.get().address)  # others may wait for it when this one hangs up
        task = asyncio.get_running_loop().create_task(self._find(table, client))
        self._finding[table] = task
        task.add_done_callback(lambda _: self._finding.pop(table, None))
        return task

    async def _find(self, table: str, client: Client) -> None:
        """Read a table from the log, at the cost of the client that wanted it first."""
        CLIENT.set(client)
        rows = await self._read(table, 0)
        if not rows:
            raise Refused("quayside.table.unknown")
        self._past.take(client.address, len(rows))
        read = await self._loads.do(replay, table, rows)
        await self.prepare(read.setup.game)
        since = max(0, self.now() - read.time)
        room = self.rooms[table] = Room(read, mark=self.ticks() - since)
        self._forget_some()
        self._go_on(room)

    def _spent(self, room: Room) -> int:
        """Return the milliseconds since a table's last event."""
        return max(0, self.ticks() - room.mark)

    @contextlib.contextmanager
    def using(self, room: Room) -> Iterator[None]:
        """Keep a room in memory for as long as something is done with it."""
        room.users += 1
        try:
            yield
        finally:
            room.users -= 1

    async def record_text(self, room: Room) -> str:
        """Return the game as a record, which is made once for each event; raises `Refused`."""
        if room.record[0] != room.table.head:
            head = room.table.head
            room.record = (head, await self.aside(export.record_text, room.table))
        return room.record[1]

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have added."""
        async with room.reading:
            rows = await self._read(room.table.id, room.table.head)
            bodies = []
            try:
                for row in rows:
                    if row.number == room.table.head + 1:
                        room.table.fold(row)
                        bodies.append(row.body)
            finally:
                if bodies:
                    room.mark = self.ticks()
                    self._tell(room, bodies, own=False)

    async def check(self) -> None:
        """Raise `Refused` where the log cannot be read or written. The answer is kept for a few
        seconds: asking often must not cost anything."""
        if time.monotonic() - self._checked > CHECK_SECONDS:
            await self._reading(self.log.check())
            self._checked = time.monotonic()

    async def listed(self, count: int, skip: int = 0) -> list[str]:
        """Return the newest listed tables, after the first `skip`; raises `Refused` where the log
        cannot be read."""
        return await self._reading(self.log.tagged("lobby", count, skip))

    async def _read(self, table: str, since: int) -> list[Row]:
        return await self._reading(self.log.read(table, since))

    @staticmethod
    async def _reading(work: Awaitable[T]) -> T:
        try:
            return await work
        except StorageError as error:
            logger.error("storage", extra={"data": {"error": str(error)}})
            raise Refused("quayside.server.storage", "the log cannot be read; try again") from None

    def leave(self, room: Room, listener: Listener) -> None:
        """Tell a listener no more."""
        room.listeners.discard(listener)

    def _forget_some(self) -> None:
        """Keep no more tables and events in memory than allowed where nobody listens. The tables
        that were used last stay. A clock that nobody looks at is looked at when somebody comes."""
        idle = [(table, room) for table, room in self.rooms.items() if room.is_idle]
        count, events = len(idle), sum(room.table.head for _, room in idle)
        most, most_events = self.settings.tables_in_memory, self.settings.events_in_memory
        for table, room in idle[:-1]:
            if count <= most and events <= most_events:
                break
            count, events = count - 1, events - room.table.head
            if room.alarm is not None:
                room.alarm.cancel()
            del self.rooms[table]

    def _woken(self, heads: dict[str, int]) -> None:
        for table, head in heads.items():
            room = self.rooms.get(table)
            if room is not None and room.table.head < head:
                self._spawn(self._catch_up_quietly(room))

    async def _catch_up_quietly(self, room: Room) -> None:
        # If it fails, the heartbeat tells the head again and the next wake-up reads.
        with contextlib.suppress(Refused):
            await self.catch_up(room)

    # Acting --------------------------------------------------------------------------------------

    async def open(self, table: str, wish: m.OpenTable) -> tuple[Table, bool]:
        """Open a table; return it, and whether it was opened before by the same request."""
        await self.prepare(wish.game)
        await self._count_new(table)
        batch, _ = decide.batch_of(
            Table(table),
            decide.open_table(table, wish),
            self.now(),
            "open",
            decide.fingerprint(wish),
        )
        outcome = await self._append(batch)
        if isinstance(outcome, (Conflict, Reused)):
            raise Refused("quayside.table.exists", "choose another id: 128 random bits")
        return (await self.room(table)).table, isinstance(outcome, Repeated)

    async def import_record(self, table: str, text: str) -> Table:
        """Keep a record as a table that can be looked at."""
        await self.prepare_all()
        await self._count_new(table)
        drafts = await self.aside(export.import_drafts, table, text)
        mark = hashlib.sha256(text.encode()).digest()
        batch, _ = decide.batch_of(Table(table), drafts, self.now(), "open", mark)
        if isinstance(await self._append(batch), (Conflict, Reused)):
            raise Refused("quayside.table.exists", "choose another id: 128 random bits")
        return (await self.room(table)).table

    async def _count_new(self, table: str) -> None:
        """Count a table that is to be opened, unless it was opened before: the same request may be
        sent again when its answer was lost."""
        try:
            await self.room(table)
        except Refused as refused:
            if refused.code != "quayside.table.unknown":
                raise
            self.count_table()

    async def act(self, table: str, holder: str | None, act: m.Act) -> m.Ack:
        """Do an action of whoever has a key, given by its hash. It is durable when this returns;
        raises `Refused`, and then nothing has changed."""
        if self.stopping:
            raise Refused("quayside.server.stopping")
        room = await self.room(table)
        with self.using(room):
            return await self._act(room, holder, act)

    async def _act(self, room: Room, holder: str | None, act: m.Act) -> m.Ack:
        if act.at > room.table.head:
            await self.catch_up(room)
        client = f"{act.action.seat}/{act.id}"
        mark = decide.fingerprint(act.action)
        self._may_speak(room.table, act.action, holder)
        known = room.table.clients.get(client)
        if known is not None:
            if known[1] != mark:
                raise Refused("quayside.table.id-reused", "make a new id for every action")
            return m.Ack(act.id, known[0], True)
        await self._ring(room)
        if act.at != room.table.head:
            raise _conflict(room.table)
        drafts = decide.decide(room.table, act.action, holder, self._spent(room))
        if isinstance(drafts[0].what, m.Rematched):
            await self._open_rematch(room.table, drafts[0].what.table)
        room.owner = CLIENT.get().address
        outcome = await self._commit(room, drafts, client, mark)
        if isinstance(outcome, Repeated):
            return m.Ack(act.id, outcome.number, True)
        return m.Ack(act.id, act.at + 1, False)

    @staticmethod
    def _may_speak(table: Table, action: m.Action, holder: str | None) -> None:
        """Refuse to tell a stranger whether an id is known."""
        if isinstance(action, m.Sit) or action.seat >= len(table.chairs):
            return
        if not table.seats_of(holder):
            raise Refused("quayside.table.not-your-seat", f"sit down on seat {action.seat} first")

    async def _open_rematch(self, table: Table, fresh: str) -> None:
        await self._count_new(fresh)
        batch, _ = decide.batch_of(
            Table(fresh), decide.open_rematch(table, fresh), self.now(), "open", None
        )
        await self._append(batch)  # if it is there already, this very rematch was begun before

    async def _commit(
        self, room: Room, drafts: list[decide.Draft], client: str | None, mark: bytes | None
    ) -> Appended | Repeated:
        ticks, spent = self.ticks(), self._spent(room)
        batch, state = decide.batch_of(room.table, drafts, self.now(), client, mark, spent)
        outcome = await self._append(batch)
        if isinstance(outcome, Appended):
            self._take(room, batch, state, ticks)
            return outcome
        await self.catch_up(room)
        if isinstance(outcome, Repeated):
            return outcome
        if isinstance(outcome, Reused):
            raise Refused("quayside.table.id-reused", "make a new id for every action")
        raise _conflict(room.table)

    async def _append(self, batch: Batch) -> Appended | Repeated | Reused | Conflict:
        began = time.perf_counter()
        try:
            outcome = await self.log.append(batch)
        except StorageError as error:
            self.metrics.storage_errors += 1
            logger.error("storage", extra={"data": {"error": str(error)}})
            raise Refused(
                "quayside.server.storage", "not stored and not played; try again in a moment"
            ) from None
        self.metrics.observe_append(time.perf_counter() - began)
        return outcome

    def _take(self, room: Room, batch: Batch, state: State | None, ticks: int) -> None:
        """Fold what has just been stored, unless a wake-up has done so already."""
        if batch.rows[0].number != room.table.head + 1:
            return
        room.mark = ticks
        for row in batch.rows:
            room.table.fold(row, state if row is batch.rows[-1] else None)
        self._tell(room, [row.body for row in batch.rows], own=True)

    def _tell(self, room: Room, bodies: list[bytes], own: bool) -> None:
        self.metrics.events += len(bodies)
        message = events_message(bodies)
        for listener in list(room.listeners):
            listener.hear(room, message)
        self._go_on(room, own)

    # Clocks and bots -----------------------------------------------------------------------------

    def _go_on(self, room: Room, own: bool = True) -> None:
        """After every event: set the alarm of the clock, and let a bot act."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if self.stopping or room.table.status != "playing" or not room.table.is_playable:
            return
        running = clock.left(room.table, self._spent(room))
        if running is not None:
            self._set_alarm(room, min(max(0.0, running[1] / 1000) + 0.01, ALARM_SECONDS))
        if room.driver is None and self._is_due(room.table):
            room.driver = self._spawn(self._drive(room, own))

    def _set_alarm(self, room: Room, delay: float) -> None:
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(delay, lambda: self._spawn(self._ring_quietly(room)))

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _ring(self, room: Room) -> None:
        """If time is up, make it so before anything else happens at the table."""
        drafts = decide.time_is_up(room.table, self._spent(room))
        if drafts:
            await self._commit(room, drafts, None, None)

    async def _ring_quietly(self, room: Room) -> None:
        room.alarm = None
        head = room.table.head
        try:
            await self._ring(room)
        except Refused as refused:
            if refused.code != "quayside.table.conflict":
                self._set_alarm(room, 1.0)  # the disk fails: try again soon
        else:
            if room.table.head == head and room.alarm is None:
                self._go_on(room)  # it rang early: a clock is looked at every minute

    def _bot_to_act(self, table: Table) -> int | None:
        """Return the seat of the bot that should roll or move now, if there is one."""
        seat = table.to_act
        if seat is None or table.pending is not None or table.chairs[seat].kind != "bot":
            return None
        if table.head >= decide.MOST_EVENTS:
            return None
        waits = table.state.is_chance and table.setup.dice == "real"
        return None if waits else seat

    def _is_due(self, table: Table) -> bool:
        """Return whether a bot should act, or the game should end because no person plays it."""
        return bool(decide.abandon(table)) or self._bot_to_act(table) is not None

    async def _drive(self, room: Room, own: bool) -> None:
        """Play for bots until a person is to act. Another process's bot is left to it at first."""
        try:
            while self._is_due(room.table) and not self.stopping:
                head = room.table.head
                if not own:
                    await asyncio.sleep(self.settings.takeover_seconds)
                    own = room.table.head == head
                    continue
                try:
                    if room.table.is_forsaken:
                        await self._go_on_alone(room)
                    else:
                        await self._act_for(room)
                except Refused as refused:
                    if refused.code != "quayside.table.conflict":
                        await asyncio.sleep(1.0)  # storage or too much work: it passes
                except Exception:
                    # A table must not stand still because its bot met something unforeseen.
                    self.metrics.errors += 1
                    logger.exception("bot", extra={"data": {"table": room.table.id[:4]}})
                    await asyncio.sleep(1.0)
        finally:
            room.driver = None

    async def _go_on_alone(self, room: Room) -> None:
        """Let a bot act at a table that no person plays at any more: one such table at a time, and
        only while no other bot waits. At last end the game."""
        if self._alone:
            await asyncio.sleep(ALONE_SECONDS)
            return
        self._alone = True
        try:
            if drafts := decide.abandon(room.table):
                await self._commit(room, drafts, f"bot/{room.table.head}", None)
            else:
                await self._act_for(room, idle=True)
        finally:
            self._alone = False

    async def _act_for(self, room: Room, idle: bool = False) -> None:
        table, head = room.table, room.table.head
        seat = self._bot_to_act(table)
        if seat is None:
            return
        if table.state.is_chance:
            await self._commit(room, decide.roll(table, seat, None), f"bot/{head}", None)
            return
        bot = table.chairs[seat].bot or "random"
        try:
            if len(table.state.moves) == 1 or table.failures >= FAILURES:
                move = secrets.choice(table.state.moves[:]).text
            else:
                work = Work(bot, table.position, secrets.randbits(31))
                owner = room.owner or table.id
                move = (await self.pool.do(work, owner=owner, idle=idle)).move
            drafts = decide.play(table, seat, move) if table.head == head else []
        except WorkFailed as failed:
            logger.error("bot", extra={"data": {"error": str(failed), "bot": bot}})
            self.metrics.bot_failures += 1
            drafts = [decide.Draft(m.BotFailed(seat, bot, table.failures + 1))]
        if drafts and table.head == head:
            await self._commit(room, drafts, f"bot/{head}", None)


def _conflict(table: Table) -> Refused:
    message = f"the table is at event {table.head}; look and answer to that"
    return Refused("quayside.table.conflict", message, head=table.head, position=table.position)
