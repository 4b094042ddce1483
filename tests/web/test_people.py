"""The people at a table, as the others see them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import link
from tests.web.person import PHONE, Person

HIDE = """(hidden) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true,
    get: () => hidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def two_people(visit: Visit, server: Server, game: str = "docker:fr") -> tuple[Person, Person]:
    """Seat two people in two browsers, one with a phone in another language."""
    (own, mine), (other, theirs) = link(), link()
    table = server.open([mine, theirs], game)
    ada = visit().choose(board="plan", name="Ada").at_table(table, own).sit_down()
    bo = visit("de", PHONE).choose(board="plan", name="Bo").at_table(table, other).sit_down()
    for person in (ada, bo):
        person.board.wait_for()
    return ada, bo


def sees_presence(person: Person, seat: int, state: str) -> None:
    """Wait until a person sees whether another one is there."""
    shown = person.page.locator(f"[data-seat='{seat}'] [data-presence]")
    expect(shown).to_have_attribute("data-presence", state)
    expect(shown).to_have_text(person.t(f"presence-{state}"))


def test_everybody_sees_who_is_connected_away_or_gone(visit: Visit, server: Server) -> None:
    ada, bo = two_people(visit, server)
    sees_presence(ada, 1, "connected")
    sees_presence(bo, 0, "connected")
    expect(ada.page.locator("[data-seat='0'] [data-presence]")).to_have_count(0)
    bo.page.evaluate(HIDE, True)
    sees_presence(ada, 1, "away")
    bo.page.evaluate(HIDE, False)
    sees_presence(ada, 1, "connected")
    watcher = visit("fr", PHONE).choose(board="plan").at_table(ada.table)
    for person in (ada, bo, watcher):
        person.sees("presence-spectators", count=1)
        assert person.outside() == []
    ada.barriers()
    bo.barriers()
    watcher.page.close()
    expect(ada.page.locator("[data-spectators]")).to_have_count(0)
    bo.page.close()
    sees_presence(ada, 1, "left")
    expect(ada.page.locator("[data-live]")).to_contain_text(ada.t("presence-live-left", who="Bo"))


def test_a_phrase_is_read_in_the_readers_language_and_can_be_muted(
    visit: Visit, server: Server
) -> None:
    ada, bo = two_people(visit, server)
    said = bo.page.locator("[data-seat='0'] [data-phrase]")
    ada.button("phrase-menu").click()
    ada.barriers()
    ada.button("phrase-good-luck").click()
    expect(said).to_have_text(bo.t("phrase-good-luck"))
    expect(ada.page.locator("[data-seat='0'] [data-phrase]")).to_have_text(
        ada.t("phrase-good-luck")
    )
    bo.button("phrase-menu").click()
    assert bo.outside() == []
    bo.page.get_by_role("switch", name=bo.t("phrase-show")).uncheck()
    expect(said).to_have_count(0)
    bo.page.reload()
    bo.board.wait_for()
    ada.button("phrase-menu").click()
    ada.button("phrase-thanks").click()
    expect(ada.page.locator("[data-seat='0'] [data-phrase]")).to_have_text(ada.t("phrase-thanks"))
    # What one says oneself is shown all the same, so everything before it has come.
    bo.button("phrase-menu").click()
    bo.button("phrase-oops").click()
    expect(bo.page.locator("[data-seat='1'] [data-phrase]")).to_have_text(bo.t("phrase-oops"))
    expect(said).to_have_count(0)


def test_the_host_removes_somebody_and_closes_the_table(visit: Visit) -> None:
    host = visit().choose(board="plan", name="Ada").goto("/open/docker/fr?with=invite")
    host.page.get_by_role("radio", name="3", exact=True).check()
    for side in ("west", "north"):
        place = host.t("open-who", place=host.t(f"seat-{side}"))
        host.page.get_by_label(place).select_option(label=host.t("chair-open"))
    host.button("open-invite").click()
    host.sees("waiting-text", count=2)
    rude = visit("it", PHONE).choose(board="plan", name="\u0410da").at_table(host.table)
    rude.sit_down()
    rude.sees("error-table-name-taken")
    rude.page.get_by_label(rude.t("settings-name")).fill("Rudi")
    rude.sit_down()
    host.sees("waiting-text", count=1)
    host.barriers()
    assert host.outside() == []
    host.button("host-remove-who", who="Rudi").click()
    host.sees("waiting-text", count=2)
    rude.sees("waiting-text", count=2)
    rude.sit_down()
    rude.sees("error-table-removed")
    watcher = visit("de", PHONE).choose(board="plan").at_table(host.table)
    watcher.sees("waiting-text", count=2)
    host.page.get_by_role("switch", name=host.t("host-spectators")).click()
    watcher.sees("host-closed")
    guests = [visit().choose(board="plan", name=name).at_table(host.table) for name in ("Bo", "Cy")]
    guests[0].sit_down()
    guests[1].sees("waiting-text", count=1)
    guests[1].sit_down()
    guests[1].board.wait_for()
    watcher.sees("error-table-closed")
    rude.sees("error-table-closed")
    host.tab("panel-table").click()
    host.page.get_by_role("switch", name=host.t("host-spectators")).click()
    watcher.page.reload()
    watcher.board.wait_for()


def test_two_strangers_find_each_other(visit: Visit) -> None:
    ada = visit().choose(board="plan", name="Ada").goto()
    bo = visit("fr", PHONE).choose(board="plan", name="Bo").goto()
    for person in (ada, bo):
        person.sees("pair-title")
        # By default each of them gets the edition of their language.
        person.page.locator(".pairing select").first.select_option("docker:fr")
        person.page.get_by_label(person.t("pair-clock")).select_option("minutes-5")
        # A slow machine must not be so late that the bot comes first.
        person.page.get_by_label(person.t("pair-bot")).select_option("180")
        assert person.outside() == []
    ada.button("pair-start").click()
    ada.sees("waiting-text", count=1)
    expect(ada.page.locator("[data-bot-soon]")).to_be_visible()
    row = bo.page.locator(f"[data-table='{ada.table}']")
    expect(row).to_contain_text("Ada")
    expect(row).to_contain_text(bo.t("lobby-age-new"))
    bo.barriers()
    bo.button("pair-start").click()
    for person in (ada, bo):
        person.board.wait_for()
    assert ada.table == bo.table


def test_players_delete_their_table_together(visit: Visit, server: Server) -> None:
    ada, bo = two_people(visit, server)
    ada.tab("panel-table").click()
    ada.button("table-delete").click()
    ada.barriers()
    ada.button("table-delete-sure").click()
    bo.sees("proposal-delete", who="Ada")
    assert bo.outside() == []
    bo.button("proposal-agree").click()
    table = ada.table
    for person in (ada, bo):
        person.sees("error-table-deleted")
        person.goto()
        expect(person.page.locator(f"a[href*='{table}']")).to_have_count(0)
