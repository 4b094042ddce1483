"""Pictures of Docker."""

from __future__ import annotations

from tests.web.person import DESKTOP, PHONE, SIDE, Person
from tools.shots import (
    LONG_NAME,
    Scene,
    Set,
    Shot,
    Tables,
    analysis,
    hint,
    lesson,
    page,
    pick,
    puzzle,
    ready,
    report,
    table,
)

SCENE = Scene("docker:fr", 4, seed=5, entries=44)
SETS = {
    "docker": Set("docker:fr", ("Ada", "Bo"), 24),
    "four": Set("docker:en", ("Ada", "Bo", LONG_NAME, "Dee"), 36),
    "omba": Set("docker:omba", ("Ada", "Bo", "Cleo"), 30),
    "over": Set("docker:en", ("Ada", "Bo"), 400),
}


def illegal(person: Person) -> None:
    """Try what the rules forbid, until there is a ruling that says so."""
    ruling = person.page.get_by_role("alert").get_by_role("link")
    for square in ("b2", "a1", "c3", "a3", "c1", "b1", "b3"):
        pick(person)
        picked = person.until(lambda now: bool(now["picked"]), "not picked")["picked"]
        cell = f'[data-token="{square}"][data-next="false"][data-picked="false"]'
        if square in picked or not person.page.locator(cell).count():
            person.page.keyboard.press("Escape")
            continue
        person.page.locator(cell).dispatch_event("click")
        person.page.wait_for_timeout(500)
        if ruling.count():
            return
        person.page.keyboard.press("Escape")
    raise RuntimeError("nothing is forbidden here")


def seats(person: Person, _: Tables) -> None:
    """Say who shall play, one of them with a long name."""
    person.goto("/open/docker?with=invite")
    person.page.get_by_role("radio", name="4", exact=True).check()
    who = person.t("open-name", place=person.t("seat-south"))
    person.page.get_by_label(who).fill(LONG_NAME)
    kind = person.page.get_by_label(person.t("open-who", place=person.t("seat-north")))
    kind.select_option(label=person.t("chair-bot"))


STUDIED = "docker:en 2 a1:010,b1:1,a2:0 hand:0,1 out:- turn:0 roll:-"
SHOTS = (
    Shot("open-desktop-it", "it", DESKTOP, seats),
    Shot("open-phone-de", "de", PHONE, seats),
    Shot("rules-docker-desktop-en", "en", DESKTOP, page("/rules/docker")),
    Shot("lesson-docker-desktop-en", "en", DESKTOP, lesson("docker")),
    Shot("puzzle-docker-desktop-en", "en", DESKTOP, puzzle("docker", 3)),
    Shot("analysis-desktop-en", "en", DESKTOP, analysis(STUDIED)),
    Shot("analysis-phone-fr", "fr", PHONE, analysis(STUDIED), board="plan"),
    Shot("docker-desktop-en", "en", DESKTOP, table("docker", pick)),
    Shot("docker-night-desktop-en", "en", DESKTOP, table("docker", pick), theme="dark"),
    Shot("docker-phone-fr", "fr", PHONE, table("docker", pick)),
    Shot("docker-side-phone-it", "it", SIDE, table("docker", pick)),
    Shot("docker-plan-desktop-de", "de", DESKTOP, table("docker", pick), board="plan"),
    Shot("docker-four-night-desktop-it", "it", DESKTOP, table("four", ready), theme="dark"),
    Shot("docker-four-phone-en", "en", PHONE, table("four", ready)),
    Shot("docker-patterns-desktop-fr", "fr", DESKTOP, table("four", ready), pieces="patterns"),
    Shot("docker-why-not-phone-de", "de", PHONE, table("docker", illegal), board="plan"),
    Shot("docker-hint-desktop-fr", "fr", DESKTOP, table("docker", hint)),
    Shot("omba-desktop-fr", "fr", DESKTOP, table("omba", pick)),
    Shot("report-desktop-en", "en", DESKTOP, table("over", report)),
    Shot("report-phone-it", "it", PHONE, table("over", report)),
)
