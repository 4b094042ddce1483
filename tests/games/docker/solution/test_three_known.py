"""Probing an equilibrium of three-player Docker: values, strategies, labels, and who shows them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from quayside.analysis import SolutionEvaluator, analyse, evaluator_for, report
from quayside.analysis.evaluators import judge_faces, mean_of_faces
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game, State
from quayside.games import load
from quayside.games.docker.solution import TableError
from quayside.games.docker.solution.index import rank_heights
from quayside.games.docker.solution.store import write_file
from quayside.games.docker.solution.three.engine import CpuEngine
from quayside.games.docker.solution.three.equilibrium import MAGIC, Equilibrium
from quayside.games.docker.solution.three.index import index_of
from quayside.games.docker.solution.three.known import KnownEquilibrium
from quayside.games.docker.solution.three.moves import moves_of
from quayside.games.docker.solution.three.probe import find
from quayside.games.docker.solution.three.solver import SELECTIONS
from quayside.games.docker.solution.three.sweep import FOLLOW
from quayside.games.docker.text import owners
from quayside.record import Record
from quayside.search import bot
from quayside.server.queries import values_of

GAME = load("docker:fr", 3)
TEMPERATURE = 0.03
EPSILON = 0.0125


@pytest.fixture(scope="module")
def made() -> Equilibrium:
    """Return made-up values of the game as it is played, so that every position is held."""
    three, two = index_of(3, False).sizes
    generator = np.random.default_rng(8)
    guide = generator.random((three, 3), np.float32)
    guide /= guide.sum(axis=1, keepdims=True)
    header = {
        "name": "docker-fr-3-three-logit",
        "selection": "logit",
        "temperatures": [TEMPERATURE] * 10,
        "epsilon": EPSILON,
        "pair_gap": 0.0,
        "positions": [three, two],
        "rules": GAME.rules.version,
    }
    return Equilibrium(header, guide, generator.random(two, np.float32))


@pytest.fixture(scope="module")
def known(made: Equilibrium) -> KnownEquilibrium:
    return KnownEquilibrium(GAME, made, index_of(3, False))


def _games(game: Game, count: int) -> list[State]:
    """Return the positions of random games."""
    generator = np.random.default_rng(4)
    found = []
    for _ in range(count):
        state = game.start(starter=str(generator.integers(3)))
        while not state.is_over:
            found.append(state)
            if state.is_chance:
                state = state.roll(int(generator.integers(6)) + 1)
            else:
                state = state.play(int(generator.choice(state.actions)))
    return found


def test_before_a_roll_a_position_is_worth_what_a_sweep_makes_of_it(
    made: Equilibrium, known: KnownEquilibrium
) -> None:
    index, engine = index_of(3, False), CpuEngine(1)
    guide = made.guide.astype(np.float64)
    pairs = np.column_stack([made.pairs, 1 - made.pairs]).astype(np.float64)
    swept = np.zeros_like(guide)
    most = 3
    for n in range(most + 1):
        moves = moves_of(GAME, index, n, 0)
        engine.three(moves, guide, guide, pairs, SELECTIONS["logit"].at(TEMPERATURE), FOLLOW, swept)
    compared = 0
    for state in _games(GAME, 16):
        on_board = sum(map(len, _stacks(state)))
        place = find(index, state.row) if state.is_chance else None
        if place is None or place.out or on_board > most or not _is_kept(state):
            continue
        mean = mean_of_faces(state, judge_faces(state, SolutionEvaluator(known)))
        by_owner = [mean.win[seat] for seat in place.seats]
        assert by_owner == pytest.approx(swept[place.number], abs=1e-7)
        compared += 1
    assert compared > 15


def _stacks(state: State) -> list[list[int]]:
    return [list(owners(state.row, square)) for square in range(9)]


def _is_kept(state: State) -> bool:
    """Return whether a position is its own image: made-up values are not symmetric."""
    heights = np.array([[len(stack) for stack in _stacks(state)]], np.int8)
    level = index_of(3, False).levels[int(heights.sum())]
    return int(level.places[rank_heights(heights)[0]]) & 7 == 0


def test_labels_say_what_is_exact_and_what_is_of_an_equilibrium(known: KnownEquilibrium) -> None:
    kinds = set()
    for state in _games(GAME, 6):
        found = known.know(state)
        kinds.add(found.kind)
        assert sum(found.win) == pytest.approx(1, abs=1e-6)
        assert found.win[state.to_move or 0] >= 0
        only_out = not state.is_chance and len(state.play(state.actions[0]).gone) == 1
        assert (found.kind == "exact") == (bool(state.gone) or only_out)
        assert found.error == (
            EPSILON if found.kind == "equilibrium" else pytest.approx(0, abs=1e-6)
        )
        assert all(found.win[seat] == 0 for seat in state.gone)
        if not state.is_chance:
            shares = known.strategy(state)
            assert list(shares) == list(state.actions)
            assert sum(shares.values()) == pytest.approx(1)
    assert kinds == {"exact", "equilibrium"}


def test_positions_of_other_games_and_finished_ones_are_refused(known: KnownEquilibrium) -> None:
    other = load("docker:it", 3).start()
    assert not known.holds(other)
    with pytest.raises(TableError, match="does not hold"):
        known.know(other)
    with pytest.raises(TableError, match="no roll waits"):
        known.strategy(GAME.start())


def test_analysis_reports_values_and_bots_use_the_file(
    made: Equilibrium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUAYSIDE_DATA", str(tmp_path))
    assert GAME.family.strategies(GAME) is None
    with pytest.raises(InvalidSetup, match="no equilibrium"):
        bot("equilibrium", GAME)
    folder = tmp_path / "tables"
    write_file(
        folder / f"{made.name}.equilibrium", MAGIC, made.header, [made.guide, made.pairs], folder
    )
    found = GAME.family.strategies(GAME)
    assert found is not None
    assert found.epsilon == EPSILON
    assert GAME.family.strategies(load("docker:it", 3)) is None
    evaluator = evaluator_for(GAME)
    rolled = GAME.start().roll(3)
    judged = analyse(rolled, evaluator)
    assert (judged.kind, judged.error) == ("equilibrium", EPSILON)
    best = [move.chance(0) for move in judged.moves]
    assert best == sorted(best, reverse=True)
    (value,) = values_of([str(rolled)]).values
    assert value is not None
    assert (value.kind, value.error) == ("equilibrium", EPSILON)
    assert value.win == pytest.approx(found.know(rolled).win)
    player = bot("equilibrium", GAME, 3)
    record = Record(GAME.start(seed=5))
    while not record.state.is_over:
        state = record.state
        if state.is_chance:
            record = record.roll()
        else:
            chances = player.chances(state.row.copy())
            assert chances is not None
            assert chances.tolist() == pytest.approx(list(found.strategy(state).values()))
            record = record.play(player.choose(state).action)
    told = report(record, evaluator)
    assert told.kind == "equilibrium"
    assert {step.kind for step in told.steps} == {"exact", "equilibrium"}
