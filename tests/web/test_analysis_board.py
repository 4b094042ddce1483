"""The analysis board: branches, numbers, the editor, links, files and pictures."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote, unquote

from playwright.sync_api import Locator, Route, expect

from quayside import load
from quayside.analysis import SearchEvaluator, analyse, evaluator_for, report
from quayside.analysis.summary import say_sentence, summarise
from quayside.core.game import State
from quayside.games import parse
from quayside.record import Record, read, write
from quayside.search import bot
from tests.server.helpers import Server
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


def worth(route: Route, win: list[float]) -> dict[str, object]:
    """What a server with a solution answers, here the same for every position."""
    asked = route.request.post_data_json
    assert isinstance(asked, dict)
    return {"values": [{"win": win, "error": 1e-9} for _ in asked["positions"]]}


def numbers(found: Locator) -> list[float]:
    shown = found.evaluate_all("all => all.map((one) => Number(one.dataset.win))")
    return rounded(shown)


def rounded(shares: tuple[float, ...] | list[float]) -> list[float]:
    return [round(share, 9) for share in shares]


def edit(person: Person) -> Locator:
    """Go to the editor; return what it says about the position."""
    person.tab("study-tab-share").click()
    person.button("edit-open").click()
    status = person.page.locator("[data-right]")
    expect(status).to_have_attribute("data-right", "true")
    return status


def put(person: Person, place: str) -> None:
    person.page.locator(f'.study-editor [data-spot="{place}"]').click()


def test_the_editor_refuses_an_impossible_position_with_the_reason(visit: Visit) -> None:
    """In the reader's language: two dice of one player, of whom none can have passed."""
    person = analyse_position(visit("it").choose(board="plan"), load("doce").start())
    status = edit(person)
    who = person.t("seat-south"), person.t("seat-north")

    def choose(seat: int, face: int) -> None:
        person.page.get_by_label(person.t("edit-die", who=who[seat], face=face)).check(force=True)

    choose(0, 3)
    put(person, "a1")
    expect(status).to_have_attribute("data-right", "true")
    choose(0, 4)
    put(person, "e5")
    expect(status).to_contain_text(person.t("edit-wrong"))
    expect(status).to_contain_text(
        person.t(
            "cannot-doce-turns",
            starter=who[0],
            turn=who[1],
            first=who[0],
            second=who[1],
            placed=2,
            other=0,
        )
    )
    expect(status.get_by_role("link", name=person.t("why-rule"))).to_be_visible()
    expect(person.button("edit-done")).to_be_disabled()
    person.barriers()
    choose(1, 2)
    put(person, "c1")
    expect(status).to_contain_text(person.t("edit-right"))
    person.button("edit-done").click()
    person.board.wait_for()
    assert parse(unquote(person.page.url.partition("#/p/")[2])).to_move == 1


def test_crates_are_set_up_by_touch_and_must_stay_joined(visit: Visit) -> None:
    """On a phone: a crate is taken up and put down; one that is cut off is refused."""
    person = visit("fr", PHONE).choose(board="plan").goto("/#/a")
    games = person.page.get_by_label(person.t("analysis-game"))
    games.select_option("dockers:standard")
    person.button("edit-open").tap()
    status = person.page.locator("[data-right]")
    expect(status).to_have_attribute("data-right", "true")
    cells = person.page.locator(".study-editor [data-spot]")
    corner = cells.first.get_attribute("data-spot") or ""
    put(person, "0,0")
    person.sees("edit-put-down")
    expect(person.page.locator('.study-editor [data-picked="true"]')).to_have_count(1)
    put(person, corner)
    expect(status).to_contain_text(person.t("cannot-dockers-apart"))
    person.barriers()
    person.button("close").tap()
    person.page.get_by_label(person.t("analysis-paste")).fill("docker:en 2 - hand:2,3 out:-")
    person.button("analysis-paste-open").tap()
    expect(person.page.get_by_role("alert")).to_contain_text(person.t("form-ends"))
    person.barriers()


def fits(person: Person) -> bool:
    """Whether nothing is wider than the page."""
    return bool(
        person.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    )


def test_nothing_is_lost_on_a_narrow_page_or_with_large_letters(visit: Visit) -> None:
    """320 pixels wide, and letters twice as large, by night; every tab and the editor."""
    start = load("docker:en", 2).start()
    for size, letters in (((320, 640), "100%"), (PHONE, "200%")):
        person = analyse_position(visit("de", size, dark=True).choose(board="plan"), start)
        person.page.evaluate(f"() => {{ document.documentElement.style.fontSize = '{letters}' }}")
        expect(person.page.locator(".engine")).to_have_attribute("data-kind", "exact")
        for name in ("moves", "graph", "players", "share"):
            tab = person.tab(f"study-tab-{name}")
            tab.scroll_into_view_if_needed()
            tab.click()
            assert fits(person), (size, letters, name)
        edit(person)
        assert fits(person), (size, letters)
        for one in person.page.locator(".study-editor button, .study-editor select").all():
            box = one.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]


