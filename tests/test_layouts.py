"""What the web app knows about rows and texts is what the rules say."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from quayside import parse
from quayside.core.rules import NOT_LEGAL
from quayside.games import BUILT_IN, family
from tools import layouts

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_generated_files_are_current(name: str) -> None:
    """`python -m tools.layouts` writes them."""
    for path, text in layouts.files(family(name)):
        assert path.read_text(encoding="utf-8") == text, path


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_positions_cover_the_game(name: str) -> None:
    game = family(name)
    path = layouts.WEB / name / "forms.fixture.json"
    assert path.stat().st_size < 60_000
    forms = json.loads(path.read_text(encoding="utf-8"))
    states = [parse(form["text"]) for form in forms]
    assert {(s.game.edition, s.game.players) for s in states} == set(
        product(game.editions, game.player_counts)
    )
    unusual = {option for state in states for option in state.game.unusual_options}
    assert unusual == {option.name for option in game.options}
    assert any(state.is_over for state in states)
    assert any(state.gone and not state.is_over for state in states) or game.player_counts == (2,)
    assert any(game.is_mid_turn(state.row) for state in states)
    for state, form in zip(states, forms, strict=True):
        assert state.row.tolist() == form["row"]
        assert set(map(tuple, form["moves"])) <= {(m.action, m.text) for m in state.moves}


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_pages_list_all_kinds_and_reasons(name: str) -> None:
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    trace, why = (import_module(f"quayside.games.{name}.{part}") for part in ("trace", "why"))
    for kind in trace.Kind:
        assert f"\n| {kind.value} | `{kind.name}` |" in page
    for reason in why.Refusal:
        assert f"\n| {reason.value} | `{reason.name}` | {why.RULINGS[reason]} |" in page
    assert [*why.RULINGS] == [NOT_LEGAL, *why.Refusal], (
        "the place of a ruling is its reason's number"
    )
