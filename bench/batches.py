"""`python -m bench.batches`: batches of 1,024 games on the processor, beside PGX.

A step writes legal masks and observations of all games, and the random actions are drawn from the
masks. Peers take turns, so that all meet the same machine, and each one's best moment counts.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import quayside
from bench.pgx_games import random_play
from quayside.games import families

GAMES, ROUNDS, SECONDS = 1024, 50, 0.05
THEN = 2_200_000  # what `connect_four` made when the aims were set
PEERS = ["connect_four"]
Clock = Callable[[], float]


def rate(play: Callable[[], None], steps: int, clock: Clock) -> float:
    """Return actions a second over a moment."""
    done, began = 0, clock()
    while (spent := clock() - began) < SECONDS:
        play()
        done += steps * GAMES
    return done / spent


def stepping(name: str, players: int, threads: int) -> Callable[[], None]:
    """Return what plays one random action in each game of a batch."""
    games = quayside.batch(name, players, GAMES, threads=threads, seed=1)
    return lambda: games.step(games.sample()) and None


def best(plays: dict[str, tuple[Callable[[], None], int]], clock: Clock) -> dict[str, float]:
    """Return the best rate of each, all of them taking turns."""
    found = dict.fromkeys(plays, 0.0)
    for play, _ in plays.values():
        play()
    for _ in range(ROUNDS):
        for name, (play, steps) in plays.items():
            found[name] = max(found[name], rate(play, steps, clock))
    return found


def main() -> None:
    """Print the tables."""
    every = os.sched_getaffinity(0)
    ours = sorted({(f"{f.name}:{e}", players) for f in families() for e, players, *_ in f.bench})

    os.sched_setaffinity(0, {max(every)})
    plays = {f"{name} {players} players": (stepping(name, players, 1), 1) for name, players in ours}
    plays |= {f"PGX {name}": (random_play(name, GAMES, 100), 100) for name in PEERS}
    found = best(plays, time.process_time)
    print(f"{GAMES} games at once, masks and observations at every step, one pinned core")
    for name, actions in found.items():
        ratio, then = actions / found[f"PGX {PEERS[0]}"], actions / THEN
        print(
            f"  {name:30} {actions:12,.0f} actions a CPU second"
            f"  {ratio:5.2f} x {PEERS[0]}, {then:5.2f} x its {THEN:,} of the aims"
        )

    os.sched_setaffinity(0, every)
    print(f"One thread and two, on {len(every)} cores")
    for name, players in ours:
        one_or_two = {str(k): (stepping(name, players, k), 1) for k in (1, 2)}
        found = best(one_or_two, time.perf_counter)
        ratio = found["2"] / found["1"]
        print(f"  {name:18} {players} players {found['1']:12,.0f} {found['2']:12,.0f}  {ratio:.2f}")


if __name__ == "__main__":
    main()
