"""The rulings of Dockers that are not about groups, one by one (for CR-2 see the layout's tests,
for CR-7 and CR-8 those of groups)."""

from __future__ import annotations

import re

import pytest

import quayside
from quayside import IllegalMove, InvalidPosition, InvalidSetup, State
from quayside.games.dockers.view import visible_faces
from tests.games.dockers.positions import (
    CODES,
    YARD,
    arrange,
    falls_aside,
    first_end,
    late_position,
    lying,
    place,
    play,
    state,
    text,
    texts,
)
from tests.games.dockers.second import read

GAME = quayside.load("dockers")
LONE = {"GOA": (0, 1, 0, r"\.")}
ALOFT = {"GOA": (0, 1, 0, r"\."), "RTM": (0, 2, 0, r"\."), "ANR": (0, 2, 1, r"\.")}


def line(along: str) -> State:
    """All crates in a line on the ground, as long as a block can be."""
    places = [(k, 0) if along == "x" else (0, k) for k in range(27)]
    crates = ",".join(
        f"{code}@{x},{y},0={lying(code, chr(92) + '.')}"
        for code, (x, y) in zip(CODES, places, strict=True)
    )
    return quayside.parse(text(crates, customs="HAM"))


@pytest.mark.ruling("CR-1")
def test_a_block_that_has_wandered_is_the_same_block() -> None:
    start = GAME.start()
    west = start.play("CPTvW0")
    assert place(west, "CPT") == (0, 0, 0)
    assert place(west, "HAM") == (1, 0, 0)
    # One crate around the yard, and another crate to where it was from the other side.
    here = state({"GOA": (0, 1, 0, r"\."), "RTM": (1, 1, 0, r"\.")})
    there = state(
        {"GOA": (40, 51, 0, r"\."), "RTM": (41, 51, 0, r"\.")},
        yard=[(x, y) for y in (50, 49, 48) for x in (40, 41, 42)],
    )
    assert here == there
    assert hash(here) == hash(there)
    assert here.row.tobytes() == there.row.tobytes()


@pytest.mark.ruling("CR-1")
def test_walking_to_the_same_place_the_other_way_is_the_same_position() -> None:
    # GOA goes from the far west to the far east; the rest then begins at x = 0 again.
    ground = [(x, 0) for x in range(1, 9)]
    before = state({"GOA": (0, 0, 0, r"\.")}, yard=[*ground, (9, 0)])
    assert place(before, "RTM") == (1, 0, 0)
    after = play(before, "GOA^N")
    assert place(after, "RTM") == (1, 0, 0)
    onward = play(after, "GOA^E")
    assert place(onward, "RTM") == (0, 0, 0)
    assert "been:GOA@-1,0,0,GOA@-1,1,0" in str(onward)
    assert quayside.parse(str(onward)) == onward


@pytest.mark.parametrize("along", ["x", "y"])
@pytest.mark.ruling("CR-1")
def test_the_ground_has_no_edge_for_the_longest_block(along: str) -> None:
    longest = line(along)
    end = "TNG"
    out = {"x": "E", "y": "N"}[along]
    side = {"x": "N", "y": "E"}[along]
    back = {"x": "W", "y": "S"}[along]
    for moves in ([f"{end}^{side}", f"{end}^{back}"], ["RTM^" + side]):
        found = longest
        for move in moves:
            found = found.play(move)
            assert quayside.parse(str(found)) == found
            assert texts(found) == set(read(str(found)).legal())
    assert f"{end}^{out}" not in texts(longest)  # it could not be joined again


@pytest.mark.ruling("CR-3")
def test_no_return_within_a_turn_but_in_the_next() -> None:
    lone = state(LONE)
    north = lone.play("GOA^N")
    assert "GOA^S" not in texts(north)
    with pytest.raises(IllegalMove, match="CR-3: GOA has been there in this turn"):
        north.play("GOA^S")
    later = falls_aside(play(lone, "GOA^W GOA^S"), "GOA").play("=")
    assert "been:-" in str(later)
    assert "GOA^N" in texts(later)  # the next turn forgets


@pytest.mark.ruling("CR-3")
def test_the_place_is_the_floor_too() -> None:
    # ANR falls from floor 1 and comes back under where it was only on another floor.
    before = state({"RTM": (0, 1, 0, r"\."), "ANR": (0, 1, 1, r"\."), "GOA": (1, 1, 0, r"\.")})
    after = play(before, "ANRvN0 RTM^W")
    assert place(before, "ANR")[:2] == (0, 3)
    assert "ANR^S" in texts(after)  # the same cell, but on the ground


