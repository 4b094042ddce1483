"""Counting players of three-player Docker, evaluated without the solver: two containers each."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from quayside.games import load
from quayside.games.docker.solution.three.engine import CpuEngine
from quayside.games.docker.solution.three.horizon import TIE, count_down
from quayside.games.docker.solution.three.index import index_of
from quayside.games.docker.solution.three.probe import find
from quayside.games.docker.solution.three.solver import SELECTIONS, Plan, Work
from tests.games.docker.solution.three_turned import SEATS, reach_turned, solve_pairs, sweep

GAME = load("docker:fr", 3)


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(
    ("containers", "horizon"), [(1, 30), pytest.param(2, 50, marks=pytest.mark.long)]
)
def test_a_plain_evaluation_finds_the_same_chances_and_epsilon(
    containers: int, horizon: int
) -> None:
    """What the strategies of `even` earn, and what a best response earns at most."""
    game = reach_turned(GAME, containers)
    pairs = np.zeros(len(game.keys))
    moves = (game.out, game.faces, game.after, game.turned)
    while solve_pairs(*moves, game.is_out, pairs) > 1e-12:
        pass
    index = index_of(containers, False)
    work = Work(Plan(GAME, index, SELECTIONS["even"]), CpuEngine(1))
    lower, upper = work.solve_pairs()
    for i in np.flatnonzero(game.out != SEATS).tolist():
        place = find(index, game.rows[i])
        assert place is not None
        exact = (lower[place.number] + upper[place.number]) / 2
        assert pairs[i] == pytest.approx(exact, abs=1e-9)
        pairs[i] = exact  # 1e-10 more or less decides between moves that are equal within 1e-9
    counted = islice(count_down(work, lower, upper, every=horizon), horizon)
    begins = (1 / 3, False), (0.0, False), (1.0, True)
    values = [np.full((len(game.keys), SEATS), begin) for begin, _ in begins]
    fresh = [np.zeros_like(one) for one in values]
    here = game.out == SEATS
    for one in values:  # with two left nothing is called off
        sweep(*moves, pairs, one, TIE, one, False, fresh[0])
        one[~here] = fresh[0][~here]
    for found in counted:
        guide = values[0]
        for old, new, (_, best) in zip(values, fresh, begins, strict=True):
            sweep(*moves, pairs, guide, TIE, old, best, new)
        values, fresh = fresh, values
        gaps = values[2] - values[1]
        assert found.start == pytest.approx(values[0][0], abs=1e-6)
        assert found.start_gap == pytest.approx(gaps[0].max(), abs=1e-6)
    assert found.moves == horizon
    assert found.epsilon == pytest.approx(gaps[here].max(), rel=1e-2)
