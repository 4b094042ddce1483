"""The engine in a real browser: fetched, compiled, and searching in a Web Worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

import quayside
from quayside.games import BUILT_IN
from tests.engine.decisions import setup_of
from tests.engine.pages import build_page, open_page
from tests.engine.test_engine import write


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("engine")
    build_page(folder)
    write(folder, 300, 6, 2, seed=2)
    with open_page(folder) as page:
        yield page


@pytest.mark.parametrize("name", BUILT_IN)
def test_chromium_says_the_same_as_python(page: Page, name: str) -> None:
    wrong = page.evaluate(f"engine.positions('{name}', '{name}.positions')")
    assert wrong == []
    assert page.evaluate(f"engine.decisions('{name}.searches', '{name}.moves')") == [0, 0]


def test_a_search_in_the_worker_can_be_stopped(page: Page) -> None:
    game = quayside.load(BUILT_IN[-1])
    task = {"game": setup_of(game), "row": game.start().row.tolist()}
    done = page.evaluate("task => engine.stopped(task.game, task.row, 100000)", task)
    assert 0 < done < 100_000
