"""The static edition: plain files in a folder of a web host, with and without a network."""

from __future__ import annotations

import gzip
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from quayside import load
from quayside.analysis import analyse, evaluator_for
from quayside.core.game import State
from quayside.server.site import write_site
from quayside.texts import languages
from tests.server.helpers import Server
from tests.web.browser import PAGES, require_pages
from tests.web.conftest import Visit
from tests.web.figures import FIRST_LIMIT
from tests.web.person import PHONE, Person
from tests.web.static import FileServer

PLACE = "games/quay"
"""The folder of the pages on the web host."""
READY = "() => navigator.serviceWorker.ready.then(() => true)"
CACHES = "() => caches.keys()"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[FileServer]:
    """A web host without Quayside's server: the people of `visit` come here."""
    require_pages()
    write_site(tmp_path / "host" / PLACE)
    with FileServer(tmp_path / "host") as running:
        yield running


def arrive(person: Person, path: str = "") -> Person:
    """Open the pages in their folder of the web host."""
    if not person.base.endswith(PLACE):
        person.base += f"/{PLACE}"
    return person.goto(f"/{path}")


def cut(person: Person, server: FileServer) -> None:
    """Wait until the browser has all that it needs, and take the network away."""
    person.page.wait_for_function(READY)
    server.stop()
    person.context.set_offline(True)
    person.page.reload()
    person.arrive()


def test_everything_works_with_the_network_cut(
    visit: Visit, server: FileServer, tmp_path: Path
) -> None:
    person = visit("en", workers=True).choose(board="plan", name="Ada")
    cut(arrive(person), server)
    # Against a bot: a hint with reasons on the way, a report at the end, and a file of the game.
    begin(person, "docker:fr")
    hint_with_reasons(person)
    person.page.reload()
    end = person.play(person.click_plan)
    report(person)
    path = saved(person, tmp_path / "game.quay")
    arrive(person, "#/record")
    with person.page.expect_file_chooser() as chooser:
        person.button("home-record-open").click()
    chooser.value.set_files(path)
    person.shows(end["position"])
    # Two people at this screen.
    arrive(person, "#/open/docker/en?with=here")
    person.button("open-start").click()
    person.board.wait_for()
    person.play(person.click_plan, lambda state: state["entries"] > 6)


@pytest.mark.long
@pytest.mark.parametrize("game", ["dockers:standard", "doce:standard"])
def test_whole_games_with_the_network_cut(visit: Visit, server: FileServer, game: str) -> None:
    person = visit("en", workers=True).choose(board="plan", name="Ada")
    cut(arrive(person), server)
    begin(person, game)
    assert person.play(person.click_plan)["over"]


def begin(person: Person, game: str) -> None:
    """Begin against a bot with one click."""
    arrive(person, "#/")
    person.button("home-play-now-game", game=person.game(game)).click()
    person.board.wait_for()


def hint_with_reasons(person: Person) -> None:
    """Play until a hint has reasons, which may take more than one short game."""
    rng = random.Random(2)
    chance = re.escape(person.t("table-hint-best", move="@", chance="%"))
    hint = person.page.get_by_role("status").filter(
        has_text=re.compile(chance.replace("@", ".+").replace("%", ".+%"))
    )
    reasons = hint.get_by_role("listitem")
    for _ in range(200):
        state = person.turn_comes()
        if state["over"]:
            person.button("ending-rematch").click()
            person.until(lambda now: not now["over"], "no rematch")
            continue
        begun = state["picked"] or state["staged"]
        if state["due"] == "move" and len(set(state.free)) > 1 and not begun:
            person.ask_hint()
            expect(hint).to_be_visible()
            if reasons.count():
                return
        person.act(rng, person.click_plan, state)
    raise AssertionError("no hint has a reason")


def report(person: Person) -> None:
    """Have the finished game explained."""
    person.tab("panel-report").click()
    expect(person.page.get_by_role("slider", name=person.t("report-chart"))).to_be_visible()


def saved(person: Person, path: Path) -> Path:
    """Save the game as a record."""
    person.tab("panel-table").click()
    with person.page.expect_download() as download:
        person.button("table-save").click()
    download.value.save_as(path)
    return path


