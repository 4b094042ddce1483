"""A bounded pool of worker processes. A worker that dies or takes too long is started again."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable, Sequence

import msgspec

from quayside.server.errors import Refused
from quayside.server.worker import Answer, Work

START_SECONDS = 10.0
LONGEST_ANSWER = 32_000_000
COMMAND = (sys.executable, "-m", "quayside.server.worker")


class WorkFailed(Exception):
    """A piece of work did not come to an answer."""


class Pool:
    """Hands pieces of work to worker processes, first come, first served."""

    def __init__(
        self, workers: int, waiting: int, seconds: float, command: Sequence[str] = COMMAND
    ) -> None:
        """Take the number of workers, how much may wait, and the time a piece may take."""
        self._seconds = seconds
        self._most = workers + waiting
        self._command = tuple(command)
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._free.put_nowait(None)
        self.pending = 0
        self.failures = 0
        self.processes: set[asyncio.subprocess.Process] = set()

    async def do(self, work: Work, tell: Callable[[float], None] | None = None) -> Answer:
        """Return the answer; raises `WorkFailed`, or `Refused` if too much is waiting. `tell` hears
        how far the work is."""
        if self.pending >= self._most:
            raise Refused("quayside.server.busy")
        self.pending += 1
        try:
            worker = await self._free.get()
            try:
                if worker is None:
                    worker = await asyncio.wait_for(self._start(), START_SECONDS)
                answer = await asyncio.wait_for(self._ask(worker, work, tell), self._seconds)
            except BaseException as error:
                await self._end(worker)
                worker = None
                if isinstance(error, (OSError, ValueError, WorkFailed, msgspec.DecodeError)):
                    self.failures += 1
                    raise WorkFailed(str(error) or "it took too long") from None
                raise
            finally:
                self._free.put_nowait(worker)
        finally:
            self.pending -= 1
        if answer.error:
            self.failures += 1
            raise WorkFailed(answer.error)
        return answer

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self.processes):
            await self._end(worker)

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        self.processes.add(worker)
        return worker

    async def _ask(
        self,
        worker: asyncio.subprocess.Process,
        work: Work,
        tell: Callable[[float], None] | None,
    ) -> Answer:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(work) + b"\n")
        await worker.stdin.drain()
        while True:
            line = await worker.stdout.readline()
            if not line:
                raise WorkFailed("the worker ended")
            answer = msgspec.json.decode(line, type=Answer)
            if answer.progress is None:
                return answer
            if tell is not None:
                tell(answer.progress)

    async def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is None:
            return
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        # A process that dies while it is being started may never be reported as ended.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(worker.wait(), START_SECONDS)
        self.processes.discard(worker)
