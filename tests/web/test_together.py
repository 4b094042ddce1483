"""People together: in four browsers, on one device, mixed with bots."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import quayside
from tests.server.helpers import Server
from tests.web.conftest import Visit, by_another_name
from tests.web.opening import BOT, against_bot, link
from tests.web.person import DESKTOP, PHONE, Person

LANGUAGES = ("en", "fr", "de", "it")


def go_on(people: list[Person], rng: random.Random, steps: int) -> bool:
    """Let whoever has to act do so, some times; return whether the game is over."""
    for _ in range(steps):
        person = whose_turn(people)
        if person is None:
            return True
        person.act(rng, person.click_plan, person.turn_comes())
    return False


def whose_turn(people: list[Person]) -> Person | None:
    """Wait until one of them has to act; return who, or None when the game is over."""
    for _ in range(1000):
        for person in people:
            if person.may_act():
                return person
        if all(one.state()["over"] for one in people):
            return None
        people[0].page.wait_for_timeout(30)
    raise AssertionError([one.state() for one in people])


def all_see_the_same(people: list[Person]) -> None:
    """Wait until what has happened has reached everybody."""
    for _ in range(1000):
        if len({person.position for person in people}) == 1:
            return
        people[0].page.wait_for_timeout(30)
    raise AssertionError([person.position for person in people])


def test_four_people_in_four_browsers(visit: Visit) -> None:
    """By links and by an open seat from the list; one reloads, one loses the connection; in the end
    all but one resign."""
    host = visit("en", DESKTOP).choose(board="plan", name="Ada").goto("/open/docker/en?with=invite")
    host.page.get_by_role("radio", name="4", exact=True).check()
    east = host.t("open-who", place=host.t("seat-east"))
    host.page.get_by_label(east).select_option(label=host.t("chair-open"))
    host.page.get_by_role("switch", name=host.t("open-listed")).check()
    host.button("open-invite").click()
    host.sees("waiting-text", count=3)
    host.barriers()
    others = [
        visit(language, size).choose(board="plan", name=name)
        for language, size, name in zip(
            LANGUAGES[1:], (PHONE, DESKTOP, PHONE), ("Bo", "Cy", "D" * 40), strict=True
        )
    ]
    others[1].on_a_bad_line()
    for seat, person in enumerate(others[:2]):
        host.button("waiting-show-link").first.click()
        address = host.page.get_by_label(host.t("invite-seat")).input_value()
        expect(host.page.get_by_role("img", name=host.t("invite-code")).first).to_be_visible()
        person.at_table(host.table, address.rpartition("=")[2]).sit_down()
        host.sees("waiting-text", count=2 - seat)
    last = others[2].goto()
    last.link("home-join").first.click()
    last.button("waiting-sit").wait_for()
    last.barriers()
    last.sit_down()
    people = [host, *others]
    for person in people:
        person.board.wait_for()
    rng = random.Random(4)
    go_on(people, rng, 8)

    others[0].page.reload()
    others[0].board.wait_for()
    go_on(people, rng, 6)

    others[1].cut()
    expect(others[1].page.locator("[data-link=offline]")).to_be_visible()
    others[1].sees("link-offline")
    others[1].barriers()
    others[1].mend()
    expect(others[1].page.locator("[data-link=online]")).to_be_attached()
    go_on(people, rng, 6)
    for person in people[1:]:
        if not person.state()["over"]:
            person.resign()
    for person in people:
        person.until(lambda state: "turn:-" in state["position"], "not the end")
    all_see_the_same(people)


@by_another_name
def test_a_move_is_taken_back_when_all_agree(visit: Visit, server: Server) -> None:
    keys, seats = zip(*(link() for _ in range(2)), strict=True)
    table = server.open(list(seats), "doce:standard")
    people = [
        visit(language).choose(board="plan", name=name).at_table(table, key).sit_down()
        for language, name, key in zip(("de", "it"), ("Ada", "Bo"), keys, strict=True)
    ]
    for person in people:
        person.board.wait_for()
    first = whose_turn(people)
    assert first is not None
    other = next(p for p in people if p is not first)
    start = first.position
    first.click_plan("c3")
    first.page.get_by_role("button", name=first.t("board-face-of-die", face=4)).click()
    other.turn_comes()
    assert other.position != start
    first.tab("panel-table").click()

    first.button("table-takeback").click()
    name = "Ada" if first is people[0] else "Bo"
    other.sees("proposal-takeback", who=name)
    other.barriers()
    other.button("proposal-decline").click()
    expect(first.button("proposal-withdraw")).to_have_count(0)
    first.sees("proposal-declined", who="Bo" if name == "Ada" else "Ada")
    assert first.position != start

    first.button("table-takeback").click()
    other.button("proposal-agree").click()
    for person in people:
        person.shows(start)
    first.turn_comes()


@by_another_name
def test_three_people_pass_one_screen(visit: Visit, server: Server) -> None:
    person = visit("fr", PHONE).choose(board="plan").goto("/open/docker/en?with=here")
    person.page.get_by_role("radio", name="3", exact=True).check()
    names = ["Ada", "Bo", "Maximilienne-Alexandrine de Beauharnais-X"[:40]]
    for side, name in zip(("south", "west", "north"), names, strict=True):
        person.page.get_by_label(person.t("open-name", place=person.t(f"seat-{side}"))).fill(name)
    person.barriers()
    person.button("open-start").click()
    person.board.wait_for()
    asked: set[str] = set()
    rng = random.Random(3)
    while asked != set(names):
        state = person.turn_comes()
        asked.update(name for name in names if name in state["text"])
        person.act(rng, person.click_plan, state)
    person.barriers()


@by_another_name
def test_a_remote_person_two_on_one_device_and_a_bot(visit: Visit, server: Server) -> None:
    home = visit("it").choose(board="plan").goto("/open/docker/en?with=invite")
    home.page.get_by_role("radio", name="4", exact=True).check()

    def chair(side: str, kind: str) -> None:
        place = home.t(f"seat-{side}")
        home.page.get_by_label(home.t("open-who", place=place)).select_option(label=home.t(kind))

    chair("west", "chair-here")
    chair("east", "chair-bot")
    for side, name in (("south", "Ada"), ("west", "Bo")):
        home.page.get_by_label(home.t("open-name", place=home.t(f"seat-{side}"))).fill(name)
    home.button("open-invite").click()
    address = home.page.get_by_label(home.t("invite-seat")).input_value()
    away = visit("en", PHONE).choose(board="plan", name="Cy")
    away.at_table(home.table, address.rpartition("=")[2]).sit_down()
    for person in (home, away):
        person.board.wait_for()
    go_on([home, away], random.Random(7), 24)
    kinds = [event["what"] for event in server.events(home.table)]
    assert {what["seat"] for what in kinds if what["kind"] == "moved"} == {0, 1, 2, 3}
    expect(home.page.locator("[data-seat='3']")).to_contain_text(home.t("seat-bot", level=2))


def test_somebody_leaves_comes_back_leaves_and_a_bot_plays_on(visit: Visit, server: Server) -> None:
    keys, seats = zip(*(link() for _ in range(2)), strict=True)
    table = server.open(list(seats), "docker:en")
    stays = visit("en").choose(board="plan", name="Ada").at_table(table, keys[0]).sit_down()
    leaves = visit("de").choose(board="plan", name="Bo").at_table(table, keys[1]).sit_down()
    leaves.board.wait_for()
    leaves.tab("panel-table").click()
    leaves.button("table-stand").click()
    expect(leaves.button("table-come-back")).to_be_visible()
    stays.sees("table-they-left", who="Bo")
    stays.barriers()
    leaves.button("table-come-back").click()
    expect(stays.button("table-replace-bot")).to_have_count(0)
    leaves.button("table-stand").click()
    stays.button("table-replace-bot").click()
    expect(stays.page.locator("[data-seat='1']")).to_contain_text(stays.t("seat-bot", level=3))
    stays.play(stays.click_plan, lambda state: state["entries"] > 6)


def test_a_rematch_begins_at_once_against_a_bot(visit: Visit, server: Server) -> None:
    key, seat = link()
    table = server.open([seat, BOT], "docker:en")
    person = visit("it").choose(board="plan", name="Ada").at_table(table, key).sit_down()
    person.turn_comes()
    person.resign()
    person.button("ending-rematch").click()
    person.page.wait_for_url(lambda url: table not in url)
    person.board.wait_for()
    person.turn_comes()
    expect(person.page.locator("[data-seat='1']")).to_contain_text("Ada")


def test_a_rematch_of_people_waits_for_all(visit: Visit, server: Server) -> None:
    keys, seats = zip(*(link() for _ in range(2)), strict=True)
    table = server.open(list(seats), "doce:standard")
    one, two = (
        visit(language, PHONE).choose(board="plan", name=name).at_table(table, key).sit_down()
        for language, name, key in zip(("en", "fr"), ("Ada", "Bo"), keys, strict=True)
    )
    for person in (one, two):
        person.board.wait_for()
    one.resign()
    one.button("ending-rematch").click()
    expected = one.t("waiting-expected", who="Bo")
    expect(one.page.get_by_text(expected)).to_be_visible()
    one.page.reload()
    expect(one.page.get_by_text(expected)).to_be_visible()
    one.barriers()
    # Who goes there sits down at once, under the same name.
    two.link("ending-to-rematch").click()
    for person in (one, two):
        person.until(lambda state: ".,.,." in state["position"], "no new game")
        expect(person.page.locator("[data-seat='0']")).to_contain_text("Bo")
        expect(person.page.locator("[data-seat='1']")).to_contain_text("Ada")


def rename_in_settings(person: Person, name: str) -> None:
    person.button("settings-title").click()
    dialog = person.page.get_by_role("dialog", name=person.t("settings-title"))
    dialog.get_by_label(person.t("settings-name")).fill(name)
    dialog.get_by_role("button", name=person.t("close")).click()


def test_a_name_in_the_settings_is_the_name_at_the_table_and_in_the_rematch(
    visit: Visit, server: Server
) -> None:
    table, key = against_bot(server, "doce:standard")
    person = visit().choose(board="plan").at_table(table, key).sit_down()
    mine = person.page.locator("[data-seat='0']")
    expect(mine).to_contain_text(person.t("seat-south"))
    rename_in_settings(person, "Ana")
    expect(mine).to_contain_text("Ana")
    watcher = visit("fr").choose(board="plan", name="Eve").at_table(person.table)
    expect(watcher.page.locator("[data-seat='0']")).to_contain_text("Ana")
    person.turn_comes()
    person.resign()
    rename_in_settings(person, "Anna")
    person.button("ending-rematch").click()
    expect(person.page.locator("[data-seat='1']")).to_contain_text("Anna")
    kinds = [event["what"]["kind"] for event in server.events(person.table)]
    assert "renamed" not in kinds


def test_names_at_a_screen_for_several_are_changed_at_the_table(visit: Visit) -> None:
    person = visit("de", PHONE).choose(board="plan").goto("/open/doce?with=here")
    name = person.page.get_by_label(person.t("open-name", place=person.t("seat-south")))
    name.fill("Alice")
    person.button("open-start").click()
    person.turn_comes()
    person.tab("panel-table").click()
    person.page.get_by_label(person.t("open-name", place=person.t("seat-north"))).fill("Bob")
    person.barriers()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-seat='1']")).to_contain_text("Bob")
    expect(person.page.locator("[data-seat='0']")).to_contain_text("Alice")
    rename_in_settings(person, "Ali")
    expect(person.page.locator("[data-seat='0']")).to_contain_text("Ali")
    expect(person.page.locator("[data-seat='0']")).not_to_contain_text("Alice")
    expect(person.page.locator("[data-seat='1']")).to_contain_text("Bob")


def test_the_name_of_the_form_is_remembered(visit: Visit) -> None:
    person = visit("it").choose(board="plan").goto("/open/docker?with=invite")
    label = person.t("open-name", place=person.t("seat-south"))
    person.page.get_by_label(label).fill(" Alice ")
    person.button("open-invite").click()
    person.sees("waiting-text", count=1)
    person.goto("/open/doce")
    expect(person.page.get_by_label(label)).to_have_value("Alice")


def test_a_turn_of_dockers_is_its_players_until_it_is_sent(visit: Visit, server: Server) -> None:
    """In the list of players, in the prompt, for a voice; and clocks run as the server says."""
    keys, seats = zip(*(link() for _ in range(2)), strict=True)
    clock = {"kind": "player", "seconds": 3600}
    table = server.open(list(seats), "dockers", starter=0, clock=clock)
    one, two = (visit().choose(board="plan", name=name) for name in ("Ada", "Bo"))
    # A device whose clock is fast shows no less time.
    one.context.add_init_script("Date.now = ((now) => () => now() + 1_800_000)(Date.now)")
    for person, key in zip((one, two), keys, strict=True):
        person.at_table(table, key).sit_down()
    has_turn = one.page.locator(".player[aria-current]")
    said = one.page.locator("[data-live]")
    next_turn = one.t("board-fact-turn", name="Bo")
    one.play(one.click_plan, lambda state: one.t("table-send-turn") in state["text"])
    one.sees("table-due-send")
    expect(has_turn).to_contain_text("Ada")
    expect(said).not_to_contain_text(next_turn)
    expect(said).to_contain_text("Customs")
    assert "turn:0" in one.position
    running = one.page.locator("[data-running=true]")
    expect(running).to_have_count(1)
    expect(one.page.locator("[data-seat='0'] [data-running=true]")).to_have_text(re.compile("^5"))
    one.button("table-send-turn").click()
    expect(has_turn).to_contain_text("Bo")
    expect(said).to_contain_text(next_turn)
    two.turn_comes()
    # Looking back, the clock of whoever is to play now runs on.
    one.page.keyboard.press(",")
    one.sees("table-looking", at=3, of=4)
    expect(has_turn).to_contain_text("Ada")
    expect(running).to_have_count(1)
    expect(one.page.locator("[data-seat='1'] [data-running=true]")).to_have_text(re.compile("^5"))


def near(person: Person) -> str:
    """The square of Docker's middle file or rank that is nearest to the viewer."""
    person.page.locator("[role=gridcell]").first.wait_for()
    if person.page.locator("[data-view=space]").count():
        person.still()
    rows: dict[str, float] = person.page.evaluate(NEAR)
    return max(rows, key=lambda square: rows[square])


