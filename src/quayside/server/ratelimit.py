"""Rate limiters: token buckets, alone and by address."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Protocol

from quayside.server.settings import Settings


class Limiter(Protocol):
    """A rate limit whose counts may be shared with other processes."""

    async def allow(self, who: str) -> bool:
        """Count an action of an address or a player; return whether it is allowed. Raises
        `StorageError` if the counts cannot be reached."""


@dataclass(frozen=True)
class Limiters:
    """The limits shared by processes on one database."""

    tables: Limiter
    """New tables, by address."""
    phrases: Limiter
    """Set phrases, by table and player."""


class Bucket:
    """A token bucket: it holds up to `size` tokens and gains `rate` tokens a second."""

    __slots__ = ("at", "left")

    def __init__(self, size: float) -> None:
        """Start with `size` tokens."""
        self.left = size
        self.at = time.monotonic()

    def spend(self, rate: float, size: float, count: float = 1) -> bool:
        """Spend tokens and return True, or return False if not even one is left. A caller may
        overdraw: the bucket stays empty until the debt is paid."""
        now = time.monotonic()
        self.left = min(size, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= count
        return True


class RateLimiter:
    """A token bucket for each address. The addresses that were silent longest are dropped."""

    def __init__(self, rate: float, size: float, most: int = 20_000) -> None:
        """Take the rate and size of each bucket, and the number of addresses to remember."""
        self.rate, self.size, self.most = rate, size, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, address: str, count: float = 1) -> bool:
        """Spend tokens of an address, with overdraft; False if it has none."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.size)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.spend(self.rate, self.size, count)

    async def allow(self, who: str) -> bool:
        """Spend one token; see `Limiter`."""
        return self.spend(who)


def own_limiters(settings: Settings) -> Limiters:
    """Return limits of this process alone."""
    tables, phrases = settings.tables_per_hour, settings.phrases_per_minute
    return Limiters(
        RateLimiter(tables / 3600, tables), RateLimiter(phrases / 60, settings.phrases_at_once)
    )
