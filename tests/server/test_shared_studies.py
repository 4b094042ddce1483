"""Studies on PostgreSQL: begun at one process, done by any worker, and shown by every process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quayside.server import http_types as t
from quayside.server import job_queue, shared_studies
from quayside.server.errors import Refused
from quayside.server.http_types import AnalysisStudy
from quayside.server.job_queue import JobQueue
from quayside.server.pool import Pool
from quayside.server.postgres_database import prepare
from quayside.server.postgres_pool import PostgresPool
from quayside.server.reading import GameName
from quayside.server.shared_studies import PostgresStudies
from quayside.server.thinking import Thinking
from quayside.server.wakeups_postgres import postgres_bus
from quayside.server.worker import Work
from tests.server.helpers import Server
from tests.server.postgres import Cluster

START = "docker:en 2 - hand:3,3 out:- turn:0 roll:3"
WORKER = """
import json, os, sys, time
from pathlib import Path
for line in sys.stdin:
    text = json.loads(line)["text"]
    with open("done", "a") as done:
        print(text, os.getpid(), file=done, flush=True)
    print(json.dumps({"progress": 0.25}), flush=True)
    while text == "wait" and not Path("go").exists():
        time.sleep(0.01)
    answer = {"error": "no"} if text == "bad" else {"result": {
        "position": text, "kind": "exact", "error": 0, "to_move": 0, "win": [1, 0], "best": None}}
    print(json.dumps(answer), flush=True)
