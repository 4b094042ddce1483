"""What self-play costs: CPU time, rows and bytes a game, for every game and some bots.

    python -m bench.selfplay [SECONDS]

Games are played in this process for about SECONDS of CPU time each (10), at least two, after one
that is not counted. Bytes are those of the finished file.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from quayside.games import load, names
from quayside.research.selfplay import play_game, selfplay
from quayside.search import arena

HOUR = 3600.0


def measure(name: str, spec: str, seconds: float) -> str:
    setup = arena(load(name), [spec])
    play_game(setup, 0)
    began, games, rows = time.process_time(), 0, 0
    while games < 2 or time.process_time() - began < seconds:
        rows += play_game(setup, games).num_rows
        games += 1
    each = (time.process_time() - began) / games
    kept = min(games, 200)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "games.parquet"
        selfplay(setup, kept, out, workers=1)
        size = out.stat().st_size / kept
    return (
        f"{setup.game.name:18} {spec:>8} {games:6} {rows / games:8.1f} {1000 * each:12.2f}"
        f" {HOUR / each:12,.0f} {size:10,.0f}"
    )


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    print("game                    bot  games rows/game  CPU ms/game  games/core-h bytes/game")
    for name in names():
        game = load(name)
        levels = [str(level) for level in (1, 3, len(game.family.levels(game)))]
        for spec in ("random", "greedy", *levels):
            print(measure(game.name, spec, seconds), flush=True)


if __name__ == "__main__":
    main()
