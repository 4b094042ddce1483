"""Every ruling of the rulebook has a test: `grep DK-6` finds it by its marker."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parent / "docs" / "rulebook.md"
FAMILIES = {"DK": 12, "CR": 13, "DC": 9, "GL": 1}
"""The number of rulings by their prefix."""


def rulings() -> set[str]:
    """Return the rulings that the rulebook states."""
    return set(re.findall(r"\*\*([A-Z]{2}-\d+)", RULEBOOK.read_text(encoding="utf-8")))


def marked() -> set[str]:
    """Return the rulings that markers of tests name."""
    pages = [path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py")]
    return set(
        re.findall(
            r'^ *(?:pytestmark = |@)pytest\.mark\.ruling\("([^"]+)"\)$', "\n".join(pages), re.M
        )
    )


def test_the_rulebook_states_all_rulings_in_order() -> None:
    numbers = {f"{prefix}-{n}" for prefix, count in FAMILIES.items() for n in range(1, count + 1)}
    assert rulings() == numbers


def test_every_ruling_has_a_test_and_every_marker_a_ruling() -> None:
    assert marked() == rulings()


def test_no_test_spells_a_ruling_in_its_name() -> None:
    spelled = re.compile(r"(?:def test_|class Test)\w*?(?:dk|cr|dc|gl)_?\d", re.I)
    named = [
        path.name for path in TESTS.rglob("test_*.py") if spelled.search(path.read_text("utf-8"))
    ]
    assert not named
