"""Tables in memory, and the connections that listen to them.

A room can be dropped at any time when it is idle: the log has everything that is in it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from quayside.server import protocol as m
from quayside.server import wire
from quayside.server.client import CLIENT, Client
from quayside.server.errors import Refused
from quayside.server.loading import KernelLoader
from quayside.server.log import Log, Row, StorageError, Unconfirmed
from quayside.server.metrics import Metrics
from quayside.server.off_loop import OffLoop
from quayside.server.ratelimit import RateLimiter
from quayside.server.served_time import ServedTime
from quayside.server.settings import Settings
from quayside.server.table import Table, replay
from quayside.server.tasks import Tasks
from quayside.server.timing import Timing

MOST_LOADS = 1_000
MOST_LOADS_EACH = 200
"""The number of tables that may wait to be read from the log, in total and for each address."""
logger = logging.getLogger("quayside.server")


class Listener(Protocol):
    """A connection that receives a table's events."""

    def send_text(self, message: str) -> None:
        """Send a message, such as new events, which the room's table contains already."""

    def dismiss(self) -> None:
        """Stop listening, if the client may no longer watch the table."""


@dataclass(eq=False)
class Room:
    """A table in memory, its listeners, its clock and its bot."""

    table: Table
    timing: Timing
    served: ServedTime
    mark: int
    """The served time of the table's last event."""
    listeners: set[Listener] = field(default_factory=set)
    driver: asyncio.Task[None] | None = None
    """The task that plays for the table's bots."""
    alarm: asyncio.TimerHandle | None = None
    """The timer of the clock that runs."""
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while events of other processes are read."""
    users: int = 0
    """Tasks that need the room to stay in memory."""
    owner: str = ""
    """The address that acted last. Bots of one owner share the workers with those of others."""
    record: tuple[int, str] = (0, "")
    """The game as a record, and the number of the last event in it."""
    moves: m.Moves | None = None
    """The cached decision due after the table's last event."""
    preparing: str | None = None
    """The last message about compiling that a bot of the table waits for."""
    presence: str = ""
    """The last message about who is at the table."""
    seated: tuple[tuple[str, str | None], ...] = ()
    """The kinds and keys of the seats when presence was last looked at."""

    @property
    def elapsed(self) -> int:
        """The milliseconds since the table's last event, as clocks count them."""
        return max(0, self.served.now() - self.mark)

    @property
    def now(self) -> int:
        """The time against which clients measure clocks: time that does not count since the last
        event is left out."""
        running = self.table.clock_seat is not None
        return self.table.time + self.elapsed if running else self.timing.now()

    @property
    def is_idle(self) -> bool:
        """Whether no connection and no task uses the room."""
        return not self.listeners and not self.users and self.driver is None

    def send_preparing(self, message: m.Preparing) -> None:
        """Report the progress of compiling to the listeners and to those who come later."""
        self.preparing = m.encode(message).decode()
        for listener in list(self.listeners):
            listener.send_text(self.preparing)

    def cancel_alarm(self) -> None:
        """Stop the timer of the clock, if one is set."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


@contextlib.contextmanager
def refuse_storage_errors(message: str, count: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Log an error of the storage, count it, and raise `Refused` with a message instead."""
    try:
        yield
    except StorageError as error:
        count()
        logger.error("storage", extra={"error": str(error)})
        if isinstance(error, Unconfirmed):
            raise Refused("quayside.server.unconfirmed") from None
        raise Refused("quayside.server.storage", message) from None


