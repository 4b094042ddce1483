"""Make the pictures of the home page: the board in space of a game under way, from the pages.

python -m tools.scenes [game ...]        # after `make web`

A scene is a game between two bots with a fixed seed, so the same command makes the same picture,
up to how the pages draw it.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from quayside.games import load
from quayside.record import Record, save
from quayside.search import bot
from tests.server.helpers import Server
from tests.web.browser import ROOT, launch, require_pages
from tests.web.person import Person
from tools.games import parts
from tools.shots import Scene

WIDTH, HEIGHT = 720, 480
LARGEST = 25_000
BOARD_ONLY = """
.header, .table-side, .board-tools, .table > :not(.board-area, h1) { display: none !important; }
.board-area { position: fixed; inset: 0; z-index: 9; height: 100dvh !important; }
"""


def play(scene: Scene) -> Record:
    """Play a game between bots some way."""
    game = load(scene.game, scene.players)
    bots = [bot(scene.level, game, seed) for seed in range(scene.players)]
    record = Record(game.start(seed=scene.seed))
    while len(record.entries) < scene.entries and not record.state.is_over:
        state = record.state
        chosen = None if state.is_chance else bots[state.to_move or 0].choose(state)
        record = record.roll() if chosen is None else record.play(chosen)
    return record


def take(browser: Browser, base: str, scene: Scene) -> bytes:
    """Make the picture, as good as fits."""
    context = browser.new_context(
        service_workers="block",
        reduced_motion="reduce",
        viewport={"width": WIDTH, "height": HEIGHT},
        bypass_csp=True,
    )
    person = Person(context, base, "en").choose(board="space", quality="full")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.quay"
        save(play(scene), path)
        person.goto("/record").page.locator('input[type="file"]').set_input_files(path)
        person.page.locator("canvas").wait_for()
    person.page.add_style_tag(content=BOARD_ONLY)
    person.still()
    session = context.new_cdp_session(person.page)
    for quality in range(90, 20, -5):
        answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        data = base64.b64decode(answer["data"])
        if len(data) <= LARGEST:
            break
    context.close()
    return data


def main() -> None:
    """Make the pictures of the games that are named, or of all."""
    require_pages()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for part in parts("screens"):
            family = part.SCENE.game.partition(":")[0]
            if sys.argv[1:] and family not in sys.argv[1:]:
                continue
            data = take(browser, f"http://localhost:{server.port}", part.SCENE)
            path = ROOT / "web" / "src" / "games" / family / "scene.webp"
            path.write_bytes(data)
            print(f"{family}: {len(data):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
