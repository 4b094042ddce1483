"""`python -m bench.search`: simulations per CPU second of the tree search, one core, beside the
C++ tree search of OpenSpiel where that is installed; and how soon a bot that is told to stop has a
move. With `--json` the same as data."""

from __future__ import annotations

import json
import random
import sys
import threading
import time
from typing import Any

import quayside
from quayside.core.heuristics import PLAIN
from quayside.games import families
from quayside.search import Stop, bot
from quayside.search.run import think

PEERS = [("connect_four", 20_000), ("backgammon", 300)]
SECONDS = 2.0


def our_rate(name: str, players: int, plain: bool) -> float:
    """Simulations per CPU second from the first position in which somebody must act."""
    game = quayside.load(name, players).automatic
    state = game.start(seed=1)
    if state.is_chance:
        state = state.roll(4)
    heuristics = PLAIN if plain else game.family.heuristics(game)

    def search(nodes: int) -> float:
        began = time.process_time()
        think(game.rules, state.row.copy(), players, nodes, heuristics=heuristics, seed=1)
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


def stopping(name: str, players: int, spec: str) -> float:
    """Return the longest of some waits between telling a bot to stop and its move, in seconds of
    the thinking thread's own time, so that other work on the machine does not count."""
    game = quayside.load(name, players).automatic
    state = game.start(seed=1)
    if state.is_chance:
        state = state.roll(4)
    bot("search:10", game).choose(state)  # loads what it needs
    player, longest = bot(spec, game), 0.0
    for after in (0.01, 0.02, 0.03, 0.05, 0.1):
        stop, ended = Stop(), [0.0]

        def search(stop: Stop = stop, ended: list[float] = ended) -> None:
            player.choose(state, stop)
            ended[0] = time.thread_time()

        thinking = threading.Thread(target=search)
        thinking.start()
        time.sleep(after)
        if thinking.ident is None or not thinking.is_alive():
            continue
        told = time.clock_gettime(time.pthread_getcpuclockid(thinking.ident))
        stop.set()
        thinking.join()
        longest = max(longest, ended[0] - told)
    return longest


def measure() -> list[dict[str, Any]]:
    """Measure everything, ours first."""
    found: list[dict[str, Any]] = []
    measured = (
        (family, edition, players) for family in families() for edition, players, *_ in family.bench
    )
    for family, edition, players in dict.fromkeys(measured):
        name = f"{family.name}:{edition}"
        found.append(
            {
                "game": name,
                "players": players,
                "own": our_rate(name, players, False),
                "plain": our_rate(name, players, True),
                "stopping": stopping(name, players, "search:20000"),
            }
        )
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return found
    for name, simulations in PEERS:
        found.append({"peer": name, "plain": peer_rate(name, simulations)})
    return found


def main() -> None:
    """Print the table."""
    found = measure()
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    print("Tree search, one core, simulations per CPU second; and the longest wait for a move")
    for one in found:
        if "peer" in one:
            what = f"OpenSpiel {one['peer']:18} {one['plain']:12,.0f}"
            print(f"  {what} its C++ MCTS, one random rollout")
        else:
            print(
                f"  {one['game']:18} {one['players']} players {one['own']:12,.0f} its own search"
                f" {one['plain']:12,.0f} plain UCT, stops in {1000 * one['stopping']:.0f} ms"
            )
    if not any("peer" in one for one in found):
        print("  OpenSpiel is not installed here: `make bench` installs it")


if __name__ == "__main__":
    main()
