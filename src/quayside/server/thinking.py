"""Workers that take jobs from the queue in PostgreSQL, in every server and in `quayside worker`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from quayside.server import http_types as t
from quayside.server import job_queue
from quayside.server.compiling import Tell
from quayside.server.errors import Refused
from quayside.server.job_queue import MOST_TRIES, Job, JobQueue
from quayside.server.log import StorageError
from quayside.server.pool import Pool, WorkFailed
from quayside.server.protocol import encode
from quayside.server.worker import Answer, Work

Prepare = Callable[[Work, Tell], Awaitable[None]]
"""Waits until the kernels for a job are compiled, and reports the progress."""
logger = logging.getLogger("quayside.server")


@dataclass
class _Doing:
    """A job that this process does."""

    job: Job
    state: t.StudyState = field(default_factory=t.StudyState)
    is_wanted: bool = True


class Thinking:
    """Takes jobs from a queue and passes them to the workers of this process."""

    def __init__(
        self, queue: JobQueue, pool: Pool, workers: int, prepare: Prepare | None = None
    ) -> None:
        """Run as many jobs at a time as the pool has workers. Without `prepare`, workers compile
        the kernels that they lack."""
        self.queue, self._pool, self._count, self.prepare = queue, pool, workers, prepare
        self.worker = secrets.token_hex(8)
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        """Whether to end. `wait_for` of Python 3.11 may swallow a cancellation."""

    def start(self) -> None:
        """Start to take jobs."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._work()) for _ in range(self._count)]

    async def close(self) -> None:
        """Take no more jobs, and return unfinished ones to the queue."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StorageError):  # then the leases end by themselves
            await self.queue.give_back(self.worker)

    async def _work(self) -> None:
        while not self._closing:
            job = None
            self.queue.news.clear()
            try:
                job = await self.queue.take(self.worker)
                if job is not None:
                    await self._do(job)
            except StorageError as error:
                logger.warning("jobs", extra={"error": str(error)})
            except Exception:  # whatever it is, the next job must be done
                logger.exception("jobs")
            if job is None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(job_queue.LOOK_SECONDS):
                        await self.queue.news.wait()

    async def _do(self, job: Job) -> None:
        began, doing = time.monotonic(), _Doing(job)
        loop = asyncio.get_running_loop()
        working = loop.create_task(self._answer(doing))
        renewing = loop.create_task(self._renew(doing, working))
        try:
            answer = await working
        except asyncio.CancelledError:
            if doing.is_wanted:
                raise
            return
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
        await self.queue.finish(job, answer, time.monotonic() - began)

    async def _answer(self, doing: _Doing) -> Answer:
        job = doing.job

        def prepared(done: int, of: int) -> None:
            doing.state = t.StudyState(0.0, t.Preparation(done, of))

        def tell(share: float) -> None:
            doing.state = t.StudyState(share)

        try:
            if job.tries > MOST_TRIES:
                raise WorkFailed("its workers were lost")
            if self.prepare is not None:
                await self.prepare(job.work, prepared)
            return await self._pool.do(job.work, tell)
        except (WorkFailed, Refused) as error:
            return Answer(error=str(error))

    async def _renew(self, doing: _Doing, working: asyncio.Task[Answer]) -> None:
        """Keep the lease, and tell how far the job is. A study that nobody wants is ended."""
        with self.queue.hearing(doing.job.name) as answered:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(job_queue.LEASE_SECONDS / 3):
                        await answered.wait()
                answered.clear()
                with contextlib.suppress(StorageError):
                    wanted = await self.queue.renew(doing.job, self.worker, encode(doing.state))
                    if not wanted and self.queue.kind == "study":
                        doing.is_wanted = False
                        working.cancel()
                        return
