"""`quayside worker`: computes bot moves and studies for the servers on a PostgreSQL database, on
any machine."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable

from quayside.core.errors import InvalidSetup
from quayside.games import names
from quayside.server.errors import Refused
from quayside.server.log_format import set_up_logging
from quayside.server.pool import Pool, WorkFailed
from quayside.server.settings import Settings
from quayside.server.storage import database_of, open_bus
from quayside.server.worker import Work


def work(
    database: str | None,
    bus: str | None = None,
    workers: int = 1,
    log_level: str = "warning",
    out: Callable[[str], object] = print,
) -> None:
    """Take jobs of the servers on a database until stopped by a signal; raises `QuaysideError`.
    `bus` is the address of a Redis that carries their notifications."""
    database = database_of(database)
    if database is None:
        text = "a worker needs --database: with SQLite, servers compute bot moves themselves"
        raise InvalidSetup(text)
    from quayside.server.postgres_database import prepare

    set_up_logging(log_level)
    prepare(database)
    asyncio.run(_work(database, bus, workers, out))


async def _work(database: str, bus: str | None, workers: int, out: Callable[[str], object]) -> None:
    from quayside.server.job_queue import JobQueue
    from quayside.server.postgres_pool import PostgresPool
    from quayside.server.thinking import Thinking

    stop, loop, settings = asyncio.Event(), asyncio.get_running_loop(), Settings()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    connections, carrier = PostgresPool(database), open_bus(bus, database)
    pool = Pool(workers, settings.bot_queue, settings.work_seconds)
    thinkers = Pool(settings.study_workers, settings.bot_queue, settings.study_seconds)
    both = (
        Thinking(JobQueue(connections, carrier, settings.bot_queue), pool, workers),
        Thinking(
            JobQueue(connections, carrier, settings.bot_queue, "study"),
            thinkers,
            settings.study_workers,
        ),
    )
    warming = loop.create_task(_warm(pool))
    await asyncio.wait(
        [warming, loop.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED
    )
    if not stop.is_set():
        carrier.start()
        for thinking in both:
            thinking.start()
        out(f"Quayside worker is ready: {workers} at a time")
        await stop.wait()
    warming.cancel()
    await asyncio.gather(*(thinking.close() for thinking in both))
    await pool.close()
    await thinkers.close()
    await connections.finish()
    await carrier.close()


async def _warm(pool: Pool) -> None:
    """Load the bots of all games before the first job. On a new machine that compiles them."""
    for name in names():
        with contextlib.suppress(WorkFailed, Refused):
            await pool.do(Work(text=name, kind="warm"))
