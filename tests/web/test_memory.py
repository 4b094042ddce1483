"""Dockers as a game of memory (CR-11): all faces of a crate, but only while one drops it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import link
from tests.web.person import PHONE, Person


def alone(visit: Visit, board: str, language: str) -> Person:
    """Open a table where memory counts, with everybody on this phone: the block is untouched."""
    person = visit(language, PHONE).choose(board=board).goto("/open/dockers?with=here")
    person.page.get_by_text(person.t("open-more")).click()
    person.page.get_by_role("switch", name=person.t("open-inside")).uncheck()
    person.button("open-start").click()
    person.board.wait_for(state="attached")
    person.turn_comes()
    return person


def faces(person: Person, crate: str) -> Locator:
    """The picture of the faces of a crate, whose label tells each of them."""
    figure = person.page.locator("figure").filter(has_text=crate)
    return figure.get_by_role("img")


def has(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))


def test_the_faces_of_a_crate_are_seen_while_it_is_dropped(visit: Visit, server: Server) -> None:
    key, seat = link()
    table = server.open([seat, seat], "dockers", knowledge="memory")
    person = visit("en").choose(board="plan").at_table(table, key)
    for free in (2, 1):
        expect(person.button("waiting-sit")).to_have_count(free)
        person.sit_down()
    person.turn_comes()
    unseen = person.t("board-face-unseen")
    # On the untouched block nothing but a fall is possible, so whoever picks a crate drops it.
    crate = sorted(person.state().free)[0]
    cell = person.page.locator(f'[role=gridcell][data-token="{crate}"]')
    cell.hover()
    expect(faces(person, crate)).to_have_attribute("aria-label", has(unseen))
    person.click_plan(crate)
    expect(faces(person, crate)).not_to_have_attribute("aria-label", has(unseen))
    # Somebody who watches sees no more than before.
    watcher = visit("en").choose(board="plan").at_table(person.table)
    watcher.page.locator(f'[role=gridcell][data-token="{crate}"]').hover()
    expect(faces(watcher, crate)).to_have_attribute("aria-label", has(unseen))
    # Nor does anybody once the crate is put down.
    person.page.keyboard.press("Escape")
    cell.hover()
    expect(faces(person, crate)).to_have_attribute("aria-label", has(unseen))


def test_a_crate_that_may_also_tip_is_seen_when_it_falls(visit: Visit) -> None:
    person = alone(visit, "plan", "fr")
    unseen = person.t("board-face-unseen")
    position = person.position
    for token in ("SYD", "E", "0"):
        person.click_plan(token)
    person.until(lambda state: state["position"] != position, "Sydney did not fall")
    # Beside the gap: Istanbul tips south into it, or falls east.
    person.click_plan("IST")
    person.until(lambda state: {"E", "S"} <= set(state.free), "Istanbul is not picked")
    expect(faces(person, "IST")).to_have_attribute("aria-label", has(unseen))
    person.click_plan("E")
    expect(faces(person, "IST")).not_to_have_attribute("aria-label", has(unseen))


def test_the_faces_are_seen_on_the_board_in_space_too(visit: Visit) -> None:
    person = alone(visit, "space", "it")
    expect(person.page.locator("[data-view=space]")).to_be_visible()
    assert person.page.locator("figure").count() == 0
    assert person.click_board("SYD")
    shown = faces(person, "SYD")
    expect(shown).to_be_visible()
    expect(shown).not_to_have_attribute("aria-label", has(person.t("board-face-unseen")))
    person.barriers()
