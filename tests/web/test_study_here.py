"""Hints and reports: found on the device, exact where the game is solved, and by the server only
where the rules are not on the device."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from quayside import load
from quayside.games.docker.solution import solve
from tests.server.helpers import Server
from tests.web.browser import require_pages
from tests.web.conftest import Visit
from tests.web.opening import against_bot
from tests.web.person import Person, State

SOLVED = {"revisit": "start"}
"""The options of a game whose solution is not a file of the page."""
HELP = {"hints": True, "chances": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the solution of a small game."""
    require_pages()
    data = tmp_path_factory.mktemp("study")
    game = load("docker:en", 2, **SOLVED)
    solve(game, folder=data / "tables", tolerance=1e-4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUAYSIDE_DATA", str(data))
        with Server(data) as running:
            # The first answer takes as long as opening the solution does; pages do not wait for it.
            running.http("POST", "/api/v2/values", {"positions": [str(game.start())]})
            yield running


def asked_by(person: Person) -> list[str]:
    """Return a list that fills with the addresses of what a page asks the server."""
    found: list[str] = []
    person.page.on("request", lambda request: found.append(request.url))
    return found


def of(urls: list[str], path: str) -> list[str]:
    return [url for url in urls if re.search(rf"/api/v2/{path}\b", url)]


def hint_of(person: Person) -> Locator:
    text = re.escape(person.t("table-hint-best", move="@", chance="#")).replace(r"\#", "#")
    pattern = text.replace("@", ".+").replace("#", r".+%")
    return person.page.get_by_role("status").filter(has_text=re.compile(pattern))


def decides(state: State) -> bool:
    """Return whether a whole turn is to be decided."""
    begun = state["picked"] or state["staged"]
    return bool(state["due"] == "move" and len(set(state.free)) > 1 and not begun)


def decide(person: Person, after: int = 0) -> int:
    """Play until there is something to decide after so many moves; return how many there are."""
    state = person.play(person.click_plan, lambda now: now["entries"] > after and decides(now))
    return int(state["entries"])


def sees_hint_with_reasons(person: Person) -> str:
    """Play until a hint has reasons, and return it. Of many moves there is nothing to say: a short
    game may end before."""
    hint, played = hint_of(person), 0
    reasons = hint.get_by_role("listitem")
    while not reasons.count():
        played = decide(person, played)
        if person.state()["over"]:
            person.button("ending-rematch").click()
            person.until(lambda state: not state["over"], "no rematch")
            played = 0
            continue
        person.ask_hint()
        expect(hint).to_be_visible()
    said = reasons.all_inner_texts()
    assert all(said), said
    return hint.inner_text()


def sees_report(person: Person, kind: str) -> None:
    person.tab("panel-report").click()
    report = person.page.get_by_role("tabpanel")
    expect(report.get_by_text(person.t(f"report-{kind}"))).to_be_visible()
    # Who has resigned before the first decision has no accuracy.
    sentences = report.locator(".report-summary p")
    expect(sentences.nth(1)).to_be_visible()
    assert sentences.count() <= 3
    seats = report.get_by_role("table", name=person.t("report-seats"))
    expect(seats.get_by_role("row")).to_have_count(3)
    # The chart is a slider through the game: the board goes along.
    chart = report.get_by_role("slider", name=person.t("report-chart"))
    last = int(chart.get_attribute("aria-valuemax") or 0)
    end = person.position
    chart.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    assert person.position != end
    chart.press("End")
    expect(chart).to_have_attribute("aria-valuenow", str(last))
    person.shows(end)


@pytest.mark.parametrize(
    ("game", "language", "kind"),
    [
        ("docker:en", "fr", "exact"),
        ("dockers:standard", "it", "estimate"),
        ("doce:standard", "de", "estimate"),
    ],
)
def test_a_hint_with_reasons_and_a_report_come_from_the_device(
    visit: Visit, server: Server, game: str, language: str, kind: str
) -> None:
    """The solution of `docker:en` is a file of the page."""
    table, key = against_bot(server, game, aids=HELP)
    person = visit(language).choose(board="plan")
    asked = asked_by(person)
    person.at_table(table, key).sit_down()
    assert ("±" in sees_hint_with_reasons(person)) == (kind == "estimate")
    person.barriers()
    person.resign()
    sees_report(person, kind)
    assert not of(asked, "studies")
    assert bool(of(asked, "values")) == (kind == "estimate")
    assert any(".table" in url for url in asked) == (kind == "exact")


def test_exact_values_come_from_a_server_that_has_them(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:en", options=SOLVED, aids=HELP)
    person = visit("en").choose(board="plan")
    asked = asked_by(person)
    person.at_table(table, key).sit_down()
    decide(person)
    person.ask_hint()
    expect(hint_of(person)).to_be_visible()
    assert "±" not in hint_of(person).inner_text()
    person.resign()
    sees_report(person, "exact")
    assert 2 <= len(of(asked, "values")) <= 6
    assert not of(asked, "studies")


def test_a_server_that_does_not_answer_is_not_waited_for(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:en", options=SOLVED, aids=HELP)
    person = visit("en").choose(board="plan").at_table(table, key).sit_down()
    decide(person)
    asked = asked_by(person)
    person.page.route("**/api/v2/values", lambda _: None)
    person.ask_hint()
    expect(hint_of(person)).to_be_visible()
    assert "±" in hint_of(person).inner_text()
    assert of(asked, "values")


def test_a_browser_without_web_assembly_asks_the_server(visit: Visit, server: Server) -> None:
    table, key = against_bot(server, "docker:fr", aids=HELP)
    person = visit("en").choose(board="plan")
    person.context.add_init_script("delete globalThis.WebAssembly")
    asked = asked_by(person)
    person.at_table(table, key).sit_down()
    decide(person)
    person.ask_hint()
    expect(hint_of(person)).to_be_visible()
    person.resign()
    sees_report(person, "estimate")
    assert of(asked, "studies")
    assert not of(asked, "values")
