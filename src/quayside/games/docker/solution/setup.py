"""Which games have a table, and what about a game its table depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quayside.core.solution import SolutionError

if TYPE_CHECKING:
    from quayside.core.game import Game

MOST_CONTAINERS = 6
_LIKE = {"omba": "fr"}  # with two players OMBA is the French game


class TableError(SolutionError):
    """A table that cannot be made, found or trusted, or a position that it does not hold."""


@dataclass(frozen=True)
class Setup:
    """A two-player game of Docker with a die, as far as its values depend on it."""

    edition: str
    containers: int
    """Containers each; the edition's own number, or fewer for a small game."""
    revisit: str

    @property
    def name(self) -> str:
        """A name fit for a file."""
        return f"docker-{self.edition}-{self.containers}" + "-revisit" * (self.revisit == "start")

    @property
    def own_entry(self) -> bool:
        """Whether each player enters on a square of their own (DK-1)."""
        return self.edition == "en"

    def may_reroll(self, on_board: int) -> bool:
        """Return whether a player with so many containers on the board may reroll (DK-7)."""
        from quayside.core.kernel import plain
        from quayside.games.docker.rules import rerolls_with
        from quayside.games.docker.setup import EDITION_NUMBER

        return plain(rerolls_with)(EDITION_NUMBER[self.edition], on_board)

    @property
    def game(self) -> Game:
        """The game itself, apart from the number of containers."""
        from quayside.games import load

        return load(f"docker:{self.edition}", 2, revisit=self.revisit)


def setup_of(game: Game, containers: int | None = None) -> Setup:
    """Return what a game's table depends on; raises `TableError` for a game that has none.

    `containers` makes a smaller (or larger) game of it, up to six each.
    """
    from quayside.games.docker.rules import CONTAINERS
    from quayside.games.docker.setup import EDITION_NUMBER

    if game.family.name != "docker" or game.players != 2:
        raise TableError(f"tables are for two-player Docker, not for {game.describe()}")
    if game.option("chance") != "die" or game.option("cap") != "0":
        raise TableError(f"tables are for games with a die and no cap, not for {game.describe()}")
    if containers is None:
        containers = int(CONTAINERS[2, EDITION_NUMBER[game.edition]])
    if not 1 <= containers <= MOST_CONTAINERS:
        raise TableError(f"containers each are 1 to {MOST_CONTAINERS}, not {containers}")
    return Setup(_LIKE.get(game.edition, game.edition), containers, game.option("revisit"))
