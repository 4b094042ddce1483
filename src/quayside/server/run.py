"""Starting the server: one process, one port, one file, no setup.

With PostgreSQL instead of the file, any number of processes serve the same tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path

import uvicorn

from quayside.core.folders import data_folder
from quayside.server.address import announce, own_url
from quayside.server.api import create_api
from quayside.server.asgi import Front
from quayside.server.backup import hold
from quayside.server.garbage import collect_when_idle
from quayside.server.hosts import HostCheck
from quayside.server.hub import Hub
from quayside.server.listening import listen, raise_file_limit
from quayside.server.log_format import set_up_logging
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool
from quayside.server.proxies import TrustedProxies
from quayside.server.retention import keep_erasing, read_days
from quayside.server.settings import Settings, with_limits
from quayside.server.solving import Solving
from quayside.server.storage import (
    database_of,
    open_log,
    share_clocks,
    share_limits,
    share_lobby,
    share_studies,
    share_thinking,
    share_visitors,
)
from quayside.server.studies import MemoryStudies, Studies
from quayside.server.transport import Http, Protocol
from quayside.texts import FALLBACK

PORT = 8765
SWITCH_SECONDS = 0.0005
"""How long the event loop waits for a thread that holds the interpreter's lock; 0.005 in Python."""
SPARE_FILES = 1_000
"""Open files in addition to the WebSockets: requests, the database, workers."""


class Server(uvicorn.Server):
    """uvicorn's server; it tells clients to reconnect before it stops."""

    def __init__(self, config: uvicorn.Config, front: Front, ready: Callable[[], None]) -> None:
        """Call `ready` once the port is open."""
        super().__init__(config)
        self._front = front
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, and call `ready`."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients to reconnect, then stop."""
        await self._front.drain()
        await super().shutdown(sockets)


def build(
    data: Path,
    settings: Settings,
    host: str,
    port: int,
    names: Iterable[str],
    sites: Iterable[str] = (),
    keep_days: int | None = None,
    *,
    database: str | None = None,
    bus: str | None = None,
    solutions: bool = False,
) -> tuple[Front, Hub]:
    """Wire the parts of a server together. Tables without an event for `keep_days` are deleted.
    `database` is the address of a PostgreSQL database, None for a SQLite file in the folder `data`;
    `bus` that of a Redis for notifications. With `solutions`, the server solves games while it is
    idle."""
    log = open_log(database, data, bus)
    pool = Pool(settings.bot_workers, settings.bot_queue, settings.work_seconds)
    thinking = share_thinking(log, pool, settings)
    think = None if thinking is None else thinking.queue.ask
    offers, openers = share_lobby(log)
    hub = Hub(
        log,
        pool,
        settings,
        Metrics(),
        think=think,
        channel=share_visitors(log, settings),
        limiters=share_limits(log, settings),
        served=share_clocks(log),
        offers=offers,
        openers=openers,
    )
    thinkers = Pool(settings.study_workers, settings.bot_queue, settings.study_seconds)
    solving = Solving(
        lambda: hub.metrics.activity,
        lambda: pool.pending + thinkers.pending > 0,
        settings.solve_after_seconds,
    )
    hub.solving = solving.shares
    call, prepare = hub.readers.call, hub.loader.wait_for_study
    shared = share_studies(log, thinkers, settings, call, prepare)
    studies: Studies = (
        MemoryStudies(thinkers, settings.studies_per_address, call, prepare)
        if shared is None
        else shared[0]
    )
    by_queue = {"bots": thinking, "studies": shared and shared[1]}
    workers = [one for one in by_queue.values() if one is not None]
    hub.queues = {name: one.queue.count for name, one in by_queue.items() if one is not None}

    async def release_jobs() -> None:
        await asyncio.gather(*(one.close() for one in workers))

    hub.release_jobs = release_jobs

    @contextlib.asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        await hub.served.start()
        hub.start()
        for one in workers:
            one.start()
        loop = asyncio.get_running_loop()
        running = [
            loop.create_task(front.send_heartbeats()),
            loop.create_task(collect_when_idle(hub)),
        ]
        if solutions:
            running.append(loop.create_task(solving.run()))
        if keep_days is not None:
            running.append(loop.create_task(keep_erasing(log, keep_days, hub.timing)))
        try:
            # The port opens afterwards, so that a client that connects is served at once.
            await hub.loader.load_compiled()
            await hub.serve()
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            await release_jobs()
            await studies.close()
            await hub.stop()
            await log.close()
            await hub.served.close()

    hosts = HostCheck(port, names, sites)
    front = Front(hub, hosts, create_api(hub, studies, (host, port), lifespan))
    return front, hub


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
    sites: Iterable[str] = (),
    solutions: bool = False,
    proxies: Iterable[str] = (),
    keep_tables: str | None = None,
    database: str | None = None,
    bus: str | None = None,
    language: str = FALLBACK,
) -> None:
    """Serve until stopped. `names` are host names of the server in addition to its addresses;
    `sites` are origins of static editions that may use it too; `proxies` are networks of trusted
    proxies; `keep_tables` is a time such as `400d` after which inactive tables are deleted.
    `database` is the address of a PostgreSQL database; without one, the tables are in a SQLite file
    in the folder `data`. `bus` is the address of a Redis that carries notifications instead of
    PostgreSQL. `limits` are words such as `connections=100`; `ready` is called with the address
    once the port is open; `warm` compiles all kernels and loads the bots in advance; `solutions`
    solves games while the server is idle; `language` is that of what is printed. Raises
    `QuaysideError` or `OSError`."""
    settings, trusted = with_limits(Settings(), limits), TrustedProxies(proxies)
    days = None if keep_tables is None else read_days(keep_tables)
    folder, database = data or data_folder(), database_of(database)
    set_up_logging(log_level)
    own = {socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
    raise_file_limit(settings.connections + SPARE_FILES)
    # A restore replaces the file, so it waits for servers that use it.
    in_use = hold(folder) if database is None else contextlib.nullcontext()
    with in_use, listen(host, port) as listening:
        port = listening.getsockname()[1]
        front, hub = build(
            *(folder, settings, host, port, own | set(names), sites, days),
            database=database,
            bus=bus,
            solutions=solutions,
        )
        config = uvicorn.Config(
            front,
            ws=Protocol.with_settings(settings),
            http=Http.with_settings(settings, trusted),
            loop="uvloop" if _has_uvloop() else "asyncio",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(trusted),
            forwarded_allow_ips=trusted.texts,
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
            announce(host, port, out, language)
            if warm:
                hub.warm(out)
            if ready is not None:
                ready(own_url(host, port))

        # A thread with long work gives the interpreter's lock back to the event loop sooner.
        sys.setswitchinterval(SWITCH_SECONDS)
        server = Server(config, front, started)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return True
