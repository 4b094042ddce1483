"""A lesson of each game from the first step to the real game, each in a language and with hands of
its own: mouse in space, keys on the plan, fingers on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from quayside.core.lessons import Step
from quayside.games import family
from tests.web.conftest import Visit
from tests.web.person import DESKTOP, PHONE, Person

Hands = Callable[[str], bool]


def tokens(move: str) -> list[str]:
    """Cut a move into what is picked for it, one thing after the other."""
    if entered := re.fullmatch(r"\+(\w\d)", move):
        return ["hand", entered[1]]
    if blocked := re.fullmatch(r"#(\w\d)", move):
        return ["blocker", blocked[1]]
    if move == "=":
        return ["leave"]
    found = re.findall(r"[A-Z]{3}|[a-e][1-5]|[NESW]|@|[0-6]", move)
    assert found, move
    return found


def answer(person: Person) -> Locator:
    return person.page.locator("[data-verdict]")


def play(person: Person, pick: Hands, moves: str) -> None:
    """Roll if that is due, then play moves."""
    state = person.turn_comes()
    if state["due"] == "roll":
        person._roll(pick)
        person.until(lambda now: now["due"] == "move" and bool(now.free), "the die was not rolled")
    for move in moves.split():
        for token in tokens(move):
            pick_one(person, pick, token)


def pick_one(person: Person, pick: Hands, token: str) -> None:
    """Pick a token as soon as it is offered, and wait until something has come of it."""
    before = person.until(lambda now: token in now.free, f"{token} is not offered")
    assert pick(token), f"{token} cannot be reached"
    person.until(
        lambda now: now != before or answer(person).get_attribute("data-verdict") != "open",
        f"{token} was not picked",
    )


def says(person: Person, verdict: str, name: str, step: Step, attribute: str) -> None:
    expect(answer(person)).to_have_attribute("data-verdict", verdict)
    words = person.t(f"lesson-{name}-{step.id}.{attribute}")
    expect(answer(person)).to_contain_text(words)


def press(person: Person, pick: Hands, name: str) -> None:
    """Press a button or follow a link of the answer: by mouse, or with the key for it."""
    found = answer(person).get_by_text(person.t(name), exact=True)
    if pick == person.key:
        if name != "learn-show":
            expect(found).to_be_focused()
        person.tab_to(found)
        person.page.keyboard.press("Enter")
    else:
        found.click()


def go_through(person: Person, name: str, pick: Hands) -> None:
    """Answer every step: wrong first where that is possible, then right."""
    lesson = family(name).lesson
    assert lesson
    for at, step in enumerate(lesson.steps):
        heading = person.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(person.t(f"lesson-{name}-{step.id}.title"))
        expect(person.board).to_be_attached()
        if step.wrong:
            miss = step.wrong[0]
            play(person, pick, miss.moves)
            says(person, "wrong", name, step, f"wrong-{miss.answer}" if miss.answer else "wrong")
            if at == 3:
                person.barriers()
            if at == 4:
                # "Show me" plays the solution.
                press(person, pick, "learn-show")
                says(person, "right", name, step, "right")
            else:
                press(person, pick, "learn-again")
                expect(answer(person)).to_have_attribute("data-verdict", "open")
        if answer(person).get_attribute("data-verdict") == "open":
            play(person, pick, step.solution)
            says(person, "right", name, step, "right")
        press(person, pick, "learn-next")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        person.t(f"lesson-{name}-{lesson.last.id}.title")
    )
    steps = person.page.get_by_role("navigation", name=person.t("learn-steps"))
    expect(steps.locator("[data-done=true]")).to_have_count(len(lesson.steps))


@pytest.mark.parametrize(
    ("name", "language", "hands", "board", "size"),
    [
        ("docker", "fr", "click_board", "space", DESKTOP),
        ("dockers", "de", "key", "plan", DESKTOP),
        ("doce", "it", "tap", "plan", PHONE),
    ],
)
def test_a_lesson_leads_to_a_real_game(
    visit: Visit, name: str, language: str, hands: str, board: str, size: tuple[int, int]
) -> None:
    person = visit(language, size).choose(board=board, quality="light")

    def tap(token: str) -> bool:
        person.page.locator(f'[data-token="{token}"]').first.tap()
        return True

    pick: Hands = tap if hands == "tap" else getattr(person, hands)
    person.goto(f"/#/learn/{name}")
    go_through(person, name, pick)
    person.barriers()
    person.button("learn-play").click()
    person.board.wait_for(state="attached")
    # A game on this device against the weakest bot, and help may be asked for.
    person.turn_comes()
    expect(person.page.get_by_text(person.t("seat-bot", level=1)).first).to_be_visible()
    expect(person.button("table-hint")).to_be_visible()


def test_an_illegal_try_is_explained_and_steps_can_be_gone_back(visit: Visit) -> None:
    person = visit("en").choose(board="plan").goto("/#/learn/doce/zone")
    person.turn_comes()
    person.click_plan("b2")
    expect(person.page.get_by_role("alert").filter(has_text=person.t("why-DC-2"))).to_be_visible()
    expect(answer(person)).to_have_attribute("data-verdict", "open")
    person.link("learn-back").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        person.t("lesson-doce-place.title")
    )
    person.link("learn-skip").click()
    expect(person.page).to_have_url(re.compile("#/learn/doce/zone$"))
    person.goto("/#/learn/nothing")
    person.sees("missing-title")


@pytest.mark.parametrize(("size", "letters"), [((320, 640), "100%"), (PHONE, "200%")])
def test_a_narrow_lesson_loses_nothing(visit: Visit, size: tuple[int, int], letters: str) -> None:
    person = visit("de", size, dark=True).choose(board="plan")
    for name, at in (("docker", "climb"), ("dockers", "customs"), ("doce", "score")):
        person.goto(f"/#/learn/{name}/{at}")
        person.page.evaluate(f"() => {{ document.documentElement.style.fontSize = '{letters}' }}")
        lesson = family(name).lesson
        assert lesson
        step = next(one for one in lesson.steps if one.id == at)
        person.turn_comes()
        assert not person.outside(), at
        play(person, person.click_plan, step.wrong[0].moves)
        says(person, "wrong", name, step, f"wrong-{step.wrong[0].answer}".removesuffix("-"))
        assert not person.outside(), at
        person.goto(f"/#/learn/{name}/{lesson.last.id}")
        expect(person.button("learn-play")).to_be_visible()
        assert not person.outside(), name
    person.barriers()


def test_the_home_page_offers_a_lesson_once(visit: Visit) -> None:
    person = visit("en", PHONE).goto()
    offer = person.page.get_by_role("region", name=person.t("learn-offer-title"))
    expect(offer.get_by_role("link")).to_have_count(3)
    person.barriers()
    offer.get_by_role("link", name=person.t("learn-offer-game", game="Doce")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        person.t("lesson-doce-place.title")
    )
    person.goto()
    expect(offer).to_have_count(0)
    other = visit("en").goto()
    other.button("learn-offer-no").click()
    expect(other.button("learn-offer-no")).to_have_count(0)
    other.page.reload()
    other.arrive()
    expect(other.button("learn-offer-no")).to_have_count(0)
