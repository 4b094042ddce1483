"""Count how often each level takes a win that one action brings: python -m tools.wins.

Positions come from the ends of random games: those in which an action wins at once, or wins
whatever is rolled while no other player has a choice, and not every action does. Each level of the
game is asked about each of them. What was counted is kept in docs/data/strength.json, for
docs/strength.md. The same seed asks the same questions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import numpy as np

import quayside
from quayside.core.game import Game, State
from quayside.core.playout import playout
from quayside.core.rules import CHANCE, OVER
from quayside.games import family
from quayside.search import bot
from tools.games import parts
from tools.ladder import OUT, keep

LAST = 8
"""How many of the last decisions of a game are looked at."""
GAMES: dict[str, list[tuple[str, int]]] = {
    part.__name__.split(".")[-2]: part.WINS for part in parts("strength")
}
"""The editions and numbers of players of each game that take turns."""


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


def answers(name: str, count: int, seed: int) -> Iterator[tuple[int, State, bool]]:
    """Ask every level about so many positions; yield level, position, and whether it took a win."""
    seeds = np.random.default_rng(seed)
    for state, won in islice(wins(name, seed), count):
        for level in range(1, len(family(name).levels(state.game)) + 1):
            player = bot(str(level), state.game, int(seeds.integers(2**31)))
            yield level, state, player.choose(state).action in won


def main() -> None:
    """Count, game by game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--count", type=int, default=1_000, help="how many positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--version", default=quayside.__version__)
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else GAMES:
        began, taken = time.process_time(), dict[int, int]()
        for level, _, is_taken in answers(name, asked.count, asked.seed):
            taken[level] = taken.get(level, 0) + is_taken
        found: dict[str, Any] = {"positions": asked.count, "seed": asked.seed}
        found |= {"taken": list(taken.values()), "version": asked.version}
        keep(OUT, "wins", name, found)
        print(f"{name}: {found}, {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
