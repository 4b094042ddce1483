"""`quayside puzzles`, run as a person runs it: listing, making, stopping, going on, checking."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from quayside.analysis.puzzles import shipped
from quayside.games import family

PATIENCE = 300


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "quayside", "puzzles", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"COLUMNS": "80", "QUAYSIDE_LANGUAGE": "en"},
    )


def run(*words: str) -> tuple[int, str, str]:
    process = start(*words)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def answer(*words: str) -> str:
    code, out, err = run(*words)
    assert code == 0, err
    return out


def listed(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["puzzles"]
    return found


def test_those_of_the_package_are_listed_with_the_reason() -> None:
    found = json.loads(answer("docker:en", "--count", "3", "--json"))
    first = shipped(family("docker"))[0]
    assert len(found) == 3
    assert found[0]["position"] == first.position
    said = answer("docker:en", "--count", "1")
    # A position is one line, to be copied.
    assert said.startswith(f"1. {first.position}  (difficulty {first.difficulty})\n")
    best = 100 * first.values[first.solutions[0]]
    assert f"It wins {best:.1f}% of all games. The second-best move wins " in said
    points = shipped(family("dockers"))[0]
    most = round(points.values[points.solutions[0]])
    said = answer("dockers", "--count", "1")
    assert f"({' '.join(points.line)})\n   The turn scores {most} points." in said


@pytest.mark.parametrize(
    "name",
    ["docker:en", *(pytest.param(name, marks=pytest.mark.long) for name in ("dockers", "doce"))],
)
def test_making_is_stopped_gone_on_with_and_checked(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    words = (name, "--file", str(file))
    process = start(*words, "--seed", "11", "--count", "1000")
    for _ in range(10 * PATIENCE):
        if file.exists() or process.poll() is not None:
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    made = listed(file)
    # What was found before the stop is printed, and it is in the file.
    assert [int(place) for place in re.findall(r"^(\d+)\. ", out, re.MULTILINE)] == list(
        range(1, len(made) + 1)
    )
    answer(*words, "--seed", "11", "--count", "1")
    assert listed(file)[:-1] == made
    assert answer(*words, "--check").endswith(f"{len(made) + 1:,} puzzles checked, all correct.\n")
    assert [one.name for one in tmp_path.iterdir()] == ["mine.json"]


def test_a_wrong_puzzle_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    words = ("docker:en", "--file", str(file))
    answer(*words, "--seed", "2", "--count", "2")
    spoilt = json.loads(file.read_text())
    solved = spoilt["puzzles"][1]
    solved["values"][solved["solutions"][0]] = 0.5
    file.write_text(json.dumps(spoilt))
    code, out, _ = run(*words, "--check")
    assert code == 1
    assert out.startswith("2: ")
    assert "is worth" in out


def test_bad_arguments_are_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUAYSIDE_DATA", str(tmp_path))  # where no solution is
    text = tmp_path / "text.json"
    text.write_text("nothing")
    refused = {
        ("pig",): "there is no game 'pig'",
        ("docker:fr",): "the puzzles that come with the package are of docker:en, not of docker:fr",
        ("docker:fr", "--seed", "5"): "quayside solve docker:fr --players 2",
        ("doce", "--count", "0"): "'--count'",
        ("doce", "--seed", "few"): "'--seed'",
        ("doce", "--check", "--seed", "1"): "leave out --seed",
        ("doce", "--file", str(tmp_path / "no.json")): "cannot read",
        ("doce", "--file", str(text)): "a file of puzzles is JSON",
        ("doce", "--seed", "1", "--file", str(tmp_path / "no" / "x.json")): "No such file",
    }
    for words, said in refused.items():
        code, out, err = run(*words)
        assert (code, out) == (2, ""), words
        assert said in err, words
        assert err.count("\n") == 1, err
