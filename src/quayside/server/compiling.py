"""Compiling the kernels in worker processes, the most needed first.

The workers fill the cache on disk; the server, bots and studies load their kernels from there. If
everything is on disk, no worker is started. Several servers may compile at the same time, and one
may be killed while it compiles: files in the cache appear whole or not at all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import quayside
from quayside.games import family, names
from quayside.server.errors import Refused
from quayside.server.pool import Pool, WorkFailed
from quayside.server.tasks import Tasks
from quayside.server.worker import Work

PARTS = {
    "rules": ("rules", "kernels", "setup", "text", "view", "trace", "why", "drawing"),
    "bots": ("heuristics", "net", "levels", "bots"),
    "solution": ("solution",),
    "studies": ("explain",),
}
"""The modules of a game whose kernels are compiled together."""
_HERE = Path(quayside.__file__).parent
SEARCH = (_HERE / "search" / "bots.py", _HERE / "search" / "evaluate.py")
"""Modules with the kernels that the bots of all games share."""
logger = logging.getLogger("quayside.server")

Tell = Callable[[int, int], None]
"""Receives the number of compiled kernels and the total."""


@dataclass(eq=False)
class Step:
    """Kernels that are compiled together."""

    name: str
    files: tuple[Path, ...]
    needs: tuple[Step, ...] = ()
    """Steps that must be compiled before it."""
    total: int = 0
    """The number of kernels missing on disk."""
    done: int = 0
    is_wanted: bool = False
    """Whether a client waits for it."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)


def _with_needs(steps: Iterable[Step]) -> list[Step]:
    """Return steps and their dependencies, in order, without duplicates."""
    found: dict[Step, None] = {}
    for step in steps:
        found |= dict.fromkeys([*_with_needs(step.needs), step])
    return list(found)


def _missing(files: Iterable[Path]) -> dict[Path, int]:
    from quayside.core.kernel import missing  # imports Numba, in the thread

    return missing(files)


