"""What a move of Doce looks like, for screens."""

from __future__ import annotations

from quayside import Event, Step
from tests.games.doce.positions import GAME, NONE_OPEN, play, state

WON = "b1=2 a5=1 d1=5 c5=1 a1=1 e5=1 c1=4"
ITEMS = {"line": 12, "all-own": 2, "blocker": 5, "empty": 18}


def test_a_die_and_its_zone() -> None:
    before = play(GAME.start(), "b2=3")
    assert before.events("a1=6") == (
        Event("place", 1, {"square": "a1", "face": 6}),
        Event("zone", 1, {"squares": "b1 a2"}),
    )


def test_a_blocker() -> None:
    assert GAME.start().events("#d4") == (Event("blocker", 0, {"square": "d4"}),)


def test_a_pass() -> None:
    assert state(NONE_OPEN, last="a1,e1", starter=1).events("pass") == (Event("pass", 0),)


def test_a_round_is_won_item_by_item_and_the_next_begins() -> None:
    *opening, last = WON.split()
    assert play(GAME.start(), " ".join(opening)).events(last) == (
        Event("place", 0, {"square": "c1", "face": 4}),
        Event("line", 0, {"squares": "a1 b1 c1 d1", "all_own": 1}),
        Event("round-won", 0, {"round": 1, "points": 37, **ITEMS}),
        Event("round-start", 1, {"round": 2, "total0": 37, "total1": 0}),
    )


def test_a_drawn_round() -> None:
    before = play(state(NONE_OPEN, last="a1,e1", starter=1), "pass pass")
    assert before.events("a2=1") == (
        Event("place", 0, {"square": "a2", "face": 1}),
        Event("round-drawn", 0, {"round": 1, "points": 7, "draw": 2, "blocker": 5}),
        Event("round-drawn", 1, {"round": 1, "points": 2, "draw": 2}),
        Event("round-start", 0, {"round": 2, "total0": 7, "total1": 2}),
    )


def test_the_match_is_drawn() -> None:
    *opening, last = " / ".join([WON] * 4).split()
    events = play(GAME.start(), " ".join(opening)).events(last)
    assert events[-2:] == (
        Event("round-won", 1, {"round": 4, "points": 37, **ITEMS}),
        Event("draw", None, {"total0": 74, "total1": 74}),
    )


def test_the_match_is_won() -> None:
    other = "a5=1 b1=2 c5=1 d1=5 e5=1 a1=1 a4=1 c1=4"
    *opening, last = f"{WON} / {WON} / {WON} / {other}".split()
    events = play(GAME.start(), " ".join(opening)).events(last)
    assert events[-1] == Event("win", 0, {"total0": 110, "total1": 37})


def test_steps_are_the_square() -> None:
    moves = {move.text: move for move in GAME.start().moves}
    assert moves["c3=5"].steps == moves["#c3"].steps == (Step("c3", 0, 0),)
    assert state(NONE_OPEN, last="a1,e1", starter=1).moves[0].steps == ()
