"""The hub: all tables of this process, and what clients do at them.

An action is decided on the folded table and appended to the log. When it is durable, its events are
sent to everybody at the table, and then it is acknowledged. Everything in memory can be rebuilt
from the log by any other process.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from quayside.core.errors import QuaysideError
from quayside.games import parse
from quayside.server import decide, queries, reading, wire
from quayside.server import protocol as m
from quayside.server.alarms import Alarms
from quayside.server.bots_at_work import BotsAtWork, Think
from quayside.server.client import CLIENT
from quayside.server.committing import Committer, conflict
from quayside.server.compiling import Compiler
from quayside.server.errors import Refused
from quayside.server.fair_rate import FairRate
from quayside.server.loading import KernelLoader, warm
from quayside.server.lobby import Lobby, Openers
from quayside.server.lobby_feed import LobbyFeed
from quayside.server.log import Log, Repeated
from quayside.server.loop_share import Playing
from quayside.server.metrics import Metrics
from quayside.server.pairing import MemoryOffers, Offers, Pairing
from quayside.server.pool import Pool
from quayside.server.presence import Presence
from quayside.server.ratelimit import Limiters, RateLimiter, own_limiters
from quayside.server.readers import Readers
from quayside.server.rooms import Room, Rooms, refuse_storage_errors
from quayside.server.served_time import ServedTime
from quayside.server.settings import Settings
from quayside.server.side_channel import MemoryChannel, SideChannel
from quayside.server.table import Table
from quayside.server.tasks import Tasks
from quayside.server.timing import REAL_TIME, Timing

MOST_STEPS = 100
COMPILE_SECONDS = 600.0
"""Steps that may wait for the compilers, and the time that each may take."""
HAND_OVER_SECONDS = 2.0
"""How long handing over may wait for the database."""
WAIT_SECONDS = 0.1
"""The interval at which an action above the rate of its address is tried again."""
CHECK_SECONDS = 2.0
"""How long a successful check of the log is valid."""


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        log: Log,
        pool: Pool,
        settings: Settings,
        metrics: Metrics,
        timing: Timing = REAL_TIME,
        think: Think | None = None,
        channel: SideChannel | None = None,
        limiters: Limiters | None = None,
        served: ServedTime | None = None,
        offers: Offers | None = None,
        openers: Openers | None = None,
    ) -> None:
        """Serve the tables of a log; bots think by `think` (None: in the pool). Visitors are shared
        through a channel, and some limits by `limiters` (None: with nobody). Clocks count the time
        `served` (None: all time). Processes share who waits for an opponent, and who opened which
        listed table, by `offers` and `openers` (None: they do not)."""
        self.pool, self.settings, self.metrics, self.timing = pool, settings, metrics, timing
        self.tasks = Tasks()
        compilers = Pool(settings.compile_workers, MOST_STEPS, COMPILE_SECONDS, name="compiler")
        compiler = Compiler(compilers, settings.compile_workers, self.tasks)
        self.loader = KernelLoader(compiler, self.tasks)
        self.readers = Readers(settings)
        self.imports = FairRate(settings.import_bytes_per_second, settings.import_bytes_at_once)
        self.playing = Playing()
        self.solving: Mapping[str, float] = {}
        """How far games are that are being solved, 0 to 1, by name."""
        self.served = served or ServedTime(timing.ticks)
        self.rooms = Rooms(
            *(log, self.loader, self.tasks, settings, metrics, timing, self.served),
            continue_play=self._continue_play,
        )
        self.channel: SideChannel = channel or MemoryChannel()
        self.presence = Presence(self.channel, settings, timing, self.rooms.get)
        self.lobby = Lobby(self.rooms, timing, self.presence.is_attended, openers)
        self.lobby_feed = LobbyFeed(self.lobby, self.tasks)
        self.pairing = Pairing(self, self.rooms, self.presence, offers or MemoryOffers(timing))
        self.committer = Committer(self.rooms, metrics, timing)
        self.alarms = Alarms(self.committer, self.tasks)
        self.bots = BotsAtWork(
            self.committer, pool, self.loader, self.tasks, settings, metrics, think
        )
        self.release_jobs: Callable[[], Awaitable[object]] | None = None
        """Gives the jobs that this process has taken to other processes."""
        self.queues: dict[str, Callable[[], Awaitable[int]]] = {}
        """The lengths of the queues that all processes share, by the name of the metric."""
        self._actions = RateLimiter(settings.actions_per_second, settings.actions_at_once)
        self._limiters = limiters or own_limiters(settings)
        self._checked = -CHECK_SECONDS

    # Starting and stopping -----------------------------------------------------------------------

    def start(self) -> None:
        """Start to listen for other processes' events, and to load the games."""
        self.rooms.log.watch(self._hear_of_events, self.rooms.ids)
        self.channel.watch(self.presence.changed, self._pass_on, self.bots.take_over)
        self.loader.start()

    async def serve(self) -> None:
        """Let clocks run because of this process: the port opens now. If rules must be compiled
        first, clocks run when that is done."""
        if self.loader.is_ready:
            await self.served.serve()
        else:
            self.tasks.spawn(self._serve_when_ready())

    async def _serve_when_ready(self) -> None:
        await self.loader.wait_until_ready()
        if not self.draining:
            await self.served.serve()

    def _hear_of_events(self, heads: dict[str, int]) -> None:
        """Read what other processes have added to tables; they may have opened listed ones."""
        self.rooms.catch_up_soon(heads)
        if any(table not in self.rooms for table in heads):
            self.lobby_feed.changed()

    def warm(self, out: Callable[[str], object]) -> None:
        """Start to compile all kernels that are not on disk, the games of the latest tables first,
        and to load the bots of all games in a worker."""
        self.tasks.spawn(warm(self.loader, self.pool, self.rooms.log, out))

    @property
    def stopping(self) -> bool:
        """Whether the server is stopping and accepts nothing more."""
        return self.tasks.stopping

    @property
    def draining(self) -> bool:
        """Whether the server is about to stop, and its clients go to other processes."""
        return self.tasks.draining

    async def hand_over(self) -> None:
        """Let other processes go on: stop all clocks for a moment, and release the jobs of bots.
        Actions are still accepted."""
        self.tasks.draining = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_SECONDS):
                await self.served.pause()
                if self.release_jobs is not None:
                    await self.release_jobs()
        self.channel.leave()

    def begin_to_stop(self) -> None:
        """Accept no more actions, and let bots make no further moves."""
        self.tasks.stopping = self.tasks.draining = True

    async def stop(self) -> None:
        """Stop bots, timers and workers. Actions that were begun end when the log is closed."""
        self.begin_to_stop()
        self.presence.stop()
        await self.channel.close()
        self.lobby_feed.stop()
        await self.rooms.close()
        await self.tasks.cancel_all()
        await self.loader.stop()
        await self.pool.close()
        await self.readers.close()

    async def check_storage(self) -> None:
        """Raise `Refused` if the log cannot be read or written. The result is kept for a moment, so
        that frequent health checks cost nothing."""
        if time.monotonic() - self._checked > CHECK_SECONDS:
            with refuse_storage_errors("the log cannot be read; try again"):
                await self.rooms.log.check()
            self._checked = time.monotonic()

    # Opening tables ------------------------------------------------------------------------------

    async def open(self, table: str, wish: m.OpenTable) -> tuple[Table, bool]:
        """Open a table; return it, and whether it was opened before by the same request."""
        await self.loader.wait_for(wish.game)
        await self._count_table(table)
        drafts = decide.open_table(table, wish)
        if wish.listed:
            with refuse_storage_errors("the table was not opened; try again in a moment"):
                await self.lobby.add(table, CLIENT.get().address)
        repeated = await self.committer.create(table, drafts, decide.fingerprint(wish))
        if wish.listed and not repeated:
            self.lobby.look_again()
            self.lobby_feed.changed()
        return (await self.rooms.find(table)).table, repeated

    async def import_record(self, table: str, text: str) -> m.TableView:
        """Keep a record as a table that can be viewed; return what everybody sees of it."""
        await self.loader.wait_for_all()
        await self._count_table(table)
        address = CLIENT.get().address
        await self.imports.turn(address)
        self.imports.spend(address, len(text))
        now = self.timing.now()
        imported = await self.readers.call(reading.import_record, table, text, now)
        if await self.committer.create_from(imported.batch):
            return wire.table_view((await self.rooms.find(table)).table)
        return imported.view

    async def _count_table(self, table: str) -> None:
        """Count a new table against the client's rate; raises `Refused` if it opens too many. A
        table that exists is not counted: a client may repeat a request whose answer was lost."""
        try:
            await self.rooms.find(table)
        except Refused as refused:
            if refused.code != "quayside.table.unknown":
                raise
            with refuse_storage_errors("the table was not opened; try again in a moment"):
                allowed = await self._limiters.tables.allow(CLIENT.get().address)
            if not allowed:
                raise Refused(
                    "quayside.limit.tables", "too many tables from this address; wait a while"
                ) from None

    # Playing -------------------------------------------------------------------------------------

    async def act(self, table: str, holder: str | None, act: m.Act) -> m.Ack:
        """Do an action for the holder of a key, given by its hash. The action is durable when this
        returns. If this raises `Refused`, nothing has changed."""
        if self.stopping:
            raise Refused("quayside.server.stopping")
        address = CLIENT.get().address
        while address and not self._actions.spend(address):
            await asyncio.sleep(WAIT_SECONDS)
        room = await self.rooms.find(table)
        with self.rooms.keep(room):
            return await self._act(room, holder, act)

    async def _act(self, room: Room, holder: str | None, act: m.Act) -> m.Ack:
        if act.at > room.table.head:
            await self.rooms.catch_up(room)
        client = f"{act.action.seat}/{act.id}"
        mark = decide.fingerprint(act.action)
        decide.authorise(room.table, act.action, holder, repeated=True)
        known = room.table.clients.get(client)
        if known is not None:
            if known[1] != mark:
                raise Refused("quayside.table.id-reused", "make a new id for every action")
            return m.Ack(act.id, known[0], True)
        await self.alarms.end_time(room)
        if act.at != room.table.head:
            raise conflict(room.table)
        decision = decide.decide(room.table, act.action, holder, room.elapsed)
        if decision.rematch is not None:
            await self._open_rematch(room.table, decision.rematch)
        room.owner = CLIENT.get().address
        outcome = await self.committer.commit(room, decision.drafts, client, mark)
        if isinstance(outcome, Repeated):
            return m.Ack(act.id, outcome.number, True)
        return m.Ack(act.id, act.at + len(decision.drafts), False)

    async def _open_rematch(self, table: Table, fresh: str) -> None:
        """Open the table of a rematch, unless an earlier attempt has done so: nobody else can know
        its id."""
        await self._count_table(fresh)
        try:
            await self.committer.create(fresh, decide.open_rematch(table, fresh), None)
        except Refused as refused:
            if refused.code != "quayside.table.exists":
                raise

    def _continue_play(self, room: Room, own: bool) -> None:
        """After every event: set the timer of the clock, and let a bot act."""
        room.cancel_alarm()
        self.presence.follow(room)
        if room.table.closed or room.table.is_deleted:
            for listener in list(room.listeners):
                listener.dismiss()
        if room.table.is_deleted:
            self.rooms.drop(room)
            self.lobby_feed.changed()
            return
        if room.table.setup.listed:
            self.lobby_feed.changed()
        if self.stopping or room.table.status == "finished" or not room.table.is_playable:
            return
        if room.table.status == "waiting":
            self.alarms.set_waiting(room)
            return
        self.alarms.set_alarm(room)
        self.bots.start_bots(room, own)

    async def moves(self, room: Room, after: list[str], n: int | None = None) -> m.Moves:
        """Return what is due at a table after event `n` (None: the last) and further moves; raises
        `Refused`. What is due now is found once for each event."""
        table = room.table
        number = table.head if n is None else n
        if number > table.head:
            raise conflict(table)
        position = queries.position_at(table, number)
        state = queries.state_of(table, position) if position else None
        if state is None:
            if after:
                raise Refused(f"quayside.table.{'old-rules' if position else 'not-started'}")
            return m.Moves(number, [], None, "nothing" if position else "start", [], [])
        if after or number < table.head:
            return await self.readers.call(reading.look_ahead, position, number, after)
        if room.moves is None or room.moves.n != number:
            room.moves = queries.look_ahead(state, number, [])
            if table.finished is not None or table.setup.dice == "imported":
                room.moves = msgspec.structs.replace(room.moves, seat=None, due="nothing", moves=[])
        return room.moves

    async def say(self, room: Room, holder: str | None, said: m.Say) -> None:
        """Send a phrase of a player to everybody at the table; raises `Refused`. Nothing is
        stored."""
        chairs = room.table.chairs
        if said.seat >= len(chairs):
            raise Refused("quayside.table.no-such-seat")
        if said.seat not in room.table.seats_of(holder) or chairs[said.seat].kind != "person":
            raise Refused("quayside.table.not-your-seat", "people who sit at the table can speak")
        with refuse_storage_errors("not said; try again in a moment"):
            allowed = await self._limiters.phrases.allow(f"{room.table.id} {holder}")
        if not allowed:
            raise Refused("quayside.limit.phrases", "wait a little before the next phrase")
        phrase = m.Phrase(said.seat, said.phrase)
        self.channel.send(room.table.id, m.encode(phrase).decode())

    def _pass_on(self, table: str, text: str) -> None:
        """Send a message of the side channel to the listeners of a table."""
        room = self.rooms.get(table)
        for listener in list(room.listeners) if room is not None else []:
            listener.send_text(text)

    async def prepare_values(self, position: str) -> None:
        """Wait until the kernels for exact values of a position's game are compiled."""
        await self.loader.wait_for(position.partition(" ")[0])
        with contextlib.suppress(QuaysideError):  # the question itself is refused, with its reason
            await self.loader.wait_for_solution(parse(position).game)

    async def record_text(self, room: Room) -> str:
        """Return the game as a record, which is made once for each event; raises `Refused`."""
        if room.record[0] != room.table.head:
            head, bodies = room.table.head, [body.decode() for body in room.table.bodies]
            text = await self.readers.call(reading.export_record, room.table.id, bodies)
            room.record = (head, text)
        return room.record[1]
