"""The moves of three-player Docker as edges between height vectors, by level and mover's seat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quayside.games.docker.rules import FROM_HAND
from quayside.games.docker.solution.edges import Edges, make_edges, reach_of
from quayside.games.docker.solution.three.index import PLAYERS, Index3, Layer3, masks, pattern_ranks

if TYPE_CHECKING:
    from quayside.core.game import Game


class LevelEdges(NamedTuple):
    """The edges of a level: moves on the board, and entering by the seat of the mover."""

    board: Edges
    entering: tuple[Edges, ...]


def level_edges(game: Game, index: Index3, n: int) -> LevelEdges:
    """Return the edges of the level with `n` containers; none enters where the board is full."""
    level = index.levels[n]
    full = n == PLAYERS * index.containers
    after = index.levels[n if full else n + 1]
    entering = []
    for seat in range(PLAYERS if index.own_entry else 1):
        reach = reach_of(game, level.kept, seat)
        enter = np.zeros_like(reach)
        if not full:
            enter[:, FROM_HAND] = reach[:, FROM_HAND]
        entering.append(make_edges(level.kept, enter, after.places, False))
    reach[:, FROM_HAND] = 0
    return LevelEdges(make_edges(level.kept, reach, level.places, False), tuple(entering))


@cache
def patterns_of(layer: Layer3, containers: int) -> NDArray[np.int64]:
    """Return for each pattern of a layer its two masks, and its number among the patterns with two
    left once the mover has gone out."""
    n = sum(layer)
    pairs = masks(n, *layer[1:])
    mine = ((1 << n) - 1) ^ pairs[:, 0] ^ pairs[:, 1]
    out = pattern_ranks(n, containers)[pairs[:, 1] << n | mine]
    return np.ascontiguousarray(np.column_stack([pairs, out]).astype(np.int64))
