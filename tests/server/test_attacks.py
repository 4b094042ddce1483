"""Attacks on a running server: each is refused or cut off early, and costs it little."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from quayside.games import find
from quayside.server import dice
from tests.server.helpers import GENEROUS, Server

PING, PONG, TEXT, MORE = 9, 10, 1, 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits on what one connection may do, and none on how many there are."""
    limits = ["requests_per_second=100000", "requests_at_once=100000", "tables_per_hour=1000000"]
    with Server(tmp_path_factory.mktemp("attacks"), limits) as running:
        yield running
        assert "Traceback" not in running.logged


def peak(server: Server) -> int:
    """Return the most memory that the server has ever had, in MB."""
    return int(server.metric("quayside_peak_memory_bytes")) // 2**20


def raw(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30)


def until_closed(connection: socket.socket) -> bytes:
    """Return what comes until the connection is closed or reset; fails if that takes long."""
    got = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65_536):
            got += piece
    return got


def send_much(connection: socket.socket, data: bytes, times: int) -> int:
    """Send something again and again until the connection is cut off; return how often it went."""
    for count in range(times):
        try:
            connection.sendall(data)
        except ConnectionError:
            return count
    return times


def head(server: Server, request: str, *lines: str) -> bytes:
    return "\r\n".join([request, f"Host: 127.0.0.1:{server.port}", *lines, "", ""]).encode()


def answer(server: Server, request: bytes) -> bytes:
    with raw(server) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(request)
        return until_closed(connection)


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """Return a short WebSocket frame of a client, masked with zeros."""
    return bytes([128 * last | kind, 128 | len(data)]) + bytes(4) + data


def websocket(server: Server, table: str) -> socket.socket:
    """Return a WebSocket that has said hello."""
    connection = raw(server)
    connection.sendall(
        head(
            server,
            "GET /api/v2/socket HTTP/1.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        )
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    connection.sendall(frame(TEXT, json.dumps({"type": "hello", "v": 2, "table": table}).encode()))
    got = b""
    while b'"events"' not in got:
        got += connection.recv(65_536)
    return connection


def is_cut_off(connection: socket.socket) -> bool:
    """Return whether the server closes a WebSocket whose client goes on answering pings."""
    end = time.monotonic() + 15
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < end:
            got = connection.recv(65_536)
            if not got:
                return True
            for payload in pings(got):
                connection.sendall(frame(PONG, payload))
        return False
    return True


# Records -----------------------------------------------------------------------------------------


def bomb(draws: int) -> str:
    """Return a game that was resigned at once, and that names many draws in a few words."""
    table, secret = "A" * 22, bytes(range(32))
    start = dice.Dice(1, table, secret, []).deal(find("docker:fr", 2, {}))
    most = 10_000_000
    headers = {
        "game": "docker:fr",
        "players": "2",
        "table": table,
        "dice": "fair 1",
        "dice-commitment": dice.commitment(table, secret, 1),
        "dice-secret": secret.hex(),
        "dice-draws": " ".join(f"{n + 1}-{n + most}" for n in range(0, draws, most)),
        **start,
    }
    return "".join(f"{key}: {value}\n" for key, value in headers.items()) + "\nresign@1\n"


def test_a_short_record_cannot_name_more_draws_than_fit_into_memory(server: Server) -> None:
    status, _ = server.http("POST", "/api/v2/verify", bomb(0))
    before = peak(server)
    status, body = server.http("POST", "/api/v2/verify", bomb(900_000_000))
    assert (status, json.loads(body)["ok"]) == (200, False)
    assert "draws for 900000000" in json.loads(body)["message"]
    assert peak(server) < before + 50


# WebSocket frames --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (b"", frame(PING, b"x" * 125)),
        (frame(TEXT, b"a", last=False), frame(MORE, b"", last=False)),
        (b"", frame(TEXT, b"", last=False) + frame(MORE, b"") + frame(PONG)),
    ],
    ids=["pings", "pongs", "long pings", "fragments", "mixed"],
)
def test_frames_of_every_kind_are_counted(server: Server, first: bytes, again: bytes) -> None:
    table = server.open([{"kind": "open"}] * 2)
    with websocket(server, table) as connection:
        connection.sendall(first)
        send_much(connection, again * 100, 50)
        assert is_cut_off(connection)
    assert server.get("/healthz")["status"] == "ok"


