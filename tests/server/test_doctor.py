"""The doctor says what is wrong and how to mend it."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.server import doctor
from quayside.server.postgres_doctor import examine_postgres
from quayside.server.settings import FILE_NAME
from tests.server.helpers import Server
from tests.server.postgres import Cluster


def test_a_healthy_machine(tmp_path: Path, one_server: Server) -> None:
    for end in ("", "-wal", "-shm"):
        if (source := one_server.data / f"{FILE_NAME}{end}").exists():
            shutil.copy(source, tmp_path)
    one_server.http("POST", "/api/v2/verify", "nothing")  # answers when all rules are loaded
    url = f"http://127.0.0.1:{one_server.port}/"
    given = ["--data", str(tmp_path), "--name", "localhost", "--trusted-proxy", "127.0.0.1"]
    done = CliRunner().invoke(app, ["doctor", *given, "--url", url])
    assert done.exit_code == 0, done.output
    for subject in (
        "disk",
        "database",
        "clock",
        "kernels",
        "open files",
        "name",
        "proxy",
        "address",
    ):
        assert f" {subject}: " in done.output


def test_a_fault_is_an_exit_code(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"not a database" * 100)
    done = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path)])
    assert done.exit_code == 1
    assert "quayside restore" in done.output


def test_disks(tmp_path: Path) -> None:
    states = [
        doctor.check_disk(tmp_path, lambda _, free=free: (0, 0, free)).state  # type: ignore[misc]
        for free in (50_000_000, 500_000_000, 5_000_000_000)
    ]
    assert states == ["fault", "warning", "ok"]
    (tmp_path / "file").touch()
    assert doctor.check_disk(tmp_path / "file", shutil.disk_usage).state == "fault"


def test_databases_and_clocks(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    assert doctor.check_database(path).state == "ok", "a new machine"
    with Server(tmp_path) as server:
        server.open([{"kind": "open"}] * 2)
    assert doctor.check_database(path).state == "ok"
    now = time.time()
    assert doctor.check_clock(path, now).state == "ok"
    assert doctor.check_clock(path, now - 86_400).state == "fault"
    os.chmod(path, 0o644)
    found = doctor.check_database(path)
    assert (found.state, found.mend("en")) == ("warning", f"chmod 600 {path}")


@pytest.mark.parametrize(
    ("proxy", "state"),
    [
        ("10.0.0.0/8", "ok"),
        ("::1", "ok"),
        ("0.0.0.0/0", "warning"),
        ("8.8.8.8", "warning"),
        ("proxy.example", "fault"),
    ],
)
def test_proxies(proxy: str, state: str) -> None:
    assert doctor.check_proxy(proxy).state == state


def test_names_and_addresses(one_server: Server) -> None:
    assert doctor.check_name("localhost:5173").state == "ok"
    assert doctor.check_name("nowhere.invalid").state == "fault"
    assert doctor.check_url("http://127.0.0.1:9").state == "fault"
    assert doctor.check_files(10).state == "ok"
    assert doctor.check_files(2**40).state in ("warning", "ok")


def faults(database: str) -> dict[str, str]:
    """Return what the doctor finds wrong with a PostgreSQL database, by subject."""
    return {
        found.subject: found.say("en")
        for found in examine_postgres(database)
        if found.state != "ok"
    }


def test_a_postgresql_database(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.database()
    assert faults(database) == {}, "a new machine"
    with Server(tmp_path, database=database) as server:
        table = server.open([{"kind": "open"}] * 2)
        done = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path), "--database", database])
    assert done.exit_code == 0, done.output
    for subject in ("disk", "database", "writing", "durability", "clock", "connections"):
        assert f" {subject}: " in done.output
    later = "convert_to('{\"time\": 9000000000000}', 'UTF8')"
    add = "INSERT INTO quayside.log (tbl, number, body) VALUES"
    postgres.execute(f"{add} ('{table}', 3, {later})", database)
    found = faults(database)
    assert set(found) == {"database", "clock"}
    assert "one table has gaps" in found["database"]
    assert "before the last event" in found["clock"]


def test_postgresql_databases_that_cannot_be_used(postgres: Cluster) -> None:
    assert set(faults("postgresql://quayside@127.0.0.1:9/nothing")) == {"database"}
    database = postgres.database()
    name = database.rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only=on", database)
    assert set(faults(database)) == {"writing"}
    postgres.execute("CREATE ROLE guest LOGIN", postgres.url("postgres"))
    assert set(faults(postgres.database().replace("quayside@", "guest@"))) == {"database"}
    done = CliRunner().invoke(app, ["doctor", "--database", "mysql://nowhere"])
    assert done.exit_code != 0


def test_a_postgresql_that_forgets(tmp_path: Path) -> None:
    """Not the PostgreSQL of the other tests: the setting is one of the whole cluster."""
    with Cluster(settings=("fsync=off", "full_page_writes=off", "max_connections=12")) as cluster:
        found = faults(cluster.database())
    assert set(found) == {"durability", "connections"}
    assert found["durability"].startswith("fsync, full_page_writes off")
