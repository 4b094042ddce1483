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
