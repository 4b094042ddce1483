"""Studies: analyses and reports as background jobs that clients start, poll and cancel. A study is
not part of any table: it belongs to the process that runs it.

A client that loses it starts it again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from quayside.analysis.results import Analysis, Report
from quayside.core.game import Game
from quayside.games import find
from quayside.server import http_types as t
from quayside.server import reading
from quayside.server.compiling import Tell
from quayside.server.errors import Refused
from quayside.server.pool import Pool, WorkFailed
from quayside.server.reading import GameName
from quayside.server.worker import Work

Call = Callable[[Callable[[str], GameName], str], Awaitable[GameName]]
Prepare = Callable[[Game, Tell], Awaitable[None]]


async def _call_here(function: Callable[[str], GameName], text: str) -> GameName:
    return function(text)


async def _is_prepared(game: Game, tell: Tell) -> None:
    """Wait for nothing."""


KEPT = 100
KEPT_BYTES = 50_000_000
"""The number of studies kept, and the largest total size of their results."""
ABANDONED_SECONDS = 120.0
"""The time without polling after which a study is cancelled."""
logger = logging.getLogger("quayside.server")


@dataclass
class Study:
    """A study and its published state."""

    work: Work
    address: str
    view: t.StudyView
    task: asyncio.Task[None] | None = None
    asked: float = field(default_factory=time.monotonic)
    """The time of the last poll by a client."""
    size: int = 0
    """The size of the serialised result in bytes."""

    def change(self, **fields: object) -> None:
        """Publish a new state."""
        self.view = msgspec.structs.replace(self.view, **fields)


class Studies:
    """The studies of this process."""

    def __init__(
        self, pool: Pool, at_once: int = 4, call: Call = _call_here, prepare: Prepare = _is_prepared
    ) -> None:
        """Use a separate pool, so that bots never wait for a study. An address may have `at_once`
        studies. `call` calls a function of `reading` in a worker; `prepare` waits until the kernels
        of a game are compiled."""
        self.pool = pool
        self._call, self._prepare = call, prepare
        self.at_once = at_once
        self._of: OrderedDict[str, Study] = OrderedDict()

    async def begin(self, work: Work, address: str = "") -> t.StudyView:
        """Start a study; raises `Refused` for unreadable input and for too many studies."""
        self._end_abandoned()
        running = [study for study in self._of.values() if study.view.status == "running"]
        if sum(study.address == address for study in running) >= self.at_once:
            raise Refused("quayside.limit.studies", "wait for those, or cancel one")
        if len(running) >= KEPT:
            raise Refused("quayside.server.busy")
        # It counts from here on: while its text is read, the same address may start others.
        kind_of_view = t.ReportStudy if work.kind == "report" else t.AnalysisStudy
        study = Study(work, address, kind_of_view(secrets.token_urlsafe(16), "running", 0.0))
        self._of[study.view.id] = study
        try:
            is_record = work.kind == "report"
            game_of = reading.game_of_record if is_record else reading.game_of_position
            name = await self._call(game_of, work.text)
            game = find(name.name, name.players, name.options)
        except BaseException:
            del self._of[study.view.id]
            raise
        self._forget_some()
        study.task = asyncio.get_running_loop().create_task(self._run(study, game))
        return study.view

    def find(self, study: str) -> Study:
        """Return a study; raises `Refused`."""
        found = self._of.get(study)
        if found is None:
            raise Refused("quayside.work.unknown", "request it again")
        found.asked = time.monotonic()
        self._end_abandoned()
        return found

    def _end_abandoned(self) -> None:
        """Cancel studies whose client has gone, so that other clients do not wait for them."""
        now = time.monotonic()
        for study in self._of.values():
            if study.task is None or study.view.status != "running":
                continue
            if now - study.asked > ABANDONED_SECONDS:
                study.change(status="cancelled", message="nobody asked how far it is")
                study.task.cancel()

    async def cancel(self, study: str) -> t.StudyView:
        """Stop a study and its worker."""
        found = self.find(study)
        if found.task is not None and found.view.status == "running":
            found.change(status="cancelled")
            found.task.cancel()
            await asyncio.gather(found.task, return_exceptions=True)
        return found.view

    async def close(self) -> None:
        """Stop everything."""
        for study in list(self._of):
            await self.cancel(study)
        ending = [study.task for study in self._of.values() if study.task is not None]
        await asyncio.gather(*ending, return_exceptions=True)
        await self.pool.close()

    def _forget_some(self) -> None:
        """Drop the oldest completed studies above the limit."""
        size = sum(study.size for study in self._of.values())
        for study in [study for study in self._of.values() if study.view.status != "running"]:
            if len(self._of) <= KEPT and size <= KEPT_BYTES:
                break
            size -= study.size
            del self._of[study.view.id]

    async def _run(self, study: Study, game: Game) -> None:
        def tell(done: int, total: int) -> None:
            study.change(preparing=t.Preparation(done, total))

        try:
            await self._prepare(game, tell)
            study.change(preparing=None)
            answer = await self.pool.do(study.work, lambda share: study.change(progress=share))
            kind = Report if study.work.kind == "report" else Analysis
            result = msgspec.convert(answer.result, kind)
            self._forget_some()
            study.size = len(msgspec.json.encode(result))
            study.change(result=result, progress=1.0, status="done")
        except (WorkFailed, Refused) as error:
            study.change(status="failed", message=str(error)[:300])
        except Exception:  # on any error: no client may wait indefinitely
            logger.exception("study")
            study.change(status="failed", message="something went wrong here; it has been logged")
