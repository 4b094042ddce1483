"""What hands do: drag, touch, play cards, and watch pieces move; what the server stored decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import against_bot
from tests.web.person import PHONE, Person, State

Point = tuple[float, float]


def moves(server: Server, table: str) -> list[str]:
    """Return the moves of seat 0 that the server has stored."""
    events = [event["what"] for event in server.events(table)]
    return [what["move"] for what in events if what["kind"] == "moved" and what["seat"] == 0]


def at(person: Person, token: str) -> Point:
    """Return where a token is, on the plan or in space."""
    if person.page.locator("[data-view=space]").count():
        point = person.where(token)
        assert point, f"{token} cannot be seen"
        return point["x"], point["y"]
    box = person.page.locator(f'[data-token="{token}"]').first.bounding_box()
    assert box, f"{token} is not on the plan"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, start: Point, end: Point) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 12, start[1] + 12)
    mouse.move(*end, steps=4)
    mouse.up()


def until_move(person: Person) -> State:
    """Play until a container can be moved, rolling where that is due."""
    return person.play(
        person.click_plan
        if person.page.locator("[data-view=plan]").count()
        else person.click_board,
        lambda state: state["due"] == "move" and bool(state.free),
    )


@pytest.mark.parametrize("board", ["plan", "space"])
def test_a_container_is_dragged_to_its_square(visit: Visit, server: Server, board: str) -> None:
    table, key = against_bot(server, "docker:omba")
    person = visit("en").choose(board=board, quality="light").at_table(table, key).sit_down()
    person.board.wait_for(state="attached")
    state = until_move(person)
    pick = person.click_plan if board == "plan" else person.click_board
    pick("hand")
    state = person.changed(state)
    target = state.free[0]
    end = at(person, target)
    person.page.keyboard.press("Escape")
    person.changed(state)
    drag(person, at(person, "hand"), end)
    person.until(lambda now: bool(moves(server, table)), "the drag was not played")
    assert moves(server, table)[0] == f"+{target}"


def test_a_crate_is_dragged_to_a_side(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "dockers:standard", options={"cap": "2"})
    person = visit("fr").choose(board="plan").at_table(table, key).sit_down()
    person.board.wait_for()
    state = person.turn_comes()
    crate = state.free[0]
    person.click_plan(crate)
    state = person.changed(state)
    side = next(token for token in state.free if token in "NESW")
    spot = at(person, side)
    person.page.keyboard.press("Escape")
    person.changed(state)
    start = at(person, crate)
    # Beyond the arrow: into the middle of the cell beside the crate.
    end = tuple(a + 1.6 * (b - a) for a, b in zip(start, spot, strict=True))
    drag(person, start, (end[0], end[1]))
    # A crate that tips is moved; one that falls waits for its quarter turns.
    quarters = ["0", "1", "2", "3"]
    person.until(
        lambda now: now["staged"] == 1 or (now["picked"], now["next"]) == ([crate], quarters),
        f"{crate} was not taken to {side}",
    )


@pytest.mark.parametrize("board", ["plan", "space"])
def test_fingers_tap_as_mice_click(visit: Visit, server: Server, board: str) -> None:
    table, key = against_bot(server, "doce:standard")
    person = visit("it", PHONE).choose(board=board, quality="light").at_table(table, key)
    person.sit_down()
    person.board.wait_for(state="attached")
    state = person.turn_comes()
    # The bot may have begun, on any square.
    square = next(token for token in sorted(state.free) if token != "blocker")
    person.page.touchscreen.tap(*at(person, square))
    state = person.changed(state)
    assert state["picked"] == [square]
    person.page.touchscreen.tap(*at(person, "4"))
    person.until(lambda now: bool(moves(server, table)), "the tap was not played")
    assert moves(server, table)[0] == f"{square}=4"


@pytest.mark.ruling("DK-10")
def test_cards_are_played_in_place_of_the_die(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:fr", options={"chance": "cards"})
    person = visit("de").choose(board="plan").at_table(table, key).sit_down()
    person.board.wait_for()
    state = person.until(lambda now: now["due"] == "move", "the turn did not come")
    cards = person.page.get_by_role("group", name=person.t("table-cards"))
    expect(cards.get_by_role("button")).not_to_have_count(0)
    # A container before the card: the page says what comes first.
    person.click_plan("hand")
    expect(
        person.page.get_by_role("alert").filter(has_text=person.t("table-due-card"))
    ).to_be_visible()
    card = person.t("table-card", card="3")
    cards.get_by_role("button", name=card, exact=True).click()
    state = person.changed(state)
    assert "hand" in state.free, "after the card comes the container"
    person.click_plan("hand")
    state = person.changed(state)
    target = state.free[0]
    person.click_plan(target)
    person.until(lambda now: bool(moves(server, table)), "the card was not played")
    assert moves(server, table)[0] == f"3:+{target}"
    person.until(lambda now: now["due"] == "move" and now["entries"] > 2, "the bot did not play")
    expect(cards.get_by_role("button", name=card, exact=True)).to_have_count(0)


def test_a_second_tab_shows_what_the_first_one_plays(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "doce:standard")
    person = visit("fr").choose(board="plan").at_table(table, key).sit_down()
    person.board.wait_for()
    tab: Page = person.context.new_page()
    tab.goto(f"{person.base}/t/{table}")
    person.play(person.click_plan, lambda state: state["entries"] > 4)
    person.turn_comes()
    expect(tab.locator("[data-position]")).to_have_attribute("data-position", person.position)
    # The turn is this person's in both tabs, and either can play it.
    before = person.state()["entries"]
    tab.locator('[data-token][data-next="true"]').first.click()
    expect(tab.locator("[data-options] button").first).to_be_visible()
    tab.locator('[data-options] button[data-next="true"]').first.click()
    person.until(
        lambda now: now["entries"] > before, "the first tab does not see what the second one plays"
    )


@pytest.mark.parametrize(
    ("game", "board"),
    [
        ("docker:omba", "space"),
        ("doce:standard", "plan"),
        *(
            pytest.param(game, board, marks=pytest.mark.long)
            for game, board in (
                ("docker:omba", "plan"),
                ("dockers:standard", "plan"),
                ("dockers:standard", "space"),
                ("doce:standard", "space"),
            )
        ),
    ],
)
def test_pieces_move_for_whoever_has_not_asked_for_calm(
    visit: Visit, server: Server, game: str, board: str
) -> None:
    """Every motion ends and lets the next one begin: else the turn would never come back."""
    options = {"cap": "2"} if game == "dockers:standard" else {}
    table, key = against_bot(server, game, options=options)
    person = visit("en", calm=False).choose(board=board, quality="light").at_table(table, key)
    person.sit_down()
    person.board.wait_for(state="attached")

    def click_when_still(token: str) -> bool:
        person.still()
        return person.click_board(token)

    click: Callable[[str], bool] = person.click_plan if board == "plan" else click_when_still
    state = person.play(click, lambda now: now["entries"] > 9)
    assert state["over"] or state["entries"] > 9
