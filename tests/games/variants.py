"""Every way to set up a game, and the positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import quayside
from quayside.core.game import Game
from quayside.core.playout import playout
from quayside.core.rules import Row
from quayside.games import family


def variants(name: str) -> Iterator[Game]:
    """Yield a game in every edition, for every number of players, with one option changed."""
    found = family(name)
    samples = [{option.name: value} for option in found.options for value in option.samples]
    for edition, players, options in product(found.editions, found.player_counts, [{}, *samples]):
        yield quayside.load(f"{name}:{edition}", players, **options)


def random_steps(
    game: Game, seed: int, leaver: int | None = None
) -> Iterator[tuple[Row, int, Row]]:
    """Yield the rows of a random game, with the action or outcome that follows and the row after
    it; one seat may have left before the first turn."""
    start = game.automatic.start(seed=seed)
    if leaver is not None:
        start = start.leave(leaver)
    row = start.row.copy()
    for choice in playout(game.rules, row, game.players, seed):
        after = row.copy()
        game.rules.apply(after, choice, game.rules.scratch())
        yield row, choice, after
        row = after
