"""Wake-ups by Redis instead of PostgreSQL: lost words and lost connections harm nobody."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from quayside.core.errors import InvalidSetup
from quayside.server import wakeups
from quayside.server.storage import open_bus, open_log
from quayside.server.wakeups import Bus
from quayside.server.wakeups_redis import redis_bus
from tests.server.helpers import Client, Server, fresh
from tests.server.postgres import Cluster
from tests.server.redis_server import NoRedis, Redis
from tests.server.test_postgres import Proxy
from tests.server.test_processes import servers


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    try:
        started = Redis()
    except NoRedis as error:
        pytest.skip(str(error))
    with started:
        yield started


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wakeups, "HEARTBEAT_SECONDS", 0.2)
    monkeypatch.setattr(wakeups, "REPLY_SECONDS", 0.5)
    monkeypatch.setattr(wakeups, "RETRY_SECONDS", 0.05)


async def hear_again(one: Bus, two: Bus, fail: Callable[[], Awaitable[None]]) -> None:
    """Send words from one to the other, let connections of the other fail, and send again."""
    heard: asyncio.Queue[list[str]] = asyncio.Queue()
    connected = asyncio.Event()
    two.listen("words", heard.put_nowait)
    two.on_connect(connected.set)
    one.start()
    two.start()
    await connected.wait()
    one.send("words", "first")
    one.send("words", "second")
    words: list[str] = []
    while words != ["first", "second"]:
        words += await heard.get()
    connected.clear()
    await fail()
    await connected.wait()
    assert two.connections == 2
    while not heard.empty():
        heard.get_nowait()
    while heard.empty():  # the other side may have to connect again too
        one.send("words", "third")
        await asyncio.sleep(0.05)
    assert (await heard.get())[0] == "third"
    await one.close()
    await two.close()


def test_words_come_again_after_a_restart(redis: Redis) -> None:
    async def fail() -> None:
        redis.kill()
        redis.start()

    async def work() -> None:
        await hear_again(redis_bus(redis.url), redis_bus(redis.url), fail)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_connection_that_dies_silently_is_noticed(redis: Redis) -> None:
    async def work() -> None:
        async with Proxy(redis.port) as proxy:

            async def fail() -> None:
                proxy.silence()

            two = redis_bus(f"redis://127.0.0.1:{proxy.port}")
            await hear_again(redis_bus(redis.url), two, fail)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_clients_of_the_other_process_are_told_with_redis_and_without(
    tmp_path: Path, postgres: Cluster, redis: Redis
) -> None:
    async def play(one: Server, two: Server) -> None:
        key = fresh()
        table = one.open([{"kind": "link", "key": key}] * 2)
        client = await Client(one.port, table, key).connect()
        watcher = await Client(two.port, table).connect()
        await client.sit(0)
        await client.sit(1)
        await client.play(lambda: client.head >= 8)
        await watcher.reach(client.head)
        await asyncio.to_thread(redis.kill)
        await client.play(lambda: client.head >= 14)
        await watcher.reach(client.head)
        await asyncio.to_thread(redis.start)
        await client.play()
        await watcher.reach(client.head)
        assert watcher.events == client.events
        await client.close()
        await watcher.close()

    with servers(tmp_path, postgres.database(), bus=redis.url) as (one, two):
        asyncio.run(asyncio.wait_for(play(one, two), 120))


def test_wrong_setups_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidSetup, match="needs --database"):
        open_log(None, tmp_path, "redis://here")
    with pytest.raises(InvalidSetup, match="a bus is redis"):
        open_bus("kafka://here", "postgresql://here/one")
    with pytest.raises(InvalidSetup, match="cannot be read"):
        open_bus("redis://here:port", "postgresql://here/one")
    monkeypatch.setitem(sys.modules, "quayside.server.wakeups_redis", None)
    with pytest.raises(InvalidSetup, match=r"pip install 'quayside\[redis\]'"):
        open_bus("redis://here", "postgresql://here/one")
