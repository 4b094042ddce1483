"""Every action three times, out of order, across reconnects: played once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect

from tests.server.helpers import Client, Server, action, fresh, log_of


@dataclass
class Tally:
    """What a run of the order test has seen."""

    reconnects: int = 0
    actions: int = 0
    sent: int = 0
    refused_reuse: int = 0
    acked: dict[str, int] = field(default_factory=dict)

    def __add__(self, other: Tally) -> Tally:
        """Return the sum of two tallies, without the actions themselves."""
        names = ("reconnects", "actions", "sent", "refused_reuse")
        return Tally(**{name: getattr(self, name) + getattr(other, name) for name in names})


class Stormy:
    """Plays a table alone (both seats on one key) through a bad network: every action is sent three
    times, together with old ones in a random order, over connections that keep breaking, and over
    whichever server comes next."""

    def __init__(self, ports: Sequence[int], table: str, key: str, rng: random.Random) -> None:
        self.ports, self.table, self.key, self.rng = ports, table, key, rng
        self.tally = Tally()
        self.old: list[dict[str, Any]] = []
        self.client = Client(ports[0], table, key)

    async def run(self, reconnects: int) -> None:
        """Play until there were so many reconnects, or the game is over."""
        await self._reconnect()
        while self.tally.reconnects < reconnects and "finished" not in self.client.kinds:
            await self._next_action()
            if self.rng.random() < 0.7:
                await self._reconnect()
        await self.client.close()

    async def _reconnect(self) -> None:
        self.client.port = self.rng.choice(self.ports)
        await self.client.connect()
        self.tally.reconnects += 1

    async def _next_action(self) -> None:
        client = self.client
        turn = client.turn
        assert turn.seat is not None
        if turn.due == "roll":
            message = action("roll", turn.seat, client.head)
        else:
            message = action("play", turn.seat, client.head, moves=[self.rng.choice(turn.moves)])
        storm = [message] * 3 + self.rng.sample(self.old, min(2, len(self.old)))
        self.rng.shuffle(storm)
        split = self.rng.randrange(len(storm))
        for part in (storm[:split], storm[split:]):
            for one in part:
                await client.send(one)
                self.tally.sent += 1
            if self.rng.random() < 0.3:  # break off, perhaps before the answers came
                await self._reconnect()
        if message["id"] not in client.answers:
            await client.ask(message)
        await self._check(message)

    async def _check(self, message: dict[str, Any]) -> None:
        client = self.client
        answer = client.answers[message["id"]]
        assert answer["type"] == "ack", answer
        await client.reach(answer["n"])
        assert self.tally.acked.setdefault(message["id"], answer["n"]) == answer["n"]
        self.tally.actions += 1
        self.old.append(message)
        if self.rng.random() < 0.1:
            other = {**message, "action": {"do": "resign", "seat": message["action"]["seat"]}}
            before = len(client.errors)
            await client.send(other)
            await client.until(lambda: len(client.errors) > before)
            refused = client.errors[-1]
            assert (refused["id"], refused["code"]) == (message["id"], "quayside.table.id-reused")
            self.tally.refused_reuse += 1


async def storm(servers: Sequence[Server], tables: int, reconnects: int, seed: int) -> Tally:
    """Play tables in a storm; check each against its log; return what was seen in all."""
    total = Tally()
    players = []
    for number in range(tables):
        key = fresh()
        table = servers[0].open([{"kind": "link", "key": key}] * 2)
        client = await Client(servers[0].port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        await client.close()
        rng = random.Random(seed * 1000 + number)
        players.append(Stormy([server.port for server in servers], table, key, rng))
    await asyncio.gather(*(player.run(reconnects) for player in players))
    for player in players:
        check_log(servers[0], player)
        total += player.tally
    return total


async def contest(servers: Sequence[Server], moves: int, seed: int) -> int:
    """Let a client at each server answer every event of a game at the same time, each with its own
    action, until so many events were contested: one is accepted each time. Return how many actions
    were refused."""
    rng, done, refused = random.Random(seed), 0, 0
    while done < moves:
        key = fresh()
        table = servers[done % len(servers)].open([{"kind": "link", "key": key}] * 2)
        clients = [await Client(server.port, table, key).connect() for server in servers]
        await clients[0].sit(0)
        await clients[0].sit(1)
        head = clients[0].head
        while done < moves:
            await asyncio.gather(*(client.reach(head) for client in clients))
            turn = clients[0].turn
            if turn.seat is None:
                break
            sent = [
                action("roll", turn.seat, head)
                if turn.due == "roll"
                else action("play", turn.seat, head, moves=[rng.choice(turn.moves)])
                for _ in clients
            ]
            asked = [client.ask(one) for client, one in zip(clients, sent, strict=True)]
            answers = await asyncio.gather(*asked)
            accepted = [answer["n"] for answer in answers if answer["type"] == "ack"]
            codes = {answer["code"] for answer in answers if answer["type"] == "error"}
            assert len(accepted) == 1, f"{len(accepted)} actions were accepted at event {head}"
            assert codes <= {"quayside.table.conflict"}, codes
            head, done, refused = accepted[0], done + 1, refused + len(answers) - 1
        await asyncio.gather(*(client.reach(head) for client in clients))
        assert all(client.events == clients[0].events for client in clients)
        rows = log_of(servers[0], table)
        assert [row[0] for row in rows] == list(range(1, head + 1))
        for client in clients:
            await client.close()
    return refused


def check_log(server: Server, player: Stormy) -> None:
    """Compare what a client was told with the log in the file."""
    rows = log_of(server, player.table)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap in the numbers"
    assert [json.loads(row[1]) for row in rows[: player.client.head]] == player.client.events
    stored = {row[2].partition("/")[2]: row[0] for row in rows if row[2] and "/" in row[2]}
    clients = [row[2] for row in rows if row[2]]
    assert len(set(clients)) == len(clients), "an action was played twice"
    for name, number in player.tally.acked.items():
        assert stored[name] == number, "an acknowledged action is missing"


async def watch_and_compare(server: Server, table: str, reconnects: int, rng: random.Random) -> int:
    """Reconnect at random points with whatever number one has; compare the bytes at the end."""
    bodies: list[bytes] = []
    for _ in range(reconnects):
        async with connect(
            f"ws://127.0.0.1:{server.port}/api/v2/socket", compression=None, max_size=None
        ) as socket:
            hello = {"type": "hello", "v": 2, "table": table, "since": len(bodies)}
            await socket.send(json.dumps(hello))
            head = json.loads(await asyncio.wait_for(socket.recv(), 30))["head"]
            for _ in range(rng.randint(1, 4) if head > len(bodies) else 0):
                text = await asyncio.wait_for(socket.recv(decode=False), 30)
                if text.startswith(b'{"type":"events","events":['):
                    bodies += _split(text.partition(b'"events":[')[2].rpartition(b'],"now":')[0])
                if len(bodies) >= head:
                    break
    rows = log_of(server, table)
    while len(bodies) < len(rows):
        bodies += await _rest(server, table, len(bodies))
    # The game may have gone on since the file was read.
    assert bodies[: len(rows)] == [row[1] for row in rows], "not the log byte for byte"
    return len(bodies)


async def _rest(server: Server, table: str, since: int) -> list[bytes]:
    path = f"/api/v2/tables/{table}/events?since={since}"
    _, body = await asyncio.to_thread(server.http, "GET", path)
    return _split(body.partition(b'"events":[')[2].rpartition(b'],"now":')[0])


def _split(joined: bytes) -> list[bytes]:
    """Cut a list of events into the bytes of each."""
    decoder, text, found = json.JSONDecoder(), joined.decode(), []
    at = 0
    while at < len(text):
        _, end = decoder.raw_decode(text, at)
        found.append(text[at:end].encode())
        at = end + 1
    return found
