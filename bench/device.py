"""`python -m bench.device`: random play on a graphics card, beside PGX on the same card."""

from __future__ import annotations

import time
from collections.abc import Callable

import quayside
from bench.pgx_games import random_play
from quayside.core.device import cuda
from quayside.games import families

PEERS = [("connect_four", 1 << 16), ("connect_four", 1 << 20), ("backgammon", 1 << 14)]
SIZES = [1 << power for power in (14, 16, 18, 20)]


def best(play: Callable[[], float], times: int = 3) -> float:
    """Return the most actions a second of several tries, the first of which warms up."""
    play()
    return max(play() for _ in range(times))


def ours(name: str, players: int, n: int, steps: int, looked_at: bool) -> float:
    """Actions a second: with masks and observations written at every step, or without."""
    games = quayside.batch(name, players, n, device="cuda", seed=1)
    card = cuda()

    def play() -> float:
        card.synchronize()
        began = time.perf_counter()
        if looked_at:
            for _ in range(steps):
                games.step(games.sample())
        else:
            games.rollout(steps)
        card.synchronize()
        return n * steps / (time.perf_counter() - began)

    return best(play)


def peer(name: str, n: int, steps: int = 100) -> float:
    """Steps a second of PGX."""
    run = random_play(name, n, steps)

    def play() -> float:
        began = time.perf_counter()
        run()
        return n * steps / (time.perf_counter() - began)

    return best(play)


def main() -> None:
    """Print the table."""
    print("Random play on the card, million actions a second")
    for family in families():
        for name, players in sorted({(f"{family.name}:{e}", p) for e, p, *_ in family.bench}):
            # A slow game shows as much in fewer steps.
            steps = max(2, min(300, int(ours(name, players, SIZES[0], 2, looked_at=False) / 1e6)))
            for n in SIZES:
                alone = ours(name, players, n, steps, looked_at=False) / 1e6
                seen = ours(name, players, n, 1 + steps // 30, looked_at=True) / 1e6
                print(
                    f"  {name:18} {players} players {n:8} games {alone:8,.0f}"
                    f"   with masks and observations {seen:8,.0f}",
                    flush=True,
                )
    for peer_name, n in PEERS:
        print(
            f"  PGX {peer_name:14}            {n:8} games {peer(peer_name, n) / 1e6:8,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