NEAR = """() => Object.fromEntries(['b1', 'a2', 'b3', 'c2'].map((square) => {
  const cell = document.querySelector(`[role=gridcell][data-token="${square}"]`);
  const row = Number(cell.parentElement.ariaRowIndex);
  const seen = window.quaysideProbe?.(square);
  return [square, seen ? seen.y : row];
}))"""
"""How far down squares are: on the screen in space, in the grid of the plan."""


@pytest.mark.parametrize("board", ["plan", "space"])
def test_the_own_side_is_at_the_bottom(visit: Visit, server: Server, board: str) -> None:
    """For a guest, after a reload, after a rematch; from there the buttons turn the board."""
    keys, seats = zip(*(link() for _ in range(2)), strict=True)
    table = server.open(list(seats), "docker:en", starter=0)
    south, north = (
        visit().choose(board=board, name=name).at_table(table, key).sit_down()
        for name, key in zip(("Ada", "Bo"), keys, strict=True)
    )
    watcher = visit("de", PHONE).choose(board=board)
    for person, square in ((south, "b1"), (north, "b3"), (watcher.at_table(table), "b1")):
        person.board.wait_for(state="attached")
        assert near(person) == square
    north.page.reload()
    north.board.wait_for(state="attached")
    assert near(north) == "b3"
    north.button("table-turn-right").click()
    assert near(north) == "a2"
    north.resign()
    north.button("ending-rematch").click()
    south.link("ending-to-rematch").click()
    for person, square in ((north, "b1"), (south, "b3")):
        person.page.wait_for_url(lambda url: table not in url)
        person.until(lambda state: "hand:3,3" in state["position"], "no new game")
        assert near(person) == square


