"""A machine without compiled kernels: the server answers at once, and bots come when compiled."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quayside.core import kernel
from quayside.games import family
from quayside.server import compiling
from quayside.server.compiling import Compiler, Step
from quayside.server.pool import Pool, WorkFailed
from quayside.server.tasks import Tasks
from quayside.server.worker import Answer, Work
from tests.server.helpers import Client, Server, fresh

MISSING = family("doce").files(["heuristics"])[0]
"""A file with a few small kernels."""


@pytest.fixture
def nearly_warm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder with all kernels but those of one file, so that compiling takes seconds."""
    return cache_without(MISSING, tmp_path, monkeypatch)


def cache_without(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a cache folder that has no kernels of one file; return where they will be."""
    doce = family("doce")
    files = [*doce.files(compiling.PARTS["rules"] + compiling.PARTS["bots"]), *compiling.SEARCH]
    kernel.compile_files(kernel.missing(files))
    warm, cold = kernel.cache_root(), tmp_path / "cache" / "kernels"
    cold.mkdir(parents=True)
    missing = kernel.cache_folder(file).name
    for folder in warm.iterdir():
        if folder.name != missing:
            (cold / folder.name).symlink_to(folder)
    monkeypatch.setenv("QUAYSIDE_CACHE", str(cold.parent))
    return cold / missing


def lines(server: Server, what: str) -> list[dict[str, Any]]:
    """Return the lines of a server's log about something."""
    found = [json.loads(line) for line in server.logged.splitlines()]
    return [line for line in found if line["what"] == what]


def play_to_move(server: Server, *, at_once: Callable[[Client], None] = lambda _: None) -> Client:
    """Play Doce against a bot that begins, until it has moved."""

    async def play() -> Client:
        key = fresh()
        seats = [{"kind": "bot", "level": "2"}, {"kind": "link", "key": key}]
        table = server.open(seats, "doce", starter=0)
        client = await Client(server.port, table, key).connect()
        await client.sit(1)
        await client.until(lambda: bool(client.preparing) or "moved" in client.kinds)
        at_once(client)
        await client.until(lambda: "moved" in client.kinds)
        await client.close()
        return client

    return asyncio.run(play())


def test_a_bot_that_waits_for_compiling_says_how_far_it_is(
    tmp_path: Path, nearly_warm: Path
) -> None:
    def look(client: Client) -> None:
        assert client.kinds[-1] == "started", "the bot waits"
        assert server.get("/healthz")["status"] == "ok", "and the server answers"

    with Server(tmp_path / "data", level="info") as server:
        assert server.get("/healthz")["status"] == "ok"
        client = play_to_move(server, at_once=look)
        told = [(one["seat"], one["done"], one["of"]) for one in client.preparing]
        of = told[0][2]
        assert told == [(0, done, of) for done in range(of + 1)]
        assert any(nearly_warm.rglob("*.nbc")), "the compiled kernels are kept"
        began, ended = lines(server, "compiling"), lines(server, "compiled")
        mine = next(line for line in began if line["step"] == "doce/bots")
        assert mine["kernels"] == of
        assert [line["step"] for line in ended].count("doce/bots") == 1
        assert play_to_move(server).preparing == [], "later tables do not wait"
    with Server(tmp_path / "data", level="info") as server:
        assert play_to_move(server).preparing == [], "nor after a restart"
        assert lines(server, "compiling") == []


def test_servers_that_compile_together_or_are_killed_at_it_leave_nothing_broken(
    tmp_path: Path, nearly_warm: Path
) -> None:
    with Server(tmp_path / "one", level="info") as first:
        asyncio.run(open_and_leave(first))
        while not lines(first, "compiling"):
            time.sleep(0.01)
        with Server(tmp_path / "two", level="info") as second:
            first.kill()
            assert "moved" in play_to_move(second).kinds
            assert lines(second, "failed") == []
            assert not any(line["level"] == "error" for line in lines(second, "compiling"))


async def open_and_leave(server: Server) -> None:
    """Open a table with a bot that is to move."""
    key = fresh()
    seats = [{"kind": "bot", "level": "2"}, {"kind": "link", "key": key}]
    table = server.open(seats, "doce", starter=0)
    client = await Client(server.port, table, key).connect()
    await client.sit(1)
    await client.close()


class Recorder(Pool):
    """Compiles nothing, but writes down what it is asked for, one piece at a time."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(1, 100, 1.0)
        self.asked: list[str] = []
        self.may_go = asyncio.Event()
        self.fails = fails

    async def do(
        self, work: Work, tell: object = None, *, owner: str = "", idle: bool = False
    ) -> Answer:
        self.asked.append(work.files[0])
        await self.may_go.wait()
        if self.fails:
            raise WorkFailed("killed")
        return Answer()


def compiler_on(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """Return a compiler for which everything is missing, told by the names of its steps."""
    monkeypatch.setattr(compiling, "_missing", lambda files: dict.fromkeys(files, 1))
    compiler = Compiler(pool, 1, Tasks())
    for part in compiling.PARTS:
        for game in ("docker", "dockers", "doce"):
            step = compiler.step(part, game)
            step.files = (Path(step.name),)
    compiler.step("search").files = (Path("search"),)
    return compiler


def test_what_somebody_waits_for_is_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[str]:
        pool = Recorder()
        compiler = compiler_on(pool, monkeypatch)
        compiler.compile_everything(["docker", "dockers", "doce"])
        first = asyncio.create_task(compiler.wait([compiler.step("bots", "doce")]))
        await asyncio.sleep(0)
        second = asyncio.create_task(compiler.wait([compiler.step("rules", "dockers")]))
        await asyncio.sleep(0)
        pool.may_go.set()
        await asyncio.gather(first, second)
        await compiler.wait_for_all()
        await compiler.close()
        return pool.asked

    asked = asyncio.run(run())
    running, wanted, rest = asked[:1], asked[1:5], asked[5:]
    assert running == ["docker/rules"]
    assert wanted == ["doce/rules", "search", "doce/bots", "dockers/rules"]
    assert rest[:2] == ["docker/bots", "dockers/bots"]
    games, parts = ("docker", "dockers", "doce"), ("solution", "studies")
    assert sorted(rest[2:]) == sorted(f"{game}/{part}" for game in games for part in parts)


def test_compiling_that_fails_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> Step:
        pool = Recorder(fails=True)
        pool.may_go.set()
        compiler = compiler_on(pool, monkeypatch)
        await compiler.wait([compiler.step("bots", "doce")])
        await compiler.close()
        return compiler.step("bots", "doce")

    assert asyncio.run(run()).ready.is_set()
