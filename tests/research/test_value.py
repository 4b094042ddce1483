"""The value of policies against perfect play: exact, bounded and sampled."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from quayside.core.kernel import compiled
from quayside.games import load
from quayside.games.docker.rules import HAND, HEIGHT, STACK
from quayside.games.docker.solution import Table, solve, value_against_perfect
from quayside.research.value import exact_value, play_out, value_bounds, values_of
from quayside.search.bots import bot
from tests.games.docker.solution.reference import Position
from tests.research.chain import at_random, evaluate, lowest
from tests.research.sampling import play_random_games

pytestmark = pytest.mark.skipif(not compiled(), reason="too slow interpreted")
GAME = load("docker:fr", 2)
Rows = NDArray[np.int32]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """Return the solution of the French game with two containers each."""
    return solve(GAME, tolerance=1e-11, containers=2, folder=tmp_path_factory.mktemp("tables"))


def start_row(containers: int) -> NDArray[np.int32]:
    row = GAME.start().row.copy()
    row[HAND : HAND + 2] = containers
    return row


def tops(position: Position) -> float:
    """Value a position by the stacks that the player about to roll is on top of."""
    return sum(1.0 for stack in position if stack and stack[-1] == 0)


def judge_tops(rows: Rows) -> NDArray[np.float64]:
    """Return, by seat, the same of rows."""
    owners, heights = rows[:, STACK : STACK + 9] & 3, rows[:, HEIGHT : HEIGHT + 9]
    mine = ((owners == rows[:, :1]) & (heights > 0)).sum(axis=1)
    by_seat = np.where(rows[:, :1] == [0, 1], mine[:, None], -mine[:, None])
    return np.asarray(by_seat, np.float64)


def test_random_play_has_the_value_that_a_plain_markov_chain_gives(small: Table) -> None:
    expected = evaluate(GAME, 2, at_random)
    found = value_against_perfect(small, None, tolerance=1e-10)
    for truth, (low, high) in zip(expected, found[:2], strict=True):
        assert abs(truth - (low + high) / 2) < 1e-9
        assert high - low < 1e-9
    assert not found.is_turned


def test_a_value_policy_has_the_value_that_a_plain_markov_chain_gives(small: Table) -> None:
    expected = evaluate(GAME, 2, lowest(tops))
    found = value_against_perfect(small, judge_tops, tolerance=1e-10)
    for truth, (low, high) in zip(expected, found[:2], strict=True):
        assert abs(truth - (low + high) / 2) < 1e-9
    assert not found.is_turned


def test_a_policy_that_strays_is_a_mixture_in_every_decision(small: Table) -> None:
    expected = evaluate(
        GAME, 2, lambda after: [0.75 * p + 0.25 / len(after) for p in lowest(tops)(after)]
    )
    found = value_against_perfect(small, judge_tops, stray=0.25, tolerance=1e-10)
    for truth, (low, high) in zip(expected, found[:2], strict=True):
        assert abs(truth - (low + high) / 2) < 1e-9


def test_perfect_play_against_itself_has_the_value_of_the_game(small: Table) -> None:
    def judge(rows: Rows) -> NDArray[np.float64]:
        chance = small.probe_rows(rows)[:, None]
        return np.asarray(np.where(rows[:, :1] == [0, 1], chance, 1.0 - chance), np.float64)

    found = value_against_perfect(small, judge)
    assert not found.is_turned
    assert found.first == pytest.approx((small.start, small.start), abs=1e-9)
    assert found.second == pytest.approx((1 - small.start, 1 - small.start), abs=1e-9)


def test_a_policy_that_plays_differently_in_images_of_a_position_is_told(small: Table) -> None:
    def lopsided(rows: Rows) -> NDArray[np.float64]:
        south = rows[:, HEIGHT : HEIGHT + 3].sum(axis=1, keepdims=True)
        return np.asarray(np.where(rows[:, :1] == [0, 1], south, -south), np.float64)

    assert value_against_perfect(small, lopsided, tolerance=1e-4).is_turned


def test_bounds_hold_the_exact_value_and_come_closer_with_more_decisions(small: Table) -> None:
    expected = evaluate(GAME, 2, at_random)
    who, width = bot("random", GAME), 1.0
    for most in (50, 400):
        found = value_bounds(who, small, start=start_row(2), most=most, width=1e-6)
        for truth, (low, high) in zip(expected, (found.first, found.second), strict=True):
            assert low <= truth <= high
        assert found.first[1] - found.first[0] < width
        width = found.first[1] - found.first[0]
    assert width < 0.3


def test_a_policy_whose_decisions_are_all_asked_for_is_bounded_as_closely_as_wanted(
    tmp_path: Path,
) -> None:
    table = solve(GAME, tolerance=1e-11, containers=1, folder=tmp_path)
    found = value_bounds(bot("random", GAME), table, start=start_row(1), most=10**6, width=1e-4)
    exact = value_against_perfect(table, None)
    for (low, high), (least, most) in zip(
        (found.first, found.second), (exact.first, exact.second), strict=True
    ):
        assert low - 1e-9 <= least
        assert most <= high + 1e-9
        assert high - low <= 1.01e-4


@pytest.mark.parametrize("seat", [0, 1])
def test_losses_in_sampled_games_add_up_to_what_is_lost_in_value(small: Table, seat: int) -> None:
    """Random play differs much from game to game, so this needs a few games; they are seeded."""
    exact = value_against_perfect(small, None)
    truth = (exact.first, exact.second)[seat][0]
    perfect = (small.start, 1 - small.start)[seat]
    who = bot("random", GAME)
    played = np.array([play_out(who, small, seat, start_row(2), n) for n in range(150)])
    for values in (perfect - played[:, 0], played[:, 1]):
        assert abs(values.mean() - truth) < 3 * values.std() / np.sqrt(len(values))


@pytest.mark.parametrize("seat", [0, 1])
def test_sampled_results_of_random_play_agree_with_its_exact_value(seat: int) -> None:
    game = load("docker:en", 2)
    table = game.family.whole_solution(game)
    assert isinstance(table, Table)
    exact = exact_value(bot("random", game), table)
    assert exact is not None
    truth, games = (exact.first, exact.second)[seat][0], 50_000
    won = play_random_games(table, seat, games)
    assert abs(won / games - truth) < 3 * np.sqrt(truth * (1 - truth) / games)


def test_bots_that_go_by_values_are_known() -> None:
    assert values_of(bot("random", GAME)) == (None, 0.0)
    assert values_of(bot("greedy", GAME)) == (None, 0.0)  # there are no points to be had
    static = values_of(bot("static~20", GAME))
    assert static is not None
    assert static[0] is not None
    assert static[1] == pytest.approx(0.2)
    assert values_of(bot("3", GAME)) is None
