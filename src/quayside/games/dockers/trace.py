"""What happens in a turn of Dockers, for screens: tips, falls, pivots, points, Customs, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Event, Step
from quayside.core.kernel import plain
from quayside.core.rules import NOBODY, Row
from quayside.games.dockers import crates as c
from quayside.games.dockers import rules as r
from quayside.games.dockers.board import FALL, PIVOT
from quayside.games.dockers.view import DIRECTION_NAMES, Block, block_of

if TYPE_CHECKING:
    from quayside.core.game import Game


def events(game: Game, row: Row, action: int) -> tuple[Event, ...]:
    """Return what a legal action makes happen."""
    after = row.copy()
    r.apply(after, action, r.RULES.scratch())
    if action >= c.CUSTOMS_ACTIONS:
        return (*_customs(game, row, after), *_passing(row, after), *_ending(after))
    return (*_moving(game, row, after, action), *_ending(after))


def steps(game: Game, row: Row, action: int) -> tuple[Step, ...]:
    """Return the place that a tip or a fall leads to; nothing for a pivot and for Customs."""
    index, move = divmod(action, c.CRATE_ACTIONS)
    if move > c.PIVOTS or action >= c.CUSTOMS_ACTIONS:
        return ()
    block = block_of(game, row)
    direction = move if move < c.FALLS else (move - c.FALLS) // 4
    cell = block.crates[index].beside(direction)
    return (Step(f"{cell[0]},{cell[1]}", block.height(cell), 1),)


def _moving(game: Game, row: Row, after: Row, action: int) -> Iterator[Event]:
    seat = int(row[c.TURN])
    before, now = block_of(game, row), block_of(game, after)
    index, move, quarters = plain(r.split_action)(action)
    crate, moved = before.crates[index], now.crates[index]
    facts: dict[str, int | str | None] = {"crate": crate.code, "move": int(after[c.MOVES])}
    if move == PIVOT:
        yield Event("pivot", seat, facts | {"quarters": quarters, "faces": moved.faces})
    else:
        x, y = crate.beside(move & 3)
        facts |= {
            "direction": DIRECTION_NAMES[move & 3],
            "x": crate.x,
            "y": crate.y,
            "floor": crate.floor,
            "to_x": x,
            "to_y": y,
            "to_floor": moved.floor,
            "quarters": quarters,
            "faces": moved.faces,
            # Cells are counted from the block's own edge: how far that has moved.
            "shift_x": x - moved.x,
            "shift_y": y - moved.y,
        }
        yield Event("fall" if move >= FALL else "tip", seat, facts)
    yield from _scoring(row, after, now, index)
    freed, stored = before.stored - now.stored, now.stored - before.stored
    if freed:
        yield Event("freed", None, {"crates": _codes(now, freed)})
    if stored:
        yield Event("stored", None, {"crates": _codes(now, stored)})


def _scoring(row: Row, after: Row, now: Block, index: int) -> Iterator[Event]:
    for seat in range(int(row[c.PLAYERS])):
        points = int(after[c.SCORE + seat] - row[c.SCORE + seat])
        if points:
            group = next(group for group in now.groups if index in group)
            total, floor = int(after[c.SCORE + seat]), now.crates[index].floor
            facts: dict[str, int | str | None] = {"points": points, "total": total}
            facts |= {"size": len(group), "group": _codes(now, group), "floor": floor}
            yield Event("score", seat, facts)


def _codes(block: Block, crates: frozenset[int]) -> str:
    return " ".join(block.crates[i].code for i in sorted(crates))


def _customs(game: Game, row: Row, after: Row) -> Iterator[Event]:
    crates = block_of(game, row).crates
    here = None if row[c.CUSTOMS] == c.NO_CRATE else crates[row[c.CUSTOMS]].code
    yield Event("customs", int(row[c.TURN]), {"from": here, "to": crates[after[c.CUSTOMS]].code})


def _passing(row: Row, after: Row) -> Iterator[Event]:
    """Yield the seats that are passed over because they have left (GL-1), and whose turn it is."""
    if after[c.TURN] == NOBODY:
        return
    players = int(row[c.PLAYERS])
    seat = (int(row[c.TURN]) + 1) % players
    while seat != after[c.TURN]:
        yield Event("skip", seat)
        seat = (seat + 1) % players
    yield Event("turn", seat, {"turns": int(after[c.TURNS])})


def _ending(after: Row) -> Iterator[Event]:
    if after[c.TURN] != NOBODY:
        return
    capped = after[c.CAP] and after[c.TURNS] == after[c.CAP]
    yield Event("end", None, {"ruling": "CR-10" if capped else "CR-6"})
    shares = np.zeros(int(after[c.PLAYERS]))
    r.returns(after, shares)
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    for seat in winners:
        kind = "win" if len(winners) == 1 else "share"
        yield Event(kind, seat, {"points": int(after[c.SCORE + seat])})
