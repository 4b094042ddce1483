"""A position of Dockers as people see it: crates by name, columns, visible faces, stored groups.

For reading, explaining and drawing; what is legal is decided by the kernels alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.rules import Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.layout import LETTERS, layout_of

if TYPE_CHECKING:
    from quayside.core.game import Game

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIRECTION_NAMES = ("north", "east", "south", "west")
UNSEEN = "-"


@dataclass(frozen=True)
class Crate:
    """A crate: its number in the layout, its code, where it lies, and its six faces as letters."""

    index: int
    code: str
    x: int
    y: int
    floor: int
    faces: str

    @property
    def up(self) -> str:
        """The letter on top."""
        return self.faces[0]

    def beside(self, direction: int) -> tuple[int, int]:
        """Return the cell next to it in a direction."""
        return self.x + STEPS[direction][0], self.y + STEPS[direction][1]


@dataclass(frozen=True)
class Block:
    """All crates of a position."""

    crates: tuple[Crate, ...]
    row: Row = field(repr=False, compare=False)

    @cached_property
    def columns(self) -> dict[tuple[int, int], list[Crate]]:
        """The crates of every cell that carries some, from the ground up."""
        found: dict[tuple[int, int], list[Crate]] = {}
        for crate in sorted(self.crates, key=lambda crate: crate.floor):
            found.setdefault((crate.x, crate.y), []).append(crate)
        return found

    def height(self, cell: tuple[int, int]) -> int:
        """Return how many crates stand on a cell."""
        return len(self.columns.get(cell, ()))

    def covering(self, crate: Crate) -> Crate | None:
        """Return the crate that lies on another."""
        column = self.columns[crate.x, crate.y]
        return column[crate.floor + 1] if len(column) > crate.floor + 1 else None

    def touching(self, crate: Crate) -> Iterator[Crate]:
        """Yield the crates on the same floor that touch a crate's sides."""
        for direction in range(4):
            column = self.columns.get(crate.beside(direction), [])
            if len(column) > crate.floor:
                yield column[crate.floor]

    def seen_faces(self, crate: Crate) -> str:
        """Return the six faces of a crate, with '-' for those that nobody can see: the one below,
        the one on top if a crate lies on it, and sides that touch another crate."""
        seen = [UNSEEN if self.covering(crate) else crate.up, UNSEEN]
        for direction in range(4):
            hidden = self.height(crate.beside(direction)) > crate.floor
            seen.append(UNSEEN if hidden else crate.faces[2 + direction])
        return "".join(seen)

    @cached_property
    def groups(self) -> tuple[frozenset[int], ...]:
        """The stored groups: numbers of the crates in each, of two or more (CR-7)."""
        from quayside.games.dockers.board import show
        from quayside.games.dockers.rules import RULES, group_of

        scratch = RULES.scratch()
        show(self.row, scratch)
        found = set()
        for crate in self.crates:
            if crate.up != "." and self.covering(crate) is None:
                bits = int(group_of(scratch, crate.index))
                group = frozenset(i for i in range(c.CRATES) if bits >> i & 1)
                if len(group) > 1:
                    found.add(group)
        return tuple(sorted(found, key=min))

    @cached_property
    def stored(self) -> frozenset[int]:
        """The numbers of all stored crates."""
        return frozenset(i for group in self.groups for i in group)


@lru_cache(maxsize=16)
def _block(layout: str, data: bytes) -> Block:
    row = np.frombuffer(data, np.int32).copy()
    codes = layout_of(layout).codes
    crates = []
    for i, number in enumerate(row[c.CRATE :].tolist()):
        x, y, floor = c.place_of(number)
        faces = "".join(LETTERS[number >> c.FACES_AT + 3 * side & 7] for side in range(6))
        crates.append(Crate(i, codes[i], x, y, floor, faces))
    return Block(tuple(crates), row)


def block_of(game: Game, row: Row) -> Block:
    """Return the crates of a position."""
    return _block(game.option("layout"), row.tobytes())


def visible_faces(game: Game, row: Row) -> dict[str, str]:
    """Return for every crate, by code, its faces up, down, north, east, south, west as far as they
    can be seen from outside right now, and '-' for those that cannot."""
    block = block_of(game, row)
    return {crate.code: block.seen_faces(crate) for crate in block.crates}


def scores(game: Game, row: Row) -> tuple[int, ...]:
    """Return the points by seat."""
    return tuple(row[c.SCORE : c.SCORE + game.players].tolist())


def gone(game: Game, row: Row) -> tuple[int, ...]:
    """Return the seats that have left (GL-1)."""
    return tuple(seat for seat in range(game.players) if row[c.LEFT] >> seat & 1)


def is_mid_turn(row: Row) -> bool:
    """Return whether the player to move has made a move of this turn."""
    return bool(row[c.TURN] >= 0 and row[c.MOVES])
