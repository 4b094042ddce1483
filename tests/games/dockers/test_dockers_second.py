"""Whole random games against the second, slow implementation: lists, scores and positions.

`QUAYSIDE_GAMES=300 pytest tests/games/dockers/test_dockers_second.py` plays that many.
"""

from __future__ import annotations

import os
import random

import pytest

import quayside
from quayside.core.kernel import compiled
from tests.games.dockers.second import second

GAMES = int(os.environ.get("QUAYSIDE_GAMES", "6")) if compiled() else 1
SHARE = 1.0 if "QUAYSIDE_GAMES" in os.environ else 0.3
"""How many of the first moves of a turn are compared, for which the slow one tries everything."""
SETUPS: list[dict[str, str]] = [
    {},
    {"joined": "move", "cap": "120"},
    {"finish": "stuck"},
    {"joined": "move", "finish": "stuck", "cap": "120"},
    {"floors": "201"},
]


def compare(options: dict[str, str], players: int, seed: int) -> None:
    """Play one game in both."""
    chooser = random.Random(seed)
    game = quayside.load("dockers", players, **options)
    state = game.start(seed=seed)
    assert state.deal is not None
    slow = second(
        state.deal["colours"],
        turn=int(state.deal["starter"]),
        joined=options.get("joined", "turn"),
        finish=options.get("finish", "must"),
        cap=int(options.get("cap", "0")),
        floors=options.get("floors", "012"),
    )
    tail = "".join(f" {name}={value}" for name, value in game.unusual_options.items())
    turns = 0
    while True:
        assert str(state) == slow.text() + tail
        if state.is_over or (not compiled() and turns > 12):
            return
        moves = [move.text for move in state.moves]
        if slow.moves or chooser.random() < SHARE:
            assert moves == slow.legal(), str(state)
        move = chooser.choice(moves)
        state, slow = state.play(move), slow.played(move)
        turns += 1


@pytest.mark.parametrize("options", SETUPS, ids=str)
@pytest.mark.parametrize("part", range(3))
def test_both_implementations_play_the_same_games(options: dict[str, str], part: int) -> None:
    games = GAMES if not options else max(1, GAMES // 5)
    for seed in range(part, games, 3):
        compare(options, 2 + seed % 3, seed)
