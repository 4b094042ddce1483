"""Reading what clients send, in worker processes. Addresses take turns (see `fair_queue`), so a
client with many requests delays only itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, get_type_hints

import msgspec

from quayside.server import reading
from quayside.server.client import CLIENT
from quayside.server.errors import Refused
from quayside.server.pool import COMMAND, Pool, WorkFailed
from quayside.server.settings import Settings
from quayside.server.worker import Answer, Work

MOST, MOST_EACH = 100, 25
"""Requests that may wait, in total and for each address."""
MOST_VALUES_EACH = 5
"""Requests for values that may wait for each address."""
MEMORY = 2_000_000_000
"""The memory that a worker may allocate, in bytes. Files of solutions do not count."""
T = TypeVar("T")
P = ParamSpec("P")
logger = logging.getLogger("quayside.server")


class Readers:
    """Worker processes for the functions of `reading`."""

    def __init__(self, settings: Settings) -> None:
        """Start no worker yet."""
        self.requests = self._pool(MOST_EACH, settings.request_seconds, "reader")
        self.values = self._pool(MOST_VALUES_EACH, settings.request_seconds, "values")
        """A worker of its own: opening a solution may take a while, and nothing else waits."""

    def _pool(self, most_each: int, seconds: float, name: str) -> Pool:
        command = (*COMMAND, str(MEMORY))
        return Pool(1, MOST, seconds, command, name=name, most_each=most_each, finish=True)

    async def call(self, function: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """Have a worker call a function of `reading`, and return its result. Raises what it raises,
        and `Refused` if too many requests wait, if the client disconnects, or if the worker fails.
        """
        pool = self.values if function is reading.values else self.requests
        work = Work(kind="request", text=function.__name__, args=list(args))
        client = CLIENT.get()
        doing = asyncio.ensure_future(pool.do(work, owner=client.address))
        try:
            if client.gone is not None:
                await _wait_for_either(doing, client.gone)
                if not doing.done():
                    raise Refused("quayside.server.busy", "the client has disconnected")
            answer = await doing
        except WorkFailed as error:
            logger.error("request", extra={"work": work.text, "error": str(error)})
            message = f"the server could not do this: {error}"[:300]
            raise Refused("quayside.server.failed", message) from None
        finally:
            doing.cancel()
            # Avoid a reference cycle: an exception's traceback refers to this frame.
            del doing
        result: T = msgspec.convert(answer.result, get_type_hints(function)["return"])
        return result

    async def close(self) -> None:
        """End all workers."""
        await self.requests.close()
        await self.values.close()


async def _wait_for_either(doing: asyncio.Future[Answer], gone: asyncio.Event) -> None:
    """Wait until work is done or its client has disconnected."""
    disconnect = asyncio.ensure_future(gone.wait())
    both: list[asyncio.Future[Any]] = [doing, disconnect]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        disconnect.cancel()