@pytest.mark.parametrize(("board", "players"), [("plan", 3), ("space", 4)])
def test_the_own_side_is_at_the_bottom_of_every_seat(
    visit: Visit, server: Server, board: str, players: int
) -> None:
    """Where this edition brings in the containers of a seat: at the middle of the seat's side."""
    game = quayside.load("docker:en", players=players)
    for seat in range(players):
        (entry,) = game.start(None, starter=str(seat)).roll(1).moves
        key, mine = link()
        seats = [mine if one == seat else BOT for one in range(players)]
        table = server.open(seats, "docker:en", starter=seat)
        language, size = LANGUAGES[seat], (DESKTOP, PHONE)[seat % 2]
        person = visit(language, size).choose(board=board).at_table(table, key).sit_down()
        person.board.wait_for(state="attached")
        assert near(person) == str(entry).lstrip("+")


def test_at_a_screen_for_several_the_board_stays_where_the_first_sits(
    visit: Visit, server: Server
) -> None:
    key, mine = link()
    table = server.open([BOT, mine, mine, BOT], "docker:en", starter=1)
    person = visit().choose(board="plan").at_table(table, key).sit_down()
    expect(person.button("waiting-sit")).to_have_count(1)
    person.sit_down()
    for _ in range(2):
        person.turn_comes()
        assert near(person) == "a2"
        person.play(person.click_plan, lambda state: "turn:2" in state["position"])


