"""Make the pictures of docs/screens: every page and every game, large and small, in four languages.

python -m tools.screens [part of a name ...]

Tables are played some way by chance before anybody looks at them, so the pictures differ a little
each time.
"""

from __future__ import annotations

import asyncio
import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from quayside import load
from tests.server.helpers import Client, Server, fresh
from tests.web.browser import ROOT, launch, require_pages
from tests.web.person import DESKTOP, PHONE, SIDE, Person
from tools.games import parts
from tools.shots import Set, Shot, Tables, page

FOLDER = ROOT / "docs" / "screens"
LARGEST = 90_000
DECODED = """() => Promise.all([...document.images]
  .filter((one) => one.getBoundingClientRect().top < innerHeight)
  .map((one) => one.decode()))
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => true)"""
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "it": "it-IT"}


def help_sheet(person: Person, _: Tables) -> None:
    """Look at the keys."""
    person.goto().page.keyboard.press("?")


def analysis_start(person: Person, _: Tables) -> None:
    """Look at where an analysis begins."""
    person.goto("/#/a")


def puzzle_of_the_day(person: Person, _: Tables) -> None:
    """Look at the puzzle of the day as it is set."""
    person.goto("/#/puzzle").board.wait_for(state="attached")


def settings(person: Person, _: Tables) -> None:
    """Look at the settings."""
    person.goto().button("settings-title").click()


GAMES = list(parts("screens"))
SETS: dict[str, Set] = {name: one for game in GAMES for name, one in game.SETS.items()}
SHOTS: tuple[Shot, ...] = (
    Shot("home-desktop-en", "en", DESKTOP, page("/")),
    Shot("home-phone-fr", "fr", PHONE, page("/")),
    Shot("home-night-desktop-de", "de", DESKTOP, page("/"), theme="dark"),
    Shot("home-contrast-desktop-it", "it", DESKTOP, page("/"), theme="contrast"),
    Shot("puzzles-desktop-fr", "fr", DESKTOP, page("/#/puzzles")),
    Shot("puzzle-of-the-day-phone-de", "de", PHONE, puzzle_of_the_day, board="plan"),
    Shot("analysis-begin-desktop-de", "de", DESKTOP, analysis_start),
    Shot("record-phone-de", "de", PHONE, page("/#/record")),
    Shot("real-table-desktop-en", "en", DESKTOP, page("/#/at-the-table")),
    Shot("real-table-phone-it", "it", PHONE, page("/#/at-the-table")),
    Shot("help-desktop-fr", "fr", DESKTOP, help_sheet),
    Shot("settings-phone-de", "de", PHONE, settings),
    Shot("missing-phone-en", "en", PHONE, page("/#/nowhere")),
    *(shot for game in GAMES for shot in game.SHOTS),
)


async def prepare(server: Server) -> Tables:
    """Open the tables and play them some way by chance."""
    tables: Tables = {}
    for name, wish in SETS.items():
        # Rules are compiled before anybody is connected: a busy client does not answer the server.
        state = load(wish.game, len(wish.names) + wish.bots).start(seed=1)
        len((state.roll() if state.is_chance else state).moves)
        key = fresh()
        people = [{"kind": "link", "key": key} for _ in wish.names]
        bots = [{"kind": "bot", "level": "2"} for _ in range(wish.bots)]
        aids = {"hints": True, "chances": True}
        opened = server.open([*people, *bots], wish.game, aids=aids)
        client = await Client(server.port, opened, key, chained=True).connect()
        for seat, who in enumerate(wish.names):
            await client.sit(seat, who)

        def enough(client: Client = client, wish: Set = wish) -> bool:
            due = client.may_act and client.turn.due == "move"
            return due and client.head >= wish.events and len(client.turn.moves) > 2

        await client.play(enough)
        await client.close()
        tables[name] = (opened, key)
    return tables


def take(browser: Browser, base: str, shot: Shot, tables: Tables) -> None:
    """Make one picture, as good as fits."""
    context = browser.new_context(
        locale=LOCALES[shot.language],
        service_workers="block",
        reduced_motion="reduce",
        viewport={"width": shot.size[0], "height": shot.size[1]},
        has_touch=shot.size in (PHONE, SIDE),
        device_scale_factor=1.5 if shot.size in (PHONE, SIDE) else 1,
    )
    person = Person(context, base, shot.language).choose(
        board=shot.board, theme=shot.theme, pieces=shot.pieces, quality="full"
    )
    shot.go(person, tables)
    if person.page.locator("canvas").count():
        person.still()
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    person.page.evaluate(DECODED)
    session = context.new_cdp_session(person.page)
    for quality in (80, 65, 50, 35, 20):
        answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        data = base64.b64decode(answer["data"])
        if len(data) <= LARGEST:
            break
    (FOLDER / f"{shot.name}.webp").write_bytes(data)
    print(f"{shot.name:28} {len(data) / 1000:5.1f} kB  quality {quality}  {person.complaints()}")
    context.close()


def main() -> None:
    """Make those pictures that are named, or all."""
    require_pages()
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted, failed = sys.argv[1:], 0
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        tables = asyncio.run(prepare(server))
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for shot in SHOTS:
                if wanted and not any(part in shot.name for part in wanted):
                    continue
                try:
                    take(browser, f"http://localhost:{server.port}", shot, tables)
                except Error as problem:
                    failed += 1
                    print(f"{shot.name:28} failed: {problem}")
            browser.close()
    if failed:
        sys.exit(f"{failed} pictures could not be made")


if __name__ == "__main__":
    main()
