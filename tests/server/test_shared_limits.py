"""Limits that protect other people are the same however many processes a client talks to."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from quayside.server.log import StorageError
from quayside.server.postgres_database import prepare
from quayside.server.postgres_pool import PostgresPool
from quayside.server.settings import Settings, with_limits
from quayside.server.shared_limits import PostgresStorage, shared_limiters
from tests.server.helpers import fresh
from tests.server.postgres import Cluster
from tests.server.test_processes import servers

OPEN = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}


def test_two_processes_count_together(postgres: Cluster) -> None:
    database = postgres.database()
    prepare(database)
    settings = with_limits(Settings(), ["tables_per_hour=40", "phrases_at_once=3"])

    async def work() -> None:
        pools = [PostgresPool(database), PostgresPool(database)]
        one, two = [shared_limiters(pool, settings) for pool in pools]
        tries = [limit.tables.allow("a") for limit in (one, two) for _ in range(40)]
        assert sum(await asyncio.gather(*tries)) == 40, "each count is one statement"
        assert await one.tables.allow("b"), "another address has its own"
        said = [await limit.phrases.allow("t k") for limit in (one, two, one, two)]
        assert said == [True, True, True, False]
        assert await two.phrases.allow("t another"), "so has another player"
        for pool in pools:
            await pool.finish()
        with pytest.raises(StorageError):
            await one.tables.allow("a")

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_window_ends_and_is_forgotten(postgres: Cluster) -> None:
    database = postgres.database()
    prepare(database)

    async def work() -> None:
        pool = PostgresPool(database)
        storage = PostgresStorage(pool)
        for count in (1, 2):
            assert await storage.incr("x", 3600) == count
        assert await storage.get("x") == 2
        assert await storage.get_expiry("x") > 0
        # The time passes: as if the window had begun more than an hour ago.
        await pool.ask("UPDATE limited SET ends = ends - interval '2 hours'")
        assert await storage.get("x") == 0
        assert await storage.incr("x", 3600) == 1
        await pool.ask("UPDATE limited SET ends = ends - interval '2 hours'")
        await storage.incr("y", 3600)
        rows = await pool.ask("SELECT name FROM limited")
        assert len(rows) == 1
        assert rows[0]["name"] not in ("x", "y"), "addresses are not stored"
        await storage.clear("y")
        assert await storage.reset() == 0
        assert await storage.check()
        await pool.finish()
        assert not await storage.check()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_servers_refuse_together(postgres: Cluster, tmp_path: Path) -> None:
    with servers(tmp_path, postgres.database(), 2, "tables_per_hour=3") as (one, two):
        answers = [
            server.http("PUT", f"/api/v2/tables/{fresh()}", OPEN) for server in (one, two, one, two)
        ]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert json.loads(answers[-1][1])["code"] == "quayside.limit.tables"
