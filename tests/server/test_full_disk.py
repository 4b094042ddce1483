"""A PostgreSQL whose disk is full, or that is read-only: nothing is acknowledged that is not
stored, and play goes on without a restart when there is room again."""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import GENEROUS, Client, Server, action, fresh, log_of
from tests.server.postgres import Cluster

STORAGE = "quayside.server.storage"
SIZE = 32_000_000
FILLING = "filling"


@pytest.fixture
def small_disk(postgres: Cluster) -> Iterator[tuple[str, Path]]:
    """A database in a tablespace on a disk of its own, and the folder of that disk."""
    # Not in pytest's folder, which the database's user cannot read.
    disk = Path(tempfile.mkdtemp(prefix="quayside-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        disk.rmdir()
        pytest.skip("only root can mount a small disk")
    try:
        disk.chmod(0o755)
        space = disk / "space"
        space.mkdir()
        subprocess.run(["chown", f"--reference={postgres.folder}", str(space)], check=True)
        admin = postgres.url("postgres")
        postgres.execute(f"CREATE TABLESPACE small LOCATION '{space}'", admin)
        postgres.execute("CREATE DATABASE on_small_disk TABLESPACE small", admin)
        yield postgres.url("on_small_disk"), disk
        postgres.execute("DROP DATABASE on_small_disk WITH (FORCE)", admin)
        postgres.execute("DROP TABLESPACE small", admin)
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)
        disk.rmdir()


async def _step(client: Client, wish: dict[str, object]) -> str:
    """Do an action; return `ack`, or the code with which it was refused."""
    answer = await client.ask(wish)
    return str(answer.get("code") or answer["type"])


def test_a_full_disk_acknowledges_nothing_and_passes_without_restart(
    tmp_path: Path, small_disk: tuple[str, Path]
) -> None:
    database, disk = small_disk

    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await _fill(disk / FILLING)
        acknowledged: list[str] = []
        for number in range(500):  # pages that have room left take some more
            wish = action("rename", 0, client.head, name=f"{'Ada' * 6} {number}")
            answer = await _step(client, wish)
            if answer != "ack":
                break
            acknowledged.append(wish["id"])
        assert answer == STORAGE
        head = client.head
        assert await _step(client, wish) == STORAGE
        assert client.head == head
        (disk / FILLING).unlink()
        assert await _step(client, wish) == "ack"
        await client.sit(1)
        assert await _step(client, action("rename", 1, client.head, name="Bo")) == "ack"
        rows = log_of(server, table)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        stored = [row[2].partition("/")[2] for row in rows if row[2]]
        assert len(set(stored)) == len(stored)
        assert {*acknowledged, wish["id"]} <= set(stored)
        await client.close()

    with Server(tmp_path / "data", GENEROUS, database=database) as server:
        asyncio.run(asyncio.wait_for(play(server), 240))


async def _fill(path: Path) -> None:
    """Write to a file until the disk is full."""
    with path.open("wb", buffering=0) as file:
        size = 1 << 20
        while size >= 512:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2


def test_a_read_only_database_is_told_and_passes_without_restart(
    tmp_path: Path, postgres: Cluster
) -> None:
    database = postgres.database()
    name = database.rpartition("/")[2]

    def allow(only_reading: str) -> None:
        admin = postgres.url("postgres")
        change = f"ALTER DATABASE {name} SET default_transaction_read_only={only_reading}"
        postgres.execute(change, admin)
        end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname='{name}'"
        postgres.execute(end, admin)

    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await asyncio.to_thread(allow, "on")
        wish = action("rename", 0, client.head, name="Ada")
        answers = [await _step(client, wish) for _ in range(10)]
        assert answers[-1] == STORAGE
        # A connection may have been lost before PostgreSQL answered.
        assert set(answers) <= {STORAGE, "quayside.server.unconfirmed"}
        assert server.http("GET", "/livez")[0] == 200
        assert server.http("GET", "/healthz")[0] == 503
        await asyncio.to_thread(allow, "off")
        assert await _step(client, wish) == "ack"
        assert client.kinds.count("renamed") == 1
        await client.close()

    with Server(tmp_path, GENEROUS, database=database) as server:
        asyncio.run(asyncio.wait_for(play(server), 240))
