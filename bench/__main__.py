"""`python -m bench`: random playouts of every game, one core, beside OpenSpiel's; then a step
through OpenSpiel (`bench/openspiel.py`)."""

from __future__ import annotations

import random
import time

import bench.openspiel
import quayside
from quayside.core.playout import playouts
from quayside.games import families

PEERS = [("connect_four", 20_000), ("backgammon", 200)]


def our_rate(name: str, players: int, games: int, checked: bool) -> float:
    """Player actions per CPU second, every legal action listed at every step."""
    game = quayside.load(name, players).automatic
    start = game.start().row.copy()
    playouts(game.rules, start, players, 100, threads=1, checked=checked)
    batch = playouts(game.rules, start, players, games, seed=1, threads=1, checked=checked)
    return float(batch.actions.sum() / batch.cpu_seconds)


def peer_rate(name: str, games: int) -> float:
    """Player steps per CPU second of OpenSpiel's C++ random rollouts: a search of a single
    simulation whose leaf is judged by `games` rollouts. Their length is measured beside it."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
    start = game.new_initial_state()
    chooser = random.Random(1)
    while start.is_chance_node():
        start.apply_action(chooser.choice(start.legal_actions()))
    began = time.process_time()
    bot.mcts_search(start)
    spent = time.process_time() - began
    samples, steps = 100, 0
    for _ in range(samples):
        state = start.clone()
        while not state.is_terminal():
            steps += not state.is_chance_node()
            state.apply_action(chooser.choice(state.legal_actions()))
    return games * (steps / samples) / spent


def main() -> None:
    """Print the table."""
    print("Random playouts, one core, player actions per CPU second")
    for family in families():
        for edition, players, games, checked in family.bench:
            name = f"{family.name}:{edition}"
            how = "one candidate drawn, then checked" if checked else "all legal actions listed"
            rate = our_rate(name, players, games, checked)
            print(f"  {name:18} {players} players {rate:14,.0f}  {how}", flush=True)
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("  OpenSpiel is not installed here: `make bench` installs it")
        return
    for name, games in PEERS:
        print(
            f"  OpenSpiel {name:18} {peer_rate(name, games):14,.0f}  its C++ rollouts", flush=True
        )
    bench.openspiel.main()


if __name__ == "__main__":
    main()
