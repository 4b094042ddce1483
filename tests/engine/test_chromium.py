"""The engine in a real browser: fetched, compiled, and searching in a Web Worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

import quayside
from quayside.games import BUILT_IN
from tests.engine.decisions import setup_of
from tests.engine.pages import build_page, open_page
from tests.engine.test_engine import write
from tools import analyses


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


def rounded(value: Any) -> Any:
    """Return a result with its numbers to nine digits, and reasons without sentences."""
    if isinstance(value, float):
        return round(value, 9)
    if isinstance(value, list):
        return [rounded(item) for item in value]
    if isinstance(value, dict):
        shown = value.keys() - ({"text"} if "args" in value else set())
        return {key: rounded(value[key]) for key in shown}
    return value


@pytest.mark.parametrize("name", BUILT_IN)
def test_analyses_in_workers_are_those_of_python(page: Page, name: str) -> None:
    known = json.loads(analyses.PATH.read_text(encoding="utf-8"))[name]
    many = known["simulations"]
    for result in known["analyses"]:
        told = page.evaluate("given => analysis.analysed(...given)", [result["position"], many])
        assert rounded(told) == rounded(result)
    told = page.evaluate("given => analysis.reported(...given)", [known["record"], many])
    assert rounded(told) == rounded(known["report"])


def test_a_solution_that_comes_with_the_page_is_exact(page: Page) -> None:
    known = json.loads(analyses.PATH.read_text(encoding="utf-8"))
    solved = [found["exact"] for found in known.values() if found["exact"]]
    assert solved
    for exact in solved:
        for result in exact["analyses"]:
            told = page.evaluate("position => analysis.analysed(position)", result["position"])
            assert rounded(told) == rounded(result)
        told = page.evaluate("record => analysis.reported(record)", exact["record"])
        assert rounded(told) == rounded(exact["report"])


def test_a_report_can_be_cancelled(page: Page) -> None:
    known = json.loads(analyses.PATH.read_text(encoding="utf-8"))[BUILT_IN[0]]
    assert page.evaluate("record => analysis.cancelled(record)", known["record"]) == "AbortError"
