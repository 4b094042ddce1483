"""Who asks: the client behind the request or connection that is being served.

`CLIENT` is a context variable, so limits for each address need no parameter on the way from the
front door to the work itself.
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
    """A client's address and, for an HTTP request, an event that is set when it has hung up."""

    address: str = ""
    gone: asyncio.Event | None = None


CLIENT: ContextVar[Client] = ContextVar("quayside_client", default=Client())  # noqa: B039


async def serve(
    api: Callable[..., Awaitable[None]], scope: Any, receive: Receive, send: Send, address: str
) -> None:
    """Read the body of a request, then call an ASGI application, and notice when the client hangs
    up. The application is not called for a client that hangs up while it sends the body."""
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
