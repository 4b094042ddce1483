"""Notifications through Redis, or a compatible server: PUBLISH and SUBSCRIBE."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from quayside.core.errors import InvalidSetup
from quayside.server.wakeups import REPLY_SECONDS, Bus, Transport


class RedisTransport:
    """Two connections to Redis: one that publishes, one that listens."""

    def __init__(self, client: Any, listening: Any, hear: Callable[[str, str], None]) -> None:
        """Use a client, and its subscription."""
        self._client, self._listening = client, listening
        self._reading = asyncio.get_running_loop().create_task(self._read(hear))

    async def _read(self, hear: Callable[[str, str], None]) -> None:
        """Pass on messages. If the connection fails, this ends, and the next heartbeat is
        missed."""
        async for message in self._listening.listen():
            if message["type"] == "message":
                hear(message["channel"], message["data"])

    async def send(self, texts: list[tuple[str, str]]) -> None:
        """Send texts; see `Transport`."""
        async with self._client.pipeline(transaction=False) as pipe:
            for channel, text in texts:
                pipe.publish(channel, text)
            await pipe.execute()

    async def close(self) -> None:
        """Disconnect; see `Transport`."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self._listening.aclose()
        await self._client.aclose()


def redis_bus(url: str) -> Bus:
    """Return a bus on Redis; raises `InvalidSetup` for an address that cannot be read."""
    try:
        redis.asyncio.Redis.from_url(url)
    except ValueError as error:
        raise InvalidSetup(f"the address of the bus cannot be read: {error}") from None

    async def listen(channels: list[str], hear: Callable[[str, str], None]) -> Transport:
        client = redis.asyncio.Redis.from_url(
            url,
            decode_responses=True,
            socket_connect_timeout=REPLY_SECONDS,
            # The bus itself connects again, so that it knows when words may have been lost.
            retry=Retry(NoBackoff(), 0),
        )
        listening = client.pubsub()
        try:
            async with asyncio.timeout(REPLY_SECONDS):
                await listening.subscribe(*channels)
        except BaseException:
            await listening.aclose()
            await client.aclose()
            raise
        return RedisTransport(client, listening, hear)

    return Bus(listen)
