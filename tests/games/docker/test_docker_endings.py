"""Endings of games for three and four: exact once two players are left (DK-8)."""

from __future__ import annotations

import random
from itertools import islice

import numpy as np
import pytest

import quayside
from quayside import State
from quayside.analysis import EndingEvaluator, SearchEvaluator, analyse, evaluator_for, report
from quayside.core.rules import Row, Scratch
from quayside.core.solution import SolutionError
from quayside.games.docker import puzzles
from quayside.games.docker.solution import ending as e
from quayside.games.docker.solution import endings, open_table
from quayside.games.docker.solution.endings import Endings
from quayside.games.docker.solution.sweep import ONE
from quayside.record import Record
from quayside.search import bot, solution_of

SMALL = [
    "docker:fr 4 a1:0,c1:2,a2:121,b2:231,b3:303 hand:0,0,0,0 out:01 turn:2 roll:-",
    "docker:en 3 c1:020,a2:11201,b2:2 hand:0,0,0 out:0 turn:1 roll:-",
    "docker:it 3 a1:2201,b1:0,b2:10,c3:12 hand:0,0,0 out:1 turn:2 roll:-",
    # With a container in hand, own entries (DK-1) and the reroll right (DK-7).
    "docker:en 3 a2:120,b2:0201,c2:2 hand:0,1,0 out:0 turn:1 roll:-",
]
LARGE = [
    "docker:fr 3 a1:10,c1:2,b2:2101,a3:0 hand:0,0,1 out:1 turn:2 roll:-",
    "docker:it 3 a1:10,c1:2,b2:2101,a3:0 hand:0,0,1 out:1 turn:2 roll:-",
    "docker:it 3 revisit=start a1:10,c1:2,b2:2101,a3:0 hand:0,0,1 out:1 turn:2 roll:-",
    "docker:en 3 a1:1,b1:0,a2:0,c2:2,b3:2101 hand:0,0,1 out:1 turn:2 roll:-",
    "docker:omba 3 a1:210,b1:20102,c2:1201 hand:0,0,0 out:2 turn:0 roll:-",
]
FOUR = "docker:fr 4 c1:1,a2:02,b2:20,b3:33,c3:01312 hand:0,0,0,0 out:03 turn:1 roll:-"


# A second solver: dictionaries of positions, and policy-free value iteration from both sides.


def followers(state: State) -> list[tuple[float, list[State | None]]]:
    """Return for each face that counts its chance, and the positions that moves lead to; None for a
    game that is over."""
    found = []
    for face, chance in enumerate(state.chances, 1):
        if chance:
            rolled = state.roll(face)
            after = [rolled.play(move) for move in rolled.moves]
            found.append((chance, [None if there.is_over else there for there in after]))
    return found


def solve_slowly(start: State, tolerance: float) -> dict[State, float]:
    """Return the value of every position that can follow, for the player about to roll."""
    todo, graph = [start], dict[State, list[tuple[float, list[State | None]]]]()
    while todo:
        state = todo.pop()
        if state not in graph:
            graph[state] = followers(state)
            todo += [there for _, after in graph[state] for there in after if there]
    low, high = dict.fromkeys(graph, 0.0), dict.fromkeys(graph, 1.0)
    while max(high[state] - low[state] for state in graph) > tolerance:
        for bounds, others in ((low, high), (high, low)):
            for state, moves in graph.items():
                bounds[state] = sum(
                    p * max(0.0 if there is None else 1.0 - others[there] for there in after)
                    for p, after in moves
                )
    return {state: (low[state] + high[state]) / 2 for state in graph}


@pytest.mark.parametrize("position", SMALL)
def test_a_second_solver_agrees_on_small_endings(position: str) -> None:
    start = quayside.parse(position)
    solution = Endings(start.game)
    values = solve_slowly(start, 1e-8)
    assert len(values) > 80
    assert any(0.2 < value < 0.8 for value in values.values())
    for state, value in values.items():
        assert solution.probe(state) == pytest.approx(value, abs=1e-6)


