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
from quayside.server.findings import Finding
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
        mend = f"make {folder} writable for this user, or name another folder with --data"
        return Finding("fault", "disk", f"{folder} cannot be written: {error}", mend)
    text = f"{free / 1e9:.1f} GB free at {folder}"
    if free >= ENOUGH_BYTES:
        return Finding("ok", "disk", text)
    mend = "free some space, or move the data to another disk with --data"
    return Finding("fault" if free < LEAST_BYTES else "warning", "disk", text, mend)


def check_database(path: Path) -> Finding:
    """Check that the database is intact and of this version."""
    if not path.exists():
        return Finding("ok", "database", f"there is none yet; a server makes {path}")
    try:
        events = backup.check(path)
    except QuaysideError as error:
        return Finding("fault", "database", str(error), "restore a backup: quayside restore FILE")
    if path.stat().st_mode & 0o077:
        mend = f"chmod 600 {path}"
        return Finding("warning", "database", "others can read the secrets of the dice", mend)
    return Finding("ok", "database", f"{events} events, whole")


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
    mend = "set the clock, and keep it right with a time service (NTP)"
    if last > now + SPARE_SECONDS:
        behind = f"{text}, {last - now:.0f} seconds before the last event"
        return Finding("fault", "clock", behind, mend)
    return Finding("ok", "clock", text)


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
        mend = "name a folder that can be written with QUAYSIDE_CACHE"
        return Finding("fault", "kernels", f"{cache} cannot be written: {error}", mend)
    modules = [module for part in PARTS.values() for module in part]
    files = [file for game in game_names() for file in family(game).files(modules)]
    count = sum(missing([*files, *SEARCH]).values())
    if count:
        mend = "the first start compiles them in the background; people can play meanwhile"
        return Finding("warning", "kernels", f"{count} functions are not compiled yet", mend)
    return Finding("ok", "kernels", f"all functions are compiled in {cache}")


def check_files(connections: int) -> Finding:
    """Check how many files a process may have open: each connection is one."""
    try:
        import resource
    except ImportError:
        return Finding("ok", "open files", "this system has no such limit")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most not in (resource.RLIM_INFINITY, -1) and most < connections:
        mend = (
            f"raise the hard limit (ulimit -Hn, LimitNOFILE=), or --limit connections={most // 2}"
        )
        return Finding(
            "warning", "open files", f"at most {most}, for {connections} connections", mend
        )
    return Finding("ok", "open files", "enough for all connections")


def check_name(name: str) -> Finding:
    """Check that a host name can be found."""
    host = name.rpartition(":")[0] if name.rpartition(":")[2].isdigit() else name
    try:
        found = sorted({str(info[4][0]) for info in socket.getaddrinfo(host, None)})
    except OSError as error:
        mend = "add the name to the DNS, or to the hosts file of the devices"
        return Finding("fault", "name", f"{name} cannot be found: {error}", mend)
    return Finding("ok", "name", f"{name} is {', '.join(found)}")


def check_proxy(text: str) -> Finding:
    """Check that a trusted proxy is a network that is not too large."""
    try:
        network = read_network(text)
    except InvalidSetup as error:
        return Finding("fault", "proxy", str(error), "write it as 10.0.0.7 or 10.0.0.0/8")
    if network.is_global or network.num_addresses > 2 ** (network.max_prefixlen - 8):
        mend = "name the addresses of your proxies only: who is trusted can claim any address"
        return Finding("warning", "proxy", f"{text} contains public addresses", mend)
    return Finding("ok", "proxy", f"{text} may say where a request comes from")


def check_url(url: str) -> Finding:
    """Check that a running server answers as ready under an address."""
    address = f"{url.rstrip('/')}/readyz"
    try:
        with urllib.request.urlopen(address, timeout=URL_SECONDS) as answer:
            answer.read()
    except urllib.error.HTTPError as error:
        with error:
            told = {
                421: "start the server with --name and this name; let the proxy pass on Host",
                503: "the server is not ready: its log says why",
            }
            mend = told.get(error.code, "look at the proxy's configuration")
            return Finding("fault", "address", f"{address} answers {error.code}", mend)
    except (OSError, ValueError) as error:
        mend = "start the server, and check address, firewall and proxy"
        return Finding("fault", "address", f"{address} cannot be reached: {error}", mend)
    return Finding("ok", "address", f"{address} answers")
