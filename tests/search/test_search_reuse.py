"""Transpositions share nodes, trees are kept between moves, and searches end by the clock."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

import quayside
from quayside import InvalidSetup
from quayside.core.game import Game, State
from quayside.core.rules import Row
from quayside.search import bot, judge, tree
from quayside.search.bots import SearchBot
from quayside.search.reuse import KeptTree, cut
from quayside.search.run import kernels_of, most_within, new_tree, think

GAMES = [("docker:fr", 2), ("docker:en", 3), ("doce", 2), ("dockers", 2)]
NEVER = np.zeros(1, np.uint8)


def ready(game: Game, moves: int = 0) -> State:
    """Return a position that waits for a move, after some first moves."""
    state = game.start(seed=3)
    for number in range(moves + 1):
        while state.is_chance:
            state = state.roll(4)
        if number < moves:
            state = state.play(state.actions[-1])
    return state


def grown(game: Game, row: Row, budget: int) -> tree.Tree:
    """Return a tree that shares transpositions."""
    heuristics = replace(game.family.heuristics(game), shares=True)
    made, room = new_tree(game.rules, heuristics, game.players, budget)
    kernels = kernels_of(game.rules, heuristics)
    tree.grow(kernels, made, room, row.copy(), np.uint64(5), budget, NEVER)
    return made


def ways(game: Game, made: tree.Tree, root: Row) -> dict[int, set[tuple[int, bytes]]]:
    """Follow every way down a tree: by node, the depths and positions in which it was met."""
    found: dict[int, set[tuple[int, bytes]]] = {}
    level, depth, scratch = {(0, root.tobytes())}, 0, game.rules.scratch()
    while level:
        below = set()
        for node, here in level:
            found.setdefault(node, set()).add((depth, here))
            first, count = made.nodes[node, tree.FIRST], made.nodes[node, tree.EDGES]
            for action, child, _ in made.edges[first : first + max(0, count)].tolist():
                if child != tree.NONE:
                    row = np.frombuffer(here, np.int32).copy()
                    game.rules.apply(row, action, scratch)
                    below.add((child, row.tobytes()))
        level, depth = below, depth + 1
    return found


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_node_is_one_position_at_one_depth_and_no_position_has_two(
    name: str, players: int
) -> None:
    game = quayside.load(name, players=players)
    row = ready(game).row
    made = grown(game, row, 600)
    found = ways(game, made, row)
    assert len(found) == made.used[tree.NODES_USED]
    assert all(len(places) == 1 for places in found.values())
    assert len(set().union(*found.values())) == len(found)


def test_different_orders_of_moves_meet_in_one_node() -> None:
    game = quayside.load("dockers")
    made = grown(game, ready(game).row, 2_000)
    edges = made.edges[: made.used[tree.EDGES_USED]]
    parents = Counter(edges[edges[:, tree.CHILD] != tree.NONE, tree.CHILD].tolist())
    assert sum(count > 1 for count in parents.values()) > 50


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_shared_node_counts_the_visits_of_all_edges_to_it(name: str, players: int) -> None:
    game = quayside.load(name, players=players)
    made = grown(game, ready(game).row, 600)
    edges = made.edges[: made.used[tree.EDGES_USED]]
    tried = np.zeros(made.used[tree.NODES_USED], np.int64)
    np.add.at(tried, edges[:, tree.CHILD][edges[:, tree.CHILD] >= 0], edges[edges[:, 1] >= 0, 2])
    visits = made.nodes[: len(tried), tree.VISITS]
    assert (tried[1:] == visits[1:]).all()
    assert visits[0] == made.used[tree.SIMULATIONS]
    worth = made.worth[: len(edges)][edges[:, tree.TRIED] > 0]
    assert (worth / edges[edges[:, tree.TRIED] > 0, tree.TRIED] <= 1 + 1e-9).all()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_tree_that_shares_nodes_grows_the_same_in_slices(name: str, players: int) -> None:
    game = quayside.load(name, players=players)
    heuristics = replace(game.family.heuristics(game), shares=True)
    kernels, row, trees = kernels_of(game.rules, heuristics), ready(game).row.copy(), []
    for budgets in ([150], [1, 60, 150]):
        made, room = new_tree(game.rules, heuristics, players, 150)
        for budget in budgets:
            tree.grow(kernels, made, room, row, np.uint64(7), budget, NEVER)
        trees.append(made)
    assert all((a == b).all() for a, b in zip(*trees, strict=True))


def test_proofs_pass_through_shared_nodes() -> None:
    """After a2-c1 seat 1 cannot move with any of the six rolls."""
    state = quayside.parse("docker:en 2 c1:11,a2:0,a3:010 hand:0,0 out:- turn:0 roll:5")
    heuristics = replace(state.game.family.heuristics(state.game), shares=True)
    thought = think(state.game.rules, state.row.copy(), 2, 100, heuristics=heuristics)
    assert thought.is_proved
    assert thought.value.tolist() == [1.0, 0.0]


def test_shared_nodes_judge_as_the_table_of_docker_en_does() -> None:
    from quayside.games.docker.solution import open_table

    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    state = game.parse("docker:en 2 a1:11,c1:1,b2:0,c3:00 hand:0,0 out:- turn:0 roll:5")
    heuristics = replace(game.family.heuristics(game), shares=True)
    thought = think(game.rules, state.row.copy(), 2, 4_000, heuristics=heuristics, seed=1)
    worth = [1 - table.probe(state.play(int(action))) for action in thought.actions]
    best = thought.best(0)
    assert worth[best] == pytest.approx(max(worth), abs=0.02)
    assert thought.values[best, 0] == pytest.approx(worth[best], abs=0.05)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_cut_tree_holds_what_the_old_one_knew_below_its_root(name: str, players: int) -> None:
    game = quayside.load(name, players=players)
    state = ready(game)
    old = grown(game, state.row, 600)
    first, count = old.nodes[0, tree.FIRST], old.nodes[0, tree.EDGES]
    edge = first + int(np.argmax(old.edges[first : first + count, tree.TRIED]))
    action, child, _ = old.edges[edge].tolist()
    after = state.play(action).row
    new = cut(old, child, 1, 100)

    def told(made: tree.Tree, root: Row, depth: int) -> dict[tuple[int, bytes], tuple[object, ...]]:
        return {
            (place[0] + depth, place[1]): (
                made.nodes[node, tree.VISITS],
                made.nodes[node, tree.IS_PROVED],
                made.sums[node].tolist(),
            )
            for node, places in ways(game, made, root).items()
            for place in places
        }

    before, kept = told(old, state.row, 0), told(new, after, 1)
    assert kept.items() <= before.items()
    assert len(kept) == new.used[tree.NODES_USED] > 1
    assert new.used[tree.SIMULATIONS] == old.nodes[child, tree.VISITS]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_cut_tree_grows_on_without_doubles(name: str, players: int) -> None:
    game = quayside.load(name, players=players)
    heuristics = game.family.heuristics(game)
    kept = KeptTree(game.rules, heuristics, players, 300)
    state, reused = ready(game), 0
    for _ in range(6):
        thought = kept.think(state.row.copy(), seed=2)
        reused += kept.reused
        assert thought.is_proved or thought.simulations == kept.reused + 300
        assert thought.actions.tolist() == list(state.actions)
        state = state.play(int(thought.actions[thought.best(state.to_move or 0)]))
        while state.is_chance:
            state = state.roll(4)
        if state.is_over:
            break
    assert reused > 0
    assert kept._tree is not None
    assert kept._row is not None
    found = ways(game, kept._tree, kept._row)
    assert len(set().union(*found.values())) == len(found) == kept._tree.used[tree.NODES_USED]


def test_every_further_decision_of_a_turn_goes_on_with_the_tree() -> None:
    """Three moves and Customs are one turn, without a move of anybody else between them."""
    game = quayside.load("dockers")
    player = bot("search:120/keep", game, seed=4)
    assert isinstance(player, SearchBot)
    assert player.kept is not None
    state, reused = ready(game), []
    while state.to_move == ready(game).to_move:
        state = state.play(player.choose(state).action)
        if player.thought:
            reused.append(player.kept.reused)
    assert reused[0] == 0
    assert len(reused) >= 3
    assert all(reused[1:])


def test_the_same_positions_in_the_same_order_get_the_same_answers() -> None:
    game = quayside.load("dockers")
    players = [bot("search:60/keep", game, seed=4) for _ in range(2)]
    state = ready(game)
    for _ in range(5):
        moves = {one.choose(state).text for one in players}
        again = players[0].choose(state).text
        assert moves == {again}
        state = state.play(again)


def test_a_position_that_the_tree_does_not_know_begins_a_new_one() -> None:
    game = quayside.load("dockers")
    kept = KeptTree(game.rules, game.family.heuristics(game), 2, 60)
    kept.think(ready(game).row.copy(), seed=1)
    elsewhere = ready(quayside.load("dockers"), moves=9).row.copy()
    found = kept.think(elsewhere, seed=1)
    heuristics = replace(game.family.heuristics(game), shares=True)
    fresh = think(game.rules, elsewhere, 2, 60, heuristics=heuristics, seed=1)
    assert kept.reused == 0
    assert (found.visits == fresh.visits).all()


@pytest.mark.parametrize(
    ("name", "players"), [("docker:fr", 2), ("docker:en", 3), ("doce", 2), ("dockers", 3)]
)
def test_a_bot_that_keeps_its_tree_plays_whole_games(name: str, players: int) -> None:
    """On all seats: through rolls, players who go out, and the rounds of a match."""
    game = quayside.load(name, players=players).automatic
    player = bot("search:60/keep", game, seed=5)
    assert isinstance(player, SearchBot)
    assert player.kept is not None
    state, reused, number = game.start(seed=8), 0, 0
    while not state.is_over and number < 300:
        number += 1
        if state.is_chance:
            state = state.roll(1 + number % 6)
            continue
        state = state.play(player.choose(state).action)
        reused += player.kept.reused
    assert reused > 0


@pytest.mark.parametrize("name", ["docker:fr", "doce", "dockers"])
def test_a_search_by_the_clock_ends_and_has_a_move(name: str) -> None:
    game = quayside.load(name)
    state = ready(game)
    for spec in ("search:1ms", "search:0.02s", "search:20ms@0.5"):
        player = bot(spec, game)
        assert player.choose(state) in state.moves
        assert player.thought is not None
        assert 0 < player.thought.simulations < most_within(0.02)


def test_an_analysis_by_the_clock_ends_and_judges() -> None:
    state = ready(quayside.load("dockers"))
    found = judge(state, seconds=0.02)
    assert found.best in state.actions
    assert 0 < found.simulations < most_within(0.02)


@pytest.mark.parametrize(
    "spec",
    ["search:0s", "search:-1s", "search:3m", "search:s", "uct:3s", "search:10/kept", "uct:10/keep"],
)
def test_an_effort_that_means_nothing_is_refused(spec: str) -> None:
    with pytest.raises(InvalidSetup):
        bot(spec, quayside.load("doce"))
