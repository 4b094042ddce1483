"""Bots of Doce: the search with forced wins, and a rule of thumb to measure it by.

A winning die is a square and a face that complete a line and so win the round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.rules import NOBODY, TURN
from quayside.games.doce import rules as r
from quayside.games.doce.heuristics import MINE, SCRATCH_SIZE, completions
from quayside.games.doce.threats import Threats, least_points, most_points
from quayside.search.bots import Bot, SearchBot, mixed

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quayside.core.rules import Row
    from quayside.search.run import Stop


def lead(row: Row, seat: int) -> int:
    """Return by how many points of finished rounds a seat leads."""
    return int(row[r.TOTAL + seat] - row[r.TOTAL + 1 - seat])


def winning_dice(row: Row, seat: int) -> list[int]:
    """Return the dice with which a seat wins the round if it is its turn."""
    scratch = np.zeros(r.RULES.scratch_size + SCRATCH_SIZE, np.int64)
    if not completions(row, seat, MINE, scratch):
        return []
    squares = [int(scratch[MINE + face]) for face in range(r.FACES)]
    return [
        r.FACES * square + face
        for square in range(r.SQUARES)
        for face in range(r.FACES)
        if squares[face] >> square & 1
    ]


class DoceBot(SearchBot):
    """Plays forced wins of Doce, keeps away from those of the other player, and searches. At every
    level it takes a die that wins the round."""

    LOOKED_AT = 20_000
    """Positions a threat search may look at."""

    def winning(self, row: Row, actions: NDArray[np.int32]) -> int | None:
        """Return the winning die that brings the greatest lead; in the last round, a die that wins
        the match, or any winning die if the match is lost already."""
        seat, last = int(row[TURN]), row[r.ROUND] == r.ROUNDS
        dice = winning_dice(row, seat)
        if dice:
            leads = [lead(self._after(row, die), seat) for die in dice]
            most = int(np.argmax(leads))
            if not last or leads[most] > 0 or lead(row, seat) + most_points(row) < 0:
                return dice[most]
        return super().winning(row, actions) if last else None

    def decide(self, row: Row, stop: Stop | None) -> int:
        """Play a forced win; else the best move that does not lose to one."""
        threats, depth, seat = Threats(), self.level.foresight, int(row[TURN])
        last = row[r.ROUND] == r.ROUNDS
        if last and abs(lead(row, seat)) > most_points(row):  # decided: play for the round alone
            row = row.copy()
            row[r.TOTAL : r.TOTAL + 2] = 0
        if depth:
            found = threats.find(row, depth, self.LOOKED_AT, stop)
            if found and (not last or lead(row, seat) + least_points(row, found[1]) > 0):
                return found[0][0]
        thought = self.think(row, stop)
        chosen = self.pick(row, thought)
        if not depth or (stop and stop.is_set) or thought.wins(seat).any():
            return chosen
        lost = thought.loses(seat)
        order = np.argsort(-thought.visits, kind="stable")[:8].tolist()
        others = [int(thought.actions[i]) for i in order if thought.visits[i] and not lost[i]]
        for action in [chosen, *others]:
            if not threats.loses(row, action, depth - 1, self.LOOKED_AT // 4, stop):
                return action
        return chosen


class ThumbBot(Bot):
    """Plays Doce by a rule of thumb: win the round, do not leave a win, make winning dice. It looks
    one turn ahead, as a person does who knows the game a little. A yardstick for other bots."""

    LEFT = -1_000
    """How each winning die left to the other player counts; an own one for the next turn is 1."""

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Follow the rule; draw between moves that it rates the same."""
        actions = self._legal(row).tolist()
        dice = [action for action in actions if not self._is_blocker(action)]
        rated = {action: self._rate(row, action) for action in dice}
        if max(rated.values()) <= self.LEFT // 2:  # every die leaves a win or gives one away
            squares = {die // r.FACES for die in winning_dice(row, 1 - int(row[TURN]))}
            for action in actions:
                if self._is_blocker(action) and action - r.FIRST_BLOCKER in squares:
                    after = self._after(row, action)
                    rated[action] = max(self._rate(after, die) for die in self._legal(after))
        best = [action for action, worth in rated.items() if worth == max(rated.values())]
        return int(np.random.default_rng(mixed(self.seed, row)).choice(best))

    @staticmethod
    def _is_blocker(action: int) -> bool:
        return r.FIRST_BLOCKER <= action < r.PASS

    def _rate(self, row: Row, die: int) -> int:
        """Rate a die or a pass by the round it ends, else by the winning dice of both players."""
        seat, after = int(row[TURN]), self._after(row, die)
        if after[TURN] == NOBODY or after[r.ROUND] != row[r.ROUND]:
            gained = lead(after, seat) - lead(row, seat)
            # A won round brings at least 6 points; a drawn one changes the lead by 5 at most.
            return gained if abs(gained) <= 5 else -100 * self.LEFT * gained
        left = len(winning_dice(after, 1 - seat))
        return self.LEFT * left + len(winning_dice(after, seat))
