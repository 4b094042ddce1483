"""Which database a server uses: a SQLite file in its data folder, or PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from quayside.core.errors import InvalidSetup
from quayside.games import find
from quayside.server.compiling import Tell
from quayside.server.log import Log
from quayside.server.pool import Pool
from quayside.server.served_stores import FileStore, PostgresStore
from quayside.server.served_time import ServedTime
from quayside.server.settings import FILE_NAME, Settings
from quayside.server.sqlite import SQLiteLog
from quayside.server.studies import Call
from quayside.server.timing import steady_milliseconds, wall_milliseconds
from quayside.server.wakeups import Bus
from quayside.server.worker import Work

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.server.lobby import Openers
    from quayside.server.pairing import Offers
    from quayside.server.ratelimit import Limiters
    from quayside.server.shared_studies import PostgresStudies
    from quayside.server.side_channel import SideChannel
    from quayside.server.thinking import Thinking

VARIABLE = "QUAYSIDE_DATABASE"
"""The environment variable that names the database: a command line can be read by other users."""
SCHEMES = ("postgresql://", "postgres://")
BUS_SCHEMES = ("redis://", "rediss://", "unix://")


def database_of(given: str | None) -> str | None:
    """Return the address of a PostgreSQL database from the command line or the environment, None
    for the file in the data folder; raises `InvalidSetup`."""
    database = given or os.environ.get(VARIABLE)
    if not database:
        return None
    if not database.startswith(SCHEMES):
        raise InvalidSetup(
            "a database is postgresql://USER@HOST/NAME; a folder with a SQLite file is --data"
        )
    try:
        import asyncpg  # noqa: F401
        import limits  # noqa: F401
    except ImportError:
        raise InvalidSetup(
            "PostgreSQL needs another package: pip install 'quayside[postgresql]'"
        ) from None
    return database


def open_bus(bus: str | None, database: str) -> Bus:
    """Return what carries wake-ups: Redis at an address, or the PostgreSQL database itself (None);
    raises `InvalidSetup`."""
    if bus is None:
        from quayside.server.wakeups_postgres import postgres_bus

        return postgres_bus(database)
    if not bus.startswith(BUS_SCHEMES):
        raise InvalidSetup("a bus is redis://HOST:PORT")
    try:
        from quayside.server.wakeups_redis import redis_bus
    except ImportError:
        raise InvalidSetup("Redis needs another package: pip install 'quayside[redis]'") from None
    return redis_bus(bus)


def open_log(database: str | None, folder: Path, bus: str | None = None) -> Log:
    """Open the log, and bring its database up to date; raises `QuaysideError` or `OSError`. To be
    called without a running event loop. `bus` is the address of a Redis for wake-ups."""
    if database is None:
        if bus is not None:
            raise InvalidSetup("a bus is for several processes: it needs --database")
        return SQLiteLog(folder / FILE_NAME)
    from quayside.server.postgres import PostgresLog
    from quayside.server.postgres_database import prepare
    from quayside.server.postgres_pool import PostgresPool

    carrier = open_bus(bus, database)
    prepare(database)
    return PostgresLog(PostgresPool(database), carrier)


def share_thinking(log: Log, pool: Pool, settings: Settings) -> Thinking | None:
    """Return what shares the thinking of bots with other processes on the same database, None for a
    file: there every process thinks for itself."""
    if isinstance(log, SQLiteLog):
        return None
    from quayside.server.job_queue import JobQueue
    from quayside.server.postgres import PostgresLog
    from quayside.server.thinking import Thinking

    assert isinstance(log, PostgresLog)
    queue = JobQueue(log.database, log.bus, settings.bot_queue)
    return Thinking(queue, pool, settings.bot_workers)


def share_studies(
    log: Log,
    pool: Pool,
    settings: Settings,
    call: Call,
    prepare: Callable[[Game, Tell], Awaitable[None]],
) -> tuple[PostgresStudies, Thinking] | None:
    """Return the studies that processes on the same database share, and what does them here; None
    for a file: there every process has studies of its own. `call` calls a function of `reading` in
    a worker; `prepare` waits until the kernels of a game are compiled."""
    if isinstance(log, SQLiteLog):
        return None
    from quayside.server.job_queue import JobQueue
    from quayside.server.postgres import PostgresLog
    from quayside.server.shared_studies import PostgresStudies
    from quayside.server.thinking import Thinking

    async def prepare_game(work: Work, tell: Tell) -> None:
        await prepare(find(*work.args), tell)

    assert isinstance(log, PostgresLog)
    queue = JobQueue(log.database, log.bus, settings.bot_queue, "study")
    studies = PostgresStudies(log.database, queue, pool, settings.studies_per_address, call)
    return studies, Thinking(queue, pool, settings.study_workers, prepare_game)


def share_visitors(log: Log, settings: Settings) -> SideChannel | None:
    """Return what shares visitors and phrases with other processes on the same database, None for a
    file: there every process has visitors of its own."""
    if isinstance(log, SQLiteLog):
        return None
    from quayside.server.bus_channel import BusChannel
    from quayside.server.postgres import PostgresLog

    assert isinstance(log, PostgresLog)
    return BusChannel(log.bus, wall_milliseconds, settings.away_seconds)


def share_lobby(log: Log) -> tuple[Offers, Openers] | tuple[None, None]:
    """Return what the lobbies of processes on the same database share, None for a file: there every
    process pairs its own clients."""
    if isinstance(log, SQLiteLog):
        return None, None
    from quayside.server.postgres import PostgresLog
    from quayside.server.shared_lobby import PostgresOffers, PostgresOpeners

    assert isinstance(log, PostgresLog)
    return PostgresOffers(log.database), PostgresOpeners(log.database)


def share_clocks(log: Log) -> ServedTime:
    """Return the served time that processes on the same database share."""
    if isinstance(log, SQLiteLog):
        return ServedTime(steady_milliseconds, FileStore(log))
    from quayside.server.postgres import PostgresLog

    assert isinstance(log, PostgresLog)
    return ServedTime(steady_milliseconds, PostgresStore(log.database, log.bus))


def share_limits(log: Log, settings: Settings) -> Limiters | None:
    """Return the limits that processes on the same database share, None for a file: there every
    process has limits of its own."""
    if isinstance(log, SQLiteLog):
        return None
    from quayside.server.postgres import PostgresLog
    from quayside.server.shared_limits import shared_limiters

    assert isinstance(log, PostgresLog)
    return shared_limiters(log.database, settings)
