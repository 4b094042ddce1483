"""Values are as close to the truth as they say, and the page tells what was measured."""

from __future__ import annotations

import json

import quayside
from tools import calibration


def test_values_are_within_their_stated_error() -> None:
    """In `docker:en` the truth is known: at least 95 of 100 values are within twice the standard
    error that is stated, on games that no figure in the docs comes from."""
    found = calibration.measure(quayside.load("docker:en"), 25, first_seed=7_000)
    assert [row.simulations for row in found] == list(calibration.SIMULATIONS)
    for row in found:
        assert row.truth == "solution"
        assert row.within_two >= 0.95
        assert row.rms <= row.stated


def test_the_page_tells_what_was_measured() -> None:
    rows = json.loads(calibration.DATA.read_text(encoding="utf-8"))
    text = calibration.PAGE.read_text(encoding="utf-8")
    assert calibration.page(text, rows) == text
    assert {row["game"] for row in rows} <= set(calibration.games())
    for row in rows:  # with as many simulations as an analysis has
        if row["truth"] != "outcome" and row["simulations"] == calibration.SIMULATIONS[-1]:
            assert row["within_two"] >= 0.95
