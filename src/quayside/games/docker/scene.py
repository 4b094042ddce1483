"""What a screen shows of a position of Docker, as plain facts: it needs to know no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quayside.core.game import State


@dataclass(frozen=True)
class DockerSquare:
    """A square: the seats of its containers from the ground up, and whether the top one can move
    now."""

    square: str
    seats: tuple[int, ...]
    height: int
    is_entry: bool
    movable: bool


@dataclass(frozen=True)
class DockerScene:
    """A position of Docker for a screen."""

    squares: tuple[DockerSquare, ...]
    """All nine, a1 to c3."""
    hands: tuple[int, ...]
    """Containers in hand by seat."""
    can_enter: bool
    """Whether the seat to move can bring in a container now."""
    entries: tuple[tuple[str, ...], ...]
    """The squares where each seat's containers come in (DK-1)."""
    cards: tuple[tuple[int, ...], ...] | None
    """The cards that each seat holds; null with a die (DK-10)."""
    out: tuple[int, ...]
    """The seats that are out, in the order they went."""
    roll: int | None
    """The roll that waits to be played."""
    to_move: int | None
    winners: tuple[int, ...]
    family: Literal["docker"] = "docker"


Scene = DockerScene


def scene(state: State) -> DockerScene:
    """Return what a screen shows of a position."""
    from quayside.core.records import show_of
    from quayside.games.docker import rules as r
    from quayside.games.docker.text import SQUARE_NAMES, is_out_action, owners

    row, players = state.row, range(state.game.players)
    has_cards = bool(row[r.CARDS])
    moves = [a % r.CARD_ACTIONS for a in state.actions if not is_out_action(a, has_cards)]
    moving = {move // r.SQUARES for move in moves}
    entries = [bits for _, (_, bits) in show_of(state.game.rules, row)]
    held = tuple(
        tuple(card + 1 for card in range(r.FACES) if row[r.HELD + seat] >> card & 1)
        for seat in players
    )
    return DockerScene(
        squares=tuple(
            DockerSquare(
                name,
                owners(row, s),
                int(row[r.HEIGHT + s]),
                any(bits >> s & 1 for bits in entries),
                s in moving,
            )
            for s, name in enumerate(SQUARE_NAMES)
        ),
        hands=tuple(int(row[r.HAND + seat]) for seat in players),
        can_enter=r.FROM_HAND in moving,
        entries=tuple(
            tuple(name for s, name in enumerate(SQUARE_NAMES) if bits >> s & 1) for bits in entries
        ),
        cards=held if has_cards else None,
        out=state.gone,
        roll=int(row[r.ROLL]) or None,
        to_move=state.to_move,
        winners=tuple(state.winners),
    )
