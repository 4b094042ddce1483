"""Trusted proxies: limits by the client's own address, and headers that nobody can forge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quayside.core.errors import InvalidSetup
from quayside.server.proxies import TrustedProxies, limit_address
from tests.server.helpers import Server, fresh

FEW = ("tables_per_hour=2", "requests_per_second=1000", "requests_at_once=1000")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("not an address", "not an address"),
    ],
)
def test_ipv6_is_counted_by_networks_of_64_bits(host: str, counted: str) -> None:
    assert limit_address(host) == counted


def test_only_networks_are_trusted() -> None:
    trusted = TrustedProxies(["10.0.0.0/8", "::1"])
    assert "10.1.2.3" in trusted
    assert "::1" in trusted
    assert "11.1.2.3" not in trusted
    assert "nonsense" not in trusted
    assert not TrustedProxies()
    for text in ("10.0.0.1/8", "proxy.example", "*", ""):
        with pytest.raises(InvalidSetup):
            TrustedProxies([text])


def opens(server: Server, forwarded: str) -> int:
    """Open a table through a proxy, as whoever it names; return the status."""
    wish = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    return server.http("PUT", f"/api/v2/tables/{fresh()}", wish, headers)[0]


def test_limits_count_the_clients_behind_a_trusted_proxy(tmp_path: Path) -> None:
    with Server(tmp_path, FEW, proxies=["127.0.0.1"]) as server:
        assert [opens(server, "192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert opens(server, "192.0.2.2") == 200, "another client has tables of its own"
        assert opens(server, "203.0.113.9, 192.0.2.1") == 429, "what a client adds is not believed"
        one_network = ["2001:db8::1", "2001:db8::2", "2001:db8::3"]
        assert [opens(server, host) for host in one_network] == [200, 200, 429]
        assert opens(server, "2001:db8:0:1::1") == 200
        # Nobody becomes the machine itself by saying so.
        through = {"X-Forwarded-For": "127.0.0.1, 192.0.2.1"}
        assert server.http("GET", "/metrics", headers=through)[0] == 404
        assert server.http("GET", "/metrics")[0] == 200


def test_without_a_trusted_proxy_the_header_is_ignored(tmp_path: Path) -> None:
    with Server(tmp_path, FEW, proxies=["10.0.0.0/8"]) as server:
        hosts = ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
        assert [opens(server, host) for host in hosts] == [200, 200, 429]
        assert server.http("GET", "/metrics", headers={"X-Forwarded-For": "192.0.2.1"})[0] == 200


FORGED = [
    "",
    ",",
    "127.0.0.1",
    "127.0.0.1, ::1",
    "::1",
    "[::1]:80",
    "192.0.2.1:80",
    "192.0.2.1, , 127.0.0.1",
    "unknown",
    "_hidden",
    "localhost",
    "0",
    "2130706433",
    "fe80::1%lo",
    "999.1.1.1",
    "192.0.2.1 " * 300,
    ",".join(["127.0.0.1"] * 1000),
    '"127.0.0.1"',
    "192.0.2.1;proto=https",
    "\xff\xfe",
]
FORGED_HEADERS = [
    ("X-Forwarded-Proto", "https"),
    ("X-Forwarded-Proto", "javascript"),
    ("X-Forwarded-Host", "evil.example"),
    ("X-Forwarded-Port", "99999"),
    ("X-Forwarded-Prefix", "//evil.example"),
    ("Forwarded", "for=127.0.0.1;host=evil.example;proto=https"),
    ("Forwarded", 'for="[::1]"'),
    ("X-Real-IP", "127.0.0.1"),
    ("X-Client-IP", "127.0.0.1"),
    ("True-Client-IP", "127.0.0.1"),
    ("CF-Connecting-IP", "127.0.0.1"),
    ("X-Original-URL", "/metrics"),
    ("X-Rewrite-URL", "/metrics"),
    ("X-HTTP-Method-Override", "DELETE"),
    ("X-Forwarded-For", "127.0.0.1"),
]


def forge(server: Server, trusted: bool) -> int:
    """Send forged headers of proxies; return how many. Without a trusted proxy they change nothing,
    and through one, which adds the address of its client, nobody becomes the machine itself."""
    cases = [*(("X-Forwarded-For", text) for text in FORGED), *FORGED_HEADERS]
    for name, text in cases:
        added = f"{text}, 203.0.113.9" if name == "X-Forwarded-For" else "203.0.113.9"
        headers = {name: text, "X-Forwarded-For": added} if trusted else {name: text}
        status, body = server.http("GET", "/livez", headers=headers)
        assert (status, json.loads(body)["status"]) == (200, "ok"), (name, text)
        status, _ = server.http("GET", "/metrics", headers=headers)
        assert status == (404 if trusted else 200), (name, text, status)
        assert b"evil" not in server.http("GET", "/", headers=headers)[1]
    return len(cases)


@pytest.mark.parametrize("proxy", ["10.0.0.0/8", "127.0.0.1"])
def test_forged_headers_of_proxies_get_nothing(tmp_path: Path, proxy: str) -> None:
    with Server(tmp_path, proxies=[proxy]) as server:
        assert forge(server, proxy == "127.0.0.1") > 30
        assert server.metric("quayside_errors_total") == 0
        server.stop()
        assert server.logged == ""


def test_readiness_is_apart_from_liveness(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.open([{"kind": "open"}] * 2)  # waits for the rules of one game
        assert server.http("GET", "/livez")[0] == 200
        status, body = server.http("POST", "/api/v2/verify", "nothing")  # waits for all rules
        assert (status, json.loads(body)["ok"]) == (200, False)
        assert server.http("GET", "/readyz")[0] == 200
        (tmp_path / "quayside.db").rename(tmp_path / "elsewhere.db")
        assert server.http("GET", "/livez")[0] == 200