@pytest.mark.ruling("CR-4")
def test_one_pivot_a_turn_for_a_crate() -> None:
    once = state(ALOFT).play("ANR@1")
    assert not {move for move in texts(once) if move.startswith("ANR@")}
    with pytest.raises(IllegalMove, match="CR-4: ANR has been pivoted"):
        once.play("ANR@2")
    later = falls_aside(once.play("ANRvN0")).play("=")
    assert "pivoted:-" in str(later)


@pytest.mark.ruling("CR-4")
def test_the_free_turn_of_a_fall_is_no_pivot() -> None:
    # ANR falls from floor 2 to floor 1 on GOA, where nothing touches it, and may pivot.
    tower = {"RTM": (0, 2, 0, r"\."), "HAM": (0, 2, 1, r"\."), "ANR": (0, 2, 2, r"\.")}
    tower |= {"GOA": (0, 3, 0, r"\."), "LEH": (0, 1, 0, r"\.")}
    fallen = state(tower).play("ANRvN3")
    assert "pivoted:-" in str(fallen)
    apart = play(fallen, "HAMvW0")
    assert {"ANR@1", "ANR@2", "ANR@3"} <= texts(apart)


@pytest.mark.ruling("CR-5")
def test_after_the_third_move_all_are_joined() -> None:
    lone = state(LONE)
    assert "GOA^N" in texts(lone)  # within the turn it may stand apart
    two = falls_aside(falls_aside(lone))
    assert "GOA^N" not in texts(two)
    with pytest.raises(IllegalMove, match="CR-5: after the third move all crates must be joined"):
        two.play("GOA^N")
    apart = falls_aside(lone.play("GOA^N"))
    assert texts(apart)  # GOA must come back
    assert all(move.startswith("GOA^") or move[4] == "N" for move in texts(apart))
    assert texts(apart) == set(read(str(apart)).legal())


@pytest.mark.ruling("CR-5")
def test_joined_after_every_move_is_an_option() -> None:
    assert "GOA^N" in texts(state(LONE))
    strict = state(LONE, tail="joined=move")
    assert "GOA^N" not in texts(strict)
    with pytest.raises(IllegalMove, match="CR-5: after every move all crates must be joined"):
        strict.play("GOA^N")


@pytest.mark.parametrize("finish", ["must", "stuck"])
@pytest.mark.ruling("CR-5")
def test_a_single_candidate_is_judged_like_the_list(finish: str) -> None:
    tail = "finish=stuck" if finish == "stuck" else ""
    lone = state(LONE, tail=tail)
    two = falls_aside(falls_aside(lone))
    strict = state(LONE, tail=f"joined=move {tail}".strip())
    for found, legal in ((lone, True), (two, False), (strict, False)):
        action = found.game.family.read_action(found.game, found.row.copy(), "GOA^N")
        rules = found.game.rules
        assert rules.allowed(found.row.copy(), action, rules.scratch()) == legal
        assert (action in found.actions) == legal


@pytest.mark.ruling("CR-9")
def test_customs_must_be_placed_at_the_end_of_the_first_turn() -> None:
    due = play(GAME.start(), "BOMvN0 ALY^E DKR^E")
    assert "=" not in texts(due)
    assert {"=ALY", "=BOM", "=TNG"} <= texts(due)
    assert "=RTM" not in texts(due)
    with pytest.raises(IllegalMove, match="CR-9"):
        due.play("=")
    after = due.play("=ALY")
    second = play(after, "ODSvS0 CPTvW0 SYDvE0")
    assert "=" in texts(second)
    assert "=ALY" not in texts(second)  # leaving it is its own action
    assert "customs:ALY" in str(second.play("="))
    assert "customs:TNG" in str(second.play("=TNG"))


def test_a_crate_with_the_token_cannot_move_and_nothing_goes_on_it() -> None:
    after = play(GAME.start(), "SYDvE0 ODSvS0 CPTvW0 =NYC")
    assert not {move for move in texts(after) if move.startswith("NYC")}
    assert "IST^S" not in texts(after)
    with pytest.raises(IllegalMove, match="Customs: NYC carries the Customs token: no crate"):
        after.play("IST^S")
    with pytest.raises(IllegalMove, match="Customs: NYC carries the Customs token and cannot"):
        after.play("NYCvN0")


