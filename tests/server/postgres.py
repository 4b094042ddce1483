"""A real PostgreSQL for tests: the one that is installed, or Debian's, in a folder of its own."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "postgresql")
HOW_TO_GET_ONE = (
    "These tests need a PostgreSQL and found none. Install one (on Debian: `apt-get install"
    " postgresql`), or say where its programs are with QUAYSIDE_POSTGRES=/path/to/bin."
)
SETTINGS = (
    "listen_addresses='127.0.0.1'",
    "max_connections=200",
    "shared_buffers=32MB",
    "log_min_messages=fatal",
    "max_wal_size=256MB",
    # Else every file of the folder is written to the disk, one by one, after a crash.
    "recovery_init_sync_method=syncfs",
)

ROOM = 2_000_000_000
"""Bytes that must be free in memory."""


class NoPostgres(Exception):
    """There is no PostgreSQL, and none could be installed."""


@cache
def programs() -> Path:
    """Return the folder of PostgreSQL's programs; install them where that is possible."""
    if found := _installed():
        return found
    # Several processes test at once: one installs, the others wait for it.
    with (Path(tempfile.gettempdir()) / "quayside-postgres.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if not lock.read() and os.geteuid() == 0 and shutil.which("apt-get"):
            lock.write("tried")
            for command in (("apt-get", "update"), INSTALL):
                subprocess.run(command, capture_output=True, timeout=600)
    if found := _installed():
        return found
    raise NoPostgres(HOW_TO_GET_ONE)


def _installed() -> Path | None:
    if given := os.environ.get("QUAYSIDE_POSTGRES"):
        return Path(given)
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    found = shutil.which("initdb")
    folders = [*reversed(debian), *([Path(found).resolve().parent] if found else [])]
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


def _in_memory() -> Path | None:
    """Return a folder in memory with enough room, if there is one: disks make tests wait."""
    memory = Path("/dev/shm")
    has_room = memory.is_dir() and shutil.disk_usage(memory).free > ROOM
    return memory if has_room and os.access(memory, os.W_OK) else None


class Cluster:
    """A PostgreSQL of its own on a free port, gone at the end. With `disk` its folder is on a disk,
    else in memory where that is possible. `settings` are lines of postgresql.conf."""

    def __init__(self, disk: bool = False, settings: Sequence[str] = ()) -> None:
        self._programs = programs()
        place = None if disk else _in_memory()
        self.folder = Path(tempfile.mkdtemp(prefix="quayside-postgres-", dir=place))
        self._user: int | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            names = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
            self._user = names.get("postgres", names["nobody"])
            os.chown(self.folder, self._user, -1)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._numbers = itertools.count(1)
        self._watcher = self._watch()
        words = ("-A", "trust", "-U", "quayside", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run("initdb", *words)
        lines = [*SETTINGS, f"unix_socket_directories='{self.folder}'", *settings, ""]
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.write("\n".join(lines))

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._programs / program, "-D", self.folder / "data", *words],
            user=self._user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> Cluster:
        """Start it and wait until it can be used."""
        log = str(self.folder / "log.txt")
        self._run("pg_ctl", "start", "-w", "-s", "-l", log, "-o", f"-p {self.port}")
        return self

    def stop(self, how: str = "fast") -> None:
        """Stop it; `immediate` is like a crash."""
        self._run("pg_ctl", "stop", "-w", "-s", "-m", how)

    def kill(self) -> None:
        """Stop it at once, like a crash."""
        self.stop("immediate")

    def __enter__(self) -> Cluster:
        return self.start()

    def __exit__(self, *_: object) -> None:
        assert self._watcher.stdin is not None
        self._watcher.stdin.close()
        self._watcher.wait(60)

    def _watch(self) -> subprocess.Popen[bytes]:
        """Start a process that ends PostgreSQL and removes its folder when this process ends, also
        if this process is killed: it reads from a pipe until that is closed."""
        script = 'cat; "$1" stop -D "$2/data" -s -w -m immediate; rm -rf "$2"'
        return subprocess.Popen(
            ["/bin/sh", "-c", script, "sh", self._programs / "pg_ctl", self.folder],
            user=self._user,
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://quayside@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """Make a database; return its address."""
        name = f"t{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}", self.url("postgres"))
        return self.url(name)

    @property
    def processor_seconds(self) -> float:
        """The processor time of the server and of all processes that it has started."""
        first = (self.folder / "data" / "postmaster.pid").read_text().splitlines()[0]
        ticks = 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                words = path.read_text().rpartition(")")[2].split()
                if path.parent.name == first:
                    ticks += sum(map(int, words[11:15]))  # with those of its children that ended
                elif words[1] == first:
                    ticks += sum(map(int, words[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def position(self, url: str) -> int:
        """Return the position in the write-ahead log in bytes."""
        statement = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
        return int(asyncio.run(_fetch(statement, url)))

    def notify(self, url: str, channel: str, text: str, times: int, listeners: int = 0) -> None:
        """Send a notification again and again, each in a transaction of its own, until so many
        listeners have heard all."""
        asyncio.run(_notify(url, channel, text, times, listeners))

    def execute(self, statement: str, url: str) -> None:
        """Execute a statement in a database."""
        asyncio.run(_execute(statement, url))


async def _notify(url: str, channel: str, text: str, times: int, listeners: int) -> None:
    hearing = [await asyncpg.connect(url) for _ in range(listeners)]
    heard = 0

    def hear(*_: object) -> None:
        nonlocal heard
        heard += 1

    connection = await asyncpg.connect(url)
    try:
        for one in hearing:
            await one.add_listener(channel, hear)
        for _ in range(times):
            await connection.execute("SELECT pg_notify($1, $2)", channel, text)
        while heard < times * listeners:
            await asyncio.sleep(0.01)
    finally:
        for one in (connection, *hearing):
            await one.close()


async def _fetch(statement: str, url: str) -> Any:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


async def _execute(statement: str, url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
