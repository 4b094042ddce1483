"""What the modules of a game offer, as protocols: `core/family.py` says which are required."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from quayside.core.family import Deal
    from quayside.core.game import Game, State
    from quayside.core.rules import Row
    from quayside.core.seeds import Draws


class Setup(Protocol):
    """The module `setup`. It may also have `automatic_options(game)`."""

    def deal(self, game: Game, draws: Draws | None) -> Deal:
        """Draw what is drawn before the first turn; without `draws` return the canonical deal."""
        ...

    def start(self, game: Game, deal: Deal) -> Row:
        """Return the first position; raises `InvalidSetup` for a deal that cannot be."""
        ...


class Text(Protocol):
    """The module `text`."""

    def write_position(self, game: Game, row: Row) -> str:
        """Return the position as text, which begins with the game's name."""
        ...

    def read_position(self, words: Sequence[str]) -> tuple[Game, Row]:
        """Read a position's words; raises `InvalidPosition`."""
        ...

    def write_action(self, game: Game, row: Row, action: int) -> str:
        """Return an action as text."""
        ...

    def read_action(self, game: Game, row: Row, text: str) -> int:
        """Read an action's text, legal or not; raises `ValueError` with the form it should have."""
        ...


class Puzzles(Protocol):
    """The module `puzzles`."""

    def key(self, state: State) -> str:
        """Return what two puzzles must not have in common."""
        ...

    def habits(self, state: State, seat: int) -> tuple[int, ...]:
        """Rate a position that a seat's move led to by rules of thumb, each of which may mislead:
        more is better."""
        ...


ExtraBot: TypeAlias = "Callable[[Game, Row, np.random.Generator], int]"
"""A bot beside the search: returns the action to play; draws come from the generator alone."""
