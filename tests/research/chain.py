"""A second evaluation of policies that shares only the rules with the first: a Markov chain over
all positions, up to the board's symmetries, solved with numpy.linalg.

Positions are those of the plain solver (`tests/games/docker/solution/reference.py`): nine stacks of
owners, 0 for the player about to roll. Its values say what perfect play is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from quayside.core.game import Game
from tests.games.docker.solution.reference import EMPTY, Position, moves_by_face, solve_plainly

Choice = Callable[[Sequence[Position]], list[float]]
"""Says how likely a player makes each of several moves, told by the positions they lead to."""

_BOARD = np.arange(9).reshape(3, 3)
_IMAGES = [
    image.ravel().tolist()
    for turns in range(4)
    for image in (np.rot90(_BOARD, turns), np.rot90(_BOARD, turns).T)
]


def folded(position: Position) -> Position:
    """Return the first of a position's images; every square is an entry for both players."""
    return min(tuple(position[square] for square in image) for image in _IMAGES)


def at_random(after: Sequence[Position]) -> list[float]:
    return [1 / len(after)] * len(after)


def lowest(value: Callable[[Position], float], margin: float = 0.0) -> Choice:
    """Return the choice of a player who leaves the other the lowest value, any of equals."""

    def choose(after: Sequence[Position]) -> list[float]:
        values = np.array([value(position) for position in after])
        best = values <= values.min() + margin
        return (best / best.sum()).tolist()  # type: ignore[no-any-return]

    return choose


@cache
def _values(game: Game, containers: int) -> dict[Position, float]:
    return solve_plainly(game, containers)


@cache
def _moves(game: Game, containers: int, position: Position) -> list[list[Position]]:
    return moves_by_face(game, containers, position)


def evaluate(game: Game, containers: int, policy: Choice) -> tuple[float, float]:
    """Return a policy's chances to win against perfect play as the first and the second player."""
    values = _values(game, containers)
    perfect = lowest(values.__getitem__, margin=1e-9)
    number = {key: i for i, key in enumerate(sorted({folded(one) for one in values}))}
    by_policy = _equations(game, containers, number, policy)
    by_perfect = _equations(game, containers, number, perfect)
    # x = a - A y for the policy about to roll, y = b - B x for the perfect player about to roll.
    (a, big_a), (b, big_b) = by_policy, by_perfect
    x = np.linalg.solve(np.eye(len(number)) - big_a @ big_b, a - big_a @ b)
    y = b - big_b @ x
    start = number[folded(EMPTY)]
    return float(x[start]), float(1 - y[start])


def _equations(
    game: Game, containers: int, number: dict[Position, int], choice: Choice
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the constants and the matrix of a player's moves. A player who cannot move loses."""
    constants, matrix = np.zeros(len(number)), np.zeros((len(number), len(number)))
    for position, i in number.items():
        faces = _moves(game, containers, position)
        for after in faces:
            for to, chance in zip(after, choice(after) if after else [], strict=True):
                constants[i] += chance / len(faces)
                matrix[i, number[folded(to)]] += chance / len(faces)
    return constants, matrix
