"""A bot of Docker that follows a rule of thumb, to measure other bots by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.rules import NOBODY, TURN
from quayside.games.docker import rules as r
from quayside.games.docker.explain import SCRATCH_SIZE, playable_faces

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Row

WON = 1_000
"""How a move that wins at once counts; a face that a player could move on is 1."""


def thumb(game: Game, row: Row, generator: np.random.Generator) -> int:
    """Keep oneself mobile and others not: own less others' faces that would allow a move after it.
    Draw between moves that rate the same. It knows nothing of what comes after the next roll."""
    out = r.RULES.actions()
    actions: list[int] = out[: r.legal(row, out, r.RULES.scratch())].tolist()
    rated = {action: _rate(row, action) for action in actions}
    best = [action for action, worth in rated.items() if worth == max(rated.values())]
    return int(generator.choice(best))


def _rate(row: Row, action: int) -> int:
    seat, after, scratch = int(row[TURN]), row.copy(), np.zeros(SCRATCH_SIZE, np.int64)
    r.apply(after, action, scratch)
    if after[TURN] == NOBODY:
        return WON
    players = [one for one in range(int(row[r.PLAYERS])) if not r.is_out(after, one)]
    faces = {one: int(playable_faces(after, one, scratch)).bit_count() for one in players}
    return faces.pop(seat, 0) - sum(faces.values())


BOTS = {"thumb": thumb}
