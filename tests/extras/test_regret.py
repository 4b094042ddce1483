"""Exact values of policies against a million sampled games."""

from __future__ import annotations

import numpy as np
import pytest

from quayside.games import load
from quayside.games.docker.solution import Table
from quayside.research.value import exact_value
from quayside.search.bots import bot
from tests.research.sampling import play_random_games


@pytest.mark.parametrize("seat", [0, 1])
def test_a_million_games_of_random_play_agree_with_its_exact_value(seat: int) -> None:
    game = load("docker:en", 2)
    table = game.family.whole_solution(game)
    assert isinstance(table, Table)
    exact = exact_value(bot("random", game), table)
    assert exact is not None
    truth, games = (exact.first, exact.second)[seat][0], 1_000_000
    won = play_random_games(table, seat, games)
    print(f"seat {seat}: {won:,} of {games:,} won, exactly {truth:.6%} expected")
    assert abs(won / games - truth) < 3 * np.sqrt(truth * (1 - truth) / games)
