"""The doctor: checks what a server needs on this machine, and explains how to fix each fault."""

from __future__ import annotations

import contextlib
import shutil
import socket
import sqlite3
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.core.folders import cache_folder, data_folder
from quayside.games import names as game_names
from quayside.server import backup
from quayside.server.compiling import PARTS, SEARCH
from quayside.server.findings import Finding, State, found
from quayside.server.proxies import read_network
from quayside.server.settings import FILE_NAME, Settings
from quayside.server.storage import database_of

LEAST_BYTES = 100_000_000
ENOUGH_BYTES = 1_000_000_000
"""Free disk space below which a server soon stops, and below which it warns."""
SPARE_SECONDS = 60.0
URL_SECONDS = 10.0


def examine(
    data: Path | None = None,
    names: Iterable[str] = (),
    proxies: Iterable[str] = (),
    url: str | None = None,
    database: str | None = None,
) -> Iterator[Finding]:
    """Check disk, clock, database, kernels, open files, names and proxies, one after the other.
    `url` is the address of a running server, such as its public one behind a proxy; `database` that
    of a PostgreSQL database, None for the file in the folder `data`. Raises `InvalidSetup`."""
    folder, database = data or data_folder(), database_of(database)
    yield check_disk(folder, shutil.disk_usage)
    if database is None:
        yield check_database(folder / FILE_NAME)
        yield check_clock(folder / FILE_NAME, time.time())
    else:
        from quayside.server.postgres_doctor import examine_postgres

        yield from examine_postgres(database)
    yield check_kernels()
    yield check_files(Settings().connections)
    for name in names:
        yield check_name(name)
    for proxy in proxies:
        yield check_proxy(proxy)
    if url is not None:
        yield check_url(url)


def check_disk(folder: Path, usage: Callable[[Path], tuple[int, int, int]]) -> Finding:
    """Check that the data folder can be written and has room."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"quayside")
            file.flush()
        free = usage(folder)[2]
    except OSError as error:
        return found(
            "fault", "disk", "doctor-disk-locked", folder=str(folder), error=_reason(error)
        )
    state: State = "ok"
    if free < ENOUGH_BYTES:
        state = "fault" if free < LEAST_BYTES else "warning"
    return found(state, "disk", "doctor-disk", folder=str(folder), free=free / 1e9)


def check_database(path: Path) -> Finding:
    """Check that the database is intact and of this version."""
    if not path.exists():
        return found("ok", "database", "doctor-database-none", path=str(path))
    try:
        events = backup.check(path)
    except QuaysideError as error:
        return found("fault", "database", "doctor-database-broken", error=str(error))
    if path.stat().st_mode & 0o077:
        return found("warning", "database", "doctor-database-readable", path=str(path))
    return found("ok", "database", "doctor-database", events=events)


def check_clock(path: Path, now: float) -> Finding:
    """Check that the machine's clock is not behind the last event."""
    last = 0.0
    if path.exists():
        with (
            contextlib.suppress(sqlite3.Error, msgspec.DecodeError, KeyError, TypeError),
            contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database,
        ):
            row = database.execute("SELECT body FROM log ORDER BY place DESC LIMIT 1").fetchone()
            last = 0.0 if row is None else msgspec.json.decode(row[0])["time"] / 1000
    text = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if last > now + SPARE_SECONDS:
        return found("fault", "clock", "doctor-clock-behind", time=text, seconds=round(last - now))
    return found("ok", "clock", "doctor-clock", time=text)


def check_kernels() -> Finding:
    """Check whether the kernels are compiled and the cache is writable."""
    from quayside.core.kernel import missing
    from quayside.games import family

    cache = cache_folder()
    try:
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache):
            pass
    except OSError as error:
        return found(
            "fault", "kernels", "doctor-cache-locked", folder=str(cache), error=_reason(error)
        )
    modules = [module for part in PARTS.values() for module in part]
    files = [file for game in game_names() for file in family(game).files(modules)]
    count = sum(missing([*files, *SEARCH]).values())
    if count:
        return found("warning", "kernels", "doctor-kernels-missing", count=count)
    return found("ok", "kernels", "doctor-kernels", folder=str(cache))


def check_files(connections: int) -> Finding:
    """Check how many files a process may have open: each connection is one."""
    try:
        import resource
    except ImportError:
        return found("ok", "files", "doctor-files-unlimited")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most not in (resource.RLIM_INFINITY, -1) and most < connections:
        half = str(most // 2)
        numbers = {"most": most, "connections": connections}
        return found("warning", "files", "doctor-files-few", half=half, **numbers)
    return found("ok", "files", "doctor-files")


def check_name(name: str) -> Finding:
    """Check that a host name can be found."""
    host = name.rpartition(":")[0] if name.rpartition(":")[2].isdigit() else name
    try:
        addresses = sorted({str(info[4][0]) for info in socket.getaddrinfo(host, None)})
    except OSError as error:
        return found("fault", "name", "doctor-name-unknown", name=name, error=_reason(error))
    return found("ok", "name", "doctor-name", name=name, addresses=", ".join(addresses))


def check_proxy(text: str) -> Finding:
    """Check that a trusted proxy is a network that is not too large."""
    try:
        network = read_network(text)
    except InvalidSetup as error:
        return found("fault", "proxy", "doctor-proxy-wrong", error=str(error))
    if network.is_global or network.num_addresses > 2 ** (network.max_prefixlen - 8):
        return found("warning", "proxy", "doctor-proxy-public", network=text)
    return found("ok", "proxy", "doctor-proxy", network=text)


def check_url(url: str) -> Finding:
    """Check that a running server answers as ready under an address."""
    address = f"{url.rstrip('/')}/readyz"
    try:
        with urllib.request.urlopen(address, timeout=URL_SECONDS) as answer:
            answer.read()
    except urllib.error.HTTPError as error:
        with error:
            known = {421: "doctor-address-name", 503: "doctor-address-busy"}
            key = known.get(error.code, "doctor-address-refused")
            return found("fault", "address", key, address=address, code=str(error.code))
    except (OSError, ValueError) as error:
        text = _reason(error)
        return found("fault", "address", "doctor-address-silent", address=address, error=text)
    return found("ok", "address", "doctor-address", address=address)


def _reason(error: Exception) -> str:
    """Return what went wrong in the system's words, without numbers and names of Python."""
    if isinstance(error, urllib.error.URLError) and isinstance(error.reason, Exception):
        error = error.reason
    return getattr(error, "strerror", None) or str(error)
