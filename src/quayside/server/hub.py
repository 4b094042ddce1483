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
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, ParamSpec, Protocol, TypeVar

from quayside.core.game import State
from quayside.games import FAMILIES, family
from quayside.server import clock, decide, export
from quayside.server import messages as m
from quayside.server.errors import Refused
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
"""Pieces of work beside the loop that may wait."""
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
    _turn: tuple[int, str] = (0, "")

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


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        log: Log,
        pool: Pool,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        """Serve the tables of a log; `now` is the time in milliseconds."""
        self.now = now
        self.log = log
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.stopping = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Future[Rules]] = {}
        self._checked = -CHECK_SECONDS
        self._aside = asyncio.Semaphore(1)
        self._aside_waiting = 0

    def start(self) -> None:
        """Begin to listen for other processes' events, and to load the games."""
        self.log.watch(self._woken)
        loop = asyncio.get_running_loop()
        # One thread, one game after the other: loading reads sources with `ast`, which Python 3.11
        # cannot do in two threads at once.
        loader = ThreadPoolExecutor(1, "quayside-loader")
        for name in FAMILIES:
            self._loading[name] = loop.run_in_executor(loader, _load, name)
        loader.shutdown(wait=False)

    def warm(self) -> None:
        """Have a worker load the bots of all games, so that the first opponent does not think for
        as long as compiling takes."""

        async def load() -> None:
            for name in FAMILIES:  # one by one: a bot that is asked meanwhile comes in between
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
        for name in FAMILIES:
            await self.prepare(name)

    async def stop(self) -> None:
        """Stop the bots; actions that were begun are finished by the log's closing."""
        self.stopping = True
        for room in self.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes a while beside the loop, one after the other: whoever sends much
        of it waits for it, and nobody else does. Raises `Refused` if too much waits."""
        if self._aside_waiting >= MOST_ASIDE:
            raise Refused("quayside.server.busy")
        self._aside_waiting += 1
        try:
            async with self._aside:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._aside_waiting -= 1

    # Finding tables ------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """Return a table's room, read from the log if need be; raises `Refused`."""
        room = self.rooms.get(table)
        if room is None:
            rows = await self._read(table, 0)
            if not rows:
                raise Refused("quayside.table.unknown")
            read = await asyncio.to_thread(replay, table, rows)
            await self.prepare(read.setup.game)
            room = self.rooms.get(table)  # somebody else may have read it meanwhile
            if room is None:
                room = self.rooms[table] = Room(read)
                self._forget_some()
                self._go_on(room)
        self.rooms.move_to_end(table)
        return room

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have added."""
        async with room.reading:
            rows = await self._read(room.table.id, room.table.head)
            bodies = []
            for row in rows:
                if row.number == room.table.head + 1:
                    room.table.fold(row)
                    bodies.append(row.body)
        if bodies:
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
        """Tell a listener no more; a finished table without listeners need not be in memory."""
        room.listeners.discard(listener)
        if not room.listeners and room.table.finished is not None:
            self.rooms.pop(room.table.id, None)

    def _forget_some(self) -> None:
        """Keep no more tables in memory than allowed, where nobody listens and nothing runs."""
        extra = len(self.rooms) - self.settings.tables_in_memory
        for table in list(self.rooms)[: max(0, extra)]:
            room = self.rooms[table]
            if not room.listeners and room.driver is None and room.alarm is None:
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
        batch, _ = decide.batch_of(
            Table(table), decide.open_table(table, wish), self.now(),
            "open", decide.fingerprint(wish),
        )  # fmt: skip
        outcome = await self._append(batch)
        if isinstance(outcome, (Conflict, Reused)):
            raise Refused("quayside.table.exists", "choose another id: 128 random bits")
        return (await self.room(table)).table, isinstance(outcome, Repeated)

    async def import_record(self, table: str, text: str) -> Table:
        """Keep a record as a table that can be looked at."""
        await self.prepare_all()
        drafts = await self.aside(export.import_drafts, table, text)
        mark = hashlib.sha256(text.encode()).digest()
        batch, _ = decide.batch_of(Table(table), drafts, self.now(), "open", mark)
        if isinstance(await self._append(batch), (Conflict, Reused)):
            raise Refused("quayside.table.exists", "choose another id: 128 random bits")
        return (await self.room(table)).table

    async def act(self, table: str, holder: str | None, act: m.Act) -> m.Ack:
        """Do an action of whoever has a key, given by its hash. It is durable when this returns;
        raises `Refused`, and then nothing has changed."""
        if self.stopping:
            raise Refused("quayside.server.stopping")
        room = await self.room(table)
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
        drafts = decide.decide(room.table, act.action, holder, self.now())
        if isinstance(drafts[0].what, m.Rematched):
            await self._open_rematch(room.table, drafts[0].what.table)
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
        batch, _ = decide.batch_of(
            Table(fresh), decide.open_rematch(table, fresh), self.now(), "open", None
        )
        await self._append(batch)  # if it is there already, this very rematch was begun before

    async def _commit(
        self, room: Room, drafts: list[decide.Draft], client: str | None, mark: bytes | None
    ) -> Appended | Repeated:
        batch, state = decide.batch_of(room.table, drafts, self.now(), client, mark)
        outcome = await self._append(batch)
        if isinstance(outcome, Appended):
            self._take(room, batch, state)
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

    def _take(self, room: Room, batch: Batch, state: State | None) -> None:
        """Fold what has just been stored, unless a wake-up has done so already."""
        if batch.rows[0].number != room.table.head + 1:
            return
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
        running = clock.left(room.table, self.now())
        if running is not None:
            self._set_alarm(room, min(max(0.0, running[1] / 1000) + 0.01, 86_400.0))
        if room.driver is None and self._bot_to_act(room.table) is not None:
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
        drafts = decide.time_is_up(room.table, self.now())
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
                self._go_on(room)  # it rang early: a clock of days is looked at every day

    def _bot_to_act(self, table: Table) -> int | None:
        """Return the seat of the bot that should roll or move now, if there is one."""
        seat = table.to_act
        if seat is None or table.pending is not None or table.chairs[seat].kind != "bot":
            return None
        if table.head >= decide.MOST_EVENTS or not self._has_company(table):
            return None
        waits = table.state.is_chance and table.setup.dice == "real"
        return None if waits else seat

    @staticmethod
    def _has_company(table: Table) -> bool:
        """Return whether bots should play on: not where nobody else is left, and where people only
        look on not for ever (CR-10)."""
        if all(chair.kind == "bot" for chair in table.chairs):
            return False
        gone = table.state.gone
        playing = [c.kind for seat, c in enumerate(table.chairs) if seat not in gone]
        return table.head < decide.MOST_ALONE or any(kind != "bot" for kind in playing)

    async def _drive(self, room: Room, own: bool) -> None:
        """Play for bots until a person is to act. Another process's bot is left to it at first."""
        try:
            while (seat := self._bot_to_act(room.table)) is not None and not self.stopping:
                head = room.table.head
                if not own:
                    await asyncio.sleep(self.settings.takeover_seconds)
                    own = room.table.head == head
                    continue
                try:
                    await self._act_for(room, seat)
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

    async def _act_for(self, room: Room, seat: int) -> None:
        table, head = room.table, room.table.head
        if table.state.is_chance:
            await self._commit(room, decide.roll(table, seat, None), f"bot/{head}", None)
            return
        bot = table.chairs[seat].bot or "random"
        try:
            if len(table.state.moves) == 1 or table.failures >= FAILURES:
                move = secrets.choice(table.state.moves[:]).text
            else:
                work = Work(bot, table.position, secrets.randbits(31))
                move = (await self.pool.do(work)).move
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
