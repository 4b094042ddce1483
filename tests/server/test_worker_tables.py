"""The server's bots of level 8 play two-player Docker from the table when there is one."""

from __future__ import annotations

import random

import pytest

import quayside
from quayside.search import solution_of
from quayside.server.worker import Work, do


def test_level_8_loses_nothing_where_there_is_a_table() -> None:
    """The table of docker:en comes with the package; every move keeps the whole chance."""
    game = quayside.load("docker:en", players=2)
    table = solution_of(game)
    assert table is not None
    chooser = random.Random(3)
    checked = 0
    for seed in range(4):
        state = game.start(seed=seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            if len(state.moves) > 1:
                answer = do(Work(bot="8", text=str(state)), lambda _: None)
                after = state.play(answer.move)
                worth = 1.0 if after.is_over else 1 - table.probe(after)
                assert worth == pytest.approx(table.best(state)[1], abs=1e-12)
                checked += 1
            state = state.play(chooser.choice(state.moves))
    assert checked > 30


@pytest.mark.parametrize(("name", "players", "spec"), [("docker:fr", 3, "8"), ("doce", 2, "2")])
def test_other_games_and_levels_need_no_table(name: str, players: int, spec: str) -> None:
    state = quayside.load(name, players=players).start(seed=1)
    state = state.roll(2) if state.is_chance else state
    assert do(Work(bot=spec, text=str(state)), lambda _: None).move in state.moves
