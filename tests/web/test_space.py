"""Whole games against a bot by clicking the board in space."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import DESKTOP, PHONE


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP)], ids=["desktop"])
def test_a_game_of_docker_to_its_end(visit: Visit, language: str, size: tuple[int, int]) -> None:
    person = visit(language, size).play_now("docker:fr")
    person.page.locator("[data-view=space] canvas").wait_for()
    person.play(person.click_board)
    expect(person.button("ending-rematch")).to_be_visible()
