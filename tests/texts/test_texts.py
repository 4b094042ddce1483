"""Choosing a language and finding a text in it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quayside import texts


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["fr-CH", "de"], "fr"),
        (["es", "pt-BR", "it;q=0.5"], "it"),
        (["de_AT.UTF-8"], "de"),
        (["DE"], "de"),
        (["french"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_is_spoken_is_chosen(wishes: list[str], language: str) -> None:
    assert texts.choose(wishes) == language


def test_the_environment_is_read_as_posix_has_it() -> None:
    assert texts.from_environment({}) == "en"
    assert texts.from_environment({"LANG": "it_IT.UTF-8"}) == "it"
    assert texts.from_environment({"LC_ALL": "C", "LANG": "it_IT"}) == "en"
    assert texts.from_environment({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "it"}) == "de"
    assert texts.from_environment({"QUAYSIDE_LANGUAGE": "fr", "LC_ALL": "de_DE"}) == "fr"


def test_english_stands_in_for_a_language_that_lacks_a_text() -> None:
    assert texts.text("xx", "game-docker.summary") == texts.text("en", "game-docker.summary")
    with pytest.raises(KeyError):
        texts.text("en", "no-such-text")
    with pytest.raises(KeyError):
        texts.text("en", "game-docker.no-such-attribute")


def test_percentages_are_written_as_the_language_writes_them() -> None:
    assert texts.percent("en", 0.8213, 2) == "82.13%"
    assert texts.percent("de", 0.8213, 2) == "82,13\xa0%"
    assert texts.percent("en", 0.05, signed=True) == "+5.0%"
    assert texts.percent("en", -0.05, signed=True) == "-5.0%"


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"]])
def test_help_does_not_wait_for_fluent(words: list[str]) -> None:
    program = (
        "import sys; from quayside.cli.main import main\n"
        f"try:\n    main({words!r})\nexcept SystemExit: pass\n"
        "print(*[name for name in sys.modules if name in ('fluent', 'babel')], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stderr.strip() == ""
    assert done.stdout.strip()
