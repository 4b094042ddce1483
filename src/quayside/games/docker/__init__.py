"""Docker and OMBA: cubes that climb on a 3x3 board by a die; the last one able to move wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Drawing, Event, Step
from quayside.core.game import Deal, Family, Game
from quayside.games.docker import setup

if TYPE_CHECKING:
    from quayside.core.rules import Row, Rules


class Docker(Family):
    """The Docker family. What needs kernels is imported only when it is used."""

    name = "docker"
    title = "Docker"
    summary = "Cubes that climb on a 3x3 board by a die; the last one able to move wins."
    editions = setup.EDITIONS
    player_counts = (2, 3, 4)
    options = setup.OPTIONS

    @property
    def rules(self) -> Rules:
        """The kernels."""
        from quayside.games.docker.kernels import RULES

        return RULES

    def check_option(self, name: str, value: str) -> str:
        """Return an option's value; the cap is a number."""
        return setup.check_cap(value) if name == "cap" else super().check_option(name, value)

    def deal(self, game: Game, generator: np.random.Generator | None) -> Deal:
        """Draw the starting seat."""
        return setup.deal(game, generator)

    def start(self, game: Game, deal: Deal) -> Row:
        """Return the first position."""
        return setup.start(game, deal)

    def write_position(self, game: Game, row: Row) -> str:
        """Return the position as text."""
        from quayside.games.docker import text

        return text.write_position(game, row)

    def read_position(self, words: Sequence[str]) -> tuple[Game, Row]:
        """Read a position."""
        from quayside.games.docker import text

        return text.read_position(words)

    def write_action(self, game: Game, row: Row, action: int) -> str:
        """Return an action as text."""
        from quayside.games.docker import text

        return text.write_action(row, action)

    def read_action(self, game: Game, row: Row, text: str) -> int:
        """Read an action."""
        from quayside.games.docker import text as reading

        return reading.read_action(row, text)

    def why_not(self, game: Game, row: Row, action: int) -> tuple[str, str]:
        """Explain what forbids an action."""
        from quayside.games.docker import why

        return why.why_not(game, row, action)

    def steps(self, game: Game, row: Row, action: int) -> tuple[Step, ...]:
        """Return the path of a move (DK-6)."""
        from quayside.games.docker import trace

        return trace.steps(game, row, action)

    def events(self, game: Game, row: Row, action: int) -> tuple[Event, ...]:
        """Return what an action makes happen."""
        from quayside.games.docker import trace

        return trace.events(game, row, action)

    def draw(self, game: Game, row: Row) -> Drawing:
        """Draw the position."""
        from quayside.games.docker import drawing

        return drawing.draw(game, row)

    def gone(self, game: Game, row: Row) -> tuple[int, ...]:
        """Return the seats that are out, in the order they went."""
        from quayside.games.docker import rules as r

        return tuple(row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist())

    def is_mid_turn(self, row: Row) -> bool:
        """Return whether a roll waits to be played."""
        from quayside.games.docker import rules as r

        return bool(row[r.ROLL])


FAMILY = Docker()
