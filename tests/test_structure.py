"""A game is one folder: the generic packages and tools contain no game's name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quayside.games import BUILT_IN, family
from tools.fourth_game import files_to_edit

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "quayside"
NAMES = re.compile(rf"(?<![a-z])({'|'.join((*BUILT_IN, 'omba'))})(?![a-z])", re.IGNORECASE)
ROOMS = ("core", "record", "search", "analysis", "adapters", "research", "server", "cli")
GENERIC = [
    *(PACKAGE / name for name in ROOMS),
    PACKAGE / "texts" / "__init__.py",
    PACKAGE / "__init__.py",
    ROOT / "bench",
    ROOT / "tools",
]


def generic_files() -> list[Path]:
    found = [
        path for place in GENERIC for path in ([place] if place.is_file() else place.rglob("*.py"))
    ]
    return [path for path in found if not path.is_relative_to(ROOT / "tools" / "games")]


def test_no_generic_file_names_a_game() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in generic_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert len(generic_files()) > 80
    assert named == []


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_says_in_few_lines_what_it_is(name: str) -> None:
    lines = Path(PACKAGE / "games" / name / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    assert family(name).package == f"quayside.games.{name}"


def test_the_count_of_files_that_a_fourth_game_edits_has_not_grown() -> None:
    """Python, texts, tests and tools: the registry and the entry points. The pages in the browser
    are counted by the script, and have a contract of their own."""
    found = [path for path in files_to_edit(ROOT) if not path.startswith("web/")]
    assert found == ["pyproject.toml", "src/quayside/games/__init__.py"]
