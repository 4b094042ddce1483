"""First positions and refusals, with which the web app is tested, are those of this package."""

from __future__ import annotations

import json

import pytest

from quayside.games import BUILT_IN, family
from tools import starts


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_files_are_current(name: str) -> None:
    """`python -m tools.starts` writes them."""
    for path, text in starts.files(family(name)):
        assert path.read_text(encoding="utf-8") == text, path


@pytest.mark.parametrize("name", BUILT_IN)
def test_refusals_of_every_part_are_among_them(name: str) -> None:
    ((path, _),) = starts.files(family(name))
    found = json.loads(path.read_text(encoding="utf-8"))
    parts = ("wrong_texts", "wrong_moves") + (("wrong_values",) if family(name).options else ())
    for part in parts:
        verdicts = {is_right for _, _, is_right, _ in found[part]}
        assert verdicts == {True, False}, part
