"""The doctor's checks of a PostgreSQL database: whether a server can use it safely."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
import msgspec

from quayside.core.errors import InvalidSetup
from quayside.server.findings import Finding
from quayside.server.log import WrongDatabase
from quayside.server.postgres_database import LOST, STEPS, connect, read_version
from quayside.server.postgres_pool import CONNECTIONS

SPARE_SECONDS = 1.0
"""The largest allowed difference between the clocks of this machine and of the database."""
EACH = CONNECTIONS + 1
"""Connections of a server process: those of the pool, and one for notifications."""
LAST = "SELECT body FROM log ORDER BY place DESC LIMIT 1"
CONNECTED = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
RIGHT = "SELECT has_database_privilege(current_user, current_database(), 'CREATE')"
GAPS = """
    SELECT count(*) FROM (
        SELECT tbl FROM log GROUP BY tbl HAVING max(number) - min(number) + 1 <> count(*)
    ) AS broken
"""
"""Tables whose numbers have a gap. A deleted table has its last row alone."""


def examine_postgres(url: str) -> Iterator[Finding]:
    """Check the database, its durability, its clock and its connections. Call it without a running
    event loop. It changes nothing."""
    yield from asyncio.run(_examine(url))


async def _examine(url: str) -> list[Finding]:
    try:
        connection = await connect(url)
    except (*LOST, asyncpg.PostgresError, InvalidSetup) as error:
        mend = "check --database or QUAYSIDE_DATABASE, the password, pg_hba.conf and the firewall"
        text = f"PostgreSQL cannot be reached: {error or 'no answer'}"
        return [Finding("fault", "database", text, mend)]
    try:
        return [
            await _check_schema(connection),
            await _check_writing(connection),
            await _check_durability(connection),
            await _check_clock(connection),
            await _check_connections(connection),
        ]
    except (*LOST, asyncpg.PostgresError) as error:
        return [Finding("fault", "database", f"PostgreSQL failed: {error}", "look at its log")]
    finally:
        connection.terminate()


async def _check_schema(connection: Any) -> Finding:
    """Check that the schema has this version or can be created, and that no event is missing."""
    try:
        version = await read_version(connection)
    except WrongDatabase as error:
        return Finding("fault", "database", str(error), "update the program, or name another one")
    if version == 0:
        if await connection.fetchval(RIGHT):
            return Finding("ok", "database", "it is empty; a server makes the schema quayside")
        mend = "GRANT CREATE ON DATABASE ... TO the user of the server"
        return Finding("fault", "database", "the user may not create the schema quayside", mend)
    if broken := await connection.fetchval(GAPS):
        text = f"{broken} tables have gaps in their events"
        return Finding("fault", "database", text, "restore a backup (docs/deploy.md)")
    events = await connection.fetchval("SELECT count(*) FROM log")
    older = f", schema {version} of {len(STEPS)}: the next server start updates it"
    return Finding("ok", "database", f"{events} events{older if version < len(STEPS) else ''}")


async def _check_writing(connection: Any) -> Finding:
    """Check that the database accepts writes, unlike a standby or one with a full disk."""
    mend = "name the primary server; is default_transaction_read_only on, or a disk full?"
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        return Finding("fault", "writing", "the database is a standby and cannot be written", mend)
    if await connection.fetchval("SHOW transaction_read_only") == "on":
        return Finding("fault", "writing", "the database is read-only", mend)
    return Finding("ok", "writing", "the database accepts writes")


async def _check_durability(connection: Any) -> Finding:
    """Check that what PostgreSQL acknowledges survives a power cut."""
    off = [
        name
        for name in ("fsync", "full_page_writes")
        if await connection.fetchval(f"SHOW {name}") == "off"
    ]
    if off:
        text = f"{' and '.join(off)} off: acknowledged actions are lost if the machine fails"
        return Finding("fault", "durability", text, "switch them on in postgresql.conf, reload")
    return Finding("ok", "durability", "an acknowledged action survives a power cut")


async def _check_clock(connection: Any) -> Finding:
    """Check the clock of this machine against that of the database, and the last event."""
    before = time.time()
    there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    apart = there - (before + time.time()) / 2
    mend = "set both clocks, and keep them right with a time service (NTP)"
    if abs(apart) > SPARE_SECONDS:
        text = f"the database's clock differs by {apart:+.1f} seconds"
        return Finding("fault", "clock", text, mend)
    last = 0.0
    if await read_version(connection):
        body = await connection.fetchval(LAST)
        last = 0.0 if body is None else msgspec.json.decode(body)["time"] / 1000
    if last > time.time() + SPARE_SECONDS:
        text = f"{last - time.time():.0f} seconds before the last event"
        return Finding("fault", "clock", text, mend)
    return Finding("ok", "clock", f"{abs(apart) * 1000:.0f} ms from the database's clock")


async def _check_connections(connection: Any) -> Finding:
    """Check that another server process finds free connections."""
    most = int(await connection.fetchval("SHOW max_connections"))
    reserved = int(await connection.fetchval("SHOW superuser_reserved_connections"))
    free = most - reserved - await connection.fetchval(CONNECTED)
    text = f"{free} of {most} free; a server process uses up to {EACH}"
    mend = "raise max_connections in postgresql.conf, and restart PostgreSQL"
    return Finding("ok" if free >= EACH else "warning", "connections", text, mend * (free < EACH))
