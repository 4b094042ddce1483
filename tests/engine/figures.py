"""`python -m tests.engine.figures`: how fast the engine is in Chromium, beside Python.

Both are measured in seconds of processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path

import numpy as np
from playwright.sync_api import Page

import quayside
from quayside.core.playout import playouts
from quayside.games import BUILT_IN
from quayside.search.bots import bot
from tests.engine.decisions import random_row, setup_of
from tests.engine.pages import build_page, open_page
from tools import wasm

POSITIONS = 5
PLAYED = "([name, row, games]) => engine.played(name, row, games)"
MOVE = "([game, row, level]) => engine.move(game, row, level)"


class Clock:
    """The processor time that the pages of a browser have used, workers included."""

    def __init__(self, page: Page) -> None:
        """Ask the browser that shows a page."""
        browser = page.context.browser
        assert browser is not None
        self.session = browser.new_browser_cdp_session()

    def seconds(self) -> float:
        """Return the seconds so far."""
        found = self.session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(one["cpuTime"] for one in found if one["type"] == "renderer"))


def main() -> None:
    """Print sizes, random actions a second, and the time of a turn of the highest level."""
    sizes = [len(gzip.compress((wasm.FOLDER / f"{name}.wasm").read_bytes())) for name in BUILT_IN]
    print(f"modules: {sum(sizes):,} bytes gzipped ({dict(zip(BUILT_IN, sizes, strict=True))})")
    with tempfile.TemporaryDirectory() as folder:
        build_page(Path(folder))
        with open_page(Path(folder)) as page:
            clock = Clock(page)
            for name in BUILT_IN:
                _measure(name, page, clock)


def _measure(name: str, page: Page, clock: Clock) -> None:
    game = quayside.load(name).automatic
    row = game.start().row.copy()
    batch = playouts(game.rules, row, game.players, 100, seed=1, threads=1)
    games = int(100 / batch.cpu_seconds)
    batch = playouts(game.rules, row, game.players, games, seed=2, threads=1)
    here = batch.actions.sum() / batch.cpu_seconds
    page.evaluate(PLAYED, [name, row.tolist(), max(1, games // 10)])  # the browser optimises it
    began = clock.seconds()
    actions = page.evaluate(PLAYED, [name, row.tolist(), games])
    there = actions / (clock.seconds() - began)
    print(f"{name}: {there / 1e6:.2f} M actions a second; Python {here / 1e6:.2f} M")
    generator = np.random.default_rng(1)
    level = len(game.family.levels(game))
    browser = python = 0.0
    for _ in range(POSITIONS):
        row = random_row(game, generator, decides=True)
        task = [setup_of(game), row.tolist(), level]
        page.evaluate(MOVE, task)
        began = clock.seconds()
        page.evaluate(MOVE, task)
        browser += 1000 * (clock.seconds() - began) / POSITIONS
        player = bot(str(level), game, 1)
        player.act(row.copy())
        began = time.process_time()
        player.act(row.copy())
        python += 1000 * (time.process_time() - began) / POSITIONS
    print(f"{name}: level {level} in {browser:.0f} ms a turn; Python {python:.0f} ms")


if __name__ == "__main__":
    main()
