"""Bots: every level of every game plays legal moves, the same ones for the same seed."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import quayside
from quayside import InvalidSetup, State
from quayside.core.game import Game, Move
from quayside.core.heuristics import NO_WIN
from quayside.core.solution import Solution
from quayside.games.doce import rules as doce
from quayside.games.doce.tactics import most_points, winning_dice
from quayside.games.docker import rules as docker
from quayside.games.docker.explain import playable
from quayside.games.docker.solution import Table, open_table
from quayside.games.dockers import crates
from quayside.games.dockers import heuristics as dockers
from quayside.record import load
from quayside.search import SolutionOf, Stop, arena, bot, run, solution_of
from quayside.search.bots import SearchBot, SolutionBot
from quayside.search.run import think
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
    for level in "1234567":
        assert bot(level, game, seed=2).choose(state) in state.moves


@pytest.mark.parametrize(("name", "players"), [("docker:fr", 4), ("doce", 2), ("dockers", 3)])
@pytest.mark.parametrize("spec", ["2", "uct:50", "search:60", "random", "greedy", "greedy~30"])
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
        assert bot("8", game).choose(state, stop) in state.moves


@pytest.mark.parametrize(
    "spec",
    ["9", "0", "uct", "uct:0", "uct:x", "search:10@-1", "clever", "", "thumb~", "3~101", "~30"],
)
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(InvalidSetup):
        bot(spec, quayside.load("doce"))


def test_there_are_eight_levels_for_every_game_and_number_of_players() -> None:
    for family, counts in {"docker": (2, 3, 4), "doce": (2,), "dockers": (2, 3, 4)}.items():
        for players in counts:
            game = quayside.load(family, players)
            assert len(game.family.levels(game)) == 8


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


def test_level_8_plays_from_the_table_where_there_is_one() -> None:
    """No move loses anything against the table of docker:en: regret is 0."""
    game = quayside.load("docker:en")
    table = open_table(game)
    assert table is not None
    best = bot("8", game, solution_of=solution_of)
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
    won = bot("search:100", game, 0, given(Known(0.0))).choose(state)
    lost = bot("search:100", game, 0, given(Known(1.0))).choose(state)
    assert not won.text.startswith("+")
    assert lost.text.startswith("+")


def given(solution: object) -> SolutionOf:
    """Return a source that hands out one solution, which need not be a whole one."""
    return lambda _: cast(Solution, solution)


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
            known = bot("search:20", game, seed, given(Late(table, 2))).choose(state)
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


def test_levels_below_8_do_not_look_into_the_table() -> None:
    game = quayside.load("docker:fr")
    state = ready(game)
    assert bot("3", game, 1, given(Known(1.0))).choose(state) == bot("3", game, 1).choose(state)
    assert [
        spec
        for spec in ("1", "7", "8", "search:9", "search:9@1", "uct:9", "random")
        if isinstance(bot(spec, game, 0, given(Known(1.0))), SolutionBot)
    ] == ["8", "search:9"]
    unsolved = quayside.load("docker:fr", players=3, chance="cards")
    assert not isinstance(bot("8", unsolved, 0, solution_of), SolutionBot)


def test_level_1_plays_like_a_person_who_learns_the_game() -> None:
    """It takes a line of twelve in Doce, and more points than chance in Dockers."""
    won = doce_state(WON, last="a1,e3")
    assert {bot("1", won.game, seed).choose(won).text for seed in range(20)} == {"d1=3"}
    result = run(arena(quayside.load("dockers"), ["1", "random"], seed=2), 2, workers=1)
    own, chance = (one.points for one in result.standings)
    assert own is not None
    assert chance is not None
    assert own > 2 * chance


ONE_ACTION_WINS = [
    # Doce: a die that ends the match.
    (
        "doce:standard B1,.,A5,A5,.,.,.,.,.,B6,.,.,.,.,.,.,.,.,.,.,.,A1,B5,.,. turn:0 dice:8,8"
        " blockers:11 last:d1,e2 round:4 starter:0 totals:56,24",
        "b1=1",
    ),
    (
        "doce:standard B3,B4,B4,.,A2,A3,.,A5,.,.,B4,.,.,.,A1,B3,.,A6,.,.,B3,.,.,.,A5 turn:0 dice:5,5"
        " blockers:11 last:a2,b1 round:4 starter:0 totals:47,7",
        "d1=1",
    ),
    (
        "doce:standard A1,.,A1,.,A1,B6,A#,.,B1,.,.,.,B5,.,.,.,B1,.,B5,.,.,.,.,A4,A1 turn:1 dice:6,6"
        " blockers:01 last:e1,b4 round:4 starter:1 totals:6,16",
        "d3=2",
    ),
    # Docker: no other player can move whatever they roll.
    ("docker:fr 2 b1:0,c1:10,a2:110,b2:0,c2:10,a3:11,b3:0 hand:0,0 out:- turn:0 roll:6", "b2-a3"),
    ("docker:en 2 a1:01,c1:0,b3:1,c3:01 hand:0,0 out:- turn:1 roll:4", "b3-c1"),
    ("docker:it 2 a1:01,b1:110,c1:10,b2:0,c2:10,b3:10 hand:0,0 out:- turn:0 roll:6", "b2-a1"),
    ("docker:omba 2 b1:0,a2:110,b2:0,a3:1010,b3:10,c3:1 hand:0,0 out:- turn:0 roll:6", "b1-c3"),
    ("docker:fr 3 c1:10210,a2:1,c2:20,b3:2 hand:0,0,0 out:2 turn:0 roll:6", "c2-a2"),
    ("docker:en 3 a1:1,b1:012,b2:2,c2:00,a3:2,c3:1 hand:0,0,0 out:1 turn:2 roll:6", "b1-c2"),
    (
        "docker:fr 4 a1:0,b1:31,c1:2,a2:2,b2:1,a3:030,b3:23 hand:0,0,0,0 out:12 turn:0 roll:5",
        "a1-b3",
    ),
    ("docker:en 4 a1:001,b1:2,c1:12,b2:3,c2:133,b3:20 hand:0,0,0,0 out:03 turn:2 roll:4", "b1-a1"),
    # Dockers: the token closes the game.
    (
        "dockers:standard 2 colours:br turn:0 moves:3 customs:ANR scores:14,2 turns:33 crates:RTM@6,5,"
        "0=b.ygyg,ANR@5,3,0=ggr.ry,HAM@3,3,0=bbr.rg,LEH@1,5,0=bbyry.,MRS@2,5,0=bgyyg.,GOA@4,5,0=yr.ggr"
        ",BCN@3,2,0=brrb.g,LIS@3,4,0=byr.yb,SSA@4,3,0=gb.r.y,LON@7,5,0=bb.gyg,NYC@5,1,0=rr.ygy,BUE@0,2"
        ",0=ggbrb.,VAP@1,4,0=yybr.r,SFO@4,7,0=yg.gbb,YOK@6,3,0=.ygyrr,SHA@1,1,0=gbrgb.,HKG@1,3,0=yby.r"
        "r,SIN@2,4,0=bgr.y.,BOM@5,6,0=yb.gby,SYD@5,2,0=rgg.yy,CPT@1,2,0=grrgb.,DKR@4,6,0=ybrrb.,ALY@3,"
        "5,0=ybbg.y,IST@6,6,0=rg.gyy,ODS@1,0,0=g.brrg,PIR@0,4,0=ybbrr.,TNG@4,4,0=gby.r. been:YOK@6,4,0"
        ",YOK@7,3,0,YOK@7,4,0 pivoted:- cap=400",
        "=YOK",
    ),
    (
        "dockers:standard 4 colours:ygbr turn:0 moves:3 customs:HKG scores:34,14,9,2 turns:56 crates:R"
        "TM@5,6,0=b.ygyg,ANR@6,2,0=ggr.ry,HAM@3,3,0=rr.bgb,LEH@0,3,0=yyb.br,MRS@6,5,0=y.ggby,GOA@4,3,0"
        "=grrgy.,BCN@5,2,0=gbb.rr,LIS@2,3,0=ybrby.,SSA@5,3,0=..bygr,LON@6,3,0=ggyb.b,NYC@2,2,0=yygr.r,"
        "BUE@3,0,0=ggrb.b,VAP@1,4,0=yy.rbr,SFO@3,5,0=bg.ybg,YOK@5,0,0=gry.ry,SHA@3,4,0=rbbgg.,HKG@2,0,"
        "0=yby.rr,SIN@5,5,0=yrb.g.,BOM@4,6,0=by.ybg,SYD@8,3,0=y.rygg,CPT@4,1,0=grb.rg,DKR@3,6,0=by.brr"
        ",ALY@6,6,0=ygby.b,IST@7,3,0=ygg.ry,ODS@4,0,0=grgr.b,PIR@2,1,0=yb.brr,TNG@1,3,0=yr.b.g been:GO"
        "A@4,2,0,SSA@4,3,0,SSA@4,4,0 pivoted:- cap=400",
        "=GOA",
    ),
]


@pytest.mark.parametrize(("position", "win"), ONE_ACTION_WINS)
def test_every_level_takes_a_win_in_one_action(position: str, win: str) -> None:
    state = quayside.parse(position)
    for spec in (*"12345678", "search:1@100"):
        chosen = {bot(spec, state.game, seed).choose(state).text for seed in range(10)}
        assert chosen == {win}, f"level {spec}"


def decisions(name: str, players: int, spec: str, games: int) -> Iterator[tuple[SearchBot, State]]:
    """Yield every decision of games that a level plays against itself, before it is made."""
    game = quayside.load(name, players=players).automatic
    for seed in range(games):
        player = bot(spec, game, seed)
        assert isinstance(player, SearchBot)
        state = game.start(seed=seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            if len(state.moves) > 1:
                yield player, state
            state = state.play(player.choose(state))


def is_decided(state: State) -> bool:
    """Return whether no points of this round of Doce can change who leads."""
    totals = state.scores or (0, 0)
    return abs(totals[0] - totals[1]) > most_points(state.row.copy())


MOST_GAMES = 100
"""After this many games without enough decisions of a kind a test fails."""


@pytest.mark.parametrize(
    ("name", "players", "spec", "enough"),
    [
        ("docker:fr", 2, "search:300@1", (3, 0)),
        ("docker:fr", 3, "search:300@1", (3, 0)),
        ("doce", 2, "4", (3, 3)),
    ],
)
def test_no_level_declines_a_proved_win_or_plays_a_proved_loss(
    name: str, players: int, spec: str, enough: tuple[int, int]
) -> None:
    """The search of a level is repeated to see what it has proved; the level must abide by it. It
    plays until there were enough proved wins, and losses to avoid (in Docker they are rare)."""
    won = lost = 0
    for player, state in decisions(name, players, spec, MOST_GAMES):
        if won >= enough[0] and lost >= enough[1]:
            break
        thought, seat = player.think(state.row.copy()), state.to_move or 0
        if name == "doce" and state.row[doce.ROUND] == doce.ROUNDS and is_decided(state):
            continue  # every move loses, or every move wins: the bot plays for the round
        chosen = thought.actions.tolist().index(player.choose(state).action)
        wins, loses = thought.wins(seat), thought.loses(seat)
        if wins.any():
            won += 1
            assert wins[chosen] or player.winning(state.row.copy(), thought.actions) != NO_WIN
        elif loses.any() and not loses.all():
            lost += 1
            assert not loses[chosen]
    assert won >= enough[0]
    assert lost >= enough[1]


@pytest.mark.parametrize("spec", ["1", "2", "3", "4", "5", "6", "7"])
def test_no_level_of_doce_declines_a_die_that_wins_the_round(spec: str) -> None:
    seen = 0
    for player, state in decisions("doce", 2, spec, 2):
        if state.row[doce.ROUND] == doce.ROUNDS:
            continue
        best = max(gain(state, move) for move in state.moves)
        if best > 5:  # a drawn round brings at most 5 more than the other player gets
            seen += 1
            assert gain(state, player.choose(state)) == best
    assert seen >= 4


def gain(state: State, move: Move) -> int:
    """Return by how many points a move of Doce changes the lead of who plays it."""
    before, after = state.scores or (0, 0), state.play(move).scores or (0, 0)
    seat = move.seat
    return (after[seat] - after[1 - seat]) - (before[seat] - before[1 - seat])


def test_a_line_that_loses_the_match_is_left_while_another_die_is_there() -> None:
    """In the last round, 21 points behind, a1=3 would win the round and lose the match."""
    state = quayside.parse(
        "doce:standard .,A1,A4,A4,B#,.,B1,B2,A#,A4,.,.,.,A3,A1,B6,.,B3,.,B3,.,B3,A1,B4,B2 turn:0"
        " dice:4,3 blockers:00 last:d1,c4 round:4 starter:1 totals:4,25"
    )
    assert state.play("a1=3").returns == (0, 1)
    for spec in "12345678":
        assert bot(spec, state.game, 1).choose(state).text != "a1=3"


def test_level_8_of_doce_opens_in_the_middle() -> None:
    """Also in a round that hardly matters any more, where all moves are worth the same."""
    game = quayside.load("doce")
    grid = ",".join(["."] * 25)
    for totals in ("30,27", "60,20", "20,60"):
        state = game.parse(
            f"doce:standard {grid} turn:1 dice:11,11 blockers:11 last:-,- round:4 starter:1"
            f" totals:{totals}"
        )
        for seed in range(3):
            assert bot("8", game, seed).choose(state).text[:2] in INNER, totals
    assert {bot("8", game, seed).choose(game.start()).text[:2] for seed in range(3)} == {"c3"}
    few = [bot("search:1200", game, seed).choose(game.start()).text[:2] for seed in range(8)]
    assert few.count("c3") >= 4
    assert "a1" not in few


INNER = {file + rank for file in "bcd" for rank in "234"}

MANY_CORES = """
import os, sys
os.cpu_count = lambda: 8
from quayside.cli.main import main
sys.argv[0] = "quayside"
main()
"""


@pytest.mark.parametrize(
    ("name", "seats"), [("docker:fr", "3,5"), ("doce", "2,4"), ("dockers", "1,3")]
)
def test_a_level_is_the_same_player_in_the_terminal_and_on_the_server(
    name: str, seats: str, tmp_path: Path
) -> None:
    """A game in the terminal of a machine with eight cores is asked again, move by move, of the
    process that thinks for the server's bots."""
    file = tmp_path / "game.quay"
    words = ["play", name, "--seats", seats, "--seed", "7", "--record", str(file)]
    if name == "dockers":
        words += ["--option", "cap=4"]
    subprocess.run([sys.executable, "-c", MANY_CORES, *words], capture_output=True, check=True)
    record = load(file)
    asked = []
    state = record.start
    for entry in record.entries:
        if not state.is_chance:
            seat = state.to_move or 0
            work = {"bot": seats.split(",")[seat], "text": str(state), "seed": 7 + seat}
            asked.append((json.dumps(work), entry.text))
        state = state.roll(int(entry.text)) if state.is_chance else state.play(entry.text)
    done = subprocess.run(
        [sys.executable, "-m", "quayside.server.worker"],
        text=True,
        capture_output=True,
        input="".join(f"{work}\n" for work, _ in asked),
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    told = [answer["move"] for answer in answers if answer.get("move")]
    assert len(asked) > 10
    assert told == [text for _, text in asked]


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


THREATENED = """
. . . . .
A2 . . . .
. . . . .
A1 . . . .
B3 B4 B4 . .
"""


ZONE = """
. . . . A2
. . . . .
. . . . .
. . . A1 .
B3 B4 B4 . .
"""


QUIET = """
B6 . . . A1
. . . . .
B6 . . . .
. . . . B6
. A4 A4 . .
"""


def test_the_rule_of_thumb_wins_stops_a_win_and_threatens() -> None:
    """Seat 1 wins with d1=1. Seat 0 covers d1 with any die that is no 1, or with its blocker where
    its own last die keeps it away; and it takes a line of its own first."""
    state = doce_state(THREATENED, last="a4,a1", starter=1)
    for seed in range(10):
        chosen = bot("thumb", state.game, seed).choose(state).text
        assert chosen[:2] == "d1"
        assert chosen != "d1=1"
    zone = doce_state(ZONE, last="d2,a1")
    assert bot("thumb", zone.game).choose(zone).text == "#d1"
    won = doce_state(WON, last="a1,e3")
    assert bot("thumb", won.game).choose(won).text == "d1=3"
    quiet = doce_state(QUIET, last="e5,a3")
    after = quiet.play(bot("thumb", quiet.game).choose(quiet)).row.copy()
    assert winning_dice(after, 0)
    assert not winning_dice(after, 1)


def test_a_beginner_with_common_sense_can_beat_level_1_of_doce() -> None:
    """`thumb~30` follows the rule of thumb in seven decisions of ten. See docs/strength.md."""
    result = run(arena(quayside.load("doce"), ["thumb~30", "1"], seed=3), 12, workers=1)
    assert result.standings[0].share >= 0.25


def test_a_share_of_decisions_at_random_is_that_share() -> None:
    won = doce_state(WON, last="a1,e3")
    taken = sum(bot("thumb~30", won.game, s).choose(won).text == "d1=3" for s in range(100))
    assert 55 <= taken <= 85
    with pytest.raises(InvalidSetup, match=r"there is no bot .thumbs. for dockers"):
        bot("thumbs", quayside.load("dockers"))


def faces(state: State, seat: int) -> int:
    """Return how many faces would allow a seat a move if it were their turn."""
    return len(playable(state, seat))


@pytest.mark.parametrize(
    ("name", "players"), [("docker:en", 2), ("docker:fr", 3), ("docker:it", 4)]
)
def test_the_rule_of_thumb_of_docker_keeps_itself_mobile_and_others_not(
    name: str, players: int
) -> None:
    game, told = quayside.load(name, players), 0
    for seed in range(24):
        state = ready(game, seed, moves=4 + seed % 6)
        rated = {}
        for move in state.moves:
            after = state.play(move)
            left = [seat for seat in range(players) if seat not in after.gone and seat != move.seat]
            rated[move.text] = faces(after, move.seat) - sum(faces(after, seat) for seat in left)
        if not any(state.play(move).is_over for move in state.moves):
            chosen = bot("thumb", game, seed).choose(state).text
            assert rated[chosen] == max(rated.values())
            told += len(set(rated.values())) > 1
    assert told >= 3


def test_the_rule_of_thumb_of_docker_wins_at_once() -> None:
    state = quayside.parse(
        "docker:fr 2 b1:0,c1:10,a2:110,b2:0,c2:10,a3:11,b3:0 hand:0,0 out:- turn:0 roll:6"
    )
    assert {bot("thumb", state.game, seed).choose(state).text for seed in range(5)} == {"b2-a3"}


def test_the_rule_of_thumb_of_dockers_counts_two_moves_and_spoils_the_next_players_best() -> None:
    """The second move of a turn is reckoned again by playing every tip and fall after it."""
    game, seconds, tokens = quayside.load("dockers"), 0, 0
    state = ready(game, 3)
    while seconds < 2 or tokens < 1:
        chosen = bot("thumb", game, 1).choose(state)
        if state.row[crates.MOVES] == 1:
            rated = {move.text: two_moves(state, move) for move in state.moves}
            assert rated[chosen.text] == max(rated.values())
            seconds += 1
        elif state.row[crates.MOVES] == crates.TURN_MOVES:
            left = {move.text: next_points(state.play(move)) for move in state.moves}
            assert left[chosen.text] == min(left.values())
            tokens += len(set(left.values())) > 1
        state = state.play(bot("random", game, 2).choose(state))


def two_moves(state: State, move: Move) -> int:
    """Return the points of a move for its player less those of the other, with the best next one
    that is no pivot."""
    after, seat = state.play(move), move.seat
    tips = [one for one in after.moves if one.action % crates.CRATE_ACTIONS < crates.PIVOTS]
    most = max([0, *(points(after, after.play(one), seat) for one in tips)])
    return points(state, after, seat) - points(state, after, 1 - seat) + most


def points(before: State, after: State, seat: int) -> int:
    """Return what a seat has scored between two positions."""
    return (after.scores or ())[seat] - (before.scores or ())[seat]


def next_points(state: State) -> int:
    """Return the most points of one move of the player to move that leaves all joined."""
    row, scratch = state.row.copy(), np.zeros(dockers.AT_ROW + dockers.SCRATCH_SIZE, np.int64)
    return int(dockers.greedy(row, int(row[crates.COLOUR + int(row[0])]), 1, scratch))


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
    ("docker:fr", 2): "9729e9893822",
    ("docker:en", 3): "5e864a7d5325",
    ("docker:fr", 4): "6c717a2503c8",
    ("doce", 2): "c4c563410db6",
    ("dockers", 2): "99a795aefece",
    ("dockers", 4): "91a09c3f24d4",
}


def signature(name: str, players: int) -> str:
    """Return visits and chosen moves of fixed searches along a game, as a short hash."""
    game = quayside.load(name, players=players)
    digest = hashlib.sha256()
    for seed in range(3):
        state = ready(game, seed, moves=4 * seed)
        thought = think(
            game.rules,
            state.row.copy(),
            players,
            300,
            heuristics=game.family.heuristics(game),
            seed=seed,
        )
        digest.update(thought.actions.tobytes() + thought.visits.tobytes())
        for spec in ("3", "uct:100"):
            digest.update(bot(spec, game, seed).choose(state).text.encode())
    return digest.hexdigest()[:12]


@pytest.mark.parametrize(("name", "players"), list(SIGNATURE))
def test_play_has_not_changed_by_accident(name: str, players: int) -> None:
    """Who changes play on purpose writes the new signature down, and measures strength again."""
    assert signature(name, players) == SIGNATURE[name, players]
