"""Games of tables as records, and records as tables."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from datetime import UTC, datetime

from quayside.core.game import State
from quayside.record import AGREED_STARTER, Record, RecordBuilder, RecordError, read, write
from quayside.server import dice, wire
from quayside.server import protocol as m
from quayside.server.decide import Draft
from quayside.server.errors import Refused
from quayside.server.table import Chair, Private, Table

MOST_ENTRIES = 4_000
"""The most rolls and moves of a record that a client sends."""
_PART = re.compile(r"[0-9a-f]{64}")
SIDES = {
    2: ("South", "North"),
    3: ("South", "West", "North"),
    4: ("South", "West", "North", "East"),
}
"""The names of anonymous players in a record: the sides of their seats (DK-1)."""
_BOT = re.compile(r"bot (?:level )?([1-8]|random)")


def record_of(table: Table) -> Record:
    """Return the current game, with everything needed to check its dice.

    The moves do not include what was taken back. The headers list the draws of void rolls, with
    their faces, so that every draw from 1 on is covered.
    """
    if not table.line:
        raise Refused("quayside.table.not-started")
    builder = RecordBuilder(_start(table), _headers(table))
    numbers: list[int] = []
    for stop in table.line[1:]:
        what = stop.what
        if isinstance(what, m.Rolled):
            builder.roll(what.face)
            if what.number is not None:
                numbers.append(what.number)
        elif isinstance(what, m.Moved):
            builder.play(what.move)
        elif isinstance(what, m.Gone):
            builder.leave(what.seat, what.how)
    if table.setup.dice == "fair":
        builder.headers["dice-draws"] = _ranges(numbers)
        for name, faces in (("taken-back", table.taken_back), ("withdrawn", table.withdrawn)):
            if faces:
                listed = " ".join(f"{n}={faces[n]}" for n in sorted(faces))
                builder.headers[f"dice-{name}"] = listed
    return builder.record(table.finished is not None and table.finished.abandoned)


def _start(table: Table) -> State:
    first = table.line[0]
    assert isinstance(first.what, m.Started)
    if first.what.deal is None:
        return table.game.parse(first.position)
    start = table.game.start(None, **first.what.deal)
    return State(start.game, start.row.copy(), deal=start.deal)


def _headers(table: Table) -> dict[str, str]:
    setup = table.setup
    if setup.dice == "imported":
        return dict(setup.headers)
    date = datetime.fromtimestamp(table.time / 1000, UTC).date().isoformat()
    headers = {"date": date, "table": table.id}
    if any(chair.name or chair.bot for chair in table.chairs):
        sides = SIDES[len(table.chairs)]
        headers["names"] = ", ".join(map(_called, table.chairs, sides))
    if setup.starter is not None:
        headers |= AGREED_STARTER
    if setup.helped is not None:
        headers["helped"] = " ".join(map(str, sorted(setup.helped))) or "-"
    headers["dice"] = _dice(table)
    headers["dice-commitment"] = setup.commitment
    if table.dice_version == 1:
        headers["dice-parts"] = " ".join(f"{p.seat}@{p.since}={p.value}" for p in table.parts)
    else:
        headers["dice-chains"] = " ".join(
            f"{c.seat}@{c.committed}={c.anchor}/{c.last}/{','.join(map(str, c.since))}"
            for c in table.chains
            if c.since
        )
    if table.finished is not None:
        headers["dice-secret"] = table.finished.secret
    return headers


def _dice(table: Table) -> str:
    """Return the dice headers of the record. Version 0.1 stored parts that ended in a newline: its
    draws include it, and a record has no notation for it."""
    if table.setup.dice != "fair":
        return "physical dice"
    if table.dice_version > 1:
        return f"fair {table.dice_version}"
    if all(_PART.fullmatch(part.value) for part in table.parts):
        return "fair 1"
    return "fair 1, but a part is malformed and the rolls cannot be checked"


def _called(chair: Chair, side: str) -> str:
    """Return the name of a player in a record: the name, the bot's level, or the side of the
    table."""
    name = " ".join(chair.name.replace(",", " ").split())
    level = chair.bot if chair.bot in (None, "random") else f"level {chair.bot}"
    return name or (f"bot {level}" if chair.bot else side)


def _ranges(numbers: list[int]) -> str:
    """Return ascending numbers as `1-14 16 18-30`, or `-` for none."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return " ".join(f"{a}-{b}" if a < b else str(a) for a, b in spans) or "-"


def record_text(table: Table) -> str:
    """Return the game as the text of a record."""
    return write(record_of(table))


def import_drafts(table: str, text: str) -> list[Draft]:
    """Return a record as the events of a table that can be viewed; raises `Refused`."""
    try:
        record = read(text, MOST_ENTRIES)
    except RecordError as error:
        raise Refused("quayside.record.invalid", str(error), ruling=error.ruling) from None
    game, deal = record.start.game, record.start.deal
    names = zip(_names(record.headers.get("names", "")), SIDES[game.players], strict=False)
    seats = [_seat(name, seat, side) for seat, (name, side) in enumerate(names)]
    secret = dice.fresh_secret()
    headers = {k: v[:20_000] for k, v in list(record.headers.items())[:40]}
    opened = m.Opened(
        game.name,
        game.unusual_options,
        seats,
        "imported",
        "",
        m.NoClock(),
        m.Aids(),
        "open",
        False,
        headers=headers,
    )
    drafts = [
        Draft(opened, private=Private(secret.hex())),
        Draft(m.Started(None if deal is None else dict(deal)), record.start),
    ]
    before = record.start
    for entry in record.entries:
        drafts.append(Draft(_what(before, entry.kind, entry.seat, entry.text), entry.after))
        before = entry.after
    if before.is_over:
        drafts.append(Draft(wire.finished(before, "")))
    elif record.is_abandoned:
        drafts.append(Draft(m.Finished([], None, "", abandoned=True)))
    return drafts


def _names(header: str) -> Iterator[str]:
    """Give the names of a record by seat, and then empty ones."""
    for name in header.split(","):
        yield "".join(filter(str.isprintable, name)).strip()[:40]
    yield from itertools.repeat("")


def _seat(name: str, seat: int, side: str) -> m.PublicSeat:
    """Return a player of a record. Anonymous players remain anonymous and bots remain bots: pages
    name both in the reader's language. Older records say `seat 0` and `bot 2`."""
    bot = _BOT.fullmatch(name)
    if bot:
        return m.PublicSeat("bot", bot=bot[1])
    return m.PublicSeat("open", "" if name in (side, f"seat {seat}") else name)


def _what(before: State, kind: str, seat: int, text: str) -> m.What:
    if kind == "roll":
        counts = not before.roll(int(text)).is_chance
        return m.Rolled(seat, int(text), None, counts)
    if kind == "move":
        move = before.find(text)
        return m.Moved(seat, move.text, move.action)
    return m.Gone(seat, "time" if kind == "time" else "resign")
