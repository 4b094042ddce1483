"""Studies: analyses and reports as background jobs that clients start, poll and cancel. A study is
not part of any table.

`MemoryStudies` serves one process, `PostgresStudies` (`shared_studies.py`) the processes on one
database.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

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
from quayside.server.worker import Answer, Work

Call = Callable[[Callable[[str], GameName], str], Awaitable[GameName]]
Prepare = Callable[[Game, Tell], Awaitable[None]]


async def _call_here(function: Callable[[str], GameName], text: str) -> GameName:
    return function(text)


async def _is_prepared(game: Game, tell: Tell) -> None:
    """Wait for nothing."""


LOGGED = "something went wrong here; it has been logged"
KEPT = 100
KEPT_BYTES = 50_000_000
"""The number of studies kept, and the largest total size of their results."""
ABANDONED_SECONDS = 120.0
"""The time without polling after which a study is cancelled."""
logger = logging.getLogger("quayside.server")


def view_of(work: Work) -> type[t.AnalysisStudy] | type[t.ReportStudy]:
    """Return the type of a study's view."""
    return t.ReportStudy if work.kind == "report" else t.AnalysisStudy


def game_of(work: Work) -> Callable[[str], GameName]:
    """Return the function that reads the game of a study."""
    return reading.game_of_record if work.kind == "report" else reading.game_of_position


def result_of(work: Work, answer: Answer) -> Any:
    """Return the result of a study, an `Analysis` or a `Report`, from the answer of its worker."""
    return msgspec.convert(answer.result, Report if work.kind == "report" else Analysis)


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


@runtime_checkable  # the HTTP framework checks its arguments
class Studies(Protocol):
    """The studies that clients of this process can reach."""

    pool: Pool
    """The workers of this process for studies. Bots never wait for a study."""

    async def begin(self, work: Work, address: str = "") -> t.StudyView:
        """Start a study; raises `Refused` for unreadable input and for too many studies."""

    async def view(self, study: str) -> t.StudyView:
        """Return how far a study is; raises `Refused`. A study that no client polls is ended."""

    async def cancel(self, study: str) -> t.StudyView:
        """End a study; raises `Refused`."""

    async def close(self) -> None:
        """End the work of this process."""


class MemoryStudies:
    """Studies that belong to one process. A client that loses one starts it again."""

    def __init__(
        self, pool: Pool, at_once: int = 4, call: Call = _call_here, prepare: Prepare = _is_prepared
    ) -> None:
        """Allow `at_once` studies of an address. `call` calls a function of `reading` in a worker;
        `prepare` waits until the kernels of a game are compiled."""
        self.pool = pool
        self._call, self._prepare = call, prepare
        self.at_once = at_once
        self._of: OrderedDict[str, Study] = OrderedDict()

    async def begin(self, work: Work, address: str = "") -> t.StudyView:
        """Start a study; see `Studies`."""
        self._end_abandoned()
        running = [study for study in self._of.values() if study.view.status == "running"]
        if sum(study.address == address for study in running) >= self.at_once:
            raise Refused("quayside.limit.studies", "wait for those, or cancel one")
        if len(running) >= KEPT:
            raise Refused("quayside.server.busy")
        # It counts from here on: while its text is read, the same address may start others.
        study = Study(work, address, view_of(work)(secrets.token_urlsafe(16), "running", 0.0))
        self._of[study.view.id] = study
        try:
            name = await self._call(game_of(work), work.text)
            game = find(name.name, name.players, name.options)
        except BaseException:
            del self._of[study.view.id]
            raise
        self._forget_some()
        study.task = asyncio.get_running_loop().create_task(self._run(study, game))
        return study.view

    async def view(self, study: str) -> t.StudyView:
        """Return how far a study is; see `Studies`."""
        return self.find(study).view

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
        ending = [study.task for study in self._of.values() if study.task is not None]
        for task in ending:  # all at once: a worker that one leaves starts no other
            task.cancel()
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
            result = result_of(study.work, answer)
            self._forget_some()
            study.size = len(msgspec.json.encode(result))
            study.change(result=result, progress=1.0, status="done")
        except (WorkFailed, Refused) as error:
            study.change(status="failed", message=str(error)[:300])
        except Exception:  # on any error: no client may wait indefinitely
            logger.exception("study")
            study.change(status="failed", message=LOGGED)
