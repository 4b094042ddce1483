r"""Dice that can be checked (docs/fair-dice.md): bind the server, draw, and show the secret.

When a table opens, the server commits to a secret of 32 bytes. Draw number `n` of a table is

    HMAC-SHA256(secret, "quayside dice 2\n" table "\n" n "\n" lines block "\n")

where `lines` has a line `seat:value` for each seat that has revealed a value of its hash chain
(`chains.py`), in the order of the seats, with the last value that it has revealed; and `block`
counts 0, 1, 2 ... when 32 bytes are not enough. The bytes are used one by one: a number below `k`
is `byte % k`, and bytes from `256 - 256 % k` on are skipped, so that every number is equally
likely. Draw 0 is the deal; draws 1, 2, 3 ... are the rolls. A number is never used twice at a
table, also not after a takeback.

Version 1 of the construction had parts instead of chains: 32 random bytes that clients added when
they sat down. There `lines` has a line for each part that counts from a draw up to `n`, in the
order in which they came. Tables that were opened with it continue with it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.core.game import Game

VERSION = 2
"""The version of the construction at new tables."""


@dataclass(frozen=True, slots=True)
class Part:
    """What a person's client added: a value of its hash chain, or in version 1 a part."""

    seat: int
    since: int
    """The first draw that it counts for."""
    value: str
    """64 hexadecimal digits."""


def fresh_secret() -> bytes:
    """Return a new secret."""
    return secrets.token_bytes(32)


def commitment(table: str, secret: bytes, version: int = VERSION) -> str:
    """Return the hash that is published before anybody sits down."""
    text = f"quayside dice {version}\n{table}\n{secret.hex()}\n"
    return hashlib.sha256(text.encode()).hexdigest()


def below(source: Iterator[int], count: int) -> int:
    """Return a number 0 <= x < count, each equally likely; count is at most 256."""
    limit = 256 - 256 % count
    return next(byte % count for byte in source if byte < limit)


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of a table: everything that its draws are made of."""

    version: int
    table: str
    secret: bytes
    parts: Sequence[Part]
    """In the order in which they came."""

    def stream(self, number: int) -> Iterator[int]:
        """Return the bytes of a draw, without end."""
        lines, block = self._lines(number), 0
        while True:
            text = f"quayside dice {self.version}\n{self.table}\n{number}\n{lines}{block}\n"
            yield from hmac.digest(self.secret, text.encode(), "sha256")
            block += 1

    def _lines(self, number: int) -> str:
        counting = [part for part in self.parts if part.since <= number]
        if self.version > 1:
            last = {part.seat: part for part in counting}
            counting = [last[seat] for seat in sorted(last)]
        return "".join(f"{part.seat}:{part.value}\n" for part in counting)

    def roll(self, number: int, faces: int) -> int:
        """Return the face of a roll."""
        return 1 + below(self.stream(number), faces)

    def deal(self, game: Game) -> dict[str, str]:
        """Return what draw 0 deals: the starting seat and, where there are any, the colours."""
        return dict(game.family.deal(game, _DealDraws(self.stream(0))))


class _DealDraws:
    """Draw 0 as the `Draws` that a game's `deal` takes."""

    def __init__(self, source: Iterator[int]) -> None:
        self._bytes = source

    def integers(self, high: int, /) -> int:
        """Return a whole number 0 <= x < high."""
        return below(self._bytes, high)

    def permutation(self, count: int, /) -> list[int]:
        """Return the numbers below `count` in a random order (Fisher and Yates, from the end)."""
        order = list(range(count))
        for i in range(count - 1, 0, -1):
            j = below(self._bytes, i + 1)
            order[i], order[j] = order[j], order[i]
        return order
