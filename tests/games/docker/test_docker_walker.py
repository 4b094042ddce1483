"""The kernels and the slow walker list the same moves on thousands of random positions."""

from __future__ import annotations

import random

import pytest

import quayside
from tests.games.docker.walker import chances, decisions


@pytest.mark.parametrize("edition", ["fr", "en", "it", "omba"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("revisit", ["never", "start"])
def test_same_moves_as_the_walker(edition: str, players: int, revisit: str) -> None:
    chooser = random.Random(f"{edition}{players}{revisit}")
    game = quayside.load(f"docker:{edition}", players, revisit=revisit)
    positions = 0
    while positions < (200 if revisit == "never" else 60):
        state = game.start(starter=str(chooser.randrange(players)))
        while not state.is_over:
            positions += 1
            expected = decisions(state)
            assert state.chances == pytest.approx(chances(state))
            for face, moves in expected.items():
                rolled = state.roll(face)
                assert rolled.is_chance == (not moves), f"{state} rolls {face}"
                assert set(map(str, rolled.moves)) == moves, f"{state} rolls {face}"
            state = state.roll(chooser.choice([f for f, moves in expected.items() if moves]))
            state = state.play(chooser.choice(list(state.moves)))
