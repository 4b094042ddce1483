"""The browser checks the dice, and says so if the server lies."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import against_bot, link
from tests.web.person import Person

Lie = Callable[[dict[str, Any]], dict[str, Any]]


def lied_to(person: Person, lie: Lie) -> None:
    """Let every event that the server tells this page go through `lie` from now on."""

    def tell(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def change(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "events":
                said["events"] = [{**e, "what": lie(e["what"])} for e in said["events"]]
            socket.send(json.dumps(said))

        server.on_message(change)

    person.page.route_web_socket("**/api/v2/socket", tell)


def roll_and_resign(person: Person) -> None:
    """End the game after at least one roll."""
    if person.turn_comes()["due"] == "roll":
        person.page.locator("[data-due]").get_by_role("button", name=person.t("table-roll")).click()
        person.until(lambda state: state["entries"] > 1, "no roll")
    person.resign()


def flip(what: dict[str, Any]) -> dict[str, Any]:
    is_first = what["kind"] == "rolled" and what["number"] == 1
    return {**what, "face": what["face"] % 6 + 1} if is_first else what


def other_number(what: dict[str, Any]) -> dict[str, Any]:
    return {**what, "commitment": "ab" * 32} if what["kind"] == "opened" else what


def test_a_roll_that_the_server_changed_is_found(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:en")
    person = visit("de").choose(board="plan")
    lied_to(person, flip)
    person.at_table(table, key).sit_down()
    roll_and_resign(person)
    warning = person.page.get_by_role("alert").filter(has_text=person.t("dice-warning"))
    expect(warning).to_have_attribute("data-fault", "roll")
    person.barriers()


def test_a_commitment_that_is_not_the_one_first_shown_is_found(
    visit: Visit, server: Server
) -> None:
    table, key = against_bot(server, "docker:en")
    person = visit("fr").choose(board="plan").at_table(table, key).sit_down()
    person.board.wait_for()
    # The tab is loaded again, and now the server says it was bound to something else.
    lied_to(person, other_number)
    person.page.reload()
    person.board.wait_for()
    roll_and_resign(person)
    expect(person.page.locator("[data-fault=commitment]")).to_be_visible()


def test_an_honest_server_is_found_right_with_the_own_part(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:en")
    person = visit("it").choose(board="plan").at_table(table, key).sit_down()
    roll_and_resign(person)
    person.tab("panel-table").click()
    person.page.get_by_text(person.t("dice-title")).click()
    person.sees("dice-limits")
    for name in ("bots", "takebacks", "others"):
        expect(person.page.get_by_text(person.t(f"dice-limits-{name}"))).to_be_visible()
    anchor = next(e["what"]["anchor"] for e in server.events(table) if e["what"]["kind"] == "sat")
    expect(person.page.get_by_text(anchor)).to_be_visible()
    person.button("dice-check").click()
    expect(person.page.locator("[data-dice=true]")).to_contain_text(person.t("dice-own"))
    expect(person.page.locator("[data-fault]")).to_have_count(0)
    # Somebody who only watched cannot tell as much, and is told so.
    other = visit("en").choose(board="plan").at_table(table)
    other.tab("panel-table").click()
    other.page.get_by_text(other.t("dice-title")).click()
    other.button("dice-check").click()
    expect(other.page.locator("[data-dice=true]")).to_contain_text(other.t("dice-not-own"))


def test_a_game_without_a_die_speaks_of_the_draw_only(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "doce:standard")
    person = visit("en").choose(board="plan").at_table(table, key).sit_down()
    person.turn_comes()
    person.resign()
    person.tab("panel-table").click()
    expect(person.page.get_by_text(person.t("dice-title"))).to_have_count(0)
    person.page.get_by_text(person.t("draw-title")).click()
    person.sees("draw-limits")
    person.button("draw-check").click()
    expect(person.page.locator("[data-dice=true]")).to_contain_text(person.t("draw-right", parts=1))


def value_of_another(what: dict[str, Any]) -> dict[str, Any]:
    return {**what, "reveal": "ab" * 32} if "reveal" in what else what


def test_a_value_that_was_not_committed_to_is_found(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:en")
    person = visit("en").choose(board="plan").at_table(table, key).sit_down()
    roll_and_resign(person)
    lied_to(person, value_of_another)
    person.page.reload()
    expect(person.page.locator("[data-fault=chain]")).to_be_visible()


def test_another_device_continues_with_a_new_chain(visit: Visit, server: Server) -> None:
    """The link of a seat is opened elsewhere: that browser has no seed, and sits down anew."""
    table, key = against_bot(server, "docker:en", starter=0)
    person = visit("en").choose(board="plan").at_table(table, key).sit_down()
    person.turn_comes()
    other = visit("de").choose(board="plan").at_table(table, key)
    assert other.turn_comes()["due"] == "roll"
    other.page.locator("[data-due]").get_by_role("button", name=other.t("table-roll")).click()
    other.until(lambda state: state["entries"] > 1, "no roll")
    whats = [event["what"] for event in server.events(table)]
    anchors = [what["anchor"] for what in whats if what["kind"] == "sat"]
    assert len(set(anchors)) == 2
    assert [what["reveal"] for what in whats if what["kind"] == "rolled"]
    other.resign()
    other.tab("panel-table").click()
    other.page.get_by_text(other.t("dice-title")).click()
    other.button("dice-check").click()
    expect(other.page.locator("[data-dice=true]")).to_contain_text(other.t("dice-late", count=1))


def test_the_draw_waits_for_the_other_device_and_is_made_when_it_comes_back(
    visit: Visit, server: Server
) -> None:
    (ada, first), (bo, second) = link(), link()
    table = server.open([first, second], "docker:en")
    one = visit("en").choose(board="plan").at_table(table, ada)
    one.sit_down()
    expect(one.button("waiting-sit")).to_have_count(0)
    one.page.goto("about:blank")
    two = visit("it").choose(board="plan").at_table(table, bo)
    two.sit_down()
    waits = two.t("waiting-draw", who="|").partition("|")[0].strip()[:30]
    expect(two.page.get_by_text(waits)).to_be_visible()
    one.at_table(table, ada)
    two.board.wait_for()
    one.board.wait_for()
    kinds = [event["what"]["kind"] for event in server.events(table)]
    assert kinds == ["opened", "sat", "sat", "revealed", "revealed", "started"]
