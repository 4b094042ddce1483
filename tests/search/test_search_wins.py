"""No level declines a win that one action brings: positions from the ends of random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

import numpy as np
import pytest

import quayside
from quayside.core.game import Game, State
from quayside.core.playout import playout
from quayside.core.rules import CHANCE, OVER
from quayside.games import BUILT_IN, family
from quayside.search import bot

GAMES = {
    "docker": [("docker:fr", 2), ("docker:en", 2), ("docker:fr", 3), ("docker:en", 4)],
    "dockers": [("dockers", 2), ("dockers", 3), ("dockers", 4)],
    "doce": [("doce", 2)],
}
LAST = 8
"""How many of the last decisions of a game are looked at."""


def is_won(state: State, seat: int, steps: int) -> bool:
    """Return whether a player has won, or wins whatever is rolled while nobody else has a choice:
    told by positions alone, apart from how bots find it."""
    if state.is_over:
        return state.winners == [seat]
    if state.to_move == seat or not steps:
        return False
    if state.is_chance:
        faces = [face for face, chance in enumerate(state.chances, 1) if chance]
        return all(is_won(state.roll(face), seat, steps - 1) for face in faces)
    return len(state.moves) == 1 and is_won(state.play(state.moves[0]), seat, steps - 1)


def winning_moves(state: State) -> set[int]:
    """Return the actions that win at once."""
    seat, steps = state.to_move, 2 * (state.game.players - 1)
    assert seat is not None
    return {move.action for move in state.moves if is_won(state.play(move), seat, steps)}


def wins(name: str, seed: int) -> Iterator[tuple[State, set[int]]]:
    """Yield positions with a choice in which an action wins at once, with these actions."""
    for number, (game_name, players) in enumerate(cycle(GAMES[name])):
        game = quayside.load(game_name, players=players).automatic
        for state in last_decisions(game, seed + number):
            won = winning_moves(state)
            if won and len(won) < len(state.moves):
                yield state, won


def last_decisions(game: Game, seed: int) -> list[State]:
    """Return the last decisions of a random game."""
    row, scratch = game.start(seed=seed).row.copy(), game.rules.scratch()
    found: list[State] = []
    for action in playout(game.rules, row.copy(), game.players, seed):
        if game.rules.status(row) not in (CHANCE, OVER):
            found = [*found[1 - LAST :], State(game, row.copy())]
        game.rules.apply(row, action, scratch)
    return found


@pytest.mark.parametrize(
    ("name", "count"),
    [
        *((name, 40) for name in BUILT_IN),
        *(pytest.param(name, 1_000, marks=pytest.mark.long) for name in BUILT_IN),
    ],
)
def test_every_level_takes_every_win_in_one_action(name: str, count: int) -> None:
    seeds = np.random.default_rng(1)
    for state, won in islice(wins(name, 1), count):
        for level in range(1, len(family(name).levels(state.game)) + 1):
            player = bot(str(level), state.game, int(seeds.integers(2**31)))
            assert player.choose(state).action in won, f"level {level}: {state}"
