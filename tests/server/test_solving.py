"""A server that nobody uses solves games in the background, and gives way when somebody comes."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from quayside.core.lock import InUse
from quayside.games import find
from quayside.server import solving
from quayside.server.solving import Solving, free_memory, unsolved
from tests.server.helpers import GENEROUS, Server

FINER = 1e-11


class Usage(NamedTuple):
    """What `shutil.disk_usage` returns."""

    total: int
    used: int
    free: int


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
    monkeypatch.setattr(solving, "PRIORITY", "usual")  # other tests want the cores as well
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
    said = [record.__dict__ for record in caplog.records if record.msg == "solved"]
    assert [(data["game"], data["code"]) for data in said] == [("docker:en", 0)]
    game = find("docker:en", 2, {})
    solution = game.family.solution(game)
    assert solution is not None
    assert solution.error <= FINER


def test_nothing_is_solved_without_memory_and_disk_to_spare(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(wait_for_room(monkeypatch))


async def wait_for_room(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def full(_: object) -> Usage:
        nonlocal looks
        looks += 1
        return Usage(10**12, 10**12 - 10**9, 10**9)

    usual = shutil.disk_usage
    monkeypatch.setattr(shutil, "disk_usage", full)
    solver = Solving(lambda: 0.0, lambda: False, 0.0)
    running = asyncio.get_running_loop().create_task(solver.run())
    await until(lambda: looks > 3)
    assert solver.shares == {}
    monkeypatch.setattr(shutil, "disk_usage", usual)
    await until(lambda: "docker:en" in solver.shares)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


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


async def solve_in_a_child() -> asyncio.subprocess.Process:
    """Begin to solve."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "quayside.server.solving", "docker:en", str(FINER), "usual"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


def test_the_child_waits_while_it_is_paused_and_ends_with_its_input(empty: Path) -> None:
    asyncio.run(pause_a_child())


async def pause_a_child() -> None:
    child = await solve_in_a_child()
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


def test_two_servers_on_one_folder_solve_a_game_once(empty: Path) -> None:
    asyncio.run(solve_twice())


async def solve_twice() -> None:
    first = await solve_in_a_child()
    assert first.stdout is not None
    await first.stdout.readline()
    second = await solve_in_a_child()
    await first.stdout.read()
    assert second.stdout is not None
    assert await second.stdout.read() == b"", "the second one has nothing to tell"
    assert (await first.wait(), await second.wait()) == (0, 0)
    game = find("docker:en", 2, {})
    solution = game.family.solution(game)
    assert solution is not None
    assert solution.error <= FINER


def solve_finely() -> None:
    game = find("docker:en", 2, {})
    part = game.family.solutions
    assert part is not None
    part.solve(game, tolerance=FINER, device="cpu", threads=2, progress=None)


def test_a_person_is_told_that_a_server_solves_the_game(empty: Path) -> None:
    asyncio.run(solve_beside_a_server())


async def solve_beside_a_server() -> None:
    server = await solve_in_a_child()
    assert server.stdout is not None
    await server.stdout.readline()
    with pytest.raises(InUse, match="another process is solving docker-en"):
        solve_finely()
    server.kill()
    await server.wait()
    solve_finely()  # from where the other one has stopped


class Solver(Server):
    """A server that solves games while it is idle."""

    def command(self) -> list[str]:
        return [*super().command(), "--solutions"]


def test_probes_do_not_keep_a_server_from_solving(empty: Path) -> None:
    """A proxy, a supervisor and Prometheus send them every few seconds."""
    with Solver(empty, [*GENEROUS, "solve_after_seconds=0.5"]) as server:
        end = time.monotonic() + 120
        while "solving" not in server.logged:
            assert time.monotonic() < end, server.logged
            for path in ("/healthz", "/livez", "/readyz", "/metrics"):
                assert server.http("GET", path)[0] == 200
        line = next(line for line in server.logged.splitlines() if '"solving"' in line)
        assert json.loads(line)["game"] == "docker:fr"
        assert json.loads(line)["level"] == "info"
