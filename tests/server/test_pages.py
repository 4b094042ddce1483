"""The built front end is served from the same port, and kept by browsers as long as it may be."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from quayside.server.asgi import Front
from quayside.server.hosts import HostCheck
from quayside.server.hub import Hub
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool
from quayside.server.settings import Settings
from quayside.server.webapp import Pages

HOST = "192.168.1.20:8765"
SCRIPT = b"console.log('quayside')"


class NoLog:
    """Pages need no log."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name, body in {
        "index.html": b"<!doctype html>",
        "sw.js": b"//",
        "manifest.webmanifest": b"{}",
        "icon.png": b"\x89PNG",
        "assets/main-1a2b3c.js": SCRIPT,
        "assets/plain-9.css": b"a{}",
    }.items():
        (tmp_path / name).write_bytes(body)
    (tmp_path / "assets" / "main-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT))
    return tmp_path


Answer = tuple[int, dict[str, str], bytes]


class Browser:
    """Asks a front for pages; what is no page goes to an API that says so."""

    def __init__(self, pages: Pages) -> None:
        hub = Hub(NoLog(), Pool(1, 1, 1.0), Settings(), Metrics())  # type: ignore[arg-type]
        self.front = Front(hub, HostCheck(8765), self._api, pages)

    async def _api(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"api"})

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.request", "body": b""}

        given = {"host": HOST, **{k.replace("_", "-"): v for k, v in headers.items()}}
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "server": ("192.168.1.20", 8765),
            "client": ("192.168.1.9", 5000),
            "headers": [(k.encode(), v.encode()) for k, v in given.items()],
        }
        asyncio.run(self.front(scope, receive, send))
        found = {k.decode(): v.decode() for k, v in sent[0]["headers"]}
        return sent[0]["status"], found, sent[1]["body"]


@pytest.fixture
def browser(folder: Path) -> Browser:
    return Browser(Pages(folder))


def test_every_place_in_the_application_gets_the_application(browser: Browser) -> None:
    for path in (
        "/",
        "/t/" + "a" * 22,
        "/rules/docker",
        "/record",
        "/open/dockers",
        "/lobby",
        "/at-the-table",
        "/apiary",
    ):
        status, headers, body = browser.get(path)
        assert (status, body) == (200, b"<!doctype html>"), path
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-cache"


def test_what_is_no_page_goes_to_the_api(browser: Browser) -> None:
    for path in (
        "/\0",
        "/api",
        "/api/v2/nothing",
        "/healthz",
        "/metrics",
        "/nothing.js",
        "/../front.py",
        "/assets/../../front.py",
        "/assets/main-1a2b3c.js.gz",
    ):
        assert browser.get(path)[2] == b"api", path
    assert browser.get("/", "POST")[2] == b"api"


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(browser: Browser) -> None:
    _, headers, body = browser.get("/assets/main-1a2b3c.js")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"].startswith("text/javascript")
    assert body == SCRIPT
    for path, kind in (
        ("/sw.js", "text/javascript"),
        ("/icon.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ):
        status, headers, _ = browser.get(path)
        assert (status, headers["cache-control"]) == (200, "no-cache")
        assert headers["content-type"].startswith(kind)
        again, _, body = browser.get(path, if_none_match=headers["etag"])
        assert (again, body) == (304, b"")


def test_the_compressed_file_is_sent_to_who_takes_it(browser: Browser) -> None:
    path = "/assets/main-1a2b3c.js"
    _, headers, body = browser.get(path, accept_encoding="br, gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == SCRIPT
    assert int(headers["content-length"]) == len(body)
    for accepted in ("", "br", "gzip;q=0"):
        _, headers, body = browser.get(path, accept_encoding=accepted)
        assert "content-encoding" not in headers
        assert body == SCRIPT
    _, headers, body = browser.get("/assets/plain-9.css", accept_encoding="gzip")
    assert body == b"a{}"
    assert headers["vary"] == "accept-encoding"


def test_head_is_answered_without_a_body(browser: Browser) -> None:
    status, headers, body = browser.get("/", "HEAD")
    assert (status, headers["content-length"], body) == (200, "15", b"")


def test_the_policy_allows_the_application_and_nothing_else(browser: Browser) -> None:
    _, headers, _ = browser.get("/")
    parts = [part.strip() for part in headers["content-security-policy"].split(";")]
    policy = {name: sources for name, _, sources in (part.partition(" ") for part in parts)}
    assert policy["default-src"] == "'none'"
    assert policy["connect-src"] == f"'self' ws://{HOST} wss://{HOST}"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    for name in ("style-src", "font-src", "worker-src", "manifest-src"):
        assert policy[name] == "'self'"
    assert policy["img-src"] == "'self' data: blob:"
    assert policy["media-src"] == "'self' blob:"


def test_a_host_that_is_not_ours_is_not_named_in_the_policy(browser: Browser) -> None:
    status, headers, _ = browser.get("/", host="evil.example:8765; script-src *")
    assert status == 421
    assert "evil" not in headers["content-security-policy"]


def test_without_a_front_end_everything_goes_to_the_api(tmp_path: Path) -> None:
    assert not Pages(tmp_path)
    assert Browser(Pages(tmp_path)).get("/")[2] == b"api"
