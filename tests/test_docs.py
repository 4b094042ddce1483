"""The examples in README and docs run, and links between the pages hold."""

from __future__ import annotations

import doctest
import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from quayside.cli.main import app

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
    "doce-proofs.md",
    "docker-solved.md",
    "engines.md",
    "games.md",
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


ELSEWHERE = {
    "engines.md": "tests/research/test_engine.py replays the conversation and compares the engine",
    "own-game.md": "its lines are those of examples/pig, which tests/examples plays",
    "regret.md": "tests/research/test_regret.py runs the Python",
}
"""Pages whose blocks other tests run."""


def blocks(page: Path) -> list[tuple[str, str]]:
    """Return the code blocks of a page, each with its language."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"^( *)```(\S*)\n(.*?)^\1```", text, re.MULTILINE | re.DOTALL)
    return [(language, body) for _, language, body in found]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_is_run_or_read_by_a_test(page: Path) -> None:
    """Blocks without a language are commands, which the next test parses, and plain text."""
    for language, body in blocks(page):
        match language:
            case "python" | "pycon" | "toml" | "text" | "transcript":
                assert ">>> " in body or page.name in ELSEWHERE, body
            case "json":
                json.loads(body)
            case _:
                assert language in ("", "console"), language


OTHER_WORDS = {"dice", "chain"}
"""Words behind the name of the program that begin no command: hashes contain them."""


def commands(page: Path) -> list[list[str]]:
    """Return the commands of this program in a page's blocks, without what a shell does."""
    found = []
    for language, body in blocks(page):
        if language in ("", "console"):
            for line in body.replace("\\\n", " ").splitlines():
                before = r"\s*(?:\$ |sudo -u quayside \S*/|pipx run |python -m )?"
                if call := re.match(before + "quayside (.*)", line):
                    found.append(shlex.split(re.sub(r" > \S+$", "", call[1]), comments=True))
    return found


def inline(page: Path) -> list[list[str]]:
    """Return the commands that a page names within its sentences: they may leave out arguments."""
    spans = re.findall(r"`(?:pipx run |python -m )?quayside ([^`]+)`", page.read_text("utf-8"))
    return [re.sub(r"\s+", " ", span).split(" ") for span in spans]


def command_of(words: list[str]) -> tuple[Any, list[str]]:
    """Return a command of the program and the words behind it."""
    command: Any = typer.main.get_command(app)
    if words[:1] == ["--language"]:
        words = words[2:]
    while hasattr(command, "commands") and words and not words[0].startswith("-"):
        assert words[0] in command.commands, f"there is no command {words[0]!r}"
        command, words = command.commands[words[0]], words[1:]
    return command, words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_are_ones_that_the_program_takes(page: Path) -> None:
    """Parsed by the command itself, without running it: a wrong option, word or number fails."""
    for words in commands(page):
        command, rest = command_of(words)
        try:
            command.make_context(words[0], list(rest))
        except typer.Exit:  # --help
            continue
    for words in inline(page):
        if words[0] in OTHER_WORDS or not re.fullmatch(r"[a-z-]+|--language", words[0]):
            continue
        command, rest = command_of(words)
        known = {name for each in command.params for name in (*each.opts, *each.secondary_opts)}
        given = {word for word in rest if re.fullmatch(r"--[a-z-]+", word)}
        assert given <= known | {"--help", "--version"}, words


def test_a_wrong_command_would_be_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    for wrong in ("```\nquayside serve --prot 1\n```\n", "Run `quayside slove docker:fr`.\n"):
        page.write_text(wrong, encoding="utf-8")
        with pytest.raises(Exception, match=r"No such option|no command 'slove'"):
            test_commands_are_ones_that_the_program_takes(page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_and_targets_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for module in re.findall(r"python -m ((?:tools|tests|quayside|bench)[\w.]*)", text):
        assert importlib.util.find_spec(module.rstrip(".")), module
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


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
