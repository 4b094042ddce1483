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
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.helpers import Client, Server, fresh
from tests.web.browser import ROOT, launch, require_pages
from tests.web.person import DESKTOP, PHONE, Person

FOLDER = ROOT / "docs" / "screens"
LARGEST = 60_000
LONG_NAME = "Maximilienne-Alexandrine of Beauharnais X"[:40]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "it": "it-IT"}


@dataclass(frozen=True)
class Set:
    """A table to be played some way: names of people on one device, then bots."""

    game: str
    names: tuple[str, ...]
    events: int
    bots: int = 0


SETS = {
    "docker": Set("docker:fr", ("Ada",), 24, 1),
    "four": Set("docker:en", ("Ada", "Bo", LONG_NAME, "Dee"), 36),
    "omba": Set("docker:omba", ("Ada", "Bo"), 30, 1),
    "dockers": Set("dockers:standard", ("Ada", "Bo"), 48),
    "doce": Set("doce:standard", ("Ada", "Bo"), 16),
    "over": Set("docker:en", ("Ada", "Bo"), 400),
    "match": Set("doce:standard", ("Ada", "Bo"), 400),
}


@dataclass(frozen=True)
class Shot:
    """A picture: what it is called, who looks, and how to get there."""

    name: str
    language: str
    size: tuple[int, int]
    go: Callable[[Person, Tables], object]
    dark: bool = False
    board: str = "space"


Tables = dict[str, tuple[str, str]]
"""The id and the key of each prepared table."""


def page(path: str) -> Callable[[Person, Tables], object]:
    """Just go there."""
    return lambda person, _: person.goto(path)


def table(name: str, *then: Callable[[Person], object]) -> Callable[[Person, Tables], object]:
    """Sit at a prepared table and do some more there."""

    def go(person: Person, tables: Tables) -> None:
        person.at_table(*tables[name])
        person.board.wait_for(state="attached")
        for one in then:
            one(person)

    return go


def press(name: str) -> Callable[[Person], object]:
    """Press a button."""
    return lambda person: person.button(name).click()


def pick(person: Person) -> None:
    """Take a piece up, so that its ways are shown."""
    state = person.turn_comes()
    if state["due"] == "roll":
        person.page.keyboard.press("r")
        state = person.until(lambda now: bool(now.free) or now["over"], "no move")
    tokens = [token for token in state.free if token not in ("hand", "leave")] or state.free
    person.page.locator(f'[data-token="{tokens[0]}"]').first.dispatch_event("click")


def illegal(person: Person) -> None:
    """Try what the rules forbid, until there is a ruling that says so."""
    ruling = person.page.get_by_role("alert").get_by_role("link")
    for square in ("b2", "a1", "c3", "a3", "c1", "b1", "b3"):
        pick(person)
        picked = person.until(lambda now: bool(now["picked"]), "not picked")["picked"]
        cell = f'[data-token="{square}"][data-next="false"][data-picked="false"]'
        if square in picked or not person.page.locator(cell).count():
            person.page.keyboard.press("Escape")
            continue
        person.page.locator(cell).dispatch_event("click")
        person.page.wait_for_timeout(500)
        if ruling.count():
            return
        person.page.keyboard.press("Escape")
    raise RuntimeError("nothing is forbidden here")


def hint(person: Person) -> None:
    """Ask what to play."""
    person.turn_comes()
    person.button("table-hint").click()
    person.page.get_by_role("status").get_by_role("listitem").first.wait_for()


def report(person: Person) -> None:
    """Have the game explained."""
    person.tab("panel-report").click()
    person.button("report-begin").click()
    person.page.get_by_role("table").wait_for()


def waiting(person: Person, _: Tables) -> None:
    """Open a table and wait for somebody."""
    person.goto("/open/dockers?with=invite")
    person.button("open-invite").click()
    person.page.get_by_role("img", name=person.t("invite-code")).first.wait_for()


def seats(person: Person, _: Tables) -> None:
    """Say who shall play, one of them with a long name."""
    person.goto("/open/docker?with=invite")
    person.page.get_by_role("radio", name="4", exact=True).check()
    who = person.t("open-name", place=person.t("seat-south"))
    person.page.get_by_label(who).fill(LONG_NAME)
    kind = person.page.get_by_label(person.t("open-who", place=person.t("seat-north")))
    kind.select_option(label=person.t("chair-bot"))


def help_sheet(person: Person, _: Tables) -> None:
    """Look at the keys."""
    person.goto().page.keyboard.press("?")


def settings(person: Person, _: Tables) -> None:
    """Look at the settings."""
    person.goto().button("settings-title").click()


