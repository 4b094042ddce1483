"""The match of four rounds, and leaving it (GL-1)."""

from __future__ import annotations

import pytest

from quayside import IllegalMove, InvalidSetup
from tests.games.doce.positions import GAME, play

# A round that its starter wins with 37 points, and one that the other player wins with 36.
STARTER = "b1=2 a5=1 d1=5 c5=1 a1=1 e5=1 c1=4"
OTHER = "a5=1 b1=2 c5=1 d1=5 e5=1 a1=1 a4=1 c1=4"


def test_starters_alternate_and_everything_comes_back() -> None:
    state = GAME.start()
    totals = [0, 0]
    for number in range(1, 5):
        starter = (number - 1) % 2
        assert str(state).endswith(
            f"turn:{starter} dice:11,11 blockers:11 last:-,- round:{number}"
            f" starter:{starter} totals:{totals[0]},{totals[1]}"
        )
        state = play(state, f"#e3 {STARTER}")
        totals[starter] += 12 + 2 + 17
        assert state.scores == tuple(totals)
    assert state.is_over
    assert not state.moves


def test_equal_totals_are_a_draw() -> None:
    state = play(GAME.start(), " / ".join([STARTER] * 4))
    assert state.scores == (74, 74)
    assert state.returns == (0.5, 0.5)
    assert state.winners == [0, 1]


@pytest.mark.parametrize(
    ("rounds", "totals", "winner"),
    [
        ((STARTER, OTHER, STARTER, OTHER), (146, 0), 0),
        ((OTHER, STARTER, STARTER, STARTER), (37, 110), 1),
    ],
)
def test_the_highest_total_wins(
    rounds: tuple[str, ...], totals: tuple[int, int], winner: int
) -> None:
    state = play(GAME.start(), " / ".join(rounds))
    assert state.scores == totals
    assert state.winners == [winner]


def test_the_last_round_stays_on_the_grid() -> None:
    state = play(GAME.start(), " / ".join([STARTER] * 4))
    assert str(state) == (
        "doce:standard B1,B2,B4,B5,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,A1,.,A1,.,A1"
        " turn:- dice:8,7 blockers:11 last:e5,c1 round:4 starter:1 totals:74,74"
    )


@pytest.mark.ruling("DC-8")
def test_the_first_starter_is_drawn_or_agreed_on() -> None:
    assert GAME.start().to_move == 0
    assert GAME.start(starter="1").to_move == 1
    assert {GAME.start(seed=seed).to_move for seed in range(20)} == {0, 1}
    with pytest.raises(InvalidSetup, match="starting seat is one of 0 to 1"):
        GAME.start(starter="2")
    assert str(play(GAME.start(starter="1"), STARTER)).endswith("round:2 starter:0 totals:0,37")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.ruling("GL-1")
def test_who_leaves_has_lost_the_match(seat: int) -> None:
    ahead = play(GAME.start(), f"{STARTER} / a1=1")
    left = ahead.leave(seat)
    assert left.is_over
    assert left.winners == [1 - seat]
    assert left.gone == (seat,)
    assert left.scores == (37, 0)
    assert str(left) == str(ahead).replace("turn:0", "turn:-") + f" left:{seat}"
    assert GAME.parse(str(left)) == left
    with pytest.raises(IllegalMove, match="GL-1"):
        left.leave(1 - seat)


@pytest.mark.ruling("GL-1")
def test_an_unfinished_turn_is_withdrawn() -> None:
    before = play(GAME.start(), "c3=1 e5=1")
    blocked = before.play("#c2")
    assert blocked.leave(0) == before.leave(0)
    assert " blockers:11 " in str(blocked.leave(0))


@pytest.mark.ruling("GL-1")
def test_the_other_player_may_leave_in_the_middle_of_a_turn() -> None:
    left = play(GAME.start(), "c3=1 e5=1 #c2").leave(1)
    assert left.winners == [0]
    assert GAME.parse(str(left)) == left
