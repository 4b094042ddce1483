"""Load: many connections over many tables at a steady rate, with the time from send to everyone.

`python -m tests.server.load PORT[,PORT...] ...` is a process of clients; it prints figures as JSON.
With several ports the players of each table are spread over them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from quayside.games import family
from tests.server.hash_chain import HashChain, Wanted
from tests.server.helpers import action, fresh, turn_at


class Place:
    """A table with its connections; each seat is played by a connection of its own."""

    def __init__(self, ports: Sequence[int], table: str, keys: list[str]) -> None:
        self.ports, self.table, self.keys = ports, table, keys
        self.sockets: list[ClientConnection] = []
        self.heads = [0] * len(keys)
        self.welcomes = [0] * len(keys)
        self.position = ""
        self.sent: dict[int, float] = {}
        self.waiting: dict[int, int] = {}
        self.times: list[float] = []
        self.failures: list[str] = []
        self.over = False
        self.busy = False
        self.readers: list[asyncio.Task[None]] = []
        self.wanted, self.folded = Wanted(), 0
        self.chains = [HashChain(table, seat) for seat in range(len(keys))]

    async def join(self) -> None:
        """Connect and sit everybody down."""
        for index in range(len(self.keys)):
            await self._connect(index)
        count = len(self.keys)
        sits = [action("sit", i, i + 1, anchor=c.anchor) for i, c in enumerate(self.chains)]
        reveals = [
            action("reveal", i, count + i + 1, value=c.values[1]) for i, c in enumerate(self.chains)
        ]
        for head, message in enumerate(sits + reveals, 1):
            while self.heads[(head - 1) % count] < head:
                await asyncio.sleep(0.005)
            await self._send((head - 1) % count, message)
        while not self.position:
            await asyncio.sleep(0.005)

    async def _connect(self, index: int) -> None:
        socket = await connect(
            f"ws://127.0.0.1:{self.ports[index % len(self.ports)]}/api/v2/socket",
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        self.sockets.append(socket)
        hello = {"type": "hello", "v": 2, "table": self.table, "key": self.keys[index]}
        await socket.send(json.dumps({**hello, "since": self.heads[index]}))
        self.readers.append(asyncio.create_task(self._read(index, socket)))

    def hang_up(self) -> None:
        """Break all connections off."""
        for socket in self.sockets:
            socket.transport.abort()
        self.sockets.clear()
        self.readers.clear()
        self.welcomes = [0] * len(self.keys)

    async def come_back(self, index: int) -> None:
        """Connect again with what is here already, and wait for the rest."""
        await self._connect(index)
        while not 0 < self.welcomes[index] <= self.heads[index]:
            await asyncio.sleep(0.01)

    async def _send(self, index: int, message: dict[str, Any]) -> None:
        number = message["at"] + 1
        self.sent[number] = time.perf_counter()
        self.waiting[number] = len(self.keys)
        await self.sockets[index].send(json.dumps(message))

    async def _read(self, index: int, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            async for text in socket:
                self._take(index, text)

    def _take(self, index: int, text: str | bytes) -> None:
        now = time.perf_counter()
        message = json.loads(text)
        kind = message["type"]
        if kind == "events":
            for event in message["events"]:
                number = event["n"]
                if number != self.heads[index] + 1:
                    self.failures.append("gap")
                self.heads[index] = number
                self.over = self.over or event["what"]["kind"] == "finished"
                if number == max(self.heads):
                    self.position = event["position"]
                if number == self.folded + 1:
                    self.folded = number
                    self.wanted.take([event])
                if number in self.sent:
                    self.waiting[number] -= 1
                    if not self.waiting[number]:
                        self.times.append(now - self.sent.pop(number))
                        self.busy = False
        elif kind == "welcome":
            self.welcomes[index] = message["head"]
        elif kind == "error":
            self.failures.append(message["code"])
            self.busy = False

    async def act(self, rng: random.Random) -> bool:
        """Let whoever is to act act; return whether something was sent."""
        turn = turn_at(self.position)
        if self.busy or self.over or turn.seat is None:
            return False
        self.busy, head = True, max(self.heads)
        value = self.chains[turn.seat].after(self.wanted.last[turn.seat])
        if turn.due == "roll":
            message = action("roll", turn.seat, head, reveal=value)
        else:
            moves = [rng.choice(turn.moves)]
            message = action("play", turn.seat, head, moves=moves, reveal=value)
        await self._send(turn.seat, message)
        return True

    async def leave(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.readers)


class Crowd:
    """Many places, refilled when games are over."""

    def __init__(self, ports: Sequence[int], places: int, seats: int) -> None:
        self.ports, self.count, self.seats = ports, places, seats
        self.places: list[Place] = []
        self.past: list[float] = []
        self.failures: list[str] = []
        self.late = 0
        self._numbers = itertools.count()

    async def open(self) -> Place:
        """Open a table over HTTP, from an address of its own, and fill it."""
        keys = [fresh() for _ in range(self.seats)]
        table = fresh()
        body = json.dumps(
            {"game": "docker:fr", "seats": [{"kind": "link", "key": key} for key in keys]}
        )
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.ports[0], local_addr=(f"127.0.2.{next(self._numbers) % 250 + 1}", 0)
        )
        writer.write(
            f"PUT /api/v2/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{self.ports[0]}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            f"Connection: close\r\n\r\n{body}".encode()
        )
        answer = await reader.read()
        assert b" 200 " in answer.split(b"\r\n", 1)[0], answer
        writer.close()
        place = Place(self.ports, table, keys)
        await place.join()
        return place

    async def fill(self) -> None:
        """Open all places, some at a time."""
        gate = asyncio.Semaphore(8)

        async def one() -> None:
            async with gate:
                self.places.append(await self.open())

        await asyncio.gather(*(one() for _ in range(self.count)))

    async def run(self, rate: float, seconds: float, rng: random.Random) -> dict[str, Any]:
        """Act at a rate for so long; return the figures."""
        for place in self.places:
            place.times.clear()
            place.sent.clear()
        self.past.clear()
        self.late = acted = 0
        began = time.perf_counter()
        refills: set[asyncio.Task[None]] = set()
        turns = 0
        while (now := time.perf_counter()) - began < seconds:
            due = int((now - began) * rate) - turns
            for _ in range(due):
                turns += 1
                for _ in range(20):  # a place that is not waiting for an answer
                    if not self.places:  # all games ended at once, and the next are being opened
                        continue
                    place = rng.choice(self.places)
                    if place.over:
                        self.places.remove(place)
                        task = asyncio.create_task(self._refill(place))
                        refills.add(task)
                        task.add_done_callback(refills.discard)
                    elif await place.act(rng):
                        acted += 1
                        break
                else:
                    self.late += 1
            await asyncio.sleep(0.001)
        took = time.perf_counter() - began
        await asyncio.gather(*refills)
        await asyncio.sleep(0.5)
        return self._figures(acted, took)

    def _figures(self, acted: int, took: float) -> dict[str, Any]:
        times = sorted([t for place in self.places for t in place.times] + self.past)
        failures = self.failures + [f for place in self.places for f in place.failures]
        lost = sum(len(place.sent) for place in self.places)

        def at(share: float) -> float:
            return round(times[int(share * (len(times) - 1))] * 1000, 2)

        return {
            "connections": sum(len(place.sockets) for place in self.places),
            "rate": round(acted / took, 1),
            "actions": acted,
            "delivered": len(times),
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
            "max_ms": at(1.0),
            "failures": len(failures),
            "unanswered": lost,
            "late": self.late,
        }

    async def _refill(self, place: Place) -> None:
        self.past += place.times
        self.failures += place.failures
        try:
            await place.leave()
            self.places.append(await self.open())
        except (OSError, WebSocketException) as error:  # an overloaded server drops clients
            self.failures.append(repr(error))

    def hang_up(self) -> None:
        """Break all connections off."""
        for place in self.places:
            place.hang_up()

    async def come_back(self, seconds: float) -> dict[str, Any]:
        """Connect everybody again, begun within so many seconds; return how long that took each."""
        clients = [(place, index) for place in self.places for index in range(self.seats)]
        began = time.perf_counter()

        async def one(number: int, place: Place, index: int) -> float:
            await asyncio.sleep(seconds * number / len(clients))
            await place.come_back(index)
            return time.perf_counter() - began

        coming = (one(number, *client) for number, client in enumerate(clients))
        times = sorted(await asyncio.gather(*coming))
        return {
            "connections": len(times),
            "half_s": round(times[len(times) // 2], 2),
            "all_s": round(times[-1], 2),
        }

    async def close(self) -> None:
        """Hang up everywhere."""
        await asyncio.gather(*(place.leave() for place in self.places))


async def main() -> None:
    """Run the crowd as the command line says; a line of figures for each round."""
    parser = argparse.ArgumentParser()
    parser.add_argument("ports", help="with commas between them")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rates", type=float, nargs="+", default=[400.0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--come-back",
        action="store_true",
        help="then hang up and connect again, each time for a line of the standard input",
    )
    given = parser.parse_args()
    assert family("docker").rules  # a client that loads them does not answer pings
    ports = [int(port) for port in given.ports.split(",")]
    crowd = Crowd(ports, given.tables, given.seats)
    await crowd.fill()
    gc.disable()  # the pauses of this process are not the server's
    print(json.dumps({"ready": True}), flush=True)
    rng = random.Random(1)
    for rate in given.rates:
        print(json.dumps(await crowd.run(rate, given.seconds, rng)), flush=True)
    if given.come_back:
        loop = asyncio.get_running_loop()
        while await loop.run_in_executor(None, sys.stdin.readline):  # until the pipe is closed
            crowd.hang_up()
            print(json.dumps({"gone": True}), flush=True)
            await loop.run_in_executor(None, sys.stdin.readline)
            print(json.dumps(await crowd.come_back(1.0)), flush=True)
    await crowd.close()


if __name__ == "__main__":
    uvloop.run(main())
