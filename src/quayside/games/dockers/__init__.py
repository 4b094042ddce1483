"""Dockers: tip, drop and pivot crates so that your colour lies side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Drawing, Event, Step
from quayside.core.game import Deal, Family, Game
from quayside.games.dockers import setup

if TYPE_CHECKING:
    from quayside.core.rules import Row, Rules


class Dockers(Family):
    """The Dockers family. What needs kernels is imported only when it is used."""

    name = "dockers"
    title = "Dockers"
    summary = "Tip, drop and pivot crates of a 3x3x3 block so that your colour lies side by side."
    editions = setup.EDITIONS
    player_counts = (2, 3, 4)
    options = setup.OPTIONS

    @property
    def rules(self) -> Rules:
        """The kernels."""
        from quayside.games.dockers.kernels import RULES

        return RULES

    def check_option(self, name: str, value: str) -> str:
        """Return an option's value; cap, floors and layout have forms of their own."""
        forms = {"cap": setup.check_cap, "floors": setup.check_floors, "layout": setup.check_layout}
        return forms[name](value) if name in forms else super().check_option(name, value)

    def automatic_options(self, game: Game) -> Mapping[str, str]:
        """Return a cap on turns (CR-10): crates can be tipped to and fro for ever."""
        return setup.automatic_cap(game)

    def deal(self, game: Game, generator: np.random.Generator | None) -> Deal:
        """Draw the starting seat and the colours."""
        return setup.deal(game, generator)

    def start(self, game: Game, deal: Deal) -> Row:
        """Return the first position."""
        return setup.start(game, deal)

    def write_position(self, game: Game, row: Row) -> str:
        """Return the position as text."""
        from quayside.games.dockers import text

        return text.write_position(game, row)

    def read_position(self, words: Sequence[str]) -> tuple[Game, Row]:
        """Read a position."""
        from quayside.games.dockers import text

        return text.read_position(words)

    def write_action(self, game: Game, row: Row, action: int) -> str:
        """Return an action as text."""
        from quayside.games.dockers import text

        return text.write_action(game, action)

    def read_action(self, game: Game, row: Row, text: str) -> int:
        """Read an action."""
        from quayside.games.dockers import text as reading

        return reading.read_action(game, text)

    def why_not(self, game: Game, row: Row, action: int) -> tuple[str, str]:
        """Explain what forbids an action."""
        from quayside.games.dockers import why

        return why.why_not(game, row, action)

    def steps(self, game: Game, row: Row, action: int) -> tuple[Step, ...]:
        """Return the cell and floor that a tip or a fall leads to."""
        from quayside.games.dockers import trace

        return trace.steps(game, row, action)

    def events(self, game: Game, row: Row, action: int) -> tuple[Event, ...]:
        """Return what an action makes happen."""
        from quayside.games.dockers import trace

        return trace.events(game, row, action)

    def draw(self, game: Game, row: Row) -> Drawing:
        """Draw the position."""
        from quayside.games.dockers import drawing

        return drawing.draw(game, row)

    def scores(self, game: Game, row: Row) -> tuple[int, ...]:
        """Return the points by seat."""
        from quayside.games.dockers import crates as c

        return tuple(row[c.SCORE : c.SCORE + game.players].tolist())

    def gone(self, game: Game, row: Row) -> tuple[int, ...]:
        """Return the seats that have left (GL-1)."""
        from quayside.games.dockers import crates as c

        return tuple(seat for seat in range(game.players) if row[c.LEFT] >> seat & 1)

    def is_mid_turn(self, row: Row) -> bool:
        """Return whether the player to move has made a move of this turn."""
        from quayside.games.dockers import crates as c

        return bool(row[c.TURN] >= 0 and row[c.MOVES])


FAMILY = Dockers()
