"""Workers that take jobs from the queue in PostgreSQL, in every server and in `quayside worker`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from quayside.server import job_queue
from quayside.server.errors import Refused
from quayside.server.job_queue import MOST_TRIES, Job, JobQueue
from quayside.server.log import StorageError
from quayside.server.pool import Pool, WorkFailed
from quayside.server.worker import Answer

logger = logging.getLogger("quayside.server")


class Thinking:
    """Takes jobs from a queue and passes them to the workers of this process."""

    def __init__(self, queue: JobQueue, pool: Pool, workers: int) -> None:
        """Run as many jobs at a time as the pool has workers."""
        self.queue, self._pool, self._count = queue, pool, workers
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
                logger.warning("jobs", extra={"data": {"error": str(error)}})
            except Exception:  # whatever it is, the next job must be done
                logger.exception("jobs")
            if job is None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(job_queue.LOOK_SECONDS):
                        await self.queue.news.wait()

    async def _do(self, job: Job) -> None:
        began = time.monotonic()
        renewing = asyncio.get_running_loop().create_task(self._renew(job))
        try:
            if job.tries > MOST_TRIES:
                raise WorkFailed("its workers were lost")
            answer = await self._pool.do(job.work)
        except (WorkFailed, Refused) as error:
            answer = Answer(error=str(error))
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
        await self.queue.finish(job, answer, time.monotonic() - began)

    async def _renew(self, job: Job) -> None:
        while True:
            await asyncio.sleep(job_queue.LEASE_SECONDS / 3)
            with contextlib.suppress(StorageError):
                await self.queue.renew(job, self.worker)