def test_a_message_has_few_fragments(server: Server) -> None:
    """Slowly enough for the count of frames, so that only the count of fragments ends it."""
    table = server.open([{"kind": "open"}] * 2)
    with websocket(server, table) as connection:
        connection.sendall(frame(TEXT, b"{", last=False))
        connection.sendall(frame(MORE, b" ", last=False) * 50)
        connection.sendall(frame(PONG))
        connection.sendall(frame(MORE, b" ", last=False) * 50)
        assert is_cut_off(connection)


def test_several_texts_that_are_not_utf_8_are_closed_without_a_line_of_log(server: Server) -> None:
    with websocket(server, server.open([{"kind": "open"}] * 2)) as connection:
        connection.sendall(3 * frame(TEXT, b"\xff\xfe"))
        assert b"\x03\xef" in until_closed(connection), "the close code is 1007"
    assert "Fatal" not in server.logged


def test_a_client_may_ping_and_fragment(server: Server) -> None:
    table = server.open([{"kind": "open"}] * 2)
    with websocket(server, table) as connection:
        connection.sendall(frame(PING, b"here") * 20)
        connection.sendall(frame(TEXT, b'{"type":', last=False) + frame(PING, b"there"))
        connection.sendall(frame(MORE, b'"moves"', last=False) + frame(MORE, b"}"))
        got = b""
        while b'"moves"' not in got or got.count(b"here") < 21:
            got += connection.recv(65_536)


# Requests ----------------------------------------------------------------------------------------


def test_the_head_of_a_request_has_bounds(server: Server) -> None:
    for start, again in [
        (b"GET /healthz HTTP/1.1\r\n", b"a:\r\n" * 1_000),
        (b"GET /healthz HTTP/1.1\r\na: ", b"a" * 65_536),
        (b"GET /healthz HTTP/1.1\r\n", b"a" * 65_536),
        (b"GET /", b"a" * 65_536),
    ]:
        with raw(server) as connection:
            connection.sendall(start)
            assert send_much(connection, again, 1_000) < 1_000
            until_closed(connection)


def test_a_head_that_is_too_long_is_told_so(server: Server) -> None:
    many = [f"a{i}: b" for i in range(150)]
    for request in (
        head(server, "GET /healthz HTTP/1.1", *many),
        head(server, "GET /healthz HTTP/1.1", "a: " + "b" * 50_000),
        head(server, f"GET /healthz?{'a' * 50_000} HTTP/1.1"),
    ):
        got = answer(server, request)
        assert got.startswith(b"HTTP/1.1 431 ")
        assert json.loads(got.partition(b"\r\n\r\n")[2])["code"] == "quayside.http.too-large"
    few = [f"a{i}: {'b' * 250}" for i in range(90)]
    got = answer(server, head(server, "GET /healthz HTTP/1.1", "Connection: close", *few))
    assert got.startswith(b"HTTP/1.1 200 ")


def test_trailers_are_counted_and_are_no_headers(server: Server) -> None:
    start = head(
        server,
        "POST /api/v2/values HTTP/1.1",
        "Transfer-Encoding: chunked",
        "Connection: close",
        "Content-Type: application/json",
    )
    body = b'{"positions": ["nothing"]}'
    chunks = b"%x\r\n%b\r\n0\r\n" % (len(body), body)
    # A second Host or a foreign Origin would be refused, were they taken for headers.
    late = b"Host: evil.example\r\nOrigin: http://evil.example\r\n\r\n"
    assert b"quayside.position.invalid" in answer(server, start + chunks + late)
    with raw(server) as connection:
        connection.sendall(start + b"1\r\n{\r\n0\r\n")
        assert send_much(connection, b"a:\r\n" * 1_000, 1_000) < 1_000


def test_a_body_in_tiny_chunks_is_not_read_for_ever(server: Server) -> None:
    """Neither where the application waits for it, nor where it has answered long ago."""
    for path in ("/api/v2/nothing", "/api/v2/values"):
        with raw(server) as connection:
            connection.settimeout(1)
            connection.sendall(head(server, f"POST {path} HTTP/1.1", "Transfer-Encoding: chunked"))
            with contextlib.suppress(TimeoutError):
                assert send_much(connection, b"1\r\na\r\n" * 1_000, 20_000) < 20_000


