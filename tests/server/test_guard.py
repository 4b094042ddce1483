"""Who may speak: hosts and origins, keys, limits."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import socket
import string
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quayside.server import decide
from quayside.server import protocol as m
from quayside.server.errors import CODES, Refused
from quayside.server.hosts import HostCheck
from quayside.server.table import Table, hash_key
from tests.server.helpers import Client, Server, fresh

PORT = 8765
LAN = "192.168.1.20"
# (Host, Origin, address the connection came to, whether it must be served)
MATRIX = [
    ("localhost:8765", None, "127.0.0.1", True),
    ("127.0.0.1:8765", None, "127.0.0.1", True),
    ("[::1]:8765", None, "::1", True),
    ("192.168.1.20:8765", None, LAN, True),
    ("harbour.local:8765", None, LAN, True),
    ("play.example.org", None, LAN, True),
    ("play.example.org:8765", None, LAN, True),
    ("192.168.1.20:8765", None, "::ffff:192.168.1.20", True),
    ("cafe.local:8765", "http://cafe.local:8765", LAN, True),
    ("cafe.local:8765", None, "127.0.0.1", False),
    ("cafe.local:8765", None, "203.0.114.9", False),
    ("cafe.local:80", None, LAN, False),
    ("cafe.local.evil.example:8765", None, LAN, False),
    ("evil-local:8765", None, LAN, False),
    ("localhost:8765", "http://localhost:8765", "127.0.0.1", True),
    ("LOCALHOST:8765", "http://localhost:8765", "127.0.0.1", True),
    ("192.168.1.20:8765", "http://192.168.1.20:8765", LAN, True),
    ("[::1]:8765", "http://[::1]:8765", "::1", True),
    ("play.example.org", "https://play.example.org", LAN, True),
    ("play.example.org", "https://play.example.org:443", LAN, True),
    ("localhost:8765", "null", "127.0.0.1", False),
    ("localhost:8765", "", "127.0.0.1", False),
    ("localhost:8765", "http://evil.example", "127.0.0.1", False),
    ("localhost:8765", "http://localhost", "127.0.0.1", False),
    ("localhost:8765", "http://localhost:3000", "127.0.0.1", False),
    ("localhost:8765", "http://127.0.0.1:8765", "127.0.0.1", False),
    ("localhost:8765", "http://localhost:8765.evil.example", "127.0.0.1", False),
    ("localhost:8765", "http://localhost:8765@evil.example", "127.0.0.1", False),
    ("localhost:8765", "http://evil.example/localhost:8765", "127.0.0.1", False),
    ("localhost:8765", "file://localhost:8765", "127.0.0.1", False),
    ("play.example.org", "https://xplay.example.org", LAN, False),
    ("play.example.org", "https://play.example.org.evil.example", LAN, False),
    ("play.example.org", "https://play.example.org:8443", LAN, False),
    ("evil.example:8765", None, "127.0.0.1", False),
    ("evil.example:8765", "http://evil.example:8765", "127.0.0.1", False),
    ("localhost.evil.example:8765", None, "127.0.0.1", False),
    ("127.0.0.1.evil.example:8765", "http://127.0.0.1.evil.example:8765", "127.0.0.1", False),
    ("localhost:80", None, "127.0.0.1", False),
    ("192.168.1.99:8765", None, LAN, False),
    ("0.0.0.0:8765", None, "127.0.0.1", False),
    ("", None, "127.0.0.1", False),
    ("localhost:8765 evil.example", None, "127.0.0.1", False),
    ("user@localhost:8765", None, "127.0.0.1", False),
    ("localhost:8765", "http://localhost:8765/", "127.0.0.1", False),
    ("localhost:8765", "http://LOCALHOST.:8765", "127.0.0.1", False),
    ("localhost:8765", "ws://localhost:8765", "127.0.0.1", False),
    ("localhost:8765", "http://localhost:8765 http://evil.example", "127.0.0.1", False),
    ("[::1]:8765", "http://[::2]:8765", "::1", False),
    ("[::1", None, "::1", False),
    ("2130706433:8765", None, "127.0.0.1", False),
    ("localhost:+8765", None, "127.0.0.1", False),
]


@pytest.mark.parametrize(("host", "origin", "local", "served"), MATRIX)
def test_hosts_and_origins(host: str, origin: str | None, local: str, served: bool) -> None:
    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    guard = HostCheck(PORT, ["harbour.local", "play.example.org"])
    if served:
        guard.check(headers, local)
    else:
        with pytest.raises(Refused, match=r"address|site"):
            guard.check(headers, local)


def test_two_host_headers_or_none_are_refused() -> None:
    for headers in ([], [(b"host", b"localhost:8765"), (b"Host", b"evil.example")]):
        with pytest.raises(Refused):
            HostCheck(PORT).check(headers, "127.0.0.1")


def test_hostile_headers_get_nothing_from_a_real_server(tmp_path: Path) -> None:
    async def knock(port: int, header: str, value: str) -> int:
        try:
            async with connect(
                f"ws://127.0.0.1:{port}/api/v2/socket",
                additional_headers={header: value},
                origin=None,
            ):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    with Server(tmp_path) as server:
        own = f"http://127.0.0.1:{server.port}"
        assert asyncio.run(knock(server.port, "Origin", own)) == 101
        for origin in ("null", "http://evil.example", f"{own}.evil.example", "http://127.0.0.1"):
            assert asyncio.run(knock(server.port, "Origin", origin)) == 403
            assert server.http("GET", "/api/v2/games", headers={"Origin": origin})[0] == 403
            assert server.http("PUT", f"/api/v2/tables/{fresh()}", {}, {"Origin": origin})[0] == 403
        for host in ("evil.example", f"evil.example:{server.port}", "localhost"):
            assert server.http("GET", "/healthz", headers={"Host": host})[0] == 421


def test_a_site_that_is_named_may_use_the_server_and_no_other(tmp_path: Path) -> None:
    site = "https://example.org"

    def ask(server: Server, origin: str, method: str) -> tuple[int, dict[str, str]]:
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
            connection.request(method, "/api/v2/games", headers={"Origin": origin})
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}

    with Server(tmp_path, sites=[f"{site}/"]) as server:
        status, headers = ask(server, site, "GET")
        assert (status, headers["access-control-allow-origin"]) == (200, site)
        status, headers = ask(server, site, "OPTIONS")
        assert (status, headers["access-control-allow-origin"]) == (204, site)
        assert headers["access-control-allow-headers"] == "authorization, content-type"
        own = f"http://127.0.0.1:{server.port}"
        for origin in ("http://example.org", f"{site}:8443", f"{site}.evil.example", own):
            for method in ("GET", "OPTIONS"):
                status, headers = ask(server, origin, method)
                assert "access-control-allow-origin" not in headers
                assert status == 403 or origin == own


def test_security_headers_are_on_every_answer(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for path in ("/", "/healthz", "/api/v2/games", "/nothing/here", "/api/v2/tables/x"):
            with socket.create_connection(("127.0.0.1", server.port)) as raw:
                raw.sendall(
                    f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                    "Connection: close\r\n\r\n".encode()
                )
                answer = b"".join(iter(lambda: raw.recv(65536), b"")).lower()
            assert b"content-security-policy: default-src 'none'" in answer
            assert b"x-content-type-options: nosniff" in answer
            assert b"\r\nserver:" not in answer


def mutate(key: str, rng: random.Random) -> str:
    """Return a key that is nearly right, and never right."""
    found = key
    while found == key:
        found = mutated(key, rng)
    return found


def mutated(key: str, rng: random.Random) -> str:
    kind, at = rng.randrange(6), rng.randrange(len(key))
    letters = string.ascii_letters + string.digits + "-_"
    if kind == 0:
        return key[:at] + rng.choice(letters) + key[at + 1 :]
    if kind == 1:
        return key.swapcase()
    if kind == 2:
        return key[1:] + key[0]
    if kind == 3:
        return key[::-1]
    if kind == 4:
        return key[:at] + key[at + 1 :] + rng.choice(letters)
    return "".join(rng.choices(letters, k=22))


def try_keys(count: int, seed: int) -> int:
    """Try mutated keys on a table; return how many hold a seat. None may."""
    rng = random.Random(seed)
    keys = [fresh() for _ in range(4)]
    table = Table(fresh())
    wish = m.OpenTable("docker:fr", [m.LinkSeat(key) for key in keys])
    batch, _ = decide.batch_of(table, decide.open_table(table.id, wish), 1, None, None)
    table.fold_event(batch.rows[0])
    assert [table.seats_of(hash_key(key)) for key in keys] == [[0], [1], [2], [3]]
    accepted = 0
    for i in range(count):
        wrong = mutate(keys[i % 4], rng)
        accepted += wrong not in keys and bool(table.seats_of(hash_key(wrong)))
    return accepted


def test_no_mutated_key_is_accepted() -> None:
    assert try_keys(10_000, 1) == 0


def test_a_wrong_key_gets_no_seat_over_the_network(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}, {"kind": "open"}])
        rng = random.Random(3)
        for _ in range(20):
            client = await Client(server.port, table, mutate(key, rng)).connect()
            assert client.seats == []
            answer = await client.act("sit", 0, part="ab" * 32)
            assert answer["code"] == "quayside.table.not-your-seat"
            await client.close()

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(play(server), 60))


def test_tables_cannot_be_enumerated(tmp_path: Path) -> None:
    with Server(tmp_path, ["requests_at_once=40", "requests_per_second=1"]) as server:
        hidden = server.open([{"kind": "open"}] * 2)
        listed = server.open([{"kind": "open"}] * 2, listed=True)
        shown = server.get("/api/v2/lobby")
        assert [view["table"] for view in shown] == [listed]
        assert hidden not in json.dumps(shown)
        answers = {server.http("GET", f"/api/v2/tables/{fresh()}")[0] for _ in range(60)}
        assert answers == {404, 429}


def test_files_of_the_pages_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """A first visit fetches 200 files, and four people may come from one address."""
    limits = ["requests_at_once=40", "requests_per_second=0.01"]
    with Server(tmp_path, [*limits, "files_at_once=60", "files_per_second=0.01"]) as server:
        assert [server.http("GET", "/")[0] for _ in range(61)] == [200] * 60 + [429]
        assert server.http("GET", "/api/v2/lobby")[0] == 200


def test_limits_on_tables_bodies_and_connections(tmp_path: Path) -> None:
    async def crowd(port: int) -> list[int]:
        statuses, open_ = [], []
        for _ in range(6):
            try:
                open_.append(await connect(f"ws://127.0.0.1:{port}/api/v2/socket"))
            except InvalidStatus as error:
                statuses.append(error.response.status_code)
        for one in open_:
            await one.close()
        return statuses

    limits = ["tables_per_hour=2", "body_bytes=1000", "connections_per_address=4"]
    with Server(tmp_path, limits) as server:
        wish = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}
        found = [server.http("PUT", f"/api/v2/tables/{fresh()}", wish) for _ in range(3)]
        assert [status for status, _ in found] == [200, 200, 429]
        assert json.loads(found[2][1])["code"] == "quayside.limit.tables"
        big = {**wish, "game": "x" * 2000}
        assert server.http("PUT", f"/api/v2/tables/{fresh()}", big)[0] == 413
        assert asyncio.run(crowd(server.port)) == [429, 429]


def test_a_flood_is_cut_off_and_silence_before_hello_too(tmp_path: Path) -> None:
    async def flood(server: Server) -> None:
        table = server.open([{"kind": "open"}] * 2)
        async with connect(f"ws://127.0.0.1:{server.port}/api/v2/socket") as loud:
            await loud.send(json.dumps({"type": "hello", "v": 2, "table": table}))
            for _ in range(40):  # with its answers, so that nothing waits when the flood begins
                await loud.send('{"type":"moves"}')
                while json.loads(await loud.recv())["type"] != "moves":
                    pass
            began = time.monotonic()
            for _ in range(1000):  # in one piece, as it may come from a quick client
                loud.protocol.send_text(b'{"type":"moves"}')
            loud.transport.write(b"".join(loud.protocol.data_to_send()))
            heard = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    heard.append(json.loads(await loud.recv()))
            refused = [message["code"] for message in heard if message["type"] == "error"]
            # A connection that is cut off while the client sends may lose what it has not read.
            assert refused[-1:] in ([], ["quayside.limit.rate"])
            assert time.monotonic() - began < 5
            assert server.metric('quayside_refusals_total{code="quayside.limit.rate"}') == 1
        async with connect(f"ws://127.0.0.1:{server.port}/api/v2/socket") as silent:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(silent.recv(), 20)

    with Server(tmp_path, ["hello_seconds=1"]) as server:
        asyncio.run(asyncio.wait_for(flood(server), 60))


def test_a_quick_client_that_waits_for_answers_is_slowed_down_not_cut_off(tmp_path: Path) -> None:
    """Five messages at once and ten a second: thirty take at least two and a half seconds."""

    async def ask(server: Server) -> None:
        client = await Client(server.port, server.open([{"kind": "open"}] * 2)).connect()
        began = time.monotonic()
        for _ in range(30):
            await client.ask_moves()
        assert time.monotonic() - began > (30 - 5) / 10 - 0.2
        assert not client.errors
        await client.close()

    with Server(tmp_path, ["messages_per_second=10", "messages_at_once=5"]) as server:
        asyncio.run(asyncio.wait_for(ask(server), 60))


def test_options_may_have_any_name_and_are_refused_not_failed(tmp_path: Path) -> None:
    position = "docker:fr 2 - hand:6,6 out:- turn:0 roll:- "
    with Server(tmp_path) as server:
        for name in ("players", "name", "self", "options"):
            wish = {"game": "docker", "seats": [{"kind": "open"}] * 2, "options": {name: "2"}}
            record = f"game: docker:fr\noptions: {name}=2\n\n1. 4:+a3\n"
            answers = [
                server.http("PUT", f"/api/v2/tables/{fresh()}", wish),
                server.http("POST", "/api/v2/values", {"positions": [f"{position}{name}=2"]}),
                server.http("POST", "/api/v2/studies", {"position": f"{position}{name}=2"}),
                server.http("PUT", f"/api/v2/tables/{fresh()}/record", record),
            ]
            assert [status for status, _ in answers] == [400] * 4
        assert server.logged == ""


def test_only_records_and_lists_of_positions_may_have_more_bytes_than_other_bodies(
    tmp_path: Path,
) -> None:
    limits = ["body_bytes=1000", "record_bytes=2000", "values_bytes=3000"]
    with Server(tmp_path, limits) as server:
        for size, act, study, verify, values in [
            (900, 400, 400, 200, 400),
            (1900, 413, 400, 200, 400),
            (2900, 413, 413, 413, 400),
            (3100, 413, 413, 413, 413),
        ]:
            position = {"position": "x" * (size - 20)}
            found = [
                server.http("POST", f"/api/v2/tables/{fresh()}/actions", position),
                server.http("POST", "/api/v2/studies", position),
                server.http("POST", "/api/v2/verify", "x" * size),
                server.http("POST", "/api/v2/values", {"positions": ["x" * (size - 22)]}),
            ]
            assert [status for status, _ in found] == [act, study, verify, values]
            large = [json.loads(body) for status, body in found if status == 413]
            assert {problem["code"] for problem in large} <= {"quayside.http.too-large"}


def _slowly(port: int, request: bytes, seconds: float) -> bytes:
    """Send a request that never ends; return what comes back before the connection is closed."""
    with socket.create_connection(("127.0.0.1", port)) as raw:
        raw.sendall(request)
        raw.settimeout(seconds)
        return b"".join(iter(lambda: raw.recv(65536), b""))


def test_a_request_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    """Neither its head nor its body, nor a connection on which nothing is ever asked."""
    with Server(tmp_path) as server:
        host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
        begun = b"GET /healthz HTTP/1.1\r\n" + host
        body = (
            b"POST /api/v2/values HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        again = begun + b"\r\n" + begun
        with ThreadPoolExecutor() as threads:
            found = list(
                threads.map(lambda r: _slowly(server.port, r, 60), [b"", begun, body, again])
            )
        assert found[:2] == [b"", b""]
        assert found[2].startswith(b"HTTP/1.1 408 ")
        assert found[3].startswith(b"HTTP/1.1 200 ")
        assert server.logged == ""


def test_counters_are_for_the_machine_itself_also_behind_a_proxy(tmp_path: Path) -> None:
    with Server(tmp_path, names=["play.example.org"]) as server:
        assert b"quayside_events_total" in server.http("GET", "/metrics")[1]
        proxied = {"Host": "play.example.org"}
        assert server.http("GET", "/healthz", headers=proxied)[0] == 200
        assert server.http("GET", "/metrics", headers=proxied)[0] == 404


def test_no_key_and_no_secret_is_ever_logged(tmp_path: Path) -> None:
    async def play(server: Server) -> str:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        await client.play()
        await client.close()
        server.http("GET", f"/api/v2/tables/{table}?key={key}")
        server.http("GET", f"/api/v2/tables/{table}/{key}")
        return f"{key} {table}"

    with Server(tmp_path, level="debug") as server:
        key, table = asyncio.run(asyncio.wait_for(play(server), 60)).split()
        logged = server.logged
        assert "request" in logged
        assert not any(key[i : i + 8] in logged for i in range(len(key) - 7))
        assert not any(table[i : i + 8] in logged for i in range(len(table) - 7))


def test_every_code_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    missing = [code for code in CODES if f"`{code}`" not in page]
    assert not missing
