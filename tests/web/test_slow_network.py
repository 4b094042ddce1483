"""The page reacts at once whatever the network does: its own engine knows the rules."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.web.browser import require_pages
from tests.web.conftest import Visit
from tests.web.opening import link
from tests.web.person import Person
from tests.web.reaction import Watched, steps_of
from tests.web.slow_line import DELAY, SlowLine


@pytest.fixture(scope="module")
def line() -> Iterator[SlowLine]:
    with SlowLine() as slow:
        yield slow


@pytest.fixture(scope="module")
def server(line: SlowLine, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_pages()
    data = tmp_path_factory.mktemp("slow")
    with Server(data, names=(f"localhost:{line.port}",)) as running:
        line.server_port = running.port
        yield running


def take_turn(watched: Watched, server: Server, table: str) -> None:
    """Go through a turn: nothing is asked of the server before the turn is whole, and even then the
    board shows it before anything has come back."""
    person = watched.person
    requests: list[str] = []
    person.page.on("request", lambda request: requests.append(request.url))
    for step in steps_of(server, table):
        position = person.position
        if step.what == "preview":
            reaction = watched.hover(step.token)
        else:
            reaction = watched.click(step.token)
        # The heartbeat comes when it comes.
        net = [said for said in reaction.net if said != "heard head"]
        assert net == (["sent act"] if step.what == "play" else []), step
        if step.what in ("stage", "play"):
            assert person.position != position, "what was chosen is shown"
    # The browser fetches the icon when it likes.
    assert [url for url in requests if not url.endswith("/icon.svg")] == []


def roll(person: Person) -> None:
    if person.turn_comes()["due"] == "roll":
        person.page.keyboard.press("r")
        person.until(lambda now: now["due"] == "move", "not rolled")


@pytest.mark.parametrize("game", ["docker:fr", "dockers:standard", "doce:standard"])
def test_choosing_previewing_and_staging_ask_nobody(
    visit: Visit, server: Server, line: SlowLine, game: str
) -> None:
    key, seat = link()
    table = server.open([seat, seat], game)
    person = visit("en").choose(board="space", quality="light")
    person.base = f"http://localhost:{line.port}"
    watched = Watched(person)
    person.at_table(table, key)
    began = time.monotonic()
    for _ in range(2):
        person.sit_down()
    expect(person.page.locator("[data-view=space] canvas")).to_be_visible()
    assert time.monotonic() - began >= DELAY, "the line is slow"
    roll(person)
    take_turn(watched, server, table)
    person.page.keyboard.press("u")
    person.until(lambda now: now["staged"] == 0, "neither sent nor taken back")
    person.plan()
    roll(person)
    take_turn(watched, server, table)
