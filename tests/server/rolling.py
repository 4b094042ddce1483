"""A rolling restart under load: server processes stop and start one after the other, and players
connect to the next one. No game ends by it, no action is lost, and no clock runs meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from quayside.games import load
from tests.server.helpers import GENEROUS, Client, Server, action, fresh, log_of
from tests.server.postgres import Cluster

LOST = (OSError, WebSocketException, TimeoutError)
CLOCK = 36_000
"""Seconds that each player has."""
SLACK = 100
"""Milliseconds by which clocks of processes and clients may differ."""


class Guest(Client):
    """A client that keeps what the server says when it stops."""

    retry = 0.0
    lefts = 0
    """How often a player was shown as gone."""

    def take(self, message: dict[str, Any]) -> None:
        super().take(message)
        if message["type"] == "bye":
            self.retry = message["retry"]
        elif message["type"] == "presence":
            self.lefts += "left" in message["seats"]


@dataclass
class Player:
    """A player of one seat: thinks for a while, acts, and goes to another server when its own one
    says so. An action that was not acknowledged is sent again with the same id."""

    servers: list[Server]
    """Those that are ready, as a load balancer knows them."""
    client: Guest
    pace: float
    """Seconds that the player thinks, on average."""
    rng: random.Random
    stop: bool = False
    waiting: dict[str, Any] | None = None
    wanted: float = 0.0
    """When the player wants to act."""
    thinks_at: int = -1
    left: float | None = None
    """When the connection ended, while there is none."""
    gaps: list[tuple[float, float]] = field(default_factory=list)
    acked: dict[str, int] = field(default_factory=dict)
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When the player wanted to act, and how long it took until that was acknowledged."""

    async def run(self) -> None:
        while not self.stop:
            try:
                await self._session()
            except LOST:
                self.left = self.left or time.time()
            await asyncio.sleep(max(0.02, self.client.retry))
            self.client.port = self.rng.choice(self.servers).port

    async def _session(self) -> None:
        client = self.client
        client.retry = 0.0
        if client.socket is None or client._pump is None or client._pump.done():
            await client.connect()
        if self.left is not None:
            self.gaps.append((self.left, time.time()))
            self.left = None
        while not self.stop and "finished" not in client.kinds[-2:]:
            if self.waiting is None and not await self._think():
                continue
            assert self.waiting is not None
            answer = await client.ask(self.waiting)
            if answer["type"] == "ack":
                self.waits.append((self.wanted, time.time() - self.wanted))
                self.acked[self.waiting["id"]] = answer["n"]
                self.waiting = None
            elif answer["code"] == "quayside.table.conflict":
                self.waiting = None
            else:
                again = ("stopping", "storage", "unconfirmed")
                assert answer["code"].rpartition(".")[2] in again, answer
                await client.news()
        while not self.stop:
            await client.news()

    async def _think(self) -> bool:
        """Think, if it is this player's turn, and set what to do; return False if something has
        happened meanwhile."""
        client = self.client
        if not client.may_act:
            await client.news()
            return False
        if self.thinks_at != client.head:
            self.thinks_at = client.head
            self.wanted = time.time() + self.rng.expovariate(1 / self.pace)
        with contextlib.suppress(TimeoutError):
            if (wait := self.wanted - time.time()) > 0:
                await client.news(wait)
                return False
        turn = client.turn
        assert turn.seat is not None
        self.waiting = (
            action("roll", turn.seat, client.head)
            if turn.due == "roll"
            else action("play", turn.seat, client.head, moves=[self.rng.choice(turn.moves)])
        )
        return True


@dataclass
class Rolled:
    """What a rolling restart has shown."""

    games: int = 0
    restarts: int = 0
    actions: int = 0
    moved: int = 0
    """How often a player had to connect again."""
    away_ms: int = 0
    """The longest time without a connection."""
    charged_ms: int = 0
    """The most that a player's clock ran during such a time."""
    lefts: int = 0
    """How often a player was shown as gone to the other one."""
    p50_ms: int = 0
    p99_ms: int = 0
    slowest_ms: int = 0
    seconds: float = 0.0


