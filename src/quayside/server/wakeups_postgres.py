"""Notifications through PostgreSQL: LISTEN and NOTIFY, on a separate connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quayside.server.postgres_database import connect
from quayside.server.wakeups import Bus, Transport

NOTIFY = """
    SELECT pg_notify(channel, text)
    FROM unnest($1::text[], $2::text[]) AS sending (channel, text)
"""


class PostgresTransport:
    """A connection to PostgreSQL that listens."""

    def __init__(self, connection: Any) -> None:
        """Use a connection."""
        self.connection = connection

    async def send(self, texts: list[tuple[str, str]]) -> None:
        """Send texts; see `Transport`."""
        channels, words = [channel for channel, _ in texts], [text for _, text in texts]
        await self.connection.execute(NOTIFY, channels, words)

    async def close(self) -> None:
        """Disconnect; see `Transport`."""
        self.connection.terminate()


def postgres_bus(url: str) -> Bus:
    """Return a bus on PostgreSQL's notifications."""

    async def listen(channels: list[str], hear: Callable[[str, str], None]) -> Transport:
        connection = await connect(url)
        try:
            for channel in channels:
                await connection.add_listener(
                    channel, lambda _connection, _pid, channel, text: hear(channel, text)
                )
        except BaseException:
            connection.terminate()
            raise
        return PostgresTransport(connection)

    return Bus(listen)