@pytest.mark.ruling("CR-10")
def test_a_cap_stops_play_and_the_scores_stand() -> None:
    game = quayside.load("dockers", players=2, cap=2)
    one = play(game.start(), "SYDvE0 ODSvS0 CPTvW0 =NYC")
    assert not one.is_over
    end = play(one, "PIRvW0 DKRvN0 BOMvN0 =")
    assert end.is_over
    assert "turns:2" in str(end)
    assert game.parse(str(end)) == end
    assert end.winners == [0, 1]
    with pytest.raises(InvalidSetup, match="CR-10: cap is a multiple of the 3 players"):
        quayside.load("dockers", players=3, cap=4).start()
    with pytest.raises(InvalidSetup, match="cap is a whole number"):
        quayside.load("dockers", cap="many")


@pytest.mark.ruling("CR-11")
def test_all_faces_are_public_and_those_in_sight_can_be_asked_for() -> None:
    start = GAME.start()
    assert len(re.findall(r"=[.rbyg]{6}", str(start))) == 27
    seen = visible_faces(GAME, start.row.copy())
    assert seen["TNG"] == ".-----"
    assert seen["SYD"] == ".--yr-"
    assert seen["SSA"] == "------"
    assert seen["HAM"] == "----rb"
    after = start.play("SYDvE0")
    seen = visible_faces(GAME, after.row.copy())
    assert seen["SYD"] == ".-gyr-"
    assert seen["ANR"] == "----r-"
    assert seen["IST"] == ".--ry-"


@pytest.mark.parametrize(("scores", "winners"), [("3,3", [0, 1]), ("5,3", [0]), ("0,3", [1])])
@pytest.mark.ruling("CR-12")
def test_equal_highest_scores_share_the_win(scores: str, winners: list[int]) -> None:
    ended = first_end(late_position())
    over = quayside.parse(re.sub(r"scores:\S+", f"scores:{scores}", str(ended)))
    assert over.winners == winners
    assert sum(over.returns) == 1


@pytest.mark.ruling("GL-1")
def test_who_leaves_is_skipped_and_cannot_win() -> None:
    game = quayside.load("dockers", players=3)
    one = play(game.start(), "SYDvE0 ODSvS0 CPTvW0 =NYC")
    two = one.leave(1)
    assert two.to_move == 2
    assert str(two).endswith("pivoted:- left:1")
    assert game.parse(str(two)) == two
    three = play(two, "PIRvW0 DKRvN0 BOMvN0 =")
    assert three.to_move == 0
    assert play(three, "TNG^W ALYvN0 ISTvE0 =").to_move == 2
    end = three.leave(0)
    assert end.is_over
    assert end.winners == [2]
    assert str(end).endswith("left:01")


@pytest.mark.ruling("GL-1")
def test_nobody_leaves_in_the_middle_of_their_turn_and_no_other_turn_is_touched() -> None:
    game = quayside.load("dockers", players=3)
    middle = play(game.start(), "SYDvE0 ODSvS0")
    for same in (middle, game.parse(str(middle))):
        with pytest.raises(IllegalMove, match="GL-1: seat 0 is in the middle of a turn: finish it"):
            same.leave(0)
    other = middle.leave(2)
    assert other.to_move == 0
    assert "moves:2" in str(other)
    assert play(other, "CPTvW0 =NYC").to_move == 1
    with pytest.raises(InvalidPosition, match="GL-1"):
        game.parse(str(game.start().leave(0)).replace("left:0", "left:1"))


@pytest.mark.ruling("GL-1")
def test_points_stand_but_cannot_win() -> None:
    named = {"GOA": (0, 1, 0, "r"), "YOK": (2, 1, 0, "[^r]..r"), "LIS": (3, 1, 0, r"\.")}
    before = quayside.parse(text(arrange(named, YARD), colours="rby", scores="4,2,1", turn="1"))
    left = before.leave(0)
    assert left.scores == (4, 2, 1)
    after = left.play("YOK^W")
    assert after.scores == (4, 2, 1)
    assert before.play("YOK^W").scores == (6, 2, 1)
    assert left.leave(2).winners == [1]
