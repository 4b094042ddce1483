"""Every page in every language and both lights; keys, voices, installing, sizes."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from playwright.sync_api import expect

from quayside.games import BUILT_IN
from quayside.texts import languages, text
from tests.server.helpers import Server
from tests.web.browser import CAFE, PAGES
from tests.web.conftest import Visit
from tests.web.figures import FIRST_LIMIT, SPACE_LIMIT, first_chunk, space_chunk
from tests.web.opening import against_bot
from tests.web.person import DESKTOP, PHONE

PLACES = {
    "/": "home-title",
    "/open/docker": "open-title",
    "/open/dockers": "open-title",
    "/open/doce": "open-title",
    "/rules/docker": "rules-title",
    "/rules/dockers": "rules-title",
    "/rules/doce": "rules-title",
    "/record": "record-title",
    "/at-the-table": "home-real-title",
    "/nowhere": "missing-title",
}
"""The pages, and the text of their first heading."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", PLACES)
def test_every_page_in_every_language(visit: Visit, path: str, size: tuple[int, int]) -> None:
    person = visit("en", size).goto(path)
    heading = person.page.get_by_role("heading", level=1)
    game = path.split("/")[-1]
    for language in languages():
        label = person.t("settings-language")
        person.page.get_by_label(label).select_option(language)
        person.language = language
        args = {"game": text(language, f"game-{game}")} if game in BUILT_IN else {}
        expect(heading).to_have_text(text(language, PLACES[path], **args))
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        wide = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} wider than the screen in {language}"
    person.barriers()


def test_the_language_of_the_browser_is_spoken_and_a_choice_is_kept(visit: Visit) -> None:
    person = visit("it").goto()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(text("it", "home-title"))
    person.page.get_by_label(person.t("settings-language")).select_option("fr")
    person.page.reload()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(text("fr", "home-title"))


def test_a_table_changes_language_and_light_in_mid_game(visit: Visit) -> None:
    person = visit("en").choose(quality="light").play_now("docker:fr")
    person.turn_comes()
    for language in ("de", "it", "fr"):
        person.page.get_by_label(person.t("settings-language")).select_option(language)
        person.language = language
        expect(person.button("table-roll").or_(person.button("table-hint")).first).to_be_visible()
    person.barriers()


def test_light_and_dark_follow_the_device_and_the_button(visit: Visit) -> None:
    for dark in (False, True):
        person = visit("en", dark=dark).goto()
        html = person.page.locator("html")
        expect(html).to_have_attribute("data-theme", "dark" if dark else "light")
        person.other_theme()
        person.page.reload()
        expect(html).to_have_attribute("data-theme", "light" if dark else "dark")


def test_settings_and_the_sheet_of_keys(visit: Visit) -> None:
    person = visit("fr", PHONE).goto()
    person.page.keyboard.press("?")
    dialog = person.page.get_by_role("dialog", name=person.t("help-title"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text(person.t("help-key-roll"), exact=True)).to_be_visible()
    person.barriers()
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    person.button("settings-title").click()
    dialog = person.page.get_by_role("dialog", name=person.t("settings-title"))
    dialog.get_by_label(person.t("settings-name")).fill("Ada")
    dialog.get_by_role("radio", name=person.t("settings-board-plan")).check()
    person.barriers()
    dialog.get_by_role("button", name=person.t("close")).click()
    person.button("home-play-now-game", game=person.game("doce:standard")).click()
    expect(person.page.locator("[data-view=plan]")).to_be_visible()
    expect(person.page.locator("[data-seat='0']")).to_contain_text("Ada")
    # The toolbar is one Tab stop; arrows lead through it.
    person.tab_to(person.button("table-turn-left"))
    person.page.keyboard.press("ArrowLeft")
    # The last two are for larger screens.
    expect(person.button("table-sound")).to_be_focused()
    person.page.keyboard.press("Home")
    person.page.keyboard.press("ArrowRight")
    expect(person.button("table-turn-right")).to_be_focused()
    # Single letters and signs can be switched off; nothing happens by accident then.
    person.button("settings-title").click()
    dialog.get_by_label(person.t("settings-letters")).uncheck()
    dialog.get_by_role("button", name=person.t("close")).click()
    for key in ("v", "?"):
        person.page.keyboard.press(key)
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.locator("[data-view=plan]")).to_be_visible()