def test_a_client_that_goes_in_the_middle_of_a_body_is_no_failure(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        start = head(
            server,
            "POST /api/v2/values HTTP/1.1",
            "Content-Type: application/json",
            "Content-Length: 100",
        )
        for _ in range(20):
            with raw(server) as connection:
                connection.sendall(start + b"{")
        end = time.monotonic() + 30
        while server.metric("quayside_refused_total") < 20:
            assert time.monotonic() < end
        assert server.metric("quayside_errors_total") == 0
    assert "Fatal" not in server.logged


def test_what_is_no_http_is_refused_without_a_line_of_log(server: Server) -> None:
    before = server.logged
    got = answer(server, b"\x16\x03\x01\x00hello\r\n\r\n")
    assert got.startswith(b"HTTP/1.1 400 ")
    assert json.loads(got.partition(b"\r\n\r\n")[2])["code"] == "quayside.http.bad-request"
    assert server.logged == before


def test_a_handshake_that_is_refused_does_not_stay_open(server: Server) -> None:
    """The WebSocket library takes shorter header lines than the HTTP parser before it."""
    upgrade = (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "a: " + "b" * 9_000,
    )
    assert answer(server, head(server, "GET /api/v2/socket HTTP/1.1", *upgrade)) == b""


def test_few_requests_wait_on_one_connection(server: Server) -> None:
    request = head(server, "GET /api/v2/games HTTP/1.1")
    with raw(server) as connection:
        connection.sendall(request * 4)
        got = b""
        while got.count(b"HTTP/1.1 200 ") < 4:
            got += connection.recv(65_536)
    with raw(server) as connection:
        assert send_much(connection, request * 200, 1_000) < 1_000


def test_one_address_has_so_many_http_connections(tmp_path: Path) -> None:
    with Server(tmp_path, ["http_connections_per_address=10"]) as server:
        table = server.open([{"kind": "open"}] * 2)
        sockets = [websocket(server, table) for _ in range(12)]  # these are counted elsewhere
        idle = [raw(server) for _ in range(30)]
        refused = [one for one in idle[10:] if b"quayside.limit.connections" in until_closed(one)]
        assert len(refused) == 20
        for one in idle:
            one.close()
        end = time.monotonic() + 30
        while time.monotonic() < end:  # until the server has noticed
            with contextlib.suppress(OSError):
                if server.http("GET", "/healthz")[0] == 200:
                    break
        assert server.get("/healthz")["status"] == "ok"
        for one in sockets:
            one.close()


def test_studies_of_one_address_are_counted_before_they_are_read(tmp_path: Path) -> None:
    limits = ["studies_per_address=2", "requests_at_once=1000"]
    with Server(tmp_path, limits) as server:
        start = "docker:fr 2 - hand:6,6 out:- turn:0 roll:-"
        body = json.dumps({"position": start}).encode()
        request = head(
            server,
            "POST /api/v2/studies HTTP/1.1",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
        )
        clients = [raw(server) for _ in range(40)]
        for client in clients:
            client.sendall(request + body)
        got = [until_closed(client) for client in clients]
        for client in clients:
            client.close()
        assert sum(one.startswith(b"HTTP/1.1 202 ") for one in got) == 2
        assert sum(b"quayside.limit.studies" in one for one in got) == 38


def test_whoever_does_not_read_is_not_kept_and_a_silent_websocket_is(tmp_path: Path) -> None:
    """A client that pipelines requests and reads nothing is cut off. A WebSocket on which nothing
    happens for as long stays open."""
    with Server(tmp_path, [*GENEROUS, "http_connections_per_address=1"]) as server:
        table = server.open([{"kind": "open"}] * 2)
        silent = websocket(server, table)
        silent.settimeout(0.1)
        path = next(Path("src/quayside/server/pages/assets").glob("Board3D*.js"), None)
        name = "/api/v2/openapi.json" if path is None else f"/assets/{path.name}"
        with socket.socket() as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            lazy.connect(("127.0.0.1", server.port))
            lazy.sendall(head(server, f"GET {name} HTTP/1.1") * 8)
            end = time.monotonic() + 90
            while is_another_open(server):
                assert time.monotonic() < end
                with contextlib.suppress(TimeoutError):  # it answers the pings
                    for payload in pings(silent.recv(65_536)):
                        silent.sendall(frame(PONG, payload))
        silent.settimeout(30)
        silent.sendall(frame(TEXT, b'{"type":"moves"}'))
        got = b""
        while b'"type":"moves"' not in got:
            piece = silent.recv(65_536)
            assert piece
            got += piece
        silent.close()


def pings(data: bytes) -> Iterator[bytes]:
    """Give the payloads of the pings in whole frames that the server has sent."""
    while data:
        start, length = (4, int.from_bytes(data[2:4])) if data[1] == 126 else (2, data[1])
        if data[0] & 15 == PING:
            yield data[start : start + length]
        data = data[start + length :]


def is_another_open(server: Server) -> bool:
    """Return whether a server that allows one HTTP connection has another one than this."""
    status, body = server.http("GET", "/healthz")
    assert status == 200 or b"quayside.limit.connections" in body
    return status == 429
