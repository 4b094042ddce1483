"""A job queue in PostgreSQL: processes request answers, workers on any machine take jobs. A job has
a name, so that several processes that want the same answer receive it from one worker. Bots' moves
and studies (see `shared_studies`) are jobs of two kinds with workers of their own.

A worker holds a lease on its job and renews it. If a worker is lost, its lease expires and another
worker takes the job. Owners take turns by the recent computing time of their jobs.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec

from quayside.server.errors import Refused
from quayside.server.log import StorageError
from quayside.server.pool import WorkFailed
from quayside.server.postgres_pool import PostgresPool
from quayside.server.wakeups import Bus
from quayside.server.worker import Answer, Work

Kind = Literal["move", "study"]
NEW: dict[Kind, str] = {"move": "quayside_job", "study": "quayside_study"}
DONE: dict[Kind, str] = {"move": "quayside_answer", "study": "quayside_study_answer"}
"""The channels of the notifications about new jobs and about answers."""
LEASE_SECONDS = 5.0
"""A job whose worker has not renewed its lease for this long is given to another one."""
LOOK_SECONDS = 1.0
"""The interval at which workers poll for jobs and processes for answers, in case a notification was
lost."""
ABANDONED_SECONDS = 120.0
"""The time without a client that asks after which nobody works on a study."""
MOST_TRIES = 3
"""The number of lost workers after which a job fails."""
SPENT = "share.seconds * exp(extract(epoch FROM share.at - clock_timestamp()) / 60)"
"""The recent computing time of an owner's jobs: after a minute a third of it counts."""
WANTED = "coalesce(job.asked > clock_timestamp() - $4::float8 * interval '1 second', true)"
"""Whether a client still polls a study. Moves are always wanted."""
ASK = """
    WITH added AS (
        INSERT INTO job (name, owner, idle, work) SELECT $1, $2, $3, $4
        WHERE (SELECT count(*) FROM job WHERE answer IS NULL AND kind='move') < $5
        ON CONFLICT (name) DO NOTHING RETURNING 1
    )
    SELECT EXISTS (SELECT FROM added) AS added, EXISTS (SELECT FROM job WHERE name=$1) AS there,
        (SELECT answer FROM job WHERE name=$1) AS answer,
        (SELECT count(*) FROM job WHERE answer IS NULL AND kind='move') >= $5 AS is_full
"""
TAKE = f"""
    UPDATE job SET worker=$1, taken_until=clock_timestamp() + $2::float8 * interval '1 second',
        tries=tries + 1
    WHERE name = (
        SELECT job.name FROM job LEFT JOIN share ON share.owner=job.owner
        WHERE job.kind=$3 AND job.answer IS NULL
            AND coalesce(job.taken_until < clock_timestamp(), true) AND {WANTED}
        ORDER BY job.idle, coalesce({SPENT}, 0)
            - extract(epoch FROM clock_timestamp() - job.made) / 10, job.made
        LIMIT 1 FOR UPDATE OF job SKIP LOCKED
    )
    RETURNING name, work, tries
"""
"""The owner with the least computing time comes first. Ten seconds of waiting count like a second
less, so that no owner waits indefinitely."""
RENEW = f"""
    UPDATE job SET taken_until=clock_timestamp() + $3::float8 * interval '1 second',
        told=coalesce($5, told)
    WHERE name=$1 AND worker=$2 AND answer IS NULL AND {WANTED} RETURNING 1
"""
GIVE_BACK = """
    UPDATE job SET taken_until=NULL, tries=tries - 1 WHERE worker=$1 AND answer IS NULL
"""
FINISH = f"""
    WITH done AS (
        UPDATE job SET answer=$2 WHERE name=$1 AND answer IS NULL RETURNING owner
    )
    INSERT INTO share (owner, seconds, at) SELECT owner, $3, clock_timestamp() FROM done
    ON CONFLICT (owner) DO UPDATE SET seconds={SPENT} + excluded.seconds, at=excluded.at
"""
COUNT = "SELECT count(*) FROM job WHERE kind=$1 AND answer IS NULL"
FORGET = """
    WITH old AS (DELETE FROM share WHERE at < clock_timestamp() - interval '10 minutes')
    DELETE FROM job
    WHERE kind='move' AND answer IS NOT NULL
        AND taken_until < clock_timestamp() - interval '1 minute'
"""


