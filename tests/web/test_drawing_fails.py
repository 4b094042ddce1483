"""The board in space stops working: the plan takes over, and the game goes on."""

from __future__ import annotations

import random

from playwright.sync_api import WebSocketRoute, expect

from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import against_bot
from tests.web.person import Person

_CONTEXT = """() => document.querySelector('.stage-canvas').getContext('webgl2')
  .getExtension('WEBGL_lose_context')"""


def in_space(person: Person) -> Person:
    person.page.locator("[data-view=space] canvas").wait_for()
    person.page.wait_for_function("() => window.quaysideFrames > 0")
    return person


def on_the_plan_and_back(person: Person) -> None:
    """The plan is shown with an offer; a move is made on it, and space is tried again."""
    person.sees("table-space-failed")
    person.page.locator("[data-view=plan] [data-position]").wait_for()
    person.barriers()
    entries = person.turn_comes()["entries"]
    person.play(person.click_plan, lambda state: state["entries"] > entries)
    person.button("table-space-again").click()
    in_space(person)
    expect(person.button("table-space-again")).to_have_count(0)
    entries = person.turn_comes()["entries"]
    person.play(person.click_board, lambda state: state["entries"] > entries)


def test_a_lost_picture_comes_back_or_gives_way_to_the_plan(visit: Visit) -> None:
    person = in_space(visit("en").choose(quality="light").play_now("docker:fr"))
    person.turn_comes()
    # Given back at once: the board in space stays.
    frames = person.page.evaluate("() => window.quaysideFrames")
    person.page.evaluate(
        f"""() => new Promise((done) => {{
          const context = ({_CONTEXT})();
          const canvas = document.querySelector('.stage-canvas');
          canvas.addEventListener('webglcontextlost', () =>
            setTimeout(() => context.restoreContext(), 0));
          canvas.addEventListener('webglcontextrestored', () => done());
          context.loseContext();
        }})"""
    )
    person.page.wait_for_function("(before) => window.quaysideFrames > before", arg=frames)
    expect(person.page.locator("[data-view=space]")).to_be_visible()
    # In a fresh page, so that nothing gives it back any more.
    person.page.reload()
    in_space(person)
    person.page.evaluate(f"() => ({_CONTEXT})().loseContext()")
    on_the_plan_and_back(person)


def test_a_fault_while_drawing_gives_way_to_the_plan(visit: Visit) -> None:
    person = visit("de").choose(quality="light")
    person.allowed.append("drawing fails")
    person.context.add_init_script(
        """const clear = WebGL2RenderingContext.prototype.clear;
        WebGL2RenderingContext.prototype.clear = function (mask) {
          if (window.drawingFails) throw new Error('drawing fails');
          return clear.call(this, mask);
        };"""
    )
    in_space(person.play_now("docker:fr"))
    person.turn_comes()
    person.page.evaluate("() => { window.drawingFails = true; }")
    # Turning the board draws it again.
    person.button("table-turn-right").click()
    person.sees("table-space-failed")
    person.page.evaluate("() => { window.drawingFails = false; }")
    on_the_plan_and_back(person)


def test_a_fault_in_a_movement_does_not_freeze_the_board(visit: Visit) -> None:
    person = visit("fr", calm=False).choose(quality="light")
    person.allowed.append("movement fails")
    # Only the way of a container is measured in three dimensions.
    person.context.add_init_script(
        """const hypot = Math.hypot;
        Math.hypot = (...values) => {
          if (window.movementFails && values.length === 3) {
            window.movementFails = false;
            throw new Error('movement fails');
          }
          return hypot(...values);
        };"""
    )
    in_space(person.play_now("docker:fr"))

    def click_when_still(token: str) -> bool:
        person.still()
        return person.click_board(token)

    person.play(click_when_still, lambda state: bool(state["due"] == "move"))
    person.page.evaluate("() => { window.movementFails = true; }")
    person.act(random.Random(1), click_when_still)
    person.play(click_when_still, lambda state: bool(state["due"] == "roll"))
    assert any("movement fails" in problem for problem in person.problems)
    # The next roll is seen moving: a board that is frozen draws no picture of it.
    person.still()
    before = person.page.evaluate("() => window.quaysideFrames")
    person.page.locator("[data-due]").get_by_role("button", name=person.t("table-roll")).click()
    person.turn_comes()
    person.still()
    assert person.page.evaluate("() => window.quaysideFrames") > before + 2
    expect(person.page.locator("[data-view=space]")).to_be_visible()


def test_a_refusal_is_told_and_not_called_offline(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:en")
    person = visit("it").choose(board="plan")
    answer = '{"type":"error","code":"quayside.%s","message":"","id":null,"ruling":""}'
    said = ["limit.rate"]

    def refuse(socket: WebSocketRoute) -> None:
        def reply(_: str | bytes) -> None:
            socket.send(answer % said[0])
            socket.close()

        socket.on_message(reply)

    person.page.route_web_socket("**/api/v2/socket", refuse)
    person.page.goto(f"{person.base}/t/{table}#{key}")
    person.sees("error-limit-rate")
    # The page tries again; a version that does not fit is final.
    said[0] = "protocol.version"
    person.sees("error-protocol-version")
    expect(person.page.get_by_role("heading", name=person.t("failure-title"))).to_be_visible()


def test_texts_that_do_not_arrive_leave_no_white_page(visit: Visit) -> None:
    person = visit("de")
    person.allowed.append("net::ERR_FAILED")
    person.page.route("**/assets/de-*.js", lambda route: route.abort())
    person.page.goto(person.base)
    expect(person.page.get_by_text("Bitte lade sie neu.")).to_be_visible()
    person.page.unroute("**/assets/de-*.js")
    person.page.get_by_role("button").click()
    expect(person.page.get_by_role("heading", name=person.t("home-title"))).to_be_visible()
