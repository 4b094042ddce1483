"""The client behind the request or connection that is being served.

`CLIENT` is a context variable, so that limits by address need no parameter between the ASGI
application and the work itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


@dataclass(frozen=True)
class Client:
    """A client's address and, for an HTTP request, an event that is set when it disconnects."""

    address: str = ""
    gone: asyncio.Event | None = None


CLIENT: ContextVar[Client] = ContextVar("quayside_client", default=Client())  # noqa: B039


async def serve_client(
    api: Callable[..., Awaitable[None]], scope: Any, receive: Receive, send: Send, address: str
) -> None:
    """Read the body of a request, call an ASGI application, and watch for a disconnect. The
    application is not called for a client that disconnects before it has sent the whole body."""
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    gone, given = asyncio.Event(), False

    async def watch() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        gone.set()

    async def replayed() -> Any:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": body, "more_body": False}
        await gone.wait()
        return {"type": "http.disconnect"}

    watcher = asyncio.get_running_loop().create_task(watch())
    token = CLIENT.set(Client(address, gone))
    try:
        await api(scope, replayed, send)
    finally:
        CLIENT.reset(token)
        watcher.cancel()
