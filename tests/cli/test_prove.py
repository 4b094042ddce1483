"""`quayside prove`, run as a person runs it: a proof, its certificate, a wrong one, no proof."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.games.doce.test_doce_proofs import QUIET, THREATS


def run(*words: str) -> tuple[int, str]:
    """Return the exit status and all that is said."""
    done = subprocess.run(
        [sys.executable, "-m", "quayside", "prove", *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"COLUMNS": "200", "QUAYSIDE_LANGUAGE": "en"},
    )
    return done.returncode, done.stdout + done.stderr


def test_a_position_is_proved_and_its_certificate_checked(tmp_path: Path) -> None:
    file = tmp_path / "win.proof"
    code, said = run(THREATS, "--quiet", "0", "--out", str(file), "--log", str(tmp_path / "log"))
    assert code == 0, said
    assert "Proved: the player to move wins the round. The certificate has 6 answers." in said
    code, said = run(str(file), "--check")
    assert code == 0, said
    assert f"is correct: the player to move wins the round in {THREATS} (6 answers checked)" in said
    file.write_text(file.read_text().replace("#b1 e1=3", "a5=1"))
    code, said = run(str(file), "--check")
    assert code != 0
    assert "Traceback" not in said


def test_what_cannot_be_proved_is_said() -> None:
    code, said = run(QUIET, "--quiet", "0")
    assert code == 1
    assert "Not proved with at most 0 turns that make no threat." in said
    code, said = run("docker:en", "--quiet", "0")
    assert code != 0
    assert "Traceback" not in said
