"""The examples in README and docs run, and links between the pages hold."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NAMES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
PAGES = [*(ROOT / name for name in NAMES), *sorted((ROOT / "docs").glob("*.md"))]


WITHOUT_EXAMPLES = {
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "cluster.md",
    "deploy.md",
    "docker-solved.md",
    "engines.md",
    "fair-dice.md",
    "index.md",
    "nets.md",
    "own-game.md",
    "platforms.md",
    "protocol.md",
    "puzzles.md",
    "reference.md",
    "regret.md",
    "reliability.md",
    "rulebook.md",
    "scale.md",
    "server.md",
    "site.md",
    "strength.md",
    "three-players.md",
    "web-code.md",
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


def test_the_site_builds_and_has_every_page(tmp_path: Path) -> None:
    """Strictly: a link or an anchor that leads nowhere, or a name in the reference that does not
    exist, is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    settings = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in (ROOT / "docs").glob("*.md"):
        assert page.stem == "index" or (tmp_path / page.stem / "index.html").exists(), page.name
    found = (tmp_path / "reference" / "index.html").read_text(encoding="utf-8")
    assert "The bare family name means its first edition" in found, (
        "docstrings are in the reference"
    )


def test_the_page_about_an_own_game_shows_every_line_of_the_example() -> None:
    page = (ROOT / "docs" / "own-game.md").read_text(encoding="utf-8")
    package = ROOT / "examples" / "pig"
    kinds = ("*.toml", "*/*.py", "**/*.ftl")
    files = [file for kind in kinds for file in sorted(package.glob(kind))]
    sources = [file.read_text(encoding="utf-8") for file in files]
    assert len(sources) == 7
    blocks = re.findall(r"```(?:python|toml|text)\n(.*?)```", page, re.DOTALL)
    for block in blocks:
        assert any(block in source for source in sources), block
    shown = {line for block in blocks for line in block.splitlines()}
    assert {line for source in sources for line in source.splitlines()} <= shown | {""}
