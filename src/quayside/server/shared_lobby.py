"""What the lobbies of several processes share in PostgreSQL: who waits for which game, and who
opened which listed table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from quayside.server.pairing import FRESH_MILLISECONDS, HANDED_MILLISECONDS, Offer
from quayside.server.postgres_pool import PostgresPool

AGE = "interval '1 ms' * $"
FIND = f"""
    SELECT tbl, since > clock_timestamp() - {AGE}2::int AS is_fresh,
        coalesce(handed > clock_timestamp() - {AGE}3::int, false) AS is_handed
    FROM waiting WHERE played=$1
"""
TAKE = f"""
    UPDATE waiting SET handed=clock_timestamp()
    WHERE played=$1 AND tbl=$2
        AND coalesce(handed <= clock_timestamp() - {AGE}3::int, true)
    RETURNING 1
"""
OFFER = """
    WITH old AS (
        DELETE FROM waiting WHERE played IN (
            SELECT played FROM waiting
            WHERE played <> $1 AND since < clock_timestamp() - interval '1 day'
            ORDER BY since LIMIT 10 FOR UPDATE SKIP LOCKED
        )
    )
    INSERT INTO waiting (played, tbl, since) VALUES ($1, $2, clock_timestamp())
    ON CONFLICT (played) DO UPDATE SET tbl=$2, since=clock_timestamp(), handed=NULL
        WHERE waiting.tbl=$3
    RETURNING 1
"""
"""Does nothing if another table than the one that was seen ($3) is on offer."""
WITHDRAW = "DELETE FROM waiting WHERE played=$1 AND tbl=$2"
REMEMBER = """
    WITH old AS (
        DELETE FROM opener WHERE tbl IN (
            SELECT tbl FROM opener WHERE at < clock_timestamp() - interval '7 days'
            ORDER BY at LIMIT 10 FOR UPDATE SKIP LOCKED
        )
    )
    INSERT INTO opener (tbl, who, at) VALUES ($1, $2, clock_timestamp()) ON CONFLICT DO NOTHING
"""
OPENERS = "SELECT tbl, who FROM opener WHERE tbl = ANY($1::text[])"


class PostgresOffers:
    """The offers of all processes; see `Offers`."""

    def __init__(self, database: PostgresPool) -> None:
        """Use the connections of a log."""
        self._database = database

    async def find(self, played: bytes) -> Offer | None:
        """Return the table with a waiting player; see `Offers`."""
        found = await self._database.ask(
            FIND, _hash(played), FRESH_MILLISECONDS, HANDED_MILLISECONDS
        )
        return Offer(*found[0]) if found else None

    async def take(self, played: bytes, table: str) -> bool:
        """Reserve the seat for a moment; see `Offers`."""
        return bool(await self._database.ask(TAKE, _hash(played), table, HANDED_MILLISECONDS))

    async def offer(self, played: bytes, table: str, instead: str | None) -> bool:
        """Offer a table; see `Offers`."""
        return bool(await self._database.ask(OFFER, _hash(played), table, instead))

    async def withdraw(self, played: bytes, table: str) -> None:
        """Take an offer back; see `Offers`."""
        await self._database.ask(WITHDRAW, _hash(played), table)


class PostgresOpeners:
    """Who opened the listed tables of all processes; see `Openers`."""

    def __init__(self, database: PostgresPool) -> None:
        """Use the connections of a log."""
        self._database = database

    async def add(self, table: str, address: str) -> None:
        """Remember who opened a table; see `Openers`."""
        await self._database.ask(REMEMBER, table, _hash(address.encode()))

    async def find(self, tables: Iterable[str]) -> dict[str, str]:
        """Return who opened tables; see `Openers`."""
        found = await self._database.ask(OPENERS, list(tables))
        return {row["tbl"]: row["who"] for row in found}


def _hash(text: bytes) -> str:
    """Return a hash: addresses of clients are not stored."""
    return hashlib.sha256(text).hexdigest()[:32]