@dataclass(frozen=True, slots=True)
class Job:
    """A job that a worker has taken."""

    name: str
    work: Work
    tries: int


class JobQueue:
    """The queue, for producers and for workers."""

    def __init__(self, database: PostgresPool, bus: Bus, most: int, kind: Kind = "move") -> None:
        """Take the connections to the database, the notification bus, the maximum number of
        waiting jobs, and the kind of jobs. The bus must not have been started yet."""
        self._database, self._bus, self._most = database, bus, most
        self.kind: Kind = kind
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self.news = asyncio.Event()
        """Set when a job may have been added."""
        bus.listen(NEW[kind], lambda _: self.news.set())
        bus.listen(DONE[kind], self._wake)

    async def ask(self, name: str, work: Work, owner: str, idle: bool) -> Answer:
        """Return the answer to a move's job, which any process may have requested under the same
        name. Raises `WorkFailed`, or `Refused` if the queue is full or the database is down."""
        name, encoded = hide(name), msgspec.json.encode(work)
        with self.hearing(name) as done:
            while (found := await self._try_ask(name, hide(owner), idle, encoded)) is None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await done.wait()
                done.clear()
        answer = msgspec.json.decode(found, type=Answer)
        if answer.error:
            raise WorkFailed(answer.error)
        return answer

    async def _try_ask(self, name: str, owner: str, idle: bool, work: bytes) -> bytes | None:
        """Add a job unless it exists; return its answer, or None if there is none yet."""
        try:
            found = (await self._database.ask(ASK, name, owner, idle, work, self._most))[0]
        except StorageError as error:
            raise Refused("quayside.server.storage", str(error)) from None
        if found["added"]:
            self.tell_of_new()
        elif found["is_full"] and not found["there"]:
            raise Refused("quayside.server.busy")
        answer: bytes | None = found["answer"]
        return answer

    async def count(self) -> int:
        """Return how many jobs of all processes wait or are done; raises `StorageError`."""
        return int((await self._database.ask(COUNT, self.kind))[0]["count"])

    @contextlib.contextmanager
    def hearing(self, name: str) -> Iterator[asyncio.Event]:
        """Return an event that is set whenever a job may have its answer, during a `with` block."""
        done = asyncio.Event()
        self._waiting.setdefault(name, set()).add(done)
        try:
            yield done
        finally:
            self._waiting[name].discard(done)
            if not self._waiting[name]:
                del self._waiting[name]

    def tell_of_new(self) -> None:
        """Notify the workers of a new job."""
        self._bus.send(NEW[self.kind], "new")

    def tell_of_answer(self, name: str) -> None:
        """Notify all who wait for a job, and its worker, that it has an answer."""
        self._bus.send(DONE[self.kind], name)

    def _wake(self, names: list[str]) -> None:
        for name in names:
            for done in self._waiting.get(name, ()):
                done.set()

    # For workers; each raises `StorageError` ------------------------------------------------------

    async def take(self, worker: str) -> Job | None:
        """Take the next job, or None, for `worker`."""
        wanted = (self.kind, ABANDONED_SECONDS)
        found = await self._database.ask(TAKE, worker, LEASE_SECONDS, *wanted)
        if not found:
            return None
        return Job(
            found[0]["name"], msgspec.json.decode(found[0]["work"], type=Work), found[0]["tries"]
        )

    async def renew(self, job: Job, worker: str, told: bytes | None = None) -> bool:
        """Renew the lease on a job, and store how far it is. Return whether it is still wanted from
        this worker."""
        lease = (job.name, worker, LEASE_SECONDS, ABANDONED_SECONDS)
        return bool(await self._database.ask(RENEW, *lease, told))

    async def finish(self, job: Job, answer: Answer, seconds: float) -> None:
        """Store the answer to a job and its computing time, unless another worker was faster."""
        await self._database.ask(FINISH, job.name, msgspec.json.encode(answer), seconds)
        self.tell_of_answer(job.name)
        await self._database.ask(FORGET)

    async def give_back(self, worker: str) -> None:
        """Return a worker's unfinished jobs to the queue."""
        await self._database.ask(GIVE_BACK, worker)
        self.tell_of_new()


def hide(text: str) -> str:
    """Return a hash, as which names and owners of jobs are stored."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
