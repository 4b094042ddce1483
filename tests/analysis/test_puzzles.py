"""Puzzles: every one has a single clearly best move, whoever checks it."""

from __future__ import annotations

import pytest

import quayside
from quayside.analysis import SolutionEvaluator, analyse
from quayside.analysis.puzzles import CLEARLY, Puzzle, find, shipped
from quayside.games.docker.solution import open_table

EDITIONS = ["docker:fr", "docker:en", "docker:it", "docker:omba"]


def check(puzzle: Puzzle, source: SolutionEvaluator) -> None:
    state = quayside.parse(puzzle.position)
    found = analyse(state, source)
    seat = state.to_move or 0
    assert found.moves[0].move == puzzle.best
    assert found.moves[0].chance(seat) == pytest.approx(puzzle.win, abs=2e-6)
    assert (found.moves[1].regret or 0.0) >= CLEARLY - 2e-6
    assert tuple(found.reasons) == puzzle.reasons


@pytest.mark.parametrize("name", EDITIONS)
def test_two_hundred_come_with_every_edition(name: str) -> None:
    puzzles = shipped(quayside.load(name, players=2))
    assert len(puzzles) == 200
    assert len({puzzle.position for puzzle in puzzles}) == 200
    for puzzle in puzzles:
        state = quayside.parse(puzzle.position)
        assert state.game.name == name
        assert {puzzle.best, puzzle.next_best} <= {move.text for move in state.moves}
        assert len(state.moves) >= 4
        assert puzzle.win - puzzle.next_win >= CLEARLY - 2e-6
        assert 1 <= puzzle.difficulty <= 5
    assert len({puzzle.difficulty for puzzle in puzzles}) >= 4


def test_shipped_ones_are_right_by_the_table_that_ships() -> None:
    game = quayside.load("docker:en", players=2)
    table = open_table(game)
    assert table is not None
    for puzzle in shipped(game):
        check(puzzle, SolutionEvaluator(table))


def test_new_ones_follow_from_the_seed_and_are_right() -> None:
    game = quayside.load("docker:en", players=2)
    table = open_table(game)
    assert table is not None
    source = SolutionEvaluator(table)
    puzzles = find(game, source, 12, seed=8)
    assert puzzles == find(game, source, 12, seed=8)
    for puzzle in puzzles:
        check(puzzle, source)
