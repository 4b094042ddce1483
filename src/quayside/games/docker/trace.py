"""What happens in a turn of Docker, for screens: roll, enter, step, land, cover, out, win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quayside.core.events import Event
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.paths import split, steps
from quayside.games.docker.text import SQUARE_NAMES, is_out_action, owners

if TYPE_CHECKING:
    from quayside.core.game import Game


def events(game: Game, row: Row, action: int) -> tuple[Event, ...]:
    """Return what a legal action or, before a roll, an outcome makes happen."""
    after = row.copy()
    r.apply(after, action, r.RULES.scratch())
    if r.status(row) < 0:
        counts = int(after[r.ROLL]) != 0
        return (Event("roll", int(row[TURN]), {"face": action + 1, "counts": int(counts)}),)
    if is_out_action(action, bool(row[r.CARDS])):
        return (Event("out", int(row[TURN])), *_ending(after))
    return (*_moving(game, row, action), *_ending(after))


def _moving(game: Game, row: Row, action: int) -> Iterator[Event]:
    seat = int(row[TURN])
    points, source, target = split(row, action)
    if row[r.CARDS]:
        yield Event("card", seat, {"card": points})
    here = None if source == r.FROM_HAND else SQUARE_NAMES[source]
    level = 0 if here is None else int(row[r.HEIGHT + source]) - 1
    spent = 0
    for step in steps(game, row, action):
        spent += step.cost
        yield Event(
            "enter" if here is None else "step",
            seat,
            {
                "from": here,
                "to": step.place,
                "from_level": level,
                "to_level": step.level,
                "cost": step.cost,
                "left": points - spent,
            },
        )
        here, level = step.place, step.level
    yield Event("land", seat, {"square": here, "level": level})
    under = owners(row, target)[:level]
    if under:
        yield Event("cover", seat, {"square": here, "covered": under[-1]})


def _ending(after: Row) -> Iterator[Event]:
    if after[TURN] == NOBODY:
        gone = after[r.OUT_ORDER : r.OUT_ORDER + after[r.OUTS]].tolist()
        left = [seat for seat in range(int(after[r.PLAYERS])) if seat not in gone]
        kind = "win" if len(left) == 1 else "share"
        for seat in left:
            yield Event(kind, seat)
