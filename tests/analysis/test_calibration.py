"""Values are as close to the truth as they say, and the page tells what was measured."""

from __future__ import annotations

import json

import pytest

import quayside
from quayside.analysis.evaluators import NODES
from tools import calibration, luck

EFFORTS = (1_000, NODES)


def test_values_are_within_their_stated_error() -> None:
    """In `docker:en` the truth is known: at least 95 of 100 values are within twice the standard
    error that is stated, on games that no figure in the docs comes from."""
    game = quayside.load("docker:en")
    found = calibration.measure(game, 25, first_seed=7_000, simulations=EFFORTS)
    assert [row.simulations for row in found] == list(EFFORTS)
    for row in found:
        assert row.truth == "solution"
        assert row.within_two >= 0.95
        assert row.rms <= row.stated


@pytest.mark.long
def test_values_agree_with_outcomes() -> None:
    """In Dockers nothing is exact. What is said of many positions is right on average, within the
    error that is stated."""
    game = quayside.load("dockers", players=2).automatic
    (row,) = calibration.measure(game, 60, first_seed=7_000, simulations=(NODES,))
    assert row.truth == "outcome"
    assert abs(row.bias) <= row.stated + 2 * row.bias_error


def test_a_curve_tells_what_happened_where_about_the_same_was_said() -> None:
    said = [(0.1, 0.0), (0.15, 1.0), (0.5, 0.5), (1.0, 1.0)]
    made = calibration.curve([calibration.Claim(one, 0.1, truth) for one, truth in said])
    assert [part[0] for part in made] == [2, 0, 1, 0, 1]
    assert made[0][1:3] == (0.125, 0.5)
    assert made[0][3] == pytest.approx(0.125**0.5)
    assert made[4] == (1, 1.0, 1.0, 0.0)


def test_the_page_tells_what_was_measured() -> None:
    rows = json.loads(calibration.DATA.read_text(encoding="utf-8"))
    text = calibration.PAGE.read_text(encoding="utf-8")
    assert calibration.page(text, rows) == text
    assert {row["game"] for row in rows} == set(calibration.games())
    for row in rows:  # with as many simulations as an analysis has
        if row["simulations"] < NODES:
            continue
        if row["truth"] == "outcome":
            assert abs(row["bias"]) <= row["stated"] + 2 * row["bias_error"]
        else:
            assert row["within_two"] >= 0.95


def test_luck_is_zero_on_average_and_the_same_by_search() -> None:
    """On other games than those of the page."""
    found = luck.measure(luck.solved_game(), 40, 3, first_seed=9_000, simulations=1_000)
    assert found.exact.rolls > 500
    assert found.exact.is_fair
    assert found.luck.within == found.loss.within == 3


def test_luck_that_is_not_fair_is_seen() -> None:
    assert luck.Luck(10_000, 0.002, 0.001).is_fair
    assert not luck.Luck(10_000, -0.0031, 0.001).is_fair


def test_the_page_tells_the_luck_that_was_measured() -> None:
    data = json.loads(luck.DATA.read_text(encoding="utf-8"))
    text = calibration.PAGE.read_text(encoding="utf-8")
    assert luck.page(text, data) == text
    assert data["games"] >= 300
    assert luck.Luck(**data["exact"]).rolls >= 10_000
    assert luck.Luck(**data["exact"]).is_fair
    assert luck.Luck(**data["searched"]).is_fair
    for name in ("luck", "loss"):
        assert data[name]["within"] >= 0.95 * data[name]["games"]
