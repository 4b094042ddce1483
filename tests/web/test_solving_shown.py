"""A server that solves a game says so on the analysis board."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from quayside import load
from tests.server.helpers import GENEROUS, Server
from tests.server.test_solving import Solver
from tests.web.browser import require_pages
from tests.web.conftest import Visit
from tests.web.test_analysis_board import analyse_position


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without solutions that begins to solve after a moment."""
    require_pages()
    data = tmp_path_factory.mktemp("solving")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUAYSIDE_DATA", str(data))
        with Solver(data, [*GENEROUS, "solve_after_seconds=0.5"]) as running:
            yield running


def test_the_board_says_how_far_the_server_is(visit: Visit, server: Server) -> None:
    end = time.monotonic() + 120
    while '"solving"' not in server.logged:
        assert time.monotonic() < end, server.logged
        time.sleep(0.1)
    state = load("docker:fr", 2).start().roll(4)
    person = analyse_position(visit("en").choose(board="plan"), state)
    engine = person.page.locator(".engine")
    expect(engine).to_have_attribute("data-kind", "estimate")
    said = person.t("study-solving", percent=7).replace("7", r"\d+")
    expect(engine).to_contain_text(re.compile(said.replace(".", r"\.")))
