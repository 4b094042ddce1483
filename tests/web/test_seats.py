"""Seats in one browser: two tabs, the host's own invitation, a link that is pasted."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import BOT, link
from tests.web.person import Person


def another_tab(person: Person, path: str = "/") -> Page:
    """Open another tab of the same browser."""
    page = person.context.new_page()
    page.goto(person.base + path)
    page.locator("main:not([aria-busy])").wait_for()
    return page


def holds_a_seat(person: Person, page: Page) -> None:
    """Wait until the page offers what only a seat can do."""
    page.get_by_role("tab", name=person.t("panel-table"), exact=True).click()
    expect(page.get_by_role("button", name=person.t("table-resign"), exact=True)).to_be_visible()


def test_two_tabs_that_open_a_game_each_keep_both_seats(visit: Visit) -> None:
    person = visit("en").choose(board="plan").goto()
    pages = [person.page, another_tab(person)]
    for page, game in zip(pages, ("docker:en", "doce:standard"), strict=True):
        name = person.t("home-play-now-game", game=person.game(game))
        page.get_by_role("button", name=name, exact=True).click()
        page.locator("[data-position]").wait_for()
    tables = [page.url.rpartition("/")[2] for page in pages]
    assert tables[0] != tables[1]
    home = another_tab(person)
    expect(home.locator(".home-list a[href^='#/t/']")).to_have_count(2)
    for table in tables:
        holds_a_seat(person, another_tab(person, f"/t/{table}"))


def test_a_host_who_opens_the_own_invitation_keeps_both_seats(visit: Visit) -> None:
    host = visit("fr").choose(board="plan", name="Ada").goto("/open/docker/en?with=invite")
    host.button("open-invite").click()
    address = host.page.get_by_label(host.t("invite-seat")).input_value()
    key = address.rpartition("=")[2]
    invited = another_tab(host, f"/t/{host.table}#{key}")
    assert "key" not in invited.url
    # The way back to the own seat, and the invitation in the first tab, are still there.
    other = host.t("table-other-seat", seat="Ada")
    expect(invited.get_by_role("button", name=other, exact=True)).to_be_visible()
    again = another_tab(host, f"/t/{host.table}")
    expect(again.get_by_label(host.t("invite-seat"))).to_have_value(address)
    # The other seat needs a name that tells them apart.
    invited.get_by_label(host.t("settings-name")).fill("Bea")
    invited.get_by_role("button", name=host.t("waiting-sit"), exact=True).click()
    for page in (host.page, invited):
        holds_a_seat(host, page)
    expect(invited.get_by_role("button", name=other, exact=True)).to_be_visible()
    # A tab that is loaded again keeps its seat; the button changes to the other one.
    invited.reload()
    holds_a_seat(host, invited)
    invited.get_by_role("button", name=other, exact=True).click()
    expect(invited.get_by_role("button", name=other, exact=True)).to_have_count(0)
    holds_a_seat(host, invited)


def test_a_seat_link_pasted_into_a_tab_that_shows_the_table_is_taken(
    visit: Visit, server: Server
) -> None:
    key, seat = link()
    table = server.open([seat, BOT], "docker:en")
    person = visit("de").choose(board="plan").at_table(table)
    person.sees("waiting-link")
    expect(person.button("waiting-sit")).to_have_count(0)
    # The browser does not load the page again: only what is behind # differs.
    person.page.evaluate("(address) => { location.hash = address; }", f"/t/{table}?key={key}")
    person.sit_down()
    person.board.wait_for()
    assert "key" not in person.page.url
    person.page.reload()
    person.board.wait_for()
    holds_a_seat(person, person.page)


def test_watched_tables_leave_nothing_in_storage(visit: Visit, server: Server) -> None:
    table = server.open([link()[1], BOT], "docker:en")
    person = visit("it").choose(board="plan").at_table(table)
    person.sees("waiting-link")
    names = person.page.evaluate("() => Object.keys(localStorage)")
    assert not [name for name in names if "table" in name], names
