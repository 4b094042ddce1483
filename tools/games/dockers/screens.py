"""Pictures of Dockers."""

from __future__ import annotations

from tests.web.person import DESKTOP, PHONE, SIDE, Person
from tools.shots import Scene, Set, Shot, Tables, lesson, page, pick, press, puzzle, ready, table

SCENE = Scene("dockers:standard", 2, seed=3, entries=24)
SETS = {"dockers": Set("dockers:standard", ("Ada", "Bo"), 22)}


def waiting(person: Person, _: Tables) -> None:
    """Open a table and wait for somebody."""
    person.goto("/open/dockers?with=invite")
    person.button("open-invite").click()
    person.page.get_by_role("img", name=person.t("invite-code")).first.wait_for()


def layout(person: Person, _: Tables) -> None:
    """Look at the layout of a box of one's own."""
    person.goto("/#/layouts/dockers")
    person.button("layouts-copy").click()
    person.page.wait_for_url("**/layouts/dockers/**")


SHOTS = (
    Shot("waiting-desktop-fr", "fr", DESKTOP, waiting),
    Shot("waiting-phone-en", "en", PHONE, waiting),
    Shot("rules-dockers-phone-it", "it", PHONE, page("/rules/dockers#CR-3")),
    Shot("layout-desktop-en", "en", DESKTOP, layout),
    Shot("layout-phone-de", "de", PHONE, layout),
    Shot("lesson-dockers-phone-it", "it", PHONE, lesson("dockers")),
    Shot("puzzle-dockers-desktop-it", "it", DESKTOP, puzzle("dockers", 2)),
    Shot("dockers-desktop-en", "en", DESKTOP, table("dockers", pick)),
    Shot("dockers-phone-it", "it", PHONE, table("dockers", pick)),
    Shot("dockers-side-phone-de", "de", SIDE, table("dockers", pick), board="plan"),
    Shot("dockers-lifted-desktop-de", "de", DESKTOP, table("dockers", press("table-lift"))),
    Shot("dockers-xray-desktop-fr", "fr", DESKTOP, table("dockers", press("table-xray"))),
    Shot("dockers-night-desktop-en", "en", DESKTOP, table("dockers", ready), theme="dark"),
    Shot("dockers-patterns-phone-en", "en", PHONE, table("dockers", ready), pieces="patterns"),
    Shot("dockers-plan-desktop-it", "it", DESKTOP, table("dockers", pick), board="plan"),
    Shot("dockers-plan-phone-en", "en", PHONE, table("dockers", pick), board="plan"),
)
