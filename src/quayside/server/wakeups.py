"""Wake-ups between the processes of a server: short words on a channel, by LISTEN and NOTIFY.

Words can be lost: a process may end before it has sent them, and a connection can die without a
sign. A word therefore only says where to look, and a listener also looks from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Protocol

from quayside.server.postgres_database import connect

HEARTBEAT_SECONDS = 1.0
"""How often a connection must hear a word of its own. One that does not is made anew."""
REPLY_SECONDS = 3.0
RETRY_SECONDS = 0.5
MOST_BYTES = 7_000
"""The largest notification; PostgreSQL allows 8,000 bytes."""
MOST_WAITING = 10_000
"""Words that wait to be sent while the database is away; more are dropped."""
Hear = Callable[[list[str]], None]
logger = logging.getLogger("quayside.server")


class Bus(Protocol):
    """Carries words between processes."""

    def listen(self, channel: str, hear: Hear) -> None:
        """Call `hear` with the words that any process sends on a channel, this one included. To be
        called before `start`."""

    def on_connect(self, call: Callable[[], None]) -> None:
        """Call a function whenever words may have been lost: after each (new) connection."""

    def send(self, channel: str, word: str) -> None:
        """Send a word, without spaces, soon."""

    def start(self) -> None:
        """Connect, in the running event loop."""

    async def close(self) -> None:
        """Send what is waiting if that is possible now, and disconnect."""


class Outbox:
    """Words that wait to be sent, by channel."""

    def __init__(self) -> None:
        """Begin empty."""
        self._words: list[tuple[str, str]] = []
        self.more = asyncio.Event()

    def add(self, channel: str, word: str) -> None:
        """Add a word, unless too many are waiting."""
        if len(self._words) < MOST_WAITING:
            self._words.append((channel, word))
        self.more.set()

    def take(self) -> list[tuple[str, str]]:
        """Remove all words; return channels with words joined by spaces, each once."""
        self.more.clear()
        words, self._words = list(dict.fromkeys(self._words)), []
        texts: list[tuple[str, str]] = []
        for channel in dict.fromkeys(channel for channel, _ in words):
            text = ""
            for word in (word for of, word in words if of == channel):
                if len(text) + len(word) >= MOST_BYTES:
                    texts.append((channel, text))
                    text = ""
                text += f" {word}" if text else word
            texts.append((channel, text))
        return texts


class PostgresBus:
    """A `Bus` on one connection to PostgreSQL."""

    def __init__(self, url: str) -> None:
        """Take the address of the database."""
        self._url = url
        self._hear: dict[str, Hear] = {}
        self._connected: list[Callable[[], None]] = []
        self._outbox = Outbox()
        self._echo_channel = f"quayside_echo_{secrets.token_hex(8)}"
        self._sent, self._heard = 0, 0
        """The number of the last heartbeat, and of the last that came back."""
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        self.connections = 0
        """How many connections were made so far."""

    def listen(self, channel: str, hear: Hear) -> None:
        """Hear the words of a channel; see `Bus`."""
        self._hear[channel] = hear

    def on_connect(self, call: Callable[[], None]) -> None:
        """Call a function after each new connection; see `Bus`."""
        self._connected.append(call)

    def send(self, channel: str, word: str) -> None:
        """Send a word soon; see `Bus`."""
        self._outbox.add(channel, word)

    def start(self) -> None:
        """Connect; see `Bus`."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Send what is waiting, and disconnect."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):  # nobody can wait for these words any more
                await self._notify(self._connection, self._outbox.take())
            self._connection.terminate()
            self._connection = None

    async def _run(self) -> None:
        while True:
            try:
                self._connection = await connect(self._url)
                await self._serve(self._connection)
            except Exception as error:  # whatever it is, a new connection may do
                logger.warning("wake-ups", extra={"data": {"error": str(error) or repr(error)}})
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            await asyncio.sleep(RETRY_SECONDS)

    async def _serve(self, connection: Any) -> None:
        """Send and hear words until the connection fails."""
        for channel in self._hear:
            await connection.add_listener(channel, self._on_words)
        await connection.add_listener(self._echo_channel, self._on_echo)
        self.connections += 1
        self._heard = self._sent
        for call in self._connected:
            call()
        loop = asyncio.get_running_loop()
        beat = loop.time()
        while True:
            # Not `wait_for`: in Python 3.11 it may swallow a cancellation.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(beat):
                    await self._outbox.more.wait()
            texts = self._outbox.take()
            if loop.time() >= beat:
                if self._heard != self._sent:
                    raise ConnectionError("a heartbeat did not come back")
                self._sent += 1
                texts.append((self._echo_channel, str(self._sent)))
                beat = loop.time() + HEARTBEAT_SECONDS
            await self._notify(connection, texts)

    async def _notify(self, connection: Any, texts: list[tuple[str, str]]) -> None:
        if texts:
            await connection.execute(
                "SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[])"
                " AS sending (channel, text)",
                [channel for channel, _ in texts],
                [text for _, text in texts],
                timeout=REPLY_SECONDS,
            )

    def _on_words(self, _connection: Any, _pid: int, channel: str, text: str) -> None:
        self._hear[channel](text.split())

    def _on_echo(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        self._heard = int(text)
