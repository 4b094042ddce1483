"""The rulings of Doce on turns: grid, zone, blocker, passing (DC-1 to DC-4)."""

from __future__ import annotations

import pytest

from quayside import IllegalMove, InvalidMove, InvalidPosition
from quayside.games.doce import rules as r
from tests.games.doce.positions import (
    GAME,
    NONE_OPEN,
    ONE_OPEN,
    SQUARES,
    blocker_squares,
    dice_squares,
    play,
    position,
    state,
    texts,
)


def refused(found: str, move: str) -> str:
    """Return the ruling that refuses a move."""
    with pytest.raises(IllegalMove) as error:
        GAME.parse(found).play(move)
    assert error.value.position == found
    return error.value.ruling


@pytest.mark.ruling("DC-1")
def test_the_grid_is_five_by_five() -> None:
    start = GAME.start()
    assert dice_squares(start) == blocker_squares(start) == SQUARES
    assert len(start.moves) == 6 * 25 + 25
    for move in ("f1=1", "a6=1", "#f1", "a0=1"):
        with pytest.raises(InvalidMove):
            start.play(move)
    with pytest.raises(InvalidPosition, match="DC-1: the grid has 25 squares"):
        GAME.parse(str(start).replace(".,.", ".", 1))


def test_a_die_shows_any_face_and_lies_on_a_free_square() -> None:
    after = play(GAME.start(), "c3=5")
    assert str(after).split()[1].split(",")[12] == "A5"
    assert "c3" not in dice_squares(after) | blocker_squares(after)
    assert refused(str(after), "c3=1") == refused(str(after), "#c3") == "A turn"
    for move in ("c3=0", "c3=7", "c3", "=5", "C3=5", "c3=5 ="):
        with pytest.raises(InvalidMove):
            GAME.start().play(move)


@pytest.mark.ruling("DC-9")
def test_a_die_that_was_placed_stays_as_it_is_and_ends_the_turn() -> None:
    after = play(GAME.start(), "c3=5")
    assert after.to_move == 1
    later = play(after, "a1=2 e5=6")
    assert later.to_move == 1
    assert str(later).split()[1].split(",")[12] == "A5"
    assert not any("c3" in move for move in texts(later))


@pytest.mark.parametrize(
    ("last", "zone"),
    [
        ("c3", "b2 c2 d2 b3 d3 b4 c4 d4"),
        ("a1", "b1 a2 b2"),
        ("e5", "d4 e4 d5"),
        ("e2", "d1 e1 d2 d3 e3"),
        ("a4", "a3 b3 b4 a5 b5"),
    ],
)
@pytest.mark.ruling("DC-2")
def test_the_zone_is_all_eight_directions(last: str, zone: str) -> None:
    other = "c5" if last != "e5" else "a1"
    after = play(GAME.start(), f"{last}=1 {other}=1")
    assert dice_squares(after) == SQUARES - {last, other} - set(zone.split())
    assert refused(str(after), f"{zone.split()[0]}=6") == "DC-2"


@pytest.mark.ruling("DC-2")
def test_the_zone_binds_only_its_owner() -> None:
    after = play(GAME.start(), "c3=1")
    assert dice_squares(after) == SQUARES - {"c3"}


@pytest.mark.ruling("DC-2")
def test_the_zone_binds_only_on_the_very_next_turn() -> None:
    after = play(GAME.start(), "c3=1 e5=1 a1=1 e1=1")
    assert dice_squares(after) == SQUARES - {"c3", "e5", "a1", "e1"} - {"a2", "b1", "b2"}
    assert "c2=1" in texts(after)


@pytest.mark.ruling("DC-2")
def test_nobody_has_a_zone_on_the_first_die_of_a_round() -> None:
    after = play(GAME.start(), "b1=2 a5=1 d1=5 c5=1 a1=1 e5=1 c1=4")
    assert GAME.family.round_of(after.row.copy()) == 2
    assert dice_squares(after) == SQUARES
    assert dice_squares(play(after, "a1=1")) == SQUARES - {"a1"}


def test_a_blocker_may_lie_in_the_own_zone_and_a_die_follows_in_the_same_turn() -> None:
    after = play(GAME.start(), "c3=1 e5=1")
    assert blocker_squares(after) == SQUARES - {"c3", "e5"}
    blocked = after.play("#c2")
    assert blocked.to_move == 0
    assert str(blocked).split()[2] == "turn:0#"
    assert blocker_squares(blocked) == set()
    assert dice_squares(blocked) == dice_squares(after), "the zone still binds after a blocker"
    assert refused(str(blocked), "#a1") == "A turn"
    assert refused(str(blocked), "pass") == "DC-4"
    done = blocked.play("a1=6")
    assert done.to_move == 1
    assert blocker_squares(play(done, "e1=1")) == set(), "there is one blocker"


@pytest.mark.ruling("DC-3")
def test_a_die_must_have_a_square_after_the_blocker() -> None:
    found = state(ONE_OPEN, last="a1,e1", starter=1)
    assert dice_squares(found) == {"e5"}
    assert blocker_squares(found) == {"b1", "a2", "b2"}
    assert refused(str(found), "#e5") == "DC-3"
    assert dice_squares(found.play("#b1")) == {"e5"}


@pytest.mark.ruling("DC-3")
def test_no_blocker_where_no_die_can_be_placed() -> None:
    found = state(NONE_OPEN, last="a1,e1", starter=1)
    assert refused(str(found), "#b1") == "DC-3"


@pytest.mark.ruling("DC-3")
def test_no_blocker_without_a_die() -> None:
    after = state(NONE_OPEN.replace("B#", ". "), last="a1,e1", starter=1, turn="1")
    assert blocker_squares(after) == set()
    assert texts(after) == {"pass"}
    assert refused(str(after), "#e5") == "DC-3"


@pytest.mark.ruling("DC-4")
def test_nobody_passes_who_can_place_a_die() -> None:
    assert refused(str(GAME.start()), "pass") == "DC-4"
    one_open = position(ONE_OPEN, last="a1,e1", starter=1)
    assert refused(one_open, "pass") == "DC-4"


@pytest.mark.ruling("DC-4")
def test_no_square_outside_the_zone_is_a_pass_that_uses_up_the_zone() -> None:
    found = state(NONE_OPEN, last="a1,e1", starter=1)
    assert texts(found) == {"pass"}
    assert refused(str(found), "a2=1") == "DC-2"
    after = found.play("pass")
    assert str(after).split()[5] == "last:-,e1"
    assert after.to_move == 1


@pytest.mark.ruling("DC-4")
def test_no_die_left_is_a_pass_and_the_round_goes_on_while_the_other_has_one() -> None:
    after = play(state(NONE_OPEN, last="a1,e1", starter=1), "pass")
    assert texts(after) == {"pass"}
    assert refused(str(after), "a2=1") == "DC-4"
    again = after.play("pass")
    assert again.to_move == 0
    assert dice_squares(again) == {"b1", "a2", "b2"}, "the marker is off"


@pytest.mark.ruling("DC-4")
def test_the_round_is_a_draw_as_soon_as_nobody_has_a_die() -> None:
    after = play(state(NONE_OPEN, last="a1,e1", starter=1), "pass pass a2=1")
    assert after.scores == (2 + 5, 2)
    assert str(after).split()[6:8] == ["round:2", "starter:0"]
    assert len(after.moves) == 175


@pytest.mark.ruling("DC-4")
def test_the_grid_never_fills_up_before_the_dice_run_out() -> None:
    """So the kernels need not look for a full grid."""
    assert 2 * r.DICE_EACH + 2 < r.SQUARES
