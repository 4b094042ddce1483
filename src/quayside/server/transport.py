"""uvicorn's HTTP and WebSocket protocols with limits on what a client can send in addition to the
requests and messages that the application counts."""

from __future__ import annotations

import asyncio
import weakref
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from quayside.server.asgi import ABORT, BODY_SECONDS, WAITING, security
from quayside.server.errors import Refused
from quayside.server.protocol import encode
from quayside.server.proxies import TrustedProxies, limit_address
from quayside.server.ratelimit import Bucket
from quayside.server.settings import Settings
from quayside.server.wire import problem

SLICE = 4_096
"""Bytes given to a parser at a time. A limit is checked after each slice, so one large read cannot
hold the event loop for longer than a slice takes."""
HEAD_SECONDS = 10.0
"""How long a client may take for the head of a request."""
HEAD_BYTES = 32_768
HEAD_LINES = 100
"""Header lines of a request, including the trailers after a chunked body."""
BODY_PIECES = 2_000
"""Chunks of a body, or reads that it came in."""
FRAMING_BYTES = 65_536
"""What the framing of a chunked body may add to the largest body."""
PIPELINED = 8
"""Requests on one connection that may wait for the answer to an earlier one."""
STALLED_SECONDS = 6.0
STALLED_BYTES = 6_000
"""A client must read at least this much of a response in `STALLED_SECONDS`, or it is cut off."""
WRITE_BUFFER = 32_768
FRAGMENTS = 64
"""Frames of one WebSocket message."""
IGNORED_SECONDS = 1.0
"""The time that a flooding client has to read the reason for its disconnection."""
SPARE_FRAMES = 100
SPARE_FRAMES_PER_SECOND = 20.0
"""Pings, pongs and fragments of a WebSocket connection, beside a frame for each message."""


class TooMuch(Exception):
    """A request has too many header lines, or too many requests wait: the parser must stop."""


