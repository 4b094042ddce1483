"""What the table says: what to do, what happened, why it ended; and how a game is gone through."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

import quayside
from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_local import same_screen


def tip(person: Person, what: str) -> None:
    """See the tip for what is due."""
    expect(person.page.locator(f"[data-coach={what}]")).to_be_visible()


def test_a_first_game_begins_with_the_rules_in_thirty_seconds(visit: Visit) -> None:
    person = visit("fr", PHONE).choose(board="plan").play_now("docker:omba")
    card = person.page.get_by_role("region", name=person.t("coach-brief-title", game="OMBA"))
    expect(card.get_by_role("listitem")).to_have_count(6)
    # It begins where one sees it without scrolling; closing it leads back to the board.
    person.turn_comes()
    expect(card.get_by_role("heading").first).to_be_in_viewport(ratio=1)
    # This edition does not roll again.
    expect(card).to_contain_text(person.t("rules-docker-brief-6", edition="omba"))
    person.barriers()
    person.button("coach-brief-close").click()
    expect(card).to_have_count(0)
    assert person.page.evaluate("() => scrollY") == 0
    expect(person.page.locator("main")).to_be_focused()
    expect(person.button("table-roll")).to_be_in_viewport()
    expect(person.page.locator(".coach")).to_contain_text(person.t("coach-goal-docker"))
    person.page.reload()
    expect(person.page.locator(".coach")).to_contain_text(person.t("coach-goal-docker"))
    person.button("coach-brief").click()
    expect(card).to_be_visible()


def test_the_prompt_and_the_tips_follow_every_choice(visit: Visit) -> None:
    person = visit("de").choose(board="plan").goto("/")
    person.page.evaluate("localStorage.setItem('quayside.met', '[\"doce\"]')")
    same_screen(person, "doce", open_starter=person.t("seat-south"))
    prompt = person.page.locator(".actions-what")
    tip(person, "die-or-blocker")
    person.click_plan("c3")
    who = person.t("seat-south")
    tip(person, "face")
    expect(prompt).to_have_text(person.t("table-due-face-who", who=who))
    person.page.keyboard.press("Escape")
    # The keys of the board work wherever the focus is.
    person.page.locator("main").focus()
    person.page.keyboard.press("b")
    tip(person, "blocker")
    person.barriers()
    person.click_plan("c3")
    tip(person, "die")
    person.button("coach-off").click()
    expect(person.page.locator(".coach")).to_have_count(0)
    person.page.reload()
    expect(prompt).to_be_visible()
    expect(person.page.locator(".coach")).to_have_count(0)


# Seat 0 completes a line of four threes; every move keeps off the own no-play zone.
ROUND = ["a1=3", "a5=6", "c1=3", "c5=6", "e3=1", "a3=5", "b1=3", "e5=6", "e4=1", "a4=5", "d1=3"]


def place(person: Person, move: str) -> None:
    square, face = move.split("=")
    person.until(lambda now: square in now.free, f"{square} cannot be picked")
    person.click_plan(square)
    person.page.locator(f'[data-options] [data-token="{face}"]').click()


def test_a_finished_round_stays_until_somebody_goes_on(visit: Visit) -> None:
    person = visit("it").choose(board="plan", story=True)
    same_screen(person, "doce", open_starter=person.t("seat-south"))
    expect(person.page.locator(".progress")).to_have_text(person.t("table-round", round=1))
    state = quayside.load("doce", players=2).start(None, starter="0")
    for move in ROUND:
        place(person, move)
        state = state.play(move)
    go_on = person.button("table-go-on")
    expect(go_on).to_be_visible()
    # The dice, the line and the score are there; the next round is not.
    assert person.state()["position"].count("A3") == 4
    points = (state.scores or (0, 0))[0]
    assert points
    expect(person.page.locator("[data-seat='0'] [data-score]")).to_have_attribute(
        "data-score", str(points)
    )
    expect(person.page.locator(".told")).to_contain_text(person.t("seat-south"))
    go_on.click()
    expect(person.page.locator(".progress")).to_have_text(person.t("table-round", round=2))
    assert "A3" not in person.state()["position"]
    # The list tells the round in sentences, and each of them can be looked at.
    told = person.page.locator(".moves li").last
    expect(told).to_contain_text(str(points))


def test_a_game_is_gone_through_by_slider_keys_and_by_itself(visit: Visit) -> None:
    person = visit("en").choose(board="plan", confirm=False)
    same_screen(person, "doce", open_starter=person.t("seat-south"))
    for move in ROUND[:4]:
        place(person, move)
    person.until(lambda now: now["entries"] == 5, "not four moves")
    person.page.locator(".move").first.click()
    slider = person.page.get_by_role("slider", name=person.t("replay-label"))
    expect(slider).to_have_value("0")
    slider.press("ArrowRight")
    person.sees("table-looking", at=1, of=4)
    person.page.locator("main").focus()
    person.page.keyboard.press("ArrowRight")
    person.sees("table-looking", at=2, of=4)
    person.page.keyboard.press("ArrowLeft")
    expect(person.page).to_have_url(re.compile(r"/move/1$"))
    person.page.get_by_label(person.t("replay-speed")).select_option("fast")
    person.barriers()
    person.button("replay-play").click()
    # It ends at the game itself, where somebody is to play.
    expect(slider).to_have_count(0)
    person.until(lambda now: now["due"] == "move", "not the game itself")


def test_a_move_can_be_confirmed_and_undone_before_it_counts(visit: Visit) -> None:
    person = visit("fr", PHONE).choose(board="plan", confirm=True)
    same_screen(person, "doce", open_starter=person.t("seat-south"))
    place(person, "c3=4")
    person.sees("table-due-send-who", who=person.t("seat-south"))
    person.button("table-unstage").click()
    person.until(lambda now: "c3" in now.free, "not undone")
    place(person, "b2=1")
    person.button("table-send-turn").click()
    person.until(lambda now: now["entries"] == 2, "not sent")


def test_the_end_says_why_and_another_level_is_one_click_away(visit: Visit) -> None:
    person = visit("de").choose(board="plan", name="Ada", auto=True, level="1")
    person.play_now("docker:fr")
    person.until(lambda now: bool(now.free), "the die was not rolled by itself")
    person.play(person.click_plan)
    person.until(lambda now: bool(now["over"]), "not the end")
    why = person.page.locator(".ending-why")
    end = [
        person.t("ending-no-move", who=who, roll=roll)
        for who in ("Ada", person.t("seat-bot", level=1))
        for roll in range(1, 7)
    ]
    assert why.inner_text() in end
    person.barriers()
    table = person.table
    person.page.get_by_label(person.t("ending-level")).select_option("3")
    person.button("ending-level-play").click()
    person.page.wait_for_url(lambda url: table not in url)
    expect(person.page.locator("[data-seat='0']")).to_contain_text(person.t("seat-bot", level=3))
    expect(person.page.locator("[data-seat='1']")).to_contain_text("Ada")
    # "Play now" remembers it.
    person.goto("/")
    levels = person.page.get_by_label(person.t("home-level"))
    expect(levels).to_have_value("3")
    # What each level is like stands below.
    for level in ("3", "8"):
        levels.select_option(level)
        expect(levels).to_have_accessible_description(person.t(f"level-{level}.about"))


def test_a_hint_points_first_and_is_played_on_request(visit: Visit) -> None:
    person = visit("it").choose(board="plan").play_now("doce:standard")
    person.turn_comes()
    before = person.state()["entries"]
    person.button("table-hint").click()
    expect(person.button("hint-show")).to_be_visible()
    expect(person.button("hint-play")).to_have_count(0)
    person.button("hint-show").click()
    person.barriers()
    person.button("hint-play").click()
    person.until(lambda now: now["entries"] > before, "the hint was not played")


def test_people_get_no_hints_unless_they_want_them_and_a_handicap_helps_one(visit: Visit) -> None:
    person = visit("en").choose(board="plan")
    same_screen(person, "doce", open_starter=person.t("seat-south"))
    person.turn_comes()
    expect(person.button("table-hint")).to_have_count(0)
    person.goto("/open/doce?with=here")
    person.page.get_by_text(person.t("open-more")).click()
    person.page.get_by_label(person.t("open-hints")).check()
    helped = person.page.get_by_role("group", name=person.t("open-helped"))
    helped.get_by_label(person.t("seat-north")).uncheck()
    person.barriers()
    person.button("open-start").click()
    for _ in range(2):
        state = person.turn_comes()
        south = person.page.locator("[data-seat='0'][aria-current]").count()
        expect(person.button("table-hint")).to_have_count(1 if south else 0)
        square = sorted(token for token in state.free if token != "blocker")[0]
        place(person, f"{square}=1")
        person.changed(state)
        person.until(lambda now: now["due"] == "move" and not now["picked"], "not played")
        expect(person.button("table-take-back")).to_have_count(1 if south else 0)


WATCH = """() => {
  window.said = [];
  const look = () => {
    const text = (one) => document.querySelector(one)?.textContent ?? '';
    const entries = document.querySelectorAll('.moves li').length;
    const now = [text('.actions-what'), text('.told'), entries];
    if (String(window.said.at(-1)) !== String(now)) window.said.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true,
    characterData: true });
}"""


def test_the_turn_of_a_bot_is_shown_and_told_action_by_action(visit: Visit) -> None:
    person = visit("fr").choose(board="plan", pace="normal", name="Ada", coach=False)
    person.goto()
    person.button("home-play-now-game", game=person.game("dockers:standard")).click()
    person.turn_comes()
    before = person.state()["entries"]
    person.play(person.click_plan, lambda now: person.pressable(now) == "table-send-turn")
    # What is chosen is listed in words.
    expect(person.page.locator(".staged-moves li").first).not_to_contain_text("^")
    person.page.evaluate(WATCH)
    person.button("table-send-turn").click()
    person.until(lambda now: now["entries"] > before + 5, "the bot has not played")
    person.turn_comes()
    bot = person.t("seat-bot", level=2)
    said: list[tuple[str, str, int]] = person.page.evaluate("window.said")
    while_shown = [told for what, told, _ in said if what == person.t("table-showing", who=bot)]
    # Each action has its own caption, and nobody else is called upon before the last of them.
    captions = {told for told in while_shown if told.startswith(bot)}
    assert len(captions) >= 3, said
    assert person.t("table-waits-for", who="Ada") not in [what for what, _, _ in said]
    entries = [count for _, _, count in said]
    assert all(b - a <= 1 for a, b in pairwise(entries) if a > before + 4), entries


def refused(person: Person, token: str, why: str) -> None:
    """Click what cannot be picked: it says why."""
    person.click_plan(token)
    expect(person.page.get_by_role("alert").filter(has_text=person.t(why))).to_be_visible()


def test_the_first_click_that_does_nothing_says_why(visit: Visit) -> None:
    person = visit("it").choose(board="plan", coach=False)
    same_screen(person, "doce", open_starter=person.t("seat-south"))
    place(person, "c3=4")
    refused(person, "c3", "why-doce-taken")
    place(person, "a1=2")
    person.until(lambda now: "e5" in now.free, "not the turn of the first")
    # Next to one's own last die, and where a die is.
    refused(person, "c2", "why-DC-2")
    refused(person, "a1", "why-doce-taken")
    person.barriers()
    same_screen(person, "docker/en", open_starter=person.t("seat-south"))
    first = re.compile(r"^([abc][123]):0 .* turn:1 roll:[1-6]")
    person.play(person.click_plan, lambda now: bool(first.match(now["position"])))
    found = first.match(person.position)
    assert found
    refused(person, found[1], "why-docker-theirs")
    refused(person, "a3" if found[1] == "c3" else "c3", "why-docker-empty")
    same_screen(person, "dockers")
    person.turn_comes()
    # The floors lie side by side: a crate on the ground has two others on it.
    person.button("table-lift").click()
    refused(person, "RTM", "why-dockers-covered")
    person.button("table-lift").click()
    # A square without a crate is part of no move: what is due is said.
    person.page.locator('[role=gridcell][data-token=""]').first.click()
    expect(person.page.get_by_role("alert")).to_contain_text(
        person.page.locator(".actions-what").inner_text()
    )


@pytest.mark.parametrize(
    ("game", "board", "language", "size"),
    [("docker:en", "space", "de", PHONE), ("dockers:standard", "plan", "en", DESKTOP)],
)
def test_no_state_of_a_game_has_barriers(
    visit: Visit, game: str, board: str, language: str, size: tuple[int, int]
) -> None:
    """From the first card to the report, in both themes; the other view at the end."""
    person = visit(language, size).choose(board=board, level="1").play_now(game)
    person.turn_comes()
    person.barriers()
    person.button("coach-brief-close").click()
    if person.turn_comes()["due"] == "roll":
        person.page.locator("button.roll").click()
        person.until(lambda now: now["due"] == "move", "not rolled")
    person.button("table-hint").click()
    person.button("hint-show").wait_for()
    person.barriers()
    person.button("hint-show").click()
    person.button("hint-play").wait_for()
    person.barriers()
    first = person.state().free[0]
    person.key(first)
    person.until(lambda now: bool(now["picked"] or now["staged"]), "nothing is picked")
    person.barriers()
    person.page.keyboard.press("Escape")
    person.resign()
    person.button("ending-rematch").wait_for()
    person.barriers()
    person.button("ending-replay").click()
    person.page.get_by_role("slider").wait_for()
    person.barriers()
    person.page.keyboard.press("v")
    other = "plan" if board == "space" else "space"
    person.page.locator(f"[data-view={other}]").wait_for()
    person.tab("panel-report").click()
    person.barriers()
    person.tab("panel-table").click()
    person.barriers()


def test_a_person_who_looks_elsewhere_is_called(visit: Visit, server: Server) -> None:
    person = visit("en").choose(board="plan", notify=True, sound=True)
    person.context.grant_permissions(["notifications"])
    person.context.add_init_script(
        """window.calls = [];
        navigator.vibrate = () => window.calls.push('vibrates');
        navigator.setAppBadge = async () => window.calls.push('badge');
        window.Notification = class {
          static permission = 'granted';
          constructor(title) { window.calls.push(title); }
          close() {}
        };
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...given) {
          window.calls.push('sound');
          return start.apply(this, given);
        };"""
    )
    person.play_now("doce:standard")
    person.turn_comes()
    hide = """(state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    square = sorted(token for token in person.state().free if token != "blocker")[0]
    person.click_plan(square)
    face = person.page.locator("[data-options] [data-next=true]").first
    person.page.evaluate(hide, "hidden")
    person.page.evaluate("() => { window.calls.length = 0 }")
    face.click()
    title = person.t("notify-title", game=person.game("doce:standard"))
    person.page.wait_for_function("(title) => window.calls.includes(title)", arg=title)
    game = person.game("doce:standard")
    expect(person.page).to_have_title(person.t("table-your-turn-title", game=game))
    calls = person.page.evaluate("window.calls")
    assert {"vibrates", "badge", "sound"} <= set(calls), calls
    person.page.evaluate(hide, "visible")
