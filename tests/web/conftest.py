"""Browsers and servers. Both live as long as a module: while Playwright runs, a process has an
event loop, and tests of other modules want one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.helpers import Server
from tests.web.browser import CAFE, executable, launch, require_pages
from tests.web.person import DESKTOP, Person

Visit = Callable[..., Person]
by_another_name = pytest.mark.parametrize("host", [CAFE], ids=["over plain HTTP by another name"])
"""For tests of what a browser might refuse where it has no secure context."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_pages()
    with Server(tmp_path_factory.mktemp("web"), names=(CAFE,)) as running:
        yield running


@pytest.fixture(scope="module")
def driver() -> Iterator[Playwright]:
    executable()
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(driver: Playwright) -> Iterator[Browser]:
    started = launch(driver)
    yield started
    started.close()


@pytest.fixture(scope="module")
def flat_browser(driver: Playwright) -> Iterator[Browser]:
    """A browser that cannot draw in space."""
    started = launch(driver, webgl=False)
    yield started
    started.close()


@pytest.fixture
def host() -> str:
    """The name under which people reach the server; `by_another_name` takes another."""
    return "localhost"


@pytest.fixture
def visit(server: Server, host: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Give a function that brings a new person with a browser context of their own. What a page
    writes to the console as an error fails the test."""
    people: list[Person] = []

    def come(
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        *,
        calm: bool = True,
        dark: bool = False,
        webgl: bool = True,
        workers: bool = False,
    ) -> Person:
        chromium: Browser = request.getfixturevalue("browser" if webgl else "flat_browser")
        context = chromium.new_context(
            locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "it": "it-IT"}[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 600,
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme="dark" if dark else "light",
            service_workers="allow" if workers else "block",
            accept_downloads=True,
        )
        person = Person(context, f"http://{host}:{server.port}", language)
        people.append(person)
        return person

    yield come
    complaints = [line for person in people for line in person.complaints()]
    for person in people:
        person.context.close()
    assert not complaints, "\n".join(complaints)
