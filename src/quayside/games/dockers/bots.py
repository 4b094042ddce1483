"""A bot of Dockers that follows a rule of thumb, to measure other bots by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.games.dockers import crates as c
from quayside.games.dockers import rules as r
from quayside.games.dockers.heuristics import SCRATCH_SIZE, greedy

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Row, Scratch


def thumb(game: Game, row: Row, generator: np.random.Generator) -> int:
    """Take the most points: those of this move and of the best next one in the same turn, less what
    it gives to others. The Customs token goes where it spoils the next player's best first move.
    Draw between moves that rate the same."""
    scratch = np.zeros(r.RULES.scratch_size + SCRATCH_SIZE, np.int64)
    out = r.RULES.actions()
    actions: list[int] = out[: r.legal(row, out, scratch)].tolist()
    rated = {action: _rate(row, action, scratch) for action in actions}
    best = [action for action, worth in rated.items() if worth == max(rated.values())]
    return int(generator.choice(best))


def _rate(row: Row, action: int, scratch: Scratch) -> int:
    after = row.copy()
    r.apply(after, action, scratch)
    seat, who = int(row[c.TURN]), int(after[c.TURN])
    points = after[c.SCORE : c.SCORE + c.COLOURS] - row[c.SCORE : c.SCORE + c.COLOURS]
    rating = 2 * int(points[seat]) - int(points.sum())
    if who < 0 or after[c.MOVES] == c.TURN_MOVES:
        return rating
    following = int(greedy(after, int(after[c.COLOUR + who]), 1, scratch))
    return rating + (following if who == seat else -following)


BOTS = {"thumb": thumb}
