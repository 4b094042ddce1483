"""Analyses and reports that take a while: begun, asked about, cancelled.

A study is work in hand, not part of any table: it lives in the process that does it, and whoever
loses it asks again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from quayside.core.errors import QuaysideError
from quayside.games import parse
from quayside.record import read
from quayside.server.errors import Refused
from quayside.server.pool import Pool, WorkFailed
from quayside.server.worker import Work

KEPT = 100
"""How many studies are remembered."""
Status = Literal["running", "done", "failed", "cancelled"]


class StudyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to study: a position, a record, or a table (its game, if over; else its position)."""

    position: str | None = None
    record: str | None = None
    table: str | None = None


class StudyView(msgspec.Struct, frozen=True):
    """How far a study is, and its result."""

    id: str
    kind: str
    status: Status
    progress: float
    result: dict[str, Any] | None
    message: str = ""


@dataclass
class Study:
    """A piece of work in hand."""

    id: str
    work: Work
    status: Status = "running"
    progress: float = 0.0
    result: dict[str, Any] | None = None
    message: str = ""
    task: asyncio.Task[None] | None = None
    began: float = 0.0

    def view(self) -> StudyView:
        """Return what is told about it."""
        return StudyView(
            self.id, self.work.kind, self.status, self.progress, self.result, self.message
        )


class Studies:
    """The studies of this process."""

    def __init__(self, pool: Pool) -> None:
        """Work in a pool of its own, so that bots never wait for a study."""
        self.pool = pool
        self._of: OrderedDict[str, Study] = OrderedDict()

    async def begin(self, work: Work) -> Study:
        """Begin a study; raises `Refused` for what cannot be read."""
        try:
            await asyncio.to_thread(read if work.kind == "report" else parse, work.text)
        except QuaysideError as error:
            code = (
                "quayside.record.invalid" if work.kind == "report" else "quayside.http.bad-request"
            )
            raise Refused(code, str(error)[:300]) from None
        study = Study(secrets.token_urlsafe(16), work, began=time.monotonic())
        while len(self._of) >= KEPT:
            oldest = next(iter(self._of.values()))
            if oldest.status == "running":
                raise Refused("quayside.server.busy")
            del self._of[oldest.id]
        self._of[study.id] = study
        study.task = asyncio.get_running_loop().create_task(self._run(study))
        return study

    def find(self, study: str) -> Study:
        """Return a study; raises `Refused`."""
        found = self._of.get(study)
        if found is None:
            raise Refused("quayside.work.unknown", "ask for it again")
        return found

    async def cancel(self, study: str) -> Study:
        """Stop a study, and the worker that is at it."""
        found = self.find(study)
        if found.task is not None and found.status == "running":
            found.status = "cancelled"
            found.task.cancel()
            await asyncio.gather(found.task, return_exceptions=True)
        return found

    async def close(self) -> None:
        """Stop everything."""
        for study in list(self._of):
            await self.cancel(study)
        await self.pool.close()

    async def _run(self, study: Study) -> None:
        def tell(share: float) -> None:
            study.progress = share

        try:
            answer = await self.pool.do(study.work, tell)
            study.result, study.progress, study.status = answer.result, 1.0, "done"
        except (WorkFailed, Refused) as error:
            study.status, study.message = "failed", str(error)[:300]
