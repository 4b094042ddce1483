"""Pictures of Dockers."""

from __future__ import annotations

from tests.web.person import DESKTOP, PHONE, Person
from tools.shots import Scene, Set, Shot, Tables, page, pick, press, table

SCENE = Scene("dockers:standard", 2, seed=3, entries=24)
SETS = {"dockers": Set("dockers:standard", ("Ada", "Bo"), 48)}


def waiting(person: Person, _: Tables) -> None:
    """Open a table and wait for somebody."""
    person.goto("/open/dockers?with=invite")
    person.button("open-invite").click()
    person.page.get_by_role("img", name=person.t("invite-code")).first.wait_for()


SHOTS = (
    Shot("waiting-desktop-fr", "fr", DESKTOP, waiting),
    Shot("waiting-phone-en", "en", PHONE, waiting),
    Shot("rules-dockers-phone-it", "it", PHONE, page("/rules/dockers#CR-3")),
    Shot("dockers-desktop-de", "de", DESKTOP, table("dockers", pick)),
    Shot("dockers-phone-it", "it", PHONE, table("dockers", pick)),
    Shot("dockers-lifted-desktop-en", "en", DESKTOP, table("dockers", press("table-lift"))),
    Shot("dockers-xray-phone-fr", "fr", PHONE, table("dockers", press("table-xray")), dark=True),
    Shot("dockers-plan-desktop-it", "it", DESKTOP, table("dockers", pick), board="plan"),
    Shot("dockers-plan-phone-en", "en", PHONE, table("dockers", pick), board="plan"),
)
