"""Notifications between the processes of a server: short words on channels, through PostgreSQL or
Redis. Words can be lost: a process may end before it has sent them, and a connection can die
silently.

A word therefore only says where to look, and a listener also polls from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

HEARTBEAT_SECONDS = 1.0
"""The interval in which a connection must receive its own heartbeat. Otherwise it is replaced."""
REPLY_SECONDS = 3.0
RETRY_SECONDS = 0.5
MOST_BYTES = 7_000
"""The largest notification; PostgreSQL allows 8,000 bytes."""
MOST_WAITING = 10_000
"""The number of words queued while the database is down; further ones are dropped."""
Hear = Callable[[list[str]], None]
logger = logging.getLogger("quayside.server")


class Transport(Protocol):
    """A connection that carries texts on channels."""

    async def send(self, texts: list[tuple[str, str]]) -> None:
        """Send texts, each with its channel before it; raises an exception if that fails."""

    async def close(self) -> None:
        """Disconnect at once."""


Connect = Callable[[list[str], Callable[[str, str], None]], Awaitable[Transport]]
"""Connects, and calls a function with the channel and the text of everything that comes on some
channels. Raises an exception if that fails."""


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


class Bus:
    """Carries words between processes over a connection that it replaces whenever it fails.

    The bus sends itself a word every second. A connection that does not return it is dead, even
    without an error.
    """

    def __init__(self, connect: Connect) -> None:
        """Take the function that connects."""
        self._connect = connect
        self._hear: dict[str, Hear] = {}
        self._connected: list[Callable[[], None]] = []
        self._outbox = Outbox()
        self._echo_channel = f"quayside_echo_{secrets.token_hex(8)}"
        self._sent, self._heard = 0, 0
        """The number of the last heartbeat, and of the last that came back."""
        self._task: asyncio.Task[None] | None = None
        self._transport: Transport | None = None
        self._closing = False
        """Whether to end. Libraries may swallow a cancellation, so this is asked too."""
        self.connections = 0
        """How many connections were made so far."""

    def listen(self, channel: str, hear: Hear) -> None:
        """Call `hear` with the words that any process sends on a channel, this one included. Call
        this before `start`."""
        self._hear[channel] = hear

    def on_connect(self, call: Callable[[], None]) -> None:
        """Call a function whenever words may have been lost: after each (new) connection."""
        self._connected.append(call)

    def send(self, channel: str, word: str) -> None:
        """Send a word, without spaces, soon."""
        self._outbox.add(channel, word)

    def start(self) -> None:
        """Connect, in the running event loop."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Send the waiting words if possible, and disconnect."""
        if self._task is None:
            return
        self._closing = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._transport is not None:
            with contextlib.suppress(Exception):  # no caller waits for these words any longer
                await self._flush(self._transport, [])
            await self._disconnect()

    async def _run(self) -> None:
        while not self._closing:
            try:
                self._transport = await self._connect(
                    [*self._hear, self._echo_channel], self._on_text
                )
                await self._serve(self._transport)
            except Exception as error:  # whatever it is, a new connection may do
                logger.warning("wake-ups", extra={"error": str(error) or repr(error)})
            if not self._closing:
                await self._disconnect()
                await asyncio.sleep(RETRY_SECONDS)

    async def _disconnect(self) -> None:
        transport, self._transport = self._transport, None
        if transport is not None:
            with contextlib.suppress(Exception):  # it may be why it is closed
                await transport.close()

    async def _serve(self, transport: Transport) -> None:
        """Send and receive words until the connection fails."""
        self.connections += 1
        self._heard = self._sent
        for call in self._connected:
            call()
        loop = asyncio.get_running_loop()
        beat = loop.time()
        while not self._closing:
            # Not `wait_for`: in Python 3.11 it may swallow a cancellation.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(beat):
                    await self._outbox.more.wait()
            echo = []
            if loop.time() >= beat:
                if self._heard != self._sent:
                    raise ConnectionError("a heartbeat did not come back")
                self._sent += 1
                echo = [(self._echo_channel, str(self._sent))]
                beat = loop.time() + HEARTBEAT_SECONDS
            await self._flush(transport, echo)

    async def _flush(self, transport: Transport, more: list[tuple[str, str]]) -> None:
        texts = [*self._outbox.take(), *more]
        if texts:
            async with asyncio.timeout(REPLY_SECONDS):
                await transport.send(texts)

    def _on_text(self, channel: str, text: str) -> None:
        if channel == self._echo_channel:
            self._heard = int(text)
        else:
            self._hear[channel](text.split())
