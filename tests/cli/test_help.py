"""Help in four languages: nothing is English where another language is spoken."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from quayside.cli.help import localise, wished_language
from quayside.cli.main import app
from quayside.texts import languages, plain

ALIKE = re.compile(
    r"[A-Z_]*|NAME=.*|[a-z]+://.*|DAYSd|local.ray|Options|Arguments|Usage.*|\[OPTIONS]"
)
"""Words that two languages share, and forms of addresses."""

FRENCH = """\
 Usage : python -m quayside show [OPTIONS] {FICHIER}
 Rejouer une partie enregistrée, en avant et en arrière.
╭─ Arguments ──────────────────────────────────────────────────────────────────╮
│ *    FICHIER        Une partie enregistrée, par exemple partie.quay.         │
│                     [obligatoire]                                            │
╰──────────────────────────────────────────────────────────────────────────────╯
╭─ Options ────────────────────────────────────────────────────────────────────╮
│ --at            NOMBRE  Montrer la position après ce coup.                   │
│ --help  -h              Afficher cette aide.                                 │
╰──────────────────────────────────────────────────────────────────────────────╯
"""


def shown(language: str) -> dict[str, str]:
    """Return every text of the help by its place in the tree of commands."""
    root = typer.main.get_command(app)
    localise(root, language)
    return dict(_texts(root, "quayside"))


def _texts(command: Any, path: str) -> Iterator[tuple[str, str]]:
    yield path, command.help
    for parameter in command.params:
        yield f"{path} {parameter.name}", parameter.help
        if parameter.metavar:
            yield f"{path} {parameter.name} form", parameter.metavar
    for name, subcommand in getattr(command, "commands", {}).items():
        yield from _texts(subcommand, f"{path} {name}")


@pytest.mark.parametrize("language", languages())
def test_every_command_and_every_parameter_has_help(language: str) -> None:
    assert [place for place, said in shown(language).items() if not said] == []


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_no_help_is_left_in_english(language: str) -> None:
    english = shown("en")
    same = {place for place, said in shown(language).items() if said == english[place]}
    assert sorted(place for place in same if not ALIKE.fullmatch(english[place])) == []
    own = plain("help", language)
    alike = {name for name, said in plain("help", "en").items() if own[name] == said}
    assert sorted(n for n in alike if not ALIKE.fullmatch(plain("help", "en")[n])) == []


def test_every_text_of_the_help_is_used() -> None:
    used = set(shown("en").values())
    said = plain("help", "en")
    own = ("help-word-", "help-meta-", "help-type-", "help-help")
    left = [name for name in said if not name.startswith(own)]
    assert sorted(name for name in left if said[name].replace("[", r"\[") not in used) == []


def test_help_as_a_person_reads_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "quayside", "--language", "fr", "show", "--help"],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": "80", "PYTHONUTF8": "1"},
        check=True,
    )
    lines = (line.rstrip() for line in done.stdout.replace("\u202f", " ").splitlines())
    assert "\n".join(filter(None, lines)) + "\n" == FRENCH


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["--language", "fr", "play", "--help"], "fr"),
        (["--language=it"], "it"),
        (["play", "--language", "de"], "en"),
        (["--language", "tlh"], "en"),
        ([], "en"),
    ],
)
def test_the_language_is_known_before_the_command_is_read(
    words: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUAYSIDE_LANGUAGE", "en")
    assert wished_language(words) == language
