"""Loading the games' kernels in the background. On a new machine they are compiled first."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from quayside.games import family, names
from quayside.server.compiling import Compiler, Tell
from quayside.server.errors import Refused
from quayside.server.log import Log, StorageError
from quayside.server.pool import Pool, WorkFailed
from quayside.server.protocol import Opened, decode_event
from quayside.server.tasks import Tasks
from quayside.server.worker import Work

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Rules
    from quayside.server.compiling import Step

LATEST_TABLES = 200
"""The tables that decide which game is compiled first."""


def _load_rules(name: str) -> Rules:
    return family(name).rules


class KernelLoader:
    """Loads the rules of all games, and waits for the kernels that bots and studies need."""

    def __init__(self, compiler: Compiler, tasks: Tasks) -> None:
        """Load nothing yet."""
        self.compiler, self._tasks = compiler, tasks
        self._games: tuple[str, ...] = ()
        """The games to load; none before the start."""
        self._loading: dict[str, asyncio.Task[Rules]] = {}

    def start(self) -> None:
        """Start to load all games, one after the other."""
        self._games = names()
        self._tasks.spawn(self._load_all())

    async def _load_all(self) -> None:
        for name in self._games:
            await asyncio.wait([self._load_soon(name)])

    async def load_compiled(self) -> None:
        """Wait until the rules of all games are loaded, unless some must be compiled first."""
        steps = [self.compiler.step("rules", name) for name in self._games]
        if steps and await self.compiler.are_on_disk(steps):
            await self.wait_until_ready()

    async def wait_until_ready(self) -> None:
        """Wait until the rules of all games are loaded, or could not be."""
        if self._games:
            await asyncio.wait([self._load_soon(name) for name in self._games])

    def _load_soon(self, name: str) -> asyncio.Task[Rules]:
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
        return self._loading[name]

    async def _load(self, name: str) -> Rules:
        await self.compiler.wait([self.compiler.step("rules", name)], hurry=False)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.compiler.thread, _load_rules, name)

    async def stop(self) -> None:
        """Stop loading and compiling."""
        for loading in self._loading.values():
            loading.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self.compiler.close()

    @property
    def is_ready(self) -> bool:
        """Whether the kernels of all games are loaded, or could not be."""
        tasks = [self._loading.get(name) for name in self._games]
        return all(task is not None and task.done() for task in tasks)

    async def wait_for(self, game: str) -> None:
        """Wait until the kernels of a game, named as in a position, are loaded."""
        name = game.partition(":")[0]
        if name in self._games and not (loading := self._load_soon(name)).done():
            await self.compiler.wait([self.compiler.step("rules", name)])
            await asyncio.shield(loading)

    async def wait_for_all(self) -> None:
        """Wait until the kernels of all games are loaded."""
        for name in names():
            await self.wait_for(name)

    @contextlib.contextmanager
    def watching(self, tell: Tell) -> Iterator[None]:
        """Report the progress of compiling the rules of all games, during a `with` block."""
        steps = [self.compiler.step("rules", name) for name in self._games]
        with self.compiler.watching(steps, tell):
            yield

    async def wait_for_bot(self, game: Game, bot: str, tell: Tell | None = None) -> None:
        """Wait until the kernels of a bot are on disk. `tell` receives the progress."""
        # Only the highest level uses a solution.
        is_highest = bot == str(len(game.family.levels(game)))
        await self._wait_for("bots", game, is_highest, tell)

    async def wait_for_study(self, game: Game, tell: Tell | None = None) -> None:
        """Wait until the kernels of an analysis or a report are on disk."""
        await self._wait_for("studies", game, True, tell)

    async def wait_for_solution(self, game: Game) -> None:
        """Wait until the kernels that read a solution are on disk, if the game has one."""
        await self.compiler.wait(self._solution(game))

    async def _wait_for(self, part: str, game: Game, exact: bool, tell: Tell | None) -> None:
        if self._games:
            steps = [self.compiler.step(part, game.family.name)]
            await self.compiler.wait([*steps, *(self._solution(game) if exact else [])], tell)

    def _solution(self, game: Game) -> list[Step]:
        solutions = game.family.solutions
        if solutions is None or not solutions.may_open(game):
            return []
        return [self.compiler.step("solution", game.family.name)]


async def warm(loader: KernelLoader, pool: Pool, log: Log, out: Callable[[str], object]) -> None:
    """Compile all kernels that are not on disk, and have a worker load the bots of all games, so
    that the first opponent answers at once. The games of the latest tables come first. `out` prints
    a line when there is something to compile, and when that is done."""
    compiler = loader.compiler
    missing = await compiler.count_missing()
    if missing:
        out(
            f"First start: {missing} functions are compiled in the background, which takes a minute"
            " or two. You can play already."
        )
    order = list(dict.fromkeys([*await _latest_games(log), *names()]))
    compiler.compile_everything(order)
    for name in order:  # one by one, so that the moves of bots come in between
        await compiler.wait([compiler.step("bots", name)], hurry=False)
        with contextlib.suppress(WorkFailed, Refused):
            await pool.do(Work(text=name, kind="warm"), idle=True)
    await compiler.wait_for_all()
    if missing:
        out("Everything is compiled.")


async def _latest_games(log: Log) -> list[str]:
    """Return the names of games that are played at the latest tables, the most frequent first."""
    try:
        opened = [decode_event(body).what for body in await log.latest_tables(LATEST_TABLES)]
    except (StorageError, msgspec.DecodeError):
        return []  # the order is a matter of convenience
    games = Counter(what.game.partition(":")[0] for what in opened if isinstance(what, Opened))
    return [name for name, _ in games.most_common() if name in names()]