class Http(HttpToolsProtocol):
    """uvicorn's HTTP with limits on heads, bodies, pipelined requests, time and connections."""

    settings: ClassVar[Settings]
    by_address: ClassVar[Counter[str]]
    """Open HTTP connections by address, without those that became WebSockets."""
    proxies: ClassVar[TrustedProxies]
    """Their connections are not counted: each serves many clients."""

    @classmethod
    def with_settings(cls, settings: Settings, proxies: TrustedProxies | None = None) -> type[Http]:
        """Return a protocol class for one server, with a count of connections of its own."""
        own = {"settings": settings, "by_address": Counter()}
        return type("Http", (cls,), {**own, "proxies": proxies or TrustedProxies()})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and begin to wait for a request."""
        super().connection_made(transport)
        self._slow: asyncio.TimerHandle | None = None
        self._in_head = self._in_body = self._ignoring = False
        self._bytes = self._lines = self._pieces = self._unsent = 0
        host = self.client[0] if self.client else ""
        self._address: str | None = None if host in self.proxies else limit_address(host)
        if self._address is not None:
            self.by_address[self._address] += 1
            if self.by_address[self._address] > self.settings.http_connections_per_address:
                self._refuse(Refused("quayside.limit.connections"))
        self._wait(HEAD_SECONDS)
        self._stalled = self.loop.call_later(STALLED_SECONDS, self._check_progress)

    def data_received(self, data: bytes) -> None:
        """Give the parser a slice at a time."""
        for start in range(0, len(data), SLICE):
            if self._ignoring:
                self.flow.pause_reading()
                return
            piece = data[start : start + SLICE]
            # A new request sets this back, so it never counts bytes of the one before.
            self._bytes += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.parser is None:  # closed, or a WebSocket now
                return
            if self._in_head and self._bytes > HEAD_BYTES:
                self._refuse(Refused("quayside.http.too-large", "the head is too long"), 431)
            elif self._in_body and self._bytes > self._most_body:
                self._ignore_rest()
            elif self._is_idle() and self._bytes > SLICE:
                self.transport.abort()
        # Line ends before a request are no request; uvicorn waits no more after any byte.
        if self._slow is None and self.timeout_keep_alive_task is None and self._is_idle():
            self._wait(HEAD_SECONDS)

    def on_message_begin(self) -> None:
        """Wait for the head of the next request."""
        super().on_message_begin()
        self._in_head, self._in_body = True, False
        self._bytes = self._lines = self._pieces = self._unsent = 0
        self._wait(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header line. Trailers are counted and dropped: the request was checked without
        them."""
        self._lines += 1
        if self._lines > HEAD_LINES:
            raise TooMuch
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait for the body. The application answers a slow one earlier than this."""
        if len(self.pipeline) >= PIPELINED:
            self.transport.abort()
            raise TooMuch
        self._in_head, self._in_body, self._bytes = False, True, 0
        self._wait(2 * BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count a piece of the body."""
        self._pieces += 1
        if self._pieces > BODY_PIECES:
            self._ignore_rest()
        elif not self._ignoring:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timers: it is the server's turn."""
        self._in_body, self._bytes = False, 0
        self._wait(None)
        if not self._ignoring:
            super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer a request that the parser refused, unless it is already being processed."""
        if self.transport.is_closing():
            return
        if self._lines > HEAD_LINES and self._in_head:
            self._refuse(Refused("quayside.http.too-large", "too many header lines"), 431)
        elif self._in_head or self.cycle is None or self.cycle.response_complete:
            self._refuse(Refused("quayside.http.bad-request", "this is not HTTP"))
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """Release the parser, which refers to this: it would be a reference cycle for each
        WebSocket."""
        self._release()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timer."""
        self._release()
        self.pipeline.clear()
        super().connection_lost(exc)

    @property
    def _most_body(self) -> int:
        return max(self.settings.body_bytes, self.settings.record_bytes) + FRAMING_BYTES

    def _is_idle(self) -> bool:
        return not (self._in_head or self._in_body) and (
            self.cycle is None or self.cycle.response_complete
        )

    def _wait(self, seconds: float | None) -> None:
        """Cut the connection off after a while, unless this is called again before."""
        if self._slow is not None:
            self._slow.cancel()
        late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
        self._slow = late

    def _check_progress(self) -> None:
        """Cut off a client that has sent no new request and hardly reads its answer."""
        unsent = self.transport.get_write_buffer_size()
        if self._unsent and unsent > self._unsent - STALLED_BYTES:
            self.transport.abort()
            return
        self._unsent = unsent
        self._stalled = self.loop.call_later(STALLED_SECONDS, self._check_progress)

    def _ignore_rest(self) -> None:
        """Read no more of a body that is too large. The application refuses it, or waits for its
        end until time is up; if it has answered already, nobody waits."""
        self._ignoring = True
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()

    def _refuse(self, refused: Refused, status: int | None = None) -> None:
        """Answer without the application, and close."""
        body = encode(problem(refused))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
            *security(),
        ]
        head = b"".join(b"%b: %b\r\n" % pair for pair in headers)
        self.transport.write(b"HTTP/1.1 %d \r\n%b\r\n%b" % (status or refused.status, head, body))
        self.transport.close()

    def _release(self) -> None:
        """Stop the timers and count the connection no more."""
        self._wait(None)
        self._stalled.cancel()
        if self._address is not None:
            self.by_address[self._address] -= 1
            if not self.by_address[self._address]:
                del self.by_address[self._address]
            self._address = None


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a limit on frames, which can also be cut off: closing would wait
    for a client that does not read."""

    settings: ClassVar[Settings]

    @classmethod
    def with_settings(cls, settings: Settings) -> type[Protocol]:
        """Return a protocol class for one server."""
        return type("Protocol", (cls,), {"settings": settings})

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep little for a client that does not read."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)
        self._frames = Bucket(self._most_frames)
        self._fragments = 0
        self._ignoring = False

    @property
    def _most_frames(self) -> int:
        return 2 * self.settings.messages_at_once + SPARE_FRAMES

    def data_received(self, data: bytes) -> None:
        """Give the parser a slice at a time."""
        for start in range(0, len(data), SLICE):
            if self._ignoring:
                self.transport.pause_reading()
            if self._ignoring or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated:  # the whole head has come, and its parser refused it
            self.transport.abort()

    def handle_events(self) -> None:
        """Cut off a client that sends too many frames of any kind. Where these are messages, the
        application closes the connection with a reason, and has a moment to do so."""
        rate = 2 * self.settings.messages_per_second + SPARE_FRAMES_PER_SECOND
        for place, event in enumerate(self.conn.events):
            if not isinstance(event, Frame):
                continue
            if event.opcode in (Opcode.TEXT, Opcode.BINARY):
                self._fragments = 0
            self._fragments += event.opcode is Opcode.CONT
            if self._fragments >= FRAGMENTS or not self._frames.spend(rate, self._most_frames):
                self._ignoring = True
                del self.conn.events[place:]
                super().handle_events()
                told = self.close_sent or self.queue.qsize() > self.settings.messages_at_once
                self.loop.call_later(IGNORED_SECONDS if told else 0.0, self.transport.abort)
                return
        super().handle_events()

    def handle_connect(self, event: Any) -> None:
        """Let the application reach the transport."""
        # A bound method here would be a reference cycle of protocol, state and method.
        own = weakref.ref(self)

        def cut() -> None:
            if (protocol := own()) is not None:
                protocol._cut()

        self.app_state = {**self.app_state, ABORT: cut, WAITING: self.queue.qsize}
        super().handle_connect(event)

    def _cut(self) -> None:
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Cut off a client that does not answer."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Close on text that is not UTF-8 without a page of log for it."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:  # not after a frame that came with this one
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
