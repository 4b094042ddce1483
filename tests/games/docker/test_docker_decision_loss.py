"""What decisions lose with three and four players: the measure, and the page that tells it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside.core.game import State
from quayside.search import bot
from tools.games.docker import decision_loss as loss

# Two players are left; c3-b3 wins more than the other moves.
ENDING = "docker:fr 3 a2:2,b2:01,c2:1021,c3:02 hand:0,0,0 out:0 turn:1 roll:5"
GAME = quayside.load("docker:fr", players=3)


def played_on(state: State, dice: list[int]) -> float:
    """Play a game to its end as `continue_greedily` does, by the bot that does not search."""
    seat, greedy = 0, bot("static", state.game)
    for die in dice:
        if state.is_over:
            break
        if state.is_chance:
            state = state.roll(die + 1)
        while not state.is_over and not state.is_chance:
            state = state.play(greedy.choose(state))
    assert state.is_over
    return state.returns[seat]


def test_continuations_are_games_of_the_network_with_the_same_dice() -> None:
    state = GAME.start(seed=3, starter="0").roll(2)
    values = loss.value_moves(state, 4, seed=5)
    dice = np.random.default_rng(5).integers(6, size=(4, loss.MOST_ROLLS), dtype=np.int8).tolist()
    for action in state.actions[:2]:
        expected = [played_on(state.play(action), one) for one in dice]
        assert values[action].tolist() == expected


def test_with_two_players_left_the_loss_is_exact() -> None:
    state = quayside.parse(ENDING)
    exact = loss.exact_moves(state)
    assert exact
    solution = state.game.family.solution(state.game)
    assert solution
    best, value = solution.best(state)
    assert exact[best] == pytest.approx(value, abs=2 * solution.error)
    assert max(exact.values()) == exact[best]
    found = loss.decide(state, (loss.REFERENCE, "random"), 10, seed=1)
    for spec, action in found.choices.items():
        assert found.loss[spec] == max(exact.values()) - exact[action]
    assert found.less(loss.REFERENCE) == 0.0
    assert found.less("random") == found.loss["random"] - found.loss[loss.REFERENCE]


def test_a_lucky_half_does_not_count_for_itself() -> None:
    """A move that is best in one half of the continuations is judged by the other half."""
    values = {
        1: np.array([1.0, 0.0, 1.0, 0.0]),  # lucky in the first half only
        2: np.array([0.0, 0.5, 0.0, 0.5]),
        3: np.array([0.25, 0.25, 0.25, 0.25]),
    }
    found = loss.loss_by_halves(values, {"one": 1, "two": 2, "three": 3})
    assert found == {"one": -0.5, "two": -0.25, "three": -0.25}


def test_the_page_tells_what_was_measured() -> None:
    lines = [loss.Line(**line) for line in json.loads(loss.DATA.read_text(encoding="utf-8"))]
    text = loss.PAGE.read_text(encoding="utf-8")
    assert loss.page(text, lines) == text
    assert {line.players for line in lines} == {3, 4}
    for line in lines:
        if line.spec == "random":
            assert line.less > 3 * line.less_error


def test_a_log_is_gone_on_from_and_gives_the_same_lines(tmp_path: Path) -> None:
    lines = []
    for numbers in ([3], [1, 3]):
        log = loss.Log(tmp_path / f"{len(numbers)}.jsonl")
        for number in numbers:
            log = loss.Log(log.path)
            loss.measure(log, 3, number, 4, two_left=False, bots=(loss.REFERENCE, "random"))
        lines.append(loss.Log(log.path).lines())
    assert lines[0] == lines[1]
    assert [line.decisions for line in lines[0]] == [3, 3]
