"""The WebSocket side of the protocol: one `Connection` for each client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.hub import Hub
from quayside.server.ratelimit import Bucket
from quayside.server.rooms import Room
from quayside.server.side_channel import Visitor
from quayside.server.table import Table, hash_key
from quayside.server.wire import events_message, other_version, problem

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
CHUNK = 400
"""The most events in one message."""
POLICY = 1008
"""The WebSocket close code for a client that breaks the protocol."""
RESTART = 1012
"""The WebSocket close code of a server that stops."""
CLOSED = (1000, 1001, 1005)
"""The close codes of a client that closes by itself; a browser sends 1001 for a closed tab."""
HANDLING_SECONDS = 0.5
"""How long a client that is sent away may wait for its last answer."""
BACKLOG_SECONDS = 3.0
"""The time after which a client with a growing queue is disconnected."""
logger = logging.getLogger("quayside.server")


@dataclass(frozen=True, slots=True)
class _Span:
    """Events in the queue. They are serialised when they are sent, so that a long log requested by
    many clients is not in memory many times."""

    table: Table
    first: int
    last: int
    now: Callable[[], int]
    """Returns the time in milliseconds."""

    def text(self) -> str:
        return events_message(self.table.bodies[self.first : self.last], self.now())


class Connection:
    """A client: reads its messages one by one, and writes from a bounded queue.

    A client that does not read fills its queue and is disconnected, so no other client waits for a
    slow reader.
    """

    def __init__(
        self,
        hub: Hub,
        receive: Receive,
        send: Send,
        abort: Callable[[], None],
        waiting: Callable[[], int] = lambda: 0,
    ) -> None:
        """Serve an accepted WebSocket. `abort` disconnects it at once; `waiting` returns the number
        of messages that have arrived and were not received yet."""
        self._waiting = waiting
        self._backlog_since: float | None = None
        self.hub = hub
        self._receive, self._send, self._abort = receive, send, abort
        self._queue: deque[str | _Span] = deque()
        self._more = asyncio.Event()
        self._bucket = Bucket(hub.settings.messages_at_once)
        self._key: str | None = None
        self._visit = ""
        """The name of this connection among the table's visitors."""
        self._shown = True
        self._closed = False
        """Whether the client has closed the connection."""
        self.room: Room | None = None
        self._in_lobby = False
        self._greeting = False
        self._handling = False
        """Whether a message of the client is being handled."""
        self._writing = False
        """Whether a message to the client is being sent."""
        self.dropped = False
        self.heard = self.sent = self._queued = time.monotonic()

    # Writing -------------------------------------------------------------------------------------

    def send_text(self, text: str) -> None:
        """Queue an encoded message, or drop a connection that is too slow."""
        if self.dropped:
            return
        if len(self._queue) >= self.hub.settings.queue:
            self.drop("slow")
            return
        self.sent = time.monotonic()
        if not self._queue:
            self._queued = self.sent
        self._queue.append(text)
        self._more.set()

    @property
    def waiting(self) -> int:
        """The number of queued messages."""
        return len(self._queue)

    def queue_message(self, message: m.ToClient) -> None:
        """Queue a message."""
        self.send_text(m.encode(message).decode())

    def drop(self, why: str) -> None:
        """Disconnect at once. The client may connect again and resume."""
        if not self.dropped:
            self.dropped = True
            self.hub.metrics.dropped.inc()
            logger.info("dropped", extra={"why": why})
            self._leave()
            self._abort()

    def dismiss(self) -> None:
        """Tell a client that it may no longer watch the table, and leave the table. The next
        heartbeats disconnect a client that does not send hello again."""
        table = None if self.room is None else self.room.table
        if table is not None and (table.is_deleted or not table.may_watch(self._key)):
            why = "deleted" if table.is_deleted else "closed"
            self.queue_message(problem(Refused(f"quayside.table.{why}")))
            self._leave()
            self.room, self.heard = None, time.monotonic()

    def send_heartbeat(self, now: float) -> None:
        """Send the head number if no message was sent for a while; drop a silent connection."""
        settings = self.hub.settings
        is_placed = self.room is not None or self._in_lobby
        limit = settings.idle_seconds if is_placed else settings.hello_seconds
        # The server's own time for reading a table does not count against the client.
        if now - self.heard > limit and not self._greeting:
            self.drop("idle")
        elif is_placed and now - self.sent >= settings.heartbeat_seconds * 0.8:
            self.queue_message(m.Head(0 if self.room is None else self.room.table.head))

    async def _write(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            began = self._queued
            while self._queue:
                item = self._queue.popleft()
                if isinstance(item, _Span):
                    await self.hub.rooms.wait_for_rate(item.last - item.first)
                text = item if isinstance(item, str) else item.text()
                self._writing = True
                await self._send({"type": "websocket.send", "text": text})
                self._writing = False
            self.hub.metrics.delivery_seconds.observe(time.monotonic() - began)

    async def flush(self) -> None:
        """Wait until the whole queue has been sent."""
        while (self._queue or self._writing) and not self.dropped:
            await asyncio.sleep(0.01)

    async def send_away(self, bye: m.Bye) -> None:
        """Finish the message that is being handled, tell the client to connect again, and close."""
        until = time.monotonic() + HANDLING_SECONDS
        while self._handling and not self.dropped and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self.queue_message(bye)
        await self.flush()
        if not self.dropped:
            with contextlib.suppress(OSError):  # the client has gone already
                await self._send({"type": "websocket.close", "code": RESTART})

    # Reading -------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve until the client disconnects, is dropped, or breaks the protocol."""
        writer = asyncio.get_running_loop().create_task(self._write())
        try:
            while not self.dropped:
                message = await self._receive()
                if message["type"] != "websocket.receive":
                    # uvicorn gives a reason only if the client has sent a close frame.
                    self._closed = "reason" in message and message["code"] in CLOSED
                    return
                self.heard = time.monotonic()
                self.hub.metrics.messages.inc()
                if self._is_flood():
                    await self._end(writer, Refused("quayside.limit.rate", "wait for answers"))
                    return
                await self._slow_down()
                text = message.get("text")
                self._handling = True
                goes_on = await self._handle_text(text if text is not None else message["bytes"])
                self._handling = False
                if not goes_on:
                    await self._end(writer, None)
                    return
        finally:
            self._leave()
            writer.cancel()

    def _is_flood(self) -> bool:
        """Return whether the client keeps sending without waiting for answers."""
        behind = self._waiting()
        if behind == 0:
            self._backlog_since = None
        elif self._backlog_since is None:
            self._backlog_since = self.heard
        return behind > self.hub.settings.messages_at_once or (
            self._backlog_since is not None and self.heard - self._backlog_since > BACKLOG_SECONDS
        )

    async def _slow_down(self) -> None:
        """Delay a client that waits for its answers, but sends faster than its rate."""
        settings = self.hub.settings
        while not self._bucket.spend(settings.messages_per_second, settings.messages_at_once):
            await asyncio.sleep(1 / settings.messages_per_second)

    async def _end(self, writer: asyncio.Task[None], refused: Refused | None) -> None:
        """Send the error, if any, and close."""
        if refused is not None:
            self.hub.metrics.refuse(refused.code)
            self.queue_message(problem(refused))
        try:
            await asyncio.wait_for(self.flush(), 1.0)
            writer.cancel()
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": POLICY}), 1.0)
        except TimeoutError:
            self.drop("slow")

    async def _handle_text(self, text: str | bytes) -> bool:
        """Decode and handle a message; return whether the connection may continue."""
        client: str | None = None
        try:
            try:
                message = m.decode_message(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Refused("quayside.protocol.message", str(error)[:200]) from None
            if isinstance(message, m.Act):
                client = message.id
            await self._handle_message(message)
        except Refused as refused:
            self.hub.metrics.refuse(refused.code)
            self.queue_message(problem(refused, client))
            return self.room is not None or self._in_lobby
        except Exception:
            self.hub.metrics.errors.inc()
            logger.exception("failed")
            self.queue_message(problem(Refused("quayside.server.failed"), client))
        return True

    async def _handle_message(self, message: m.FromClient) -> None:
        if isinstance(message, m.Hello):
            await self._greet(message)
            return
        if isinstance(message, m.WatchLobby):
            await self._show_lobby(message)
            return
        room = self.room
        if room is None:
            raise Refused("quayside.protocol.hello", "say hello with v, table, key and since")
        if isinstance(message, m.Act):
            with self.hub.playing:
                ack = await self.hub.act(room.table.id, self._key, message)
            self.queue_message(ack)
        elif isinstance(message, m.Resume):
            await self.hub.rooms.catch_up(room)
            self._queue_past(room, message.since)
        elif isinstance(message, m.TellPresence):
            self._shown = message.shown
            self.hub.presence.show(room.table.id, self._visit, self._key, message.shown)
        elif isinstance(message, m.Say):
            await self.hub.say(room, self._key, message)
        else:
            self.queue_message(await self.hub.moves(room, message.after, message.n))

    async def _greet(self, hello: m.Hello) -> None:
        if hello.v != m.VERSION:
            raise other_version()
        if self.hub.stopping:
            raise Refused("quayside.server.stopping")
        self._greeting = True
        try:
            with self.hub.loader.watching(self._tell_preparing):
                room = await self.hub.rooms.find(hello.table)
            with self.hub.rooms.keep(room):
                if hello.since > room.table.head:
                    await self.hub.rooms.catch_up(room)
                self._join(room, hello)
        finally:
            self._greeting = False

    async def _show_lobby(self, message: m.WatchLobby) -> None:
        if message.v != m.VERSION:
            raise other_version()
        self._leave()
        self.room, self._greeting = None, True
        try:
            await self.hub.lobby_feed.join(self)
            self._in_lobby = True
        finally:
            self._greeting = False

    def _join(self, room: Room, hello: m.Hello) -> None:
        """Listen to a table, and send the client the events that it has missed."""
        if self.dropped:
            return
        self._leave()
        self._key = None if hello.key is None else hash_key(hello.key)
        if not room.table.may_watch(self._key):
            self.room = None
            raise Refused("quayside.table.closed")
        seats = room.table.seats_of(self._key)
        # Nothing below awaits, so no event can be missed or sent twice.
        self.room = room
        room.listeners.add(self)
        self._visit = self.hub.presence.join(room.table.id, self._key)
        head, beat = room.table.head, self.hub.settings.heartbeat_seconds
        self.queue_message(m.Welcome(m.VERSION, room.table.id, seats, head, beat, room.now))
        self.queue_message(self.hub.presence.message(room.table))
        if room.preparing is not None:
            self.send_text(room.preparing)
        self._queue_past(room, hello.since)

    def _tell_preparing(self, done: int, total: int) -> None:
        self.queue_message(m.Preparing(None, done, total))

    def _queue_past(self, room: Room, since: int) -> None:
        if len(self._queue) >= self.hub.settings.queue:
            self.drop("slow")
            return
        for first in range(since, room.table.head, CHUNK):
            # A long log is no sign of a slow reader, so it may exceed the bound of the queue.
            last = min(first + CHUNK, room.table.head)
            self._queue.append(_Span(room.table, first, last, lambda: room.now))
        self._more.set()
        self.sent = time.monotonic()

    def _leave(self) -> None:
        self.hub.lobby_feed.leave(self)
        self._in_lobby = False
        if self.room is not None and self in self.room.listeners:
            self.room.listeners.discard(self)
            last = Visitor(self._key, self._shown, self.hub.timing.now(), self._closed)
            self.hub.presence.leave(self.room.table, self._visit, last)
