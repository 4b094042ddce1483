"""What the setups of several games share: the starting seat, and a cap on turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.errors import InvalidSetup

if TYPE_CHECKING:
    from quayside.core.family import Deal
    from quayside.core.game import Game
    from quayside.core.seeds import Draws

MOST_TURNS = 1_000_000


def check_cap(value: str) -> str:
    """Return a cap on turns as a whole number; raises `InvalidSetup`."""
    if not value.isascii() or not value.isdecimal() or int(value) > MOST_TURNS:
        text = f"cap is a whole number from 0 (none) to {MOST_TURNS}; got {value!r}"
        raise InvalidSetup(text, "cap", most=MOST_TURNS, value=value)
    return str(int(value))


def draw_starter(game: Game, draws: Draws | None) -> str:
    """Draw the starting seat; canonically seat 0."""
    return str(0 if draws is None else draws.integers(game.players))


def starter_of(game: Game, deal: Deal) -> int:
    """Return the starting seat of a deal; raises `InvalidSetup`."""
    starter = deal["starter"]
    if starter not in [str(seat) for seat in range(game.players)]:
        text = f"the starting seat is one of 0 to {game.players - 1}; got {starter!r}"
        raise InvalidSetup(text, "starter", most=game.players - 1, value=starter)
    return int(starter)
