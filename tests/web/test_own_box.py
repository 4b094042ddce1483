"""The layout of one's own box (CR-2): typed in from the lid, kept, handed on, and played with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import expect

from quayside.games import family
from quayside.games.dockers.layout import LETTERS, Layout, layout_of, read_layout, write_layout
from tests.web.conftest import Visit
from tests.web.person import PHONE, Person, State

OTHER = layout_of(family("dockers").options[-1].examples[0])
PORTS = {crate.code: crate.port for crate in layout_of("standard").crates}
TYPED = (2, 3, 4, 5, 1)
"""The faces north, east, south, west and below, as the page asks for them."""


def type_in(person: Person, layout: Layout) -> None:
    """Follow the lid: floor by floor, from the north-west, each crate by keys."""
    page = person.page
    found = {(crate.floor, crate.y, crate.x): crate for crate in layout.crates}
    for floor in range(3):
        for y in (2, 1, 0):
            for x in range(3):
                crate = found[floor, y, x]
                port = page.get_by_label(person.t("layout-port"))
                code = page.get_by_label(person.t("layout-code"))
                if (x, y) != (1, 1):
                    expect(port).to_have_value("")
                    port.fill(PORTS[crate.code])
                expect(code).to_have_value(crate.code)
                page.locator(".lid-face-north").click()
                for face in TYPED:
                    page.keyboard.press(str(LETTERS.index(crate.faces[face])))
                following = person.button("layout-next-crate").or_(
                    person.button("layout-first-crate")
                )
                expect(following).to_be_focused()
                page.keyboard.press("Enter")


def record(person: Person) -> str:
    """The game so far, as the table saves it."""
    person.tab("panel-table").click()
    with person.page.expect_download() as saved:
        person.button("table-save").click()
    return saved.value.path().read_text(encoding="utf-8")


def can_pick(token: str) -> Callable[[State], bool]:
    return lambda state: token in state.free


def take(person: Person, *tokens: str) -> None:
    """Pick tokens on the plan; the last of them finishes a move."""
    for token in tokens:
        person.until(can_pick(token), f"{token} cannot be picked")
        person.click_plan(token)


def test_a_real_box_game_on_a_layout_that_was_typed_in(visit: Visit) -> None:
    person = visit("de").choose(board="plan", coach=False).goto("/at-the-table")
    page = person.page
    page.get_by_role("radio", name=person.t("game-dockers")).check()
    person.link("layouts-type-in").click()
    person.arrive()
    person.barriers()
    person.button("layouts-new").click()
    # A printed fact is broken, and the page says so at once: two lids outside the middle.
    page.locator(".lid-face-north").click()
    page.keyboard.press("0")
    expect(page.get_by_role("alert")).to_have_text(
        person.t("layout-wrong-edge", crate=person.t("layout-nameless"), lids=2, colours=0)
    )
    person.barriers()
    type_in(person, OTHER)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-fact][data-state=right]")).to_have_count(4)
    person.barriers()
    with page.expect_download() as saved:
        person.button("layouts-download").click()
    # What the page writes the terminal reads.
    typed = read_layout(saved.value.path().read_text(encoding="utf-8"))
    wanted = [replace(crate, port=PORTS[crate.code]) for crate in OTHER.crates]
    assert sorted(map(repr, typed.crates)) == sorted(map(repr, wanted))

    person.link("layouts-play-real").click()
    person.arrive()
    south, north = person.t("seat-south"), person.t("seat-north")
    for place, name in ((south, "Ada"), (north, "Bo")):
        page.get_by_label(person.t("open-name", place=place)).fill(name)
    page.get_by_label(person.t("real-colour", place=south)).select_option("b")
    # Whoever had the colour gets the other one.
    expect(page.get_by_label(person.t("real-colour", place=north))).to_have_value("r")
    begins = person.t("open-starter-seat", place=north, name="Bo")
    page.get_by_label(person.t("open-starter")).select_option(label=begins)
    page.get_by_role("radio", name=person.t("real-where-server")).check()
    person.barriers()
    person.button("home-real-start").click()
    person.board.wait_for()
    start = person.position
    kept = record(person)
    assert f"layout={typed.option}" in kept
    assert "\ncolours: br\n" in kept
    assert "\nstarter: 1\n" in kept
    ada = page.locator("[data-seat='0'] .player-colours")
    expect(ada).to_have_text(person.t("colour-blue"))

    # Another phone follows by the link that this screen shows.
    page.get_by_text(person.t("table-follow")).click()
    address = page.get_by_label(person.t("table-follow-link")).input_value()
    assert person.table in address
    person.barriers()
    follower = visit("fr", PHONE).choose(board="plan").at_table(person.table)
    follower.shows(start)
    expect(follower.page.get_by_text("Bo").first).to_be_visible()

    take(person, "SYD", "E", "0", "IST", "S", "IST", "E", "0", "TNG")
    person.button("table-send-turn").click()
    follower.until(lambda state: "customs:TNG" in state["position"], "not followed")
    follower.barriers()
    # Customs was put on another crate: one click, and the phone follows.
    person.button("table-correct-move", who="Bo").click()
    follower.until(lambda state: "moves:3 customs:-" in state["position"], "not corrected")
    take(person, "ODS")
    person.button("table-send-turn").click()
    follower.until(lambda state: "customs:ODS" in state["position"], "not followed")
    # The first move was wrong too: go back to it and correct it there.
    person.tab("panel-moves").click()
    page.locator("main ol > li button").nth(1).click()
    person.button("table-correct-shown").click()
    person.shows(start)
    follower.shows(start)
    take(person, "SYD", "S", "0")


def test_a_layout_file_of_the_terminal_is_played_on_the_phone(visit: Visit, tmp_path: Path) -> None:
    person = visit("it", PHONE).choose(board="plan", coach=False).goto("/layouts/dockers")
    page = person.page
    wrong, right = tmp_path / "wrong.toml", tmp_path / "box.toml"
    wrong.write_text("[[crate]]\ncode = 'ABC'\ncell = [0, 1]\nfloor = 7\n", encoding="utf-8")
    right.write_text(write_layout(OTHER, "Scatola di zia Ida"), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    reason = person.t("layout-file-floor", crate="ABC")
    expect(page.get_by_role("alert")).to_have_text(person.t("layouts-file-wrong", reason=reason))
    person.barriers()
    page.locator("input[type=file]").set_input_files(right)
    expect(page.get_by_role("heading", name="Scatola di zia Ida")).to_be_visible()
    expect(page.locator("[data-fact][data-state=right]")).to_have_count(4)
    person.barriers()
    # Every new game begins with it: on this screen, against a bot, on the analysis board.
    person.link("layouts-play-here").click()
    person.arrive()
    person.button("open-start").click()
    person.board.wait_for()
    assert f"layout={OTHER.option}" in record(person)
    person.play_now("dockers")
    assert f"layout={OTHER.option}" in record(person)
    person.goto("/a")
    page.get_by_label(person.t("analysis-game")).select_option("dockers:standard")
    person.button("analysis-open").click()
    person.board.wait_for()
    assert f" layout={OTHER.option}" in unquote(page.url)
