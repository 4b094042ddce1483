"""The analysis board: branches, numbers, the editor, links, files and pictures."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote, unquote

from playwright.sync_api import Locator, expect

from quayside import load
from quayside.analysis import SearchEvaluator, analyse
from quayside.core.game import State
from quayside.games import parse
from quayside.record import read
from tests.web.conftest import Visit
from tests.web.person import PHONE, Person

SIMULATIONS = 1_000


def analyse_position(person: Person, state: State) -> Person:
    """Open a position on the analysis board."""
    person.goto(f"/#/p/{quote(str(state))}")
    person.board.wait_for()
    return person


def step(person: Person, text: str) -> Locator:
    """The roll or move in the tree."""
    return person.page.locator(f'.tree [data-step="{text}"]')


def shows_step(person: Person, text: str) -> None:
    """Wait until the board shows the position after a roll or move."""
    expect(person.page.locator("[data-step][aria-current]")).to_have_attribute("data-step", text)


def shared_link(person: Person, label: str) -> str:
    person.tab("study-tab-share").click()
    field = person.page.get_by_label(person.t(label), exact=True)
    expect(field).not_to_have_value("")
    return field.input_value()


def test_a_branch_at_a_roll_is_shared_by_link_and_opened_elsewhere(visit: Visit) -> None:
    start = load("docker:en", 2).start()
    author = analyse_position(visit("fr").choose(board="plan"), start)
    expect(author.page.locator(".engine")).to_have_attribute("data-kind", "exact")
    author.page.locator('[data-face="4"]').click()
    shows_step(author, "4")
    author.page.locator('[data-move="+b2"]').click()
    shows_step(author, "+b2")
    author.button("study-first").click()
    author.page.locator('[data-face="1"]').click()
    shows_step(author, "1")
    # On the board too: the hand, then the square, which says what it is worth.
    author.click_plan("hand")
    square = author.page.locator('.plan-cell[data-token="b1"]')
    expect(square.locator(".plan-value")).to_have_text(re.compile(r"\d"))
    square.click()
    shows_step(author, "+b1")
    author.page.get_by_label(author.t("study-comment")).fill("Et si c’était un 1 ?")
    expect(step(author, "1")).to_have_attribute("data-main", "false")
    author.barriers()
    link = shared_link(author, "study-link")
    author.barriers()

    reader = visit("de", PHONE).choose(board="plan")
    reader.page.goto(re.sub(r"^[^#]*", f"{reader.base}/", link))
    reader.board.wait_for()
    expect(reader.page.get_by_text("Et si c’était un 1 ?")).to_be_visible()
    expect(step(reader, "1")).to_have_attribute("data-main", "false")
    step(reader, "+b1").tap()
    reader.shows("b1:0 hand:2,3 out:- turn:1 roll:-")
    reader.button("study-promote").tap()
    expect(step(reader, "1")).to_have_attribute("data-main", "true")
    expect(step(reader, "4")).to_have_attribute("data-main", "false")
    step(reader, "4").tap()
    reader.button("study-delete").tap()
    reader.button("study-delete-sure").tap()
    expect(step(reader, "4")).to_have_count(0)
    reader.barriers()


def test_numbers_on_the_screen_are_those_of_the_command_line(visit: Visit) -> None:
    """With the same number of simulations, in a game that is not solved here: before a roll, in
    one thread for each face, and after it."""
    person = visit("en").choose(board="plan")
    for state in (load("docker:fr", 3).start(seed=2), load("docker:fr", 3).start(seed=2).roll(4)):
        analyse_position(person, state)
        person.page.get_by_label(person.t("study-budget")).select_option(str(SIMULATIONS))
        found = analyse(state, SearchEvaluator(SIMULATIONS))
        seat = state.to_move or 0
        engine = person.page.locator(".engine")
        expect(engine).to_have_attribute("data-kind", found.kind)
        assert numbers(engine.locator("li[data-win]")) == rounded(found.win)
        if found.faces:
            faces = [face.win[seat] for face in found.faces if face.win]
            assert numbers(engine.locator("[data-face][data-win]")) == rounded(faces)
        else:
            worths = [move.win[seat] for move in found.moves if move.win][:6]
            assert numbers(engine.locator("[data-move][data-win]")) == rounded(worths)


def numbers(found: Locator) -> list[float]:
    shown = found.evaluate_all("all => all.map((one) => Number(one.dataset.win))")
    return rounded(shown)


def rounded(shares: tuple[float, ...] | list[float]) -> list[float]:
    return [round(share, 9) for share in shares]


def test_the_editor_refuses_an_impossible_position_with_the_reason(visit: Visit) -> None:
    person = analyse_position(visit("it").choose(board="plan"), load("doce").start())
    person.tab("study-tab-share").click()
    person.button("edit-open").click()
    who = person.t("seat-south"), person.t("seat-north")
    status = person.page.locator("[data-right]")
    expect(status).to_have_attribute("data-right", "true")

    def put(seat: int, face: int, place: str) -> None:
        person.page.get_by_label(person.t("edit-die", who=who[seat], face=face)).check(force=True)
        person.page.locator(f'[data-place="{place}"]').click()

    put(0, 3, "a1")
    expect(status).to_have_attribute("data-right", "true")
    put(0, 4, "e5")
    expect(status).to_contain_text(person.t("edit-wrong"))
    expect(status).to_contain_text("DC-4")
    expect(person.button("edit-done")).to_be_disabled()
    person.barriers()
    put(1, 2, "c1")
    expect(status).to_contain_text(person.t("edit-right"))
    person.button("edit-done").click()
    person.board.wait_for()
    assert parse(unquote(person.page.url.partition("#/p/")[2])).to_move == 1


def test_an_analysis_is_kept_and_saved_with_a_picture(visit: Visit, tmp_path: Path) -> None:
    person = analyse_position(visit("en").choose(board="plan"), load("docker:en", 2).start())
    person.page.locator('[data-face="2"]').click()
    shows_step(person, "2")
    person.button("study-first").click()
    person.page.locator('[data-face="3"]').click()
    shows_step(person, "3")
    person.tab("study-tab-share").click()
    person.button("study-keep").click()
    person.sees("study-kept")
    with person.page.expect_download() as saved:
        person.button("study-file").click()
    file = tmp_path / "analysis.quay"
    saved.value.save_as(file)
    [entry] = read(file.read_text(encoding="utf-8")).entries
    assert [entry.text, [[e.text for e in branch] for branch in entry.branches]] == ["2", [["3"]]]
    with person.page.expect_download() as picture:
        person.button("study-picture-save").click()
    image = tmp_path / "board.png"
    picture.value.save_as(image)
    assert image.read_bytes().startswith(b"\x89PNG\r\n")
    assert image.stat().st_size > 5_000

    with person.page.expect_download() as film:
        person.button("study-film").click()
    animation = tmp_path / "game.gif"
    film.value.save_as(animation)
    assert animation.read_bytes().startswith(b"GIF89a")

    person.link("analysis-title").click()
    person.barriers()
    kept = person.page.locator(".study-kept a")
    kept.click()
    expect(step(person, "3")).to_have_count(1)
    person.goto("/#/a")
    with person.page.expect_file_chooser() as chooser:
        person.button("analysis-file-open").click()
    chooser.value.set_files(file)
    expect(step(person, "3")).to_have_attribute("data-main", "false")


def test_a_game_of_this_device_is_analysed_with_its_graph(visit: Visit) -> None:
    person = visit("de").choose(board="plan", name="Ada").play_now("doce:standard")
    person.play(person.click_plan, lambda now: now["entries"] > 5)
    person.tab("panel-table").click()
    person.link("analysis-table").click()
    steps = person.page.locator(".tree [data-step]")
    expect(steps.first).to_have_attribute("aria-current", "step")
    count = steps.count()
    assert count > 4
    person.button("study-last").click()
    expect(steps.last).to_have_attribute("aria-current", "step")
    person.page.keyboard.press(",")
    expect(steps.nth(count - 2)).to_have_attribute("aria-current", "step")
    person.button("study-stop").click()
    person.page.get_by_label(person.t("study-budget")).select_option(str(SIMULATIONS))
    person.sees("study-off")
    person.tab("study-tab-graph").click()
    person.button("study-graph", count=count).click()
    expect(person.page.locator("[data-judged]")).to_have_attribute("data-judged", str(count))
    person.barriers()
