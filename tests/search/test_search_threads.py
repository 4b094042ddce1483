"""Several threads grow one tree: nothing is lost or stays pending, and what is proved is true."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import quayside
from quayside import InvalidSetup
from quayside.core.game import Game, State
from quayside.core.heuristics import PLAIN, Heuristics
from quayside.core.rules import CHANCE, OVER, Row
from quayside.core.stop import Stop
from quayside.search import bot, judge, shared, threads, tree
from quayside.search.bots import SearchBot
from quayside.search.reuse import KeptTree
from quayside.search.run import Glimpse, Thought, kernels_of, most_within, new_tree, think

GAMES = [("docker:fr", 2), ("docker:en", 3), ("doce", 2), ("dockers", 2)]
WAYS = ["own", "shares", "plain"]
NEVER = np.zeros(1, np.uint8)
LATE = "docker:en 2 a1:11,c1:1,b2:0,c3:00 hand:0,0 out:- turn:0 roll:5"
SURE = "docker:en 2 c1:11,a2:0,a3:010 hand:0,0 out:- turn:0 roll:5"


def ready(game: Game) -> State:
    state = game.start(seed=3)
    return state.roll(4) if state.is_chance else state


def heuristics_of(game: Game, way: str) -> Heuristics:
    own = game.family.heuristics(game)
    return {"own": own, "shares": replace(own, shares=True), "plain": PLAIN}[way]


def grow_by_four(
    state: State, heuristics: Heuristics, budget: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[tree.Tree, shared.Traffic, Thought]:
    """Return a tree grown by four threads, and what they shared beside it."""
    game = state.game
    grown, room = new_tree(game.rules, heuristics, game.players, budget)
    traffic = shared.new_traffic(grown)
    monkeypatch.setattr(threads, "new_traffic", lambda _: traffic)
    found = threads.grow_together(
        game.rules, heuristics, grown, room, state.row.copy(), budget, 5, Stop(), None, None, 4
    )
    return grown, traffic, found


def rows_of(game: Game, grown: tree.Tree, root: Row) -> dict[int, Row]:
    """Play all edges of a tree on rows: return the position of every node. Nodes of transpositions
    must be the same position by all ways."""
    rows, queue, scratch = {0: root}, [0], game.rules.scratch()
    while queue:
        node = queue.pop()
        first, count = grown.nodes[node, tree.FIRST], max(0, grown.nodes[node, tree.EDGES])
        for action, child, _ in grown.edges[first : first + count].tolist():
            if child == tree.NONE:
                continue
            row = rows[node].copy()
            game.rules.apply(row, action, scratch)
            if child not in rows:
                rows[child] = row
                queue.append(child)
            assert (rows[child] == row).all()
    return rows


def actions_of(game: Game, row: Row) -> list[int]:
    rules = game.rules
    if rules.status(row) == CHANCE:
        odds = np.zeros(rules.outcome_count)
        return np.flatnonzero(odds[: rules.outcomes(row, odds, rules.scratch())]).tolist()
    out = rules.actions()
    return sorted(out[: rules.legal(row, out, rules.scratch())].tolist())


def proof_of(grown: tree.Tree, node: int) -> list[float] | None:
    """Return the result that a node's children prove, or None: written anew, for comparison."""
    first, count = grown.nodes[node, tree.FIRST], grown.nodes[node, tree.EDGES]
    edges, who = grown.edges[first : first + count], int(grown.nodes[node, tree.WHO])
    known = [child for child in edges[:, 1].tolist() if child >= 0 and grown.nodes[child, 4]]
    results = [grown.sums[child].tolist() for child in known]
    if who == CHANCE:
        odds = grown.odds[first : first + count]
        mean = odds @ np.array([grown.sums[child] for child in edges[:, 1]]) / odds.sum()
        return mean.tolist() if len(known) == count else None
    best = max(results, key=lambda result: result[who], default=None)
    if best is None or (best[who] < 1.0 and len(known) < count):
        return None
    is_only = all(result == best for result in results if result[who] == best[who])
    return best if is_only or best[who] == 1.0 else None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_one_thread_alone_grows_the_tree_of_an_ordinary_search(
    name: str, players: int, way: str
) -> None:
    game = quayside.load(name, players=players)
    heuristics, row = heuristics_of(game, way), ready(game).row.copy()
    kernels, word, trees = kernels_of(game.rules, heuristics), np.uint64(7), []
    for budget in (400, 0):
        grown, room = new_tree(game.rules, heuristics, players, 400)
        tree.grow(kernels, grown, room, row, word, budget, NEVER)
        trees.append(grown)
    shared.grow_shared(kernels, grown, room, shared.new_traffic(grown), row, 400, NEVER)
    assert all((a == b).all() for a, b in zip(*trees, strict=True))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_four_threads_leave_a_whole_tree(
    name: str, players: int, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = quayside.load(name, players=players)
    budget = 300 if way == "plain" else 3_000
    state = ready(game)
    grown, traffic, found = grow_by_four(state, heuristics_of(game, way), budget, monkeypatch)
    assert not any(cells.any() for cells in traffic)
    used, edge_count = int(grown.used[tree.NODES_USED]), int(grown.used[tree.EDGES_USED])
    nodes, edges = grown.nodes[:used], grown.edges[:edge_count]
    assert found.simulations == grown.used[tree.SIMULATIONS] == nodes[0, tree.VISITS] == budget
    assert found.visits.sum() == budget
    assert found.actions.tolist() == list(state.actions)
    # Every visit of a node came by an edge, and went on by one or was an evaluation of the node.
    led = edges[edges[:, tree.CHILD] != tree.NONE]
    arrived = np.zeros(used, np.int64)
    np.add.at(arrived, led[:, tree.CHILD], led[:, tree.TRIED])
    assert (arrived[1:] == nodes[1:, tree.VISITS]).all()
    assert not edges[edges[:, tree.CHILD] == tree.NONE, tree.TRIED].any()
    is_open = nodes[:, tree.IS_PROVED] == 0
    assert np.allclose(grown.sums[:used].sum(axis=1), np.where(is_open, nodes[:, tree.VISITS], 1))
    rows = rows_of(game, grown, state.row.copy())
    assert len(rows) == used
    for node in range(used):
        who, first, count, visits, is_proved = nodes[node].tolist()
        assert who == game.rules.status(rows[node])
        if count <= 0:
            assert who != OVER or is_proved
            continue
        own = edges[first : first + count]
        assert sorted(own[:, tree.ACTION].tolist()) == actions_of(game, rows[node])
        assert visits - own[:, tree.TRIED].sum() >= (1 if node else 0)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_edges_are_worth_what_their_nodes_are(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To rounding: two threads may add to an edge and to its node in different orders."""
    game = quayside.load(name, players=players)
    own = replace(heuristics_of(game, "own"), shares=False)
    grown, _, _ = grow_by_four(ready(game), own, 3_000, monkeypatch)
    for who, first, count, _, _ in grown.nodes[: grown.used[tree.NODES_USED]].tolist():
        for edge in range(first, first + max(0, count)):
            _, child, tried = grown.edges[edge].tolist()
            if who != CHANCE and tried:
                times = tried if grown.nodes[child, tree.IS_PROVED] else 1
                assert grown.worth[edge] == pytest.approx(times * grown.sums[child, who], rel=1e-12)


@pytest.mark.parametrize("way", ["own", "shares"])
@pytest.mark.parametrize("position", [LATE, SURE])
def test_what_threads_prove_is_true(
    position: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By their children, and by the solution of the game."""
    from quayside.games.docker.solution import open_table

    state = quayside.parse(position)
    game, table = state.game, open_table(state.game)
    assert table is not None
    grown, _, _ = grow_by_four(state, heuristics_of(game, way), 3_000, monkeypatch)
    proved = 0
    for node, row in rows_of(game, grown, state.row.copy()).items():
        if not grown.nodes[node, tree.IS_PROVED]:
            # Another parent of a shared node learns of a proof when it is next followed.
            assert way == "shares" or grown.nodes[node, 2] <= 0 or proof_of(grown, node) is None
            continue
        if grown.nodes[node, tree.WHO] == OVER:
            continue
        proved += 1
        assert proof_of(grown, node) == pytest.approx(grown.sums[node].tolist(), abs=1e-12)
        if grown.nodes[node, tree.WHO] == CHANCE:
            known = table.probe(State(game, row.copy()))
            assert grown.sums[node, row[0]] == pytest.approx(known, abs=1e-9)
    assert proved > 20 or position == SURE


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_win_whatever_is_rolled_is_proved_by_any_number_of_threads(count: int) -> None:
    state = quayside.parse(SURE)
    heuristics = state.game.family.heuristics(state.game)
    row = state.row.copy()
    thought = think(state.game.rules, row, 2, 10_000, heuristics=heuristics, threads=count)
    assert thought.is_proved
    assert thought.value.tolist() == [1.0, 0.0]
    assert thought.simulations < 10_000


def test_threads_on_one_tree_are_told_to_stop() -> None:
    game, stop = quayside.load("dockers"), Stop()
    row, heuristics = ready(game).row.copy(), game.family.heuristics(game)
    found: list[Glimpse] = []

    def watch(glimpse: Glimpse) -> None:
        found.append(glimpse)
        stop.set()

    thought = think(
        game.rules, row, 2, 1_000_000, heuristics=heuristics, threads=4, stop=stop, watch=watch
    )
    assert 0 < thought.simulations < 1_000_000
    assert found[-1].simulations == thought.simulations
    again = think(game.rules, row, 2, 1_000, heuristics=heuristics, threads=4, stop=stop)
    assert again.simulations == again.visits.sum() == 1


def test_threads_by_the_clock_end_and_judge() -> None:
    state = ready(quayside.load("doce"))
    found = judge(state, seconds=0.02, threads=2)
    assert found.best in state.actions
    assert 0 < found.simulations < most_within(0.02, 2)


def test_threads_go_on_with_a_kept_tree() -> None:
    game = quayside.load("dockers")
    kept = KeptTree(game.rules, game.family.heuristics(game), 2, 300, threads=4)
    state, reused = ready(game), 0
    for _ in range(6):
        thought = kept.think(state.row.copy(), seed=2)
        assert thought.simulations == kept.reused + 300
        assert thought.actions.tolist() == list(state.actions)
        reused += kept.reused
        state = state.play(int(thought.actions[thought.best(state.to_move or 0)]))
    assert reused > 0


def test_texts_of_bots_say_how_many_threads() -> None:
    game = quayside.load("doce")
    for spec, count in (("search:60/2threads", 2), ("search:5ms/3threads@0.5", 3)):
        player = bot(spec, game)
        assert isinstance(player, SearchBot)
        assert player.kept is not None
        assert player.kept.threads == count
        assert player.choose(ready(game)) in ready(game).moves


@pytest.mark.parametrize(
    "spec", ["search:60/0threads", "search:60/2", "search:60/2threads/3threads", "uct:60/2threads"]
)
def test_a_number_of_threads_that_means_nothing_is_refused(spec: str) -> None:
    with pytest.raises(InvalidSetup):
        bot(spec, quayside.load("doce"))
