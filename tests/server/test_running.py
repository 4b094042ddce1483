"""Running a server: what it says when it starts and its health."""

from __future__ import annotations

import asyncio
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from quayside.core.errors import InvalidSetup
from quayside.server import address
from quayside.server.errors import Refused
from quayside.server.hub import Hub
from quayside.server.log import StorageError
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool
from quayside.server.run import serve
from quayside.server.settings import Settings
from tests.server.helpers import Server

SAY = "from quayside.server.address import announce; announce('192.168.1.20', 8765, print)"


class BrokenLog:
    """A log that cannot be read."""

    async def tagged(self, topic: str, limit: int, skip: int = 0) -> list[str]:
        raise StorageError("disk I/O error")


def hub_on(log: object = None) -> Hub:
    return Hub(log, Pool(1, 1, 1.0), Settings(), Metrics())  # type: ignore[arg-type]


def test_the_address_that_is_said_is_one_that_is_heard() -> None:
    said: list[str] = []
    address.announce("127.0.0.1", 8765, said.append)
    address.announce("192.168.1.20", 8765, said.append)
    address.announce("fd00::1", 8765, said.append)
    ready = [line for line in said if "http" in line]
    assert ready == [
        "Quayside is ready: http://localhost:8765/",
        "Quayside is ready: http://192.168.1.20:8765/",
        "Quayside is ready: http://[fd00::1]:8765/",
    ]
    for host in address.HERE:
        assert address.outside_url(host, 8765) is None


def test_a_terminal_gets_a_code_for_phones_and_a_file_does_not() -> None:
    plain = subprocess.run([sys.executable, "-c", SAY], capture_output=True, check=True, text=True)
    assert "█" not in plain.stdout
    ours, theirs = pty.openpty()
    with subprocess.Popen([sys.executable, "-c", SAY], stdout=theirs) as process:
        os.close(theirs)
        said = b""
        try:
            while piece := os.read(ours, 65536):
                said += piece
        except OSError:  # a terminal whose program has ended
            pass
        os.close(ours)
    assert process.returncode == 0
    assert "█" in said.decode()


def test_what_cannot_be_started_says_why_in_a_line(tmp_path: Path) -> None:
    with Server(tmp_path) as server, pytest.raises(InvalidSetup, match="is in use"):
        serve("127.0.0.1", server.port, tmp_path / "other")
    for host, limit, level in (
        ("127.0.0.1", "queue=9", "loud"),
        ("127.0.0.1", "queue=0", "info"),
        ("300.1.1.1", "queue=9", "info"),
    ):
        with pytest.raises(InvalidSetup):
            serve(host, 0, tmp_path / "other", limits=[limit], log_level=level)


def test_only_the_machine_itself_is_told_its_address(tmp_path: Path) -> None:
    with Server(tmp_path, names=["play.example.org"]) as server:
        assert server.get("/api/v2/addresses") == [], "it listens on this machine alone"
        status, body = server.http("GET", "/api/v2/addresses", headers={"Host": "play.example.org"})
        assert (status, body) == (200, b"[]")


def test_a_log_that_cannot_be_read_is_told_as_such() -> None:
    with pytest.raises(Refused) as caught:
        asyncio.run(hub_on(BrokenLog()).rooms.list_ids(1))
    assert (caught.value.code, caught.value.status) == ("quayside.server.storage", 503)
