r"""Hash chains of the players' clients: committed to at the start, revealed value by value.

A client keeps a random seed of 32 bytes and hashes it again and again:

    value k = SHA-256("quayside chain 2\n" table "\n" seat "\n" value k + 1 "\n")

Value 0, the anchor, is sent when the person sits down. Values 1, 2, 3 ... are revealed later, one
at a time. A value is checked by hashing it once, so a client cannot choose a value after it has
sent the anchor, and nobody can compute the next value from those that were revealed.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field


def previous(table: str, seat: int, value: str) -> str:
    """Return the value before a value of the chain of a seat."""
    text = f"quayside chain 2\n{table}\n{seat}\n{value}\n"
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(slots=True)
class Chain:
    """What a table knows of a hash chain."""

    seat: int
    committed: int
    """The number of the next draw when the anchor came."""
    anchor: str
    last: str
    """The last value that was revealed, or the anchor."""
    since: list[int] = field(default_factory=list)
    """For each value that was revealed the first draw that it counts for."""
    owes: bool = True
    """Whether a new value is due before the next draw, because an anchor came since the last."""

    def accepts(self, table: str, value: str) -> bool:
        """Return whether a value is the next one."""
        return previous(table, self.seat, value) == self.last
