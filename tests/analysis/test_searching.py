"""Judging games without tables: estimates with errors, proofs, reasons and reports for them all."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import quayside
from quayside import State
from quayside.analysis import analyse, report, source_for, table_of
from quayside.analysis.searching import SearchSource
from quayside.record import Record, save
from tests.games.doce.positions import state as doce_state
from tests.games.dockers.positions import late_position

GAMES = [
    ("docker:fr", 3), ("docker:en", 4), ("docker:omba", 3), ("doce", 2), ("dockers", 2),
    ("dockers", 3), ("dockers", 4),
]  # fmt: skip
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
    found = analyse(state, SearchSource(nodes=300))
    assert found.kind == "estimate"
    assert 0 < found.error < 0.5
    assert len(found.win) == players
    assert sum(found.win) == pytest.approx(1)
    assert found.best == found.moves[0]
    assert {move.text for move in found.moves} == {move.text for move in state.moves}
    seat = state.to_move or 0
    for move in found.moves:
        assert sum(move.win) == pytest.approx(1)
        assert move.kind == "proved" or move.error > 0
        assert move.regret == pytest.approx(found.win[seat] - move.win[seat])
        assert move.regret >= 0
    assert found.reasons
    assert json.loads(json.dumps(found.as_json()))["kind"] == "estimate"


@pytest.mark.parametrize("players", [3, 4])
def test_before_a_roll_every_face_is_judged(players: int) -> None:
    """DK-7: a face that is rolled again does not count; the others are equally likely."""
    state = some_moves("docker:fr", players, 2 * players).state
    assert state.is_chance
    found = analyse(state, SearchSource(nodes=300))
    assert [face.face for face in found.faces] == [1, 2, 3, 4, 5, 6]
    assert sum(face.chance for face in found.faces) == pytest.approx(1)
    mover = state.to_move or 0
    mean = sum(face.chance * face.win[mover] for face in found.faces if face.win)
    assert found.win[mover] == pytest.approx(mean, abs=3 * found.error)


def test_an_estimate_without_a_network_has_an_error_too() -> None:
    """DK-10: with cards the search only plays out, and trees that agree prove nothing."""
    state = some_moves("docker:fr", 2, 6, chance="cards").state
    found = analyse(state, SearchSource(nodes=100))
    assert all(move.error > 0 for move in found.moves if move.kind == "estimate")


def test_a_move_that_was_tried_once_is_hardly_known() -> None:
    found = analyse(some_moves("dockers", 2, 1).state, SearchSource(nodes=8))
    assert max(move.error for move in found.moves) > 0.2


def test_the_search_is_repeated_exactly() -> None:
    state = some_moves("dockers", 3, 2).state
    assert analyse(state, SearchSource(nodes=80)) == analyse(state, SearchSource(nodes=80))


def test_a_forced_win_of_doce_is_proved() -> None:
    """In the last round the line of twelve on d1 decides the match."""
    state = doce_state(WON, last="a1,e3")
    text = str(state).replace("round:1", "round:4").replace("totals:0,0", "totals:30,35")
    found = analyse(state.game.parse(text), SearchSource(nodes=100))
    assert (found.kind, found.error, found.win) == ("proved", 0.0, (1.0, 0.0))
    assert found.best is not None
    assert found.best.text == "d1=3"
    assert [reason.key for reason in found.reasons] == ["doce-wins"]


def test_a_decided_ending_of_dockers_is_proved() -> None:
    """CR-6: whatever is played, the game ends before anybody can score again."""
    state = late_position()
    state = state.play(state.moves[0])
    found = analyse(state, SearchSource(nodes=1_000))
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
    found = report(record, SearchSource(nodes=120))
    assert found.kind == "estimate"
    assert found.error > 0
    for seat in range(players):
        total = found.start[seat]
        for by in range(players):
            total += found.total("luck", by, seat) + found.total("skill", by, seat)
            total += found.total("leaving", by, seat)
        assert total == pytest.approx(found.result[seat], abs=1e-9)
    for step in found.steps:
        if step.best:
            assert step.reasons
            assert step.best in quayside.parse(step.position).moves
    assert json.loads(json.dumps(found.as_json()))["kind"] == "estimate"


def test_the_best_source_is_chosen_for_a_game() -> None:
    game = quayside.load("docker:en", players=2)
    assert table_of(game) is not None
    assert table_of(game) is table_of(game)
    for name, players in GAMES:
        other = quayside.load(name, players=players)
        assert table_of(other) is None
        assert isinstance(source_for(other), SearchSource)


def answer(*words: str, data: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "quayside", *words], capture_output=True, text=True, check=False,
        env=os.environ | {"COLUMNS": "80", "QUAYSIDE_LANGUAGE": "en", "QUAYSIDE_DATA": str(data)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("name", "players"), [("docker:fr", 4), ("doce", 2), ("dockers", 3)])
def test_analyse_and_report_on_the_command_line(name: str, players: int, tmp_path: Path) -> None:
    record = some_moves(name, players, 3)
    file = tmp_path / "game.quay"
    save(record, file)
    told = json.loads(answer("analyse", str(file), "--json", data=tmp_path))
    assert told["position"] == str(record.state)
    assert told["kind"] == "estimate"
    assert told["error"] > 0
    text = answer("analyse", str(ready(record.state)), data=tmp_path)
    assert "An estimate, with a standard error of" in text
    assert f"seat {players - 1} wins" in text
    found = json.loads(answer("report", str(file), "--json", data=tmp_path))
    assert len(found["steps"]) == len(record.entries)
    assert "Turning points" in answer("report", str(file), data=tmp_path)
