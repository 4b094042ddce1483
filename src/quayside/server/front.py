"""The front door: everything that comes in passes here before the protocol or the API sees it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from quayside.server.errors import Refused
from quayside.server.guard import Buckets, Guard
from quayside.server.hub import Hub
from quayside.server.messages import Bye
from quayside.server.socket import Connection, Receive, Send

SOCKET_PATH = "/api/v1/socket"
ABORT = "quayside.abort"
WAITING = "quayside.waiting"
"""Where the scope of a WebSocket carries the function that cuts it off, and the one that counts the
messages that have come and were not received yet."""
BODY_SECONDS = 10.0
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
    " font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_ID = re.compile(r"[A-Za-z0-9_-]{22}")
logger = logging.getLogger("quayside.server")
Scope = dict[str, Any]


def shown(path: str) -> str:
    """Return a path for the log: ids of tables, which let people watch, are cut short."""
    return _ID.sub(lambda match: match[0][:4] + "~", path)[:200]


class Front:
    """The ASGI application: guards, limits, security headers, WebSockets; HTTP goes on to `api`."""

    def __init__(self, hub: Hub, guard: Guard, api: Callable[..., Any]) -> None:
        """Put the front before an HTTP application."""
        self.hub, self.guard, self.api = hub, guard, api
        settings = hub.settings
        self.connections: set[Connection] = set()
        self._by_address: Counter[str] = Counter()
        self._rate = Buckets(settings.requests_per_second, settings.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a WebSocket, or the server's own start and stop."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.api(scope, receive, send)

    def _check(self, scope: Scope) -> str:
        """Raise `Refused` unless the request may be served; return the address it came from."""
        local = scope["server"][0] if scope.get("server") else None
        self.guard.check(scope["headers"], local)
        address = str(scope["client"][0]) if scope.get("client") else ""
        if not self._rate.take(address):
            raise Refused("quayside.limit.rate", "too many requests; wait a little")
        return address

    # HTTP ----------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500
        self.hub.metrics.requests += 1

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *SECURITY]}
            await send(message)

        try:
            self._check(scope)
            await self.api(scope, self._bounded(scope, receive), answer)
        except Refused as refused:
            self.hub.metrics.refused += 1
            await answer_problem(refused, answer)
        finally:
            logger.info("request", extra={"data": {
                "method": scope["method"], "path": shown(scope["path"]), "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            }})  # fmt: skip

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """Return a `receive` that refuses a body that is too large or too slow."""
        settings, got = self.hub.settings, 0
        record = scope["path"].endswith(("/record", "/verify", "/studies"))
        most = settings.record_bytes if record else settings.body_bytes
        for key, value in scope["headers"]:
            if key.lower() == b"content-length" and (not value.isdigit() or int(value) > most):
                raise Refused("quayside.http.too-large", f"at most {most:,} bytes")

        async def bounded() -> Any:
            nonlocal got
            try:
                message = await asyncio.wait_for(receive(), BODY_SECONDS)
            except TimeoutError:
                return {"type": "http.disconnect"}
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
            address = self._check(scope)
            if scope["path"] != SOCKET_PATH:
                raise Refused("quayside.http.not-found", f"the WebSocket is at {SOCKET_PATH}")
            if self.hub.stopping:
                raise Refused("quayside.server.stopping")
            settings = self.hub.settings
            if (
                len(self.connections) >= settings.connections
                or self._by_address[address] >= settings.connections_per_address
            ):
                raise Refused("quayside.limit.connections")
        except Refused as refused:
            self.hub.metrics.refused += 1
            await answer_problem(refused, send, "websocket.http.response")
            return
        state = scope["state"]
        connection = Connection(
            self.hub, receive, send, state.get(ABORT, _nothing), state.get(WAITING, _none)
        )
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

    async def beat(self) -> None:
        """Heartbeats for everybody, until cancelled."""
        pause = min(1.0, self.hub.settings.heartbeat_seconds / 5)
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            for connection in list(self.connections):
                connection.beat(now)

    async def drain(self) -> None:
        """Tell every client to come back, and give them a moment to hear it."""
        self.hub.stopping = True
        for connection in list(self.connections):
            connection.tell(Bye("quayside.server.stopping", 1.0))
        waits = [connection.flush() for connection in list(self.connections)]
        try:
            await asyncio.wait_for(asyncio.gather(*waits), 1.0)
        except TimeoutError:
            logger.info("drain", extra={"data": {"slow": True}})


def _nothing() -> None:
    """Cut nothing off: for servers without that function, where closing must do."""


def _none() -> int:
    """Count nothing, for servers that cannot say."""
    return 0


async def answer_problem(refused: Refused, send: Send, kind: str = "http.response") -> None:
    """Answer with a refusal as JSON."""
    body = json.dumps(
        {"code": refused.code, "message": str(refused), "ruling": refused.ruling}
    ).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if refused.status == 429:
        headers.append((b"retry-after", b"2"))
    if kind == "websocket.http.response":
        headers += SECURITY
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
