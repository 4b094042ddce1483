"""Whether a server says that it can store what is done, and who can read what it stores."""

from __future__ import annotations

import json
import os
import resource
import shutil
import time
from pathlib import Path

from quayside.server import backup as keeping
from tests.server.helpers import Server, fresh

STORAGE = (503, "quayside.server.storage")


def health(server: Server) -> tuple[int, str]:
    status, body = server.http("GET", "/healthz")
    found = json.loads(body)
    return status, found.get("code") or found["status"]


def becomes(server: Server, wanted: tuple[int, str]) -> bool:
    """Wait until the server's health is so; what it last said may hold for some seconds."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if health(server) == wanted:
            return True
        time.sleep(0.1)
    return False


def test_health_notices_a_disk_that_takes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert health(server) == (200, "ok")
        usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, usual[1]))
        assert becomes(server, STORAGE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
        assert becomes(server, (200, "ok"))


def test_a_database_that_was_moved_away_is_not_written_to(tmp_path: Path) -> None:
    """It could be, and what is acknowledged would be nowhere to be found."""
    wish = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}
    files = [tmp_path / f"quayside.db{end}" for end in ("", "-wal", "-shm")]
    with Server(tmp_path) as server:
        server.open([{"kind": "open"}] * 2)
        (tmp_path / "away").mkdir()
        for file in files:
            shutil.move(file, tmp_path / "away")
        status, body = server.http("PUT", f"/api/v2/tables/{fresh()}", wish)
        assert (status, json.loads(body)["code"]) == STORAGE
        assert becomes(server, STORAGE)
        for file in files:
            shutil.move(tmp_path / "away" / file.name, file)
        assert becomes(server, (200, "ok"))
        assert server.http("PUT", f"/api/v2/tables/{fresh()}", wish)[0] == 200


def test_asking_often_writes_little(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.open([{"kind": "open"}] * 2)
        began, before = time.monotonic(), (tmp_path / "quayside.db-wal").stat().st_size
        for _ in range(100):
            assert health(server) == (200, "ok")
        looks = 2 + (time.monotonic() - began) / 2
        assert (tmp_path / "quayside.db-wal").stat().st_size <= before + looks * 10_000


def test_a_server_that_has_nothing_to_compile_is_ready_when_its_port_opens(tmp_path: Path) -> None:
    """Else clients that come back to it wait, while other processes could serve them."""
    with Server(tmp_path) as server:
        server.http("POST", "/api/v2/verify", "nothing")  # waits for all rules
        for end in (server.kill, server.stop):
            end()
            server.start()
            assert server.http("GET", "/readyz")[0] == 200


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_only_the_owner_can_read_what_is_stored(tmp_path: Path) -> None:
    data = tmp_path / "new"
    usual = os.umask(0o022)
    try:
        with keeping.hold(data):
            assert mode(data) == 0o700
        with Server(data) as server:
            server.open([{"kind": "open"}] * 2)
            for end in ("", "-wal", "-shm"):
                assert mode(data / f"quayside.db{end}") == 0o600
        (data / "quayside.db").chmod(0o644)  # as version 0.1 left it
        keeping.backup(tmp_path / "copy", data)
        assert mode(tmp_path / "copy") == 0o600
        with Server(data) as server:
            assert mode(data / "quayside.db") == 0o600
        (data / "quayside.db").chmod(0o644)
        keeping.restore(tmp_path / "copy", data)
        assert mode(data / "quayside.db") == mode(data / "quayside.db.before") == 0o600
    finally:
        os.umask(usual)
