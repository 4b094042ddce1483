"""Quick pairing: two people who want the same game meet at one table.

The first one opens a listed table and waits there, and a bot takes the other seat after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Protocol

from quayside.server import http_types as t
from quayside.server import protocol as m
from quayside.server.client import CLIENT
from quayside.server.errors import Refused
from quayside.server.presence import Presence
from quayside.server.ratelimit import RateLimiter
from quayside.server.rooms import Room, Rooms, refuse_storage_errors
from quayside.server.table import Table, hash_key
from quayside.server.timing import Timing

HANDED_MILLISECONDS = 10_000
"""The time for which a table is reserved for the person who was sent to it."""
FRESH_MILLISECONDS = 5_000
"""For this long a person who has opened a table is expected to come."""
LOOK_SECONDS = 0.1
"""The time between two looks for a table that another process is about to open."""
LOOKS = 20
NO_SHOWS, FORGIVEN_SECONDS = 5, 120
"""How often people of one address may not come to a table to which they were sent, and the time
after which one more is allowed. Else one person could reserve every table again and again."""
MOST_WAITING = 1_000
"""The number of kinds of games with a waiting player."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A table with a waiting player."""

    table: str
    is_fresh: bool
    """Whether it was offered a moment ago."""
    is_handed: bool
    """Whether it is reserved for a person who was sent there a moment ago."""


class Offers(Protocol):
    """The tables with a waiting player, one for each kind of game; `played` says which. Every
    method may raise `StorageError`."""

    async def find(self, played: bytes) -> Offer | None:
        """Return the table with a waiting player."""

    async def take(self, played: bytes, table: str) -> bool:
        """Reserve the table for one person for a moment; False if it is reserved already."""

    async def offer(self, played: bytes, table: str, instead: str | None) -> bool:
        """Offer a table instead of the one that was found; False if there is another by now."""

    async def withdraw(self, played: bytes, table: str) -> None:
        """Take an offer back."""


class MemoryOffers:
    """The offers of one process; see `Offers`."""

    def __init__(self, timing: Timing) -> None:
        """Start without any."""
        self._timing = timing
        self._waiting: dict[bytes, str] = {}
        self._since: dict[str, int] = {}
        self._handed: dict[str, int] = {}

    async def find(self, played: bytes) -> Offer | None:
        """Return the table with a waiting player; see `Offers`."""
        table = self._waiting.get(played)
        if table is None:
            return None
        is_fresh = self._timing.now() - self._since[table] < FRESH_MILLISECONDS
        return Offer(table, is_fresh, self._is_handed(table))

    async def take(self, played: bytes, table: str) -> bool:
        """Reserve a table; see `Offers`."""
        if self._waiting.get(played) != table or self._is_handed(table):
            return False
        self._handed[table] = self._timing.now()
        return True

    async def offer(self, played: bytes, table: str, instead: str | None) -> bool:
        """Offer a table; see `Offers`."""
        if self._waiting.get(played) != instead:
            return False
        self._forget(played)
        self._waiting[played] = table
        self._since[table] = self._timing.now()
        while len(self._waiting) > MOST_WAITING:
            self._forget(next(iter(self._waiting)))
        return True

    async def withdraw(self, played: bytes, table: str) -> None:
        """Take an offer back; see `Offers`."""
        if self._waiting.get(played) == table:
            self._forget(played)

    def _is_handed(self, table: str) -> bool:
        return self._timing.now() - self._handed.get(table, -HANDED_MILLISECONDS) < (
            HANDED_MILLISECONDS
        )

    def _forget(self, played: bytes) -> None:
        table = self._waiting.pop(played, "")
        self._since.pop(table, None)
        self._handed.pop(table, None)


class Opener(Protocol):
    """Opens tables."""

    async def open(self, table: str, wish: m.OpenTable) -> tuple[Table, bool]:
        """Open a table; return it, and whether it was opened before by the same request."""


class Pairing:
    """Brings people together who wait for an opponent."""

    def __init__(self, opener: Opener, rooms: Rooms, presence: Presence, offers: Offers) -> None:
        """Keep in `offers` who waits."""
        self._opener, self._rooms, self._presence = opener, rooms, presence
        self._offers = offers
        self._no_shows = RateLimiter(1 / FORGIVEN_SECONDS, NO_SHOWS)
        self._sent: dict[str, str] = {}
        """The address that was sent to a table last, by table."""
        self._pairing = asyncio.Lock()

    async def pair(self, wish: t.PairWish) -> t.Paired:
        """Return a table with a player who waits for the same game, or open one; raises
        `Refused`."""
        played = m.encode([wish.game, sorted(wish.options.items()), wish.clock])
        with refuse_storage_errors("nobody was found; try again in a moment"):
            async with self._pairing:
                found = await self._find_or_offer(played, wish)
            if found is not None:
                return t.Paired(found, opened=False)
            try:
                await self._opener.open(wish.table, _table_of(wish))
            except BaseException:
                await asyncio.shield(self._offers.withdraw(played, wish.table))
                raise
        return t.Paired(wish.table, opened=True)

    async def _find_or_offer(self, played: bytes, wish: t.PairWish) -> str | None:
        """Return the table at which another person waits. If there is none, offer the table that
        this person is about to open, and return None."""
        address = CLIENT.get().address
        while True:
            offer = await self._offers.find(played)
            if offer is not None and await self._is_free(offer, hash_key(wish.key)):
                if (missed := self._sent.pop(offer.table, None)) is not None:
                    self._no_shows.spend(missed)
                if not self._no_shows.spend(address, 0):
                    return None  # the table is in the lobby, but nobody is sent there
                if await self._offers.take(played, offer.table):
                    self._note(offer.table, address)
                    return offer.table
            elif await self._offers.offer(played, wish.table, offer.table if offer else None):
                return None

    def _note(self, table: str, address: str) -> None:
        self._sent[table] = address
        if len(self._sent) > MOST_WAITING:
            del self._sent[next(iter(self._sent))]

    async def _is_free(self, offer: Offer, holder: str) -> bool:
        """Return whether another person waits at a table and can be joined."""
        room = None if offer.is_handed else await self._find(offer)
        if room is None:
            return False
        found = room.table
        return (
            found.status == "waiting"
            and any(chair.kind == "open" for chair in found.chairs)
            and (offer.is_fresh or self._presence.is_attended(room))
            and not found.seats_of(holder)
        )

    async def _find(self, offer: Offer) -> Room | None:
        """Return the room of a table, which another client may be about to open."""
        for _ in range(LOOKS if offer.is_fresh else 1):
            with contextlib.suppress(Refused):
                return await self._rooms.find(offer.table)
            await asyncio.sleep(LOOK_SECONDS)
        return None


def _table_of(wish: t.PairWish) -> m.OpenTable:
    """Return the table that a person opens who finds nobody."""
    return m.OpenTable(
        wish.game,
        [m.LinkSeat(wish.key), m.OpenSeat()],
        options=wish.options,
        clock=wish.clock,
        listed=True,
        host=0,
        bot_after=wish.bot_after,
    )
