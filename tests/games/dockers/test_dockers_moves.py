"""How crates move: tips, falls and pivots, and what blocks them."""

from __future__ import annotations

import pytest

import quayside
from quayside import IllegalMove
from tests.games.dockers.positions import faces, place, play, state, texts
from tests.games.dockers.second import Faces, tipped, turned

GAME = quayside.load("dockers")
# GOA alone on the ground, north of the yard, with a different letter on most sides.
LONE = {"GOA": (0, 1, 0, ".grgyr")}


@pytest.mark.parametrize(
    ("move", "now"), [("GOA^N", "yr.ggr"), ("GOA^E", "rgr.yg"), ("GOA^W", "grrgy.")]
)
def test_a_tip_brings_up_the_face_it_rolls_away_from(move: str, now: str) -> None:
    before: Faces = (".", "g", "r", "g", "y", "r")
    assert "".join(tipped(before, move[-1])) == now
    assert faces(state(LONE).play(move), "GOA") == now


def test_tipping_yellow_to_the_top() -> None:
    start = play(GAME.start(), "BOMvN0")
    assert faces(start, "ALY") == ".bgbyy"
    after = start.play("ALY^E")  # the west face is yellow
    assert faces(after, "ALY")[0] == "y"
    assert place(after, "ALY") == (2, 2, 2)


def test_four_tips_round_a_square_and_twenty_four_ways_to_lie() -> None:
    first: Faces = (".", "g", "r", "g", "y", "r")
    found = [first]
    for lying in found:
        for direction in "NESW":
            again = lying
            for _ in range(4):
                again = tipped(again, direction)
            assert again == lying
            if tipped(lying, direction) not in found:
                found.append(tipped(lying, direction))
        for quarters in range(4):
            assert turned(turned(lying, quarters), 4 - quarters) == lying
    assert len(found) == 24


@pytest.mark.parametrize("quarters", range(4))
def test_a_fall_keeps_the_top_and_turns_freely(quarters: int) -> None:
    after = GAME.start().play(f"SYDvE{quarters}")
    assert place(after, "SYD") == (3, 0, 0)
    sides = "gyrg"  # north, east, south, west before
    assert faces(after, "SYD") == ".y" + sides[4 - quarters :] + sides[: 4 - quarters]


def test_a_fall_is_stopped_by_a_crate() -> None:
    after = play(GAME.start(), "SYDvE0 IST^S ISTvE0")
    assert place(after, "SYD") == (3, 0, 0)
    assert place(after, "IST") == (3, 0, 1)


# ANR on floor 1 north of GOA: none of its sides touches a crate.
ALOFT = {"GOA": (0, 1, 0, r"\."), "RTM": (0, 2, 0, r"\."), "ANR": (0, 2, 1, ".yrgrg")}


def test_a_pivot_turns_on_the_spot() -> None:
    before = state(ALOFT)
    assert {move for move in texts(before) if "@" in move} == {"ANR@1", "ANR@2", "ANR@3"}
    after = before.play("ANR@1")
    assert faces(after, "ANR") == ".ygrgr"
    assert place(after, "ANR") == place(before, "ANR")


def test_a_crate_that_touches_another_cannot_pivot() -> None:
    beside = state(ALOFT | {"HAM": (1, 2, 0, r"\."), "LEH": (1, 2, 1, r"\.")})
    assert not {move for move in texts(beside) if "@" in move}
    with pytest.raises(IllegalMove, match="ANR touches LEH"):
        beside.play("ANR@1")


def test_no_crate_goes_up_and_a_higher_neighbour_blocks() -> None:
    lone = state(LONE)
    assert "GOA^S" not in texts(lone)
    with pytest.raises(IllegalMove, match="no crate goes up"):
        lone.play("GOA^S")


def test_a_crate_with_something_on_top_cannot_move() -> None:
    with pytest.raises(IllegalMove, match="RTM is under LON"):
        GAME.start().play("RTMvN0")


def test_where_a_crate_would_fall_it_cannot_tip_and_the_other_way_round() -> None:
    with pytest.raises(IllegalMove, match="would fall"):
        GAME.start().play("SYD^E")
    with pytest.raises(IllegalMove, match="only tip"):
        state(LONE).play("GOAvN0")


def test_a_stored_crate_cannot_be_tipped_but_can_fall() -> None:
    stored = state(
        {
            "GOA": (0, 1, 1, "r"),
            "RTM": (0, 1, 0, r"\."),
            "ANR": (1, 1, 1, "r"),
            "HAM": (1, 1, 0, r"\."),
            "LEH": (2, 1, 0, r"\."),
        }
    )
    assert not {move for move in texts(stored) if move.startswith("GOA^")}
    assert {"GOAvN0", "GOAvW3", "ANRvN1"} <= texts(stored)
    with pytest.raises(IllegalMove, match="Stored groups: ANR is stored with GOA"):
        stored.play("ANR^E")


def test_groups_of_a_colour_nobody_plays_block_too() -> None:
    pair = {"GOA": (0, 1, 0, "y"), "RTM": (1, 1, 0, "y")}
    for colours in ("rb", "ry"):
        assert not {m for m in texts(state(pair, colours=colours)) if m[:4] in ("GOA^", "RTM^")}


def test_lids_side_by_side_are_not_stored() -> None:
    pair = {"GOA": (0, 1, 0, r"\."), "RTM": (1, 1, 0, r"\.")}
    assert {"GOA^N", "GOA^W", "RTM^N", "RTM^E"} <= texts(state(pair))
