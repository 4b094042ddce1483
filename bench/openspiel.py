"""`python -m bench.openspiel`: one step through OpenSpiel's Python interface, our games beside
OpenSpiel's own games that are written in Python. One pinned core, CPU time. With `--json` the same
as data."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from typing import Any

from quayside.games import families

PEERS = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
    "python_tic_tac_toe",
)
ROUNDS, SECONDS, CLONES = 5, 0.3, 5_000


def our_games() -> list[str]:
    """Return every edition and number of players that a family names for benchmarks, once."""
    return list(
        dict.fromkeys(
            f"quayside_{family.name}(edition={edition},players={players})"
            for family in families()
            for edition, players, *_ in family.bench
        )
    )


def play(game: Any, chooser: random.Random) -> int:
    """Play one random game, asking what a program in Python asks; return how many steps it took."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = outcomes[int(chooser.random() * len(outcomes))][0]
        else:
            actions = state.legal_actions()
            action = actions[int(chooser.random() * len(actions))]
        state.apply_action(action)
        steps += 1
    return steps


def step_seconds(game: Any) -> float:
    """Return the CPU time of a step, chance nodes included, over a moment of whole games."""
    chooser, steps = random.Random(1), 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        steps += play(game, chooser)
    return spent / steps


def clone_seconds(game: Any) -> float:
    """Return the CPU time of a clone of a state that is a few steps into a game."""
    state, chooser = game.new_initial_state(), random.Random(1)
    for _ in range(3):
        state.apply_action(chooser.choice(state.legal_actions()))
    began = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return (time.process_time() - began) / CLONES


def measure() -> list[dict[str, Any]]:
    """Measure every game several times in turn, so that all meet the same machine; keep each
    game's best."""
    import open_spiel.python.games  # noqa: F401
    import pyspiel

    import quayside.adapters.openspiel  # noqa: F401

    games = {name: pyspiel.load_game(name) for name in (*our_games(), *PEERS)}
    for game in games.values():
        play(game, random.Random(0))
    steps: dict[str, list[float]] = {name: [] for name in games}
    clones: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(ROUNDS):
        for name, game in games.items():
            steps[name].append(step_seconds(game))
            clones[name].append(clone_seconds(game))
    return [{"game": name, "step": min(steps[name]), "clone": min(clones[name])} for name in games]


def pin() -> None:
    """Stay on one core, where the system allows to say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    """Print the table."""
    pin()
    found = measure()
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    print("Through OpenSpiel from Python, one pinned core, microseconds of CPU time")
    print(f"  {'':44} {'step':>7} {'clone':>7}")
    for one in found:
        print(f"  {one['game']:44} {1e6 * one['step']:7.2f} {1e6 * one['clone']:7.2f}")


if __name__ == "__main__":
    main()