def test_the_board_in_space_shows_what_targets_are_worth(visit: Visit) -> None:
    start = load("docker:en", 2).start().roll(4)
    person = analyse_position(visit("en").choose(board="space", quality="light"), start)
    expect(person.page.locator(".engine")).to_have_attribute("data-kind", "exact")
    assert person.click_board("hand")
    labels = person.page.locator(".stage-value")
    expect(labels.first).to_be_visible()
    found = analyse(start, evaluator_for(start.game))
    shown = {one.get_attribute("data-value"): one.inner_text() for one in labels.all()}
    assert shown == {move.move[1:]: f"{100 * move.win[0]:.1f}%" for move in found.moves if move.win}
    person.barriers()


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
    person.page.keyboard.press("ArrowLeft")
    expect(steps.nth(count - 3)).to_have_attribute("aria-current", "step")
    person.page.keyboard.press("ArrowRight")
    expect(steps.nth(count - 2)).to_have_attribute("aria-current", "step")
    person.button("study-stop").click()
    person.page.get_by_label(person.t("study-budget")).select_option(str(SIMULATIONS))
    person.sees("study-off")
    person.tab("study-tab-graph").click()
    person.button("study-graph", count=count).click()
    expect(person.page.locator("[data-judged]")).to_have_attribute("data-judged", str(count))
    person.barriers()


def test_a_report_opens_its_turning_points_with_arrows_and_then_the_analysis(
    visit: Visit, tmp_path: Path
) -> None:
    """On a phone: three sentences, what is usual, the formula, a turning point on the board, and
    from there the analysis board in the same position."""
    game = load("docker:en", 2)
    record = Record(game.start(seed=3))
    players = [bot("1", game, seat) for seat in range(2)]
    while not (state := record.state).is_over:
        if state.is_chance:
            record = record.roll()
        else:
            record = record.play(players[state.to_move or 0].choose(state))
    file = tmp_path / "game.quay"
    file.write_text(write(record), encoding="utf-8")
    told = report(record, evaluator_for(game))
    person = visit("it", PHONE).choose(board="plan").goto("/#/record")
    with person.page.expect_file_chooser() as chooser:
        person.button("home-record-open").tap()
    chooser.value.set_files(file)
    person.board.wait_for()
    person.tab("panel-report").tap()
    names = (person.t("seat-south"), person.t("seat-north")).__getitem__
    said = [say_sentence(one, names, None, "it") for one in summarise(told, None)]
    expect(person.page.locator(".report-summary p")).to_have_text(said)
    person.page.get_by_text(person.t("report-how")).tap()
    expect(person.page.get_by_text(person.t("report-how-accuracy"))).to_be_visible()
    usual = person.page.locator(".report-usual")
    expect(usual.get_by_role("cell")).to_have_count(16)
    person.barriers()
    points = person.page.get_by_role("list", name=person.t("report-turning")).get_by_role("button")
    expect(points).to_have_count(len(told.turning_points))
    step = next(one for one in told.turning_points if one.best)
    points.nth(told.turning_points.index(step)).tap()
    person.shows(" ".join(step.position.split(" ")[2:]))
    arrows = person.page.locator("[data-arrow]")
    kinds = arrows.evaluate_all("all => all.map((one) => one.dataset.arrow)")
    assert kinds == ["played", "best"]
    expect(person.board).to_be_in_viewport()
    person.tab("panel-table").tap()
    person.link("analysis-table").tap()
    expect(person.page.locator(".engine")).to_have_attribute("data-kind", "exact")
    person.shows(" ".join(step.position.split(" ")[2:]))
    best = person.page.locator('.engine [data-best="true"]')
    expect(best).to_have_attribute("data-move", step.best or "")
    person.barriers()


def test_values_of_another_solved_game_come_from_the_server(visit: Visit, server: Server) -> None:
    """The page has no solution of it; the server is asked, and a page without one searches."""
    state = load("docker:fr", 2).start(seed=1)
    win = [0.625, 0.375]
    person = visit("fr").choose(board="plan")
    person.page.route("**/api/v2/values", lambda route: route.fulfill(json=worth(route, win)))
    analyse_position(person, state)
    engine = person.page.locator(".engine")
    expect(engine).to_have_attribute("data-kind", "exact")
    assert numbers(engine.locator("li[data-win]")) == win
    expect(engine).to_contain_text(person.t("study-kind-exact"))
    other = analyse_position(visit("de").choose(board="plan"), state)
    kind = other.page.locator(".engine")
    expect(kind).to_have_attribute("data-kind", "estimate")
    expect(kind).to_contain_text("±")
