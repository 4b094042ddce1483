"""Committing: an event is appended to the log first, and folded and published once it is durable.

There are no locks. If two actions answer the same event number, the log accepts one of them.
"""

from __future__ import annotations

import time

from quayside.core.game import State
from quayside.server import decide
from quayside.server.errors import Refused
from quayside.server.log import Appended, Batch, Conflict, Outcome, Repeated, Reused
from quayside.server.metrics import Metrics
from quayside.server.rooms import Room, Rooms, refuse_storage_errors
from quayside.server.table import Table
from quayside.server.timing import Timing


class Committer:
    """Writes the events of all tables."""

    def __init__(self, rooms: Rooms, metrics: Metrics, timing: Timing) -> None:
        """Append to the log from which the rooms are read."""
        self._rooms, self._metrics, self._timing = rooms, metrics, timing

    async def create(self, table: str, drafts: list[decide.Draft], mark: bytes | None) -> bool:
        """Store the first events of a table. `mark` distinguishes a repeated request from another
        request with the same id. Returns whether it was a repetition; raises `Refused` if the id is
        taken."""
        batch, _ = decide.batch_of(Table(table), drafts, self._timing.now(), "open", mark)
        return await self.create_from(batch)

    async def create_from(self, batch: Batch) -> bool:
        """Store the first events of a table; see `create`."""
        outcome = await self._append(batch)
        if isinstance(outcome, (Conflict, Reused)):
            raise Refused("quayside.table.exists", "choose another id: 128 random bits")
        return isinstance(outcome, Repeated)

    async def commit(
        self, room: Room, drafts: list[decide.Draft], client: str | None, mark: bytes | None = None
    ) -> Appended | Repeated:
        """Store events, then fold and publish them; raises `Refused`. `client` is the id of the
        action, `mark` its fingerprint: the log recognises a repetition by them."""
        served = max(room.served.now(), room.mark)
        batch, state = decide.batch_of(
            room.table, drafts, self._timing.now(), client, mark, served - room.mark, served
        )
        outcome = await self._append(batch)
        if isinstance(outcome, Appended):
            self._fold_batch(room, batch, state, served)
            return outcome
        await self._rooms.catch_up(room)
        if isinstance(outcome, Repeated):
            return outcome
        if isinstance(outcome, Reused):
            raise Refused("quayside.table.id-reused", "make a new id for every action")
        raise conflict(room.table)

    async def _append(self, batch: Batch) -> Outcome:
        began = time.perf_counter()
        with refuse_storage_errors(
            "not stored and not played; try again in a moment", self._metrics.storage_errors.inc
        ):
            outcome = await self._rooms.log.append(batch)
        self._metrics.append_seconds.observe(time.perf_counter() - began)
        return outcome

    def _fold_batch(self, room: Room, batch: Batch, state: State | None, served: int) -> None:
        """Fold and publish stored events, unless a wake-up has done so already."""
        if batch.rows[0].number != room.table.head + 1:
            return
        room.mark = served
        for row in batch.rows:
            room.table.fold_event(row, state if row is batch.rows[-1] else None)
        self._rooms.publish(room, [row.body for row in batch.rows], own=True)


def conflict(table: Table) -> Refused:
    """Return the refusal of an action that answers an older event than the table's last one."""
    message = f"the table is at event {table.head}; look and answer to that"
    return Refused("quayside.table.conflict", message, head=table.head, position=table.position)