"""
"""A worker that writes down what it does, and waits for the file `go` if it is asked to."""


@pytest.fixture
def url(postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(job_queue, "LEASE_SECONDS", 0.9)
    found = postgres.database()
    prepare(found)
    return found


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(work(), 120)

    asyncio.run(timed())


@dataclass
class Process:
    """What a server process has of studies."""

    studies: PostgresStudies
    thinking: Thinking


@contextlib.asynccontextmanager
async def process_on(url: str, works: bool = True) -> AsyncIterator[Process]:
    """Start a process, which does studies if it `works`."""

    async def call(_function: object, text: str) -> GameName:
        if text == "nonsense":
            raise Refused("quayside.position.invalid")
        return GameName("docker:en", 2, {})

    database, bus = PostgresPool(url), postgres_bus(url)
    queue = JobQueue(database, bus, 10, "study")
    pool = Pool(1, 10, 60.0, (sys.executable, "-c", WORKER))
    process = Process(PostgresStudies(database, queue, pool, 2, call), Thinking(queue, pool, 1))
    bus.start()
    if works:
        process.thinking.start()
    try:
        yield process
    finally:
        await process.thinking.close()
        await process.studies.close()
        await database.finish()
        await bus.close()


def study(text: str) -> Work:
    return Work(text=text, kind="analysis")


async def ended(studies: PostgresStudies, name: str) -> t.StudyView:
    """Poll until a study has ended."""
    while (view := await studies.view(name)).status == "running":
        await asyncio.sleep(0.02)
    return view


def done() -> list[str]:
    file = Path("done")
    return [line.split()[0] for line in file.read_text().splitlines()] if file.exists() else []


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def test_a_study_is_done_once_and_every_process_shows_it(url: str) -> None:
    async def work() -> None:
        async with process_on(url, works=False) as one, process_on(url) as two:
            async with process_on(url):
                begun = [(await one.studies.begin(study(text), text)).id for text in "abc"]
                for name, text in zip(begun, "abc", strict=True):
                    view = await ended(two.studies, name)
                    assert (view.status, view.progress) == ("done", 1.0)
                    assert isinstance(view, AnalysisStudy)
                    assert view.result is not None
                    assert view.result.position == text
                    assert await one.studies.view(name) == view
            failed = await one.studies.begin(study("bad"), "x")
            view = await ended(two.studies, failed.id)
            assert (view.status, view.message) == ("failed", "no")
            for asking in (one.studies.view("unknown"), one.studies.begin(study("nonsense"))):
                with pytest.raises(Refused, match=r"request it again|no position"):
                    await asking

    run(work)
    assert sorted(done()) == ["a", "b", "bad", "c"]


def test_its_progress_is_told_and_it_can_be_ended_at_any_process(url: str) -> None:
    async def work() -> None:
        async with process_on(url, works=False) as one, process_on(url) as two:
            begun = await one.studies.begin(study("wait"), "x")
            while (view := await one.studies.view(begun.id)).progress != 0.25:
                assert view.status == "running"
                await asyncio.sleep(0.02)
            (worker,) = two.studies.pool.processes
            assert (await one.studies.cancel(begun.id)).status == "cancelled"
            await asyncio.wait_for(worker.wait(), 30)
            after = await one.studies.begin(study("after"), "x")
            assert (await ended(one.studies, after.id)).status == "done"
            assert (await two.studies.cancel(after.id)).status == "done", "it was done before"

    run(work)
    assert done() == ["wait", "after"]


def test_an_address_has_so_many_studies_at_all_processes_together(url: str) -> None:
    async def work() -> None:
        async with process_on(url, False) as one, process_on(url, False) as two:
            asked = [process.studies.begin(study("x"), "me") for process in (one, two) * 8]
            got = await asyncio.gather(*asked, return_exceptions=True)
            begun = [view for view in got if not isinstance(view, BaseException)]
            assert len(begun) == 2
            assert all("wait for those" in str(one) for one in got if one not in begun)
            await one.studies.begin(study("x"), "somebody else")
            await two.studies.cancel(begun[0].id)
            await one.studies.begin(study("x"), "me")

    run(work)


def test_all_studies_together_are_bounded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_studies, "KEPT", 2)

    async def work() -> None:
        async with process_on(url, works=False) as one:
            for name in "ab":
                await one.studies.begin(study("x"), name)
            with pytest.raises(Refused, match="no room"):
                await one.studies.begin(study("x"), "c")

    run(work)


def test_the_study_of_a_lost_process_is_taken_over(url: str) -> None:
    async def work() -> None:
        async with process_on(url, works=False) as one:
            begun = await one.studies.begin(study("x"), "me")
            lost = await one.thinking.queue.take("lost")  # and never heard of again
            assert lost is not None
            async with process_on(url):
                assert (await ended(one.studies, begun.id)).status == "done"

    run(work)


def test_a_study_that_nobody_asks_about_is_ended_and_makes_room(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_queue, "ABANDONED_SECONDS", 1.5)

    async def work() -> None:
        async with process_on(url) as one:
            left = [(await one.studies.begin(study("wait"), "me")).id for _ in range(2)]
            await until(done)
            (worker,) = one.studies.pool.processes
            await asyncio.wait_for(worker.wait(), 30)
            begun = await one.studies.begin(study("x"), "me")
            assert {(await one.studies.view(name)).status for name in left} == {"cancelled"}
            assert (await ended(one.studies, begun.id)).status == "done"

    run(work)
    assert done() == ["wait", "x"], "the second one has not begun"


def test_results_are_forgotten_after_a_while(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with process_on(url) as one:
            old = await one.studies.begin(study("old"), "me")
            await ended(one.studies, old.id)
            monkeypatch.setattr(shared_studies, "KEPT_SECONDS", 0.0)
            await one.studies.begin(study("new"), "me")
            with pytest.raises(Refused, match="request it again"):
                await one.studies.view(old.id)

    run(work)


def test_workers_of_bots_do_no_studies_and_the_other_way_round(url: str) -> None:
    async def work() -> None:
        async with process_on(url) as one:
            database, bus = PostgresPool(url), postgres_bus(url)
            moves = JobQueue(database, bus, 10)
            bus.start()
            asking = asyncio.create_task(moves.ask("t", Work(text="move"), "me", False))
            begun = await one.studies.begin(study("x"), "me")
            assert (await ended(one.studies, begun.id)).status == "done"
            await one.studies.begin(study("wait"), "me")
            await until(lambda: done() == ["x", "wait"])
            job = await moves.take("me")
            assert job is not None
            assert job.work.text == "move"
            assert await moves.take("me") is None
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await database.finish()
            await bus.close()

    run(work)


def test_a_study_outlives_the_process_at_which_it_was_begun(
    tmp_path: Path, postgres: Cluster
) -> None:
    """Real servers and a real analysis."""
    database = postgres.database()
    with Server(tmp_path / "two", database=database) as two:
        with Server(tmp_path / "one", database=database) as one:
            status, body = one.http("POST", "/api/v2/studies", {"position": START})
            assert status == 202, body
            begun = json.loads(body)
            assert begun["status"] == "running"
        path, until = f"/api/v2/studies/{begun['id']}", time.monotonic() + 400
        while (found := two.get(path))["status"] == "running" and time.monotonic() < until:
            time.sleep(0.05)
        assert (found["status"], found["progress"]) == ("done", 1.0), found
        assert found["result"]["position"] == START
        assert found["result"]["best"] is not None
        assert two.logged == ""
