"""The worked examples of the printed rules, as golden records."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside.record import Record, load
from tests.games.dockers.positions import faces, place

RECORDS = Path(__file__).parents[2] / "data" / "records"


def golden(name: str) -> Record:
    return load(RECORDS / f"dockers-{name}.quay")


def after(record: Record, entries: int) -> list[tuple[int, ...] | None]:
    return [entry.after.scores for entry in record.entries[:entries]]


def test_tipping_yellow_to_the_top() -> None:
    tip = golden("tip-yellow").entries[1]
    assert tip.text == "ALY^E"
    assert faces(tip.after, "ALY")[0] == "y"


def test_a_fall_is_stopped_by_a_crate() -> None:
    end = golden("fall-stopped").state
    assert place(end, "IST") == (*place(end, "SYD")[:2], 1)


def test_three_points_for_joining_two_and_four_for_the_fourth() -> None:
    assert after(golden("three-then-four"), 2) == [(3, 0), (7, 0)]


def test_covering_frees_a_mate_which_scores_two_elsewhere() -> None:
    record = golden("freed")
    assert after(record, 2) == [(0, 0), (0, 2)]
    kinds = [event.kind for event in record.start.events(record.entries[0].text)]
    assert kinds == ["fall", "freed"]


@pytest.mark.parametrize("name", ["tip-yellow", "fall-stopped", "three-then-four", "freed"])
def test_an_example_is_one_whole_turn(name: str) -> None:
    record = golden(name)
    assert len(record.entries) == 4
    assert record.state.to_move == 1


def test_a_whole_game_with_a_player_who_leaves() -> None:
    end = golden("game").state
    assert end.is_over
    assert end.gone == (1,)
    assert end.scores == (17, 2, 30)
    assert end.winners == [2]
