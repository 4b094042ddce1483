"""The script that measures settings of the search plays fair games and keeps its curves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quayside
from tools import tune


def test_a_setting_is_changed_for_one_side_only() -> None:
    game = quayside.load("docker:en")
    present = tune.make_bot(tune.PRESENT, game, 1, nodes=9, changed=9)
    assert present.heuristics.c == game.family.heuristics(game).c != 0.7
    assert tune.make_bot("c=0.7", game, 1, nodes=9, changed=9).heuristics.c == 0.7
    assert tune.make_bot("shares=1", game, 1, nodes=9, changed=9).heuristics.shares
    assert tune.make_bot("keep=1", game, 1, nodes=9, changed=9).kept is not None
    assert present.kept is None


def test_a_comparison_is_reproducible_and_shares_out_every_win() -> None:
    game = quayside.load("docker:en")
    text = f"c={game.family.heuristics(game).c}"
    found = tune.compare(game, text, nodes=10, changed=20, games=4, seed=3, workers=1)
    again = tune.compare(game, text, nodes=10, changed=20, games=4, seed=3, workers=1)
    assert [one.bot for one in found] == [text, tune.PRESENT]
    assert [one.share for one in found] == [one.share for one in again]
    assert sum(one.share for one in found) == 1


def test_points_of_a_curve_are_kept_in_order_and_replaced(tmp_path: Path) -> None:
    out = tmp_path / "curves.json"
    for value, share in (("1", 0.5), ("0.5", 0.4), ("1", 0.6)):
        tune.keep(out, "a game", {"nodes": 9}, {"value": value, "share": share})
    assert json.loads(out.read_text()) == {
        "a game": {
            "nodes": 9,
            "points": [{"value": "0.5", "share": 0.4}, {"value": "1", "share": 0.6}],
        }
    }


def test_a_search_that_hardly_looks_loses_more_in_decisions_with_exact_values() -> None:
    game = quayside.load("docker:en")
    point = tune.decided(game, "1.5", "c", nodes=200, changed=2, number=300, seed=7)
    assert point["decisions"] == 300
    assert point["more"] == pytest.approx(point["loss"] - point["loss_present"], abs=1e-5)
    assert point["more"] > 2 * point["error"] > 0
    same = tune.decided(game, "1.5", "c", nodes=9, changed=9, number=10, seed=7)
    assert same["more"] == same["error"] == 0
