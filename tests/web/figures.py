"""Figures of the web app: sizes of what is fetched, and times by the browser's own clock.

`python -m tests.web.figures` prints them, and docs/web-code.md has them. Tests check the sizes, not
the times.
"""

from __future__ import annotations

import re
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.helpers import Server
from tests.web.browser import PAGES, launch, require_pages
from tests.web.opening import link
from tests.web.person import Person
from tests.web.reaction import Watched, steps_of
from tests.web.slow_line import SlowLine

FIRST_LIMIT = 110_000
SPACE_LIMIT = 300_000
"""Bytes, compressed: all that the home page needs, and what drawing in space adds."""
ROUNDS = 15
TURNS = 5
PRACTICE = ("learn/docker/exact", "learn/dockers/colour", "puzzles/doce/1")
"""Pages of lessons and puzzles that are timed."""
A_MOMENT = 500
"""Milliseconds that people take from picking a square to picking a face, at least."""


def first_chunk() -> int:
    """Return the compressed size of the scripts and styles that every visit begins with, with the
    largest of the four languages."""
    page = (PAGES / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r"assets/[\w.-]+\.(?:js|css)", page))
    spoken = (PAGES / "assets").glob("[a-z][a-z]-*.js.gz")
    words = max(path.stat().st_size for path in spoken if "-rules-" not in path.name)
    return words + sum((PAGES / f"{name}.gz").stat().st_size for name in named)


def space_chunk() -> int:
    """Return the compressed size of what is fetched to draw in space, beyond what every visit
    begins with: the library, what all boards share, and the scene of the largest game."""
    assets = PAGES / "assets"

    def needed(*patterns: str) -> set[str]:
        """Return scripts and all that they import at once."""
        todo = [path.name for pattern in patterns for path in assets.glob(pattern)]
        assert todo, f"the board in space has chunks of its own: {patterns}"
        found: set[str] = set()
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                text = (assets / name).read_text(encoding="utf-8")
                todo += re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)
        return found

    begun = needed("index-*.js")
    scenes = [needed("Board3D-*.js", path.name) - begun for path in assets.glob("space-*.js")]
    return max(sum((assets / f"{name}.gz").stat().st_size for name in each) for each in scenes)


