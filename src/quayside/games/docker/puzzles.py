"""Puzzles of Docker with two players left: the best move, by the exact chances of the solution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.game import Game, State
from quayside.core.parts import Proof, PuzzleKind
from quayside.core.solution import Solution
from quayside.games.docker import rules as r
from quayside.games.docker.text import owners

KIND: Final[PuzzleKind] = "chance"
MARGIN: Final = 0.08
JURY: Final = ("search:30@2.4", "search:30@1.4", "search:100@1", "search:100@0.55")
_FEWEST_MOVES = 4
_UNDECIDED = (0.15, 0.92)
_CARELESS = 0.35

_BOARD = np.arange(r.SQUARES).reshape(3, 3)
_TURNED = [np.rot90(_BOARD, quarter) for quarter in range(4)]
_IMAGES = [image.ravel().tolist() for turn in _TURNED for image in (turn, turn[:, ::-1])]
"""The board's symmetries: for each, the squares in a new order. The identity and the mirror of the
files come first: with own entries (DK-1) there are no others."""
_ROUND = _BOARD[::-1].ravel().tolist()
"""What exchanges the two players' sides."""


def _solution(game: Game) -> Solution:
    from quayside.games.docker.solution import open_solution

    found = open_solution(game)
    if found is None:
        raise InvalidSetup(
            f"puzzles are proved by a table, and there is none of {game.describe()}:"
            f" make it with 'quayside solve {game.name} --players 2'"
        )
    return found


def _values(state: State) -> dict[int, float]:
    """Return the chance of the player to move after each action."""
    known, seat = _solution(state.game), state.to_move
    values = {}
    for action in state.actions:
        after = state.play(action)
        if after.is_over:
            values[action] = after.returns[seat or 0]
        else:
            own = known.probe(after) if after.is_chance else known.best(after)[1]
            values[action] = own if after.to_move == seat else 1 - own
    return values


def positions(game: Game, generator: np.random.Generator) -> Iterator[State]:
    """Play a game of careless experts and yield every position with a roll and two players left;
    before, they play at random."""
    state = game.start(starter=str(generator.integers(game.players)))
    solution = _solution(game)
    while not state.is_over:
        if state.is_chance:
            state = state.roll(int(generator.integers(r.FACES)) + 1)
            continue
        if not solution.holds(state):
            state = state.play(int(generator.choice(state.actions)))
            continue
        yield state
        values = _values(state)
        careless = generator.random() < _CARELESS
        chosen = (
            generator.choice(state.actions) if careless else max(values, key=values.__getitem__)
        )
        state = state.play(int(chosen))


def prove(state: State) -> Proof | None:
    """Look up the value of every move."""
    if len(state.actions) < _FEWEST_MOVES or not _solution(state.game).holds(state):
        return None
    values = _values(state)
    best = max(values, key=values.__getitem__)
    if not _UNDECIDED[0] <= values[best] <= _UNDECIDED[1]:
        return None
    return Proof(values, (best,))


def key(state: State) -> str:
    """Return the position as the player to move sees it, the first of its images. Who is out does
    not matter. With own entries and more than two players no images are looked for."""
    seat = state.to_move or 0
    row, players = state.row, state.game.players
    others = [one for one in range(players) if one != seat and one not in state.gone]
    names = dict.fromkeys(state.gone, "x") | {one: str(i + 1) for i, one in enumerate(others)}
    names[seat] = "0"
    stacks = ["".join(names[owner] for owner in owners(row, square)) for square in range(r.SQUARES)]
    own_entries = row[r.EDITION] == r.EN
    if own_entries and players > 2:
        return str(state)
    if own_entries and seat == 1:
        stacks = [stacks[square] for square in _ROUND]
    images = _IMAGES[:2] if own_entries else _IMAGES
    board = min(",".join(stacks[square] for square in image) for image in images)
    hands = ",".join(str(row[r.HAND + one]) for one in (seat, *others))
    return f"{state.game.describe()} {board} {hands} {row[r.ROLL]} {state.is_over}"
