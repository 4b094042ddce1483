"""The examples of deploy/ at work: proxies in front of a real server, and a drill of PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import re
import ssl
import subprocess
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.helpers import GENEROUS, Client, Server, fresh
from tests.server.postgres import Cluster, programs
from tests.server.proxy_programs import NAME, NoProxy, program, running

ROOT = Path(__file__).parents[2]
ONE_EACH = [limit for limit in GENEROUS if not limit.startswith("connections_per_address")]


class Guest(Client):
    """A client that comes through a proxy, from an address of its own."""

    def __init__(self, proxy: str, port: int, table: str, key: str, host: str) -> None:
        super().__init__(port, table, key)
        self.proxy, self.host = proxy, host

    async def _open_socket(self) -> None:
        self.socket = await through(self.proxy, self.port, self.host)


async def through(proxy: str, port: int, host: str) -> ClientConnection:
    """Open a WebSocket through a proxy, from the address `host`, with a forged header."""
    secure: dict[str, Any] = {}
    scheme, origin = "ws", f"{NAME}:{port}"
    if proxy == "nginx":
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        scheme, secure, origin = "wss", {"ssl": trusting}, NAME
    return await connect(
        f"{scheme}://{origin}/api/v2/socket",
        host="127.0.0.1",
        port=port,
        local_addr=(host, 0),
        origin=f"{'https' if secure else 'http'}://{origin}",  # type: ignore[arg-type]
        additional_headers={"X-Forwarded-For": f"198.51.100.{fresh_number()}"},
        compression=None,
        max_size=None,
        ping_interval=None,
        **secure,
    )


def fresh_number() -> int:
    return 1 + os.urandom(1)[0] % 250


async def play_a_move(proxy: str, port: int, table: str, keys: list[str]) -> None:
    """Two guests sit down and act; each address may have one connection and no more."""
    one = await Guest(proxy, port, table, keys[0], "127.0.0.2").connect()
    two = await Guest(proxy, port, table, keys[1], "127.0.0.3").connect()
    assert (await one.sit(0))["type"] == "ack"
    assert (await two.sit(1))["type"] == "ack"
    await one.until(lambda: one.head == two.head and (one.may_act or two.may_act))
    mover = one if one.may_act else two
    before = mover.head
    assert (await mover.step())["type"] == "ack"
    for guest in (one, two):
        await guest.reach(before + 1)
    with pytest.raises(InvalidStatus) as refused:
        await through(proxy, port, "127.0.0.2")
    assert refused.value.response.status_code in (429, 503)
    third = await through(proxy, port, "127.0.0.4")
    await third.close()
    for guest in (one, two):
        await guest.close()


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_a_proxy_passes_on_play_and_the_address_of_the_client(proxy: str, tmp_path: Path) -> None:
    try:
        program(proxy)
    except NoProxy as error:
        pytest.skip(str(error))
    limits = [*ONE_EACH, "connections_per_address=1"]
    folder = tmp_path / "proxy"
    folder.mkdir()
    folder.chmod(0o755)
    server = Server(tmp_path / "data", limits, names=[NAME], proxies=["127.0.0.1"])
    with server, running(proxy, folder, [server.port]) as port:
        server.names = [f"{NAME}:{port}"]
        if proxy == "caddy":  # plain HTTP on a port of its own is a name of its own
            server.stop()
            server.start()
        keys = [fresh(), fresh()]
        table = server.open([{"kind": "link", "key": key} for key in keys])
        server.http("POST", "/api/v2/verify", "nothing")  # waits until all rules are loaded
        asyncio.run(play_a_move(proxy, port, table, keys))


def drill(title: str) -> str:
    """Return the commands below a heading of docs/deploy.md."""
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    found = re.search(rf"^### {title}\n.*?^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert found, title
    lines = found[1].splitlines()
    return "\n".join(line for line in lines if not line.startswith("sudo systemctl"))


def test_the_drill_of_postgresql_restores_every_event(postgres: Cluster, tmp_path: Path) -> None:
    """The commands of the page, as they are there: back up, play on, restore."""
    database = postgres.database()
    settings = {
        **os.environ,
        "PATH": f"{programs()}:{os.environ['PATH']}",
        "QUAYSIDE_DATABASE": database,
    }

    def run(title: str) -> None:
        command = ["bash", "-euo", "pipefail", "-c", drill(title)]
        done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    with Server(tmp_path / "data", database=database) as server:
        kept = server.open([{"kind": "open"}] * 2)
        before = server.events(kept)
        run("Back up PostgreSQL")
        lost = server.open([{"kind": "open"}] * 2)
    run("Restore PostgreSQL")
    with Server(tmp_path / "data", database=database) as server:
        assert server.events(kept) == before
        status, body = server.http("GET", f"/api/v2/tables/{lost}/events")
        assert (status, json.loads(body)["code"]) == (404, "quayside.table.unknown")
        server.open([{"kind": "open"}] * 2)
