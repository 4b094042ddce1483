"""Solving games in the background, so that a server that has been idle for a while is exact.

A child process that computes only while the cores are free solves one game after the other. The
server pauses it as soon as clients need the cores. A solution is written completely or not at all,
and an interrupted solve continues from its last finished layer, so no layer is computed twice.

`python -m quayside.server.solving GAME TOLERANCE PRIORITY` is the child: it reads `pause` and `go`
from its standard input, writes its progress as JSON lines, and exits at the end of its input.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from quayside.core.lock import InUse
from quayside.games import families, find
from quayside.server.log_format import RARE
from quayside.server.worker import run_when_idle

if TYPE_CHECKING:
    from quayside.core.game import Game

TOLERANCE = 1e-6
PRIORITY = "idle"
"""`idle`: the child computes only while nobody else wants a core; `usual`: like any process."""
ROOM = 2_000_000_000
"""Bytes of memory and of disk that must be free."""
QUIET_SECONDS = 30.0
"""The idle time of the server before solving starts or resumes."""
LOOK_SECONDS = 1.0
LOG_SHARE = 0.1
"""The progress between two log lines."""
logger = logging.getLogger(RARE)


def unsolved() -> list[Game]:
    """Return the games that a server solves itself and that have no solution yet."""
    parts = [family.solutions for family in families()]
    return [
        game
        for part in parts
        if part is not None
        for game in (find(name, 2, {}) for name in part.SOLVED_BY_SERVERS)
        if not part.may_open(game)
    ]


def free_memory() -> int:
    """Return the available memory in bytes."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return 1024 * int(line.split()[1])
    names = ("SC_AVPHYS_PAGES", "SC_PHYS_PAGES")
    name = next((name for name in names if name in getattr(os, "sysconf_names", {})), None)
    return os.sysconf(name) * os.sysconf("SC_PAGE_SIZE") if name else 0


class Solving:
    """Solves games while the machine is idle."""

    def __init__(
        self, activity: Callable[[], float], is_busy: Callable[[], bool], after: float
    ) -> None:
        """Start after a number of seconds. `activity` returns a number that changes with every
        client action; `is_busy` returns whether bots or studies are running."""
        self._activity, self._is_busy, self._after = activity, is_busy, after
        self._last, self._since = activity(), time.monotonic()
        self.shares: dict[str, float] = {}
        """The progress of the running solves, 0 to 1, by name."""
        self.is_paused = False
        """Whether the child waits: it checks after every sweep, several times a second."""

    async def run(self) -> None:
        """Solve the games one by one."""
        await asyncio.sleep(self._after)
        for game in await asyncio.to_thread(unsolved):
            while not (self._is_quiet() and self._has_room(game)):
                await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._solve(game)
            except (OSError, ValueError):  # the search answers instead
                logger.exception("solving", extra={"game": game.name})
            finally:
                self.shares.pop(game.name, None)

    def _is_quiet(self) -> bool:
        """Return whether the server has been idle for a while."""
        now, is_busy = self._activity(), self._is_busy()
        if now != self._last or is_busy:
            self._last, self._since = now, time.monotonic()
        return time.monotonic() - self._since >= min(QUIET_SECONDS, self._after)

    def _has_room(self, game: Game) -> bool:
        solutions = game.family.solutions
        assert solutions is not None  # `unsolved` has asked
        folder = solutions.tables_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return free_memory() >= ROOM and shutil.disk_usage(folder).free >= ROOM

    async def _solve(self, game: Game) -> None:
        began, told = time.monotonic(), 0.0
        self.shares[game.name] = 0.0
        logger.info("solving", extra={"game": game.name})
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "quayside.server.solving"),
            *(game.name, str(TOLERANCE), PRIORITY),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert child.stdin is not None
        assert child.stdout is not None
        guard = asyncio.get_running_loop().create_task(self._pause_and_go(child.stdin))
        try:
            async for line in child.stdout:
                told_now = json.loads(line)
                self.is_paused = told_now["paused"]
                self.shares[game.name] = share = float(told_now["share"])
                if share >= told + LOG_SHARE:
                    told = share
                    data = {"game": game.name, "share": round(share, 2)}
                    logger.info("solving", extra=data)
            code = await child.wait()
        finally:
            guard.cancel()
            if child.returncode is None:
                child.kill()
                await child.wait()
        data = {"game": game.name, "seconds": round(time.monotonic() - began), "code": code}
        logger.log(logging.ERROR if code else logging.INFO, "solved", extra=data)

    async def _pause_and_go(self, stdin: asyncio.StreamWriter) -> None:
        """Pause the child when a client becomes active, and resume it afterwards."""
        was_told = False
        while True:
            should_pause = not self._is_quiet()
            if should_pause != was_told:
                was_told = should_pause
                with contextlib.suppress(ConnectionError):
                    stdin.write(b"pause\n" if should_pause else b"go\n")
                    await stdin.drain()
            await asyncio.sleep(LOOK_SECONDS)


def main(name: str, tolerance: float, priority: str) -> None:
    """Solve a game as the server's child."""
    may_go = threading.Event()
    may_go.set()

    def listen() -> None:
        for word in sys.stdin:
            may_go.clear() if word.strip() == "pause" else may_go.set()
        os._exit(0)  # the server is gone

    threading.Thread(target=listen, daemon=True).start()
    if priority == "idle":
        run_when_idle()
    game = find(name, 2, {})
    part = game.family.solutions
    if part is None:
        raise SystemExit(f"{name} cannot be solved")

    def say(step: object, paused: bool) -> None:
        print(json.dumps({"share": getattr(step, "share", 0.0), "paused": paused}), flush=True)

    def tell(step: object) -> None:
        if not may_go.is_set():  # asked once: who waits has said so
            say(step, paused=True)
            may_go.wait()
        say(step, paused=False)

    while True:
        try:
            part.solve(game, tolerance=tolerance, device="cpu", threads=None, progress=tell)
            return
        except InUse:  # another server, or a person: the next try finds the solution
            time.sleep(LOOK_SECONDS)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3])
