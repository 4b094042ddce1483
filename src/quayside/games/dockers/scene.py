"""What a screen shows of a position of Dockers, as plain facts: it needs to know no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from quayside.core.game import State
from quayside.games.dockers.layout import LETTERS, layout_of

if TYPE_CHECKING:
    from quayside.games.dockers.view import Block, Crate, Group


@dataclass(frozen=True)
class DockersCrate:
    """A crate: where it lies, its six faces up, down, north, east, south, west, and what holds for
    it now."""

    code: str
    port: str
    x: int
    y: int
    floor: int
    faces: str
    """`.` is a lid; `r`, `b`, `y`, `g` are colours."""
    seen: str
    """The same with `-` for faces that nobody can see from outside."""
    covered: bool
    stored: bool
    movable: bool
    """Whether the seat to move has a legal move of it."""


@dataclass(frozen=True)
class DockersGroup:
    """A stored group (CR-7): its crates, the colour on top, and whose colour that is."""

    crates: tuple[str, ...]
    colour: str
    floor: int
    seat: int | None
    worth: int
    """What the group counts when a crate is moved into it (CR-8)."""


@dataclass(frozen=True)
class DockersScene:
    """A position of Dockers for a screen."""

    crates: tuple[DockersCrate, ...]
    """All 27, in the layout's order."""
    groups: tuple[DockersGroup, ...]
    customs: str | None
    """The crate with the Customs token; null beside the board."""
    customs_due: bool
    """Whether the three moves are made and Customs is to be placed or left."""
    moves_left: int
    """How many of the turn's three moves are still to be made."""
    colours: str
    """The colour of each seat, a letter for each."""
    scores: tuple[int, ...]
    turns: int
    """Turns played."""
    left: tuple[int, ...]
    """Seats that have left (GL-1)."""
    to_move: int | None
    winners: tuple[int, ...]
    family: Literal["dockers"] = "dockers"


Scene = DockersScene


def scene(state: State) -> DockersScene:
    """Return what a screen shows of a position."""
    from quayside.games.dockers import crates as c
    from quayside.games.dockers.view import block_of

    row, game = state.row, state.game
    block = block_of(game, row.copy())
    ports = {crate.code: crate.port for crate in layout_of(game.option("layout")).crates}
    movable = {a // c.CRATE_ACTIONS for a in state.actions if a < c.CUSTOMS_ACTIONS}
    colours = "".join(LETTERS[row[c.COLOUR + seat]] for seat in range(game.players))
    made, on = int(row[c.MOVES]), int(row[c.CUSTOMS])
    return DockersScene(
        crates=tuple(
            _crate(block, crate, ports[crate.code], crate.index in movable)
            for crate in block.crates
        ),
        groups=tuple(_group(block, group) for group in block.groups),
        customs=None if on == c.NO_CRATE else block.crates[on].code,
        customs_due=not state.is_over and made == c.TURN_MOVES,
        moves_left=0 if state.is_over else c.TURN_MOVES - made,
        colours=colours,
        scores=state.scores or (),
        turns=int(row[c.TURNS]),
        left=state.gone,
        to_move=state.to_move,
        winners=tuple(state.winners),
    )


def _crate(block: Block, crate: Crate, port: str, movable: bool) -> DockersCrate:
    return DockersCrate(
        crate.code,
        port,
        crate.x,
        crate.y,
        crate.floor,
        crate.faces,
        block.seen_faces(crate),
        covered=crate.index in block.covered,
        stored=crate.index in block.stored,
        movable=movable,
    )


def _group(block: Block, group: Group) -> DockersGroup:
    codes = tuple(block.crates[i].code for i in sorted(group.crates))
    return DockersGroup(codes, LETTERS[group.colour], group.floor, group.seat, group.worth)
