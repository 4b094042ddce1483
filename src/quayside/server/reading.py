"""What a worker process does with the records, positions and games that clients send.

Reading a long record takes a second of processor time. In a thread of the server, it would keep
Python's interpreter lock from the event loop. `readers.py` calls these functions from the server.
Their arguments and results are sent as JSON.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from quayside.core.errors import QuaysideError
from quayside.core.game import Game
from quayside.games import family, names, parse
from quayside.record import read
from quayside.server import decide, queries, wire
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.export import MOST_ENTRIES, import_drafts, record_text
from quayside.server.http_types import Values, VerifyResult
from quayside.server.log import Batch, Row
from quayside.server.table import Table, replay
from quayside.server.verify import verify_text


class GameName(msgspec.Struct, frozen=True):
    """A game, as `games.find` takes it."""

    name: str
    players: int
    options: dict[str, str]


class Imported(msgspec.Struct, frozen=True):
    """A record as the first events of a table, and what everybody sees of that table."""

    batch: Batch
    view: m.TableView


def prepare() -> None:
    """Load the rules of all games, which takes a while the first time."""
    for name in names():
        family(name).rules  # noqa: B018


def verify(text: str) -> VerifyResult:
    """Check the dice of a record."""
    try:
        verified = verify_text(text)
    except QuaysideError as error:
        return VerifyResult(False, str(error)[:500])
    return VerifyResult(verified.ok, str(verified)[:4000])


def import_record(table: str, text: str, now: int) -> Imported:
    """Return a record as events, dated `now`; raises `Refused`."""
    mark = hashlib.sha256(text.encode()).digest()
    drafts = import_drafts(table, text)
    batch, _ = decide.batch_of(Table(table), drafts, now, "open", mark)
    return Imported(batch, wire.table_view(replay(table, list(batch.rows))))


def export_record(table: str, bodies: list[str]) -> str:
    """Return the game of a table, given by its events, as a record; raises `Refused`."""
    rows = [Row(number, body.encode()) for number, body in enumerate(bodies, 1)]
    return record_text(replay(table, rows))


def values(positions: list[str]) -> Values:
    """Return the known values of positions of one game; raises `Refused`."""
    return queries.values_of(positions)


def look_ahead(position: str, n: int, after: list[str]) -> m.Moves:
    """Return the decision due in a position after further moves; raises `Refused`."""
    return queries.look_ahead(parse(position), n, after)


def game_of_position(text: str) -> GameName:
    """Return the game of a position; raises `Refused`."""
    try:
        return _name(parse(text).game)
    except QuaysideError as error:
        raise Refused("quayside.position.invalid", str(error)[:300]) from None


def game_of_record(text: str) -> GameName:
    """Return the game of a record, after reading all of it; raises `Refused`."""
    try:
        return _name(read(text, MOST_ENTRIES).start.game)
    except QuaysideError as error:
        raise Refused("quayside.record.invalid", str(error)[:300]) from None


def _name(game: Game) -> GameName:
    return GameName(game.name, game.players, game.unusual_options)


REQUESTS: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        verify,
        import_record,
        export_record,
        values,
        look_ahead,
        game_of_position,
        game_of_record,
    )
}
