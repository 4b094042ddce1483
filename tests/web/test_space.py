"""Whole games against a bot by clicking the board in space."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.web.browser import CAFE
from tests.web.conftest import Visit, by_another_name
from tests.web.opening import against_bot
from tests.web.person import DESKTOP, PHONE, Person


def in_space(person: Person) -> Person:
    person.page.locator("[data-view=space] canvas").wait_for()
    return person


def ended(person: Person) -> None:
    expect(person.button("ending-rematch")).to_be_visible()
    assert "turn:-" in person.position


@pytest.mark.parametrize(
    ("language", "size", "host"),
    [pytest.param("fr", DESKTOP, "localhost", marks=pytest.mark.long), ("en", PHONE, CAFE)],
    ids=["desktop", "phone over plain HTTP by another name"],
)
def test_docker_to_the_end(
    visit: Visit, server: Server, language: str, size: tuple[int, int], host: str
) -> None:
    table, key = against_bot(server, "docker:fr")
    person = in_space(visit(language, size).at_table(table, key).sit_down())
    assert person.page.evaluate("() => window.isSecureContext") is (host == "localhost")
    person.play(person.click_board)
    ended(person)
    # Towers before what can be chosen give way: the board never had to be turned.
    expect(person.page.locator("[data-turned='0']")).to_be_attached()
    person.barriers()
    # Everybody can check the dice, also where the browser has no crypto of its own.
    person.tab("panel-table").click()
    person.page.get_by_text(person.t("dice-title")).click()
    person.button("dice-check").click()
    expect(person.page.locator("[data-dice=true]")).to_be_visible()


def test_docker_with_movement_and_shadows(visit: Visit) -> None:
    """The first turns as they are seen by whoever has not asked for calm."""
    person = in_space(visit("de", calm=False).choose(quality="full").play_now("docker:omba"))

    def click_when_still(token: str) -> bool:
        person.still()
        return person.click_board(token)

    state = person.play(click_when_still, lambda state: state["entries"] > 3)
    assert ":" in state["position"].partition(" hand")[0], "containers are on the board"


@pytest.mark.long
def test_doce_to_the_end(visit: Visit) -> None:
    person = in_space(visit("de", DESKTOP).choose(quality="light").play_now("doce:standard"))
    state = person.play(person.click_board)
    assert "round:4" in state["position"]
    ended(person)
    person.tab("panel-scores").click()
    expect(person.page.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()
    person.barriers()


@by_another_name
def test_dockers_to_the_end(visit: Visit, server: Server) -> None:
    """With an agreed number of turns (CR-10): without one a game takes hours."""
    table, key = against_bot(server, "dockers:standard", options={"cap": "4"})
    person = visit("it", PHONE).choose(quality="light").at_table(table, key).sit_down()
    in_space(person)
    person.play(person.click_board)
    ended(person)
    events = [event["what"] for event in server.events(table)]
    mine = [what["move"] for what in events if what["kind"] == "moved" and what["seat"] == 0]
    assert len(mine) == 8, "two turns of three moves and Customs"
    assert [move[0] for move in mine].count("=") == 2
    person.barriers()


def test_nothing_is_drawn_while_nothing_moves(visit: Visit) -> None:
    for game in ("docker:fr", "dockers:standard", "doce:standard"):
        person = in_space(visit("fr", calm=False).play_now(game))
        person.turn_comes()
        person.still()
        before = person.page.evaluate("() => window.quaysideFrames")
        assert before > 0
        person.page.wait_for_timeout(1000)
        assert person.page.evaluate("() => window.quaysideFrames") == before, game


def test_resigning_ends_the_game(visit: Visit) -> None:
    person = in_space(visit("it").choose(quality="light").play_now("dockers:standard"))
    person.turn_comes()
    person.resign()
    ended(person)
