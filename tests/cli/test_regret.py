"""The command `quayside regret`, run as a person runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "quayside", "regret", "--workers", "1"]
ENVIRONMENT = os.environ | {"COLUMNS": "100", "QUAYSIDE_LANGUAGE": "en"}


def run(*words: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, check=False, env=ENVIRONMENT, cwd=folder
    )


def test_regret_is_printed_with_the_value_against_perfect_play() -> None:
    done = run("--game", "docker:en", "--policy", "random", "--positions", "40")
    assert done.returncode == 0, done.stderr
    assert "all on board  10" in done.stdout
    assert "wins 5.8869% as first and 6.3203% as second player (exact" in done.stdout


def test_json_and_plot_of_a_function_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def play(state, seed):\n    return state.moves[0]\n")
    words = ("--game", "docker:en", "--policy", "mine:play", "--positions", "20")
    more = ("--decisions", "30", "--games", "2", "--plot", "regret.svg", "--json")
    done = run(*words, *more, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["policy"] == "mine:play"
    assert told["whole"]["decisions"] == 20
    assert [value["kind"] for value in told["against_perfect_play"]] == ["bounds", "sampled"]
    low, high = told["against_perfect_play"][0]["first"]
    assert 0 <= low < high <= 0.5
    assert (tmp_path / "regret.svg").read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--game", "doce", "--policy", "random"), "there is no set of decisions for doce"),
        (("--game", "docker:fr", "--policy", "none.onnx"), "cannot read the network none.onnx"),
        (("--game", "docker:fr", "--policy", "no.such:thing"), "No module named 'no'"),
        (("--game", "docker:fr", "--policy", "strongest"), "there is no bot 'strongest'"),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_line(words: tuple[str, ...], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_stops_it_without_a_traceback_and_the_log_stays(tmp_path: Path) -> None:
    log = tmp_path / "regret.log"
    words = ("--game", "docker:en", "--policy", "uct:2000", "--log", str(log), "--no-value")
    process = subprocess.Popen(
        [*COMMAND, *words], stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    )
    while not log.exists() or log.read_text(encoding="utf-8").count("\n") < 4:
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in said
    assert log.read_text(encoding="utf-8").count("\n") >= 4
