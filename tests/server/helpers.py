"""Real servers on loopback and real clients, for tests and soak runs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import select
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakSet

import asyncpg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quayside.games import parse
from tests.server.hash_chain import HashChain, Wanted

GENEROUS = (
    "connections_per_address=5000",
    "requests_per_second=100000",
    "requests_at_once=100000",
    "files_per_second=100000",
    "files_at_once=100000",
    "tables_per_hour=1000000",
    "messages_per_second=100000",
    "messages_at_once=100000",
    "actions_per_second=100000",
    "actions_at_once=100000",
    "http_share=1",
    "import_bytes_per_second=100000000",
    "import_bytes_at_once=100000000",
)
"""Limits for tests that are not about limits: all clients come from one address."""

PATIENCE = 180
"""Seconds to wait for a start or an answer: the machine may be busy with much else."""


class NoMetric(AssertionError):
    """The server shows no such metric: a counter with labels appears when it first counts."""


def fresh() -> str:
    """Return 128 random bits as text: an id of a table, a key, an id of an action."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Turn:
    """What is due in a position, and the legal moves."""

    seat: int | None
    due: str
    moves: list[str]


def turn_at(position: str) -> Turn:
    """Return what is due in a position; nothing in an empty one."""
    if not position or (state := parse(position)).is_over:
        return Turn(None, "nothing", [])
    if state.is_chance:
        return Turn(state.to_move, "roll", [])
    return Turn(state.to_move, "move", [move.text for move in state.moves])


def port_of(ready: bytes) -> int:
    """Return the port in the line with which a server says that it is ready."""
    found = re.fullmatch(rb"Quayside is ready: http://localhost:(\d+)/\n", ready)
    assert found, ready
    return int(found[1])


