"""Judging positions: what is said must follow from the table, and the words from the position."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable

import msgspec
import pytest

import quayside
from quayside.analysis import SolutionEvaluator, analyse, say_reason
from quayside.core.explain import Reason
from quayside.core.game import Game, State
from quayside.games.docker.explain import playable
from quayside.games.docker.solution import open_table
from quayside.texts import text


@pytest.fixture(scope="module")
def game() -> Game:
    return quayside.load("docker:en", players=2)


@pytest.fixture(scope="module")
def source(game: Game) -> SolutionEvaluator:
    table = open_table(game)
    assert table is not None
    return SolutionEvaluator(table)


def positions(game: Game, count: int, seed: int) -> list[State]:
    chooser = random.Random(seed)
    found: list[State] = []
    while len(found) < count:
        state = game.start(starter=str(chooser.randrange(2)))
        while not state.is_over:
            found.append(state)
            if state.is_chance:
                state = state.roll(chooser.randint(1, 6))
            else:
                state = state.play(chooser.choice(list(state.moves)))
        found.append(state)
    return found[:count]


def keyed(reasons: Iterable[Reason]) -> list[Reason]:
    """Return reasons without their words."""
    return [Reason(reason.key, reason.args) for reason in reasons]


def test_the_chance_before_a_roll_is_the_mean_over_the_faces_that_count(
    game: Game, source: SolutionEvaluator
) -> None:
    waiting = [state for state in positions(game, 400, 1) if state.is_chance]
    assert len(waiting) > 100
    for state in waiting:
        found = analyse(state, source)
        assert sum(face.chance for face in found.faces) == pytest.approx(1)
        for seat in (0, 1):
            mean = sum(face.chance * face.win[seat] for face in found.faces if face.win)
            assert found.win[seat] == pytest.approx(mean, abs=1e-9)
        again = [face for face in found.faces if face.win is None]
        assert [face.face for face in again] == [
            face for face in range(1, 7) if state.roll(face).is_chance
        ]


def test_a_move_is_worth_what_it_leaves(game: Game, source: SolutionEvaluator) -> None:
    rolled = [state for state in positions(game, 300, 2) if state.moves]
    assert len(rolled) > 100
    for state in rolled:
        found = analyse(state, source)
        assert {move.move for move in found.moves} == {move.text for move in state.moves}
        seat = state.to_move or 0
        worths = [move.chance(seat) for move in found.moves]
        assert worths == sorted(worths, reverse=True)
        for move in found.moves:
            after = state.play(move.move)
            truth = after.returns[seat] if after.is_over else source.judge(after).win[seat]
            assert move.chance(seat) == truth
            assert move.regret == pytest.approx(worths[0] - truth)
        assert found.win == found.moves[0].win
        assert all(say_reason(reason).endswith(".") for reason in found.reasons)


def test_every_number_says_what_it_is(game: Game, source: SolutionEvaluator) -> None:
    found = analyse(game.start(), source)
    assert found.kind == "exact"
    assert 0 < found.error <= 1e-9
    over = game.start().leave(0)
    assert analyse(over, source).win == (0.0, 1.0)
    assert analyse(over, source).error == 0


def test_an_analysis_as_json_has_the_documented_keys(game: Game, source: SolutionEvaluator) -> None:
    data = json.loads(msgspec.json.encode(analyse(game.start().roll(3), source)))
    assert {"kind", "error", "win", "faces", "moves", "best", "reasons"} <= set(data)
    assert data["best"] == data["moves"][0]["move"] == "+b3"
    for reason in data["reasons"]:
        assert set(reason) == {"key", "args", "text"}
        assert text("en", f"reason-{reason['key']}", **reason["args"]) == reason["text"]


class TestReasons:
    def test_covering_and_leaving_stuck(self, source: SolutionEvaluator) -> None:
        state = quayside.parse("docker:en 2 a1:010,b1:1,a2:0 hand:0,1 out:- turn:1 roll:3")
        found = analyse(state, source)
        assert found.best == "b1-a2"
        covered = Reason("docker-covers", {"seat": 0, "square": "a2", "free": 1, "count": 3})
        assert keyed(found.reasons)[0] == covered
        assert say_reason(found.reasons[0]) == (
            "It covers a container of seat 0 on a2: only one of their 3 on the board can still"
            " move."
        )
        after = state.play("b1-a2")
        stuck = [face for face in range(1, 7) if after.roll(face).moves[0].text == "out"]
        assert stuck == [2]
        assert "After it seat 0 would be out with a 2; after" in say_reason(found.reasons[1])

    def test_playable_faces_are_those_with_a_move(self, game: Game) -> None:
        waiting = [state for state in positions(game, 200, 3) if state.is_chance]
        assert len(waiting) > 50
        for state in waiting:
            faces = [
                face
                for face in range(1, 7)
                if not state.roll(face).is_chance and "out" not in state.roll(face).moves
            ]
            assert list(playable(state, state.to_move or 0)) == faces

    def test_an_only_move_and_no_move(self, source: SolutionEvaluator) -> None:
        only = quayside.parse("docker:en 2 - hand:3,3 out:- turn:0 roll:1")
        assert keyed(analyse(only, source).reasons) == [Reason("only-move", {"move": "+b1"})]
        none = quayside.parse("docker:en 2 b1:010,a2:10,c2:1 hand:0,0 out:- turn:0 roll:-")
        for face in range(1, 7):
            rolled = none.roll(face)
            if [str(move) for move in rolled.moves] == ["out"]:
                assert keyed(analyse(rolled, source).reasons) == [Reason("docker-no-move")]
