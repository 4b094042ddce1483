"""Bot tasks: bots roll and move at the tables of this process until it is a person's turn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable

from quayside.core.errors import QuaysideError
from quayside.core.game import State
from quayside.server import decide
from quayside.server import protocol as m
from quayside.server.committing import Committer
from quayside.server.errors import Refused
from quayside.server.loading import KernelLoader
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool, WorkFailed
from quayside.server.rooms import Room
from quayside.server.settings import Settings
from quayside.server.table import Table
from quayside.server.tasks import Tasks
from quayside.server.worker import Answer, Work

ABANDONED_SECONDS = 0.5
"""The interval at which a table without people checks whether its bots may continue."""
RETRY_SECONDS = 1.0
"""The delay after a failure of the storage, or while the workers' queue is full."""
MOST_FAILURES = 3
"""The number of consecutive failures after which a bot plays a random legal move."""
logger = logging.getLogger("quayside.server")
Think = Callable[[str, Work, str, bool], Awaitable[Answer]]
"""Returns the answer to a job, given a name that is the same in every process, the job, its owner,
and whether it waits until there is no other job."""


def bot_to_act(table: Table) -> int | None:
    """Return the seat of the bot that must roll or move now, or None."""
    seat = table.to_act
    if seat is None or table.pending is not None or table.chairs[seat].kind != "bot":
        return None
    if table.head >= decide.MOST_EVENTS:
        return None
    waits = table.state.is_chance and (table.setup.dice == "real" or bool(table.awaited))
    return None if waits else seat


def has_work(table: Table) -> bool:
    """Return whether a bot must act, or the game must end because no person is left."""
    return bool(decide.abandon(table)) or bot_to_act(table) is not None


class BotsAtWork:
    """Runs one task for each table at which a bot is to act."""

    def __init__(
        self,
        committer: Committer,
        pool: Pool,
        loader: KernelLoader,
        tasks: Tasks,
        settings: Settings,
        metrics: Metrics,
        think: Think | None = None,
    ) -> None:
        """Ask `think` (None: the pool) for moves once their kernels are compiled, and commit the
        moves through `committer`."""
        self._committer, self._pool, self._loader, self._tasks = committer, pool, loader, tasks
        self._think = think or self._think_here
        self._settings, self._metrics = settings, metrics
        self.abandoned_lock = asyncio.Lock()
        """Held by the one table without people whose bots may act."""
        self._taken_over = asyncio.Event()

    def take_over(self) -> None:
        """Let bots act at once that another process owes: it may be the one that has ended."""
        self._taken_over.set()
        self._taken_over = asyncio.Event()

    def start_bots(self, room: Room, own: bool) -> None:
        """Start the task of a table if a bot is to act there. If another process has added the last
        event (`own` is False), that process may move the bot first."""
        if room.driver is None and has_work(room.table):
            room.driver = self._tasks.spawn(self._play_bots(room, own))

    async def _play_bots(self, room: Room, own: bool) -> None:
        """Play for bots until a person is to act."""
        try:
            while has_work(room.table) and not self._tasks.draining:
                head = room.table.head
                if not own:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(self._settings.takeover_seconds):
                            await self._taken_over.wait()
                    own = room.table.head == head
                    continue
                try:
                    if room.table.is_forsaken:
                        await self._play_abandoned(room)
                    else:
                        await self._play_turn(room)
                except Refused as refused:
                    if refused.code != "quayside.table.conflict":
                        await asyncio.sleep(RETRY_SECONDS)
                except Exception:
                    # An unforeseen error of a bot must not stop the table.
                    self._metrics.errors.inc()
                    logger.exception("bot", extra={"table": room.table.id[:4]})
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            room.driver = None

    async def _play_abandoned(self, room: Room) -> None:
        """Let a bot act at a table without people, or end its game. Only one such table is served
        at a time, and only while no other bot waits."""
        if self.abandoned_lock.locked():
            await asyncio.sleep(ABANDONED_SECONDS)
            return
        async with self.abandoned_lock:
            if drafts := decide.abandon(room.table):
                await self._committer.commit(room, drafts, f"bot/{room.table.head}")
            else:
                await self._play_turn(room, idle=True)

    async def _play_turn(self, room: Room, idle: bool = False) -> None:
        """Roll or move for the bot whose turn it is. An `idle` job waits until there is no other
        job."""
        table, head = room.table, room.table.head
        seat = bot_to_act(table)
        if seat is None:
            return
        if table.state.is_chance:
            await self._committer.commit(room, decide.roll(table, seat, None), f"bot/{head}")
            return
        bot = table.chairs[seat].bot or "random"
        try:
            moves = await self._choose_turn(room, seat, bot, idle)
            drafts = decide.play(table, seat, moves) if table.head == head else []
        except WorkFailed as failed:
            logger.error("bot", extra={"error": str(failed), "bot": bot})
            self._metrics.bot_failures.inc()
            drafts = [decide.Draft(m.BotFailed(seat, bot, table.failures + 1))]
        if drafts and table.head == head:
            await self._committer.commit(room, drafts, f"bot/{head}")

    async def _choose_turn(self, room: Room, seat: int, bot: str, idle: bool) -> list[str]:
        """Return the moves of the bot's turn, up to a roll, so that they are stored together."""
        state = room.table.state
        moves: list[str] = []
        while not moves or (state.is_mid_turn and state.to_move == seat and not state.is_chance):
            moves.append(await self._choose_move(room, state, seat, bot, idle))
            try:
                state = state.play(moves[-1])
            except QuaysideError as error:
                raise WorkFailed(str(error)) from None
            if len(moves) == m.MOST_MOVES:
                break
        return moves

    async def _choose_move(self, room: Room, state: State, seat: int, bot: str, idle: bool) -> str:
        table = room.table
        if len(state.moves) == 1 or table.failures >= MOST_FAILURES:
            return secrets.choice(state.moves[:]).text
        await self._prepare(room, seat, bot)
        work = Work(bot, str(state), secrets.randbits(31))
        name = f"{table.id} {table.head} {state}"
        return (await self._think(name, work, room.owner or table.id, idle)).move

    async def _think_here(self, _name: str, work: Work, owner: str, idle: bool) -> Answer:
        return await self._pool.do(work, owner=owner, idle=idle)

    async def _prepare(self, room: Room, seat: int, bot: str) -> None:
        """Wait until the bot's kernels are compiled, and report the progress to the table."""

        def tell(done: int, total: int) -> None:
            room.send_preparing(m.Preparing(seat, done, total))

        try:
            await self._loader.wait_for_bot(room.table.state.game, bot, tell)
        finally:
            room.preparing = None
