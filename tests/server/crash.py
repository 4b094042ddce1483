"""kill -9 under load, of servers, of their database or of their bus: nothing acknowledged is
missing, nothing doubled, no gap in the numbers, and every client is soon up to date again."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from tests.server.helpers import Client, Server, action, fresh, log_of

LOST = (OSError, WebSocketException, TimeoutError)


@dataclass
class Hardy:
    """Plays a table alone, through whatever happens: after a crash it sends again, with the same
    id, what was not acknowledged. A finished game goes on with a rematch at a new table."""

    servers: list[Server]
    table: str
    key: str
    rng: random.Random
    pace: float = 0.0
    """Seconds between two actions."""
    acked: dict[str, dict[str, int]] = field(default_factory=dict)
    waiting: dict[str, Any] | None = None
    stop: bool = False
    client: Client | None = None

    async def run(self) -> None:
        """Play until told to stop."""
        while not self.stop:
            with contextlib.suppress(*LOST):
                await self._session()
            await asyncio.sleep(0.02)

    async def _session(self) -> None:
        client = Client(self.rng.choice(self.servers).port, self.table, self.key)
        self.client = client
        try:
            async with asyncio.timeout(20):
                await client.connect()
            while not self.stop:
                if self.waiting is None:
                    self.waiting = self._next(client)
                answer = await client.ask(self.waiting)
                if answer.get("code") == "quayside.server.unconfirmed":
                    continue  # with the same id, until it is known
                if answer["type"] == "ack":
                    self.acked.setdefault(self.table, {})[self.waiting["id"]] = answer["n"]
                else:
                    assert answer["code"] in (
                        "quayside.server.stopping",
                        "quayside.table.conflict",
                        "quayside.server.storage",
                    ), answer
                self.waiting = None
                if client.kinds[-1] == "rematched":
                    self.table = client.events[-1]["what"]["table"]
                    return
                if self.pace:
                    await asyncio.sleep(self.pace)
        finally:
            with contextlib.suppress(*LOST):
                await client.close()

    def _next(self, client: Client) -> dict[str, Any]:
        if "started" not in client.kinds:
            seat = sum(kind == "sat" for kind in client.kinds)
            return action("sit", seat, client.head, part="ab" * 32)
        turn = client.turn
        if turn.seat is None:
            return action("rematch", 0, client.head)
        if turn.due == "roll":
            return action("roll", turn.seat, client.head)
        return action("play", turn.seat, client.head, moves=[self.rng.choice(turn.moves)])


@dataclass
class Follower:
    """Watches a player's tables over another connection, through whatever happens."""

    player: Hardy
    rng: random.Random
    table: str = ""
    head: int = 0

    async def run(self) -> None:
        """Watch until the player stops."""
        while not self.player.stop:
            with contextlib.suppress(*LOST):
                await self._session()
            await asyncio.sleep(0.02)

    async def _session(self) -> None:
        table = self.player.table
        client = Client(self.rng.choice(self.player.servers).port, table)
        try:
            async with asyncio.timeout(20):
                await client.connect()
            while not self.player.stop and self.player.table == table:
                self.table, self.head = table, client.head
                with contextlib.suppress(TimeoutError):
                    await client.news(0.5)
        finally:
            with contextlib.suppress(*LOST):
                await client.close()


class Part(Protocol):
    """Something that servers depend on, such as their database."""

    def kill(self) -> None:
        """End it without warning."""

    def start(self) -> object:
        """Start it again, and wait until it can be used."""


