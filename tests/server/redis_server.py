"""A real Redis for tests: the one that is installed, or Debian's."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
from functools import cache
from pathlib import Path

INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "redis-server")
HOW_TO_GET_ONE = (
    "These tests need a Redis and found none. Install one (on Debian: `apt-get install"
    " redis-server`)."
)


class NoRedis(Exception):
    """There is no Redis, and none could be installed."""


@cache
def program() -> str:
    """Return the path of redis-server; install it where that is possible."""
    if found := shutil.which("redis-server"):
        return found
    with (Path(tempfile.gettempdir()) / "quayside-redis.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if not lock.read() and os.geteuid() == 0 and shutil.which("apt-get"):
            lock.write("tried")
            for command in (("apt-get", "update"), INSTALL):
                subprocess.run(command, capture_output=True, timeout=600)
    if found := shutil.which("redis-server"):
        return found
    raise NoRedis(HOW_TO_GET_ONE)


class Redis:
    """A Redis of its own on a free port, which keeps nothing."""

    def __init__(self) -> None:
        self._program = program()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it can be used."""
        words = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/tmp")
        command = [self._program, "--port", str(self.port), *words]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if b"Ready to accept connections" in line:
                return
        raise AssertionError("Redis did not start")

    def kill(self) -> None:
        """End it without warning."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()

    def __enter__(self) -> Redis:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self.kill()