def test_a_voice_tells_moves_turns_and_the_position(visit: Visit) -> None:
    person = visit("de").choose(board="plan", name="Ada").play_now("doce:standard")
    person.turn_comes()
    said = person.page.locator("[data-live]")
    expect(said).to_contain_text(person.t("live-your-turn"))
    person.click_plan(sorted(person.state().free)[0])
    face = person.page.locator("[data-options] [data-next=true]").first
    number = face.get_attribute("data-token")
    square = person.state()["picked"][0]
    face.click()
    sentence = person.t("board-fact-place", name="@", face=number or "", square=square)
    person.turn_comes()
    bot = person.t("seat-bot", level=2)
    expect(said).to_contain_text(re.compile(rf"{re.escape(bot)}|{re.escape(sentence[1:])}"))
    person.page.keyboard.press("d")
    described = person.page.locator("[data-described]")
    expect(described).to_contain_text(f"{square}: {number}")
    expect(described).to_contain_text("Ada")


def test_text_of_twice_the_size_needs_no_sideways_scrolling(visit: Visit) -> None:
    person = visit("de", (640, 900))
    for path in ("/", "/open/docker", "/rules/dockers", "/at-the-table"):
        person.goto(path)
        person.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        wide = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path


def test_it_can_be_installed_from_the_machine_itself(visit: Visit) -> None:
    person = visit("en", workers=True).goto()
    manifest = person.page.request.get(f"{person.base}/manifest.webmanifest").json()
    assert manifest["name"] == "Quayside"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert person.page.request.get(f"{person.base}/{icon['src']}").ok
    person.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    # Without a server the pages still open, and say what is the matter.
    person.page.reload()
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.page.reload()
    person.allowed.append("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    person.context.set_offline(True)
    person.page.reload()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.t("home-title"))
    # Games on this device go on, at old addresses too.
    person.button("home-play-now-game", game=person.game("doce:standard")).click()
    person.turn_comes()
    person.goto(f"/t/{person.table}").turn_comes()
    # What a server said is never kept.
    kept = person.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((one) => one.url)))).flat()"
    )
    assert len(kept) > 50
    assert not [url for url in kept if "/api/" in url]


def test_addresses_of_version_0_1_become_those_of_today(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:en")
    person = visit("en").choose(board="plan")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.goto(f"/t/{table}#{key}").sit_down()
    person.turn_comes()
    assert person.page.url == f"{person.base}/#/t/{table}"
    assert not [url for url in asked if key in url.partition("#")[0]]
    person.goto("/rules/docker/fr#DK-3")
    expect(person.page.locator("#DK-3")).to_be_in_viewport()
    assert person.page.url == f"{person.base}/#/rules/docker/fr?at=DK-3"
    person.goto("/open/docker/en?with=here")
    assert person.page.url == f"{person.base}/#/open/docker/en?with=here"
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        person.t("open-title", game=person.t("game-docker"))
    )


@pytest.mark.parametrize("host", [CAFE])
def test_by_another_name_nothing_asks_for_what_is_not_there(visit: Visit) -> None:
    person = visit("fr", workers=True).choose(board="plan").play_now("doce:standard")
    assert person.page.evaluate("() => window.isSecureContext") is False
    assert person.page.evaluate("() => 'serviceWorker' in navigator") is False
    person.turn_comes()
    person.tab("panel-table").click()
    person.page.get_by_text(person.t("games-move"), exact=True).click()
    person.button("invite-copy").first.click()
    expect(person.button("invite-copied").first).to_be_visible()
    person.goto().sees("no-secure")


def test_an_unknown_table_is_told(visit: Visit) -> None:
    person = visit("it").at_table("a" * 22)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        person.t("table-unknown-title")
    )
    person.barriers()


def test_what_a_first_visit_fetches_is_small() -> None:
    assert first_chunk() <= FIRST_LIMIT
    assert space_chunk() <= SPACE_LIMIT


def test_compressed_files_are_those_beside_them() -> None:
    for path in PAGES.rglob("*.gz"):
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes(), path
    manifest = json.loads((PAGES / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == "./"
