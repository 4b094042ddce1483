"""What moves do, with which the web app is tested, is what this package says, and says enough."""

from __future__ import annotations

import json

import pytest

from quayside.games import BUILT_IN, family
from tools import facts

KINDS = {
    "docker": {"card", "cover", "enter", "land", "out", "share", "step", "win"},
    "dockers": {
        *("customs", "end", "fall", "freed", "pivot", "score"),
        *("share", "stored", "tip", "turn", "win"),
    },
    "doce": {
        *("blocker", "draw", "line", "pass", "place", "round-drawn"),
        *("round-start", "round-won", "win", "zone"),
    },
}


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_files_are_current_and_have_every_kind(name: str) -> None:
    """`python -m tools.facts` writes them."""
    for path, text in facts.files(family(name)):
        assert path.read_text(encoding="utf-8") == text, path
        told = [fact for move in json.loads(text) for fact in move["facts"]]
        assert {kind for kind, _, _ in told} == KINDS[name]
