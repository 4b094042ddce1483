"""A fair queue (start-time fair queuing): owners take turns by the time that their work has used so
far. An owner with much work waits for it; an owner with little work comes next.

Work of a higher rank waits until no work of a lower rank is left.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
REMEMBERED = 1_000
"""The number of owners in memory above which idle owners are dropped."""


@dataclass(eq=False, slots=True)
class Ticket(Generic[T]):
    """A place in the queue, and its work."""

    what: T
    owner: str
    rank: int
    since: float
    """The queue's virtual time at which the ticket was drawn."""
    number: int


class FairQueue(Generic[T]):
    """Waiting tickets, and the virtual time up to which each owner has been served."""

    def __init__(self) -> None:
        """Begin empty."""
        self._waiting: list[Ticket[T]] = []
        self._served: dict[str, float] = {}
        self._time = 0.0
        self._numbers = itertools.count()

    def __len__(self) -> int:
        """Return the number of waiting tickets."""
        return len(self._waiting)

    def waiting_of(self, owner: str) -> int:
        """Return the number of an owner's waiting tickets."""
        return sum(ticket.owner == owner for ticket in self._waiting)

    def draw(self, what: T, owner: str, rank: int = 0) -> Ticket[T]:
        """Add a ticket."""
        ticket = Ticket(what, owner, rank, self._time, next(self._numbers))
        self._waiting.append(ticket)
        return ticket

    def withdraw(self, ticket: Ticket[T]) -> bool:
        """Remove a ticket; return whether it still waited."""
        if ticket not in self._waiting:
            return False
        self._waiting.remove(ticket)
        return True

    def next(self) -> Ticket[T] | None:
        """Remove and return the next ticket, or None."""
        if not self._waiting:
            return None
        ticket = min(self._waiting, key=lambda one: (one.rank, self._start(one), one.number))
        self._waiting.remove(ticket)
        self._time = max(self._time, self._start(ticket))
        return ticket

    def charge(self, owner: str, seconds: float) -> None:
        """Count the time used by an owner's work."""
        self._served[owner] = max(self._served.get(owner, 0.0), self._time) + seconds
        if len(self._served) > REMEMBERED:
            self._served = {one: end for one, end in self._served.items() if end > self._time}

    def _start(self, ticket: Ticket[T]) -> float:
        return max(ticket.since, self._served.get(ticket.owner, 0.0))
