"""Simulations a second of one search tree that one or more threads grow: `python -m bench.threads`.

Each figure is by the wall clock and the best of several searches of the first position, so the
machine should have as many idle cores as there are threads.
"""

from __future__ import annotations

import argparse
import os
import time

import quayside
from quayside.games import names
from quayside.search.run import think

SIMULATIONS = 20_000


def speed(name: str, threads: int, repeats: int) -> float:
    """Return the simulations a second of the best of some searches."""
    game = quayside.load(name)
    state = game.start(seed=3)
    row = (state.roll(4) if state.is_chance else state).row.copy()
    heuristics, best = game.family.heuristics(game), 0.0
    for seed in range(repeats):
        began = time.perf_counter()
        found = think(
            game.rules, row, 2, SIMULATIONS, heuristics=heuristics, seed=seed, threads=threads
        )
        best = max(best, found.simulations / (time.perf_counter() - began))
    return best


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(names()))
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--repeats", type=int, default=3)
    asked = parser.parse_args()
    for name in asked.games:
        one, more = (speed(name, count, asked.repeats) for count in (1, asked.threads))
        gain = f"{more:,.0f} with {asked.threads} ({more / one:.2f} times)"
        print(f"{name}: {one:,.0f} simulations a second with one thread, {gain}")


if __name__ == "__main__":
    main()
