"""No level declines a win that one action brings: positions from the ends of random games."""

from __future__ import annotations

import pytest

from quayside.games import BUILT_IN
from tools.wins import answers


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize(
    ("name", "count"),
    [
        *((name, 40) for name in BUILT_IN),
        *(pytest.param(name, 1_000, marks=pytest.mark.long) for name in BUILT_IN),
    ],
)
def test_every_level_takes_every_win_in_one_action(name: str, count: int) -> None:
    for level, state, is_taken in answers(name, count, seed=1):
        assert is_taken, f"level {level}: {state}"
