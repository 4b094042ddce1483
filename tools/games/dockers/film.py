"""Make the moving picture of the README: a game under way, photographed move by move.

python -m tools.games.dockers.film  # after `make web`; needs Pillow (in the extra `plots`)

The game is a record of the tests, so the same command makes the same film, up to how the pages
draw it.
"""

from __future__ import annotations

import base64
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.server.helpers import Server
from tests.web.browser import ROOT, launch, require_pages
from tests.web.person import Person
from tools.scenes import BOARD_ONLY

RECORD = ROOT / "tests" / "data" / "records" / "dockers-game.quay"
FILE = ROOT / "docs" / "img" / "play.webp"
WIDTH, HEIGHT = 600, 400
MOST_FRAMES = 28
LARGEST = 2_000_000
SHOWN, LAST = 700, 2500
"""Milliseconds that a position and the last one are shown."""


def photograph(browser: Browser, base: str) -> list[Image.Image]:
    """Return the board after every move of the record, from the first one on."""
    context = browser.new_context(
        service_workers="block",
        reduced_motion="reduce",
        viewport={"width": WIDTH, "height": HEIGHT},
        bypass_csp=True,
    )
    person = Person(context, base, "en").choose(board="space", quality="full")
    person.goto("/record").page.locator('input[type="file"]').set_input_files(RECORD)
    page = person.page
    session = context.new_cdp_session(page)
    page.locator("canvas").wait_for()
    page.add_style_tag(content=BOARD_ONLY)
    while step(person, ","):  # back to the beginning
        pass
    frames: list[Image.Image] = []
    while not frames or (len(frames) < MOST_FRAMES and step(person, ".")):
        person.still()
        taken = session.send("Page.captureScreenshot", {"format": "jpeg", "quality": 95})
        frames.append(Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGB"))
    context.close()
    return frames


def step(person: Person, key: str) -> bool:
    """Go through the game by a key; return whether the board then shows another position."""
    before = person.position
    person.page.keyboard.press(key)
    for _ in range(40):
        if person.position != before:
            return True
        person.page.wait_for_timeout(50)
    return False


def write(frames: list[Image.Image]) -> int:
    """Write the film, as good as fits, and return how large it is."""
    times = [SHOWN] * (len(frames) - 1) + [LAST]
    for quality in (80, 70, 60, 50, 40):
        first, *rest = frames
        first.save(FILE, save_all=True, append_images=rest, duration=times, loop=0, quality=quality)
        if FILE.stat().st_size < LARGEST:
            break
    return FILE.stat().st_size


def main() -> None:
    """Make the film."""
    require_pages()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        frames = photograph(browser, f"http://localhost:{server.port}")
        browser.close()
    print(f"{FILE}: {len(frames)} pictures, {write(frames):,} bytes")


if __name__ == "__main__":
    main()