@pytest.mark.parametrize("position", LARGE)
def test_a_value_is_the_mean_over_rolls_of_the_best_move(position: str) -> None:
    """At positions that come up when the ending is played on, with the reroll right (DK-7)."""
    chooser = random.Random(7)
    state = quayside.parse(position)
    solution, seen = Endings(state.game), 0
    while not state.is_over and seen < 12:
        if state.is_chance:
            faces = [(p, state.roll(face)) for face, p in enumerate(state.chances, 1) if p]
            mean = sum(p * solution.best(rolled)[1] for p, rolled in faces)
            assert solution.probe(state) == pytest.approx(mean, abs=2e-6)
            seen, state = seen + 1, state.roll(chooser.randint(1, 6))
            continue
        action, worth = solution.best(state)
        values = {}
        for move in state.actions:
            after = state.play(move)
            values[move] = 0.0 if after.is_over else 1.0 - solution.probe(after)
        assert worth == max(values.values()) == values[action] == solution.probe(state)
        assert action == min(move for move in values if values[move] == worth)
        state = state.play(chooser.choice(state.moves))
    assert seen


def test_a_game_for_two_agrees_with_its_table() -> None:
    """The kernels know nothing of the number of players: a game for two is an ending, too."""
    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    state = game.parse("docker:en 2 a1:01,c1:0,b2:1,c3:1 hand:1,0 out:- turn:0 roll:-")
    room = np.zeros(e.ROOM_SIZE, np.int64)
    count = e.solve(state.row.copy(), room)
    assert count > 100_000
    chooser, compared = random.Random(1), 0
    for seed in range(40):
        there = state.roll(chooser.randint(1, 6))
        while not there.is_over and seed:
            if there.is_chance:
                key = e.key_of(there.row.copy(), room)
                [at] = np.flatnonzero(room[e.KEYS : e.KEYS + count] == key)
                bounds = (room[e.LOWER + at] / ONE, room[e.UPPER + at] / ONE)
                assert bounds[0] - table.error <= table.probe(there) <= bounds[1] + table.error
                assert bounds[1] - bounds[0] <= e.TOLERANCE
                compared, there = compared + 1, there.roll(chooser.randint(1, 6))
            else:
                there = there.play(chooser.choice(there.moves))
    assert compared > 100


