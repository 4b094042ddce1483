"""The home page: what each game is, and my games with whose turn it is or the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from quayside.games import family
from tests.server.helpers import Server
from tests.web.conftest import Visit
from tests.web.opening import link
from tests.web.person import PHONE

GAMES = ("docker", "dockers", "doce")


@pytest.mark.parametrize(("language", "size"), [("en", (1920, 1080)), ("de", PHONE)])
def test_every_card_says_players_minutes_goal_and_difficulty(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    person = visit(language, size=size).goto()
    cards = person.page.locator(".home-tile")
    expect(cards).to_have_count(len(GAMES))
    for i, name in enumerate(GAMES):
        card, counts = cards.nth(i), family(name).player_counts
        expect(card).to_contain_text(person.t(f"game-{name}.summary"))
        players = (
            person.t("players-count", count=counts[0])
            if len(counts) == 1
            else person.t("home-players", least=counts[0], most=counts[-1])
        )
        expect(card.get_by_role("listitem")).to_have_count(3)
        expect(card).to_contain_text(players)
        picture = card.locator("img")
        picture.scroll_into_view_if_needed()
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 720
        # No label of a button breaks into two lines.
        for button in card.locator(".home-actions .button").all():
            assert button.evaluate(
                "one => one.scrollWidth <= one.clientWidth && one.clientHeight < 50"
            )
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.barriers()


def test_my_games_come_first_with_the_turn_then_the_result_the_replay_and_the_report(
    visit: Visit,
) -> None:
    person = visit("fr").choose(board="plan", name="Ada").play_now("doce:standard")
    person.turn_comes()
    table = person.table
    person.goto()
    mine = person.page.locator(f'[data-table="{table}"]')
    expect(mine).to_contain_text(person.t("games-your-turn"))
    expect(mine).to_contain_text(person.t("games-against", who=person.t("seat-bot", level=2)))
    first = person.page.locator("main h2").first
    expect(first).to_have_text(person.t("home-resume"))
    person.barriers()
    mine.get_by_role("link").click()
    person.turn_comes()
    person.resign()
    person.goto()
    won = person.t("ending-won", who=person.t("seat-bot", level=2))
    expect(mine).to_contain_text(won)
    mine.get_by_role("link", name=person.t("ending-replay")).click()
    expect(person.board).to_be_attached()
    expect(person.page).to_have_url(re.compile(r"/move/0$"))
    person.goto()
    mine.get_by_role("link", name=person.t("panel-report")).click()
    expect(person.tab("panel-report")).to_have_attribute("aria-selected", "true")
    person.sees("report-estimate")


def test_a_game_at_the_server_says_whose_turn_it_is(visit: Visit, server: Server) -> None:
    (one, mine), (other, theirs) = link(), link()
    table = server.open([mine, theirs], "dockers:standard")
    ada = visit("it").choose(board="plan", name="Ada").at_table(table, one).sit_down()
    bo = visit("en").choose(board="plan", name="Bo").at_table(table, other).sit_down()
    bo.board.wait_for(state="attached")
    ada.board.wait_for(state="attached")
    turn = re.search(r"turn:(\d)", ada.position)
    assert turn
    ada.goto()
    row = ada.page.locator(f'[data-table="{table}"]')
    expect(row).to_contain_text(ada.t("games-against", who="Bo"))
    said = ada.t("games-your-turn") if turn[1] == "0" else ada.t("games-turn", who="Bo")
    expect(row).to_contain_text(said)


def test_analyses_that_are_kept_are_found_again(visit: Visit) -> None:
    person = visit("fr", PHONE).choose(board="plan").goto()
    person.link("home-analysis-start").tap()
    expect(person.page).to_have_title(re.compile(f"^{person.t('analysis-title')}"))
    expect(person.page.locator("main")).to_be_focused()
    person.page.get_by_label(person.t("analysis-game")).select_option("doce:standard")
    person.button("analysis-open").tap()
    person.board.wait_for()
    person.tab("study-tab-share").tap()
    person.button("study-keep").tap()
    person.sees("study-kept")
    person.goto()
    kept = person.page.locator("[data-analysis]")
    expect(kept).to_contain_text(person.t("game-doce"))
    person.barriers()
    kept.get_by_role("link").tap()
    person.board.wait_for()


@pytest.mark.parametrize(
    ("language", "own"), [("fr", "docker:fr"), ("de", "docker:en"), ("it", "docker:it")]
)
def test_quick_pairing_begins_with_the_edition_of_the_reader_and_offers_all(
    visit: Visit, language: str, own: str
) -> None:
    person = visit(language).goto()
    choice = person.page.get_by_role("combobox", name=person.t("pair-game"), exact=True)
    expect(choice).to_have_value(own)
    offered = choice.locator("option").evaluate_all("all => all.map((one) => one.value)")
    editions = [f"{name}:{edition}" for name in GAMES for edition in family(name).editions]
    assert sorted(offered) == sorted(editions)
    choice.select_option("docker:omba")
    expect(choice).to_have_value("docker:omba")
