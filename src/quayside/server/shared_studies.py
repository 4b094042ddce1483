"""Studies that the processes on one PostgreSQL share: jobs of the queue (see `job_queue`). Workers
of any process do them, and clients poll them at any process."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import msgspec
from msgspec.structs import replace

from quayside.server import http_types as t
from quayside.server import job_queue
from quayside.server.errors import Refused
from quayside.server.job_queue import JobQueue, hide
from quayside.server.pool import Pool
from quayside.server.postgres_pool import PostgresPool
from quayside.server.protocol import encode
from quayside.server.rooms import refuse_storage_errors
from quayside.server.studies import KEPT, LOGGED, Call, game_of, result_of, view_of
from quayside.server.worker import Answer, Work

KEPT_SECONDS = 600.0
"""How long a completed study is kept after the last poll."""
CANCEL = "UPDATE job SET answer=$1 WHERE kind='study' AND answer IS NULL AND {} RETURNING name"
ABANDON = CANCEL.format("asked < clock_timestamp() - $2::float8 * interval '1 second'")
FORGET = """
    DELETE FROM job WHERE kind='study' AND answer IS NOT NULL AND (
        asked < clock_timestamp() - $1::float8 * interval '1 second'
        OR name NOT IN (SELECT name FROM job WHERE kind='study' ORDER BY asked DESC LIMIT $2)
    )
"""
BEGIN = """
    INSERT INTO job (name, owner, idle, work, told, kind, asked, slot)
    SELECT $1::text, $2::text, false, $3::bytea, $4::bytea, 'study', clock_timestamp(), slot
    FROM generate_series(1, $5::integer) AS slot
    WHERE NOT EXISTS (
        SELECT FROM job WHERE job.owner=$2 AND job.slot=slot.slot AND job.answer IS NULL
    ) AND (SELECT count(*) FROM job WHERE kind='study' AND answer IS NULL) < $6
    ORDER BY slot LIMIT 1
    RETURNING 1
"""
"""Each unfinished study of an owner has a number of its own, so that requests at several processes
at the same time cannot exceed the limit."""
COUNT = "SELECT count(*) FROM job WHERE kind='study' AND answer IS NULL"
VIEW = """
    UPDATE job SET asked=clock_timestamp() WHERE name=$1 AND kind='study'
    RETURNING told, answer, convert_from(work, 'UTF8')::json->>'kind' AS kind
"""
logger = logging.getLogger("quayside.server")


class PostgresStudies:
    """The studies of all processes on a database; see `Studies`."""

    def __init__(
        self, database: PostgresPool, queue: JobQueue, pool: Pool, at_once: int, call: Call
    ) -> None:
        """Allow `at_once` studies of an address. `call` calls a function of `reading`."""
        self._database, self._queue, self.pool = database, queue, pool
        self._at_once, self._call = at_once, call

    async def begin(self, work: Work, address: str = "") -> t.StudyView:
        """Start a study; see `Studies`."""
        name = await self._call(game_of(work), work.text)
        work = replace(work, args=[name.name, name.players, name.options])
        study, state = secrets.token_urlsafe(16), encode(t.StudyState())
        job = (hide(study), hide(f"study {address}"), encode(work), state)
        with refuse_storage_errors("the study was not begun; try again in a moment"):
            abandoned = encode(Answer(error="nobody asked how far it is", cancelled=True))
            ended = await self._database.ask(ABANDON, abandoned, job_queue.ABANDONED_SECONDS)
            for row in ended:
                self._queue.tell_of_answer(row["name"])
            await self._database.ask(FORGET, KEPT_SECONDS, KEPT)
            if not await self._database.ask(BEGIN, *job, self._at_once, KEPT):
                if (await self._database.ask(COUNT))[0][0] >= KEPT:
                    raise Refused("quayside.server.busy")
                raise Refused("quayside.limit.studies", "wait for those, or cancel one")
        self._queue.tell_of_new()
        return view_of(work)(study, "running", 0.0)

    async def view(self, study: str) -> t.StudyView:
        """Return how far a study is; see `Studies`."""
        with refuse_storage_errors("the study cannot be read; try again in a moment"):
            found = await self._database.ask(VIEW, hide(study))
        if not found:
            raise Refused("quayside.work.unknown", "ask for it again")
        return self._read(study, found[0])

    def _read(self, study: str, row: Any) -> t.StudyView:
        work = Work(kind=row["kind"])
        view = view_of(work)(study, "running", 0.0)
        if row["answer"] is None:
            state = msgspec.json.decode(row["told"], type=t.StudyState)
            return replace(view, progress=state.progress, preparing=state.preparing)
        answer = msgspec.json.decode(row["answer"], type=Answer)
        if answer.cancelled or answer.error:
            status = "cancelled" if answer.cancelled else "failed"
            return replace(view, status=status, message=answer.error[:300])
        try:
            return replace(view, status="done", progress=1.0, result=result_of(work, answer))
        except msgspec.ValidationError:  # such as of a worker of another version
            logger.exception("study")
            return replace(view, status="failed", message=LOGGED)

    async def cancel(self, study: str) -> t.StudyView:
        """End a study; see `Studies`. Its worker is notified."""
        cancelled = encode(Answer(cancelled=True))
        with refuse_storage_errors("not cancelled; try again in a moment"):
            if await self._database.ask(CANCEL.format("name=$2"), cancelled, hide(study)):
                self._queue.tell_of_answer(hide(study))
        return await self.view(study)

    async def close(self) -> None:
        """End the workers of this process. Its studies have been returned to the queue."""
        await self.pool.close()
