"""What a screen shows of a position of Doce, as plain facts: it needs to know no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quayside.core.game import State


@dataclass(frozen=True)
class DoceSquare:
    """A square that is not free: whose piece lies there, and the die's face, null for a blocker."""

    square: str
    seat: int
    face: int | None


@dataclass(frozen=True)
class DoceLine:
    """A winning line: its squares from end to end, whose it is, whether all dice are theirs."""

    squares: tuple[str, ...]
    seat: int
    all_own: bool


@dataclass(frozen=True)
class DoceItem:
    """One item of a round's score (DC-6, DC-7)."""

    name: str
    """`line`, `all-own`, `blocker`, `empty`, `threes`, or `draw`."""
    points: int


@dataclass(frozen=True)
class DoceScene:
    """A position of Doce for a screen."""

    squares: tuple[DoceSquare, ...]
    """The squares that are not free, a1 to e5."""
    zones: tuple[tuple[str, ...], ...]
    """The free squares of each seat's no-play zone, in force on its next turn (DC-2)."""
    last: tuple[str | None, ...]
    """Where each seat's marker lies."""
    dice: tuple[int, ...]
    """Dice left by seat."""
    blockers: tuple[str | None, ...]
    """Where each seat's blocker lies; null while it is held."""
    lines: tuple[DoceLine, ...]
    """Winning lines on the grid: of the last round, once the match is over."""
    items: tuple[tuple[DoceItem, ...], ...]
    """What the score of the round on the grid is made of, by seat, once the match is over; a
    round's own event `round-won` or `round-drawn` has the same for every round."""
    totals: tuple[int, ...]
    round: int
    starter: int
    """The seat that started this round."""
    die_due: bool
    """Whether a blocker was played, so that the same turn's die is due."""
    to_move: int | None
    winners: tuple[int, ...]
    family: Literal["doce"] = "doce"


Scene = DoceScene


def scene(state: State) -> DoceScene:
    """Return what a screen shows of a position."""
    from quayside.core.records import show_of
    from quayside.games.doce import rules as r
    from quayside.games.doce import view as grid
    from quayside.games.doce.trace import Kind, score_items

    row, names = state.row.copy(), grid.SQUARE_NAMES
    blockers = [grid.blocker_square(row, seat) for seat in (0, 1)]
    zones: list[tuple[str, ...]] = [(), ()]
    items: list[tuple[DoceItem, ...]] = [(), ()]
    lines = []
    for kind, (seat, *given) in show_of(state.game.rules, row):
        if kind == Kind.ZONE:
            zones[seat] = tuple(names[s] for s in grid.squares_in(given[0]))
        elif kind == Kind.LINE:
            lines.append(DoceLine(tuple(names[s] for s in given[1:]), seat, bool(given[0])))
        else:
            found = score_items(kind, tuple(given[2:]))
            items[seat] = tuple(DoceItem(name, points) for name, points in found.items())
    return DoceScene(
        squares=tuple(
            DoceSquare(names[s], grid.LETTERS.index(p[0]), int(p[1]) if p[1] != "#" else None)
            for s, p in grid.pieces(row).items()
        ),
        zones=tuple(zones),
        last=tuple(None if s == r.NO_SQUARE else names[s] for s in row[r.LAST : r.LAST + 2]),
        dice=tuple(grid.dice_left(row, seat) for seat in (0, 1)),
        blockers=tuple(None if s is None else names[s] for s in blockers),
        lines=tuple(lines),
        items=tuple(items),
        totals=state.scores or (),
        round=int(row[r.ROUND]),
        starter=int(row[r.STARTER]),
        die_due=bool(row[r.MID]),
        to_move=state.to_move,
        winners=tuple(state.winners),
    )
