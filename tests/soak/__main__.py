"""The server's proofs at full size:
`python -m tests.soak [NAME ...] [--out FILE] [--share 0.1] [--small]`.

Everything runs on 127.0.0.1, ends by itself, and prints a line of figures for each proof, with how
busy the machine was before it (the load average over a minute). A proof that fails raises, and the
run goes on with the next; the exit code says whether all held. Times mean something on a machine
that does nothing else. `--share` does only a part of the repetitions. `--small` only tries out that
everything works: times are not judged.
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
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

from hypothesis.stateful import run_state_machine_as_test

from quayside.games import BUILT_IN
from quayside.server.postgres import CHANNEL
from tests.server import rolling
from tests.server.crash import crash
from tests.server.exhaustion import EXPENSIVE
from tests.server.fuzz import fuzz, fuzz_frames
from tests.server.helpers import GENEROUS, Client, NoMetric, Server, fresh
from tests.server.model import machine, profile
from tests.server.order import Tally, contest, storm, watch_and_compare
from tests.server.postgres import Cluster
from tests.server.redis_server import Redis
from tests.server.test_bad_input import fuzz_http
from tests.server.test_dice import check_games, chi_square
from tests.server.test_guard import MATRIX, try_keys
from tests.server.test_load import is_dropped, stalled_reader
from tests.server.test_proxies import forge

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
    bus_kills: int = 50
    players: int = 16
    storms: int = 1_000
    reconnects: int = 10_000
    steps: int = 50_000
    tables: int = 250
    rate: int = 400
    minutes: int = 10
    minute: int = 60
    rates: tuple[int, ...] = tuple(range(400, 4001, 200))
    bully_seconds: int = 15
    notifications: int = 40_000
    attackers: int = 100
    attack_seconds: int = 30
    """Of each kind: long enough for the first requests of all attackers not to decide the p99."""
    http: int = 300
    messages: int = 500_000
    frames: int = 500_000
    keys: int = 100_000
    games: int = 1_000
    rolls: int = 1_000_000

    def part(self, share: float) -> Size:
        """Return this size with only a share of the repetitions that take long."""
        names: tuple[str, ...] = ("process_kills", "database_kills", "bus_kills", "contested")
        names += (
            "storms",
            "reconnects",
            "steps",
            "http",
            "messages",
            "frames",
            "keys",
            "games",
            "rolls",
        )
        kills = (round(share * self.kills[0]), round(share * self.kills[1]))
        fewer: Any = {name: round(share * getattr(self, name)) for name in names}
        return replace(self, kills=kills, **fewer)


SMALL = Size(
    judged=False,
    kills=(3, 3),
    processes=3,
    contested=50,
    process_kills=3,
    database_kills=2,
    bus_kills=2,
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
    notifications=400,
    attackers=10,
    attack_seconds=8,
    http=5,
    messages=2_000,
    frames=2_000,
    keys=1_000,
    games=20,
    rolls=10_000,
)
PACE = 0.04
"""Seconds between two actions of each of the players on four processes: 300 to 400 actions a
second in all."""
size = Size()
ROOT = Path(__file__).parents[2]
PLAYERS = {"docker": ("docker:en", 3), "dockers": ("dockers:standard", 3), "doce": ("doce", 2)}


class Servers:
    """Server processes on one folder, gone at the end."""

    def __init__(
        self,
        count: int = 1,
        limits: tuple[str, ...] = GENEROUS,
        database: str | None = None,
        bus: str | None = None,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quayside-soak-"))
        self.all = [Server(self.folder, limits, database=database, bus=bus) for _ in range(count)]

    def __enter__(self) -> list[Server]:
        for server in self.all:
            server.start()
        return self.all

    def __exit__(self, *_: object) -> None:
        for server in self.all:
            server.stop()
        shutil.rmtree(self.folder)


def crash_proof() -> Figures:
    """200 times kill -9 with one process on a file, 50 with two."""
    found: Figures = {}
    for processes, kills in enumerate(size.kills, 1):
        with Servers(processes) as servers:
            result = asyncio.run(crash(servers, size.players, kills, seed=processes))
        found[f"{processes} process"] = result.figures
    return _in_time(found)


def crash_postgresql_proof() -> Figures:
    """Four processes on PostgreSQL: 200 times kill -9, two restarts of each, 50 immediate stops of
    PostgreSQL, 50 kills of the Redis that carries wake-ups."""
    found: Figures = {"processes": size.processes}
    with Cluster(disk=True) as cluster, Redis() as redis:
        for name, kills, part, way in (
            ("kill -9", size.process_kills, None, Server.kill),
            ("restarts", 2 * size.processes, None, Server.stop),
            ("stops of PostgreSQL", size.database_kills, cluster, Server.kill),
            ("kills of Redis", size.bus_kills, redis, Server.kill),
        ):
            bus = redis.url if part is redis else None
            with Servers(size.processes, database=cluster.database(), bus=bus) as servers:
                # Without pauses of the players, starts would take several times as long.
                result = asyncio.run(crash(servers, size.players, kills, 1, part, [way], pace=PACE))
            found[name] = result.figures
    return _in_time(found)


def _in_time(found: Figures) -> Figures:
    """Return figures of crashes if every client was up to date in time."""
    slowest = [part["resumed_s"][-1] for part in found.values() if isinstance(part, dict)]
    assert not size.judged or max(slowest) <= 2.0, found
    return found


def order_proof() -> Figures:
    """1,000 reconnects in a storm, with one and with two processes on a file and with four on
    PostgreSQL, which also answer 10,000 events all at once; 10,000 reconnects at random points."""
    found: Figures = {}
    with Cluster(disk=True) as cluster:
        for processes in (1, 2, size.processes):
            database = cluster.database() if processes > 2 else None
            name = f"{processes} process" + ("es on PostgreSQL" if database else "")
            with Servers(processes, database=database) as servers:
                if database is not None:
                    refused = asyncio.run(contest(servers, size.contested, seed=1))
                    found["contested"] = {"accepted": size.contested, "refused": refused}
                tally = Tally()
                seed = 0
                while tally.reconnects < size.storms:
                    seed += 1
                    tally += asyncio.run(storm(servers, 8, 60, seed * 10 + processes))
            found[name] = {"reconnects": tally.reconnects, "actions": tally.actions}
    with Servers() as (server,):
        found["byte for byte"] = asyncio.run(_reconnects(server, size.reconnects))
        found["heartbeat_s"] = asyncio.run(_heartbeat(server))
    assert found["heartbeat_s"] <= 10
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
    """50,000 steps beside the model for each game, over two servers on PostgreSQL."""
    found: Figures = {}
    with Cluster() as cluster:
        for name in BUILT_IN:
            driven = machine(*PLAYERS[name], cluster.database())
            while driven.steps < size.steps:
                run_state_machine_as_test(driven, settings=profile(100, 50))
            found[name] = driven.steps
    return found


def _resident(server: Server) -> int:
    """Return the server's memory in kB; where the system does not tell it, the largest so far."""
    try:
        return int(server.metric("process_resident_memory_bytes")) // 1024
    except NoMetric:
        return int(server.metric("quayside_peak_memory_bytes")) // 1024