class Rooms:
    """The tables that this process has in memory, by their ids."""

    def __init__(
        self,
        log: Log,
        loader: KernelLoader,
        tasks: Tasks,
        settings: Settings,
        metrics: Metrics,
        timing: Timing,
        served: ServedTime,
        continue_play: Callable[[Room, bool], None],
    ) -> None:
        """Read tables from a log. Clocks count the time `served`. `continue_play` is called when a
        table has new events; its second argument says whether this process added them."""
        self.log = log
        self.settings = settings
        self._loader, self._tasks, self._metrics, self._timing = loader, tasks, metrics, timing
        self._served = served
        self._continue_play = continue_play
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._announced: dict[str, int] = {}
        """The newest heads that other processes announced for tables that are being read."""
        self._off_loop = OffLoop(MOST_LOADS, MOST_LOADS_EACH)
        self._past = RateLimiter(settings.events_per_second, settings.events_at_once)

    def __iter__(self) -> Iterator[Room]:
        """Iterate over the rooms."""
        return iter(self._rooms.values())

    def __len__(self) -> int:
        """Return the number of rooms in memory."""
        return len(self._rooms)

    def __contains__(self, table: object) -> bool:
        """Return whether a table is in memory."""
        return table in self._rooms

    @property
    def waiting(self) -> int:
        """The number of tables that are being read from the log."""
        return len(self._off_loop)

    def ids(self) -> list[str]:
        """Return the ids of the tables in memory."""
        return list(self._rooms)

    def get(self, table: str) -> Room | None:
        """Return a table's room if it is in memory."""
        return self._rooms.get(table)

    async def look(self, table: str, holder: str | None) -> Room:
        """Return a table's room for the holder of a key, given by its hash; raises `Refused` also
        if the table is closed to spectators."""
        room = await self.find(table)
        if not room.table.may_watch(holder):
            raise Refused("quayside.table.closed")
        return room

    async def find(self, table: str) -> Room:
        """Return a table's room, read from the log if need be; raises `Refused`."""
        while (room := self._rooms.get(table)) is None:
            await self.wait_for_rate(1)
            # All clients that want the table wait for the same task, and each may go away.
            await asyncio.shield(self._reading.get(table) or self._start_reading(table))
        self._rooms.move_to_end(table)
        return room

    @contextlib.contextmanager
    def keep(self, room: Room) -> Iterator[None]:
        """Keep a room in memory during a `with` block."""
        room.users += 1
        try:
            yield
        finally:
            room.users -= 1

    async def wait_for_rate(self, count: int) -> None:
        """Wait until the client may receive `count` events of the past. Reading and sending them
        costs much more than the request for them."""
        address = CLIENT.get().address
        while not self._past.spend(address, count):
            await asyncio.sleep(0.1)

    async def list_ids(self, count: int, skip: int = 0) -> list[str]:
        """Return the ids of the newest listed tables, after the first `skip`; raises `Refused` if
        the log cannot be read."""
        with refuse_storage_errors("the log cannot be read; try again"):
            return await self.log.tagged("lobby", count, skip)

    # Reading the log -----------------------------------------------------------------------------

    def _start_reading(self, table: str) -> asyncio.Task[None]:
        # A client of its own: others may wait for the table when this client disconnects.
        client = Client(CLIENT.get().address)
        task = asyncio.get_running_loop().create_task(self._read_table(table, client))
        self._reading[table] = task

        def finish(_task: asyncio.Task[None]) -> None:
            del self._reading[table]
            self._announced.pop(table, None)

        task.add_done_callback(finish)
        return task

    async def _read_table(self, table: str, client: Client) -> None:
        """Read a table from the log. The first client that wanted it pays with its rate."""
        CLIENT.set(client)
        rows = await self._read_rows(table, 0)
        if not rows:
            raise Refused("quayside.table.unknown")
        self._past.spend(client.address, len(rows))
        read = await self._off_loop.run(replay, table, rows)
        await self._loader.wait_for(read.setup.game)
        room = Room(read, self._timing, self._served, mark=self._mark_of(read))
        self._rooms[table] = room
        self._forget_idle_rooms()
        self._continue_play(room, True)
        self.catch_up_soon({table: self._announced.pop(table, 0)})

    def _mark_of(self, table: Table) -> int:
        """Return the served time of a table's last event. Version 0.1 did not store it: then all
        time since then counts."""
        if table.served is not None:
            return table.served
        return self._served.now() - max(0, self._timing.now() - table.time)

    async def catch_up(self, room: Room) -> None:
        """Read the events that other processes have added; raises `Refused`."""
        async with room.reading:
            rows = await self._read_rows(room.table.id, room.table.head)
            if rows and rows[0].number > room.table.head + 1:  # erased before it was read
                room.table.is_deleted = True
                self._continue_play(room, False)
                return
            bodies = []
            try:
                for row in rows:
                    if row.number == room.table.head + 1:
                        room.table.fold_event(row)
                        bodies.append(row.body)
            finally:
                if bodies:
                    known = room.table.served
                    room.mark = self._served.now() if known is None else known
                    self.publish(room, bodies, own=False)

    def catch_up_soon(self, heads: dict[str, int]) -> None:
        """Read the events of tables that another process has changed, in the background."""
        for table, head in heads.items():
            room = self._rooms.get(table)
            if room is None and table in self._reading:
                self._announced[table] = max(head, self._announced.get(table, 0))
            elif room is not None and room.table.head < head:
                self._tasks.spawn(self._try_to_catch_up(room))

    async def _try_to_catch_up(self, room: Room) -> None:
        # If it fails, the heartbeat repeats the head and the next wake-up reads.
        with contextlib.suppress(Refused):
            await self.catch_up(room)

    async def _read_rows(self, table: str, since: int) -> list[Row]:
        with refuse_storage_errors("the log cannot be read; try again"):
            return await self.log.read(table, since)

    # Events --------------------------------------------------------------------------------------

    def publish(self, room: Room, bodies: list[bytes], own: bool) -> None:
        """Send new events to the listeners, then continue with clocks and bots."""
        self._metrics.events.inc(len(bodies))
        message = wire.events_message(bodies, self._timing.now())
        for listener in list(room.listeners):
            listener.send_text(message)
        self._continue_play(room, own)

    def drop(self, room: Room) -> None:
        """Forget a table that was deleted."""
        room.cancel_alarm()
        self._rooms.pop(room.table.id, None)

    # Forgetting ----------------------------------------------------------------------------------

    def _forget_idle_rooms(self) -> None:
        """Drop the idle rooms that were used longest ago, down to the allowed number of tables and
        events. The clock of a table without a room is read when a client comes back."""
        idle = [(table, room) for table, room in self._rooms.items() if room.is_idle]
        count, events = len(idle), sum(room.table.head for _, room in idle)
        most, most_events = self.settings.tables_in_memory, self.settings.events_in_memory
        for table, room in idle[:-1]:
            if count <= most and events <= most_events:
                break
            count, events = count - 1, events - room.table.head
            room.cancel_alarm()
            del self._rooms[table]

    async def close(self) -> None:
        """Stop all timers and all reading."""
        for room in self:
            room.cancel_alarm()
        reading = list(self._reading.values())
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