_WATCH = """() => {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('main button')) return;
    performance.mark('quayside-ready');
    watcher.disconnect();
  }).observe(document, { childList: true, subtree: true });
}"""
_WATCH_BOARD = """() => {
  new MutationObserver((_, watcher) => {
    const isDrawn = document.querySelector('[data-view=plan]') || window.quaysideProbe;
    if (!document.querySelector('[data-board] [data-next=true]') || !isDrawn) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('quayside-ready')));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""
_READY = "() => performance.getEntriesByName('quayside-ready')[0]?.startTime ?? 0"
_ANSWER = """() => new Promise((done) => {
  let began = 0;
  const press = () => { began = performance.now(); };
  addEventListener('pointerdown', press, { once: true, capture: true });
  new MutationObserver((_, watcher) => {
    watcher.disconnect();
    // After the next picture: it shows what the page has just been told.
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  }).observe(document.querySelector('[data-position]'), { attributeFilter: ['data-position'] });
})"""


def interactive(browser: Browser, base: str) -> list[float]:
    """Return milliseconds from asking for the home page to its first buttons, cold cache."""
    times = []
    for _ in range(ROUNDS):
        context = browser.new_context(service_workers="block", locale="en-GB")
        context.add_init_script(f"({_WATCH})()")
        page = context.new_page()
        page.goto(base)
        times.append(float(page.wait_for_function(_READY).json_value()))
        context.close()
    return times


def ready(browser: Browser, base: str, path: str, board: str) -> list[float]:
    """Return milliseconds from asking for a page with a board to the first picture of the board
    with pieces that can be picked, cold cache."""
    times = []
    for _ in range(ROUNDS):
        context = browser.new_context(
            service_workers="block", locale="en-GB", viewport={"width": 1280, "height": 800}
        )
        person = Person(context, base, "en").choose(board=board, quality="light")
        context.add_init_script(f"({_WATCH_BOARD})()")
        person.page.goto(f"{base}/#/{path}")
        times.append(float(person.page.wait_for_function(_READY).json_value()))
        context.close()
    return times


def answered(browser: Browser, base: str, board: str) -> list[float]:
    """Return milliseconds from the click that makes a move to the picture that shows it."""
    context = browser.new_context(
        service_workers="block",
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 800},
    )
    person = Person(context, base, "en").choose(board=board, quality="light")
    person.goto("/open/doce?with=here")
    person.button("open-start").click()
    person.board.wait_for(state="attached")
    times = []
    for _ in range(ROUNDS):
        state = person.turn_comes()
        squares = [token for token in state.free if token != "blocker"]
        (person.click_plan if board == "plan" else person.click_board)(squares[0])
        state = person.until(lambda now: bool(now["picked"]), "not picked")
        face = state.free[0]
        person.page.wait_for_timeout(A_MOMENT)
        if board == "plan":
            point = person.page.locator(f'[data-token="{face}"]').first.bounding_box()
            assert point is not None
            x, y = point["x"] + point["width"] / 2, point["y"] + point["height"] / 2
        else:
            person.still()
            there = person.where(face)
            assert there is not None
            x, y = there["x"], there["y"]
        person.page.evaluate(f"() => {{ window.quaysideTime = ({_ANSWER})() }}")
        person.page.mouse.click(x, y)
        times.append(float(person.page.evaluate("() => window.quaysideTime")))
    context.close()
    return times


def reactions(
    browser: Browser, server: Server, line: SlowLine, board: str
) -> dict[str, list[float]]:
    """Return milliseconds from pointer events at a server behind a slow line to the change of the
    page (plan) or to the request for a frame (space): choosing, previewing, staging, playing."""
    times: dict[str, list[float]] = {}
    for game in ("docker:fr", "dockers:standard", "doce:standard"):
        context = browser.new_context(
            service_workers="block",
            locale="en-GB",
            reduced_motion="reduce",
            viewport={"width": 1280, "height": 800},
        )
        person = Person(context, f"http://localhost:{line.port}", "en")
        watched = Watched(person.choose(board=board, quality="light"))
        key, seat = link()
        table = server.open([seat, seat], game)
        person.at_table(table, key).sit_down().sit_down()
        for _ in range(TURNS):
            if person.turn_comes()["due"] == "roll":
                person.page.keyboard.press("r")
                person.until(lambda now: now["due"] == "move", "not rolled")
            for step in steps_of(server, table):
                act = watched.hover if step.what == "preview" else watched.click
                times.setdefault(step.what, []).append(act(step.token).ms)
            person.page.keyboard.press("u")
            person.until(lambda now: now["staged"] == 0, "neither sent nor taken back")
        context.close()
    return times


def main() -> None:
    require_pages()
    print(f"first chunk, gzipped         {first_chunk() / 1000:.1f} kB (at most 110)")
    print(f"3D chunk, gzipped            {space_chunk() / 1000:.1f} kB (at most 300)")
    with (
        tempfile.TemporaryDirectory() as folder,
        SlowLine() as line,
        Server(Path(folder), names=(f"localhost:{line.port}",)) as server,
        sync_playwright() as playwright,
    ):
        line.server_port = server.port
        browser = launch(playwright)
        base = f"http://localhost:{server.port}"
        _say("interactive, warm server", interactive(browser, base))
        for path in PRACTICE:
            for board in ("plan", "space"):
                _say(f"{path}, {board}", ready(browser, base, path, board))
        _say("move answered, plan", answered(browser, base, "plan"))
        _say("move answered, 3D", answered(browser, base, "space"))
        for board in ("plan", "space"):
            for what, times in reactions(browser, server, line, board).items():
                _say(f"{what} on a slow line, {board}", times)
        browser.close()


def _say(name: str, times: list[float]) -> None:
    print(
        f"{name:32} {statistics.median(times):.0f} ms (median of {len(times)},"
        f" {min(times):.0f} to {max(times):.0f})"
    )


if __name__ == "__main__":
    main()
