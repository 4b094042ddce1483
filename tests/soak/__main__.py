"""The server's proofs at full size: `python -m tests.soak [NAME ...] [--out FILE] [--small]`.

Everything runs on 127.0.0.1, ends by itself, and prints a line of figures for each proof, with how
busy the machine was before it (the load average over a minute). A proof that fails raises, and the
run goes on with the next; the exit code says whether all held. Times mean something on a machine
that does nothing else. `--small` only tries out that everything works: times are not judged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypothesis.stateful import run_state_machine_as_test

from quayside.games import BUILT_IN
from tests.server import rolling
from tests.server.crash import crash
from tests.server.fuzz import fuzz
from tests.server.helpers import GENEROUS, Client, Server, fresh
from tests.server.model import machine, profile
from tests.server.order import contest, storm, watch_and_compare
from tests.server.postgres import Cluster
from tests.server.test_bad_input import fuzz_http
from tests.server.test_dice import check_games, chi_square
from tests.server.test_guard import MATRIX, try_keys
from tests.server.test_load import is_dropped, stalled_reader

Figures = dict[str, Any]


@dataclass
class Size:
    """How much of everything."""

    judged: bool = True
    """Whether times are held against what they must be."""
    kills: tuple[int, int] = (200, 50)
    """With one process and with two."""
    processes: int = 4
    """On one PostgreSQL."""
    contested: int = 10_000
    process_kills: int = 200
    database_kills: int = 50
    players: int = 16
    storms: int = 1_000
    reconnects: int = 10_000
    steps: int = 20_000
    tables: int = 250
    rate: int = 400
    minutes: int = 10
    minute: int = 60
    rates: tuple[int, ...] = tuple(range(400, 4001, 200))
    bully_seconds: int = 15
    http: int = 300
    messages: int = 200_000
    keys: int = 100_000
    games: int = 1_000
    rolls: int = 1_000_000


SMALL = Size(
    judged=False,
    kills=(3, 3),
    processes=2,
    contested=50,
    process_kills=3,
    database_kills=2,
    players=4,
    storms=20,
    reconnects=500,
    steps=500,
    tables=10,
    rate=20,
    minutes=3,
    minute=3,
    rates=(20, 40),
    bully_seconds=8,
    http=5,
    messages=2_000,
    keys=1_000,
    games=20,
    rolls=10_000,
)
size = Size()
ROOT = Path(__file__).parents[2]
PLAYERS = {"docker": ("docker:en", 3), "dockers": ("dockers:standard", 3), "doce": ("doce", 2)}


class Servers:
    """Server processes on one folder, gone at the end."""

    def __init__(
        self, count: int = 1, limits: tuple[str, ...] = GENEROUS, database: str | None = None
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quayside-soak-"))
        self.all = [Server(self.folder, limits, database=database) for _ in range(count)]

    def __enter__(self) -> list[Server]:
        for server in self.all:
            server.start()
        return self.all

    def __exit__(self, *_: object) -> None:
        for server in self.all:
            server.stop()
        shutil.rmtree(self.folder)


def crash_proof() -> Figures:
    """200 times kill -9 with one process, 50 with two; starts as least, middle and most seconds."""
    found: Figures = {}
    for processes, kills in enumerate(size.kills, 1):
        with Servers(processes) as servers:
            result = asyncio.run(crash(servers, size.players, kills, seed=processes))
        found[f"{processes} process"] = {
            "kills": kills,
            "acknowledged": result.acknowledged,
            "events": result.events,
            "lost": 0,
            "doubled": 0,
            "start_s": [
                round(result.starts[0], 2),
                round(result.starts[kills // 2], 2),
                round(result.starts[-1], 2),
            ],
            "start_cpu_s": round(result.starts_cpu[kills // 2], 2),
        }
    assert not size.judged or found["1 process"]["start_s"][-1] < 2.0, found
    return found


def order_proof() -> Figures:
    """1,000 reconnects in a storm, with one and with two processes; 10,000 at random points."""
    found: Figures = {}
    for processes in (1, 2):
        tally_all = 0
        with Servers(processes) as servers:
            seed = 0
            while tally_all < size.storms:
                seed += 1
                tally = asyncio.run(storm(servers, 8, 60, seed * 10 + processes))
                tally_all += tally.reconnects
        found[f"{processes} process"] = {"reconnects": tally_all, "played_once": True}
    with Servers() as (server,):
        found["byte for byte"] = asyncio.run(_reconnects(server, size.reconnects))
        found["heartbeat_s"] = asyncio.run(_heartbeat(server))
    assert found["heartbeat_s"] <= 10
    return found


def processes_proof() -> Figures:
    """Four processes on one PostgreSQL: 10,000 contested events, 1,000 reconnects in a storm, a
    process killed 200 times, each restarted twice, PostgreSQL stopped at once 50 times."""
    found: Figures = {"processes": size.processes}
    with Cluster(disk=True) as cluster:
        with Servers(size.processes, database=cluster.database()) as servers:
            refused = asyncio.run(contest(servers, size.contested, seed=1))
            found["contested"] = {"accepted": size.contested, "refused": refused}
            reconnects = seed = 0
            while reconnects < size.storms:
                seed += 1
                reconnects += asyncio.run(storm(servers, 8, 60, seed)).reconnects
            found["storm"] = {"reconnects": reconnects, "played_once": True}
        for name, kills, victim, way in (
            ("kill -9", size.process_kills, None, Server.kill),
            ("restarts", 2 * size.processes, None, Server.stop),
            ("stops of PostgreSQL", size.database_kills, cluster, Server.kill),
        ):
            with Servers(size.processes, database=cluster.database()) as servers:
                result = asyncio.run(crash(servers, size.players, kills, 1, victim, [way]))
            found[name] = {
                "count": kills,
                "acknowledged": result.acknowledged,
                "events": result.events,
                "lost": 0,
                "doubled": 0,
                "resumed_s": [
                    round(result.resumed[0], 2),
                    round(result.resumed[kills // 2], 2),
                    round(result.resumed[-1], 2),
                ],
            }
    return found


async def _reconnects(server: Server, wanted: int) -> Figures:
    done = games = events = 0
    rng = random.Random(7)
    while done < wanted:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        watchers = [watch_and_compare(server, table, 50, rng) for _ in range(10)]
        _, *seen = await asyncio.gather(client.play(), *watchers)
        events += await watch_and_compare(server, table, 1, rng)
        await client.close()
        done += 50 * len(seen)
        games += 1
    return {"reconnects": done, "games": games, "events": events}


async def _heartbeat(server: Server) -> float:
    """Return how long a lost last event went unnoticed, with the default heartbeat."""
    key = fresh()
    table = server.open([{"kind": "link", "key": key}] * 2)
    client = await Client(server.port, table, key).connect()
    await client.sit(0)
    client.events.pop()
    client.heads.clear()
    lost = time.monotonic()
    await client.until(lambda: any(number > client.head for _, number in client.heads))
    await client.close()
    return round(client.heads[0][0] - lost, 2)


def model_proof() -> Figures:
    """20,000 steps beside the model for each game."""
    found: Figures = {}
    for family in BUILT_IN:
        driven = machine(*PLAYERS[family])
        while driven.steps < size.steps:
            run_state_machine_as_test(driven, settings=profile(100, 50))
        found[family] = driven.steps
    return found


def _resident(server: Server) -> int:
    """Return the server's memory in kB; where the system does not tell it, the largest so far."""
    try:
        return int(server.metric("process_resident_memory_bytes")) // 1024
    except StopIteration:
        return int(server.metric("quayside_peak_memory_bytes")) // 1024