SHOTS = (
    Shot("home-desktop-en", "en", DESKTOP, page("/")),
    Shot("home-phone-fr", "fr", PHONE, page("/")),
    Shot("home-dark-desktop-de", "de", DESKTOP, page("/"), dark=True),
    Shot("open-desktop-it", "it", DESKTOP, seats),
    Shot("open-phone-de", "de", PHONE, seats),
    Shot("waiting-desktop-fr", "fr", DESKTOP, waiting),
    Shot("waiting-phone-en", "en", PHONE, waiting),
    Shot("rules-docker-desktop-de", "de", DESKTOP, page("/rules/docker")),
    Shot("rules-dockers-phone-it", "it", PHONE, page("/rules/dockers#CR-3")),
    Shot("rules-doce-desktop-fr", "fr", DESKTOP, page("/rules/doce")),
    Shot("record-phone-de", "de", PHONE, page("/record")),
    Shot("real-table-desktop-en", "en", DESKTOP, page("/at-the-table")),
    Shot("real-table-phone-it", "it", PHONE, page("/at-the-table")),
    Shot("docker-desktop-en", "en", DESKTOP, table("docker", pick)),
    Shot("docker-phone-fr", "fr", PHONE, table("docker", pick)),
    Shot("docker-plan-desktop-de", "de", DESKTOP, table("docker", pick), board="plan"),
    Shot("docker-four-desktop-it", "it", DESKTOP, table("four"), dark=True),
    Shot("docker-four-phone-en", "en", PHONE, table("four")),
    Shot("docker-why-not-phone-de", "de", PHONE, table("docker", illegal), board="plan"),
    Shot("docker-hint-desktop-fr", "fr", DESKTOP, table("docker", hint)),
    Shot("omba-desktop-fr", "fr", DESKTOP, table("omba", pick)),
    Shot("dockers-desktop-de", "de", DESKTOP, table("dockers", pick)),
    Shot("dockers-phone-it", "it", PHONE, table("dockers", pick)),
    Shot("dockers-lifted-desktop-en", "en", DESKTOP, table("dockers", press("table-lift"))),
    Shot("dockers-xray-phone-fr", "fr", PHONE, table("dockers", press("table-xray")), dark=True),
    Shot("dockers-plan-desktop-it", "it", DESKTOP, table("dockers", pick), board="plan"),
    Shot("dockers-plan-phone-en", "en", PHONE, table("dockers", pick), board="plan"),
    Shot("doce-desktop-it", "it", DESKTOP, table("doce", pick)),
    Shot("doce-phone-de", "de", PHONE, table("doce", pick)),
    Shot("doce-plan-phone-fr", "fr", PHONE, table("doce", pick), board="plan"),
    Shot("doce-over-desktop-en", "en", DESKTOP, table("match"), dark=True),
    Shot("report-desktop-en", "en", DESKTOP, table("over", report)),
    Shot("report-phone-it", "it", PHONE, table("over", report)),
    Shot("help-desktop-fr", "fr", DESKTOP, help_sheet),
    Shot("settings-phone-de", "de", PHONE, settings),
    Shot("missing-phone-en", "en", PHONE, page("/nowhere")),
)


async def prepare(server: Server) -> Tables:
    """Open the tables and play them some way by chance."""
    tables: Tables = {}
    for name, wish in SETS.items():
        key = fresh()
        people = [{"kind": "link", "key": key} for _ in wish.names]
        bots = [{"kind": "bot", "level": "2"} for _ in range(wish.bots)]
        aids = {"inside": True, "hints": True, "chances": True}
        opened = server.open([*people, *bots], wish.game, aids=aids)
        client = await Client(server.port, opened, key).connect()
        for seat, who in enumerate(wish.names):
            await client.sit(seat, who)

        def enough(client: Client = client, wish: Set = wish) -> bool:
            due = client.may_act and client.turn["due"] == "move"
            return due and client.head >= wish.events and len(client.turn["moves"]) > 2

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
        has_touch=shot.size == PHONE,
        color_scheme="dark" if shot.dark else "light",
        device_scale_factor=1.5 if shot.size == PHONE else 1,
    )
    person = Person(context, base, shot.language).choose(board=shot.board)
    shot.go(person, tables)
    if person.page.locator("canvas").count():
        person.still()
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
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
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        tables = asyncio.run(prepare(server))
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for shot in SHOTS:
                if not wanted or any(part in shot.name for part in wanted):
                    take(browser, f"http://localhost:{server.port}", shot, tables)
            browser.close()


if __name__ == "__main__":
    main()
