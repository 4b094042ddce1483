"""Doce drawn in text, read as a person without colours reads it."""

from __future__ import annotations

from quayside import State
from tests.games.doce.positions import GAME, play

MID_TURN = """\
      a     b     c     d     e
   ┌─────┬─────┬─────┬─────┬─────┐    Doce, doce:standard
 5 │     │     │     │     │ B6* │    round 1 of 4, started by Black
   ├─────┼─────┼─────┼─────┼─────┤
 4 │     │  ×  │  ×  │  ×  │     │    ▶  A  Black, total 0
   ├─────┼─────┼─────┼─────┼─────┤          dice 10, blocker on b2
 3 │     │  ×  │ A5* │  ×  │     │
   ├─────┼─────┼─────┼─────┼─────┤       B  White, total 0
 2 │     │ A#  │  ×  │  ×  │     │          dice 10, blocker held
   ├─────┼─────┼─────┼─────┼─────┤
 1 │     │     │     │     │     │    a die must follow the blocker
   └─────┴─────┴─────┴─────┴─────┘    * last die   × no-play zone of Black"""

OVER = """\
      a     b     c     d     e
   ┌─────┬─────┬─────┬─────┬─────┐    Doce, doce:standard
 5 │ A1  │     │ A1  │     │ A1* │    round 4 of 4, started by White
   ├─────┼─────┼─────┼─────┼─────┤
 4 │     │     │     │     │     │       A  Black, total 74
   ├─────┼─────┼─────┼─────┼─────┤          dice 8, blocker held
 3 │     │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤       B  White, total 74
 2 │     │     │     │     │     │          dice 7, blocker held
   ├─────┼─────┼─────┼─────┼─────┤
 1 │[B1 ]│[B2 ]│[B4*]│[B5 ]│     │    the match is a draw
   └─────┴─────┴─────┴─────┴─────┘    * last die   [ ] winning line"""


def drawn(state: State) -> str:
    return "\n".join("".join(text for text, _ in line).rstrip() for line in state.draw())


def test_a_position_in_the_middle_of_a_turn() -> None:
    assert drawn(play(GAME.start(), "c3=5 e5=6 #b2")) == MID_TURN


def test_a_finished_match() -> None:
    rounds = ["b1=2 a5=1 d1=5 c5=1 a1=1 e5=1 c1=4"] * 4
    assert drawn(play(GAME.start(), " / ".join(rounds))) == OVER


def test_a_match_that_was_left() -> None:
    assert "White wins the match, Black has left" in drawn(GAME.start().leave(0))


def test_owners_have_their_own_styles() -> None:
    styles = {
        text.strip(): style
        for line in play(GAME.start(), "c3=5 e5=6").draw()
        for text, style in line
    }
    assert styles["A5*"] == "seat0"
    assert styles["B6*"] == "seat1"
