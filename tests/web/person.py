"""A person at a browser: reads what is written, clicks the board, or uses the keys only."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, cast

from playwright.sync_api import BrowserContext, Locator, Page, expect

from quayside import texts
from tests.web.axe import violations

SECOND = 1000.0
PATIENCE = 20 * SECOND
"""How long to wait for anything: machines that build and test at once are slow."""
DESKTOP = (1280, 800)
PHONE = (390, 844)

_STATE = """(replay) => {
  const cells = [...document.querySelectorAll('[data-token]')];
  const main = document.querySelector('main');
  const due = document.querySelector('[data-due]');
  return {
    over: [...document.querySelectorAll('main button')].some((one) => one.textContent === replay),
    due: due ? due.dataset.due : '',
    next: cells.filter((one) => one.dataset.next === 'true').map((one) => one.dataset.token),
    picked: cells.filter((one) => one.dataset.picked === 'true').map((one) => one.dataset.token),
    position: document.querySelector('[data-position]')?.dataset.position ?? '',
    entries: document.querySelectorAll('main ol > li').length,
    staged: Number(document.querySelector('[data-staged]')?.dataset.staged ?? 0),
    busy: [...document.querySelectorAll('[data-due] button')].some((one) => one.disabled),
    text: due ? due.textContent : '',
    link: main?.querySelector('[data-link]')?.dataset.link ?? '',
  };
}"""
_STILL = """() => new Promise((done) => {
  let [frames, since] = [window.quaysideFrames, performance.now()];
  const look = () => {
    if (window.quaysideFrames !== frames) [frames, since] = [window.quaysideFrames, performance.now()];
    if (performance.now() - since > 400) done(true); else setTimeout(look, 50);
  };
  look();
})"""  # noqa: E501


class State(dict[str, Any]):
    """What the page says about the game at a moment."""

    @property
    def free(self) -> list[str]:
        """The tokens that may be picked now."""
        return cast("list[str]", self["next"])

    @property
    def mine(self) -> bool:
        """Whether somebody here can act, or the game is over."""
        return bool(self["over"]) or (self["due"] in ("roll", "move") and not self["busy"])


class Person:
    """A page, the language it is read in, and what went wrong on it."""

    def __init__(self, context: BrowserContext, base: str, language: str) -> None:
        self.context, self.base, self.language = context, base, language
        self.problems: list[str] = []
        self.allowed: list[str] = []
        self.page = self._watch(context.new_page())
        context.on("page", lambda page: self._watch(page))

    def _watch(self, page: Page) -> Page:
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on(
            "console",
            lambda message: self.problems.append(f"console: {message.text} {message.location}")
            if message.type == "error"
            else None,
        )
        return page

    def complaints(self) -> list[str]:
        """What went wrong, apart from what a test has brought about itself."""
        return [one for one in self.problems if not any(re.search(p, one) for p in self.allowed)]

    # Reading -------------------------------------------------------------------------------------

    def t(self, name: str, **args: str | int | float) -> str:
        return texts.text(self.language, name, **args)

    def game(self, game: str) -> str:
        """The name of a game as tiles have it."""
        family, _, edition = game.partition(":")
        return self.t("edition-docker-omba" if edition == "omba" else f"game-{family}")

    def button(self, name: str, **args: str | int | float) -> Locator:
        return self.page.get_by_role("button", name=self.t(name, **args), exact=True)

    def link(self, name: str, **args: str | int | float) -> Locator:
        return self.page.get_by_role("link", name=self.t(name, **args), exact=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=self.t(name), exact=True)

    def sees(self, name: str, **args: str | int | float) -> None:
        """Wait until a text stands on the page."""
        expect(self.page.get_by_text(self.t(name, **args)).first).to_be_visible(timeout=PATIENCE)

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-position]")

    @property
    def position(self) -> str:
        return self.board.get_attribute("data-position") or ""

    def state(self) -> State:
        return State(self.page.evaluate(_STATE, self.t("ending-replay")))

    def until(self, done: Callable[[State], bool], what: str) -> State:
        """Wait until the page is so."""
        for _ in range(int(PATIENCE / 40)):
            state = self.state()
            if done(state):
                return state
            self.page.wait_for_timeout(40)
        raise AssertionError(f"{what}; the page has {self.state()}")

    def barriers(self) -> None:
        """Fail for anything that axe objects to, by day and by night."""
        html = self.page.locator("html")
        for theme in (html.get_attribute("data-theme"), None):
            if theme is None:
                self.other_theme()
            found = violations(self.page)
            assert not found, "\n".join([self.page.url, *found])
        self.other_theme()

    def other_theme(self) -> None:
        """Press the button for light or dark colours, whichever is there."""
        html = self.page.locator("html")
        dark = html.get_attribute("data-theme") == "dark"
        # By script, because a dialog may lie over it, and focus shall stay where it is.
        self.button("settings-to-light" if dark else "settings-to-dark").dispatch_event("click")
        expect(html).to_have_attribute("data-theme", "light" if dark else "dark")

    # Going about ---------------------------------------------------------------------------------

    def goto(self, path: str = "/") -> Person:
        self.page.goto(self.base + path)
        self.page.get_by_role("main").wait_for()
        return self

    def play_now(self, game: str) -> Person:
        """Begin against a bot with one click."""
        self.goto()
        self.button("home-play-now-game", game=self.game(game)).click()
        self.board.wait_for(state="attached")
        return self

    def at_table(self, table: str, key: str = "") -> Person:
        self.goto(f"/t/{table}" + (f"#{key}" if key else ""))
        return self

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        found = re.search(r"/t/([\w-]{22})", self.page.url)
        assert found, self.page.url
        return found[1]

    def plan(self) -> Person:
        """Look at the plan from now on."""
        if self.page.locator("[data-view=space]").count():
            self.button("table-plan").click()
        self.page.locator("[data-view=plan]").wait_for()
        self.board.wait_for()
        return self

    def still(self) -> None:
        """Wait until nothing has been drawn for 400 ms."""
        assert self.page.evaluate(_STILL)

    # Playing -------------------------------------------------------------------------------------

    def turn_comes(self) -> State:
        """Wait until somebody at this page has to act, or the game is over."""
        return self.until(lambda state: state.mine, "the turn did not come")

    def changed(self, before: State) -> State:
        """Wait until the page says something else about the game."""
        keys = ("position", "entries", "picked", "staged", "due", "over", "next")
        return self.until(
            lambda state: any(state[key] != before[key] for key in keys), "nothing happened"
        )

    def where(self, token: str) -> dict[str, float] | None:
        """Return a point of the page where a token is frontmost on the board in space."""
        return cast(
            "dict[str, float] | None",
            self.page.evaluate("(token) => window.quaysideProbe?.(token) ?? null", token),
        )

    def click_board(self, token: str) -> bool:
        """Click a token on the board in space, turning the board until it can be seen."""
        for _ in range(4):
            self.page.wait_for_function("() => window.quaysideProbe !== undefined")
            point = self.where(token)
            if point is None and self.page.locator("html[data-calm=false]").count():
                self.still()
                point = self.where(token)
            if point is not None:
                self.page.mouse.click(point["x"], point["y"])
                return True
            self.button("table-turn-right").click()
            self.still()
        return False

    def click_plan(self, token: str) -> bool:
        """Click a token on the plan."""
        self.page.locator(f'[data-token="{token}"]').first.click()
        return True

    def act(
        self, rng: random.Random, pick: Callable[[str], bool], before: State | None = None
    ) -> State:
        """Roll, pick what can be picked, or press what there is to be pressed: one step."""
        state = before or self.turn_comes()
        if state["over"]:
            return state
        if state["due"] == "roll":
            self.button("table-roll").click()
        elif not self._press(state):
            self._pick(rng, pick, state)
        return self.changed(state)

    def _pick(self, rng: random.Random, pick: Callable[[str], bool], state: State) -> None:
        tokens = sorted(set(state.free))
        assert tokens, f"nothing to pick: {state}"
        rng.shuffle(tokens)
        for token in tokens:
            if pick(token):
                return
        raise AssertionError(f"none of {tokens} can be reached on the board")

    def _press(self, state: State) -> bool:
        for name in ("table-send-turn", "table-go-out", "table-pass"):
            button = self.button(name)
            if self.t(name) in state["text"] and button.count():
                button.click()
                return True
        return False

    def play(
        self,
        pick: Callable[[str], bool],
        stop: Callable[[State], bool] = lambda state: False,
        seed: int = 1,
        steps: int = 2000,
    ) -> State:
        """Play until the game is over or `stop` says so."""
        rng = random.Random(seed)
        for _ in range(steps):
            state = self.turn_comes()
            if state["over"] or stop(state):
                return state
            self.act(rng, pick, state)
        raise AssertionError("the game does not end")