def test_every_page_offline_in_every_language(visit: Visit, server: FileServer) -> None:
    person = visit("en", PHONE, workers=True)
    cut(arrive(person), server)
    heading = person.page.get_by_role("heading", level=1)
    for path, title in (
        ("#/rules/dockers", "rules-title"),
        ("#/open/dockers", "open-title"),
        ("#/at-the-table", "home-real-title"),
        ("#/record", "record-title"),
        ("#/nowhere", "missing-title"),
        ("#/", "home-title"),
    ):
        arrive(person, path)
        for language in languages():
            person.page.get_by_label(person.t("settings-language")).select_option(language)
            person.language = language
            args = {"game": person.t("game-dockers")} if "dockers" in path else {}
            expect(heading).to_have_text(person.t(title, **args))
            wide = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{path} is {wide} wider than the screen in {language}"
        person.barriers()
    person.sees("no-server")


def test_lessons_and_puzzles_offline(visit: Visit, server: FileServer) -> None:
    person = visit("it", PHONE, workers=True).choose(board="plan")
    cut(arrive(person), server)
    for path, tokens, verdict in (
        ("#/learn/docker/climb", ("a1", "b1"), "right"),
        ("#/learn/dockers/colour", ("IST", "N"), "right"),
        ("#/learn/doce/line", ("a3", "2"), "wrong"),
        ("#/puzzles/docker/1", ("b3", "b1"), "solved"),
        ("#/puzzles/doce/1", ("blocker", "e5"), "solved"),
    ):
        arrive(person, path)
        person.turn_comes()
        for token in tokens:
            person.page.locator(f'[data-token="{token}"][data-next=true]').first.click()
        expect(person.page.locator(f"[data-verdict={verdict}]")).to_be_visible()
    for path, title in (("#/puzzles", "puzzles-title"), ("#/learn/doce/game", "lesson-doce-game")):
        arrive(person, path)
        heading = person.t(title if path == "#/puzzles" else f"{title}.title")
        expect(person.page.get_by_role("heading", level=1)).to_have_text(heading)
    arrive(person, "#/puzzle")
    person.turn_comes()


def test_a_first_visit_is_small_and_stays_in_the_folder(visit: Visit, server: FileServer) -> None:
    person = visit("fr")
    first: list[str] = []
    person.page.on("requestfinished", lambda request: first.append(request.url))
    arrive(person)
    person.page.wait_for_load_state("networkidle")
    names = {url.partition("#")[0].rpartition("/")[2] for url in first}
    scripts = [server.folder / PLACE / "assets" / name for name in names if "." in name]
    bodies = [path.read_bytes() for path in scripts if path.suffix in (".js", ".css")]
    assert len(bodies) > 5
    assert sum(len(gzip.compress(body, 9)) for body in bodies) <= FIRST_LIMIT
    person.button("home-play-now-game", game=person.game("doce:standard")).click()
    person.turn_comes()
    assert all(path.startswith(f"/{PLACE}/") for path in server.asked), server.asked


def test_back_and_forward_go_through_the_pages(visit: Visit, server: FileServer) -> None:
    person = arrive(visit("en"))
    page = person.page
    heading = page.get_by_role("heading", level=1)
    person.link("home-rules-game", game=person.game("docker:fr")).click()
    title = person.t("rules-title", game=person.t("game-docker"))
    expect(heading).to_have_text(title)
    expect(page).to_have_title(f"{title} · Quayside")
    expect(page.locator("main")).to_be_focused()
    person.link("ruling-DK-3.title").click()
    expect(page).to_have_url(re.compile(r"/games/quay/#/rules/docker/en\?at=DK-3$"))
    expect(page.locator("#DK-3[open]")).to_be_in_viewport()
    page.go_back()
    page.go_back()
    expect(heading).to_have_text(person.t("home-title"))
    expect(page).to_have_title("Quayside")
    page.go_forward()
    expect(heading).to_have_text(title)
    page.reload()
    expect(heading).to_have_text(title)


def test_a_move_of_a_game_has_an_address(visit: Visit, server: FileServer) -> None:
    person = visit("en").choose(board="plan")
    begin(arrive(person), "docker:en")
    person.play(person.click_plan, lambda state: state["entries"] > 5)
    table = person.page.url
    person.page.keyboard.press(",")
    expect(person.page).to_have_url(re.compile(r"/move/\d+$"))
    address, shown = person.page.url, person.position
    person.page.reload()
    person.shows(shown)
    for other in ("/move/0", ""):
        person.page.goto(table + other)
        person.until(lambda state: bool(state["position"] != shown), "the address changes nothing")
    expect(person.page).to_have_url(table)
    person.page.goto(address)
    person.shows(shown)


