"""The tree search: reproducible, right where the answer is known, and quick to stop."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import quayside
from quayside.core.heuristics import PLAIN
from quayside.core.stop import Stop
from quayside.search import tree
from quayside.search.run import Thought, kernels_of, new_tree, think

GAMES = [("docker:fr", 2), ("docker:en", 3), ("docker:fr", 4), ("doce", 2), ("dockers", 2)]


def search(name: str, players: int, nodes: int = 200, **how: object) -> Thought:
    game = quayside.load(name, players=players)
    state = game.start(seed=3)
    if state.is_chance:
        state = state.roll(4)
    heuristics = how.pop("heuristics", None) or game.family.heuristics(game)
    return think(game.rules, state.row.copy(), players, nodes, heuristics=heuristics, **how)  # type: ignore[arg-type]


def same(a: Thought, b: Thought) -> bool:
    return bool((a.visits == b.visits).all() and (a.values == b.values).all())


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_equal_searches_grow_equal_trees(name: str, players: int) -> None:
    assert same(search(name, players, seed=5), search(name, players, seed=5))
    assert not same(search(name, players, seed=5), search(name, players, seed=6))


def test_a_win_whatever_is_rolled_is_proved() -> None:
    """After a2-c1 seat 1 cannot move with any of the six rolls."""
    state = quayside.parse("docker:en 2 c1:11,a2:0,a3:010 hand:0,0 out:- turn:0 roll:5")
    heuristics = state.game.family.heuristics(state.game)
    thought = think(state.game.rules, state.row.copy(), 2, 100, heuristics=heuristics)
    assert thought.is_proved
    assert thought.value.tolist() == [1.0, 0.0]
    won = [move.text for move in state.moves if move.action in thought.actions[thought.wins(0)]]
    assert won == ["a2-c1"]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_results_by_seat_add_up_to_one(name: str, players: int) -> None:
    for heuristics in (None, PLAIN):
        thought = search(name, players, nodes=30, heuristics=heuristics)
        assert thought.value.sum() == pytest.approx(1)
        assert np.allclose(thought.values.sum(axis=1), 1)


def test_a_roll_is_met_as_often_as_it_is_likely() -> None:
    game = quayside.load("docker:fr")
    row = game.start().row.copy()
    thought = think(game.rules, row, 2, 601, heuristics=PLAIN)
    assert (np.abs(thought.visits - 100) <= 1).all()


# All containers are on the board, and faces run short.
LATE = "docker:en 2 a1:11,c1:1,b2:0,c3:00 hand:0,0 out:- turn:0 roll:5"


def test_a_search_agrees_with_the_table_of_docker_en() -> None:
    from quayside.games.docker.solution import open_table

    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    state = game.parse(LATE)
    thought = think(
        game.rules, state.row.copy(), 2, 4_000, heuristics=game.family.heuristics(game), seed=1
    )
    worth = [1 - table.probe(state.play(int(action))) for action in thought.actions]
    best = thought.best(0)
    assert worth[best] == pytest.approx(max(worth), abs=0.02)
    assert thought.values[best, 0] == pytest.approx(worth[best], abs=0.05)


def test_a_forced_out_ends_the_game_and_is_proved() -> None:
    """DK-8: with one player left the game is over, so the result is certain."""
    game = quayside.load("docker:fr")
    state = game.parse("docker:fr 2 b2:000000111111 hand:0,0 out:- turn:0 roll:1")
    thought = think(game.rules, state.row.copy(), 2, 50, heuristics=game.family.heuristics(game))
    assert thought.is_proved
    assert thought.value.tolist() == [0.0, 1.0]
    assert thought.simulations == 1


@pytest.mark.parametrize("name", ["docker:fr", "doce", "dockers"])
def test_a_search_that_is_asked_to_stop_stops_and_has_a_move(name: str) -> None:
    game = quayside.load(name)
    state = game.start(seed=1)
    if state.is_chance:
        state = state.roll(4)
    stop, heuristics = Stop(), game.family.heuristics(game)
    found: list[Thought] = []
    searching = threading.Thread(
        target=lambda: found.append(
            think(game.rules, state.row.copy(), 2, 1_000_000, heuristics=heuristics, stop=stop)
        )
    )
    searching.start()
    time.sleep(0.05)  # let it search; nothing below depends on how long
    stop.set()
    searching.join(timeout=60)
    assert not searching.is_alive()
    assert 0 < found[0].simulations < 1_000_000
    assert found[0].actions[found[0].best(state.row[0])] in state.actions


def test_a_search_stopped_before_it_begins_still_has_a_move() -> None:
    stop = Stop()
    stop.set()
    thought = search("dockers", 2, nodes=1000, stop=stop)
    assert thought.simulations == 1
    assert thought.visits.sum() == 1


@pytest.mark.parametrize("name", ["docker:fr", "doce", "dockers"])
def test_a_tree_grown_in_slices_is_the_tree_grown_at_once(name: str) -> None:
    game = quayside.load(name)
    rules, heuristics = game.rules, game.family.heuristics(game)
    row, never, trees = game.start().row.copy(), np.zeros(1, np.uint8), []
    for budgets in ([120], [1, 50, 120]):
        grown, room = new_tree(rules, heuristics, 2, 120)
        for budget in budgets:
            tree.grow(kernels_of(rules, heuristics), grown, room, row, np.uint64(7), budget, never)
        trees.append(grown)
    assert all((a == b).all() for a, b in zip(*trees, strict=True))
