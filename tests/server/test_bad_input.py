"""Bad input: nothing fails, nothing leaks, the others go on."""

from __future__ import annotations

import asyncio
import socket
from itertools import product
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from tests.server.fuzz import frame, fuzz, fuzz_frames
from tests.server.helpers import GENEROUS, Client, Server, action, fresh

LEAKS = ("Traceback", "sqlite", "/quayside/", "site-packages", 'File \\"')


def fuzz_http(server: Server, examples: int) -> int:
    """Let schemathesis try every operation of the API, with requests as the API describes them and
    with others; return how many cases it tried."""
    # /readyz answers 503 until all rules are loaded, which this request waits for.
    server.http("POST", "/api/v2/verify", "nothing")
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/v2/openapi.json")
    tried = 0

    found: list[Any] = list(schema.get_all_operations())
    operations = [one.ok() for one in found]
    for operation, mode in product(operations, GenerationMode):

        @hypothesis.settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            nonlocal tried
            tried += 1
            response = case.call()
            case.validate_response(response, checks=[not_a_server_error])
            text = response.content.decode("utf-8", "replace")
            assert not any(leak in text for leak in LEAKS)

        # An operation without parameters and body has no request that differs from its description.
        is_plain = mode is GenerationMode.NEGATIVE and not _takes_input(operation)
        if not is_plain:
            check()
    return tried


def _takes_input(operation: Any) -> bool:
    """Return whether an operation has parameters or a body."""
    raw = operation.definition.raw
    return bool(raw.get("parameters") or raw.get("requestBody"))


def test_schemathesis_finds_no_failure_in_any_http_operation(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert fuzz_http(server, 15) > 100
        assert server.metric("quayside_errors_total") == 0
        server.stop()
        assert server.logged == ""


def test_fuzzed_messages_break_nothing(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        _, answers = await asyncio.gather(client.play(), fuzz(server, 3000, seed=11))
        await client.close()
        # How many are answered hangs on when the server cuts a bad client off.
        assert answers["quayside.protocol.message"] > 100
        assert answers["quayside.server.failed"] == 0

    with Server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(run(server), 120))
        assert server.metric("quayside_errors_total") == 0
        server.stop()
        assert server.logged == ""


def test_odd_frames_break_nothing(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        _, tally = await asyncio.gather(client.play(), fuzz_frames(server, 3000, seed=5))
        await client.close()
        assert tally["connections"] > 5

    with Server(tmp_path, (*GENEROUS, "ping_timeout_seconds=60")) as server:
        asyncio.run(asyncio.wait_for(run(server), 120))
        assert server.metric("quayside_errors_total") == 0
        server.stop()
        assert server.logged == ""


def test_a_text_that_is_not_utf8_may_come_with_a_close_frame_right_behind_it(
    one_server: Server,
) -> None:
    before = one_server.logged
    head = (
        f"GET /api/v2/socket HTTP/1.1\r\nHost: 127.0.0.1:{one_server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    for last in (frame(8, b"\x03\xe8"), frame(1, b"\xff")):
        with socket.create_connection(("127.0.0.1", one_server.port), 30) as raw:
            raw.sendall(head.encode())
            assert b" 101 " in raw.recv(4096)
            raw.sendall(frame(1, b"\xff\xfe") + last)
            while raw.recv(4096):
                pass
    assert one_server.logged == before


@pytest.mark.parametrize(
    "path",
    [
        "/api/v2/tables/../../etc/passwd",
        "/api/v2/tables/%2e%2e%2f",
        "/%00",
        "/api/v2/tables/" + "A" * 5000,
        "/api/v2/tables/AAAAAAAAAAAAAAAAAAAAAA/events?since=-1",
        "/api/v2/tables/AAAAAAAAAAAAAAAAAAAAAA/events?since=1e400",
        "/api/v2/tables/AAAAAAAAAAAAAAAAAAAAAA/record",
        "/api/v2",
        "/api/v2/",
        "/api/v2/nothing",
        "/api/v2/swagger",
        "/api/v2/redoc",
    ],
)
def test_odd_paths_are_refused_in_the_protocols_form(path: str, one_server: Server) -> None:
    status, body = one_server.http("GET", path)
    assert 400 <= status < 500
    assert b'"code":"quayside.' in body.replace(b'": "', b'":"')


def test_a_text_with_a_newline_behind_it_is_another_text(one_server: Server) -> None:
    """In ids, keys, parts, names and levels. A part with one made records unreadable."""
    seats = [{"kind": "open"}] * 2
    wish = {"game": "docker:fr", "seats": seats, "listed": True}
    assert one_server.http("PUT", f"/api/v2/tables/{fresh()}%0A", wish)[0] == 400
    for seat in ({"kind": "bot", "level": "1\n"}, {"kind": "link", "key": f"{fresh()}\n"}):
        odd = {**wish, "seats": [seats[0], seat]}
        assert one_server.http("PUT", f"/api/v2/tables/{fresh()}", odd)[0] == 400
    table = one_server.open(seats)
    good: dict[str, Any] = action("sit", 0, 1, part="ab" * 32, name="Ann")
    sitting = good["action"]
    key = {"Authorization": f"Bearer {fresh()}"}
    for wrong in (
        {**good, "id": "A" * 12 + "\n"},
        {**good, "action": {**sitting, "part": "ab" * 32 + "\n"}},
        {**good, "action": {**sitting, "name": "Ann\n"}},
    ):
        assert one_server.http("POST", f"/api/v2/tables/{table}/actions", wrong, key)[0] == 400
    assert one_server.http("POST", f"/api/v2/tables/{table}/actions", good, key)[0] == 200
