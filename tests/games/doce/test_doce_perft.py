"""Perft of Doce against the shared table (rulebook section 4), and the table's positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quayside.core.kernel import compiled
from quayside.core.perft import perft
from tests.games.doce.positions import GAME, play, texts

TABLE: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "perft" / "doce.json").read_text(encoding="utf-8")
)
AT_ONCE = 4 if compiled() else 2


@pytest.mark.parametrize(("depth", "count"), TABLE["perft"].items())
def test_from_the_start(depth: str, count: int) -> None:
    if int(depth) > AT_ONCE:
        pytest.skip("takes too long interpreted")
    assert perft(GAME.rules, GAME.start().row.copy(), int(depth)) == count


@pytest.mark.parametrize("case", TABLE["midgame"])
def test_from_positions_in_the_middle(case: dict[str, Any]) -> None:
    state = play(GAME.start(starter=str(case["starter"])), " ".join(case["record"]))
    assert str(state) == case["position"]
    assert GAME.parse(case["position"]) == state
    for depth, count in case["perft"].items():
        assert perft(GAME.rules, state.row.copy(), int(depth)) == count


@pytest.mark.parametrize("case", TABLE["examples"])
def test_examples_of_positions(case: dict[str, Any]) -> None:
    state = play(GAME.start(), case["actions"])
    assert str(state) == case["position"]
    assert GAME.parse(case["position"]) == state
    if "only" in case:
        assert texts(state) == {case["only"]}
        assert str(state.play(case["only"])) == case["after"]