@dataclass
class Result:
    """The figures of a run."""

    kills: int
    acknowledged: int
    events: int
    starts: list[float]
    """Seconds from each start to the first answer that the port is open."""
    starts_cpu: list[float]
    """CPU seconds of the same."""
    resumed: list[float]
    """Seconds from the end of each start until every player had something acknowledged, for which a
    client must have all events, and every follower had all events that were there at the start."""

    @property
    def figures(self) -> dict[str, Any]:
        """The figures as they are printed; times as the least, the middle and the most seconds."""
        return {
            "kills": self.kills,
            "acknowledged": self.acknowledged,
            "events": self.events,
            "lost": 0,
            "doubled": 0,
            **{
                name: [round(times[at], 2) for at in (0, len(times) // 2, -1)]
                for name, times in (
                    ("start_s", self.starts),
                    ("start_cpu_s", self.starts_cpu),
                    ("resumed_s", self.resumed),
                )
                if times
            },
            "resumed_within_2_s": sum(seconds <= 2.0 for seconds in self.resumed),
        }


async def crash(
    servers: list[Server],
    tables: int,
    kills: int,
    seed: int,
    part: Part | None = None,
    ways: Sequence[Callable[[Server], object]] = (Server.kill,),
    pace: float = 0.0,
) -> Result:
    """End servers under load, in one of some ways (or kill `part`, such as their PostgreSQL), and
    start them again; then compare acknowledgements and log. Each player waits `pace` seconds
    between two actions."""
    rng = random.Random(seed)
    players = []
    for number in range(tables):
        key = fresh()
        table = servers[0].open([{"kind": "link", "key": key}] * 2)
        players.append(Hardy(servers, table, key, random.Random(seed * 1000 + number), pace))
    followers = [Follower(player, player.rng) for player in players]
    tasks = [asyncio.create_task(player.run()) for player in players]
    tasks += [asyncio.create_task(follower.run()) for follower in followers]
    starts: list[float] = []
    cpu: list[float] = []
    resumed: list[float] = []
    for _ in range(kills):
        before, patience = _acknowledged(players), time.monotonic() + 30
        while _acknowledged(players) < before + 5 * tables and time.monotonic() < patience:
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0.0, 0.2))
        if part is None:
            victim = rng.choice(servers)
            await asyncio.to_thread(rng.choice(ways), victim)
            await asyncio.to_thread(victim.start)
            starts.append(victim.ready_after)
            cpu.append(await asyncio.to_thread(victim.metric, "quayside_cpu_seconds"))
        else:
            await asyncio.to_thread(part.kill)
            began = time.monotonic()
            await asyncio.to_thread(part.start)
            starts.append(time.monotonic() - began)
        resumed.append(await _resume(players, followers))
    await asyncio.sleep(1.0)
    for player in players:
        player.stop = True
        if player.client is not None and player.client.socket is not None:
            await player.client.socket.close()
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    acknowledged = events = 0
    for player in players:
        for table, acked in player.acked.items():
            events += _compare(servers[0], table, acked)
            acknowledged += len(acked)
    return Result(kills, acknowledged, events, sorted(starts), sorted(cpu), sorted(resumed))


async def _resume(players: list[Hardy], followers: list[Follower]) -> float:
    """Return the seconds until every player has something acknowledged and every follower has all
    events that were acknowledged before."""
    began, before = time.monotonic(), [_acknowledged([player]) for player in players]
    heads = [
        (player.table, max(player.acked.get(player.table, {}).values(), default=0))
        for player in players
    ]

    def is_up_to_date() -> bool:
        return all(
            _acknowledged([player]) > old
            and (follower.table != table or follower.head >= head)
            and (follower.table == table or player.table != table)
            for player, follower, old, (table, head) in zip(
                players, followers, before, heads, strict=True
            )
        )

    while not is_up_to_date():
        assert time.monotonic() < began + 120, "a client does not go on"
        await asyncio.sleep(0.01)
    return time.monotonic() - began


def _acknowledged(players: list[Hardy]) -> int:
    return sum(len(acked) for player in players for acked in player.acked.values())


def _compare(server: Server, table: str, acked: dict[str, int]) -> int:
    rows = log_of(server, table)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap in the numbers"
    clients = [row[2] for row in rows if row[2]]
    assert len(set(clients)) == len(clients), "an action was played twice"
    stored = {row[2].partition("/")[2]: row[0] for row in rows if row[2]}
    missing = {name for name, number in acked.items() if stored.get(name) != number}
    assert not missing, f"{len(missing)} acknowledged actions are missing at {table}"
    return len(rows)
