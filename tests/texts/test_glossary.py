"""One word, one meaning: each language keeps to its glossary, and every language is a language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.texts.files import LANGUAGES
from tests.texts.test_languages import sentences

GLOSSARY = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8"))
CASES = [
    pytest.param(language, pattern, entry, id=f"{language}: {entry['use']}")
    for language, entries_ in GLOSSARY.items()
    for pattern, entry in entries_.items()
]


def plain(text: str) -> str:
    """Return a text without the names of variables, plural forms and texts in it."""
    return re.sub(r"\$[\w-]+|\*?\[\w+\]|\{ [a-z-]+ \}", "", text)


@pytest.mark.parametrize(("language", "pattern", "entry"), CASES)
def test_no_other_word_is_used(language: str, pattern: str, entry: dict[str, object]) -> None:
    excepted = entry.get("except", [])
    assert isinstance(excepted, list)
    wrong = re.compile(pattern, 0 if re.search("[A-Z]", pattern) else re.IGNORECASE)
    found = [name for name, text in sentences(language) if wrong.search(plain(text))]
    assert set(found) <= set(excepted), f"write: {entry['use']}"


SAME = {
    "fr": """board-face-of-die cli-conform-module cli-kind-exact cli-regret-how-exact
        cli-solutions-name drawing-doce-total
        drawing-dockers-points event-enter event-step help-meta-table help-word-arguments
        help-word-options layout-code layout-port
        layouts-standard nav-label option-dockers-layout-standard panel-scores panel-table
        puzzles-answer puzzles-step-points replay-pause settings-motion study-kind-exact
        study-short-estimate study-short-exact study-simulations table-correct
        doctor-subject-proxy""",
    "de": """board-blocker-label chair-bot drawing-docker-west games-online help-meta-name
        help-type-str layouts-standard open-name open-name-hint
        replay-speed-normal seat-west""",
    "it": """chair-bot cli-arena-bot games-online help-meta-file help-type-path
        layouts-standard option-dockers-layout-standard
        study-short-equilibrium doctor-subject-database doctor-subject-proxy""",
}
"""Words that a language shares with English. The names of ports may be the same as well."""


@pytest.mark.parametrize("language", SAME)
def test_nothing_is_left_in_english(language: str) -> None:
    """A text that reads the same as in English was not translated."""
    english = dict(sentences("en"))
    same = {
        name
        for name, text in sentences(language)
        if english.get(name) == text and re.search(r"[^\W\d_]{3,}", plain(text))
    }
    ports = {name for name in same if name.startswith("port-")}
    assert same - ports == set(SAME[language].split())


def test_every_language_is_compared_with_english() -> None:
    assert {"en", *SAME} == set(LANGUAGES)
