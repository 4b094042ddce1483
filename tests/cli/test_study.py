"""The commands that explain, and those for tables, run as a person runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from quayside.analysis import SearchEvaluator, analyse
from quayside.games import parse

POSITION = "docker:en 2 a1:010,b1:1,a2:0 hand:0,1 out:- turn:1 roll:{}"


def run(*words: str, data: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "quayside", *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"COLUMNS": "80", "QUAYSIDE_LANGUAGE": "en", "QUAYSIDE_DATA": str(data)},
    )


def answer(*words: str, data: Path) -> str:
    done = run(*words, data=data)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_analyse_a_position(tmp_path: Path) -> None:
    text = answer("analyse", POSITION.format(3), data=tmp_path)
    assert "North: 82.13% to win" in text
    assert "It covers a container of South on a2" in text
    data = json.loads(answer("analyse", POSITION.format("-"), "--json", data=tmp_path))
    assert data["kind"] == "exact"
    assert len(data["faces"]) == 6
    assert data["moves"] == []
    assert sum(data["win"]) == pytest.approx(1)


def test_analyse_a_solved_position_by_search_with_so_many_simulations(tmp_path: Path) -> None:
    said = answer("analyse", POSITION.format(3), "--simulations", "200", "--json", data=tmp_path)
    found = analyse(parse(POSITION.format(3)), SearchEvaluator(200))
    assert json.loads(said) == json.loads(msgspec.json.encode(found))
    assert found.kind != "exact"


def test_analyse_a_solved_position_by_search_for_some_time(tmp_path: Path) -> None:
    position = "docker:en 2 - hand:3,3 out:- turn:0 roll:4"
    said = answer("analyse", position, "--seconds", "0.05", "--json", data=tmp_path)
    assert json.loads(said)["kind"] == "estimate"
    both = run("analyse", position, "--seconds", "1", "--simulations", "9", data=tmp_path)
    assert both.returncode != 0
    assert "--simulations or --seconds, not both" in both.stderr


def test_analyse_with_several_threads(tmp_path: Path) -> None:
    position = "docker:fr 3 - hand:3,3,3 out:- turn:0 roll:4"
    how = ("--simulations", "400", "--threads", "3", "--json")
    found = json.loads(answer("analyse", position, *how, data=tmp_path))
    assert found["kind"] == "estimate"
    assert sum(found["win"]) == pytest.approx(1)
    assert found["best"] == found["moves"][0]["move"]


def test_analyse_and_report_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.quay"
    file.write_text(
        "game: docker:en\n\n2:+c1 1:+b3 4:c1-a3 1:b3-b2 1:a3-b3 5:+b1 resign@0\n", encoding="utf-8"
    )
    data = json.loads(answer("analyse", str(file), "--at", "5", "--json", data=tmp_path))
    assert data["best"] == "+b3"
    svg = tmp_path / "game.svg"
    text = answer("report", str(file), "--svg", str(svg), data=tmp_path)
    assert text.startswith("The most accurate player was North: 99 out of 100.")
    assert "Without luck, North would have won " in text
    assert "Turning points" in text
    assert "plays c1 to a3 (c1-a3)" in text
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    told = json.loads(answer("report", str(file), "--json", data=tmp_path))
    assert told["result"] == [0.0, 1.0]


def test_solutions_are_solved_listed_verified_and_removed(tmp_path: Path) -> None:
    assert "docker-en-3" in answer("solutions", data=tmp_path)
    done = answer("solve", "docker:en", "-p", "2", "-o", "revisit=start", data=tmp_path)
    assert "The player who begins wins 0." in done
    listed = answer("solutions", data=tmp_path)
    assert "docker-en-3-revisit" in listed
    assert "is correct" in answer("solutions", "verify", "docker-en-3-revisit", data=tmp_path)
    assert "is correct" in answer(
        "solutions", "verify", "docker-en-3", "--sample", "5000", data=tmp_path
    )
    answer("solutions", "remove", "docker-en-3-revisit", data=tmp_path)
    assert "revisit" not in answer("solutions", data=tmp_path)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["analyse", "docker:xx 2"], "docker has no edition 'xx'"),
        (["analyse", "hello"], "a position begins with a game"),
        (["solutions", "verify", "x"], "there is no solution 'x'"),
        (["solutions", "remove", "x"], "there is no solution 'x'"),
        (["solve", "docker:fr", "--players", "4"], "equilibria are for three-player Docker"),
        (["solve", "docker:fr", "--players", "3", "--pieces", "9"], "are 1 to 3, not 9"),
        (["solve", "docker:fr", "--pieces", "1"], "for games of more than two players"),
        (["solve", "docker:en", "--device", "abacus"], "a device is 'cpu' or 'cuda'"),
        (["solve", "docker:en", "--tolerance", "1"], "a tolerance is from"),
    ],
)
def test_bad_input_is_one_line(words: list[str], message: str, tmp_path: Path) -> None:
    done = run(*words, data=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
