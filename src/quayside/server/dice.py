r"""Dice that can be checked: commit, add parts, draw, reveal (docs/fair-dice.md).

Before anybody sits down the server commits to a secret of 32 bytes. Every person's client adds a
part of 32 bytes when it sits down. Draw number `n` of a table is

    HMAC-SHA256(secret, "quayside dice 1\n" table "\n" n "\n" parts block "\n")

where `parts` is a line `seat:part` for each part that counts from a draw up to `n`, in the order
in which they came, and `block` counts 0, 1, 2 ... when 32 bytes are not enough. The bytes are used
one by one: a number below `k` is `byte % k`, and bytes from `256 - 256 % k` on are skipped, so that
every number is equally likely. Draw 0 is the deal; draws 1, 2, 3 ... are the rolls. A number is
never used twice at a table, also not after a takeback.
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

VERSION = "quayside dice 1"


@dataclass(frozen=True, slots=True)
class Part:
    """What a person's client added: it counts for draws from `since` on."""

    seat: int
    since: int
    value: str
    """64 hexadecimal digits."""


def fresh_secret() -> bytes:
    """Return a new secret."""
    return secrets.token_bytes(32)


def commitment(table: str, secret: bytes) -> str:
    """Return the hash that is published before anybody adds a part."""
    return hashlib.sha256(f"{VERSION}\n{table}\n{secret.hex()}\n".encode()).hexdigest()


def stream(secret: bytes, table: str, parts: Sequence[Part], number: int) -> Iterator[int]:
    """Return the bytes of a draw, without end."""
    lines = "".join(f"{part.seat}:{part.value}\n" for part in parts if part.since <= number)
    block = 0
    while True:
        text = f"{VERSION}\n{table}\n{number}\n{lines}{block}\n"
        yield from hmac.digest(secret, text.encode(), "sha256")
        block += 1


def below(source: Iterator[int], count: int) -> int:
    """Return a number 0 <= x < count, each equally likely; count is at most 256."""
    limit = 256 - 256 % count
    return next(byte % count for byte in source if byte < limit)


def roll(secret: bytes, table: str, parts: Sequence[Part], number: int, faces: int) -> int:
    """Return the face of a roll."""
    return 1 + below(stream(secret, table, parts, number), faces)


class DealDraws:
    """Draw 0 as the `Draws` that a game's `deal` takes."""

    def __init__(self, secret: bytes, table: str, parts: Sequence[Part]) -> None:
        """Begin draw 0."""
        self._bytes = stream(secret, table, parts, 0)

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


def deal(game: Game, secret: bytes, table: str, parts: Sequence[Part]) -> dict[str, str]:
    """Return what draw 0 deals: the starting seat and, where there are any, the colours."""
    return dict(game.family.deal(game, DealDraws(secret, table, parts)))
