"""Probing, verifying and playing by a table; the one that ships with the package."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from quayside.core.game import State
from quayside.core.kernel import compiled
from quayside.core.playout import playout
from quayside.games import load
from quayside.games.docker.solution import Table, TableError, open_table, solve
from quayside.games.docker.solution.index import SYMMETRIES
from quayside.games.docker.solution.store import TABLE_MAGIC, write_file
from quayside.games.docker.solution.table import open_file
from tests.games.docker.solution.reference import row_of

EN = load("docker:en")


@pytest.fixture(scope="module")
def shipped() -> Table:
    table = open_table(EN, Path("there is no such folder"))
    assert table is not None
    return table


def some_states(games: int) -> list[State]:
    """Return the positions before each roll of a few random games."""
    states = []
    for seed in range(games):
        state = EN.start(seed=seed)
        for action in playout(EN.rules, state.row.copy(), 2, seed):
            if state.is_chance:
                states.append(state)
            state = state.roll(action + 1) if state.is_chance else state.play(action)
    return states


def expected(table: Table, state: State) -> float:
    """Return a value from those one move on, with the chances that the rules give."""
    total = 0.0
    for face, chance in enumerate(state.chances, 1):
        if chance:
            rolled = state.roll(face)
            after = [rolled.play(move) for move in rolled.moves]
            total += chance * max(0.0 if s.is_over else 1 - table.probe(s) for s in after)
    return total


def test_the_shipped_table_is_the_english_game_to_ten_digits(shipped: Table) -> None:
    assert shipped.tolerance == 1e-10
    assert shipped.error <= 1e-10
    assert f"{shipped.start:.9f}" == "0.499948630"
    assert shipped.probe(EN.start()) == shipped.probe(EN.start(starter="1")) == shipped.start
    assert shipped.path.stat().st_size < 500_000


@pytest.mark.skipif(not compiled(), reason="49,375 positions")
def test_the_shipped_table_solves_its_own_equations(shipped: Table) -> None:
    assert shipped.verify() <= 2 * shipped.error


def test_values_follow_from_states_and_the_rules_own_chances(shipped: Table) -> None:
    """DK-7 and the own entries of DK-1, by way of `State` alone."""
    states = some_states(12)
    assert {state.to_move for state in states} == {0, 1}
    for state in states:
        assert shipped.probe(state) == pytest.approx(expected(shipped, state), abs=1e-10)


def test_with_a_roll_waiting_the_value_is_that_of_the_best_move(shipped: Table) -> None:
    state = EN.start().roll(3)
    after = {move.action: 1 - shipped.probe(state.play(move)) for move in state.moves}
    action, value = shipped.best(state)
    assert value == shipped.probe(state) == after[action] == max(after.values())
    assert action == min(move for move in after if after[move] == value)


def test_a_player_who_must_go_out_has_lost(shipped: Table) -> None:
    state = EN.parse("docker:en 2 b3:010101 hand:0,0 out:- turn:0 roll:-")
    assert shipped.probe(state) == 0
    assert shipped.probe(state.roll(1)) == 0


def test_many_rows_have_the_values_of_single_probes(shipped: Table) -> None:
    states = some_states(5)
    rows = np.stack([state.row for state in states])
    values = shipped.probe_rows(rows)
    assert values.tolist() == [shipped.probe(state) for state in states]
    waiting = EN.start().roll(3).row
    over = EN.start().leave(1).row
    assert np.isnan(shipped.probe_rows(np.stack([waiting, over]))).all()


def test_positions_that_the_table_does_not_hold_are_refused(shipped: Table) -> None:
    for state in (
        load("docker:fr").start(),
        load("docker:en", 3).start(),
        load("docker:en", revisit="start").start(),
        load("docker:en", cap=100).start(),
        load("docker:en", chance="cards").start(),
        EN.start().leave(0),
    ):
        with pytest.raises(TableError):
            shipped.probe(state)
        with pytest.raises(TableError):
            shipped.best(state)
    with pytest.raises(TableError, match="no roll waits"):
        shipped.best(EN.start())


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_images_under_the_boards_symmetries_have_the_same_value(
    edition: str, tmp_path: Path
) -> None:
    game = load(f"docker:{edition}")
    table = solve(game, tolerance=1e-11, containers=1, folder=tmp_path)
    images = SYMMETRIES[: 2 if edition == "en" else 8]
    for first, second in np.ndindex(9, 9):
        position: list[tuple[int, ...]] = [()] * 9
        position[first] += (0,)
        position[second] += (1,)
        rows = [row_of(game, 1, tuple(position[square] for square in image)) for image in images]
        assert len(set(table.probe_rows(np.stack(rows)).tolist())) == 1


def test_omba_uses_the_table_of_fr(tmp_path: Path) -> None:
    table = solve(load("docker:omba"), tolerance=1e-3, containers=1, folder=tmp_path)
    assert table.setup.edition == "fr"
    assert table.path.name == "docker-fr-1.table"
    again = open_table(load("docker:fr"), tmp_path, containers=1)
    assert again is not None
    assert again.start == table.start


def test_verify_finds_one_wrong_value(small_table: Table, tmp_path: Path) -> None:
    assert small_table.verify() <= 2 * small_table.error
    values = np.array(small_table.values)
    values[len(values) // 2] ^= 1 << 24
    path = tmp_path / small_table.path.name
    header = {
        "edition": "en",
        "containers": 1,
        "revisit": "never",
        "rules": EN.rules.version,
        "tolerance": 1e-6,
        "error": 1e-6,
        "start": 0.5,
        "bits": 32,
    }
    write_file(path, TABLE_MAGIC, header, [values], tmp_path)
    assert open_file(path).verify() > 1e-3


def test_verify_can_look_at_a_sample_and_tells_how_far_it_is(small_table: Table) -> None:
    told: list[tuple[int, int]] = []
    residual = small_table.verify(20, progress=lambda done, total: told.append((done, total)))
    assert residual <= 2 * small_table.error
    assert told == [(20, 20)]


@pytest.mark.skipif(not compiled(), reason="a million games")
def test_a_million_games_by_the_table_end_as_it_says(shipped: Table) -> None:
    games = 1_000_000
    won = shipped.play(games, seed=2024)
    error = math.sqrt(shipped.start * (1 - shipped.start) / games)
    assert abs(won / games - shipped.start) < 3 * error


def test_games_depend_on_the_seed_and_not_on_the_threads(shipped: Table) -> None:
    games = 40_000 if compiled() else 4
    assert shipped.play(games, seed=1, threads=1) == shipped.play(games, seed=1, threads=2)
    assert shipped.play(games, seed=1) != shipped.play(games, seed=2) or not compiled()


def test_a_small_game_cannot_be_played_out_by_the_rules(small_table: Table) -> None:
    with pytest.raises(TableError, match="docker-en-1"):
        small_table.play(1)
