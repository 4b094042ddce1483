"""Moves and positions of Dockers as text."""

from __future__ import annotations

import re

import pytest

import quayside
from quayside import InvalidMove, InvalidPosition
from quayside.core.playout import playout
from tests.games.dockers.positions import late_position, play, state

GAME = quayside.load("dockers")
START = str(GAME.start())
MIDDLE = str(play(GAME.start(), "SYDvE0 IST^S"))
LATER = str(play(GAME.start(), "SYDvE0 IST^S ISTvE0 =TNG"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("RTM^N", 0),
        ("RTM^W", 3),
        ("RTMvN0", 4),
        ("RTMvE2", 10),
        ("RTMvW3", 19),
        ("RTM@1", 20),
        ("RTM@3", 22),
        ("ANR^N", 23),
        ("TNG@3", 620),
        ("=RTM", 621),
        ("=TNG", 647),
        ("=", 648),
    ],
)
def test_actions_have_the_documented_numbers(text: str, action: int) -> None:
    row = GAME.start().row.copy()
    assert GAME.family.read_action(GAME, row, text) == action
    assert GAME.family.write_action(GAME, row, action) == text


def test_there_are_649_actions_and_all_have_a_text_of_their_own() -> None:
    row = GAME.start().row.copy()
    assert GAME.action_count == 649
    assert len({GAME.family.write_action(GAME, row, action) for action in range(649)}) == 649


@pytest.mark.parametrize("text", ["RTM", "RTM^X", "RTMvE", "RTMvE4", "RTM@0", "rtm^n", "==RTM", ""])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="moves look like 'RTM"):
        GAME.start().play(text)


def test_a_crate_that_does_not_exist_is_named() -> None:
    with pytest.raises(InvalidMove, match="there is no crate XXX; the crates are RTM ANR"):
        GAME.start().play("XXX^N")


def test_the_first_turn_of_the_rulebook() -> None:
    after = play(GAME.start(), "BOMvN0 ALY^E DKR^E =ALY")
    assert after.to_move == 1
    assert "customs:ALY" in str(after)


@pytest.mark.parametrize("options", [{}, {"joined": "move", "cap": "120"}, {"finish": "stuck"}])
def test_every_state_of_a_game_comes_back_from_its_text(options: dict[str, str]) -> None:
    game = quayside.load("dockers", 3, **options)
    found = game.start(seed=11)
    for action in playout(game.rules, found.row.copy(), 3, 11):
        assert quayside.parse(str(found)) == found
        found = found.play(action)
    assert found.is_over
    assert quayside.parse(str(found)) == found


def test_places_left_are_read_in_any_order_and_written_in_one() -> None:
    swapped = re.sub(r"been:(\w+@\d,\d,\d),(\w+@\d,\d,\d)", r"been:\2,\1", MIDDLE)
    assert swapped != MIDDLE
    assert str(quayside.parse(swapped)) == MIDDLE


