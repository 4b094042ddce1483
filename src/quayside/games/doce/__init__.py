"""Doce: dice set to any face on a 5x5 grid; four in line that add up to twelve win a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Drawing, Event, Step
from quayside.core.game import Deal, Family, Game
from quayside.games.doce import setup

if TYPE_CHECKING:
    from quayside.core.rules import Row, Rules


class Doce(Family):
    """The Doce family. What needs kernels is imported only when it is used."""

    name = "doce"
    title = "Doce"
    summary = "Dice set to any face on a 5x5 grid; four in line that add up to twelve win."
    editions = setup.EDITIONS
    player_counts = (2,)

    @property
    def rules(self) -> Rules:
        """The kernels."""
        from quayside.games.doce.kernels import RULES

        return RULES

    def deal(self, game: Game, generator: np.random.Generator | None) -> Deal:
        """Draw the seat that starts the first round."""
        return setup.deal(game, generator)

    def start(self, game: Game, deal: Deal) -> Row:
        """Return the first position."""
        return setup.start(game, deal)

    def write_position(self, game: Game, row: Row) -> str:
        """Return the position as text."""
        from quayside.games.doce import text

        return text.write_position(game, row)

    def read_position(self, words: Sequence[str]) -> tuple[Game, Row]:
        """Read a position."""
        from quayside.games.doce import text

        return text.read_position(words)

    def write_action(self, game: Game, row: Row, action: int) -> str:
        """Return an action as text."""
        from quayside.games.doce import text

        return text.write_action(action)

    def read_action(self, game: Game, row: Row, text: str) -> int:
        """Read an action."""
        from quayside.games.doce import text as reading

        return reading.read_action(text)

    def why_not(self, game: Game, row: Row, action: int) -> tuple[str, str]:
        """Explain what forbids an action."""
        from quayside.games.doce import why

        return why.why_not(game, row, action)

    def steps(self, game: Game, row: Row, action: int) -> tuple[Step, ...]:
        """Return the square that a die or a blocker goes to."""
        from quayside.games.doce import trace

        return trace.steps(game, row, action)

    def events(self, game: Game, row: Row, action: int) -> tuple[Event, ...]:
        """Return what an action makes happen."""
        from quayside.games.doce import trace

        return trace.events(game, row, action)

    def draw(self, game: Game, row: Row) -> Drawing:
        """Draw the position."""
        from quayside.games.doce import drawing

        return drawing.draw(game, row)

    def scores(self, game: Game, row: Row) -> tuple[int, ...]:
        """Return the totals."""
        from quayside.games.doce import rules as r

        return tuple(row[r.TOTAL : r.TOTAL + 2].tolist())

    def gone(self, game: Game, row: Row) -> tuple[int, ...]:
        """Return the seat that left the match, if one did (GL-1)."""
        from quayside.games.doce import rules as r

        return (int(row[r.LEFT]) - 1,) if row[r.LEFT] else ()

    def is_mid_turn(self, row: Row) -> bool:
        """Return whether a blocker has been played and its turn's die is due."""
        from quayside.games.doce import rules as r

        return bool(row[r.MID])

    def round_of(self, row: Row) -> int:
        """Return the number of the round, 1 to 4."""
        from quayside.games.doce import rules as r

        return int(row[r.ROUND])


FAMILY = Doce()
