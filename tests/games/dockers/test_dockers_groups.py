"""Groups inside a turn: covering and uncovering a crate joins and breaks them (CR-7), and points
(CR-8)."""

from __future__ import annotations

import pytest

from quayside import IllegalMove
from tests.games.dockers.positions import faces, falls_onto, play, state, texts

# Two red crates side by side on the ground; the yard's columns behind them are three high.
PAIR = {"GOA": (0, 1, 0, "r"), "BCN": (1, 1, 0, "r")}
# The same with a lid on one of them.
COVERED = PAIR | {"LIS": (0, 1, 1, r"\.")}


def tips(found: set[str], code: str) -> set[str]:
    return {move for move in found if move.startswith(code + "^")}


@pytest.mark.ruling("CR-7")
def test_covering_a_crate_frees_its_group_mate_in_the_same_turn() -> None:
    pair = state(PAIR)
    assert tips(texts(pair), "BCN") == set()
    covered = pair.play(falls_onto(pair, "GOA"))
    assert tips(texts(covered), "BCN") == {"BCN^N", "BCN^E"}
    with pytest.raises(IllegalMove, match="stored with"):
        pair.play("BCN^N")


@pytest.mark.ruling("CR-7")
def test_a_covered_crate_is_in_no_group() -> None:
    assert tips(texts(state(COVERED)), "BCN") == {"BCN^N", "BCN^E"}


@pytest.mark.ruling("CR-7")
def test_uncovering_a_crate_joins_a_group_in_the_same_turn() -> None:
    covered = state(COVERED)
    uncovered = covered.play("LISvW0")
    assert uncovered.scores == covered.scores  # CR-8: nobody scores because it was uncovered
    assert tips(texts(uncovered), "BCN") == set()
    with pytest.raises(IllegalMove, match="BCN is stored with GOA"):
        uncovered.play("BCN^N")


@pytest.mark.ruling("CR-7")
def test_uncovering_joins_a_group_that_a_later_move_makes_bigger() -> None:
    # YOK comes beside the pair that LIS has just uncovered: a group of three.
    named = COVERED | {"YOK": (3, 1, 0, "[^r]..r"), "LEH": (3, 0, 0, r"\.")}
    before = state(named)
    alone = before.play("YOK^W")
    assert faces(alone, "YOK")[0] == "r"
    assert alone.scores == (2, 0)  # only BCN is seen beside it
    assert play(before, "LISvW0 YOK^W").scores == (3, 0)


@pytest.mark.ruling("CR-7")
def test_uncovering_breaks_a_group_when_the_top_one_was_part_of_it() -> None:
    # Red on floor 1 side by side; one of them falls, and what it lay on is blue.
    named = {
        "GOA": (0, 1, 1, "r"),
        "RTM": (0, 1, 0, "b"),
        "BCN": (1, 1, 1, "r"),
        "HAM": (1, 1, 0, "b"),
        "LEH": (2, 1, 0, r"\."),
    }
    before = state(named)
    assert tips(texts(before), "BCN") == set()
    after = before.play("GOAvW0")
    assert tips(texts(after), "BCN") == {"BCN^E", "BCN^W"}
    assert "BCNvN0" in texts(after)


@pytest.mark.ruling("CR-7")
def test_the_customs_token_hides_nothing() -> None:
    pair = state(PAIR, customs="GOA")
    assert tips(texts(pair), "BCN") == set()


@pytest.mark.parametrize(("floor", "points"), [(0, 2), (1, 6), (2, 10)])
@pytest.mark.ruling("CR-8")
def test_a_group_scores_its_size_times_one_three_or_five(floor: int, points: int) -> None:
    under = {0: ["RTM", "HAM", "LEH"], 1: ["ANR", "MRS", "SSA"]}
    named = {
        code: (x, 1, below, r"\.") for below in range(floor) for x, code in enumerate(under[below])
    } | {"GOA": (0, 1, floor, "r"), "YOK": (2, 1, floor, "[^r]..r")}
    if floor == 0:
        named["LIS"] = (3, 1, 0, r"\.")
    yard = [(x, y) for y in (0, -1, -2) for x in range(3)]
    assert state(named, yard).play("YOK^W").scores == (points, 0)


@pytest.mark.ruling("CR-8")
def test_joining_two_scores_three_and_a_fourth_scores_four() -> None:
    named = PAIR | {
        "YOK": (3, 1, 0, "[^r]..r"),
        "IST": (1, 3, 0, "[^r].r"),
        "LEH": (3, 0, 0, r"\."),
    }
    named |= {"MRS": (0, 2, 0, r"\."), "LIS": (0, 3, 0, r"\.")}
    three = state(named).play("YOK^W")
    assert three.scores == (3, 0)
    assert three.play("IST^S").scores == (7, 0)


@pytest.mark.ruling("CR-8")
def test_whoever_moves_it_the_player_of_the_colour_scores() -> None:
    named = {"GOA": (0, 1, 0, "r"), "YOK": (2, 1, 0, "[^r]..r"), "LIS": (3, 1, 0, r"\.")}
    assert state(named, turn="1").play("YOK^W").scores == (2, 0)
    assert state(named, turn="0", colours="br").play("YOK^W").scores == (0, 2)


@pytest.mark.ruling("CR-8")
def test_nobody_scores_for_a_colour_nobody_plays() -> None:
    named = {"GOA": (0, 1, 0, "r"), "YOK": (2, 1, 0, "[^r]..r"), "LIS": (3, 1, 0, r"\.")}
    after = state(named, colours="by").play("YOK^W")
    assert after.scores == (0, 0)
    assert tips(texts(after), "GOA") == set()


@pytest.mark.ruling("CR-8")
def test_a_fall_scores_like_a_tip() -> None:
    # ANR falls from floor 1 to the ground beside GOA.
    named = {"GOA": (0, 2, 0, "r"), "RTM": (0, 1, 0, r"\."), "HAM": (1, 1, 0, r"\.")}
    named |= {"ANR": (1, 1, 1, "r")}
    assert state(named).play("ANRvN2").scores == (2, 0)


@pytest.mark.ruling("CR-8")
def test_nobody_scores_by_a_pivot() -> None:
    # A pivot needs free sides, so the crate is in no group, and what it carries stays as it was.
    named = {"GOA": (0, 1, 0, "r"), "RTM": (0, 2, 0, r"\."), "ANR": (0, 2, 1, "r")}
    assert state(named).play("ANR@1").scores == (0, 0)


def test_covering_frees_a_mate_that_then_scores_two_elsewhere() -> None:
    # A crate of the yard falls on GOA, which frees BCN; it tips beside YOK, the same colour up.
    named = PAIR | {"BCN": (1, 1, 0, "r...g"), "YOK": (1, 3, 0, "g"), "LEH": (0, 3, 0, r"\.")}
    before = state(named | {"MRS": (0, 2, 0, r"\.")}, colours="rg")
    covered = before.play(falls_onto(before, "GOA"))
    assert covered.scores == (0, 0)
    after = covered.play("BCN^N")
    assert faces(after, "BCN")[0] == "g"
    assert after.scores == (0, 2)