class Server:
    """A server process of its own. The system chooses the port at the first start; a server that
    is started again keeps it."""

    def __init__(
        self,
        data: Path,
        limits: Sequence[str] = GENEROUS,
        level: str = "warning",
        names: Sequence[str] = (),
        sites: Sequence[str] = (),
        proxies: Sequence[str] = (),
        database: str | None = None,
        bus: str | None = None,
    ) -> None:
        self.data, self.limits, self.level = data, limits, level
        self.database, self.bus = database, bus
        self.names, self.sites, self.proxies = names, sites, proxies
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.ready_after = 0.0
        self.patience: float = PATIENCE
        """Seconds for a start."""
        data.mkdir(parents=True, exist_ok=True)
        self.log_path = data / f"log-{fresh()}.txt"

    def command(self) -> list[str]:
        """Return the command that starts it."""
        command = [
            sys.executable,
            "-m",
            "quayside.server",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--log-level",
            self.level,
        ]
        if self.database is not None:
            command += ["--database", self.database]
        if self.bus is not None:
            command += ["--bus", self.bus]
        for limit in self.limits:
            command += ["--limit", limit]
        for name in self.names:
            command += ["--name", name]
        for site in self.sites:
            command += ["--site", site]
        for proxy in self.proxies:
            command += ["--trusted-proxy", proxy]
        return command

    def start(self) -> Server:
        """Start it and wait until it says that it is ready."""
        began = time.monotonic()
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONWARNINGS": "default"},
            )
        self.wait_until_ready()
        self.ready_after = time.monotonic() - began
        return self

    def wait_until_ready(self) -> None:
        """Wait until the process says that it is ready, and read its port."""
        assert self.process is not None
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], self.patience)[0]:
            raise AssertionError(f"the server did not start within {self.patience} seconds")
        line = self.process.stdout.readline()
        assert line, self.logged
        self.port = port_of(line)

    def kill(self) -> None:
        """End it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        assert process.stdout is not None
        process.stdout.close()
        return process.wait(30)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def logged(self) -> str:
        """What the server has written to its log."""
        return self.log_path.read_text()

    @property
    def workers(self) -> list[int]:
        """The ids of the worker processes so far; the server logs them at the level `info`."""
        lines = map(json.loads, self.logged.splitlines())
        return [line["pid"] for line in lines if line["what"] == "worker"]

    # HTTP ----------------------------------------------------------------------------------------

    def http(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Make a request; return status and body."""
        data = (
            None
            if body is None
            else body.encode()
            if isinstance(body, str)
            else (json.dumps(body).encode())
        )
        kind = "text/plain" if isinstance(body, str) else "application/json"
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data,
            {"Content-Type": kind, **(headers or {})},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    def get(self, path: str) -> Any:
        status, body = self.http("GET", path)
        assert status == 200, body
        return json.loads(body)

    def metric(self, name: str) -> float:
        """Return the value of a metric, such as `quayside_events_total`; raises `NoMetric`."""
        status, body = self.http("GET", "/metrics")
        assert status == 200, body
        pairs = (line.rpartition(" ") for line in body.decode().splitlines())
        values = {key: float(value) for key, _, value in pairs if not key.startswith("#")}
        if name not in values:
            family = re.split(r"[{_]", name)[1]
            alike = [f"{key} {value:g}" for key, value in values.items() if family in key]
            raise NoMetric(f"the server has no metric {name}, but {', '.join(alike) or 'no such'}")
        return values[name]

    def open(self, seats: list[dict[str, str]], game: str = "docker:fr", **more: object) -> str:
        """Open a table; return its id."""
        table = fresh()
        status, body = self.http(
            "PUT", f"/api/v2/tables/{table}", {"game": game, "seats": seats, **more}
        )
        assert status == 200, body
        return table

    def events(self, table: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while True:
            more = self.get(f"/api/v2/tables/{table}/events?since={len(found)}")
            found += more["events"]
            if len(found) >= more["head"]:
                return found


CLIENTS: WeakSet[Client] = WeakSet()
"""The clients of this process."""


class Client:
    """A client of the protocol: keeps the events it has, and says what it needs after a gap. If it
    is `chained`, it has a hash chain for each seat it takes and reveals values by itself, like the
    pages; else it is one of the simple clients for which the server draws alone."""

    def __init__(
        self, port: int, table: str, key: str | None = None, chained: bool = False
    ) -> None:
        self.port, self.table, self.key, self.chained = port, table, key, chained
        self.events: list[dict[str, Any]] = []
        self.seats: list[int] = []
        self.welcome: dict[str, Any] = {}
        self.now = 0
        self.moves: list[dict[str, Any]] = []
        self.preparing: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.phrases: list[tuple[int, str]] = []
        self.lobbies: list[list[dict[str, Any]]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self.heads: list[tuple[float, int]] = []
        self.bye = False
        self.socket: ClientConnection | None = None
        self._pump: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._own = (0, False)
        self.wanted = Wanted()
        self.chains: dict[int, HashChain] = {}
        self._reveals: dict[str, int] = {}
        """The ids of the values that were revealed unasked, with the events they answer."""
        CLIENTS.add(self)

    @property
    def head(self) -> int:
        return len(self.events)

    async def _open_socket(self) -> None:
        await self.close()
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/v2/socket",
            compression=None,
            max_size=None,
            ping_interval=None,
        )

    async def watch_lobby(self) -> Client:
        """Follow the lobby instead of a table, and wait until it is here."""
        await self._open_socket()
        await self.send({"type": "lobby", "v": 2})
        self._pump = asyncio.get_running_loop().create_task(self._read())
        await self.until(lambda: bool(self.lobbies))
        return self

    async def connect(self) -> Client:
        """Say hello, and wait for what was missing."""
        await self._open_socket()
        hello = {"type": "hello", "v": 2, "table": self.table, "since": self.head}
        self.welcome = {}
        await self.send({**hello, "key": self.key} if self.key else hello)
        self._pump = asyncio.get_running_loop().create_task(self._read())
        await self.until(lambda: bool(self.welcome) and self.head >= self.welcome["head"])
        return self

    async def close(self) -> None:
        """Go away, without forgetting anything."""
        if self.socket is not None:
            await self.socket.close()
            assert self._pump is not None
            await self._pump
            self.socket = None

    async def send(self, message: object) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def _read(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                message = json.loads(text)
                self.take(message)
                self._news.set()
                if message["type"] == "events":
                    await self._reveal()
        self._news.set()

    async def _reveal(self) -> None:
        """Reveal what the seats of this client owe, once for each event."""
        for seat in self.chains:
            owes = self._owns(seat) and self.wanted.owes(seat)
            if owes and self.head not in self._reveals.values():
                value = self.next_value(seat)
                message = action("reveal", seat, self.head, value=value)
                self._reveals[message["id"]] = self.head
                await self.send(message)
                break

    def next_value(self, seat: int) -> str | None:
        """Return the value that a seat reveals next; None without a hash chain of this client."""
        return self.chains[seat].after(self.wanted.last[seat]) if self._owns(seat) else None

    def take(self, message: dict[str, Any]) -> None:
        """Take a message into account."""
        kind = message["type"]
        if kind == "events":
            self.now = message["now"]
            for event in message["events"]:
                if event["n"] == self.head + 1:
                    self.events.append(event)
                    self.wanted.take([event])
                else:
                    assert event["n"] <= self.head, "a gap"
                    assert event == self.events[event["n"] - 1], "an event was changed"
        elif kind == "welcome":
            self.welcome, self.seats = message, message["seats"]
        elif kind == "moves":
            self.moves.append(message)
        elif kind == "preparing":
            self.preparing.append(message)
        elif kind == "presence":
            self.presence = message
        elif kind == "phrase":
            self.phrases.append((message["seat"], message["phrase"]))
        elif kind == "lobby":
            self.lobbies.append(message["tables"])
        elif kind in ("ack", "error") and message["id"] not in self._reveals:
            if message["id"]:
                self.answers[message["id"]] = message
            if kind == "error":
                self.errors.append(message)
        elif kind == "head":
            self.heads.append((time.monotonic(), message["n"]))
        elif kind == "bye":
            self.bye = True

    async def news(self, seconds: float = 300.0) -> None:
        """Wait for a message; fails when time is up or the connection is gone."""
        async with asyncio.timeout(seconds):
            if self._pump is not None and self._pump.done():
                raise ConnectionError("the connection is gone")
            self._news.clear()
            await self._news.wait()

    async def reach(self, head: int) -> None:
        """Wait until this client has so many events."""
        await self.until(lambda: self.head >= head)

    async def until(self, done: Callable[[], bool], seconds: float = 300.0) -> None:
        """Wait until something is so; fails when time is up or the connection is gone."""
        async with asyncio.timeout(seconds):
            while not done():
                await self.news(seconds)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send an action and wait for its answer and, if it was done, for its event."""
        self.answers.pop(message["id"], None)  # it may have been asked before
        await self.send(message)
        await self.until(lambda: message["id"] in self.answers)
        answer = self.answers[message["id"]]
        if answer["type"] == "ack":
            await self.reach(answer["n"])
        return answer

    async def act(self, do: str, seat: int, **more: object) -> dict[str, Any]:
        """Do an action now."""
        if do in ("roll", "play") and seat in self.chains and self.wanted.dice == "fair":
            more = {"reveal": self.next_value(seat), **more}
        return await self.ask(action(do, seat, self.head, **more))

    async def sit(self, seat: int, name: str = "") -> dict[str, Any]:
        """Sit down, whoever else sits down at the same moment. If that was the last seat, the game
        begins when every client of this process has revealed a value."""
        own = {"part": secrets.token_hex(32)}
        if self.chained:
            self.chains[seat] = HashChain(self.table, seat)
            own = {"anchor": self.chains[seat].anchor}
        while True:
            answer = await self.act("sit", seat, name=name, **own)
            if answer.get("code") != "quayside.table.conflict":
                break
            await self.reach(answer["head"])
        await self.until(lambda: not self._is_about_to_start())
        return answer

    def _is_about_to_start(self) -> bool:
        """Return whether clients of this process are about to reveal what the deal waits for."""
        here = [c for c in CLIENTS if c.table == self.table and c.socket is not None]
        owing = [seat for seat in self.wanted.anchors if self.wanted.owes(seat)]
        reveals = all(any(client._owns(seat) for client in here) for seat in owing)
        return bool(owing) and reveals and not self.wanted.started

    def _owns(self, seat: int) -> bool:
        chain = self.chains.get(seat)
        return chain is not None and self.wanted.anchors.get(seat) == chain.anchor

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events so far."""
        return [event["what"]["kind"] for event in self.events]

    @property
    def turn(self) -> Turn:
        """What is due, as the rules say: like the pages, this client knows them."""
        if not self.events:
            return turn_at("")
        event = self.events[-1]
        over = any(event["what"]["kind"] == "finished" for event in self.events[-2:])
        return turn_at("" if over else event["position"])

    @property
    def may_act(self) -> bool:
        """Whether this client is to roll or to move."""
        if self._own[0] != self.head:
            self._own = (self.head, self.turn.seat in self.seats)
        return self._own[1]

    async def ask_moves(self, *after: str, n: int | None = None) -> dict[str, Any]:
        """Ask the server what is due; return its answer or refusal."""
        answers, errors = len(self.moves), len(self.errors)
        await self.send({"type": "moves", "after": after, "n": n})
        await self.until(lambda: len(self.moves) > answers or len(self.errors) > errors)
        return self.moves[-1] if len(self.moves) > answers else self.errors[-1]

    async def step(self) -> dict[str, Any]:
        """Roll, or make any legal move."""
        turn = self.turn
        assert turn.seat is not None
        if turn.due == "roll":
            return await self.act("roll", turn.seat)
        return await self.act("play", turn.seat, moves=[secrets.choice(turn.moves)])

    async def play(self, stop: Callable[[], bool] = lambda: False) -> None:
        """Act whenever it is this client's turn, until the game is over or `stop` says so."""
        while not stop() and "finished" not in self.kinds:
            if self.may_act:
                await self.step()
            else:
                await self.news()


def action(do: str, seat: int, at: int, **more: object) -> dict[str, Any]:
    """Return the message of an action."""
    return {"type": "act", "id": fresh(), "at": at, "action": {"do": do, "seat": seat, **more}}


def log_of(server: Server, table: str) -> list[tuple[int, bytes, str | None]]:
    """Read a table's log from the database itself."""
    if server.database is not None:
        with ThreadPoolExecutor(1) as thread:  # the caller may be in an event loop
            return thread.submit(asyncio.run, _log_of(server.database, table)).result()
    with contextlib.closing(sqlite3.connect(server.data / "quayside.db")) as database:
        return database.execute(
            "SELECT number, body, client FROM log WHERE tbl=? ORDER BY number", (table,)
        ).fetchall()


async def _log_of(database: str, table: str) -> list[tuple[int, bytes, str | None]]:
    connection = await asyncpg.connect(database)
    try:
        found = await connection.fetch(
            "SELECT number, body, client FROM quayside.log WHERE tbl=$1 ORDER BY number", table
        )
        return [tuple(row) for row in found]
    finally:
        await connection.close()
