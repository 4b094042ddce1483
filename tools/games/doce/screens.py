"""Pictures of Doce."""

from __future__ import annotations

from tests.web.person import DESKTOP, PHONE
from tools.shots import Scene, Set, Shot, lesson, page, pick, puzzle, ready, table

SCENE = Scene("doce:standard", 2, seed=4, entries=11)
SETS = {
    "doce": Set("doce:standard", ("Ada", "Bo"), 16),
    "match": Set("doce:standard", ("Ada", "Bo"), 400),
}


SHOTS = (
    Shot("rules-doce-desktop-fr", "fr", DESKTOP, page("/rules/doce")),
    Shot("lesson-doce-desktop-de", "de", DESKTOP, lesson("doce"), board="plan"),
    Shot("puzzle-doce-phone-en", "en", PHONE, puzzle("doce", 4)),
    Shot("doce-desktop-en", "en", DESKTOP, table("doce", pick)),
    Shot("doce-night-desktop-en", "en", DESKTOP, table("doce", pick), theme="dark"),
    Shot("doce-phone-de", "de", PHONE, table("doce", pick)),
    Shot("doce-plan-phone-fr", "fr", PHONE, table("doce", pick), board="plan"),
    Shot("doce-contrast-plan-desktop-it", "it", DESKTOP, table("doce", ready), "contrast", "plan"),
    Shot("doce-over-night-desktop-en", "en", DESKTOP, table("match"), theme="dark"),
)
