"""Games of random play against perfect play, as kernels: many of them, by the rules alone."""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.kernel import ROW, SCRATCH, kernel
from quayside.core.random import GENERATOR, Generator, below, draw_outcome, seed_generator, unit
from quayside.core.rules import CHANCE, OVER, Actions, Floats, Row, Scratch
from quayside.games.docker.rules import RULES, apply, legal, outcomes, returns, status
from quayside.games.docker.solution import Table
from quayside.games.docker.solution.probe import _VALUES, Values, probe_one

_FLOATS = types.float64[::1]


@kernel(
    [
        types.int64(
            values,
            types.float64,
            types.int64,
            types.int64,
            ROW,
            ROW,
            ROW,
            types.int32[::1],
            _FLOATS,
            _FLOATS,
            GENERATOR,
            SCRATCH,
        )
        for values in _VALUES
    ]
)
def _play(
    values: Values,
    margin: float,
    seat: int,
    games: int,
    start: Row,
    row: Row,
    after: Row,
    actions: Actions,
    worth: Floats,
    p: Floats,
    generator: Generator,
    scratch: Scratch,
) -> int:
    """Return how many games the random player wins, who sits on `seat`."""
    won = 0
    for game in range(games):
        seed_generator(generator, np.uint64(1), np.uint64(game))
        row[:] = start
        turn = status(row)
        while turn != OVER:
            if turn == CHANCE:
                choice = draw_outcome(p, outcomes(row, p, scratch), unit(generator))
            else:
                n = legal(row, actions, scratch)
                pick = below(generator, n)
                if turn != seat and n > 1:
                    best, equal = -1.0, 0
                    for i in range(n):
                        after[:] = row
                        apply(after, actions[i], scratch)
                        worth[i] = 1.0 - probe_one(values, after)
                        best = max(best, worth[i])
                    for i in range(n):
                        if worth[i] >= best - margin:
                            equal += 1
                            if below(generator, equal) == 0:
                                pick = i
                choice = actions[pick]
            apply(row, choice, scratch)
            turn = status(row)
        returns(row, p)
        won += p[seat] > 0.5
    return won


def play_random_games(table: Table, seat: int, games: int) -> int:
    """Play games in which one seat plays at random and the other perfectly; return how many the
    random player wins."""
    start = table.game.start().row.copy()
    room = RULES.actions()
    with np.errstate(over="ignore"):
        return int(
            _play(
                table._values,
                2 * table.error,
                seat,
                games,
                start,
                np.zeros_like(start),
                np.zeros_like(start),
                room,
                np.zeros(len(room)),
                np.zeros(RULES.outcome_count),
                np.zeros(4, np.uint64),
                RULES.scratch(),
            )
        )
