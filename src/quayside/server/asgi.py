"""The outer ASGI application: it checks every request before the protocol or the API sees it."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from quayside.server import webapp
from quayside.server.client import CLIENT, Client, serve_client
from quayside.server.connection import POLICY, Connection, Receive, Send
from quayside.server.errors import Refused
from quayside.server.hosts import HostCheck
from quayside.server.hub import Hub
from quayside.server.loop_share import LoopShare
from quayside.server.protocol import SOCKET_PATH, VERSION, Bye, encode
from quayside.server.proxies import limit_address
from quayside.server.ratelimit import RateLimiter
from quayside.server.webapp import POLICY as PAGE_POLICY
from quayside.server.webapp import File, Pages
from quayside.server.wire import other_version, problem

ABORT = "quayside.abort"
WAITING = "quayside.waiting"
"""Keys in the scope of a WebSocket for two functions: one disconnects it at once, the other returns
the number of messages that have arrived and were not received yet."""
EACH_SECONDS, ALL_SECONDS = 0.004, 1.0
"""The time between two clients that are sent away, and the time for all of them."""
COME_BACK_SECONDS = 0.1, 0.4
"""After how long a client that is sent away may connect again: the least and the most."""
PROBES = frozenset(("/healthz", "/livez", "/readyz", "/metrics"))
BODY_SECONDS = 10.0
"""How long the body of a request may take."""
_SECURITY = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_ASKED = [
    (b"access-control-allow-methods", b"GET, PUT, POST, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type"),
    (b"access-control-max-age", b"600"),
]
"""The answer to a CORS preflight request."""
_OTHER_VERSION = re.compile(rf"/api/v(?!{VERSION}(/|$))\d+(/|$)")
"""The path prefix of another version of the protocol."""
_ID = re.compile(r"[A-Za-z0-9_-]{16,}")
logger = logging.getLogger("quayside.server")
Scope = dict[str, Any]


def shown(path: str) -> str:
    """Return a path for the log. Table ids are truncated, because anyone who knows an id can
    watch."""
    return _ID.sub(lambda match: match[0][:4] + "~", path)[:200]


def _address(scope: Scope) -> str:
    """Return the address by which a client is limited: of an IPv6 address the network."""
    return limit_address(str(scope["client"][0])) if scope.get("client") else ""


def security(host: str | None = None) -> list[tuple[bytes, bytes]]:
    """Return the security headers of every response. `host` is a checked Host: older browsers do
    not include its WebSocket in `'self'`."""
    own = "connect-src 'self'"
    policy = PAGE_POLICY.replace(own, f"{own} ws://{host} wss://{host}" if host else own)
    policy += "; frame-ancestors 'none'"
    return [(b"content-security-policy", policy.encode()), *_SECURITY]


def _for_site(origin: str) -> list[tuple[bytes, bytes]]:
    """Return the CORS headers of a response to a page of another site."""
    return [(b"access-control-allow-origin", origin.encode()), (b"vary", b"origin")]


class Front:
    """The ASGI application: host check, limits, security headers and WebSockets. HTTP requests that
    are not for a page go to `api`."""

    def __init__(
        self, hub: Hub, hosts: HostCheck, api: Callable[..., Any], pages: Pages | None = None
    ) -> None:
        """Wrap an HTTP application; `pages` are the built ones by default."""
        self.hub, self.hosts, self.api = hub, hosts, api
        self.pages = Pages() if pages is None else pages
        settings = hub.settings
        self.connections: set[Connection] = set()
        self._by_address: Counter[str] = Counter()
        self._rate = RateLimiter(settings.requests_per_second, settings.requests_at_once)
        self.share = LoopShare(settings.http_share, hub.playing)
        self._file_rate = RateLimiter(settings.files_per_second, settings.files_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a WebSocket, or the start and stop of the server."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.api(scope, receive, send)

    def _check(self, scope: Scope, rate: RateLimiter) -> tuple[str, str]:
        """Return the client's address and the Host; raise `Refused` unless both are welcome."""
        local = scope["server"][0] if scope.get("server") else None
        host = self.hosts.check(scope["headers"], local)
        address = _address(scope)
        if not rate.spend(address):
            raise Refused("quayside.limit.rate", "too many requests; wait a little")
        return address, host

    # HTTP ----------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, headers = time.perf_counter(), 500, security()
        metrics = self.hub.metrics
        (metrics.probes if scope["path"] in PROBES else metrics.requests).inc()

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                # A client that sends too much, too slowly or too often must connect again.
                closing = [(b"connection", b"close")] if status in (408, 413, 429) else []
                message = {**message, "headers": [*message["headers"], *headers, *closing]}
            await send(message)

        is_read = scope["method"] in ("GET", "HEAD")
        page = self.pages.find(scope["path"]) if self.pages and is_read else None
        try:
            address, host = self._check(scope, self._file_rate if page else self._rate)
            headers = security(host)
            site = self.hosts.site(scope["headers"])
            if site is not None:
                headers += _for_site(site)
                if scope["method"] == "OPTIONS":
                    await answer({"type": "http.response.start", "status": 204, "headers": _ASKED})
                    await answer({"type": "http.response.body", "body": b""})
                    return
            if _OTHER_VERSION.match(scope["path"]):
                raise other_version()
            if page is not None:
                await _answer_page(page, scope, answer)
            else:
                bounded = self._bounded(scope, receive)
                await self.share.serve(
                    address, lambda: serve_client(self.api, scope, bounded, answer, address)
                )
        except Refused as refused:
            self.hub.metrics.refuse(refused.code)
            await answer_problem(refused, answer)
        finally:
            logger.info(
                "request",
                extra={
                    "client": _address(scope),
                    "method": scope["method"],
                    "path": shown(scope["path"]),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """Return a `receive` that refuses a body that is too slow, or larger than any route
        accepts. The API has a limit for each route."""
        settings, got = self.hub.settings, 0
        end = asyncio.get_running_loop().time() + BODY_SECONDS
        most = max(settings.record_bytes, settings.body_bytes, settings.values_bytes)
        for key, value in scope["headers"]:
            if key.lower() == b"content-length" and (not value.isdigit() or int(value) > most):
                raise Refused("quayside.http.too-large", f"at most {most:,} bytes")

        whole = False

        async def bounded() -> Any:
            nonlocal got, whole
            try:
                async with asyncio.timeout_at(end if not whole else None):
                    message = await receive()
            except TimeoutError:
                raise Refused("quayside.http.too-slow") from None
            if message["type"] == "http.disconnect" and not whole:
                raise Refused("quayside.http.bad-request", "the request ended before its body")
            whole = whole or not message.get("more_body")
            got += len(message.get("body", b""))
            if got > most:
                raise Refused("quayside.http.too-large", f"at most {most:,} bytes")
            return message

        return bounded

    # WebSocket -----------------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        address = ""
        try:
            address, _ = self._check(scope, self._rate)
            if _OTHER_VERSION.match(scope["path"]):
                await _refuse_version(send)
                return
            if scope["path"] != SOCKET_PATH:
                raise Refused("quayside.http.not-found", f"the WebSocket is at {SOCKET_PATH}")
            if self.hub.draining:
                raise Refused("quayside.server.stopping")
            settings = self.hub.settings
            if (
                len(self.connections) >= settings.connections
                or self._by_address[address] >= settings.connections_per_address
            ):
                raise Refused("quayside.limit.connections")
        except Refused as refused:
            self.hub.metrics.refuse(refused.code)
            await answer_problem(refused, send, "websocket.http.response")
            return
        state = scope["state"]
        connection = Connection(
            self.hub, receive, send, state.get(ABORT, _nothing), state.get(WAITING, _none)
        )
        CLIENT.set(Client(address))
        self.connections.add(connection)
        self._by_address[address] += 1
        try:
            await send({"type": "websocket.accept"})
            await connection.run()
        finally:
            self.connections.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def send_heartbeats(self) -> None:
        """Send heartbeats to all connections and measure the event loop, until cancelled."""
        pause = min(1.0, self.hub.settings.heartbeat_seconds / 5)
        metrics, planned = self.hub.metrics, time.monotonic() + pause
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            metrics.lag_seconds.observe(max(0.0, now - planned))
            metrics.queues.labels("http").set(len(self.share))
            metrics.queues.labels("messages").set(sum(one.waiting for one in self.connections))
            for connection in list(self.connections):
                connection.send_heartbeat(now)
            planned = time.monotonic() + pause

    async def drain(self) -> None:
        """Hand over to other processes: accept no more WebSockets, and send the clients away. Each
        one can act until it is sent away."""
        await self.hub.hand_over()
        connections = list(self.connections)
        random.shuffle(connections)
        pause = min(EACH_SECONDS, ALL_SECONDS / max(1, len(connections)))
        leaving = []
        loop = asyncio.get_running_loop()
        for connection in connections:
            # Spread over time: all of them may reconnect to one other process.
            retry = round(random.uniform(*COME_BACK_SECONDS), 2)
            bye = Bye("quayside.server.stopping", retry)
            leaving.append(loop.create_task(connection.send_away(bye)))
            await asyncio.sleep(pause)
        if leaving:
            _, slow = await asyncio.wait(leaving, timeout=1.0)
            for task in slow:
                task.cancel()
                logger.info("drain", extra={"slow": True})
        self.hub.begin_to_stop()


def _nothing() -> None:
    """Do nothing: the fallback for ASGI servers that cannot disconnect at once."""


def _none() -> int:
    """Return 0: the fallback for ASGI servers that cannot count waiting messages."""
    return 0


async def _refuse_version(send: Send) -> None:
    """Refuse a WebSocket of another protocol version with a message: a page cannot see any other
    answer."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": encode(problem(other_version())).decode()})
    await send({"type": "websocket.close", "code": POLICY})


async def _answer_page(page: File, scope: Scope, send: Send) -> None:
    status, headers, body = webapp.answer(page, scope["headers"])
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


async def answer_problem(refused: Refused, send: Send, kind: str = "http.response") -> None:
    """Answer with a refusal as JSON."""
    body = encode(problem(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if refused.status == 429:
        headers.append((b"retry-after", b"2"))
    if kind == "websocket.http.response":
        headers += security()
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
