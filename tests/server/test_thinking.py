"""The queue of thinking in PostgreSQL: each move is thought about once, and none is forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from quayside.games import load
from quayside.server import job_queue
from quayside.server.errors import Refused
from quayside.server.job_queue import Job, JobQueue
from quayside.server.pool import Pool, WorkFailed
from quayside.server.postgres_database import prepare
from quayside.server.postgres_pool import PostgresPool
from quayside.server.thinking import Thinking
from quayside.server.wakeups_postgres import postgres_bus
from quayside.server.worker import Answer, Work
from tests.server.postgres import Cluster

ECHO = """
import json, sys
for line in sys.stdin:
    text = json.loads(line)["text"]
    print(json.dumps({"progress": 0}), flush=True)
    with open(sys.argv[1], "a") as done:
        print(text, file=done)
    print(json.dumps({"error": "no"} if text == "bad" else {"move": text}), flush=True)
"""
"""A worker that answers with the text of its work, and writes it down."""


@pytest.fixture
def url(postgres: Cluster) -> str:
    found = postgres.database()
    prepare(found)
    return found


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(timed())


@contextlib.asynccontextmanager
async def queue_on(url: str, most: int = 200) -> AsyncIterator[JobQueue]:
    """The queue as one process has it."""
    database, bus = PostgresPool(url), postgres_bus(url)
    queue = JobQueue(database, bus, most)
    bus.start()
    try:
        yield queue
    finally:
        await database.finish()
        await bus.close()


@contextlib.asynccontextmanager
async def thinking_on(queue: JobQueue, notes: Path, workers: int = 1) -> AsyncIterator[Thinking]:
    """A process that thinks, with workers that only echo."""
    pool = Pool(workers, 10, 30.0, (sys.executable, "-c", ECHO, str(notes)))
    thinking = Thinking(queue, pool, workers)
    thinking.start()
    try:
        yield thinking
    finally:
        await thinking.close()
        await pool.close()


async def taken(queue: JobQueue, worker: str) -> Job:
    """Take the next job, once there is one."""
    while (job := await queue.take(worker)) is None:
        await asyncio.sleep(0.01)
    return job


def test_two_processes_that_want_the_same_move_get_it_from_one_worker(
    url: str, tmp_path: Path
) -> None:
    notes = tmp_path / "notes"

    async def work() -> None:
        async with (
            queue_on(url) as one,
            queue_on(url) as two,
            thinking_on(one, notes),
            thinking_on(two, notes),
        ):
            asked = [
                queue.ask(f"table {n}", Work(text=f"move{n}"), "me", False)
                for n in range(20)
                for queue in (one, two)
            ]
            answers = await asyncio.gather(*asked)
            moves = [f"move{n}" for n in range(20) for _ in "ab"]
            assert [answer.move for answer in answers] == moves

    run(work)
    assert sorted(notes.read_text().split()) == sorted(f"move{n}" for n in range(20))


def test_a_failure_is_told_to_all_who_asked(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with queue_on(url) as queue, thinking_on(queue, tmp_path / "notes"):
            for _ in range(2):
                with pytest.raises(WorkFailed, match="no"):
                    await queue.ask("table", Work(text="bad"), "me", False)
            assert (await queue.ask("other", Work(text="good"), "me", False)).move == "good"

    run(work)


def test_the_job_of_a_lost_worker_is_taken_over(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_queue, "LEASE_SECONDS", 1.0)

    async def work() -> None:
        async with queue_on(url) as queue:
            asking = asyncio.create_task(queue.ask("table", Work(text="x"), "me", False))
            lost = await taken(queue, "lost")  # and never heard of again
            async with thinking_on(queue, tmp_path / "notes"):
                assert (await asking).move == "x"
            await queue.finish(lost, Answer(move="too late"), 1.0)
            assert (await queue.ask("table", Work(text="x"), "me", False)).move == "x"

    run(work)


def test_a_job_is_kept_as_long_as_its_lease_is_renewed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_queue, "LEASE_SECONDS", 1.0)

    async def work() -> None:
        async with queue_on(url) as queue:
            asking = asyncio.create_task(queue.ask("table", Work(text="x"), "me", False))
            job = await taken(queue, "me")
            monkeypatch.setattr(job_queue, "LEASE_SECONDS", 600.0)
            await queue.renew(job, "me")
            await asyncio.sleep(1.1)  # the first lease has ended
            assert await queue.take("other") is None
            await queue.finish(job, Answer(move="y"), 1.0)
            assert (await asking).move == "y"

    run(work)


def test_a_job_that_workers_are_lost_with_fails_in_the_end(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_queue, "LEASE_SECONDS", 0.05)

    async def work() -> None:
        async with queue_on(url) as queue:
            asking = asyncio.create_task(queue.ask("table", Work(text="x"), "me", False))
            for number in range(job_queue.MOST_TRIES):
                assert (await taken(queue, "lost")).tries == number + 1
            async with thinking_on(queue, tmp_path / "notes"):
                with pytest.raises(WorkFailed, match="lost"):
                    await asking

    run(work)


def test_a_process_that_stops_gives_its_jobs_back(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with queue_on(url) as queue:
            asking = asyncio.create_task(queue.ask("table", Work(text="x"), "me", False))
            assert (await taken(queue, "stopping")).tries == 1
            await queue.give_back("stopping")
            assert (await taken(queue, "other")).tries == 1, "it does not count as lost"
            await queue.give_back("other")
            async with thinking_on(queue, tmp_path / "notes"):
                assert (await asking).move == "x"

    run(work)


def test_owners_take_turns_and_idle_work_waits(url: str) -> None:
    async def work() -> None:
        async with queue_on(url) as queue:
            wanted = [("idle", 2), ("many", 8), ("few", 2)]
            asking = [
                asyncio.create_task(
                    queue.ask(f"{owner}{n}", Work(text=owner), owner, owner == "idle")
                )
                for owner, count in wanted
                for n in range(count)
            ]
            while (await queue._database.ask("SELECT count(*) FROM job"))[0][0] < len(asking):
                await asyncio.sleep(0.01)
            order = []
            while (job := await queue.take("me")) is not None:
                await queue.finish(job, Answer(move=job.work.text), 3.0)
                order.append(job.work.text)
            assert order[:4].count("few") == 2, order
            assert order[-2:] == ["idle", "idle"], order
            assert len(await asyncio.gather(*asking)) == len(order)

    run(work)


def test_too_much_work_is_refused_and_not_forgotten(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with queue_on(url, most=1) as queue:
            asking = asyncio.create_task(queue.ask("one", Work(text="1"), "me", False))
            await taken(queue, "lost")
            with pytest.raises(Refused) as refused:
                await queue.ask("two", Work(text="2"), "me", False)
            assert refused.value.code == "quayside.server.busy"
            await queue.give_back("lost")
            async with thinking_on(queue, tmp_path / "notes"):
                assert (await asking).move == "1"
                assert (await queue.ask("two", Work(text="2"), "me", False)).move == "2"

    run(work)


def start_worker(url: str) -> subprocess.Popen[bytes]:
    """Start `quayside worker`, and wait until it is ready."""
    process = subprocess.Popen(
        [sys.executable, "-m", "quayside", "worker", "--database", url],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], 120)[0], "the worker did not start"
    assert process.stdout.readline() == b"Quayside worker is ready: 1 at a time\n"
    return process


def test_a_worker_process_thinks_for_others(url: str) -> None:
    position = str(load("docker:fr").start(seed=1).roll(3))

    async def work() -> None:
        async with queue_on(url) as queue:
            for n in range(2):
                asked = Work("2", position, seed=n)
                assert (await queue.ask(f"table {n}", asked, "me", False)).move.startswith("+")

    worker = start_worker(url)
    try:
        run(work)
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(30) == 0
    finally:
        worker.kill()
        worker.wait()
        assert worker.stdout is not None
        worker.stdout.close()
