"""A real Ray cluster of two nodes on this machine; a node is killed on the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.search import Played, arena, run
from quayside.search import pool as pools
from quayside.search.pool import PoolError, run_all

ray = pytest.importorskip("ray")

NODE = "__import__('ray').get_runtime_context().get_node_id()"
SLEEP = "__import__('time').sleep"
"""Work for `eval`: workers cannot import this file."""
COMMAND = [sys.executable, "-m", "quayside"]


class Nodes:
    """A cluster: a head, and a node that can be killed."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        small: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
        self.cluster = Cluster(True, head_node_args=small | {"include_dashboard": False})
        self.second = self.cluster.add_node(**small)
        self.cluster.wait_for_nodes()

    def kill_second(self) -> None:
        """Kill the raylet of the second node and its workers, as a machine dies."""
        raylet = self.second.all_processes["raylet"][0].process.pid
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(raylet)], capture_output=True, text=True, check=True
        )
        for process in (raylet, *map(int, listed.stdout.split())):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    made = Nodes()
    monkeypatch.setenv("RAY_ADDRESS", made.cluster.address)
    yield made
    ray.shutdown()
    made.cluster.shutdown()


def timeless(games: tuple[Played, ...]) -> list[Played]:
    return [replace(game, seconds=(), slowest=()) for game in games]


def log_node(file: Path) -> str:
    """Return an expression that writes down the node that it is worked off on."""
    return f"open({str(file)!r}, 'a').write({NODE} + chr(10))"


def nodes_in(folder: Path) -> list[str]:
    """Return the node of every attempt to work something off."""
    return [node for file in folder.iterdir() for node in file.read_text().split()]


def test_work_on_a_node_that_is_killed_is_done_again_and_comes_once(
    nodes: Nodes, tmp_path: Path
) -> None:
    lost, is_killed = nodes.second.node_id, False
    work = [f"({log_node(tmp_path / str(i))}, {SLEEP}(0.2), {NODE})[2]" for i in range(60)]
    found: list[tuple[int, str]] = []
    for result in run_all(eval, work, pool="ray"):
        found.append(result)
        taken = [node for _, node in found].count(lost)
        if taken and nodes_in(tmp_path).count(lost) > taken and not is_killed:
            nodes.kill_second()
            is_killed = True
    assert is_killed
    assert sorted(index for index, _ in found) == list(range(60))
    assert len(nodes_in(tmp_path)) > 60, "nothing was lost"


def test_results_that_were_on_the_lost_node_are_made_again(nodes: Nodes, tmp_path: Path) -> None:
    """A result above 100 kB stays on the node that made it until it is taken."""
    work = [f"({SLEEP}(1), {log_node(tmp_path / str(i))}, bytes(1_000_000))[2]" for i in range(12)]
    results = run_all(eval, work, pool="ray")
    found = [next(results)]
    while len(list(tmp_path.iterdir())) < 4:  # twice as many as there are cores
        time.sleep(0.02)
    assert nodes.second.node_id in nodes_in(tmp_path)
    nodes.kill_second()
    found += list(results)
    assert sorted(index for index, _ in found) == list(range(12))
    assert {len(result) for _, result in found} == {1_000_000}
    assert len(nodes_in(tmp_path)) > 12, "nothing was lost"


def test_an_error_of_the_function_is_raised_as_it_was(nodes: Nodes) -> None:
    with pytest.raises(ValueError, match="'seven'"):
        list(run_all(eval, ["1", "int('seven')"], pool="ray"))
    again = run_all(abs, range(-3, 0), pool="ray", workers=1)
    assert sorted(again) == [(0, 3), (1, 2), (2, 1)]


def test_work_that_kills_every_worker_is_given_up_with_one_line(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "RETRIES", 1)
    with pytest.raises(PoolError, match="Ray lost a task 2 times"):
        list(run_all(eval, ["__import__('os')._exit(3)"], pool="ray"))


def test_another_version_on_the_cluster_is_refused(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "__version__", "9.9.9")
    with pytest.raises(PoolError, match=f"has Quayside {quayside.__version__}, this machine 9.9.9"):
        list(run_all(abs, [1], pool="ray"))


def test_an_arena_comes_to_the_same_result_when_a_node_is_killed(nodes: Nodes) -> None:
    setup = arena(quayside.load("docker:en"), ["search:30", "random"], seed=4)
    here = run(setup, 60, workers=1)

    def kill_once(done: int, _: object) -> None:
        if done == 10:
            nodes.kill_second()

    there = run(setup, 60, pool="ray", progress=kill_once)
    assert timeless(there.games) == timeless(here.games)
    assert [one.share for one in there.standings] == [one.share for one in here.standings]


def selfplay(out: Path, *words: str, while_running: Callable[[], None] | None = None) -> None:
    bots = ["--bots", "search:20,random", "--games", "400", "--seed", "3", "--out", str(out)]
    with subprocess.Popen(
        [*COMMAND, "selfplay", "--game", "docker:en", *bots, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        if while_running:
            parts = out.with_name(out.name + ".parts")
            while not list(parts.glob("*.parquet")):
                assert process.poll() is None, process.communicate()
                time.sleep(0.02)
            while_running()
            assert process.poll() is None
        _, said = process.communicate()
        assert (process.returncode, said) == (0, "")


def test_selfplay_writes_the_same_bytes_when_a_node_is_killed(nodes: Nodes, tmp_path: Path) -> None:
    selfplay(tmp_path / "here.parquet", "--workers", "1")
    selfplay(tmp_path / "there.parquet", "--engine-pool", "ray", while_running=nodes.kill_second)
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_regret_is_the_same_on_a_cluster(nodes: Nodes) -> None:
    words = ["--game", "docker:en", "--policy", "search:5", "--positions", "60", "--no-value"]
    told = [
        subprocess.run(
            [*COMMAND, "regret", *words, "--json", *where],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for where in (["--workers", "1"], ["--engine-pool", "ray"])
    ]
    here, there = (drop_times(json.loads(one)) for one in told)
    assert here == there


def drop_times(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if "second" not in name}


def test_without_a_cluster_the_command_says_how_to_get_one(tmp_path: Path) -> None:
    told = subprocess.run(
        [*COMMAND, "arena", "docker:en", "--bots", "random", "--games", "2", "--engine-pool=ray"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"RAY_ADDRESS": "127.0.0.1:1"},
        timeout=120,
    )
    assert told.returncode == 2
    assert told.stderr.startswith("quayside: no Ray cluster at 127.0.0.1:1: set RAY_ADDRESS to")
    assert told.stderr.count("\n") == 1