class Compiler:
    """Compiles steps in a pool of workers. A step that something waits for comes first."""

    def __init__(self, pool: Pool, workers: int, tasks: Tasks) -> None:
        """Compile in a pool with a maximum number of workers."""
        self._pool, self._workers, self._tasks = pool, workers, tasks
        self.thread = ThreadPoolExecutor(1, "quayside-loader")
        """Reads sources with `ast`, which Python 3.11 cannot do in two threads at once."""
        self._steps: dict[str, Step] = {}
        self._waiting: list[Step] = []
        self._running: set[Step] = set()
        self._watchers: list[Callable[[], None]] = []

    def step(self, part: str, game: str = "") -> Step:
        """Return a step: a part of a game, or `search`, which the bots of all games share."""
        name = f"{game}/{part}" if game else part
        if name not in self._steps:
            needs: tuple[Step, ...] = ()
            if part in ("bots", "solution"):
                needs = (self.step("rules", game), self.step("search"))
            elif part == "studies":
                needs = (self.step("bots", game),)
            files = tuple(family(game).files(PARTS[part])) if game else SEARCH
            self._steps[name] = Step(name, files, needs)
        return self._steps[name]

    def compile_everything(self, games: Sequence[str]) -> None:
        """Compile all kernels in the background: game by game the kernels for playing with bots,
        then the rest."""
        order = [*product(games, ("rules", "bots")), *product(games, ("solution", "studies"))]
        self._line_up(_with_needs(self.step(part, game) for game, part in order))

    async def wait_for_all(self) -> None:
        """Wait until all steps are compiled."""
        for step in list(self._steps.values()):
            await step.ready.wait()

    async def wait(
        self, steps: Iterable[Step], tell: Tell | None = None, *, hurry: bool = True
    ) -> None:
        """Compile steps and their dependencies, before all others if there is a `hurry`, and wait
        for them. `tell` receives the progress, unless everything is on disk already. This also
        returns if compiling fails: the kernels are then compiled where they are used."""
        wanted = _with_needs(steps)
        if all(step.ready.is_set() for step in wanted):
            return
        self._line_up(wanted, hurry)
        with self.watching(wanted, tell):
            await self._look_at(wanted)
            self._tell_watchers()
            for step in wanted:
                await step.ready.wait()

    @contextlib.contextmanager
    def watching(self, steps: Iterable[Step], tell: Tell | None) -> Iterator[None]:
        """Report the progress of steps after each compiled kernel, during a `with` block."""
        watched, told = list(steps), (0, 0)

        def watch() -> None:
            nonlocal told
            now = sum(step.done for step in watched), sum(step.total for step in watched)
            if tell is not None and now not in ((0, 0), told):
                tell(*now)
            told = now

        self._watchers.append(watch)
        try:
            yield
        finally:
            self._watchers.remove(watch)

    async def count_missing(self) -> int:
        """Return the number of kernels that are not on disk."""
        steps = [self.step(part, game) for part in PARTS for game in names()]
        files = [file for step in steps for file in (*step.files, *SEARCH)]
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.thread, _missing, files)
        return sum(found.values())

    async def are_on_disk(self, steps: Iterable[Step]) -> bool:
        """Return whether all kernels of some steps are compiled already."""
        return not any([await self._missing_of(step) for step in steps])

    async def close(self) -> None:
        """End the workers and the thread."""
        await self._pool.close()
        self.thread.shutdown(wait=False, cancel_futures=True)

    def _line_up(self, steps: list[Step], hurry: bool = False) -> None:
        """Put steps before the others, but after those that a client waits for already."""
        new = [step for step in steps if step not in self._running and not step.ready.is_set()]
        wanted = [step for step in self._waiting if step.is_wanted]
        for step in new if hurry else []:
            step.is_wanted = True
        self._waiting = list(dict.fromkeys([*wanted, *new, *self._waiting]))
        self._start_next()

    def _start_next(self) -> None:
        """Start steps whose needs are compiled, while workers are free."""
        for step in list(self._waiting):
            if len(self._running) >= self._workers:
                return
            if all(need.ready.is_set() for need in step.needs):
                self._waiting.remove(step)
                self._running.add(step)
                self._tasks.spawn(self._compile(step))

    async def _look_at(self, steps: Iterable[Step]) -> None:
        """Count the missing kernels of steps, without those of earlier steps."""
        seen: set[Path] = set()
        for step in steps:
            found = await self._missing_of(step)
            if step not in self._running and not step.ready.is_set():
                step.total = sum(count for file, count in found.items() if file not in seen)
            seen |= set(found)

    async def _missing_of(self, step: Step) -> dict[Path, int]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, _missing, step.files)

    async def _compile(self, step: Step) -> None:
        try:
            found = await self._missing_of(step)
            step.total = sum(found.values())
            if found:
                await self._compile_files(step, found)
            step.done = step.total
        except Exception:  # bots and tables still work: they compile what they need themselves
            logger.exception("compiling")
        finally:
            self._running.discard(step)
            step.ready.set()
        self._tell_watchers()
        self._start_next()
        if not self._running and not self._waiting:
            await self._pool.rest()

    async def _compile_files(self, step: Step, found: dict[Path, int]) -> None:
        began = time.monotonic()
        data = {"step": step.name, "kernels": step.total}
        logger.info("compiling", extra=data)

        def tell(done: float) -> None:
            step.done = min(step.total, int(done))
            self._tell_watchers()

        try:
            await self._pool.do(Work(kind="compile", files=[str(file) for file in found]), tell)
        except (WorkFailed, Refused) as error:
            logger.error("compiling", extra={**data, "error": str(error)})
            return
        left = len(self._waiting) + len(self._running) - 1
        data |= {"seconds": round(time.monotonic() - began, 1), "steps_left": left}
        logger.info("compiled", extra=data)

    def _tell_watchers(self) -> None:
        for watch in list(self._watchers):
            watch()
