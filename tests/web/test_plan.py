"""The plan is equal in power to the board in space, and keys are enough for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.web.conftest import Visit, by_another_name
from tests.web.opening import against_bot
from tests.web.person import DESKTOP, PHONE, Person


def begin(person: Person, game: str) -> Person:
    """Play now and go to the plan, with keys alone."""
    person.goto()
    person.tab_to(person.button("home-play-now-game", game=person.game(game)))
    person.page.keyboard.press("Enter")
    person.board.wait_for(state="attached")
    if person.page.locator("[data-view=space]").count():
        person.page.keyboard.press("v")
    person.page.locator("[data-view=plan]").wait_for()
    return person


@by_another_name
def test_docker_by_keys_to_the_end(visit: Visit) -> None:
    person = begin(visit("it", DESKTOP), "docker:fr")
    person.play(person.key)
    expect(person.button("ending-rematch")).to_be_visible()
    person.barriers()


@by_another_name
def test_doce_by_keys_to_the_end(visit: Visit) -> None:
    person = begin(visit("fr", PHONE), "doce:standard")
    state = person.play(person.key)
    assert "round:4" in state["position"]
    expect(person.button("ending-rematch")).to_be_visible()
    person.barriers()


@by_another_name
def test_dockers_by_keys_to_the_end(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "dockers:standard", options={"cap": "2"})
    person = visit("en", DESKTOP).choose(board="plan").at_table(table, key)
    person.tab_to(person.button("waiting-sit"))
    person.page.keyboard.press("Enter")
    person.board.wait_for()
    person.play(person.key)
    expect(person.button("ending-rematch")).to_be_visible()
    person.barriers()


@pytest.mark.parametrize("game", ["docker:en", "dockers:standard", "doce:standard"])
def test_without_webgl_the_plan_does_it_all(visit: Visit, server: Server, game: str) -> None:
    options = {"cap": "2"} if game != "doce:standard" else {}
    table, key = against_bot(server, game, options=options)
    person = visit("de", PHONE, webgl=False, dark=True).at_table(table, key).sit_down()
    person.board.wait_for()
    expect(person.page.locator("[data-view=plan]")).to_be_visible()
    expect(person.button("table-plan")).to_have_count(0)
    state = person.play(person.click_plan, lambda state: state["entries"] > 14)
    assert state["over"] or state["entries"] > 14
    person.barriers()


def test_a_crate_is_looked_at_from_all_sides(visit: Visit) -> None:
    """See inside: floors side by side, and all faces of a crate (CR-11)."""
    person = visit("en").choose(board="plan").play_now("dockers:standard")
    person.turn_comes()
    person.button("table-lift").click()
    floors = [person.t(f"board-floor-plan-{floor}") for floor in range(3)]
    for floor in floors:
        expect(person.page.get_by_role("grid", name=floor)).to_be_visible()
    cell = person.page.get_by_role("grid", name=floors[1]).get_by_role("gridcell").first
    cell.hover()
    code = cell.get_attribute("data-token") or ""
    expect(person.page.get_by_text(code).first).to_be_visible()
    person.barriers()


@pytest.mark.ruling("CR-13")
def test_moves_of_a_turn_can_be_taken_back_until_it_is_sent(visit: Visit) -> None:
    person = visit("fr").choose(board="plan").play_now("dockers:standard")
    start = person.turn_comes()
    state = person.play(person.click_plan, lambda state: state["staged"] == 3)
    assert state["position"] != start["position"]
    for left in (2, 1, 0):
        person.button("table-unstage").click()
        expect(person.page.locator("[data-staged]")).to_have_attribute("data-staged", str(left))
    person.shows(start["position"])
