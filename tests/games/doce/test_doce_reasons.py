"""Every refusal of Doce names its ruling and says in words what forbids the move."""

from __future__ import annotations

import pytest
from tests.games.doce.positions import GAME, NONE_OPEN, ONE_OPEN, play, position

from quayside import IllegalMove, State

AFTER_TWO = play(GAME.start(), "c3=5 a1=2")
BLOCKED = AFTER_TWO.play("#b2")
ONE = GAME.parse(position(ONE_OPEN, last="a1,e1", starter=1))
NONE = GAME.parse(position(NONE_OPEN, last="a1,e1", starter=1))

REASONS = [
    (AFTER_TWO, "a1=3", "A turn: a1 is not free, B2 is there"),
    (AFTER_TWO, "#c3", "A turn: c3 is not free, A5 is there"),
    (AFTER_TWO, "b4=1", "DC-2: b4 is in your no-play zone, next to your last die on c3"),
    (AFTER_TWO, "pass", "DC-4: nobody passes who has a die and a free square outside"),
    (BLOCKED, "#e5", "A turn: your blocker has been played, on b2, and a die is due now"),
    (BLOCKED, "b2=1", "A turn: b2 is not free, A# is there"),
    (play(BLOCKED, "e1=1 e5=1"), "#a5", "A turn: your blocker has been played, on b2$"),
    (ONE, "#e5", "DC-3: after a blocker on e5 no die could be placed"),
    (NONE, "b1=1", "DC-2: b1 is in your no-play zone, next to your last die on a1"),
    (NONE, "#b1", "DC-3: after a blocker on b1 no die could be placed"),
    (NONE.play("pass"), "b1=1", "DC-4: you have no die left, so you pass"),
    (AFTER_TWO.leave(1), "e5=1", "the game is over"),
]


@pytest.mark.parametrize(("state", "move", "reason"), REASONS)
def test_why_not(state: State, move: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=f"^{reason}") as error:
        state.play(move)
    assert error.value.move == move
    assert error.value.position == str(state)
