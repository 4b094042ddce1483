"""The examples in README and docs run, and links between the pages hold."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NAMES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
PAGES = [*(ROOT / name for name in NAMES), *sorted((ROOT / "docs").glob("*.md"))]


WITHOUT_EXAMPLES = {
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "cluster.md",
    "docker-solved.md",
    "engines.md",
    "fair-dice.md",
    "protocol.md",
    "puzzles.md",
    "regret.md",
    "reliability.md",
    "rulebook.md",
    "server.md",
    "site.md",
    "strength.md",
    "three-players.md",
    "web.md",
    "webassembly.md",
}
"""Pages on which nothing is typed into Python."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
    assert (result.attempted == 0) == (page.name in WITHOUT_EXAMPLES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_readme_has_a_tour_that_runs() -> None:
    assert len(re.findall(r"^>>> ", PAGES[0].read_text(encoding="utf-8"), re.MULTILINE)) >= 10