def test_a_position_has_an_address(visit: Visit, server: FileServer) -> None:
    state = load("docker:en", players=2).start(seed=1).roll(4)
    person = arrive(visit("it").choose(board="plan"), f"#/p/{quote(str(state))}")
    heading = person.page.get_by_role("heading", level=1)
    game = f"{person.t('game-docker')}, {person.t('edition-docker-en')}"
    expect(heading).to_have_text(person.t("position-title", game=game))
    # The solution is a file of the page: no server is asked.
    expect(person.page.locator(".engine")).to_have_attribute("data-kind", "exact")
    moves = person.page.locator("[data-move]")
    assert moves.count() == min(6, len(state.moves))
    moves.first.click()
    expect(person.page.locator("[data-step][aria-current]")).to_have_attribute(
        "data-step", str(moves_of(state)[0])
    )
    person.barriers()
    arrive(person, "#/p/docker:en%20nonsense")
    person.sees("error-position-invalid")


def moves_of(state: State) -> list[str]:
    """Return the moves, the best first."""
    return [move.move for move in analyse(state, evaluator_for(state.game)).moves]


def test_with_a_server_people_are_invited_and_join(
    visit: Visit, server: FileServer, tmp_path: Path
) -> None:
    origin = f"http://localhost:{server.port}"
    with Server(tmp_path / "data", sites=[origin]) as tables:
        write_site(server.folder / PLACE, f"http://localhost:{tables.port}")
        host = arrive(visit("en").choose(board="plan", name="Ada"), "#/open/doce?with=invite")
        host.button("open-invite").click()
        address = host.page.get_by_label(host.t("invite-seat")).input_value()
        guest = arrive(visit("fr").choose(board="plan"))
        guest.page.goto(f"{guest.base}/{address[address.index('#') :]}")
        guest.sit_down()
        for person in (host, guest):
            person.board.wait_for()
        host.until(lambda _: host.may_act() or guest.may_act(), "nobody may act")
        mover, other = (host, guest) if host.may_act() else (guest, host)
        rng, before = random.Random(1), mover.position
        while mover.may_act():
            mover.act(rng, mover.click_plan)
        sent = mover.until(
            lambda now: now["position"] != before and not now["staged"] and not now["busy"],
            "the turn is not sent",
        )
        other.shows(sent["position"])


def test_an_update_comes_whole_and_at_the_next_load(
    visit: Visit, server: FileServer, tmp_path: Path
) -> None:
    person = visit("en", workers=True)
    arrive(person).page.wait_for_function(READY)
    scripts = "() => [...document.scripts].map((one) => one.src).join()"
    before = person.page.evaluate(scripts)
    [old] = person.page.evaluate(CACHES)
    write_site(server.folder / PLACE, pages=another_build(tmp_path / "pages"))
    with person.page.expect_event("console", lambda message: message.text == "another build"):
        person.page.evaluate(
            "() => { navigator.serviceWorker.oncontrollerchange ="
            " () => console.info('another build'); }"
        )
        person.page.evaluate(
            "() => navigator.serviceWorker.ready.then((found) => void found.update())"
        )
    # The page that is open goes on with its own files, which the host has no more.
    person.link("nav-rules").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(person.t("game-docker"))
    arrive(person, "?again#/").page.wait_for_function(READY)
    after = person.page.evaluate(scripts)
    assert before != after
    assert after.endswith("-2.js")
    kept = person.page.evaluate(CACHES)
    assert len(kept) == 2
    assert old in kept
    server.stop()
    person.page.reload()
    person.arrive()
    assert person.page.evaluate(scripts) == after


def another_build(folder: Path) -> Path:
    """Make a build in which every file under assets/ has another name."""
    shutil.copytree(PAGES, folder)
    names = [path.name for path in (folder / "assets").iterdir() if path.suffix != ".gz"]
    word = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))

    def renamed(name: str) -> str:
        stem, _, suffix = name.rpartition(".")
        return f"{stem}-2.{suffix}"

    for path in folder.rglob("*"):
        if path.suffix in (".js", ".css", ".html") and path.name != "sw.js":
            path.write_text(word.sub(lambda found: renamed(found[0]), path.read_text()))
    for name in names:
        (folder / "assets" / name).rename(folder / "assets" / renamed(name))
    return folder