def _crowd(server: Server, *words: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.server.load", str(server.port), *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def _line(process: subprocess.Popen[bytes]) -> Figures:
    assert process.stdout is not None
    found: Figures = json.loads(process.stdout.readline())
    return found


def load_proof() -> Figures:
    """1,000 connections over 250 tables at 400 a second for ten minutes; then the most it holds."""
    found: Figures = {}
    with Servers() as (server,):
        for family in BUILT_IN:  # what is loaded once is not the connections'
            server.open([{"kind": "open"}] * 2, family)
        before = _resident(server)
        rounds = [str(size.rate)] * size.minutes
        crowd = _crowd(
            server, "--tables", str(size.tables), "--seconds", str(size.minute), "--rates", *rounds
        )
        _line(crowd)
        found["kB a connection"] = round((_resident(server) - before) / (4 * size.tables), 1)
        minutes, memory = [], []
        for _ in rounds:
            minutes.append(_line(crowd))
            memory.append(_resident(server))
        crowd.wait(60)
    found["minutes"] = minutes
    found["p99_ms"] = max(minute["p99_ms"] for minute in minutes)
    found["memory_kB"] = memory
    found["drift"] = round(memory[-1] / memory[1] - 1, 4)
    with Servers() as (server,):
        rates = [str(rate) for rate in size.rates]
        crowd = _crowd(server, "--tables", str(size.tables), "--seconds", "8", "--rates", *rates)
        _line(crowd)
        for _ in rates:
            figures = _line(crowd)
            if figures["p99_ms"] > 250:
                break
            found["most"] = figures
        crowd.kill()
        crowd.wait(60)
    assert all(minute["failures"] == minute["unanswered"] == 0 for minute in minutes)
    if size.judged:
        assert found["p99_ms"] < 25, found
        assert found["kB a connection"] <= 64, found
        assert abs(found["drift"]) < 0.05, found
    return found


def bully_proof() -> Figures:
    """A stalled reader at every tenth table and a flooding client do not change the others' p99."""
    with Servers(limits=(*GENEROUS[:4], "messages_per_second=20", "messages_at_once=60")) as (
        server,
    ):
        words = ["--tables", str(min(50, size.tables)), "--seconds", str(size.bully_seconds)]
        crowd = _crowd(server, *words, "--rates", "80", "80", "80")
        _line(crowd)
        _line(crowd)
        calm = _line(crowd)
        dropped = asyncio.run(_bully(server, 0.8 * size.bully_seconds))
        bullied = _line(crowd)
        crowd.wait(60)
    found = {"calm_p99_ms": calm["p99_ms"], "bullied_p99_ms": bullied["p99_ms"], **dropped}
    if size.judged:
        calm_ms = found["calm_p99_ms"]
        assert found["slowest_drop_s"] <= 5, found
        assert found["bullied_p99_ms"] <= max(1.2 * calm_ms, calm_ms + 2), found
    return found


async def _bully(server: Server, seconds: float) -> Figures:
    table = server.open([{"kind": "open"}] * 2)
    end, slowest, stalls, floods = time.monotonic() + seconds, 0.0, 0, 0
    while time.monotonic() < end:
        raw = stalled_reader(server.port, table)
        began = time.monotonic()
        assert await is_dropped(raw, 10)
        slowest = max(slowest, time.monotonic() - began)
        raw.close()
        stalls += 1
        loud = await Client(server.port, table).connect()
        assert loud.socket is not None
        began = time.monotonic()
        try:
            while time.monotonic() - began < 10:
                await loud.send('{"type":"moves"}')
                await asyncio.sleep(0)
        except Exception:  # cut off, in whatever way the library says it
            slowest = max(slowest, time.monotonic() - began)
            floods += 1
        await loud.close()
    return {"stalled": stalls, "floods": floods, "slowest_drop_s": round(slowest, 2)}


def input_proof() -> Figures:
    """Schemathesis over HTTP, 200,000 fuzzed messages, 100,000 mutated keys, hosts and origins."""
    with Servers() as (server,):
        cases = fuzz_http(server, size.http)
        answers = asyncio.run(fuzz(server, size.messages, seed=1))
        failed = server.metric("quayside_errors_total")
        logged = server.logged
    accepted = try_keys(size.keys, 5)
    assert (failed, answers["quayside.server.failed"], accepted, logged) == (0, 0, 0, "")
    return {
        "http_cases": cases,
        "messages": size.messages,
        "answers": dict(answers.most_common(8)),
        "keys": size.keys,
        "accepted_keys": accepted,
        "origin_cases": len(MATRIX),
        "failures": failed,
    }


def dice_proof() -> Figures:
    """An independent verifier on 1,000 games; chi-square over a million rolls."""
    check_games(size.games)
    statistic = chi_square(size.rolls)
    assert statistic < 20.5, statistic
    return {"games": size.games, "rolls": size.rolls, "chi_square_5": round(statistic, 2)}


def offline_proof() -> Figures:
    """How long from the command to a first roll, kernels in the cache; best and worst of five."""
    times = []
    for _ in range(5):
        folder = Path(tempfile.mkdtemp(prefix="quayside-soak-"))
        server = Server(folder)
        began = time.monotonic()
        server.start()
        asyncio.run(_first_roll(server))
        times.append(round(time.monotonic() - began, 2))
        server.stop()
        shutil.rmtree(folder)
    assert not size.judged or max(times) < 3, times
    return {"playable_after_s": [min(times), max(times)]}


async def _first_roll(server: Server) -> None:
    key = fresh()
    table = await asyncio.to_thread(server.open, [{"kind": "link", "key": key}] * 2)
    client = await Client(server.port, table, key).connect()
    await client.sit(0)
    await client.sit(1)
    await client.step()
    await client.close()


PROOFS: dict[str, Callable[[], Figures]] = {
    "crash": crash_proof,
    "order": order_proof,
    "processes": processes_proof,
    "rolling": lambda: rolling.proof(small=not size.judged),
    "model": model_proof,
    "input": input_proof,
    "dice": dice_proof,
    "offline": offline_proof,
    "bully": bully_proof,
    "load": load_proof,
}


def main() -> None:
    """Run the proofs that are named, or all."""
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PROOFS, []], help="which proofs; all")
    parser.add_argument("--out", type=Path, help="add the lines of figures to this file too")
    parser.add_argument("--small", action="store_true", help="try it out; judge no times")
    given = parser.parse_args()
    if given.small:
        globals()["size"] = SMALL
    failed = False
    for name in given.names or PROOFS:
        began, busy = time.monotonic(), round(os.getloadavg()[0], 2)
        try:
            found: Figures = {"proof": name, "ok": True, **PROOFS[name]()}
        except Exception:
            failed = True
            found = {"proof": name, "ok": False, "why": traceback.format_exc(limit=-3)}
        found |= {"seconds": round(time.monotonic() - began, 1), "load_average_before": busy}
        line = json.dumps(found)
        print(line, flush=True)
        if given.out is not None:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
    sys.exit(failed)


if __name__ == "__main__":
    main()
