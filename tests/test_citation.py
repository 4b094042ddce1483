"""One version everywhere; CITATION.cff names it, the licence and the authors."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import quayside

ROOT = Path(__file__).parents[1]


def test_the_citation_agrees_with_the_package() -> None:
    """Every key of the file is one of the Citation File Format 1.2.0; four of them are required."""
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    found = dict(re.findall(r"^([a-z-]+): *(.*)$", text, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert found["cff-version"] == "1.2.0"
    assert found["version"] == quayside.__version__
    assert project["dynamic"] == ["version"], "the package takes it from quayside.__version__"
    assert found["license"] == project["license"]
    assert found["title"] == "Quayside"
    assert {"message", "authors"} <= found.keys()
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert re.findall(r"^  - name: (.*)$", text, re.MULTILINE)[0] in licence


def test_the_command_prints_the_version() -> None:
    command = [sys.executable, "-m", "quayside", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert said.stdout == f"quayside {quayside.__version__}\n"


def test_the_changelog_begins_with_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", changes, re.MULTILINE)[0] == quayside.__version__
