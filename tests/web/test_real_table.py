"""For people with the real box: they type what they rolled, and the screen knows the rules."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit, by_another_name
from tests.web.person import PHONE, Person


def begin(person: Person, game: str) -> Person:
    person.choose(board="plan").goto()
    person.link("home-real-start").click()
    person.arrive()
    person.barriers()
    person.page.get_by_role("radio", name=game).check()
    for side, name in (("south", "Ada"), ("north", "Bo")):
        person.page.get_by_label(person.t("open-name", place=person.t(f"seat-{side}"))).fill(name)
    person.button("home-real-start").click()
    person.board.wait_for()
    return person


def type_roll(person: Person, face: int) -> None:
    person.turn_comes()
    faces = person.page.get_by_role("group", name=person.t("table-real-roll"))
    faces.get_by_role("button", name=str(face), exact=True).click()
    person.until(lambda state: f"roll:{face}" in state["position"], "not rolled")


@by_another_name
def test_typed_rolls_an_illegal_move_and_the_ruling_that_forbids_it(visit: Visit) -> None:
    person = visit("de", PHONE)
    begin(
        person,
        person.t(
            "game-with-edition", game=person.t("game-docker"), edition=person.t("edition-docker-fr")
        ),
    )
    type_roll(person, 1)
    # A roll of one cannot take a container into the middle of the board.
    person.allowed.append("409")
    person.turn_comes()
    person.click_plan("hand")
    person.until(lambda state: state["picked"] == ["hand"], "not picked")
    person.click_plan("b2")
    tried = person.t("board-move-enter", square="b2")
    refusal = person.page.get_by_role("alert").filter(has_text=tried)
    expect(refusal).to_be_visible()
    person.barriers()
    with person.context.expect_page() as opened:
        refusal.get_by_role("link").click()
    rules = opened.value
    rules.wait_for_url("**/#/rules/docker/fr?at=*")
    ruling = rules.url.rpartition("=")[2]
    expect(rules.locator(f"#{ruling}")).to_be_in_viewport()
    expect(rules.get_by_role("heading", name=ruling)).to_be_visible()
    rules.close()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)

    state = person.turn_comes()
    if "hand" in state["next"]:
        person.click_plan("hand")
    person.until(lambda state: state["picked"] == ["hand"], "not picked")
    person.click_plan(sorted(person.state().free)[0])
    type_roll(person, 6)
    person.resign()
    person.tab("panel-table").click()
    # People rolled: there is nothing to check.
    expect(person.page.get_by_role("tabpanel")).to_contain_text(person.t("dice-real"))
    expect(person.page.get_by_text(person.t("dice-title"))).to_have_count(0)


def test_a_mistyped_roll_is_corrected_before_and_after_the_move(visit: Visit) -> None:
    person = visit("en", PHONE)
    begin(person, person.t("edition-docker-omba"))
    start = person.position
    type_roll(person, 3)
    person.barriers()
    person.button("table-correct-roll", face=3).click()
    person.shows(start)
    expect(person.button("table-correct-roll", face=3)).to_have_count(0)
    type_roll(person, 4)
    person.turn_comes()
    if "hand" in person.state()["next"]:
        person.click_plan("hand")
    person.until(lambda state: state["picked"] == ["hand"], "not picked")
    person.click_plan("b2")
    person.until(lambda state: state["due"] == "roll", "not moved")
    person.button("table-correct-roll", face=4).click()
    person.shows(start)
    type_roll(person, 5)


def test_people_at_a_table_say_who_begins(visit: Visit) -> None:
    person = visit("de", PHONE).choose(board="plan").goto("/at-the-table")
    page = person.page
    page.get_by_role("radio", name="3", exact=True).check()
    north = person.t("seat-north")
    page.get_by_label(person.t("open-name", place=north)).fill("Bo")
    begins = page.get_by_label(person.t("open-starter"))
    named = person.t("open-starter-seat", place=north, name="Bo")
    for seat, label in enumerate([person.t("seat-south"), person.t("seat-west"), named]):
        begins.select_option(label=label)
        person.barriers()
        person.button("home-real-start").click()
        person.board.wait_for()
        assert f"turn:{seat}" in person.position
        page.go_back()
        person.arrive()
        page.get_by_role("radio", name="3", exact=True).check()
        page.get_by_label(person.t("open-name", place=north)).fill("Bo")
    # The seat that was to begin is gone: the first one does.
    begins.select_option(label=named)
    page.get_by_role("radio", name=person.t("game-doce")).check()
    person.button("home-real-start").click()
    person.board.wait_for()
    assert "turn:0" in person.position


def test_doce_with_black_and_white_dice(visit: Visit) -> None:
    """The pieces have the colours of the box, and everybody's name stands beside theirs."""
    person = visit("it").choose(board="plan").goto("/at-the-table?game=doce")
    south, north = person.t("seat-south"), person.t("seat-north")
    colour = person.page.get_by_label(person.t("real-colour", place=south))
    expect(colour).to_have_value("k")
    colour.select_option(label=person.t("colour-white"))
    expect(person.page.get_by_label(person.t("real-colour", place=north))).to_have_value("k")
    person.barriers()
    person.button("home-real-start").click()
    person.board.wait_for()
    for seat, name in enumerate(("colour-white", "colour-black")):
        expect(person.page.locator(f"[data-seat='{seat}'] .player-colours")).to_have_text(
            person.t(name)
        )
    person.play(person.click_plan, lambda now: now["entries"] > 2)
    expect(person.page.locator("svg [style*='--piece-white']").first).to_be_attached()
    person.barriers()
