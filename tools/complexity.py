"""Print how large the games are: the table of docs/methods.md.

python -m tools.complexity --games 300
"""

from __future__ import annotations

import argparse
import math

import numpy as np

from quayside.core.game import Game
from quayside.core.random import draw_outcome
from quayside.core.rules import CHANCE, OVER
from quayside.games import families, load

SEED = 1


def measure(game: Game, games: int) -> tuple[float, float, int, float]:
    """Play random games; return the decisions in a game and the legal moves of a decision (means),
    the most legal moves, and the mean of log10 of the product of all choices in a game."""
    rules, generator = game.rules, np.random.default_rng(SEED)
    out, scratch = rules.actions(), rules.scratch()
    p = np.zeros(rules.outcome_count)
    decisions, choices, most, logs = 0, 0, 0, 0.0
    for _ in range(games):
        row = game.start().row.copy()
        while (who := rules.status(row)) != OVER:
            if who == CHANCE:
                n = rules.outcomes(row, p, scratch)
                action = int(draw_outcome(p, n, generator.random()))
            else:
                n = rules.legal(row, out, scratch)
                action = int(out[generator.integers(n)])
                decisions, choices, most = decisions + 1, choices + n, max(most, n)
                logs += math.log10(n)
            rules.apply(row, action, scratch)
    return decisions / games, choices / decisions, most, logs / games


def main() -> None:
    """Print a line for each edition and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    print(
        "| game | players | action numbers | cells of a row | decisions a game | legal moves, mean"
        " | most | choices in a game |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for family in families():
        for edition in family.editions:
            for players in family.player_counts:
                game = load(f"{family.name}:{edition}", players).automatic
                length, mean, most, log = measure(game, games)
                print(
                    f"| `{game.name}` | {players} | {game.action_count} | {game.rules.row_size}"
                    f" | {length:.1f} | {mean:.1f} | {most} | 10^{log:.0f} |"
                )


if __name__ == "__main__":
    main()
