"""What a move of Dockers looks like to a screen, and why a move is refused."""

from __future__ import annotations

import pytest

import quayside
from quayside import IllegalMove, State
from quayside.core.events import Step
from tests.games.dockers.positions import falls_onto, first_end, late_position, play, state

GAME = quayside.load("dockers")


def kinds(found: State, move: str) -> list[str]:
    return [event.kind for event in found.events(move)]


def test_a_fall_says_from_where_to_where() -> None:
    (event,) = GAME.start().events("CPTvW1")
    assert event.kind == "fall"
    assert event.seat == 0
    assert dict(event.data) == {
        "crate": "CPT",
        "move": 1,
        "direction": "west",
        "x": 0,
        "y": 0,
        "floor": 2,
        "to_x": -1,
        "to_y": 0,
        "to_floor": 0,
        "quarters": 1,
        "faces": ".gbrrg",
        "shift_x": -1,
        "shift_y": 0,
    }


def test_points_and_groups_are_told() -> None:
    named = {"GOA": (0, 1, 0, "r"), "YOK": (2, 1, 0, "[^r]..r"), "LIS": (3, 1, 0, r"\.")}
    tip, score, stored = state(named, turn="1").events("YOK^W")
    assert (tip.kind, tip.seat, tip.data["crate"]) == ("tip", 1, "YOK")
    assert (score.kind, score.seat) == ("score", 0)
    assert dict(score.data) == {"points": 2, "total": 2, "size": 2, "group": "GOA YOK", "floor": 0}
    assert (stored.kind, stored.data["crates"]) == ("stored", "GOA YOK")


def test_freed_crates_are_told() -> None:
    pair = state({"GOA": (0, 1, 0, "r"), "BCN": (1, 1, 0, "r")})
    fall, freed = pair.events(falls_onto(pair, "GOA"))
    assert fall.data["to_floor"] == 1
    assert (freed.kind, freed.data["crates"]) == ("freed", "GOA BCN")


def test_a_pivot_says_how_far() -> None:
    aloft = state({"GOA": (0, 1, 0, r"\."), "RTM": (0, 2, 0, r"\."), "ANR": (0, 2, 1, ".yrgrg")})
    (event,) = aloft.events("ANR@3")
    assert (event.kind, event.data["quarters"], event.data["faces"]) == ("pivot", 3, ".ygrgr")


def test_customs_and_the_next_turn() -> None:
    due = play(GAME.start(), "SYDvE0 IST^S ISTvE0")
    customs, turn = due.events("=TNG")
    assert (customs.kind, customs.seat, dict(customs.data)) == (
        "customs",
        0,
        {"from": None, "to": "TNG"},
    )
    assert (turn.kind, turn.seat, dict(turn.data)) == ("turn", 1, {"turns": 1})
    again = play(due, "=TNG ODSvS0 CPTvW0 PIRvW0")
    assert dict(again.events("=")[0].data) == {"from": "TNG", "to": "TNG"}


@pytest.mark.ruling("GL-1")
def test_skipped_seats_are_told() -> None:
    game = quayside.load("dockers", 3)
    due = play(game.start().leave(1), "SYDvE0 IST^S ISTvE0")
    assert kinds(due, "=TNG") == ["customs", "skip", "turn"]


def test_the_end_says_who_wins_and_by_which_ruling() -> None:
    end = first_end(late_position())
    assert end is not None
    found, due = late_position(), None
    while due is None:
        for move in found.moves:
            after = found.play(move)
            if "end" in kinds(found, move.text):
                due = found.events(move)
                break
        found = after
    assert [event.kind for event in due][-2:] == ["end", "win"]
    assert due[-2].data["ruling"] == "CR-6"


@pytest.mark.ruling("CR-10")
@pytest.mark.ruling("CR-12")
def test_a_capped_game_with_equal_scores_is_shared() -> None:
    game = quayside.load("dockers", cap=2)
    due = play(game.start(), "SYDvE0 ODSvS0 CPTvW0 =NYC PIRvW0 DKRvN0 BOMvN0")
    events = due.events("=")
    assert [event.kind for event in events] == ["customs", "end", "share", "share"]
    assert events[1].data["ruling"] == "CR-10"


def test_steps_say_where_a_crate_ends() -> None:
    moves = {move.text: move for move in GAME.start().moves}
    assert moves["CPTvW1"].steps == (Step("-1,0", 0, 1),)
    due = play(GAME.start(), "SYDvE0 IST^S ISTvE0")
    assert due.moves[0].steps == ()


@pytest.mark.parametrize(
    ("before", "move", "ruling", "reason"),
    [
        ("", "=TNG", "A turn", "Customs comes after the third move; this is move 1"),
        ("SYDvE0 IST^S ISTvE0", "TNG^S", "A turn", "three moves have been made"),
        ("SYDvE0 IST^S ISTvE0", "=", "CR-9", "must be placed"),
        ("SYDvE0 IST^S ISTvE0", "=SIN", "Customs", "SIN is under TNG"),
        ("SYDvE0 IST^S ISTvE0 =TNG ODSvS0 CPTvW0 PIRvW0", "=TNG", "Customs", "'=' leaves it"),
        ("", "RTM^N", "Moves", "RTM is under LON"),
        ("", "TNG^N", "Moves", "TNG is blocked to the north by ALY"),
        ("", "BOM^N", "Moves", "would fall to the north, not tip: write BOMvN0"),
        ("SYDvE0", "ISTvS0", "Moves", "it can only tip: IST\\^S"),
        ("", "TNG@1", "Moves", "TNG touches ALY"),
        ("SYDvE0 IST^S", "IST^N", "CR-3", "may not come back"),
        ("SYDvE0 IST^S ISTvE0 =TNG", "TNGvN0", "Customs", "TNG carries the Customs token"),
        ("SYDvE0 ODSvS0 CPTvW0 =NYC", "IST^S", "Customs", "no crate may be moved onto it"),
    ],
)
def test_a_refused_move_names_the_ruling(before: str, move: str, ruling: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason) as caught:
        play(GAME.start(), before).play(move)
    assert caught.value.ruling == ruling
