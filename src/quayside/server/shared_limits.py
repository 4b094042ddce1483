"""Rate limits that several processes share, counted in PostgreSQL by the library `limits`.

They protect other people and the database, so a client must not have a separate allowance at each
process.
"""

from __future__ import annotations

import hashlib

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits import RateLimitItemPerSecond as PerSecond
from limits.aio.storage import Storage
from limits.aio.strategies import FixedWindowRateLimiter

from quayside.server.log import StorageError
from quayside.server.postgres_pool import PostgresPool
from quayside.server.ratelimit import Limiters
from quayside.server.settings import Settings

COUNT = """
    WITH old AS (
        DELETE FROM limited WHERE name IN (
            SELECT name FROM limited WHERE name <> $1 AND ends <= clock_timestamp()
            ORDER BY ends LIMIT 10 FOR UPDATE SKIP LOCKED
        )
    )
    INSERT INTO limited (name, count, ends)
    VALUES ($1, $3, clock_timestamp() + $2 * interval '1 second')
    ON CONFLICT (name) DO UPDATE SET
        count = $3 + CASE WHEN limited.ends > clock_timestamp() THEN limited.count ELSE 0 END,
        ends = CASE WHEN limited.ends > clock_timestamp() THEN limited.ends ELSE excluded.ends END
    RETURNING count
"""
"""Counts, and deletes some expired windows."""
READ = """
    SELECT count, extract(epoch FROM ends)::float8 AS ends FROM limited
    WHERE name=$1 AND ends > clock_timestamp()
"""


class PostgresStorage(Storage):  # type: ignore[misc]
    """Counters of the library `limits` in PostgreSQL. The database's clock counts."""

    STORAGE_SCHEME = None

    def __init__(self, database: PostgresPool) -> None:
        """Use the connections of a log."""
        super().__init__()
        self._database = database

    @property
    def base_exceptions(self) -> type[Exception]:
        """The exceptions of the methods."""
        return StorageError

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count in a window that begins with the first count; return the sum."""
        found = await self._database.ask(COUNT, _hide(key), float(expiry), amount)
        count: int = found[0]["count"]
        return count

    async def get(self, key: str) -> int:
        """Return the count of a window, 0 if there is none."""
        found = await self._database.ask(READ, _hide(key))
        return int(found[0]["count"]) if found else 0

    async def get_expiry(self, key: str) -> float:
        """Return the time at which a window ends, in seconds since 1970; 0 if there is none."""
        found = await self._database.ask(READ, _hide(key))
        return float(found[0]["ends"]) if found else 0.0

    async def check(self) -> bool:
        """Return whether the database answers."""
        try:
            await self._database.ask("SELECT 1")
        except StorageError:
            return False
        return True

    async def reset(self) -> int | None:
        """Delete all windows."""
        return len(await self._database.ask("DELETE FROM limited RETURNING 1"))

    async def clear(self, key: str) -> None:
        """Delete a window."""
        await self._database.ask("DELETE FROM limited WHERE name=$1", _hide(key))


class SharedLimiter:
    """A limiter with counts shared by all processes; see `Limiter`."""

    def __init__(self, storage: Storage, name: str, *items: RateLimitItem) -> None:
        """Allow an action if every rate allows it."""
        self._limiter, self._name, self._items = FixedWindowRateLimiter(storage), name, items

    async def allow(self, who: str) -> bool:
        """Count once; return whether it is allowed. Raises `StorageError`."""
        return all([await self._limiter.hit(item, self._name, who) for item in self._items])


def shared_limiters(database: PostgresPool, settings: Settings) -> Limiters:
    """Return the limits of all processes on a database."""
    storage = PostgresStorage(database)
    at_once = settings.phrases_at_once
    seconds = max(1, round(at_once * 60 / settings.phrases_per_minute))
    minutes = max(1, round(1 / settings.phrases_per_minute))
    return Limiters(
        SharedLimiter(storage, "tables", RateLimitItemPerHour(settings.tables_per_hour)),
        SharedLimiter(
            storage,
            "phrases",
            PerSecond(at_once, seconds),
            RateLimitItemPerMinute(max(1, round(settings.phrases_per_minute)), minutes),
        ),
    )


def _hide(key: str) -> str:
    """Return a hash: addresses of clients are not stored."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]
