"""A bot of Doce that follows a rule of thumb, to measure other bots by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.rules import NOBODY, TURN
from quayside.games.doce import rules as r
from quayside.games.doce.tactics import after, lead, winning_dice

if TYPE_CHECKING:
    import numpy as np

    from quayside.core.game import Game
    from quayside.core.rules import Row

LEFT = -1_000
"""How each winning die left to the other player counts; an own one for the next turn is 1."""


def thumb(game: Game, row: Row, generator: np.random.Generator) -> int:
    """Win the round, do not leave a win, make winning dice; draw between moves that rate the same.

    It looks one turn ahead, as a person does who knows the game a little.
    """
    actions = _legal(row)
    rated = {action: _rate(row, action) for action in actions if not _is_blocker(action)}
    if max(rated.values()) <= LEFT // 2:  # every die leaves a win or gives one away
        squares = {die // r.FACES for die in winning_dice(row, 1 - int(row[TURN]))}
        for action in actions:
            if _is_blocker(action) and action - r.FIRST_BLOCKER in squares:
                blocked = after(row, action)
                rated[action] = max(_rate(blocked, die) for die in _legal(blocked))
    best = [action for action, worth in rated.items() if worth == max(rated.values())]
    return int(generator.choice(best))


def _legal(row: Row) -> list[int]:
    out = r.RULES.actions()
    found: list[int] = out[: r.legal(row, out, r.RULES.scratch())].tolist()
    return found


def _is_blocker(action: int) -> bool:
    return r.FIRST_BLOCKER <= action < r.PASS


def _rate(row: Row, die: int) -> int:
    """Rate a die or a pass by the round it ends, else by the winning dice of both players."""
    seat, then = int(row[TURN]), after(row, die)
    if then[TURN] == NOBODY or then[r.ROUND] != row[r.ROUND]:
        gained = lead(then, seat) - lead(row, seat)
        # A won round brings at least 6 points; a drawn one changes the lead by 5 at most.
        return gained if abs(gained) <= 5 else -100 * LEFT * gained
    left = len(winning_dice(then, 1 - seat))
    return LEFT * left + len(winning_dice(then, seat))


BOTS = {"thumb": thumb}
