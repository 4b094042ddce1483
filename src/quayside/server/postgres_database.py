"""A PostgreSQL database for tables: connecting to it, and its schema.

Everything is in the schema `quayside` of the database, so that it can be shared with other
programs. Migrations run in one transaction under an advisory lock: if several processes start at
the same time, one migrates and the others wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from quayside.core.errors import InvalidSetup
from quayside.server.log import WrongDatabase

CONNECT_SECONDS = 5.0
MIGRATION_SECONDS = 600.0
"""How long to wait for another process that migrates the database."""
LOCK = 0x51554159
"""The number of the advisory lock ("QUAY")."""
SESSION = {
    "application_name": "quayside",
    # A commit is on the disk before it is acknowledged, whatever the database's default is.
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "search_path": "quayside",
}
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg's word for a backend that was ended while it was idle
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.OutOfMemoryError,
    asyncpg.exceptions.TooManyConnectionsError,
)
"""The exceptions if the database cannot be reached, stops, or closes the connection. A later
attempt may succeed."""
LOG = """
    CREATE TABLE log (
        tbl text NOT NULL,
        number integer NOT NULL CHECK (number > 0),
        body bytea NOT NULL,
        private bytea,
        client text,
        fingerprint bytea,
        topic text,
        place bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (tbl, number)
    );
    CREATE UNIQUE INDEX log_client ON log (tbl, client) WHERE client IS NOT NULL;
    CREATE INDEX log_topic ON log (topic, place) WHERE topic IS NOT NULL;
    CREATE INDEX log_place ON log (place);
"""
JOBS = """
    CREATE UNLOGGED TABLE job (
        name text PRIMARY KEY,
        owner text NOT NULL,
        idle boolean NOT NULL,
        work bytea NOT NULL,
        made timestamptz NOT NULL DEFAULT now(),
        worker text,
        taken_until timestamptz,
        tries integer NOT NULL DEFAULT 0,
        answer bytea
    );
    CREATE UNLOGGED TABLE share (
        owner text PRIMARY KEY,
        seconds double precision NOT NULL,
        at timestamptz NOT NULL
    );
"""
"""Jobs that wait or are done. They can be repeated, so they need not survive a crash."""
AUDIT = """
    CREATE TABLE audit (place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, entry text NOT NULL);
"""
LIMITS = """
    CREATE UNLOGGED TABLE limited (
        name text PRIMARY KEY,
        count bigint NOT NULL,
        ends timestamptz NOT NULL
    );
    CREATE INDEX limited_ends ON limited (ends);
"""
"""Counters of rate limits. After a crash they restart at zero."""
SERVED = """
    CREATE TABLE served (ms bigint NOT NULL, starts bigint NOT NULL, ends bigint NOT NULL)
        WITH (fillfactor = 10);
    INSERT INTO served VALUES (0, 0, 0);
"""
"""One row that counts the time in which processes were at work."""
LOBBY = """
    CREATE UNLOGGED TABLE waiting (
        played text PRIMARY KEY,
        tbl text NOT NULL,
        since timestamptz NOT NULL,
        handed timestamptz
    );
    CREATE INDEX waiting_since ON waiting (since);
    CREATE UNLOGGED TABLE opener (
        tbl text PRIMARY KEY,
        who text NOT NULL,
        at timestamptz NOT NULL
    );
    CREATE INDEX opener_at ON opener (at);
"""
"""Players who wait for an opponent, and the openers of listed tables. After a crash they restart
empty."""
STUDIES = """
    ALTER TABLE job ADD COLUMN kind text NOT NULL DEFAULT 'move', ADD COLUMN told bytea,
        ADD COLUMN asked timestamptz, ADD COLUMN slot integer;
    CREATE UNIQUE INDEX job_slot ON job (owner, slot) WHERE answer IS NULL;
"""
"""Studies are jobs too: how far each is, when a client last asked, and its number among those of
its owner that are not done."""
STEPS: tuple[str, ...] = (LOG, JOBS, AUDIT, LIMITS, SERVED, LOBBY, STUDIES)
"""Step `i` leads from schema version `i` to `i + 1`. Steps are never changed, only added."""
logger = logging.getLogger("quayside.server")


async def connect(url: str, seconds: float = CONNECT_SECONDS) -> Any:
    """Return a connection with the settings that durability needs; raises one of `LOST`, or
    `InvalidSetup` for an address that cannot be read."""
    try:
        return await asyncpg.connect(url, timeout=seconds, server_settings=SESSION)
    except (asyncpg.exceptions.ClientConfigurationError, ValueError) as error:
        raise InvalidSetup(f"the address of the database cannot be read: {error}") from None


def prepare(url: str) -> None:
    """Create or migrate the schema; raises `WrongDatabase` or `InvalidSetup`. Call it without a
    running event loop."""
    asyncio.run(_prepare(url))


async def _prepare(url: str) -> None:
    async with prepared(url):
        pass


@contextlib.asynccontextmanager
async def prepared(url: str) -> AsyncIterator[Any]:
    """Connect to a database whose schema is up to date, during a `with` block; raises
    `WrongDatabase` or `InvalidSetup`."""
    try:
        connection = await connect(url)
    except (*LOST, asyncpg.PostgresError) as error:
        raise WrongDatabase(f"PostgreSQL cannot be reached: {error or 'no answer'}") from None
    try:
        await _migrate(connection)
        yield connection
    finally:
        connection.terminate()


async def _migrate(connection: Any) -> None:
    try:
        version = await read_version(connection)
        if version < len(STEPS):
            await asyncio.wait_for(_take_steps(connection), MIGRATION_SECONDS)
        if await connection.fetchval("SHOW fsync") == "off":
            logger.warning(
                "PostgreSQL runs with fsync=off: acknowledged actions are lost if its machine fails"
            )
    except (*LOST, asyncpg.PostgresError) as error:
        reason = str(error) or "it took too long"
        raise WrongDatabase(f"the PostgreSQL database cannot be used: {reason}") from None


async def _take_steps(connection: Any) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        version = await read_version(connection)  # another process may have been quicker
        if version == 0:
            await connection.execute("CREATE SCHEMA IF NOT EXISTS quayside")
            await connection.execute(
                "CREATE TABLE version (number integer NOT NULL, checks bigint NOT NULL DEFAULT 0)"
            )
            await connection.execute("INSERT INTO version (number) VALUES (0)")
        for step in STEPS[version:]:
            await connection.execute(step)
        await connection.execute("UPDATE version SET number=$1", len(STEPS))


async def read_version(connection: Any) -> int:
    """Return the version of the schema, 0 if there is none; raises `WrongDatabase`."""
    found = await connection.fetch(
        "SELECT relname FROM pg_class WHERE relnamespace=to_regnamespace('quayside')"
    )
    names = {row["relname"] for row in found}
    if not names:
        return 0
    if "version" not in names:
        raise WrongDatabase("the schema quayside in this database belongs to another program")
    version: int = await connection.fetchval("SELECT number FROM version")
    if version > len(STEPS):
        raise WrongDatabase(
            f"the database was written by a newer Quayside (schema {version}, here"
            f" {len(STEPS)}); update the program"
        )
    return version