def _crowd(servers: list[Server], *words: str) -> subprocess.Popen[bytes]:
    ports = ",".join(str(server.port) for server in servers)
    command = [sys.executable, "-m", "tests.server.load", ports, *words]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def _line(process: subprocess.Popen[bytes]) -> Figures:
    assert process.stdout is not None
    found: Figures = json.loads(process.stdout.readline())
    return found


class Disk:
    """A thread that writes 4 kB to a file and waits until they are on the disk, again and again, to
    know what a commit must wait for at least."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stop = threading.Event()
        self._times: list[float] = []
        self._thread = threading.Thread(target=self._write)

    def _write(self) -> None:
        with tempfile.TemporaryFile(dir=self._folder) as file:
            while not self._stop.wait(0.05):
                began = time.perf_counter()
                os.pwrite(file.fileno(), bytes(4096), 0)
                os.fsync(file.fileno())
                self._times.append(time.perf_counter() - began)

    def __enter__(self) -> Disk:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def figures(self) -> Figures:
        """Return the times since the last call."""
        times, self._times = sorted(self._times), []
        if not times:
            return {}
        return {
            "fsync_p50_ms": round(times[len(times) // 2] * 1000, 2),
            "fsync_max_ms": round(times[-1] * 1000, 2),
        }


def load_proof() -> Figures:
    """1,000 connections over 250 tables at 400 a second for ten minutes."""
    with Servers() as servers:
        return _steady(servers, lambda: 0.0)


def load_postgresql_proof() -> Figures:
    """The same with two processes on PostgreSQL: the players of each table are at both."""
    with Cluster(disk=True) as cluster:
        url = cluster.database()
        with Servers(2, database=url) as servers:
            began = cluster.position(url)
            found = _steady(servers, lambda: cluster.processor_seconds)
            actions = sum(minute["actions"] for minute in found["minutes"])
            found["WAL bytes an action"] = round((cluster.position(url) - began) / actions)
            return found


def _steady(servers: list[Server], database_seconds: Callable[[], float]) -> Figures:
    found: Figures = {"processes": len(servers)}
    for server, name in product(servers, BUILT_IN):  # what is loaded once is not the connections'
        server.open([{"kind": "open"}] * 2, name)

    def seconds() -> float:
        return sum(server.metric("quayside_cpu_seconds") for server in servers)

    before = sum(map(_resident, servers))
    rounds = [str(size.rate)] * size.minutes
    words = ("--tables", str(size.tables), "--seconds", str(size.minute))
    crowd = _crowd(servers, *words, "--rates", *rounds)
    _line(crowd)
    found["kB a connection"] = round((sum(map(_resident, servers)) - before) / (4 * size.tables), 1)
    minutes, memory = [], []
    used, used_by_database = seconds(), database_seconds()
    with Disk(servers[0].data) as disk:
        for _ in rounds:
            minutes.append({**_line(crowd), **disk.figures(), "load": round(os.getloadavg()[0], 1)})
            memory.append(sum(map(_resident, servers)))
    actions = sum(minute["actions"] for minute in minutes)
    found["server ms an action"] = round((seconds() - used) / actions * 1000, 3)
    found["database ms an action"] = round(
        (database_seconds() - used_by_database) / actions * 1000, 3
    )
    crowd.wait(120)
    found["minutes"] = minutes
    found["actions"] = actions
    found["p99_ms"] = max(minute["p99_ms"] for minute in minutes)
    found["max_ms"] = max(minute["max_ms"] for minute in minutes)
    found["memory_kB"] = memory
    found["drift"] = round(memory[-1] / memory[1] - 1, 4)
    assert all(minute["failures"] == minute["unanswered"] == 0 for minute in minutes), found
    if size.judged:
        assert found["p99_ms"] < 25, found
        assert found["kB a connection"] <= 64, found
        assert abs(found["drift"]) < 0.05, found
    return found


def curve_proof() -> Figures:
    """More and more actions a second until p99 is over 250 ms, with a file and with two processes
    on PostgreSQL."""
    found: Figures = {}
    with Cluster(disk=True) as cluster:
        for name, processes, database in (
            ("SQLite", 1, None),
            ("PostgreSQL, two processes", 2, cluster.database()),
        ):
            points = []
            with Servers(processes, database=database) as servers:
                rates = [str(rate) for rate in size.rates]
                words = ("--tables", str(size.tables), "--seconds", "8")
                crowd = _crowd(servers, *words, "--rates", *rates)
                _line(crowd)
                for _ in rates:
                    points.append(_line(crowd))
                    if points[-1]["p99_ms"] > 250 or points[-1]["failures"]:
                        break
                crowd.kill()
                crowd.wait(60)
            within = [one for one in points if one["p99_ms"] <= 250 and not one["failures"]]
            found[name] = {
                "most": max((point["rate"] for point in within), default=0),
                "points": [[point["rate"], point["p50_ms"], point["p99_ms"]] for point in points],
                "failures": points[-1]["failures"],
            }
    return found


def wakeups_proof() -> Figures:
    """What a process pays to hear of other processes' tables: processor time of the server for each
    notification, and for each word where many come together; and of PostgreSQL, with more and more
    listeners."""
    found: Figures = {}
    with Cluster(disk=True) as cluster:
        url = cluster.database()
        with Servers(database=url) as (server,):
            for words in (1, 20):
                sent = size.notifications // words
                text = " ".join(f"{fresh()}:{n}" for n in range(words))
                used = server.metric("quayside_cpu_seconds")
                used_there, began = cluster.processor_seconds, time.monotonic()
                cluster.notify(url, CHANNEL, text, sent)
                seconds = time.monotonic() - began
                used = server.metric("quayside_cpu_seconds") - used
                used_there = cluster.processor_seconds - used_there
                began = server.metric("quayside_cpu_seconds")
                time.sleep(seconds)
                used -= server.metric("quayside_cpu_seconds") - began  # what it uses while idle
                found[f"{words} a notification"] = {
                    "sent": sent,
                    "server us a word": round(used / (sent * words) * 1e6, 1),
                    "database us a notification": round(used_there / sent * 1e6, 1),
                }
        for listeners in (1, 8, 32):
            used_there, sent = cluster.processor_seconds, size.notifications // 10
            cluster.notify(url, "nobody", f"{fresh()}:1", sent, listeners)
            used_there = cluster.processor_seconds - used_there
            found[f"database us with {listeners} listeners"] = round(used_there / sent * 1e6, 1)
    return found


def reconnect_proof() -> Figures:
    """1,000 clients break off and come back within a second: to the server as it is, and to one
    that was killed and must read all tables from the log."""
    with Servers() as (server,):
        words = ("--tables", str(size.tables), "--seconds", str(size.bully_seconds))
        crowd = _crowd([server], *words, "--rates", str(size.rate / 4), "--come-back")
        _line(crowd)
        _line(crowd)
        assert crowd.stdin is not None
        found: Figures = {}
        for name in ("connections broke off", "the server was killed"):
            crowd.stdin.write(b"\n")
            crowd.stdin.flush()
            _line(crowd)
            if name == "the server was killed":
                server.kill()
                server.start()
            crowd.stdin.write(b"\n")
            crowd.stdin.flush()
            found[name] = _line(crowd)
        crowd.stdin.close()
        crowd.wait(120)
    assert not size.judged or max(part["all_s"] for part in found.values()) < 10, found
    return found


def exhaustion_proof() -> Figures:
    """100 clients with an address each ask for the most expensive thing they may, of one kind after
    the other: the p99 of 200 others with and without them."""
    kept = ("messages", "http_share", "import")
    lifted = (
        *(limit for limit in GENEROUS if not limit.startswith(kept)),
        "ping_timeout_seconds=30",
    )
    found: Figures = {}
    with Servers(limits=lifted) as (server,):
        seconds, attacks = str(size.attack_seconds), {}
        for kind in EXPENSIVE:  # all start before the first round: loading takes time as well
            words = [str(server.port), kind, str(size.attackers), seconds]
            command = [sys.executable, "-m", "tests.server.exhaustion", *words]
            attacks[kind] = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            _line(attacks[kind])
        tables = min(50, size.tables)
        words = ["--tables", str(tables), "--seconds", seconds]
        rounds = [str(1.6 * tables)] * (2 + 2 * len(EXPENSIVE))
        crowd = _crowd([server], *words, "--rates", *rounds)
        _line(crowd)
        used = [0.0]

        def measured() -> Figures:
            """Return the figures of a round, with the server's processor time for it."""
            figures = _line(crowd)
            used.append(server.metric("quayside_cpu_seconds"))
            return figures | {"server_s": round(used[-1] - used[-2], 2)}

        measured()
        for kind, attack in attacks.items():
            assert attack.stdin is not None
            calm = measured()
            attack.stdin.write(b"\n")
            attack.stdin.flush()
            attacked = measured()
            found[kind] = {
                "answered": _line(attack),
                **{
                    f"{name}_{figure}": figures[figure]
                    for name, figures in (("calm", calm), ("attacked", attacked))
                    for figure in ("rate", "p50_ms", "p99_ms", "max_ms", "server_s")
                },
                "grown": round(attacked["p99_ms"] / calm["p99_ms"], 2),
            }
            attack.wait(60)
            if kind == "studies":
                measured()  # what waits is done by the end of this
        crowd.wait(120)
    assert not size.judged or max(kind["grown"] for kind in found.values()) <= 1.2, found
    return found


