"""The doctor's checks of a PostgreSQL database: whether a server can use it safely."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
import msgspec

from quayside.core.errors import InvalidSetup
from quayside.server.findings import Finding, State, found
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
        text = str(error) or type(error).__name__
        return [found("fault", "database", "doctor-postgres-silent", error=text)]
    try:
        return [
            await _check_schema(connection),
            await _check_writing(connection),
            await _check_durability(connection),
            await _check_clock(connection),
            await _check_connections(connection),
        ]
    except (*LOST, asyncpg.PostgresError) as error:
        return [found("fault", "database", "doctor-postgres-failed", error=str(error))]
    finally:
        connection.terminate()


async def _check_schema(connection: Any) -> Finding:
    """Check that the schema has this version or can be created, and that no event is missing."""
    try:
        version = await read_version(connection)
    except WrongDatabase as error:
        return found("fault", "database", "doctor-postgres-wrong", error=str(error))
    if version == 0:
        if await connection.fetchval(RIGHT):
            return found("ok", "database", "doctor-postgres-empty")
        return found("fault", "database", "doctor-postgres-forbidden")
    if broken := await connection.fetchval(GAPS):
        return found("fault", "database", "doctor-postgres-gaps", tables=broken)
    events = await connection.fetchval("SELECT count(*) FROM log")
    if version < len(STEPS):
        steps = {"version": str(version), "newest": str(len(STEPS))}
        return found("ok", "database", "doctor-postgres-older", events=events, **steps)
    return found("ok", "database", "doctor-postgres", events=events)


async def _check_writing(connection: Any) -> Finding:
    """Check that the database accepts writes, unlike a standby or one with a full disk."""
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        return found("fault", "writing", "doctor-writing-standby")
    if await connection.fetchval("SHOW transaction_read_only") == "on":
        return found("fault", "writing", "doctor-writing-locked")
    return found("ok", "writing", "doctor-writing")


async def _check_durability(connection: Any) -> Finding:
    """Check that what PostgreSQL acknowledges survives a power cut."""
    off = [
        name
        for name in ("fsync", "full_page_writes")
        if await connection.fetchval(f"SHOW {name}") == "off"
    ]
    if off:
        return found("fault", "durability", "doctor-durability-off", settings=", ".join(off))
    return found("ok", "durability", "doctor-durability")


async def _check_clock(connection: Any) -> Finding:
    """Check the clock of this machine against that of the database, and the last event."""
    before = time.time()
    there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    apart = there - (before + time.time()) / 2
    if abs(apart) > SPARE_SECONDS:
        return found("fault", "clock", "doctor-clocks-differ", seconds=apart)
    last = 0.0
    if await read_version(connection):
        body = await connection.fetchval(LAST)
        last = 0.0 if body is None else msgspec.json.decode(body)["time"] / 1000
    if last > time.time() + SPARE_SECONDS:
        seconds = round(last - time.time())
        return found("fault", "clock", "doctor-clocks-behind", seconds=seconds)
    return found("ok", "clock", "doctor-clocks", milliseconds=round(abs(apart) * 1000))


async def _check_connections(connection: Any) -> Finding:
    """Check that another server process finds free connections."""
    most = int(await connection.fetchval("SHOW max_connections"))
    reserved = int(await connection.fetchval("SHOW superuser_reserved_connections"))
    free = most - reserved - await connection.fetchval(CONNECTED)
    state: State = "ok" if free >= EACH else "warning"
    numbers = {"free": free, "most": most, "each": EACH}
    return found(state, "connections", "doctor-connections", **numbers)
