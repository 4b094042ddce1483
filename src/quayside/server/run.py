"""Starting the server: one process, one port, one file, nothing to set up."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import segno
import uvicorn

from quayside.core.errors import InvalidSetup
from quayside.server.address import outside_url, own_url
from quayside.server.api import create_api
from quayside.server.asgi import Front
from quayside.server.backup import hold
from quayside.server.guard import Guard
from quayside.server.hub import Hub
from quayside.server.jobs import Studies
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool
from quayside.server.settings import FILE_NAME, Settings, data_dir, with_limits
from quayside.server.sqlite import SQLiteLog
from quayside.server.transport import Http, Protocol

PORT = 8765
IDLE_SECONDS = 10.0
"""After so long without a message, a request or an event all garbage is collected."""
LEVELS = ("debug", "info", "warning", "error", "critical")
SPARE_FILES = 1_000
"""Open files beside the WebSockets: requests, the database, workers."""


class Lines(logging.Formatter):
    """One JSON object a line: time, level, what, and its data. Nothing secret is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "data", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Server(uvicorn.Server):
    """uvicorn, which tells clients to come back before it stops."""

    def __init__(self, config: uvicorn.Config, front: Front, ready: Callable[[], None]) -> None:
        """Call `ready` once the port is open."""
        super().__init__(config)
        self._front = front
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then stop."""
        await self._front.drain()
        await super().shutdown(sockets)


def build(
    data: Path, settings: Settings, host: str, port: int, names: Iterable[str]
) -> tuple[Front, Hub]:
    """Put the parts together."""
    log = SQLiteLog(data / FILE_NAME)
    pool = Pool(settings.bot_workers, settings.bot_queue, settings.work_seconds)
    hub = Hub(log, pool, settings, Metrics())
    studies = Studies(
        Pool(settings.study_workers, settings.bot_queue, settings.study_seconds),
        settings.studies_per_address,
        hub.aside,
    )

    @contextlib.asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        hub.start()
        beat = asyncio.get_running_loop().create_task(front.beat())
        collecting = asyncio.get_running_loop().create_task(_collect_when_idle(hub))
        try:
            yield
        finally:
            beat.cancel()
            collecting.cancel()
            await studies.close()
            await hub.stop()
            await log.close()

    front = Front(hub, Guard(port, names), create_api(hub, studies, (host, port), lifespan))
    return front, hub


async def _collect_when_idle(hub: Hub) -> None:
    """Keep the garbage collector from holding up the event loop.

    What is loaded at the start stays for good, so the collector need not look at it. After that
    only the youngest objects are collected by themselves: nothing here leaves reference cycles
    behind, and with a thousand connections a look at everything takes a fifth of a second. It is
    done when nobody has asked for anything for a while.
    """
    await hub.prepare_all()
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 1_000_000, 1_000_000)
    collected = before = -1
    while True:
        await asyncio.sleep(IDLE_SECONDS)
        now = hub.metrics.messages + hub.metrics.requests + hub.metrics.events
        if now == before and now != collected:
            gc.collect()
            collected = now
        before = now


def announce(host: str, port: int, out: Callable[[str], object]) -> None:
    """Say where to play, with a code for phones."""
    own, url = own_url(host, port), outside_url(host, port)
    out(f"Quayside is ready: {own}")
    if url is not None:
        if url != own:
            out(f"In the local network: {url}")
        if sys.stdout.isatty():
            segno.make(url, micro=False).terminal(compact=True)
    out("Stop with Ctrl-C.")


def serve(
    host: str = "0.0.0.0",
    port: int = PORT,
    data: Path | None = None,
    names: Iterable[str] = (),
    limits: Iterable[str] = (),
    log_level: str = "warning",
    out: Callable[[str], object] = print,
    *,
    ready: Callable[[str], object] | None = None,
    warm: bool = False,
) -> None:
    """Serve until stopped. `names` are hosts that the server may be called by beside its addresses;
    `limits` are words such as `connections=100`; `ready` is told the address once it can be called;
    `warm` has the bots loaded before the first of them is asked. Raises `QuaysideError` or
    `OSError`."""
    settings = with_limits(Settings(), limits)
    if log_level.lower() not in LEVELS:
        raise InvalidSetup(f"a log level is one of {', '.join(LEVELS)}; not {log_level!r}")
    folder = data or data_dir()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=log_level.upper(), handlers=[handler], force=True)
    # At lower levels uvicorn and websockets log frames, with keys and ids, and a line for
    # everything that is not HTTP, as often as a client sends it.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    own = {socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    _raise_file_limit(settings.connections + SPARE_FILES)
    with hold(folder), _listening(host, port) as listening:
        port = listening.getsockname()[1]
        front, hub = build(folder, settings, host, port, own | set(names))
        config = uvicorn.Config(
            front,
            ws=Protocol.with_settings(settings),
            http=Http.with_settings(settings),
            loop="uvloop" if _has_uvloop() else "asyncio",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=settings.ping_seconds,
            ws_ping_timeout=settings.ping_timeout_seconds,
            timeout_keep_alive=5,
            timeout_graceful_shutdown=max(1, round(settings.stop_seconds)),
            backlog=2048,
            limit_concurrency=settings.connections + SPARE_FILES,
        )

        def started() -> None:
            announce(host, port, out)
            if warm:
                hub.warm()
            if ready is not None:
                ready(own_url(host, port))

        server = Server(config, front, started)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


@contextlib.contextmanager
def _listening(host: str, port: int) -> Any:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise InvalidSetup(f"cannot listen on {host} port {port}: {error}") from None
            raise InvalidSetup(
                f"port {port} is in use, perhaps by another server of this kind; choose one with"
                " --port, or --port 0 for any"
            ) from None
        yield listening


def _raise_file_limit(wanted: int) -> None:
    """Allow as many open files as there may be connections, as far as the system lets us."""
    try:
        import resource
    except ImportError:  # outside Unix
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft not in (resource.RLIM_INFINITY, -1) and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return True
