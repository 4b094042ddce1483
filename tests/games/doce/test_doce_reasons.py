"""Every refusal of Doce names its ruling and says in words what forbids the move."""

from __future__ import annotations

import pytest

from quayside import IllegalMove
from tests.games.doce.positions import EMPTY, GAME, NONE_OPEN, ONE_OPEN, play, state

REASONS = [
    # the grid, the moves played from there, the move that is refused, and why
    (EMPTY, "c3=5 a1=2", "a1=3", "A turn: a1 is not free, B2 is there"),
    (EMPTY, "c3=5 a1=2", "#c3", "A turn: c3 is not free, A5 is there"),
    (EMPTY, "c3=5 a1=2", "b4=1", "DC-2: b4 is in your no-play zone, next to your last die on c3"),
    (EMPTY, "c3=5 a1=2", "pass", "DC-4: nobody passes who has a die and a free square outside"),
    (EMPTY, "#b2", "#e5", "A turn: your blocker has been played, on b2, and a die is due now"),
    (EMPTY, "#b2", "b2=1", "A turn: b2 is not free, A# is there"),
    (EMPTY, "#b2 e1=1 e5=1", "#a5", "A turn: your blocker has been played, on b2$"),
    (ONE_OPEN, "", "#e5", "DC-3: after a blocker on e5 no die could be placed"),
    (NONE_OPEN, "", "b1=1", "DC-2: b1 is in your no-play zone, next to your last die on a1"),
    (NONE_OPEN, "", "#b1", "DC-3: after a blocker on b1 no die could be placed"),
    (NONE_OPEN, "pass", "b1=1", "DC-4: you have no die left, so you pass"),
]


@pytest.mark.parametrize(("picture", "moves", "move", "reason"), REASONS)
def test_why_not(picture: str, moves: str, move: str, reason: str) -> None:
    start = GAME.start() if picture == EMPTY else state(picture, last="a1,e1", starter=1)
    before = play(start, moves)
    with pytest.raises(IllegalMove, match=f"^{reason}") as error:
        before.play(move)
    assert error.value.move == move
    assert error.value.position == str(before)


def test_nothing_is_played_after_the_match() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.start().leave(1).play("e5=1")
