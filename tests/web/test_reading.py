"""Finding the rules, and reading what pages say about games and tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from quayside.texts import languages
from tests.cli.test_rules_pages import AGAIN
from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import BOT, against_bot, link
from tests.web.person import DESKTOP, PHONE


def test_thirty_seconds_of_docker_follow_the_edition(visit: Visit) -> None:
    person = visit("en").goto("/rules/docker/fr")
    brief = person.page.locator(".rules-brief")
    for language in languages():
        person.page.get_by_label(person.t("settings-language")).select_option(language)
        person.language = language
        expect(person.page.get_by_role("heading", level=1)).to_have_text(
            person.t("rules-title", game=person.t("game-docker"))
        )
        person.link("edition-docker-en").click()
        expect(brief).to_contain_text(AGAIN[language])
        expect(person.page.locator("#rules-docker-edition-fr")).to_have_count(0)
        person.link("edition-docker-fr").click()
        expect(brief).not_to_contain_text(AGAIN[language])
        expect(person.page.locator("#rules-docker-edition-fr")).to_be_visible()
        expect(person.page.locator("footer")).to_contain_text(person.t("rules-docker-credits"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rules_at_a_table_are_those_of_its_game_and_leave_the_table(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    for game, path in (("docker:it", "/rules/docker/it"), ("doce:standard", "/rules/doce")):
        table, key = against_bot(server, game)
        person = visit("en", size).choose(board="plan").at_table(table, key).sit_down()
        person.board.wait_for(state="attached")
        rules = person.page.get_by_role("banner").get_by_role("link", name=person.t("nav-rules"))
        with person.context.expect_page() as opened:
            rules.click()
        opened.value.wait_for_url(f"**{path}")
        assert person.table == table


def test_an_open_table_is_described_whether_or_not_it_has_names(
    visit: Visit, server: Server
) -> None:
    seat = link()[1]
    server.open(
        [seat, {"kind": "open"}, BOT],
        "docker:en",
        listed=True,
        clock={"kind": "player", "seconds": 300, "increment": 5},
    )
    person = visit("en").goto()
    row = person.page.locator(".home-list li").filter(has_text=person.t("edition-docker-en"))
    expect(row).to_contain_text(person.t("home-lobby-free", free=1, count=3))
    expect(row).to_contain_text(person.t("clock-minutes-5"))
    for part in row.locator("span, small").all_inner_texts():
        assert not part.strip().endswith((",", "·"))


def test_an_order_of_the_floors_is_written_in_words(visit: Visit) -> None:
    person = visit("en").goto("/open/dockers")
    person.page.get_by_text(person.t("open-more")).click()
    shown = person.page.get_by_role("group").filter(has_text=person.t("option-dockers-floors"))
    expect(shown.get_by_text(person.t("open-floors", ground=2, middle=0, top=1))).to_be_visible()
    expect(shown.get_by_text("201")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_the_language_can_be_read_on_a_phone(visit: Visit, language: str) -> None:
    person = visit(language, PHONE).goto()
    box = person.page.get_by_label(person.t("settings-language"))
    assert box.evaluate(
        """(select) => {
          const style = getComputedStyle(select);
          const pen = document.createElement('canvas').getContext('2d');
          pen.font = style.font;
          const words = pen.measureText(select.selectedOptions[0].textContent).width;
          const edges = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
          return select.clientWidth - edges >= words;
        }"""
    )


def test_a_second_click_on_roll_hits_nothing(visit: Visit) -> None:
    person = visit("en").choose(board="plan").play_now("docker:fr")
    person.until(lambda state: state["due"] == "roll" and not state["busy"], "no roll is due")
    box = person.page.locator("[data-due] .roll").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.click(x, y)
    person.until(lambda state: state["due"] == "move", "the die was not rolled")
    hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('button, a') ?? null"
    assert person.page.evaluate(hit, [x, y]) is None