async def roll(
    servers: list[Server], games: int, rounds: int, rate: float, seed: int, pause: float = 0.0
) -> Rolled:
    """Restart every server several times, one after the other, while games are played with `rate`
    actions a second in all; then compare what the players were told with the log."""
    rng, ready = random.Random(seed), list(servers)
    for server in servers:
        await wait_until_ready(server)
    few = asyncio.Semaphore(20)
    opening = [_open(ready, games / rate, random.Random(rng.random()), few) for _ in range(games)]
    tables = await asyncio.gather(*opening)
    players = [player for both in tables for player in both]
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.sleep(pause)
    began = time.time()
    for server in servers * rounds:
        ready.remove(server)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        await wait_until_ready(server)
        ready.append(server)
        await asyncio.sleep(pause)
    ended = time.time()
    await _all_act_again(tables)
    for player in players:
        player.stop = True
        if player.client.socket is not None:
            await player.client.socket.close()
    await asyncio.wait_for(asyncio.gather(*tasks), 120)
    found = Rolled(games, rounds * len(servers), seconds=round(ended - began, 1))
    for both in tables:
        _check(servers[0], both, found)
    waits = sorted(wait for player in players for at, wait in player.waits if at >= began)
    found.p50_ms, found.p99_ms, found.slowest_ms = (
        round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))])
        for share in (0.5, 0.99, 1)
    )
    return found


async def _open(
    ready: list[Server], pace: float, rng: random.Random, few: asyncio.Semaphore
) -> list[Player]:
    """Open a table, and let two players sit down who are connected to any servers."""
    keys = [fresh(), fresh()]
    seats = [{"kind": "link", "key": key} for key in keys]
    clock = {"kind": "player", "seconds": CLOCK, "increment": 0, "then": "lose"}
    both = []
    async with few:
        table = await asyncio.to_thread(rng.choice(ready).open, seats, clock=clock)
        for seat, key in enumerate(keys):
            client = Guest(rng.choice(ready).port, table, key)
            await client.connect()
            await client.sit(seat)
            both.append(Player(ready, client, pace, random.Random(rng.random())))
    return both


async def wait_until_ready(server: Server) -> None:
    """Wait until a load balancer may send clients to a server."""
    while (await asyncio.to_thread(server.http, "GET", "/readyz"))[0] != 200:
        await asyncio.sleep(0.1)


async def _all_act_again(tables: list[list[Player]]) -> None:
    """Wait until at every table somebody has acted after the last restart, or the game is over."""
    now, patience = time.time(), time.monotonic() + 120

    def goes_on(both: list[Player]) -> bool:
        acted = any(at + wait >= now for player in both for at, wait in player.waits[-1:])
        return acted or "finished" in both[0].client.kinds

    while not all(goes_on(both) for both in tables):
        assert time.monotonic() < patience, "a game does not go on"
        await asyncio.sleep(0.05)


def _check(server: Server, both: list[Player], found: Rolled) -> None:
    """Compare what the players of a table were told with its log, and look at its clocks."""
    rows = log_of(server, both[0].client.table)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap in the numbers"
    stored = {row[2].partition("/")[2]: row[0] for row in rows if row[2]}
    assert len(stored) == sum(bool(row[2]) for row in rows), "an action was played twice"
    for player in both:
        found.actions += len(player.acked)
        found.moved += len(player.gaps)
        found.lefts += player.client.lefts
        for name, number in player.acked.items():
            assert stored.get(name) == number, "an acknowledged action is missing"
        away = [round(1000 * (end - start)) for start, end in player.gaps]
        found.away_ms = max(found.away_ms, *away, 0)
    events = [json.loads(row[1]) for row in rows]
    for event in events:
        assert event["what"]["kind"] != "gone", "a game was aborted"
        assert not event["what"].get("abandoned"), "a game was aborted"
    for last, event in itertools.pairwise(events):
        if last["clocks"] is None or not last["position"]:
            continue
        for seat, player in enumerate(both):
            charged = last["clocks"][seat] - event["clocks"][seat]
            start, end = last["time"] / 1000, event["time"] / 1000
            away = sum(max(0.0, min(end, came) - max(start, left)) for left, came in player.gaps)
            # What was charged beyond the time in which the player was connected.
            extra = charged - 1000 * (end - start - away) if charged > 0 and away else 0
            found.charged_ms = max(found.charged_ms, round(extra))


def proof(small: bool) -> dict[str, Any]:
    """500 games on four processes and a PostgreSQL of their own, each process restarted twice."""
    load("docker:fr").start().roll(1)  # what is loaded later would keep clients from answering
    games, processes, rounds, rate, pause = (10, 2, 1, 10, 0.5) if small else (500, 4, 2, 50, 5.0)
    with Cluster(disk=True) as cluster, contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="quayside-soak-")))
        database = cluster.database()
        limits = (*GENEROUS, "ping_timeout_seconds=30")
        servers = [
            stack.enter_context(Server(folder / str(number), limits, database=database))
            for number in range(processes)
        ]
        for server in servers:
            server.patience = 600.0  # a thousand clients may be on the same cores
        found = asyncio.run(roll(servers, games, rounds, rate, seed=1, pause=pause))
    figures = {"processes": processes, **vars(found)}
    assert found.charged_ms <= SLACK, figures
    assert small or found.p99_ms < 1_000, figures
    return figures
