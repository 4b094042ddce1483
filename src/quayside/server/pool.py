"""A bounded pool of worker processes. A worker that dies or takes too long is started again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable, Sequence

import msgspec

from quayside.server import wire
from quayside.server.errors import Refused
from quayside.server.fair_queue import FairQueue
from quayside.server.worker import Answer, Work

START_SECONDS = 10.0
LOADING_SECONDS = 600.0
LONGEST_ANSWER = 32_000_000
logger = logging.getLogger("quayside.server")
COMMAND = (sys.executable, "-m", "quayside.server.worker")


class WorkFailed(Exception):
    """A job that failed."""


Worker = asyncio.subprocess.Process | None
"""A worker, or None for one that must be started."""


class Pool:
    """Distributes jobs to worker processes. Owners of jobs take turns (see `fair_queue`)."""

    def __init__(
        self,
        workers: int,
        waiting: int,
        seconds: float,
        command: Sequence[str] = COMMAND,
        loading: float = LOADING_SECONDS,
        name: str = "worker",
        most_each: int | None = None,
        finish: bool = False,
    ) -> None:
        """Take the number of workers, the maximum number of waiting jobs, the time limit of a job,
        the time limit for loading a game before it, the name of a worker in the log, and the
        maximum number of waiting jobs of an owner (None: all). A cancelled job that has begun ends
        with its worker, or is finished (`finish`): a worker takes a second to start."""
        self._name = name
        self._seconds = seconds
        self._loading = loading
        self._most, self._most_each = workers + waiting, most_each or waiting
        self._finish = finish
        self._command = tuple(command)
        self._free: list[Worker] = [None] * workers
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self.pending = 0
        self.failures = 0
        self.processes: set[asyncio.subprocess.Process] = set()

    async def do(
        self,
        work: Work,
        tell: Callable[[float], None] | None = None,
        *,
        owner: str = "",
        idle: bool = False,
    ) -> Answer:
        """Return the answer; raises `WorkFailed`, or `Refused` if the queue is full. `tell`
        receives the progress. An `idle` job waits until there is no other job."""
        waiting = self._queue.waiting_of(owner)
        if self.pending >= self._most or waiting >= self._most_each:
            raise Refused("quayside.server.busy")
        self.pending += 1
        try:
            worker = await self._turn(owner, idle)
        except BaseException:
            self.pending -= 1
            raise
        if not self._finish:
            return await self._do(worker, work, tell, owner)
        doing = asyncio.create_task(self._do(worker, work, tell, owner))
        doing.add_done_callback(_forget)
        try:
            return await asyncio.shield(doing)
        finally:
            # Avoid a reference cycle: an exception's traceback refers to this frame.
            del doing

    async def _do(
        self, worker: Worker, work: Work, tell: Callable[[float], None] | None, owner: str
    ) -> Answer:
        """Have a worker do a job, and pass the worker on."""
        began: float | None = None
        try:
            if worker is None:
                worker = await self._started()
            answer = await self._load(worker, work)
            # The owner does not pay for a worker that starts and loads a game.
            began = time.perf_counter()
            answer = await self._wait(worker, answer, tell)
        except BaseException as error:
            await self._end(worker)
            worker = None
            # Every error of a dead or broken worker counts as its failure (uvloop even raises
            # RuntimeError on its pipes), except a cancellation.
            if isinstance(error, Exception):
                self.failures += 1
                raise WorkFailed(str(error) or "it took too long") from None
            raise
        finally:
            if began is not None:
                self._queue.charge(owner, time.perf_counter() - began)
            self._pass_on(worker)
            self.pending -= 1
        if answer.refused is not None:
            raise wire.refused(answer.refused)
        if answer.error:
            self.failures += 1
            raise WorkFailed(answer.error)
        return answer

    async def rest(self) -> None:
        """Stop idle workers. New jobs start new ones."""
        idle, self._free = self._free, [None] * len(self._free)
        for worker in idle:
            await self._end(worker)

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self.processes):
            await self._end(worker)

    async def _turn(self, owner: str, idle: bool) -> Worker:
        """Wait for a worker."""
        if self._free:
            return self._free.pop()
        given: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        ticket = self._queue.draw(given, owner, int(idle))
        try:
            return await given
        except asyncio.CancelledError:
            if not self._queue.withdraw(ticket) and not given.cancelled():
                self._pass_on(given.result())
            raise

    def _pass_on(self, worker: Worker) -> None:
        """Give a worker to the next in the queue."""
        while (ticket := self._queue.next()) is not None:
            if not ticket.what.done():
                ticket.what.set_result(worker)
                return
        self._free.append(worker)

    async def _started(self) -> asyncio.subprocess.Process:
        """Return a new worker. If it is no longer wanted while it starts, it is still stopped."""
        starting = asyncio.create_task(self._start())
        try:
            return await asyncio.wait_for(asyncio.shield(starting), START_SECONDS)
        except asyncio.CancelledError:
            with contextlib.suppress(OSError):
                await self._end(await starting)
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        self.processes.add(worker)
        logger.info(self._name, extra={"pid": worker.pid})
        return worker

    async def _load(self, worker: asyncio.subprocess.Process, work: Work) -> Answer:
        """Send a job, and return the worker's first line. It says that the game is loaded: kernels
        are compiled at the first start on a machine."""
        assert worker.stdin is not None
        worker.stdin.write(msgspec.json.encode(work) + b"\n")
        await worker.stdin.drain()
        return await asyncio.wait_for(self._hear(worker), self._loading)

    async def _wait(
        self,
        worker: asyncio.subprocess.Process,
        answer: Answer,
        tell: Callable[[float], None] | None,
    ) -> Answer:
        """Return the last line of a worker, at most the time limit after its first one."""
        async with asyncio.timeout(self._seconds):
            while answer.progress is not None:
                if tell is not None:
                    tell(answer.progress)
                answer = await self._hear(worker)
        return answer

    async def _hear(self, worker: asyncio.subprocess.Process) -> Answer:
        assert worker.stdout is not None
        line = await worker.stdout.readline()
        if not line:
            raise WorkFailed("the worker ended")
        return msgspec.json.decode(line, type=Answer)

    async def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is None:
            return
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        # A process that dies while it is being started may never be reported as ended.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(worker.wait(), START_SECONDS)
        self.processes.discard(worker)


def _forget(doing: asyncio.Task[Answer]) -> None:
    """Fetch the error of a job that nobody waits for any more, so that asyncio does not log it."""
    if not doing.cancelled():
        doing.exception()
