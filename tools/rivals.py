"""Compare moves that a search values higher than the one it chooses with the solution.

python -m tools.rivals GAME --simulations 1000 --positions 400

It prints how often such a rival occurs, how much higher the search values it, and how much more the
chosen move is really worth. The positions come from games between bots of level 5.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice

import numpy as np

from quayside.core.game import Game, State
from quayside.games import load
from quayside.search import bot, solution_of
from quayside.search.evaluate import FEW
from quayside.search.run import think

OF_A_GAME = 4
"""How many positions come from each game."""


def main() -> None:
    """Read the command line, search and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--simulations", type=int, default=1_000)
    parser.add_argument("--positions", type=int, default=400)
    asked = parser.parse_args()
    game = load(asked.game, players=2)
    solution = solution_of(game)
    if solution is None:
        raise SystemExit(f"there is no table of {asked.game}")
    heuristics, pairs = game.family.heuristics(game), list[tuple[float, float]]()
    for state in islice(positions(game), asked.positions):
        row, seat = state.row.copy(), state.to_move or 0
        thought = think(game.rules, row, 2, asked.simulations, heuristics=heuristics)
        values, chosen = thought.values[:, seat], thought.best(seat)
        higher = np.flatnonzero((thought.visits >= FEW) & (values > values[chosen]))
        worth = [solution.know(state.play(int(action))).win[seat] for action in thought.actions]
        pairs += [(values[i] - values[chosen], worth[chosen] - worth[i]) for i in higher]
    said, true = np.array(pairs).T
    print(
        f"{len(pairs)} rivals in {asked.positions} positions, valued {said.mean():.2%} higher; the"
        f" chosen move is worth {true.mean():+.2%} ± {true.std() / len(true) ** 0.5:.2%} more"
    )


def positions(game: Game) -> Iterator[State]:
    """Yield positions with a choice, some of each of many games."""
    generator = np.random.default_rng(5)
    for seed in count(1):
        players = [bot("5", game, 10 * seed + seat) for seat in range(game.players)]
        state, found = game.start(seed=seed), list[State]()
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            if len(state.actions) > 1:
                found.append(state)
            state = state.play(players[state.to_move or 0].choose(state))
        taken = generator.choice(len(found), min(OF_A_GAME, len(found)), replace=False)
        yield from (found[i] for i in sorted(taken))


if __name__ == "__main__":
    main()
