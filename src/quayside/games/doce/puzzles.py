"""Puzzles of Doce: win the round by force, proved by the threat search.

A first move solves if the player wins the round within `DEPTH` of their own turns whatever the
other player does. The first move may be any; after it the search makes threats only. So within two
turns nothing is left out, and within three another move could only win by a quiet second turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from quayside.core.game import Game, State
from quayside.core.heuristics import ForcedWin
from quayside.core.parts import Proof, PuzzleKind
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.bots import thumb
from quayside.games.doce.proof.grid import IMAGES
from quayside.games.doce.tactics import after, lead, winning_dice
from quayside.games.doce.threats import Threats
from quayside.games.doce.turns import actions_of

KIND: Final[PuzzleKind] = "force"
MARGIN: Final = 1.0
JURY: Final = ("nonet:200@1.42", "nonet:200@1.1", "nonet:200@0.82", "nonet:300@0.64")
DEPTH = 3
_LOOKED_AT = 20_000
_REPLY_DEPTH, _REPLY_LOOKED_AT = 2, 2_000
_CARELESS = 0.25
_FEWEST_DICE = 5


def positions(game: Game, generator: np.random.Generator) -> Iterator[State]:
    """Play a match of two careless players who know the game a little, and yield the turns'
    beginnings."""
    state = game.start(starter=str(generator.integers(2)))
    while not state.is_over:
        row = state.row
        if row[r.MID] == 0 and int(row[r.DICE] | row[r.DICE + 1]).bit_count() >= _FEWEST_DICE:
            yield state
        if generator.random() < _CARELESS:
            action = int(generator.choice(state.actions))
        else:
            action = thumb(game, row.copy(), generator)
        state = state.play(action)


class _CutOff(Exception):
    """A search looked at too many positions to prove anything."""


class _Search:
    """The threat search, with limits and with moves as actions."""

    def __init__(self) -> None:
        self._threats = Threats()

    def has_win(self, row: Row, depth: int) -> bool:
        """Return whether the player to move wins by force. Raises `_CutOff`."""
        found = self._threats.find(row, depth, _LOOKED_AT)
        if self._threats.is_cut_off:
            raise _CutOff
        return found is not None

    def has_reply(self, row: Row) -> bool:
        """Return whether a win by force of the player to move is soon found."""
        return self._threats.find(row, _REPLY_DEPTH, _REPLY_LOOKED_AT) is not None

    def lost_in(self, row: Row, depth: int) -> int:
        """Return in how many more turns the player who is not to move wins the round, whatever the
        other does; 0 if there is a defence. Raises `_CutOff`."""
        for turns in range(1, depth + 1):
            if self._threats.escape(row, turns, _LOOKED_AT) is None:
                return turns
            if self._threats.is_cut_off:
                raise _CutOff
        return 0

    def line(self, row: Row, actions: tuple[int, ...], turns: int) -> tuple[int, ...]:
        """Return how the round is won against the defence that lasts longest, until there is none
        left."""
        self._threats.escape(_after(row, actions), turns - 1, _LOOKED_AT)
        return (*actions, *(one for turn in self._threats.line for one in actions_of(turn)))


def _after(row: Row, actions: tuple[int, ...]) -> Row:
    for action in actions:
        row = after(row, action)
    return row


def _is_same_round(row: Row, then: Row) -> bool:
    return bool(then[TURN] != NOBODY and then[r.ROUND] == row[r.ROUND])


def prove(state: State) -> Proof | None:
    """Search every first move for a forced win, and those that do not win for one of the other
    player. A position that takes too much searching is no puzzle."""
    try:
        return _prove(state)
    except _CutOff:
        return None


def _prove(state: State) -> Proof | None:
    row, search = state.row.copy(), _Search()
    seat = int(row[TURN])
    if winning_dice(row, seat) or not search.has_win(row, DEPTH):
        return None
    values: dict[int, float] = {}
    wins: list[tuple[int, tuple[int, ...]]] = []
    blockers = [action for action in state.actions if r.FIRST_BLOCKER <= action < r.PASS]
    for die in state.actions:
        if die >= r.FIRST_BLOCKER:
            continue
        then = after(row, die)
        if not _is_same_round(row, then):
            if lead(then, seat) < lead(row, seat):
                values[die] = -1.0
        elif turns := search.lost_in(then, DEPTH - 1):
            if blockers:
                return None  # a blocker may be wasted first, so the die is not the only first move
            values[die] = 1.0
            wins.append((1 + turns, (die,)))
        elif search.has_reply(then):
            values[die] = -1.0
    for blocker in blockers:
        won = _with_blocker(search, row, blocker)
        if won:
            values[blocker] = 1.0
            wins.append(won)
    if not wins:
        return None
    turns, actions = min(wins)
    return Proof(values, search.line(row, actions, turns), ForcedWin(actions, turns))


def _with_blocker(search: _Search, row: Row, blocker: int) -> tuple[int, tuple[int, ...]] | None:
    """Return the first turn with a blocker that wins by force, and in how many turns."""
    blocked, out = after(row, blocker), r.RULES.actions()
    for die in out[: r.legal(blocked, out, r.RULES.scratch())].tolist():
        then = after(blocked, die)
        turns = search.lost_in(then, DEPTH - 1) if _is_same_round(row, then) else 0
        if turns:
            return 1 + turns, (blocker, die)
    return None


def key(state: State) -> str:
    """Return the grid as the player to move sees it, the first of its images. Rounds and totals do
    not change how a round is won."""
    row = state.row
    seat = int(row[TURN]) if row[TURN] != NOBODY else 0
    squares = []
    for square in range(r.SQUARES):
        said = ""
        for side, one in enumerate((seat, 1 - seat)):
            if row[r.DICE + one] >> square & 1:
                face = sum((int(row[r.FACE + digit]) >> square & 1) << digit for digit in range(3))
                said += "AB"[side] + str(face)
            if row[r.BLOCKER + one] >> square & 1:
                said += "AB"[side] + "#"
            if row[r.LAST + one] == square:
                said += "!"
        squares.append(said)
    grid = min(",".join(squares[square] for square in image) for image in IMAGES)
    return f"{grid} {row[r.MID]} {state.is_over}"
