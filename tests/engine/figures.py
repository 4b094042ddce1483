"""`python -m tests.engine.figures`: how fast the engine is in Chromium, beside Python."""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path

import numpy as np

import quayside
from quayside.core.playout import playouts
from quayside.games import BUILT_IN
from quayside.search.bots import bot
from tests.engine.decisions import random_row, setup_of
from tests.engine.pages import build_page, open_page
from tools import wasm

POSITIONS = 5


def main() -> None:
    """Print sizes, random actions a second, and the time of a turn of the highest level."""
    sizes = [len(gzip.compress((wasm.FOLDER / f"{name}.wasm").read_bytes())) for name in BUILT_IN]
    print(f"modules: {sum(sizes):,} bytes gzipped ({dict(zip(BUILT_IN, sizes, strict=True))})")
    with tempfile.TemporaryDirectory() as folder:
        build_page(Path(folder))
        with open_page(Path(folder)) as page:
            for name in BUILT_IN:
                game = quayside.load(name).automatic
                row = game.start().row.copy()
                batch = playouts(game.rules, row, game.players, 100, seed=1, threads=1)
                games = int(100 / batch.cpu_seconds)
                batch = playouts(game.rules, row, game.players, games, seed=2, threads=1)
                here = batch.actions.sum() / batch.cpu_seconds
                task = [name, row.tolist(), games]
                there = page.evaluate("([name, row, games]) => engine.rate(name, row, games)", task)
                print(f"{name}: {there / 1e6:.2f} M actions a second; Python {here / 1e6:.2f} M")
                generator = np.random.default_rng(1)
                level = len(game.family.levels(game))
                browser = python = 0.0
                for _ in range(POSITIONS):
                    row = random_row(game, generator, decides=True)
                    ask = [setup_of(game), row.tolist(), level]
                    move = "([game, row, level]) => engine.timeOfMove(game, row, level)"
                    browser += page.evaluate(move, ask) / POSITIONS
                    player = bot(str(level), game, 1)
                    player.act(row.copy())
                    began = time.perf_counter()
                    player.act(row.copy())
                    python += 1000 * (time.perf_counter() - began) / POSITIONS
                print(f"{name}: level {level} in {browser:.0f} ms a turn; Python {python:.0f} ms")


if __name__ == "__main__":
    main()
