"""Bots: every level of every game plays legal moves, the same ones for the same seed."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

import quayside
from quayside import InvalidSetup, State
from quayside.core.game import Game, Move
from quayside.games.docker import rules as docker
from quayside.search import Stop, arena, bot, run, uses_table
from quayside.search.levels import LEVELS
from quayside.search.skills import skill_of
from quayside.search.think import think
from quayside.solve import Table, open_table
from tests.games.doce.positions import state as doce_state

WON = """
. . . . .
. . . . B1
. . . . B1
. . . . .
A3 A3 A3 . B6
"""
GAMES = [
    *(
        (f"docker:{edition}", players)
        for edition in ("fr", "en", "it", "omba")
        for players in (2, 3, 4)
    ),
    ("doce", 2),
    *(("dockers", players) for players in (2, 3, 4)),
]


def ready(game: Game, seed: int = 1, moves: int = 0) -> State:
    """Return a position in which somebody must move, after a few random moves."""
    state = game.start(seed=seed)
    strayer = bot("random", game, seed)
    while state.is_chance or moves > 0:
        if state.is_chance:
            state = state.roll()
        else:
            state, moves = state.play(strayer.choose(state)), moves - 1
    return state


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_level_of_every_game_plays_legal_moves(name: str, players: int) -> None:
    game = quayside.load(name, players=players)
    state = ready(game, moves=5)
    for level in "12345":
        assert bot(level, game, seed=2).choose(state) in state.moves


@pytest.mark.parametrize(("name", "players"), [("docker:fr", 4), ("doce", 2), ("dockers", 3)])
@pytest.mark.parametrize("spec", ["2", "uct:50", "search:60", "random", "greedy"])
def test_the_same_seed_plays_the_same_move(name: str, players: int, spec: str) -> None:
    game = quayside.load(name, players=players)
    state = ready(game, moves=3)
    chosen = {bot(spec, game, seed=4).choose(state).text for _ in range(2)}
    assert len(chosen) == 1


def test_lower_levels_stray_and_the_seed_decides_where() -> None:
    game = quayside.load("docker:fr")
    state = ready(game, moves=8)
    assert len({bot("1", game, seed=seed).choose(state).text for seed in range(20)}) > 1


def test_a_bot_asked_to_stop_has_a_move() -> None:
    stop = Stop()
    stop.set()
    for name in ("docker:fr", "doce", "dockers"):
        game = quayside.load(name)
        state = ready(game)
        assert bot("6", game).choose(state, stop) in state.moves


@pytest.mark.parametrize("spec", ["7", "0", "uct", "uct:0", "uct:x", "search:10@-1", "clever", ""])
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(InvalidSetup):
        bot(spec, quayside.load("doce"))


def test_there_are_six_levels_for_every_game_and_number_of_players() -> None:
    for family, counts in {"docker": (2, 3, 4), "doce": (2,), "dockers": (2, 3, 4)}.items():
        for players in counts:
            assert len(LEVELS[family, players]) == 6


def test_cards_are_searched_without_the_network_of_the_die() -> None:
    """DK-10 has no rolls, so what was learnt with the die does not apply."""
    game = quayside.load("docker:fr", chance="cards")
    assert bot("search:50", game).choose(ready(game)) in ready(game).moves


class Known:
    """A table that holds only positions with an even number of containers on the board."""

    def __init__(self, value: float) -> None:
        self.value = value

    def probe_rows(self, rows: np.ndarray) -> np.ndarray:
        on_board = rows[:, 21:30].sum(axis=1)
        return np.where(on_board % 2 == 0, self.value, np.nan)


def test_level_6_plays_from_the_table_where_there_is_one() -> None:
    """No move loses anything against the table of docker:en: regret is 0."""
    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    best = bot("6", game, table=table)
    for seed in range(3):
        state = game.start(seed=seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            move = best.choose(state)
            if state.actions != (90,):
                assert move.action == table.best(state)[0] or _equal(table, state, move.action)
            state = state.play(move)


def _worth(table: Table, state: State, action: int) -> float:
    after = state.play(action)
    return after.returns[state.to_move or 0] if after.is_over else 1 - table.probe(after)


def _equal(table: Table, state: State, action: int) -> bool:
    return _worth(table, state, action) == pytest.approx(table.best(state)[1], abs=1e-12)


def test_a_table_in_part_is_used_for_the_moves_it_knows() -> None:
    """Entering makes three containers on the board, which the table does not hold; moving on keeps
    two, which it does, and says they are as good as won or lost."""
    game = quayside.load("docker:fr")
    state = game.parse("docker:fr 2 b1:0,b3:1 hand:5,5 out:- turn:0 roll:2")
    won = bot("search:100", game, table=Known(0.0)).choose(state)
    lost = bot("search:100", game, table=Known(1.0)).choose(state)
    assert not won.text.startswith("+")
    assert lost.text.startswith("+")


class Late:
    """The later layers of a real table: positions with at most so many containers in hand."""

    def __init__(self, table: Table, hand: int) -> None:
        self.table, self.hand = table, hand

    def probe_rows(self, rows: np.ndarray) -> np.ndarray:
        in_hand = rows[:, docker.HAND : docker.HAND + 2].sum(axis=1)
        return np.where(in_hand <= self.hand, self.table.probe_rows(rows), np.nan)


def test_layers_of_a_real_table_are_played_from_and_searched_around() -> None:
    """With the layers of at most two containers in hand, moves into them are exact; before, the
    bot loses less than without them."""
    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    lost, without, exact = 0.0, 0.0, 0
    for seed in range(6):
        state = ready(game, seed, moves=seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            best = table.best(state)[1]
            known = bot("search:20", game, seed, Late(table, 2)).choose(state)
            regret = best - _worth(table, state, known.action)
            if sum(state.row[docker.HAND : docker.HAND + 2]) <= 2:
                assert regret == pytest.approx(0, abs=1e-12)
                exact += 1
            lost += regret
            plain = bot("search:20", game, seed).choose(state)
            without += best - _worth(table, state, plain.action)
            state = state.play(plain)
    assert exact > 10
    assert lost < without


def test_levels_below_6_do_not_look_into_the_table() -> None:
    game = quayside.load("docker:fr")
    state = ready(game)
    assert bot("3", game, 1, Known(1.0)).choose(state) == bot("3", game, 1).choose(state)
    assert [spec for spec in ("1", "5", "6", "search:9", "search:9@1", "uct:9", "random")
            if uses_table(spec, game)] == ["6", "search:9"]  # fmt: skip
    assert not uses_table("6", quayside.load("docker:fr", players=3))


def test_level_1_plays_like_a_person_who_learns_the_game() -> None:
    """It takes what lies open more often than chance would: a line of twelve in Doce, points in
    Dockers."""
    won = doce_state(WON, last="a1,e3")
    taken = sum(bot("1", won.game, seed).choose(won).text == "d1=3" for seed in range(20))
    assert taken >= 10
    result = run(arena(quayside.load("dockers"), ["1", "random"], seed=2), 2, workers=1)
    own, chance = (one.points for one in result.standings)
    assert own is not None
    assert chance is not None
    assert own > 2 * chance


def ahead(state: State, move: Move) -> int:
    """Return by how many points the player to move leads after a move."""
    scores = list(state.play(move).scores or ())
    return scores.pop(move.seat) - max(scores)


def test_greedy_takes_the_most_points_and_level_1_does_not_shut_it_out() -> None:
    game = quayside.load("dockers")
    state = ready(game)
    while len({ahead(state, move) for move in state.moves}) == 1:
        state = state.play(bot("random", game).choose(state))
    chosen = bot("greedy", game).choose(state)
    assert ahead(state, chosen) == max(ahead(state, move) for move in state.moves)
    result = run(arena(game, ["1", "greedy"], seed=1), 20, workers=1)
    assert 0.5 < result.standings[0].share < 1


def test_levels_lose_less_and_less_against_the_table_of_docker_en() -> None:
    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    lost = dict.fromkeys(("random", "1", "3", "5"), 0.0)
    for seed in range(8):
        state = ready(game, seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            best = table.best(state)[1]
            chosen = {spec: bot(spec, game, seed).choose(state) for spec in lost}
            for spec, move in chosen.items():
                lost[spec] += best - _worth(table, state, move.action)
            state = state.play(chosen["1"])
    assert lost["random"] > lost["1"] > lost["3"] > lost["5"] > 0


SIGNATURE = {
    ("docker:fr", 2): "ea21ef9f15bc",
    ("docker:en", 3): "a4d8f64e5fb0",
    ("docker:fr", 4): "c62dea702c39",
    ("doce", 2): "19cf3d159fee",
    ("dockers", 2): "87aa5629c02c",
    ("dockers", 4): "2d4d58c43ba0",
}


def signature(name: str, players: int) -> str:
    """Return visits and chosen moves of fixed searches along a game, as a short hash."""
    game = quayside.load(name, players=players)
    digest = hashlib.sha256()
    for seed in range(3):
        state = ready(game, seed, moves=4 * seed)
        thought = think(
            game.rules, state.row.copy(), players, 300, skill=skill_of(game), seed=seed
        )  # fmt: skip
        digest.update(thought.actions.tobytes() + thought.visits.tobytes())
        for spec in ("3", "uct:100"):
            digest.update(bot(spec, game, seed).choose(state).text.encode())
    return digest.hexdigest()[:12]


@pytest.mark.parametrize(("name", "players"), list(SIGNATURE))
def test_play_has_not_changed_by_accident(name: str, players: int) -> None:
    """Who changes play on purpose writes the new signature down, and measures strength again."""
    assert signature(name, players) == SIGNATURE[name, players]
