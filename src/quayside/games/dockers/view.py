"""A position of Dockers as people see it: crates by name, columns, visible faces, stored groups.

For reading, explaining and drawing; what is legal is decided by the kernels alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.records import Record, show_of
from quayside.core.rules import NOBODY, Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.layout import LETTERS, layout_of
from quayside.games.dockers.trace import Kind

if TYPE_CHECKING:
    from quayside.core.game import Game

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


@dataclass(frozen=True)
class Group:
    """A stored group: its crates, the number of the colour on top, the floor, whose colour it is,
    and what it counts when a crate is moved into it (CR-8)."""

    crates: frozenset[int]
    colour: int
    floor: int
    seat: int | None
    worth: int


def crates_in(bits: int) -> frozenset[int]:
    """Return the numbers of the crates of a set."""
    return frozenset(i for i in range(c.CRATES) if bits >> i & 1)


@dataclass(frozen=True)
class Block:
    """All crates of a position, and what the kernel `show` says about them."""

    crates: tuple[Crate, ...]
    row: Row = field(repr=False, compare=False)

    @cached_property
    def _shown(self) -> list[Record]:
        from quayside.games.dockers.kernels import RULES

        return show_of(RULES, self.row)

    @cached_property
    def _seen(self) -> tuple[int, ...]:
        return next(given[1:] for kind, given in self._shown if kind == Kind.SEEN)

    def seen_faces(self, crate: Crate) -> str:
        """Return the six faces of a crate, with '-' for those that nobody can see: the one below,
        the one on top if a crate lies on it, and sides that touch another crate."""
        seen = self._seen[crate.index]
        return "".join(
            face if seen >> side & 1 else UNSEEN for side, face in enumerate(crate.faces)
        )

    @cached_property
    def covered(self) -> frozenset[int]:
        """The numbers of the crates with another one on top."""
        return next(crates_in(given[1]) for kind, given in self._shown if kind == Kind.COVERED)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The stored groups (CR-7)."""
        found = (given for kind, given in self._shown if kind == Kind.GROUP)
        return tuple(
            Group(crates_in(crates), colour, floor, None if seat == NOBODY else seat, worth)
            for seat, colour, floor, worth, _, crates in found
        )

    @cached_property
    def stored(self) -> frozenset[int]:
        """The numbers of all stored crates."""
        return frozenset(i for group in self.groups for i in group.crates)


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
