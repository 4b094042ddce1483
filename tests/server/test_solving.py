"""A server that nobody uses solves games in the background, and gives way when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import pytest

from quayside.games import find
from quayside.server import solving
from quayside.server.solving import Solving, free_memory, unsolved

FINER = 1e-11


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder without solutions, for this process and its children."""
    monkeypatch.setenv("QUAYSIDE_DATA", str(tmp_path))
    monkeypatch.setattr(solving, "LOOK_SECONDS", 0.01)
    return tmp_path


@pytest.fixture
def small(empty: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same with a game that is solved in seconds, more finely than the package has it."""
    monkeypatch.setattr(solving, "TOLERANCE", FINER)
    monkeypatch.setattr(solving, "PRIORITY", 0)  # other tests want the cores as well
    monkeypatch.setattr(solving, "unsolved", lambda: [find("docker:en", 2, {})])
    return empty


def test_what_comes_with_the_package_is_not_solved_again(empty: Path) -> None:
    assert [game.name for game in unsolved()] == ["docker:fr", "docker:it"]
    assert free_memory() > 0


async def until(condition: object, seconds: float = 120.0) -> None:
    """Wait until a condition holds."""
    assert callable(condition)
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def test_it_starts_pauses_goes_on_and_is_exact_in_the_end(
    small: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(start_pause_go(caplog))


async def start_pause_go(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "quayside.server")
    clicks, is_thinking = 0.0, True
    solver = Solving(lambda: clicks, lambda: is_thinking, 0.1)
    running = asyncio.get_running_loop().create_task(solver.run())
    await asyncio.sleep(0)
    assert solver.shares == {}, "a bot is thinking"
    is_thinking = False
    await until(lambda: "docker:en" in solver.shares)
    is_thinking = True
    await until(lambda: solver.is_paused)
    share = solver.shares["docker:en"]
    is_thinking = False
    await until(lambda: solver.shares.get("docker:en") != share)
    await running
    assert solver.shares == {}
    said = [record.__dict__["data"] for record in caplog.records if record.msg == "solved"]
    assert [(data["game"], data["code"]) for data in said] == [("docker:en", 0)]
    game = find("docker:en", 2, {})
    solution = game.family.solution(game)
    assert solution is not None
    assert solution.error <= FINER


def test_it_ends_with_the_server(small: Path) -> None:
    asyncio.run(end_in_the_middle())


async def end_in_the_middle() -> None:
    solver = Solving(lambda: 0.0, lambda: False, 0.0)
    running = asyncio.get_running_loop().create_task(solver.run())
    await until(lambda: solver.shares.get("docker:en", 0.0) > 0.0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert solver.shares == {}


def test_the_child_waits_while_it_is_paused_and_ends_with_its_input(empty: Path) -> None:
    asyncio.run(pause_a_child())


async def pause_a_child() -> None:
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "quayside.server.solving", "docker:en", str(FINER), "0"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert (await child.stdout.readline()).startswith(b'{"share"')
    child.stdin.write(b"pause\n")
    line = b'"paused": false'
    while b'"paused": false' in line:
        line = await child.stdout.readline()
    assert b'"paused": true' in line, "it has ended before it paused"
    child.stdin.write(b"go\n")
    assert b'"paused": false' in await child.stdout.readline()
    child.stdin.close()
    assert await child.wait() == 0
