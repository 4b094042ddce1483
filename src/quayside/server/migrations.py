"""Migrations of the SQLite file: step `i` leads from schema version `i` to `i + 1`. Steps are never
changed, only added. All steps that a file needs run in one transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from quayside.core.errors import InvalidSetup
from quayside.games import family

Step = Callable[[sqlite3.Connection], None]
CHUNK = 1_000
"""The number of events rewritten at a time."""
LOG = """
    CREATE TABLE log (
        place INTEGER PRIMARY KEY,
        tbl TEXT NOT NULL,
        number INTEGER NOT NULL CHECK (number > 0),
        body BLOB NOT NULL,
        private BLOB,
        client TEXT,
        fingerprint BLOB,
        topic TEXT
    ) STRICT;
    CREATE UNIQUE INDEX log_number ON log (tbl, number);
    CREATE UNIQUE INDEX log_client ON log (tbl, client) WHERE client IS NOT NULL;
    CREATE INDEX log_topic ON log (topic, place) WHERE topic IS NOT NULL
"""


def create_log(connection: sqlite3.Connection) -> None:
    """Create the table of events."""
    for statement in LOG.split(";"):
        connection.execute(statement)


def to_protocol_2(connection: sqlite3.Connection) -> None:
    """Rewrite the events of version 1 of the protocol. Numbers, times, positions, secrets, client
    ids and fingerprints do not change."""
    last = 0
    while rows := connection.execute(
        "SELECT place, body FROM log WHERE place>? ORDER BY place LIMIT ?", (last, CHUNK)
    ).fetchall():
        connection.executemany("UPDATE log SET body=? WHERE place=?", rewritten(rows))
        last = rows[-1][0]


def rewritten(rows: list[tuple[int, bytes]]) -> Iterator[tuple[bytes, int]]:
    """Yield the events that look different in version 2 of the protocol, with their places."""
    for place, body in rows:
        try:
            event = msgspec.json.decode(body)
            what = event["what"]
            changed = _CHANGES[what["kind"]](what)
        except (msgspec.DecodeError, LookupError, TypeError, AttributeError):
            continue  # unchanged, or nothing that version 1 wrote: reading the table says so
        yield msgspec.json.encode({**event, "what": changed}), place


def _opened(what: dict[str, Any]) -> dict[str, Any]:
    """Replace the aid `inside` by `knowledge`, what the players may inspect (CR-11)."""
    aids = dict(what["aids"])
    knowledge = "open" if aids.pop("inside", True) else "memory"
    changed: dict[str, Any] = {}
    for name, value in what.items():
        changed |= {"aids": aids, "knowledge": knowledge} if name == "aids" else {name: value}
    return changed


def _moved(what: dict[str, Any]) -> dict[str, Any]:
    """Drop the effects of a move: they follow from the position before it."""
    return {name: value for name, value in what.items() if name != "facts"}


_CHANGES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "opened": _opened,
    "moved": _moved,
}


def to_eight_levels(connection: sqlite3.Connection) -> None:
    """Map every bot of version 0.1 to the current level that is nearest in strength."""
    last = 0
    while rows := connection.execute(
        'SELECT place, tbl, body FROM log WHERE place>? AND instr(body, \'"bot":"\')'
        " ORDER BY place LIMIT ?",
        (last, CHUNK),
    ).fetchall():
        last = rows[-1][0]
        for place, table, body in rows:
            opening = connection.execute(
                "SELECT body FROM log WHERE tbl=? AND number=1", (table,)
            ).fetchone()
            if opening and (changed := _with_levels(body, opening[0])):
                connection.execute("UPDATE log SET body=? WHERE place=?", (changed, place))


def _with_levels(body: bytes, opening: bytes) -> bytes | None:
    """Return an event with the current levels; None if it does not change."""
    try:
        opened, event = msgspec.json.decode(opening)["what"], msgspec.json.decode(body)
        found = family(opened["game"].partition(":")[0])
        levels = found.former_levels(len(opened["seats"]))
        what = event["what"]
        for bot in [what, *what.get("seats", [])]:
            if str(bot.get("bot")).isdecimal():
                bot["bot"] = str(levels[int(bot["bot"]) - 1])
    except (msgspec.DecodeError, LookupError, TypeError, AttributeError, InvalidSetup):
        return None  # a game whose levels have stayed, or nothing that version 0.1 wrote
    return msgspec.json.encode(event)


def create_served(connection: sqlite3.Connection) -> None:
    """Make the row that counts the time in which servers were at work."""
    connection.execute(
        "CREATE TABLE served (ms INTEGER NOT NULL, starts INTEGER NOT NULL, ends INTEGER NOT NULL)"
        " STRICT"
    )
    connection.execute("INSERT INTO served VALUES (0, 0, 0)")


STEPS: tuple[Step, ...] = (create_log, to_protocol_2, to_eight_levels, create_served)
