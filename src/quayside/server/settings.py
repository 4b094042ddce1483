"""The settings: limits and times that protect the server (docs/server.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from quayside.core.errors import InvalidSetup

FILE_NAME = "quayside.db"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Limits and times. Each can be given on the command line as `--limit NAME=VALUE`."""

    connections: int = 4_000
    """WebSocket connections in total."""
    connections_per_address: int = 100
    http_connections_per_address: int = 200
    """Open HTTP connections of one address; a browser opens up to six."""
    queue: int = 64
    """Messages that may wait for a slow connection before it is dropped."""
    message_bytes: int = 8_192
    body_bytes: int = 65_536
    """The largest body of an HTTP request; records may have `record_bytes`."""
    record_bytes: int = 100_000
    values_bytes: int = 400_000
    """The largest body of a request for values."""
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    requests_per_second: float = 30.0
    """HTTP requests and new connections, for each address; not for files of the pages."""
    requests_at_once: int = 120
    actions_per_second: float = 20.0
    """Actions at tables for each address, which are stored; further ones wait."""
    actions_at_once: int = 1_000
    http_share: float = 0.03
    """The share of the event loop for HTTP requests while people play, without files of the
    pages."""
    files_per_second: float = 300.0
    """Files of the pages, for each address. A first visit fetches about 200, and several people
    may share an address."""
    files_at_once: int = 3_000
    tables_per_hour: int = 120
    """Tables opened or imported, rematches included, for each address."""
    import_bytes_per_second: float = 6_000.0
    """Bytes of records that are imported, of all addresses together: storing a game of 4,000 moves
    delays all others."""
    import_bytes_at_once: int = 20_000
    tables_in_memory: int = 1_000
    """Tables without listeners that are kept in memory."""
    events_in_memory: int = 20_000
    """Events of those tables; an event takes about 1.6 kB."""
    events_per_second: float = 10_000.0
    """Past events read or sent again, for each address."""
    events_at_once: int = 100_000
    hello_seconds: float = 5.0
    """How long a connection may take to say hello."""
    idle_seconds: float = 3_600.0
    """How long a connection may be silent after hello."""
    heartbeat_seconds: float = 5.0
    ping_seconds: float = 2.0
    ping_timeout_seconds: float = 2.5
    bot_workers: int = 1
    bot_queue: int = 200
    """The maximum number of jobs that wait for the workers."""
    work_seconds: float = 60.0
    """The time limit of a job, after which its worker is restarted."""
    compile_workers: int = 2
    """Processes that compile kernels on a new machine."""
    request_seconds: float = 15.0
    """The time limit of a request that a worker process reads."""
    study_workers: int = 1
    studies_per_address: int = 4
    """Studies that run or wait at once, for each address."""
    study_seconds: float = 300.0
    """The time limit of an analysis or report."""
    solve_after_seconds: float = 600.0
    """The time after startup at which an idle server begins to solve games."""
    takeover_seconds: float = 3.0
    """The time after which another process plays a bot's overdue move."""
    phrases_per_minute: float = 30.0
    """Set phrases of each player at a table."""
    phrases_at_once: int = 5
    grace_seconds: float = 5.0
    """How long a player who has disconnected still counts as connected."""
    away_seconds: float = 600.0
    """How long a player whose connection was lost counts as away, and not as gone."""
    stop_seconds: float = 5.0


def with_limits(settings: Settings, words: Iterable[str]) -> Settings:
    """Return settings changed by words such as `connections=100`; raises `InvalidSetup`."""
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in kinds:
            raise InvalidSetup(f"a limit is NAME=VALUE with one of {', '.join(kinds)}; not {word}")
        try:
            number = kinds[name](value)
        except ValueError:
            raise InvalidSetup(f"{name} is a number, not {value!r}") from None
        if number <= 0:
            raise InvalidSetup(f"{name} is more than 0")
        settings = replace(settings, **{name: number})
    return settings
