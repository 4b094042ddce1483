"""Judging games without tables: estimates with errors, proofs, reasons and reports for them all."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import quayside
from quayside import State
from quayside.analysis import (
    EndingEvaluator,
    SearchEvaluator,
    analyse,
    evaluator_for,
    position_evaluator,
    report,
    say_reason,
)
from quayside.games import BUILT_IN
from quayside.record import Record, save
from quayside.search import bot, judge, solution_of
from quayside.search.evaluate import FEW, FORCED_TURNS
from quayside.search.run import think
from tests.games.doce.positions import state as doce_state
from tests.games.dockers.positions import late_position

GAMES = [
    ("docker:fr", 3),
    ("docker:en", 4),
    ("docker:omba", 3),
    ("doce", 2),
    ("dockers", 2),
    ("dockers", 3),
    ("dockers", 4),
]
WON = """
. . . . .
. . . . B1
. . . . B1
. . . . .
A3 A3 A3 . B6
"""


def some_moves(name: str, players: int, moves: int, seed: int = 1, **options: str) -> Record:
    """Return a record of so many random moves, as far as the game goes."""
    chooser = random.Random(seed)
    record = Record(quayside.load(name, players=players, **options).start(seed=seed))
    while moves and not record.state.is_over:
        if record.state.is_chance:
            record = record.roll()
        else:
            record, moves = record.play(chooser.choice(record.state.moves)), moves - 1
    return record


def ready(state: State) -> State:
    return state.roll(3) if state.is_chance else state


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_game_is_analysed_with_estimates_and_their_errors(name: str, players: int) -> None:
    state = ready(some_moves(name, players, 5).state)
    found = analyse(state, SearchEvaluator(nodes=300))
    assert found.kind == "estimate"
    assert 0 < found.error < 0.5
    assert len(found.win) == players
    assert sum(found.win) == pytest.approx(1)
    assert found.best == found.moves[0].move
    assert {move.move for move in found.moves} == {move.text for move in state.moves}
    seat = state.to_move or 0
    known = [move for move in found.moves if move.win is not None]
    assert found.moves[: len(known)] == tuple(known)
    for move in known:
        assert sum(move.win or ()) == pytest.approx(1)
        assert move.kind == "proved" or (move.error or 0) > 0
        assert move.regret == pytest.approx(max(0, found.win[seat] - move.chance(seat)))
    for move in found.moves[len(known) :]:
        assert (move.regret, move.kind, move.error) == (None, None, None)
    assert json.loads(msgspec.json.encode(found))["kind"] == "estimate"


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_no_list_of_moves_contradicts_itself(name: str, players: int) -> None:
    """No move is shown with a higher value than the best one, although a search may have found it
    with fewer simulations: in these positions of games between bots that happens."""
    game, evaluator = quayside.load(name, players=players), SearchEvaluator(nodes=300)
    players_of = [bot("fallible:300@6.9+4.4", game, seat) for seat in range(players)]
    state, higher, seen = game.start(seed=3), 0, 0
    while not state.is_over and seen < 12:
        if state.is_chance:
            state = state.roll()
            continue
        seat = state.to_move or 0
        if len(state.actions) > 1:
            seen += 1
            found = analyse(state, evaluator)
            values = [move.chance(seat) for move in found.moves if move.win]
            assert found.best == found.moves[0].move
            assert values == sorted(values, reverse=True), str(state)
            assert values[0] == found.win[seat]
            for move in found.moves:
                assert move.win is None or sum(move.win) == pytest.approx(1)
            thought = think(
                game.rules, state.row.copy(), players, 300, heuristics=game.family.heuristics(game)
            )
            known = thought.visits >= FEW
            best_value = thought.values[thought.best(seat), seat]
            higher += bool((thought.values[known, seat] > best_value).any())
        state = state.play(players_of[seat].choose(state))
    assert higher


@pytest.mark.parametrize("players", [3, 4])
def test_before_a_roll_every_face_is_judged(players: int) -> None:
    """DK-7: a face that is rolled again does not count; the others are equally likely."""
    state = some_moves("docker:fr", players, 2 * players).state
    assert state.is_chance
    found = analyse(state, SearchEvaluator(nodes=300))
    assert [face.face for face in found.faces] == [1, 2, 3, 4, 5, 6]
    assert sum(face.chance for face in found.faces) == pytest.approx(1)
    mover = state.to_move or 0
    mean = sum(face.chance * face.win[mover] for face in found.faces if face.win)
    assert found.win[mover] == pytest.approx(mean, abs=1e-9)


def test_an_estimate_without_a_network_has_an_error_too() -> None:
    """DK-10: with cards the search only plays out, and trees that agree prove nothing."""
    state = some_moves("docker:fr", 2, 6, chance="cards").state
    found = analyse(state, SearchEvaluator(nodes=100))
    assert all((move.error or 0) > 0 for move in found.moves if move.kind == "estimate")


def test_moves_that_were_hardly_tried_have_no_value() -> None:
    found = analyse(some_moves("dockers", 2, 1).state, SearchEvaluator(nodes=8))
    assert found.error > 0.2
    assert [move.win is None for move in found.moves] == [False] + [True] * (len(found.moves) - 1)
    told = msgspec.to_builtins(found)["moves"][-1]
    assert [told[key] for key in ("win", "regret", "kind", "error")] == [None] * 4


# A win of the match with a4=3. Other moves lose it, and the search stops at the proof.
DECIDED = (
    "doce:standard B2,B6,B2,A#,A2,B3,A6,.,B5,A2,B4,B1,.,.,.,.,A1,A3,A2,B#,.,.,.,A2,. turn:1"
    " dice:4,4 blockers:00 last:d5,a1 round:4 starter:1 totals:37,28"
)


def test_under_a_proof_only_what_was_proved_is_said_to_be_proved(tmp_path: Path) -> None:
    told = json.loads(answer("analyse", DECIDED, "--json", data=tmp_path))
    assert (told["kind"], told["best"], told["win"]) == ("proved", "a4=3", [0.0, 1.0])
    moves = {move["move"]: move for move in told["moves"]}
    assert all(moves[text]["win"] != [0.0, 1.0] for text in ("c2=1", "c2=6", "c3=1"))
    for move in told["moves"]:
        if move["win"] is not None and move["win"][1] == 1.0:
            after = quayside.parse(DECIDED).play(move["move"])
            assert judge(after, 2_000).win == (0.0, 1.0), move
    text = answer("analyse", DECIDED, data=tmp_path)
    assert "Proved." in text
    assert text.count("100.00%") == 1 + sum(move["win"] == [0.0, 1.0] for move in told["moves"])
    assert "moves were not looked at closely." in text


FORCED = (
    "doce:standard .,.,B3,.,.,.,A3,B2,B#,A3,.,.,A4,.,B4,.,A2,.,.,.,B2,.,B6,.,. turn:0 dice:7,6"
    " blockers:10 last:b2,c5 round:4 starter:1 totals:27,59"
)


def test_a_forced_win_of_a_round_is_told() -> None:
    """The round is won in three turns, whatever the other player does."""
    found = analyse(quayside.parse(FORCED), SearchEvaluator(nodes=200))
    assert found.best is not None
    assert [reason.key for reason in found.reasons] == ["doce-forces-line"]
    (reason,) = found.reasons
    line = str(reason.args["line"])
    assert say_reason(reason).startswith(f"It wins the round by force in 3 turns: {line};")
    assert line.split()[0] == found.best
    assert line.count("(") == 1
    assert reason.args["turns"] == 3


def test_a_forced_win_of_the_last_round_is_not_best_where_it_loses_the_match() -> None:
    """Against the longest defence it brings too few points; other dice leave a chance."""
    state = quayside.parse(FORCED.replace("totals:27,59", "totals:27,56"))
    forced = state.game.family.heuristics(state.game).tactics.find_forced(state.row, 5)
    assert forced
    assert not forced.is_worth_it
    end = state
    for turn in forced.line:
        for action in turn:
            end = end.play(action)
    assert judge(end, 500).win[0] == 0.0
    found = judge(state, 60_000)
    assert found.best != forced.actions[0]
    assert found.forced is None
    assert found.win[0] > 0.0


def test_what_a_forced_win_of_a_round_brings_is_judged_at_the_end_of_its_line() -> None:
    """In an early round it is best, and worth what the lead afterwards is worth."""
    text = FORCED.replace("round:4", "round:2").replace("totals:27,59", "totals:0,24")
    found = judge(quayside.parse(text), 200)
    assert found.forced
    assert found.best == found.forced.actions[0]
    assert found.kind == "estimate"
    assert found.win[0] == max(move.win[0] for move in found.moves.values() if move)


def test_the_search_is_repeated_exactly() -> None:
    state = some_moves("dockers", 3, 2).state
    assert analyse(state, SearchEvaluator(nodes=80)) == analyse(state, SearchEvaluator(nodes=80))


def test_a_forced_win_of_doce_is_proved() -> None:
    """In the last round the line of twelve on d1 decides the match."""
    state = doce_state(WON, last="a1,e3")
    text = str(state).replace("round:1", "round:4").replace("totals:0,0", "totals:30,35")
    found = analyse(state.game.parse(text), SearchEvaluator(nodes=100))
    assert (found.kind, found.error, found.win) == ("proved", 0.0, (1.0, 0.0))
    assert found.best is not None
    assert found.best == "d1=3"
    assert [reason.key for reason in found.reasons] == ["doce-wins"]


def test_a_decided_ending_of_dockers_is_proved() -> None:
    """CR-6: whatever is played, the game ends before anybody can score again."""
    state = late_position()
    state = state.play(state.moves[0])
    found = analyse(state, SearchEvaluator(nodes=1_000))
    assert (found.kind, found.error, found.win) == ("proved", 0.0, (0.0, 1.0))
    while not state.is_over:
        state = state.play(state.moves[-1])
    assert state.returns == found.win


@pytest.mark.parametrize(
    ("name", "players", "moves"),
    [
        ("docker:fr", 3, 6),
        ("docker:en", 4, 6),
        ("doce", 2, 6),
        ("dockers", 2, 5),
        ("dockers", 4, 5),
    ],
)
def test_every_game_is_reported(name: str, players: int, moves: int) -> None:
    record = some_moves(name, players, moves).leave(0)
    found = report(record, SearchEvaluator(nodes=120))
    assert found.kind == "estimate"
    assert found.error > 0
    assert found.result == found.steps[-1].after
    for step in found.steps:
        if step.cause == "skill":
            assert step.change <= 0
        if step.best:
            assert -step.change > step.error
            assert step.best != step.text
            state = quayside.parse(step.position)
            for move in step.best.split():
                state = state.play(move)
        if step.mistake:
            assert step.best
    assert all(abs(step.change) > step.error for step in found.turning_points)
    assert json.loads(msgspec.json.encode(found))["kind"] == "estimate"


def test_a_turn_of_dockers_is_one_step() -> None:
    """CR-5: three moves and Customs are one turn, judged from its start to its end."""
    record = some_moves("dockers", 2, 15)
    found = report(record, SearchEvaluator(nodes=60))
    turns = [entry for entry in record.entries if entry.text.startswith("=")]
    assert len(found.steps) == len(turns) == 3, "the fourth turn is not finished"
    assert [step.text for step in found.steps] == [
        " ".join(entry.text for entry in record.entries[4 * i : 4 * i + 4]) for i in range(3)
    ]
    assert [step.turn for step in found.steps] == [1, 2, 3]
    for step in found.steps:
        assert not quayside.load("dockers").family.is_mid_turn(quayside.parse(step.position).row)


def test_whoever_leaves_in_the_turn_of_another_does_not_break_it() -> None:
    """GL-1: the turn goes on, and is judged from the position without the player who left."""
    record = some_moves("dockers", 3, 6)
    other = ((record.state.to_move or 0) + 1) % 3
    record = record.leave(other)
    while record.state.game.family.is_mid_turn(record.state.row):
        record = record.play(record.state.moves[0])
    found = report(record, SearchEvaluator(nodes=60))
    assert [step.cause for step in found.steps] == ["skill", "leaving", "skill"]
    assert quayside.parse(found.steps[2].position).gone == (other,)


def test_the_best_source_is_chosen_for_a_game() -> None:
    game = quayside.load("docker:en", players=2)
    assert solution_of(game) is not None
    assert solution_of(game) is solution_of(game)
    for name, players in GAMES:
        other = quayside.load(name, players=players)
        solution = solution_of(other)
        assert solution is None or not solution.is_whole
        assert isinstance(evaluator_for(other), EndingEvaluator if solution else SearchEvaluator)


def test_a_position_is_searched_as_deep_as_any_level_does() -> None:
    for name in BUILT_IN:
        game = quayside.load(name)
        evaluator = position_evaluator(game)
        assert isinstance(evaluator, SearchEvaluator)
        levels = game.family.levels(game)
        assert evaluator.nodes >= max(level.nodes for level in levels)
        assert max(level.foresight for level in levels) <= FORCED_TURNS


def answer(*words: str, data: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "quayside", *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"COLUMNS": "80", "QUAYSIDE_LANGUAGE": "en", "QUAYSIDE_DATA": str(data)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("name", "players", "options", "luck"),
    [
        ("docker:fr", 4, {}, True),
        ("docker:fr", 2, {"chance": "cards"}, False),
        ("doce", 2, {}, False),
        ("dockers", 3, {}, False),
    ],
)
def test_analyse_and_report_on_the_command_line(
    name: str, players: int, options: dict[str, str], luck: bool, tmp_path: Path
) -> None:
    record = some_moves(name, players, 4, 1, **options)
    file = tmp_path / "game.quay"
    save(record, file)
    told = json.loads(answer("analyse", str(file), "--json", data=tmp_path))
    assert told["position"] == str(record.state)
    assert told["kind"] == "estimate"
    assert told["error"] > 0
    text = answer("analyse", str(ready(record.state)), data=tmp_path)
    assert "An estimate, with a standard error of" in text
    assert len(re.findall(r"(?m)^ +[A-Z]\w+: \d+% to win$", text)) == players
    assert "seat" not in text
    assert not re.search(r"\d\.\d+%", text), "an estimate has no decimals"
    found = json.loads(answer("report", str(file), "--json", data=tmp_path))
    assert [step["cause"] for step in found["steps"] if step["cause"] == "luck"] == [
        "luck" for entry in record.entries if entry.kind == "roll"
    ]
    assert all((seat["luck"] is not None) == luck for seat in found["seats"])
    assert all(seat["skill"] is None for seat in found["seats"])
    report = answer("report", str(file), data=tmp_path)
    assert "urning points" in report
    assert ("luck" in report) == luck
    assert "mistakes" in report
    assert not re.search(r"\d\.\d+%", report)
