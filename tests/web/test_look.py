"""What a board shows: the last turn, what a drawing costs, and how much room it gets."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.opening import against_bot
from tests.web.person import PHONE, SIDE
from tests.web.test_hands import at, moves, until_move

MOST_CALLS = 60
MOST_TRIANGLES = 60_000
FINGER = 44


@pytest.mark.parametrize("game", ["docker:fr", "dockers:standard", "doce:standard"])
def test_the_last_turn_stays_marked(visit: Visit, server: Server, game: str) -> None:
    table, key = against_bot(server, game)
    person = visit("fr").choose(board="plan").at_table(table, key).sit_down()
    person.board.wait_for()
    mine = "turn:0"

    def replied(state: object) -> bool:
        events = [event["what"] for event in server.events(table)]
        return mine in person.position and any(
            what["kind"] == "moved" and what["seat"] == 1 for what in events
        )

    person.play(person.click_plan, replied)
    expect(person.page.locator("[data-last=place]").first).to_be_visible()
    # Moves that are chosen here come after it: its mark gives way to them.
    if game == "dockers:standard":
        person.play(person.click_plan, lambda state: state["staged"] > 0)
        expect(person.page.locator("[data-last]")).to_have_count(0)


@pytest.mark.parametrize("game", ["docker:fr", "dockers:standard", "doce:standard"])
def test_a_game_is_drawn_in_few_steps(visit: Visit, game: str) -> None:
    """With shadows, from the full start; pieces that are alike are drawn at once."""
    person = visit("de").choose(quality="full").play_now(game)
    person.page.locator("[data-view=space] canvas").wait_for()
    person.turn_comes()
    person.still()
    drawn = person.page.evaluate("() => window.quaysideDrawn")
    assert 15 <= drawn["calls"] <= MOST_CALLS
    assert 5_000 < drawn["triangles"] <= MOST_TRIANGLES


@pytest.mark.parametrize("game", ["docker:fr", "dockers:standard", "doce:standard"])
def test_patterns_tell_colours_apart(visit: Visit, server: Server, game: str) -> None:
    table, key = against_bot(server, game)
    person = visit("it").choose(board="plan").at_table(table, key).sit_down()
    person.board.wait_for()
    if game == "dockers:standard":
        # Every crate begins with its lid up; the sides of the outer ones have colours.
        person.turn_comes()
    else:
        person.play(person.click_plan, lambda state: state["entries"] > 3)
    patterns = person.page.locator(".plan-pattern")
    expect(patterns.first).to_be_hidden()
    person.button("settings-title").click()
    person.page.get_by_label(person.t("settings-pieces-patterns"), exact=True).check()
    person.button("close").click()
    expect(patterns.first).to_be_visible()
    filled = patterns.evaluate_all("(all) => all.map((one) => getComputedStyle(one).fill)")
    assert any("#pattern-" in fill for fill in filled)
    # Remembered, and drawn anew in space too.
    person.page.reload()
    expect(patterns.first).to_be_visible()
    person.button("table-plan").click()
    canvas = person.page.locator("[data-view=space] canvas")
    canvas.wait_for()
    person.turn_comes()
    person.still()
    patterned = canvas.screenshot()
    assert canvas.screenshot() == patterned
    person.page.evaluate("() => { document.documentElement.dataset.pieces = 'signs'; }")
    person.page.wait_for_timeout(50)
    person.still()
    assert canvas.screenshot() != patterned


@pytest.mark.parametrize("board", ["plan", "space"])
def test_a_finger_sees_the_way_before_it_plays(visit: Visit, server: Server, board: str) -> None:
    table, key = against_bot(server, "docker:fr")
    person = visit("de", PHONE).choose(board=board, quality="light").at_table(table, key)
    person.sit_down()
    person.board.wait_for(state="attached")
    state = until_move(person)
    tap = person.page.touchscreen.tap
    tap(*at(person, "hand"))
    state = person.changed(state)
    target = state.free[0]
    before = moves(server, table)
    frames = person.page.evaluate("() => window.quaysideFrames")
    tap(*at(person, target))
    if board == "plan":
        expect(person.page.locator(".plan-way-cost").first).to_be_visible()
    else:
        person.page.wait_for_function("(before) => window.quaysideFrames > before", arg=frames)
    assert (person.state()["picked"], moves(server, table)) == (["hand"], before)
    person.sees("table-tap-again")
    tap(*at(person, target))
    person.until(lambda now: len(moves(server, table)) > len(before), "not played")
    assert moves(server, table)[-1] == f"+{target}"
    expect(person.page.get_by_text(person.t("table-tap-again"))).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "language"), [("docker:fr", "it"), ("dockers:standard", "de"), ("doce:standard", "fr")]
)
def test_no_barriers_in_either_view_or_theme(visit: Visit, game: str, language: str) -> None:
    person = visit(language).choose(quality="light").play_now(game)
    for name in ("space", "plan"):
        if name == "plan":
            person.plan()
        state = person.turn_comes()
        if state["due"] == "roll":
            person.button("table-roll").click()
            state = person.until(lambda now: bool(now.free) or now["over"], "no roll")
        person.barriers()
        if not state["picked"] and state.free:
            token = state.free[0]
            person.page.locator(f'[data-token="{token}"]').first.dispatch_event("click")
            person.changed(state)
            person.barriers()
        for tool in ("table-lift", "table-xray"):
            if person.button(tool).count():
                person.button(tool).click()
                person.barriers()


def test_high_contrast_has_no_barriers(visit: Visit) -> None:
    person = visit("de").choose(theme="contrast", board="plan").goto()
    expect(person.page.locator("html[data-theme=contrast]")).to_be_attached()
    assert not violations(person.page)
    person.play_now("dockers:standard")
    person.turn_comes()
    assert not violations(person.page)


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "on its side"])
def test_a_phone_gives_the_board_its_room(visit: Visit, size: tuple[int, int]) -> None:
    person = visit("it", size).choose(quality="light").play_now("dockers:standard")
    person.turn_comes()
    area = person.page.locator(".board-area").bounding_box()
    side = person.page.locator(".table-side").bounding_box()
    assert area
    assert side
    if size == PHONE:
        assert 0.55 <= area["height"] / size[1] <= 0.65
        assert side["y"] >= area["y"] + area["height"]
    else:
        assert side["x"] >= area["x"] + area["width"] > size[0] / 2
        assert area["height"] > 0.8 * size[1]
    tools = person.page.get_by_role("toolbar").get_by_role("button")
    for target in tools.or_(person.page.locator(".move, .header-name")).all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize(
    ("game", "language"), [("docker:fr", "it"), ("dockers:standard", "de"), ("doce:standard", "fr")]
)
def test_a_narrow_table_loses_nothing(visit: Visit, game: str, language: str) -> None:
    """320 picture elements, and text twice as large."""
    person = visit(language, (320, 640)).choose(board="plan").play_now(game)
    person.turn_comes()
    page = person.page
    for width, text in ((320, "100%"), (PHONE[0], "200%")):
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)
        assert person.outside() == []


def test_tools_reset_the_view_and_open_the_keys(visit: Visit) -> None:
    person = visit("fr").choose(quality="light").play_now("doce:standard")
    canvas = person.page.locator("[data-view=space] canvas")
    canvas.wait_for()
    person.turn_comes()
    person.still()
    before = person.where("c3")
    box = canvas.bounding_box()
    assert box
    mouse = person.page.mouse
    mouse.move(box["x"] + 12, box["y"] + 12)
    mouse.down()
    mouse.move(box["x"] + 160, box["y"] + 60, steps=4)
    mouse.up()
    person.still()
    assert person.where("c3") != before, "the board was turned"
    person.button("table-reset-view").click()
    person.still()
    assert person.where("c3") == before
    person.button("help-title").click()
    expect(person.page.get_by_role("dialog", name=person.t("help-title"))).to_be_visible()
