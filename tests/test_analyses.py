"""The analyses with which the web app is tested are those of this package, and tell enough."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from quayside.games import BUILT_IN, family
from tools import analyses

INTERPRETED = """
import json, sys
from tools import analyses
name, count = sys.argv[1:]
for asked in json.loads(analyses.PATH.read_text(encoding="utf-8"))[name]["reasons"][:int(count)]:
    assert analyses.answers(asked).items() <= asked.items(), asked
"""


def test_the_files_are_current() -> None:
    """`python -m tools.analyses` writes them."""
    assert analyses.PATH.read_text(encoding="utf-8") == analyses.analyses()
    assert analyses.STEPS_PATH.read_text(encoding="utf-8") == analyses.steps()


def test_most_reasons_are_in_it() -> None:
    for name in BUILT_IN:
        found = json.loads(analyses.PATH.read_text(encoding="utf-8"))[name]
        told = {key for part in found["reasons"] for key, _ in part["reasons"] + part["better"]}
        known = {key for key, _ in family(name).explain.table.values()}
        assert len(known - told) <= 1, sorted(known - told)
        assert any(step["reasons"] for step in found["report"]["steps"])


@pytest.mark.parametrize(("name", "count"), [("docker", 8), ("dockers", 2), ("doce", 10)])
def test_reasons_are_the_same_interpreted(name: str, count: int) -> None:
    subprocess.run(
        [sys.executable, "-W", "error", "-c", INTERPRETED, name, str(count)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=True,
    )