def test_whoever_opens_a_table_says_who_begins_and_guests_read_it(visit: Visit) -> None:
    host = visit("fr").choose(board="plan", name="Ada").goto("/open/doce?with=invite")
    begins = host.page.get_by_label(host.t("open-starter"))
    expect(begins).to_have_value("drawn")
    begins.select_option(label=host.t("open-starter-seat", place=host.t("seat-south"), name="Ada"))
    begins.select_option(label=host.t("seat-north"))
    host.button("open-invite").click()
    address = host.page.get_by_label(host.t("invite-seat")).input_value()
    guest = visit("en").choose(board="plan").at_table(host.table, address.rpartition("=")[2])
    guest.sees("waiting-starter", who=guest.t("seat-north"))
    guest.barriers()
    guest.sit_down()
    guest.turn_comes()
    guest.resign()
    host.tab("panel-table").click()
    host.page.get_by_text(host.t("draw-title")).click()
    host.button("draw-check").click()
    dice = host.page.locator("[data-dice=true]")
    expect(dice).to_contain_text(host.t("dice-starter-agreed"))


def test_a_spectator_watches_and_touches_nothing(visit: Visit, server: Server) -> None:
    key, seat = link()
    table = server.open([seat, BOT], "doce:standard")
    player = visit("fr").choose(board="plan").at_table(table, key).sit_down()
    player.turn_comes()
    watcher = visit("it", PHONE).choose(board="plan").at_table(table)
    watcher.shows(player.position)
    assert watcher.state()["due"] == "wait"
    assert not watcher.state().free
    watcher.click_plan("c3")
    watcher.sees("error-table-watching")
    watcher.barriers()
