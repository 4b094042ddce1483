"""Bad input over the WebSocket: messages with wrong types, huge, deep, truncated, for the wrong
seat, replayed, stale; and frames, control frames above all, as the standard allows and forbids."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import struct
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.helpers import Server, action, fresh

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    4,
    2**31,
    2**63,
    2**64,
    -(2**70),
    1e308,
    0.5,
    "",
    "x",
    "\x00",
    "é" * 50,
    "x" * 3000,
    [],
    {},
    [[]],
    {"do": "sit"},
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    "NaN",
]


def valid(table: str, keys: list[str], rng: random.Random) -> dict[str, Any]:
    """Return a message that the protocol knows."""
    seat, at = rng.randrange(4), rng.choice([1, 1, 2, 3, rng.randrange(12)])
    kind = rng.randrange(8)
    if kind == 0:
        return {"type": "hello", "v": 2, "table": table, "key": rng.choice(keys), "since": at}
    if kind == 1:
        return {"type": rng.choice(["resume", "moves"]), **({"since": at} if at % 2 else {})}
    if kind == 2:
        return action("sit", seat, at, part="ab" * 32, name="Ada")
    if kind == 3:
        return action(
            "play",
            seat,
            at,
            moves=rng.choices(["+b2", "a1-c3", "out", "zz", "c3=5"], k=rng.choice([1, 1, 3])),
        )
    if kind == 4:
        return action("propose-replace", seat, at, target=rng.randrange(4), bot="random")
    simple = ["roll", "stand", "resign", "propose-takeback", "agree", "decline", "rematch"]
    return action(rng.choice(simple), seat, at)


def spoil(message: Any, rng: random.Random) -> Any:
    """Return a message with something wrong in it, at any depth."""
    if isinstance(message, dict) and message:
        name = rng.choice(list(message))
        how = rng.randrange(5)
        if how == 0:
            return {key: value for key, value in message.items() if key != name}
        if how == 1:
            return {**message, rng.choice(["extra", "seat", "__proto__", "type"]): rng.choice(ODD)}
        if how == 2:
            return {**message, name: rng.choice(ODD)}
        return {**message, name: spoil(message[name], rng)}
    return rng.choice(ODD)


def fuzzed(table: str, keys: list[str], rng: random.Random) -> str | bytes:
    """Return a frame."""
    message = valid(table, keys, rng)
    how = rng.randrange(12)
    if how < 6:
        return json.dumps(spoil(message, rng))
    if how == 6:
        text = json.dumps(message)
        return text[: rng.randrange(len(text))]
    if how == 7:
        deep = rng.randrange(10, 3500)
        return "[" * deep if rng.random() < 0.5 else '{"a":' * (deep // 5) + "1"
    if how == 8:
        return rng.randbytes(rng.randrange(200))
    if how == 9 and rng.random() < 0.02:
        return json.dumps({**message, "pad": "x" * 9000})
    if how == 10:
        return json.dumps([message] * 3)
    return json.dumps(message)


class Fuzzer:
    """Sends bad frames over connections that are opened again whenever the server closes them."""

    def __init__(self, server: Server, table: str, keys: list[str], seed: int) -> None:
        self.server, self.table, self.keys = server, table, keys
        self.rng = random.Random(seed)
        self.answers: Counter[str] = Counter()

    async def run(self, count: int) -> None:
        left = count
        while left > 0:
            reader: asyncio.Task[None] | None = None
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(
                    f"ws://127.0.0.1:{self.server.port}/api/v2/socket",
                    compression=None,
                    max_size=None,
                ) as socket:
                    reader = asyncio.create_task(self._read(socket))
                    left -= await self._burst(socket)
            if reader is not None:
                await reader
            self.answers["connections"] += 1

    async def _burst(self, socket: ClientConnection) -> int:
        if self.rng.random() < 0.9:
            key = self.rng.choice([*self.keys, fresh()])
            hello = {"type": "hello", "v": 2, "table": self.table, "key": key}
            await socket.send(json.dumps(hello))
        count = self.rng.randrange(1, 200)
        for sent in range(count):
            try:
                await socket.send(fuzzed(self.table, self.keys, self.rng))
            except WebSocketException:
                return sent + 1
            await asyncio.sleep(0)
        return count

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            async for text in socket:
                message = json.loads(text)
                self.answers[message.get("code") or message["type"]] += 1


def frame(code: int, body: bytes, first: int = 0x80, masked: bool = True) -> bytes:
    """Return a frame of a client; `first` has the bits beside its code."""
    size, mask = len(body), 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first | code, mask | size)
    elif size < 65536:
        head = struct.pack("!BBH", first | code, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first | code, mask | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + body


def control_frame(rng: random.Random) -> bytes:
    """Return a ping or a pong, a message in fragments with pings between them, or, now and then,
    something that a server must end the connection for."""
    how, body = rng.randrange(1000), rng.randbytes(rng.choice([0, 1, 8, 124, 125]))
    if how < 900:
        return frame(rng.choice([9, 10]), body)
    if how < 985:
        text = b'{"type":"moves"}'
        cut = rng.randrange(len(text))
        parts = [frame(1, text[:cut], 0), frame(9, body), frame(0, b"", 0), frame(0, text[cut:])]
        return b"".join(parts)
    return rng.choice(
        [
            frame(9, bytes(126)),  # a control frame is at most 125 bytes
            frame(9, body, 0),  # and never a fragment
            frame(8, b"\x03"),  # half a code
            frame(8, struct.pack("!H", rng.choice([0, 999, 1005, 1006, 1015, 2999, 65535]))),
            frame(8, struct.pack("!H", 1000) + b"\xff"),  # a reason that is not UTF-8
            frame(rng.choice([3, 7, 11, 15]), body),  # a code that means nothing
            frame(1, b"\xff\xfe"),
            frame(0, b"of nothing"),
            frame(1, b"a", 0) + frame(1, b"b"),  # a message within a message
            frame(1, b"{}", rng.choice([0xC0, 0xA0, 0x90])),  # reserved bits
            frame(1, b"{}", masked=False),
            struct.pack("!BBQ", 0x81, 0xFF, rng.choice([2**31, 2**63, 2**64 - 1])),
            struct.pack("!BBH", 0x81, 0xFE, 5) + b"\0\0\0\0hello",  # a size in too many bytes
            rng.randbytes(rng.randrange(1, 100)),
        ]
    )


async def fuzz_frames(server: Server, count: int, seed: int) -> Counter[str]:
    """Send frames as bytes, from one connection after the other; return how many connections the
    server ended and how many frames it has taken."""
    rng, tally = random.Random(seed), Counter[str]()
    table = server.open([{"kind": "open"}] * 2)
    hello = json.dumps({"type": "hello", "v": 2, "table": table}).encode()
    while tally["frames"] < count:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        reading: asyncio.Task[None] | None = None
        try:
            writer.write(
                f"GET /api/v2/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
            assert b" 101 " in answer, answer
            reading = asyncio.create_task(_drop_all(reader))
            writer.write(frame(1, hello))
            for _ in range(rng.randrange(1, 400)):
                writer.write(control_frame(rng))
                tally["frames"] += 1
                await writer.drain()
                if reading.done():
                    break
            if rng.random() < 0.2:
                writer.transport.abort()  # in the middle of whatever it is
            else:
                writer.write(frame(8, struct.pack("!H", 1000)))
                await asyncio.wait_for(reading, 60)
                tally["ended by the server"] += 1
        except OSError:
            tally["ended by the server"] += 1
        finally:
            writer.transport.abort()
            if reading is not None:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
        tally["connections"] += 1
    return tally


async def _drop_all(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


async def fuzz(server: Server, count: int, seed: int) -> Counter[str]:
    """Send so many bad frames from a few clients; return what was answered."""
    keys = [fresh() for _ in range(3)]
    seats = [*({"kind": "link", "key": key} for key in keys), {"kind": "bot", "level": "random"}]
    table = server.open(seats)
    fuzzers = [Fuzzer(server, table, keys, seed + i) for i in range(4)]
    await asyncio.gather(*(fuzzer.run(count // 4) for fuzzer in fuzzers))
    total: Counter[str] = Counter()
    for fuzzer in fuzzers:
        total += fuzzer.answers
    return total
