"""CITATION.cff names this version, its licence and its authors."""

from __future__ import annotations

import re
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
    assert found["version"] == quayside.__version__ == project["version"]
    assert found["license"] == project["license"]
    assert found["title"] == "Quayside"
    assert {"message", "authors"} <= found.keys()
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert re.findall(r"^  - name: (.*)$", text, re.MULTILINE)[0] in licence
