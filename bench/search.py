"""`python -m bench.search`: simulations per CPU second of the tree search, one core, beside the
C++ tree search of OpenSpiel where that is installed."""

from __future__ import annotations

import random
import time

import quayside
from quayside.search.skill import Skill
from quayside.search.skills import PLAIN, skill_of
from quayside.search.think import think

OURS = [
    ("docker:fr", 2), ("docker:fr", 4), ("docker:en", 2), ("doce:standard", 2),
    ("dockers:standard", 2), ("dockers:standard", 4),
]  # fmt: skip
PEERS = [("connect_four", 20_000), ("backgammon", 300)]
SECONDS = 2.0


def our_rate(name: str, players: int, plain: bool) -> float:
    """Simulations per CPU second from the first position in which somebody must act."""
    game = quayside.load(name, players).automatic
    state = game.start(seed=1)
    if state.is_chance:
        state = state.roll(4)
    skill: Skill = PLAIN if plain else skill_of(game)

    def search(nodes: int) -> float:
        began = time.process_time()
        think(game.rules, state.row.copy(), players, nodes, skill=skill, seed=1)
        return time.process_time() - began

    search(10)
    nodes = 500
    while (spent := search(nodes)) < SECONDS / 4:
        nodes *= 4
    return nodes / spent


def peer_rate(name: str, simulations: int) -> float:
    """Simulations per CPU second of OpenSpiel's C++ MCTS with one random rollout each."""
    import pyspiel

    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, 1000, False, 1, False
    )
    state = game.new_initial_state()
    chooser = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    began = time.process_time()
    bot.mcts_search(state)
    return simulations / (time.process_time() - began)


def main() -> None:
    """Print the table."""
    print("Tree search, one core, simulations per CPU second")
    for name, players in OURS:
        own, plain = our_rate(name, players, False), our_rate(name, players, True)
        print(
            f"  {name:18} {players} players {own:12,.0f} its own search {plain:12,.0f} plain UCT",
            flush=True,
        )
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("  OpenSpiel is not installed here: `make bench` installs it")
        return
    for name, simulations in PEERS:
        rate = peer_rate(name, simulations)
        print(f"  OpenSpiel {name:18} {rate:12,.0f} its C++ MCTS, one random rollout", flush=True)


if __name__ == "__main__":
    main()
