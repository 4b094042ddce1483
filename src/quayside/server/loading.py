"""Loading the games' kernels in the background. On a new machine they are compiled first."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from quayside.games import family, names
from quayside.server.errors import Refused
from quayside.server.pool import Pool, WorkFailed
from quayside.server.worker import Work

if TYPE_CHECKING:
    from quayside.core.rules import Rules


def _load_rules(name: str) -> Rules:
    return family(name).rules


class KernelLoader:
    """Loads the rules of all games in a thread, one game after the other."""

    def __init__(self) -> None:
        """Load nothing yet."""
        self._loading: dict[str, asyncio.Future[Rules]] = {}

    def start(self) -> None:
        """Start to load all games."""
        loop = asyncio.get_running_loop()
        # One thread, one game after the other: loading reads sources with `ast`, which Python 3.11
        # cannot do in two threads at once.
        thread = ThreadPoolExecutor(1, "quayside-loader")
        for name in names():
            self._loading[name] = loop.run_in_executor(thread, _load_rules, name)
        thread.shutdown(wait=False)

    async def wait_for(self, game: str) -> None:
        """Wait until the kernels of a game, named as in a position, are loaded."""
        loading = self._loading.get(game.partition(":")[0])
        if loading is not None and not loading.done():
            await asyncio.shield(loading)

    async def wait_for_all(self) -> None:
        """Wait until the kernels of all games are loaded."""
        for name in names():
            await self.wait_for(name)


async def warm_bots(pool: Pool) -> None:
    """Have a worker load the bots of all games, so that the first opponent does not have to wait
    for the compiler."""
    for name in names():  # one by one, so that the moves of bots come in between
        with contextlib.suppress(WorkFailed, Refused):
            await pool.do(Work(text=name, kind="warm"))