def test_a_value_does_not_depend_on_where_the_list_began() -> None:
    """An ending solved from a later position says the same to the last bit."""
    state = quayside.parse(FOUR)
    rolled = [state.roll(face) for face in range(1, 7)]
    laters = [there.play(move) for there in rolled for move in there.moves if move.text != "out"]
    later = laters[len(laters) // 2]
    assert later.is_chance
    first = endings._Solver()
    first.value_of(state.row.copy())
    assert first.value_of(later.row.copy()) == endings._Solver().value_of(later.row.copy())


def test_only_endings_are_held() -> None:
    game = quayside.load("docker:fr", 3)
    solution = game.family.solution(game)
    assert solution is not None
    assert not solution.is_whole
    assert game.family.whole_solution(game) is None
    start = game.start()
    assert not solution.holds(start)
    for question in (solution.probe, solution.best):
        with pytest.raises(SolutionError):
            question(start.roll(3))
    assert np.isnan(solution.probe_rows(start.row[None])).all()
    assert not solution.holds(quayside.parse(FOUR))
    for options in ({"chance": "cards"}, {"cap": "100"}):
        unusual = quayside.load("docker:fr", 3, **options)
        assert unusual.family.solution(unusual) is None


def test_an_ending_that_is_too_large_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    """OMBA for three has four containers each: eight in hand have more positions than fit. That is
    found out once."""
    state = quayside.load("docker:omba", 3).start().leave(1)
    solution = Endings(state.game)
    assert not solution.holds(state)

    def refuse(*_: object) -> int:
        raise AssertionError("it is known that it does not fit")

    monkeypatch.setattr(e, "solve", refuse)
    assert not solution.holds(state)


def test_bots_and_analyses_know_endings() -> None:
    """The highest level loses nothing, and numbers are exact."""
    state = quayside.parse(FOUR)
    game, solution = state.game, Endings(state.game)
    best = bot("8", game, solution_of=solution_of)
    chooser = random.Random(3)
    while not state.is_over:
        if state.is_chance:
            found = analyse(state, evaluator_for(game))
            assert found.kind == "exact"
            assert sum(found.win) == pytest.approx(1)
            assert [found.win[seat] for seat in state.gone] == [0.0, 0.0]
            state = state.roll(chooser.randint(1, 6))
            continue
        chosen = best.choose(state).action
        found = analyse(state, evaluator_for(game))
        assert found.kind == "exact"
        assert found.error == (0.0 if after_out(state) else solution.error)
        assert found.moves[0].win is not None
        after = state.play(chosen)
        worth = 0.0 if after.is_over else 1 - solution.probe(after)
        assert worth == found.moves[0].win[state.to_move or 0] == solution.best(state)[1]
        state = state.play(chooser.choice(state.moves))


def after_out(state: State) -> bool:
    return [move.text for move in state.moves] == ["out"]


def test_a_report_solves_each_ending_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the turn on that leaves two players, every step is exact, and the sum is right."""
    start = quayside.parse("docker:fr 3 a1:10,c1:2,b2:2101,a3:0 hand:0,0,1 out:- turn:1 roll:-")
    game, chooser = start.game, random.Random(8)
    record = Record(start).roll(1).play("out")
    while not record.state.is_over:
        state = record.state
        face = chooser.randint(1, 6)
        record = record.roll(face) if state.is_chance else record.play(chooser.choice(state.moves))
    solved = 0
    real = e.solve

    def solve(row: Row, room: Scratch) -> int:
        nonlocal solved
        solved += 1
        return real(row, room)

    monkeypatch.setattr(endings, "_SOLVER", endings._Solver())
    monkeypatch.setattr(e, "solve", solve)
    found = report(record, EndingEvaluator(Endings(game), SearchEvaluator(30)))
    begins = next(i for i, step in enumerate(found.steps) if is_ending(step.position))
    assert begins < len(found.steps) - 2
    assert {step.kind for step in found.steps[begins:]} == {"exact"}
    assert found.steps[0].kind == "estimate"
    assert solved == 1
    for seat in range(3):
        changed = sum(step.after[seat] - step.before[seat] for step in found.steps[begins:])
        assert found.steps[begins].before[seat] + changed == pytest.approx(
            record.state.returns[seat], abs=1e-5
        )


def is_ending(position: str) -> bool:
    return len(quayside.parse(position).gone) == 1


def test_puzzles_of_games_for_more_are_endings() -> None:
    game = quayside.load("docker:en", players=3)
    generator = np.random.default_rng(1)
    found = [state for _ in range(6) for state in islice(puzzles.positions(game, generator), 8)]
    proofs = [(state, proof) for state in found if (proof := puzzles.prove(state))]
    assert all(len(state.gone) == 1 and not state.is_chance for state in found)
    assert len(proofs) > 3
    for state, proof in proofs:
        action, own = Endings(game).best(state)
        assert proof.values[proof.line[0]] == pytest.approx(own, abs=1e-9)
        assert proof.values[action] == pytest.approx(own, abs=1e-9)


def test_images_of_a_puzzle_have_one_key() -> None:
    one = "docker:fr 3 a1:10,c1:2,b2:2101,a3:0 hand:0,0,1 out:1 turn:2 roll:3"
    turned = "docker:fr 3 a1:0,c1:10,b2:2101,c3:2 hand:0,0,1 out:1 turn:2 roll:3"
    other = "docker:fr 3 a1:10,c1:2,b2:2101,c3:0 hand:0,0,1 out:1 turn:2 roll:3"
    keys = [puzzles.key(quayside.parse(text)) for text in (one, turned, other)]
    assert keys[0] == keys[1] != keys[2]
