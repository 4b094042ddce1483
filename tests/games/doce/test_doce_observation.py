"""What a learner sees of Doce from each seat."""

from __future__ import annotations

import numpy as np

from quayside import State
from quayside.games.doce import rules as r
from tests.games.doce.positions import GAME, play


def seen(state: State, seat: int) -> dict[int, float]:
    """Return the numbers that are not 0, by place."""
    out = np.full(r.OBSERVATION_SIZE, np.nan, np.float32)
    r.observe(state.row.copy(), seat, out)
    return {int(i): round(float(out[i]), 6) for i in np.flatnonzero(out)}


def test_the_start() -> None:
    assert seen(GAME.start(), 0) == {400: 1, 401: 1, 403: 1, 405: 1, 408: 1}
    assert seen(GAME.start(), 1) == {401: 1, 404: 1, 405: 1, 407: 1, 408: 1}


def test_dice_blockers_and_zones() -> None:
    state = play(GAME.start(), "a1=6 e5=1 #c3")
    own = {16 * 0 + 5, 16 * 12 + 6, *(16 * square + 7 for square in (1, 5, 6))}
    other = {16 * 24 + 8, *(16 * square + 15 for square in (18, 19, 23))}
    numbers = seen(state, 0)
    assert {place for place in numbers if place < 400} == own | other
    assert numbers[401] == numbers[405] == round(10 / 11, 6)
    assert numbers[412] == 1
    swapped = {place + 8 for place in own} | {place - 8 for place in other}
    assert {place for place in seen(state, 1) if place < 400} == swapped


def test_totals_and_rounds() -> None:
    state = play(GAME.start(), "b1=2 a5=1 d1=5 c5=1 a1=1 e5=1 c1=4")
    assert seen(state, 1)[406] == seen(state, 0)[402] == round(37 / 12, 6)
    assert seen(state, 0)[409] == 1
