"""Judgements: chances that add up, errors that say what they are, proofs where there are any."""

from __future__ import annotations

import pytest

import quayside
from quayside.search import judge
from tests.games.doce.positions import state as doce_state

WON = """
. . . . .
. . . . B1
. . . . B1
. . . . .
A3 A3 A3 . B6
"""


@pytest.mark.parametrize(("name", "players"), [("docker:fr", 3), ("doce", 2), ("dockers", 4)])
def test_every_game_is_judged_with_an_error(name: str, players: int) -> None:
    state = quayside.load(name, players=players).start(seed=1)
    judged = judge(state, 200)
    assert sum(judged.win) == pytest.approx(1)
    assert judged.kind == "estimate"
    assert judged.error > 0
    if state.is_chance:
        state = state.roll(3)
        judged = judge(state, 200)
    assert tuple(judged.moves) == state.actions
    assert judged.best in state.actions


def test_the_same_position_is_judged_the_same() -> None:
    state = quayside.load("dockers").start(seed=2)
    assert judge(state, 100, seed=1) == judge(state, 100, seed=1)


def test_a_judgement_lies_within_its_error_of_the_table() -> None:
    """Over positions of docker:en, nine in ten lie within two standard errors."""
    from quayside.games.docker.solution import open_table

    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    near = []
    for seed in range(20):
        state = game.start(seed=seed)
        for _ in range(2 + seed):
            state = state.roll() if state.is_chance else state
            if state.is_over or state.is_chance:
                break
            state = state.play(state.moves[seed % len(state.moves)])
        if state.is_over:
            continue
        judged = judge(state, 400)
        truth = table.probe(state)
        near.append(abs(judged.win[int(state.row[0])] - truth) <= 2 * judged.error + 1e-9)
    assert len(near) >= 10
    assert sum(near) >= 0.9 * len(near)


def test_a_move_that_was_hardly_tried_has_no_value() -> None:
    """40 simulations cannot know a hundred moves; the best one has a value all the same."""
    state = quayside.load("dockers").start(seed=2)
    judged = judge(state, 40)
    assert judged.best is not None
    assert judged.moves[judged.best] is not None
    assert sum(move is None for move in judged.moves.values()) > len(judged.moves) // 2


def test_a_finished_game_is_exact() -> None:
    judged = judge(quayside.load("docker:fr").start().leave(1))
    assert (judged.win, judged.kind, judged.best) == ((1.0, 0.0), "exact", None)


def test_a_forced_round_of_doce_is_told_and_in_the_last_round_it_is_proved() -> None:
    state = doce_state(WON, last="a1,e3")
    judged = judge(state, 50)
    assert judged.forced is not None
    assert (judged.forced.actions, judged.forced.turns) == ((20,), 1)
    assert judged.best == 20
    assert judged.kind == "estimate"  # three rounds are still to come
    text = str(state).replace("round:1", "round:4").replace("totals:0,0", "totals:30,35")
    judged = judge(state.game.parse(text), 50)
    assert (judged.kind, judged.win) == ("proved", (1.0, 0.0))
    far_behind = str(state).replace("round:1", "round:4").replace("totals:0,0", "totals:0,90")
    assert judge(state.game.parse(far_behind), 50).win != (1.0, 0.0)
