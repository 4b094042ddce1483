"""Which database a server uses: a SQLite file in its data folder, or PostgreSQL."""

from __future__ import annotations

import os
from pathlib import Path

from quayside.core.errors import InvalidSetup
from quayside.server.log import Log
from quayside.server.settings import FILE_NAME
from quayside.server.sqlite import SQLiteLog

VARIABLE = "QUAYSIDE_DATABASE"
"""The environment variable that names the database: a command line can be read by other users."""
SCHEMES = ("postgresql://", "postgres://")


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
    except ImportError:
        raise InvalidSetup(
            "PostgreSQL needs another package: pip install 'quayside[postgresql]'"
        ) from None
    return database


def open_log(database: str | None, folder: Path) -> Log:
    """Open the log, and bring its database up to date; raises `QuaysideError` or `OSError`. To be
    called without a running event loop."""
    if database is None:
        return SQLiteLog(folder / FILE_NAME)
    from quayside.server.postgres import PostgresLog
    from quayside.server.postgres_database import prepare

    prepare(database)
    return PostgresLog(database)
