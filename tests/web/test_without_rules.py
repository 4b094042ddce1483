"""Tables whose rules do not run in the page: the server is asked for moves and, where the page does
not know the game, for a drawing."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.web.browser import ROOT, require_pages
from tests.web.conftest import Visit
from tests.web.opening import against_bot
from tests.web.person import DESKTOP, PHONE, Person

PIG = ROOT / "examples" / "pig"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds Pig, a game from another package, as installed beside Quayside."""
    require_pages()
    packages = tmp_path_factory.mktemp("packages")
    project = tomllib.loads((PIG / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = packages / "quayside_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: quayside-pig\nVersion: 1.0\n")
    games = project["entry-points"]["quayside.games"].items()
    lines = ["[quayside.games]", *(f"{name} = {where}" for name, where in games)]
    (info / "entry_points.txt").write_text("\n".join(lines))
    path = os.pathsep.join(map(str, [packages, PIG, ROOT / "src", ROOT]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with Server(tmp_path_factory.mktemp("web")) as running:
            yield running


@pytest.mark.parametrize(
    ("game", "board"),
    [("docker:fr", "plan"), ("dockers:standard", "plan"), ("doce:standard", "space")],
)
def test_a_browser_without_webassembly_plays_with_moves_from_the_server(
    visit: Visit, server: Server, game: str, board: str
) -> None:
    options = {"cap": "2"} if game == "dockers:standard" else {}
    table, key = against_bot(server, game, options=options)
    person = visit("de").choose(board=board, quality="light")
    person.context.add_init_script("delete window.WebAssembly")
    person.at_table(table, key).sit_down()
    person.sees("engine-missing")
    click = person.click_plan if board == "plan" else person.click_board
    state = person.play(click, lambda now: now["entries"] > 5)
    assert state["over"] or state["entries"] > 5
    state = person.turn_comes()
    person.barriers()
    if not state["over"]:
        person.resign()
    expect(person.button("ending-rematch")).to_be_visible()


def move_by_button(person: Person, token: str) -> bool:
    person.page.locator(f'[data-token="{token}"]').click()
    return True


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_from_another_package_is_opened_and_played_to_the_end(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    person = visit("fr", size).goto("/open/pig")
    page = person.page
    page.get_by_text(person.t("open-more")).click()
    page.get_by_role("radio", name="20").check()
    person.barriers()
    person.button("open-start").click()
    person.board.wait_for()
    state = person.turn_comes()
    assert state.free == ["roll"], "the moves are buttons"
    expect(page.locator(".plan-sheet text").filter(has_text="scores:")).to_be_visible()
    person.barriers()
    person.play(lambda token: move_by_button(person, token))
    expect(person.button("ending-rematch")).to_be_visible()
    person.tab("panel-moves").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("roll")