def bully_proof() -> Figures:
    """A stalled reader at every tenth table and a flooding client do not change the others' p99."""
    kept = "messages"
    with Servers(limits=tuple(one for one in GENEROUS if not one.startswith(kept))) as (server,):
        words = ["--tables", str(min(50, size.tables)), "--seconds", str(size.bully_seconds)]
        crowd = _crowd([server], *words, "--rates", "80", "80", "80")
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
    """Schemathesis over HTTP, 500,000 fuzzed messages and as many frames, 100,000 mutated keys,
    forged headers of proxies, hosts and origins."""
    with Servers(limits=(*GENEROUS, "ping_timeout_seconds=60")) as (server,):
        cases = fuzz_http(server, size.http)
        answers = asyncio.run(fuzz(server, size.messages, seed=1))
        frames = asyncio.run(fuzz_frames(server, size.frames, seed=1))
        forged = forge(server, trusted=False)
        failed = server.metric("quayside_errors_total")
        logged = server.logged
    accepted = try_keys(size.keys, 5)
    bad = {
        "failures": failed,
        "answers": answers["quayside.server.failed"],
        "accepted": accepted,
        "log": logged[:2000],
    }
    assert not any(bad.values()), bad
    return {
        "http_cases": cases,
        "messages": size.messages,
        "answers": dict(answers.most_common(8)),
        "frames": dict(frames),
        "keys": size.keys,
        "accepted_keys": accepted,
        "forged_headers": forged,
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
    "crash-postgresql": crash_postgresql_proof,
    "order": order_proof,
    "rolling": lambda: rolling.proof(small=not size.judged),
    "model": model_proof,
    "input": input_proof,
    "dice": dice_proof,
    "offline": offline_proof,
    "bully": bully_proof,
    "exhaustion": exhaustion_proof,
    "reconnect": reconnect_proof,
    "load": load_proof,
    "load-postgresql": load_postgresql_proof,
    "curve": curve_proof,
    "wakeups": wakeups_proof,
}


def main() -> None:
    """Run the proofs that are named, or all."""
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PROOFS, []], help="which proofs; all")
    parser.add_argument("--out", type=Path, help="add the lines of figures to this file too")
    parser.add_argument("--small", action="store_true", help="try it out; judge no times")
    parser.add_argument("--share", type=float, default=1.0, help="of the repetitions; 1")
    given = parser.parse_args()
    globals()["size"] = SMALL if given.small else Size().part(given.share)
    failed = False
    for name in given.names or PROOFS:
        began, busy = time.monotonic(), round(os.getloadavg()[0], 2)
        try:
            found: Figures = {"proof": name, "share": given.share, "ok": True, **PROOFS[name]()}
        except Exception:
            failed = True
            found = {
                "proof": name,
                "share": given.share,
                "ok": False,
                "why": traceback.format_exc(limit=-3),
            }
        found |= {"seconds": round(time.monotonic() - began, 1), "load_average_before": busy}
        line = json.dumps(found)
        print(line, flush=True)
        if given.out is not None:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
    sys.exit(failed)


if __name__ == "__main__":
    main()