def put(text: str, old: str, new: str) -> str:
    assert re.search(old, text), old
    return re.sub(old, new, text, count=1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dockers:standard", "the number of players should follow"),
        ("dockers:old 2", "no edition 'old'"),
        ("dockers:standard 5", "dockers is for 2, 3, 4 players, not 5"),
        ("dockers:standard 2 colours:rb", "ends where 'turn:' should follow"),
        (put(START, "colours:rb", "colours:rr"), "2 different letters"),
        (put(START, "colours:rb", "colours:rby"), "2 different letters"),
        (put(START, "turn:0", "turn:2"), "no seat 2"),
        (put(START, "turn:0", "turn:x"), "expected 'turn:' and the seat to move"),
        (put(START, "turn:0", "turn:-"), "CR-6: the game goes on here"),
        (put(START, "moves:0", "moves:1"), "moves:1 needs as many places left"),
        (put(START, "moves:0 ", ""), "expected 'moves:'"),
        (put(START, "customs:-", "customs:TNG"), "CR-9: customs:- belongs to turns:0"),
        (put(LATER, "customs:TNG", "customs:-"), "CR-9"),
        (put(LATER, "customs:TNG", "customs:RTM"), "so no crate lies on it"),
        (put(LATER, "customs:TNG", "customs:QQQ"), "no crate QQQ"),
        (put(START, "scores:0,0", "scores:0"), "scores: needs 2 numbers"),
        (put(START, "scores:0,0", "scores:0,-1"), "expected 'scores:'"),
        (put(START, ",TNG@1,1,2=..bygr", ""), "there are 27 crates, not 26"),
        (put(START, "RTM@", "RTX@"), "crate 1 is RTM"),
        (put(START, "RTM@2,2,0", "RTM@2,0,0"), "RTM and ANR cannot both be in 2,0,0"),
        (put(START, "BOM@2,2,2", "BOM@3,2,2"), "nothing carries BOM in 3,2,2"),
        (put(START, "BOM@2,2,2", "BOM@99,2,0"), "CR-1: BOM is too far away"),
        (put(START, "BOM@2,2,2", "BOM@5,2,0"), "CR-5: the crates are not all joined"),
        (put(START, r"RTM@2,2,0=\.bygyg", "RTM@2,2,0=.bggyy"), "CR-2: RTM cannot lie like that"),
        (put(START, "been:-", "been:RTM"), "a place left in this turn looks like"),
        (put(MIDDLE, "SYD@2,0,2", "SYD@2,1,2"), "CR-3: the places that SYD left"),
        (put(MIDDLE, "SYD@2,0,2", "SYD@9,0,2"), "CR-3: the places that SYD left"),
        (put(MIDDLE, "SYD@2,0,2", "SYD@-9,0,2"), "CR-3: SYD@-9,0,2 is too far away"),
        (put(MIDDLE, "SYD@2,0,2", "IST@2,1,2"), "CR-3: a place and a pivoted crate stand once"),
        (put(START, "pivoted:-", "pivoted:RTM"), "moves:0 needs as many"),
        (START + " left:2", "left: lists seats"),
        (START + " left:0", "GL-1: seat 0 has left"),
        (START + " left:1", "GL-1: the game is over here"),
        (START + " left:01", "GL-1: the last player cannot have left"),
        (START + " what:1", "'what:1' does not belong"),
        (START + " cap=3", "CR-10: cap is a multiple of the 2 players"),
        (put(LATER, "turns:1", "turns:3") + " cap=2", "CR-10: at most 2 turns"),
        (put(LATER, "turns:1", "turns:2") + " cap=2", "CR-10: the game is over here"),
        (START + " joined=never", "joined is one of turn, move"),
        (START + " joined=move joined=turn", "every option stands once"),
    ],
)
def test_positions_that_cannot_stand_are_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason) as caught:
        quayside.parse(text)
    assert "\n" not in str(caught.value)
    assert caught.value.position == text


@pytest.mark.ruling("CR-6")
def test_a_turn_that_cannot_be_finished_is_no_position() -> None:
    found = late_position()
    rules, out = found.game.rules, found.game.rules.actions()
    dead = [
        int(action)
        for action in out[: rules.candidates(found.row.copy(), out, rules.scratch())].copy()
        if int(action) not in found.actions
    ]
    row = found.row.copy()
    rules.apply(row, dead[0], rules.scratch())
    with pytest.raises(InvalidPosition, match="CR-6: this turn cannot be finished"):
        quayside.parse(str(quayside.State(found.game, row)))


def test_customs_cannot_be_on_a_crate_that_has_moved() -> None:
    moved = state({"GOA": (0, 1, 0, r"\.")}).play("GOA^N")
    with pytest.raises(InvalidPosition, match="has the Customs token and cannot have moved"):
        quayside.parse(str(moved).replace("customs:TNG", "customs:GOA"))
