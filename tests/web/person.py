"""A person at a browser: reads what is written, clicks the board, or uses the keys only."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Literal, cast

from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

from quayside import texts
from tests.web.axe import violations

SECOND = 1000.0
PATIENCE = 60 * SECOND
"""How long to wait for anything: machines that build and test at once are slow."""
expect.set_options(timeout=PATIENCE)
DESKTOP = (1280, 800)
PHONE = (390, 844)
SIDE = (844, 390)
"""A phone on its side."""

_OUTSIDE = """() => [...document.querySelectorAll('main button, main p, main li, main h2')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest('.hidden, .skip, .plan-sheet, .board-tools'))
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    const isCut = one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0;
    return left < -1 || right > innerWidth + 1 || isCut;
  })
  .map((one) => one.outerHTML.slice(0, 120))"""
_STATE = """(replay) => {
  const cells = [...document.querySelectorAll('[data-token]')];
  const main = document.querySelector('main');
  const due = document.querySelector('[data-due]');
  return {
    held: document.querySelector('.go-on') !== null,
    over: [...document.querySelectorAll('main button')].some((one) => one.textContent === replay),
    due: due ? due.dataset.due : '',
    next: cells.filter((one) => one.dataset.next === 'true' && one.dataset.token !== 'the die')
      .map((one) => one.dataset.token),
    picked: cells.filter((one) => one.dataset.picked === 'true').map((one) => one.dataset.token),
    position: document.querySelector('[data-position]')?.dataset.position ?? '',
    entries: document.querySelectorAll('main ol > li').length,
    staged: Number(document.querySelector('[data-staged]')?.dataset.staged ?? 0),
    busy: [...document.querySelectorAll('[data-due] button')].some((one) => one.disabled),
    text: due ? due.textContent : '',
    link: main?.querySelector('[data-link]')?.dataset.link ?? '',
  };
}"""
_AWAY = """(token) => {
  const at = (cell) => [cell.parentElement.ariaRowIndex, cell.ariaColIndex].map(Number);
  const from = document.activeElement;
  const grid = from.closest('[role=grid]');
  if (grid === null) return null;
  const [row, column] = at(grid.querySelector(`[role=gridcell][data-token="${token}"]`));
  const [r, c] = at(from);
  return { down: row - r, right: column - c };
}"""
_STILL = """() => new Promise((done) => {
  // A slow picture delays the next turn to draw: quiet means several turns that drew nothing.
  let [frames, since, turns] = [window.quaysideFrames, performance.now(), 0];
  const look = () => {
    turns += 1;
    if (window.quaysideFrames !== frames) {
      [frames, since, turns] = [window.quaysideFrames, performance.now(), 0];
    }
    if (turns > 3 && performance.now() - since > 400) done(true);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


_QUICK = {"pace": "quick"}

Scheme = Literal["light", "dark"]


class State(dict[str, Any]):
    """What the page says about the game at a moment."""

    @property
    def free(self) -> list[str]:
        """The tokens that may be picked now."""
        return cast("list[str]", self["next"])


class Person:
    """A page, the language it is read in, and what went wrong on it."""

    def __init__(self, context: BrowserContext, base: str, language: str) -> None:
        self.context, self.base, self.language = context, base, language
        self.problems: list[str] = []
        self.allowed: list[str] = []
        self.sockets: list[WebSocketRoute] = []
        self.cut_off = False
        self.choose()
        self.page = self._watch(context.new_page())
        context.on("page", self._watch_too)

    def _watch(self, page: Page) -> Page:
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on(
            "console",
            lambda message: (
                self.problems.append(f"console: {message.text} {message.location}")
                if message.type == "error"
                else None
            ),
        )
        return page

    def _watch_too(self, page: Page) -> None:
        self._watch(page)

    def complaints(self) -> list[str]:
        """What went wrong, apart from what a test has brought about itself."""
        return [one for one in self.problems if not any(re.search(p, one) for p in self.allowed)]

    # Reading -------------------------------------------------------------------------------------

    def t(self, name: str, /, **args: str | int | float) -> str:
        return texts.text(self.language, name, **args)

    def game(self, game: str) -> str:
        """The name of a game as tiles have it."""
        family, _, edition = game.partition(":")
        return self.t("edition-docker-omba" if edition == "omba" else f"game-{family}")

    def button(self, name: str, /, **args: str | int | float) -> Locator:
        return self.page.get_by_role("button", name=self.t(name, **args), exact=True)

    def link(self, name: str, /, **args: str | int | float) -> Locator:
        return self.page.get_by_role("link", name=self.t(name, **args), exact=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=self.t(name), exact=True)

    def sees(self, name: str, /, **args: str | int | float) -> None:
        """Wait until a text stands on the page."""
        expect(self.page.get_by_text(self.t(name, **args)).first).to_be_visible(timeout=PATIENCE)

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-position]")

    @property
    def position(self) -> str:
        return self.board.get_attribute("data-position") or ""

    def ask_hint(self) -> None:
        """Ask for a hint and go on from the nudge to the move."""
        self.button("table-hint").click()
        self.button("hint-show").click()

    def state(self) -> State:
        return State(self.page.evaluate(_STATE, self.t("ending-replay")))

    def until(self, done: Callable[[State], bool], what: str) -> State:
        """Wait until the page is so."""
        for _ in range(int(PATIENCE / 40)):
            state = self.state()
            if done(state):
                return state
            if state["held"]:
                # A finished round has been looked at.
                self.page.evaluate("() => document.querySelector('.go-on')?.click()")
            self.page.wait_for_timeout(40)
        raise AssertionError(f"{what}; the page has {self.state()}")

    def shows(self, position: str) -> None:
        """Wait until the board shows a position."""
        self.until(lambda state: bool(state["position"] == position), f"not {position}")

    def barriers(self) -> None:
        """Fail for anything that axe objects to, by day and by night."""
        html = self.page.locator("html")
        found = violations(self.page)
        schemes: tuple[Scheme, Scheme] = ("dark", "light")
        if html.get_attribute("data-theme") == "dark":
            schemes = ("light", "dark")
        self.page.emulate_media(color_scheme=schemes[0])
        expect(html).to_have_attribute("data-theme", schemes[0])
        # All that colours can change is contrast.
        found += violations(self.page, ["color-contrast"])
        self.page.emulate_media(color_scheme=schemes[1])
        expect(html).to_have_attribute("data-theme", schemes[1])
        assert not found, "\n".join([self.page.url, *found])

    def outside(self) -> list[str]:
        """Return what the window or its own box cuts off."""
        found: list[str] = self.page.evaluate(_OUTSIDE)
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        return [*found, f"the page is {wide} pixels too wide"] if wide > 0 else found

    def other_theme(self) -> None:
        """Press the button for light or dark colours, whichever is there."""
        html = self.page.locator("html")
        dark = html.get_attribute("data-theme") == "dark"
        self.button("settings-to-light" if dark else "settings-to-dark").click()
        expect(html).to_have_attribute("data-theme", "light" if dark else "dark")

    # Going about ---------------------------------------------------------------------------------

    def choose(self, **settings: object) -> Person:
        """Come with settings from an earlier visit. Others' moves are shown quickly."""
        chosen = json.dumps(json.dumps({**_QUICK, **settings}))
        self.context.add_init_script(
            "location.protocol.startsWith('http') &&"
            f" [null, {json.dumps(json.dumps(_QUICK))}].includes("
            "localStorage.getItem('quayside.settings')) &&"
            f" localStorage.setItem('quayside.settings', {chosen})"
        )
        return self

    def goto(self, path: str = "/") -> Person:
        self.page.goto(self.base + path)
        return self.arrive()

    def arrive(self) -> Person:
        """Wait until the page is there."""
        self.page.locator("main:not([aria-busy])").wait_for()
        return self

    def sit_down(self) -> Person:
        """Take the seat that waits for this person."""
        self.button("waiting-sit").first.click()
        return self

    def play_now(self, game: str) -> Person:
        """Begin against a bot with one click."""
        self.goto()
        self.button("home-play-now-game", game=self.game(game)).click()
        self.board.wait_for(state="attached")
        return self

    def at_table(self, table: str, key: str = "") -> Person:
        return self.goto(f"/t/{table}" + (f"#{key}" if key else ""))

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        found = re.search(r"/t/([\w-]{22})", self.page.url)
        assert found, self.page.url
        return found[1]

    def resign(self) -> None:
        """Give up, and see that it is told."""
        self.tab("panel-moves").click()
        gone = self.page.get_by_role("tabpanel").get_by_text(self.t("moves-gone-resign"))
        before = gone.count()
        self.tab("panel-table").click()
        self.button("table-resign").click()
        self.button("table-resign-sure").click()
        self.tab("panel-moves").click()
        expect(gone).to_have_count(before + 1)

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
        return self.until(lambda now: now["over"] or self._here(now), "the turn did not come")

    def may_act(self) -> bool:
        """Whether somebody at this page can act now."""
        return self._here(self.state())

    def _here(self, state: State) -> bool:
        if state["busy"] or state["over"]:
            return False
        if state["due"] == "move":
            return bool(state.free or self.pressable(state))
        return bool(state["due"] == "roll")

    def on_a_bad_line(self) -> Person:
        """Let the page's connections be cut later."""

        def connect(socket: WebSocketRoute) -> None:
            if self.cut_off:
                socket.close()
            else:
                socket.connect_to_server()
                self.sockets.append(socket)

        self.page.route_web_socket("**/api/v2/socket", connect)
        return self

    def cut(self) -> None:
        """Cut the connection; new ones fail until `mend`."""
        self.cut_off = True
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def mend(self) -> None:
        self.cut_off = False

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

    def key(self, token: str) -> bool:
        """Pick a token with keys alone, as far as the board is walked through."""
        letters = {"hand": "h", "blocker": "b", "leave": "l", "@": "p"}
        if token in letters:
            self.focus_board()
            self.page.keyboard.press(letters[token])
        elif token in ("N", "E", "S", "W") or token.isdigit():
            self.focus_board()
            self.page.keyboard.press(token.lower())
        else:
            self.walk_to(token)
            self.page.keyboard.press("Enter")
        return True

    def focus_board(self) -> None:
        """Go on with Tab until the focus is on the board."""
        for _ in range(60):
            if self.page.evaluate("() => document.activeElement.closest('[data-board]') !== null"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead to the board")

    def walk_to(self, token: str) -> None:
        """Go to a cell of the board with the arrow keys; a board that is drawn anew meanwhile is
        looked for again."""
        for _ in range(400):
            step = self.page.evaluate(_AWAY, token)
            if step is None:
                self.page.keyboard.press("Tab")
            elif step["down"] or step["right"]:
                self._walk(token, step)
            else:
                return
        raise AssertionError(f"neither Tab nor arrows lead to {token}")

    def _walk(self, token: str, step: dict[str, int]) -> None:
        down, right = step["down"], step["right"]
        arrow = (
            ("ArrowDown" if down > 0 else "ArrowUp")
            if down
            else ("ArrowRight" if right > 0 else "ArrowLeft")
        )
        self.page.keyboard.press(arrow)
        for _ in range(40):
            if self.page.evaluate(_AWAY, token) != step:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{arrow} leads nowhere on the way to {token}")

    def tab_to(self, found: Locator) -> None:
        """Go on with Tab until something has the focus."""
        found.wait_for()
        for _ in range(80):
            if found.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {found}")

    def act(
        self, rng: random.Random, pick: Callable[[str], bool], before: State | None = None
    ) -> State:
        """Roll, pick what can be picked, or press what there is to be pressed: one step."""
        state = before or self.turn_comes()
        if state["over"]:
            return state
        if state["due"] == "roll":
            self._roll(pick)
        elif name := self.pressable(state):
            self._press(name, "x" if name == "table-send-turn" else None, keys=pick == self.key)
        else:
            self._pick(rng, pick, state)
            # A click on the board in space while something still moves there only ends that.
            if pick == self.click_board and not self.changes_soon(state):
                self._pick(rng, pick, state)
        return self.changed(state)

    def changes_soon(self, before: State) -> bool:
        """Return whether the page says something else about the game within some seconds."""
        for _ in range(100):
            if self.state() != before:
                return True
            self.page.wait_for_timeout(100)
        return False

    def _roll(self, pick: Callable[[str], bool]) -> None:
        """Throw the die: the one on the board in space, if it can be seen, or by the button."""
        die = self.where("die") if pick == self.click_board else None
        if die is None:
            self._press("table-roll", "r", keys=pick == self.key)
        else:
            self.page.mouse.click(die["x"], die["y"])

    def _press(self, name: str, key: str | None, *, keys: bool) -> None:
        """Press a button: with the mouse, by its key, or by going there."""
        if not keys:
            self.page.locator("[data-due]").get_by_role("button", name=self.t(name)).click()
        elif key:
            self.page.keyboard.press(key)
        else:
            self.tab_to(self.button(name))
            self.page.keyboard.press("Enter")

    def _pick(self, rng: random.Random, pick: Callable[[str], bool], state: State) -> None:
        tokens = sorted(set(state.free))
        assert tokens, f"nothing to pick: {state}"
        rng.shuffle(tokens)
        for token in tokens:
            if pick(token):
                return
        raise AssertionError(f"none of {tokens} can be reached on the board")

    def pressable(self, state: State) -> str | None:
        """The button that is all there is to do, if any."""
        names = ("table-send-turn", "table-go-out", "table-pass")
        return next((name for name in names if self.t(name) in state["text"]), None)

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
