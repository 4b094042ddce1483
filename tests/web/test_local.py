"""Tables on the device: whole games without a server, kept, moved, saved and brought back."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route, WebSocket, expect

from quayside.server.site import write_site
from tests.web.conftest import Visit, by_another_name
from tests.web.person import PHONE, Person, State
from tests.web.static import FileServer

KEPT = """() => new Promise((done) => {
  const opening = indexedDB.open('quayside');
  opening.onsuccess = () => {
    const asked = opening.result.transaction('events').objectStore('events').getAll();
    asked.onsuccess = () => done(asked.result);
  };
})"""


class Silence:
    """A server that sends its pages and answers no other request. It notes what it was asked."""

    def __init__(self, context: BrowserContext) -> None:
        self.asked: list[str] = []
        self.waiting: list[Route] = []
        context.route("**/api/**", lambda route: self.waiting.append(route))
        context.on("request", self._note)
        context.on("page", self._watch)
        for page in context.pages:
            self._watch(page)

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._note_socket)

    def _note(self, request: Request) -> None:
        if "/api/" in request.url:
            self.asked.append(f"{request.method} {request.url.partition('/api/v2')[2]}")

    def _note_socket(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda sent: self.asked.append(f"WS {json.loads(sent)['type']}"))

    def heard_of_no_game(self) -> None:
        """Which games it adds, and who waits for players, is all that a page asks."""
        assert set(self.asked) <= {"GET /games", "GET /lobby", "WS lobby"}, self.asked


def events(person: Person) -> list[dict[str, object]]:
    """Return everything that the device keeps, in the order of tables and events."""
    found: list[dict[str, object]] = person.page.evaluate(KEPT)
    return found


def same_screen(person: Person, family: str, **choices: str) -> Person:
    """Open a table for people at this screen; `choices` are options of selects by label."""
    person.goto(f"/open/{family}?with=here")
    for label, option in choices.items():
        if label == "open_clock":
            person.page.get_by_text(person.t("open-more")).click()
        person.page.get_by_label(person.t(label.replace("_", "-"))).select_option(label=option)
    person.button("open-start").click()
    person.board.wait_for(state="attached")
    return person


def file_of(person: Person, button: str, path: Path) -> Path:
    with person.page.expect_download() as download:
        person.button(button).click()
    download.value.save_as(path)
    return path


def choose_file(person: Person, path: Path) -> None:
    with person.page.expect_file_chooser() as chooser:
        person.button("home-record-open").click()
    chooser.value.set_files(path)


def more_than(entries: int) -> Callable[[State], bool]:
    """Whether the list of moves is longer than this."""
    return lambda state: bool(state["entries"] > entries)


def listed(person: Person) -> int:
    return person.page.locator("[data-table]").count()


@pytest.mark.parametrize("game", ["docker:fr", "doce:standard", "dockers:standard"])
def test_a_whole_game_against_a_bot_asks_the_server_for_nothing(game: str, visit: Visit) -> None:
    """The server is silent from the beginning: neither the home page nor the game waits for it.
    Whole games of the others take long: `make soak` plays them, with the network cut."""
    person = visit("fr").choose(board="plan", name="Ada")
    silence = Silence(person.context)
    person.play_now(game)
    if not game.startswith("docker:"):
        person.play(person.click_plan, more_than(6))
        person.resign()
    else:
        person.play(person.click_plan)
    person.until(lambda state: bool(state["over"]), "not the end")
    person.barriers()
    # The rematch has the seats rotated, and begins at once.
    table = person.table
    person.button("ending-rematch").click()
    person.page.wait_for_url(lambda url: table not in url)
    person.board.wait_for(state="attached")
    expect(person.page.locator(".player[data-seat='1'] .player-called")).to_have_text("Ada")
    person.turn_comes()
    silence.heard_of_no_game()
    person.goto()
    expect(person.page.locator(f"[data-table='{table}']")).to_have_count(1)


@by_another_name
def test_a_game_outlives_the_page_and_two_tabs_stay_in_step(visit: Visit) -> None:
    person = visit("en").choose(board="plan")
    silence = Silence(person.context)
    same_screen(person, "docker")
    person.play(person.click_plan, lambda state: state["entries"] > 6)
    before = person.position
    person.page.reload()
    person.arrive()
    person.shows(before)

    other = Person(person.context, person.base, "en").goto(f"/t/{person.table}")
    other.shows(before)
    for one, two in ((person, other), (other, person)):
        one.play(one.click_plan, more_than(one.state()["entries"] + 2))
        two.shows(one.position)
    numbers = [event["n"] for event in events(person)]
    assert numbers == [*range(1, len(numbers) + 1)]

    # Whoever plays on finds the game on the home page, with whose turn it is.
    person.goto()
    row = person.page.locator(f"[data-table='{other.table}']")
    expect(row).to_contain_text("Docker")
    assert person.page.evaluate("() => isSecureContext") == ("localhost" in person.base)
    expect(person.page.get_by_text(person.t("no-secure"))).to_have_count(
        0 if "localhost" in person.base else 1
    )
    person.barriers()
    row.get_by_role("link").click()
    person.shows(other.position)
    silence.heard_of_no_game()


def test_a_bot_goes_on_where_a_killed_tab_left_it(visit: Visit) -> None:
    person = visit("en").choose(board="plan")
    thinking: list[Route] = []
    person.context.route("**/worker-*.js", lambda route: thinking.append(route))
    person.goto("/open/doce")
    person.page.get_by_label(person.t("open-level", place=person.t("seat-north"))).select_option(
        "8"
    )
    person.page.get_by_label(person.t("open-starter")).select_option(label=person.t("seat-north"))
    person.button("open-start").click()
    person.sees("table-thinking", who=person.t("seat-bot", level=8))
    url = person.page.url
    person.until(lambda _: bool(thinking), "the bot does not think")
    person.page.close()
    person.context.unroute("**/worker-*.js")
    again = Person(person.context, person.base, "en")
    again.page.goto(url)
    again.turn_comes()
    kinds = [event["what"]["kind"] for event in events(again)]  # type: ignore[index]
    assert kinds == ["opened", "sat", "started", "moved"]


def test_all_games_are_saved_cleared_and_brought_back_once(visit: Visit, tmp_path: Path) -> None:
    person = visit("de").choose(board="plan")
    for family in ("doce", "docker"):
        same_screen(person, family)
        person.play(person.click_plan, lambda state: state["entries"] > 2)
    position, url = person.position, f"/t/{person.table}"
    person.goto()
    path = file_of(person, "games-save-all", tmp_path / "games.json")
    before = events(person)

    # Removing asks first.
    for left in (1, 0):
        row = person.page.locator("[data-table]").first
        row.get_by_role("button").click()
        person.button("games-keep").click()
        row.get_by_role("button").click()
        person.button("games-remove-sure").click()
        expect(person.page.locator("[data-table]")).to_have_count(left)
    assert events(person) == []
    person.goto(url)
    person.sees("table-unknown-title")
    person.goto()
    choose_file(person, path)
    person.sees("games-restored", added=2, continued=0, known=0)
    expect(person.page.locator("[data-table]")).to_have_count(2)
    assert events(person) == before
    choose_file(person, path)
    person.sees("games-restored", added=0, continued=0, known=2)
    person.barriers()
    person.goto(url).shows(position)

    # A file in which somebody has changed a roll is refused, and nothing of it is kept.
    games = json.loads(path.read_text())
    moved = next(e for e in games["tables"][1]["events"] if e["what"]["kind"] == "moved")
    moved["what"]["action"] += 1
    path.write_text(json.dumps(games))
    stranger = visit("it", PHONE).goto()
    choose_file(stranger, path)
    expect(stranger.page.get_by_role("alert")).to_contain_text(
        stranger.t("error-client-games-file")
    )
    stranger.barriers()
    assert listed(stranger) == 0


def test_a_game_moves_to_another_device_by_its_link(visit: Visit) -> None:
    person = visit("it", PHONE).choose(board="plan", name="Ada").play_now("docker:fr")
    person.play(person.click_plan, lambda state: state["entries"] > 4)
    person.turn_comes()
    person.tab("panel-table").click()
    person.page.get_by_text(person.t("games-move"), exact=True).click()
    link = person.page.get_by_label(person.t("games-move-link"))
    expect(person.page.get_by_role("img", name=person.t("invite-code"))).to_be_visible()
    person.barriers()
    address = re.sub(r"^https?://[^/]+", person.base, link.input_value())
    other = visit("en").choose(board="plan")
    silence = Silence(other.context)
    other.page.goto(address)
    other.board.wait_for(state="attached")
    other.shows(person.position)
    assert other.table == person.table
    assert events(other) == events(person)
    entries = other.state()["entries"]
    other.play(other.click_plan, lambda state: state["entries"] > entries)
    # The same link again: the game that went on here is not touched.
    position = other.position
    other.page.goto("about:blank")
    other.page.goto(address)
    other.board.wait_for(state="attached")
    other.shows(position)
    silence.heard_of_no_game()
    other.page.goto(address[:-12])
    other.sees("error-client-games-link")


def test_a_record_goes_to_the_terminal_and_back(visit: Visit, tmp_path: Path) -> None:
    person = visit("en").choose(board="plan", name="Ada")
    same_screen(person, "docker", open_starter=person.t("seat-north"))
    person.play(person.click_plan, lambda state: state["entries"] > 6)
    person.resign()
    person.until(lambda state: bool(state["over"]), "not the end")
    person.tab("panel-table").click()
    person.sees("dice-device")
    path = file_of(person, "table-save", tmp_path / "game.txt")
    text = path.read_text()
    assert "\ndice: device\n" in text
    assert f"\ntable: {person.table}\n" in text

    def quayside(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "quayside", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    checked = quayside("check", str(path))
    assert checked.returncode == 0, checked.stderr
    verified = quayside("verify", str(path))
    assert verified.returncode != 0
    assert "the record says 'device'" in verified.stderr

    # Here it is the table itself; elsewhere a record to be looked at, once.
    table, last = person.table, person.position
    person.goto("/record")
    choose_file(person, path)
    person.board.wait_for(state="attached")
    assert person.table == table
    reader = visit("de").choose(board="plan")
    silence = Silence(reader.context)
    for _ in range(2):
        reader.goto("/record")
        choose_file(reader, path)
        reader.board.wait_for(state="attached")
        reader.shows(last)
    expect(reader.button("ending-rematch")).to_have_count(0)
    reader.goto()
    expect(reader.page.locator("[data-table]")).to_have_count(1)
    silence.heard_of_no_game()


def test_taking_back_a_bot_for_somebody_and_a_clock_that_runs_out(visit: Visit) -> None:
    person = visit("en").choose(board="plan")
    person.context.clock.install()
    same_screen(
        person, "doce", open_clock=person.t("clock-minutes-5"), open_starter=person.t("seat-south")
    )
    start = person.position
    expect(person.page.locator("[data-seat='0'] .player-clock")).to_have_text(re.compile("[45]:"))
    person.play(person.click_plan, lambda state: state["entries"] > 1)
    person.tab("panel-table").click()
    person.button("table-take-back").click()
    person.shows(start)
    south = person.t("seat-south")
    person.button("table-to-bot", who=south).click()
    notice = person.page.locator("[data-taken-over='0']")
    expect(notice).to_contain_text(person.t("table-bot-took-agreed-who", who=south))
    person.until(lambda state: bool(state["position"] != start), "the bot does not play")
    person.button("table-come-back").click()
    expect(notice).to_have_count(0)
    person.turn_comes()
    person.context.clock.fast_forward("06:00")
    person.sees("ending-time", who=person.t("seat-north"))
    person.sees("ending-won", who=south)


def test_without_a_server_nobody_is_invited_and_that_is_said(visit: Visit, tmp_path: Path) -> None:
    write_site(tmp_path)
    person = visit("de", PHONE)
    with FileServer(tmp_path) as host:
        person.base = f"http://localhost:{host.port}"
        silence = Silence(person.context)
        person.goto()
        person.sees("no-server")
        game = person.game("docker:fr")
        expect(person.link("home-invite-game", game=game)).to_have_count(0)
        expect(person.page.get_by_role("heading", name=person.t("home-lobby"))).to_have_count(0)
        person.barriers()
        person.link("home-same-screen-game", game=game).click()
        person.sees("no-server")
        chairs = person.page.get_by_label(person.t("open-who", place=person.t("seat-north")))
        expect(chairs.get_by_role("option")).to_have_count(2)
        person.button("open-start").click()
        person.board.wait_for(state="attached")
        person.goto(f"/#/t/{'x' * 22}")
        person.sees("table-unknown-here")
        assert silence.asked == []


def test_a_browser_without_webassembly_plays_at_the_server(visit: Visit) -> None:
    person = visit("en").choose(board="plan")
    person.context.add_init_script("delete globalThis.WebAssembly")
    person.play_now("docker:fr")
    seen: State = person.turn_comes()
    assert seen["link"] == "online"
    person.sees("engine-missing")
    assert events(person) == []


def test_a_server_that_takes_long_to_open_a_table_is_no_riddle(visit: Visit) -> None:
    """At its first start a server compiles the rules before it opens a table."""
    person = visit("fr")
    Silence(person.context)
    person.goto("/open/docker?with=invite")
    person.button("open-invite").click()
    person.sees("open-late")
    expect(person.button("open-invite")).to_be_disabled()
