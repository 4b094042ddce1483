"""Every language says everything, with the same variables, and is written as its readers expect."""

from __future__ import annotations

import re
from itertools import product

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, serialize

from quayside import texts
from tests.texts.files import FILES, FOLDER, LANGUAGES, entries, parsed

OTHERS = [language for language in LANGUAGES if language != "en"]


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, FILES)))
def test_a_file_can_be_read_whole(language: str, file: str) -> None:
    junk = [entry for entry in parsed(language, file).body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_id_stands_once(language: str) -> None:
    found = [
        entry.id.name
        for file in FILES
        for entry in parsed(language, file).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_missing_and_each_has_the_same_variables(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []
    for name, entry in english.items():
        assert entry.variables == other[name].variables, name
        assert entry.file == other[name].file, name


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(parsed(language, file))
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_any_number(language: str) -> None:
    made = bundle(language)
    for name, entry in entries(language).items():
        head, _, attribute = name.partition(".")
        message = made.get_message(head)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            continue
        # Texts that are part of a text have variables of their own.
        variables = set(entry.variables)
        for part in [name for name in variables if not name.startswith("$")]:
            variables |= entries(language)[part].variables
        for value in (0, 1, 2, 6):
            args = {variable[1:]: value for variable in variables if variable.startswith("$")}
            said, errors = made.format_pattern(pattern, args)
            assert errors == [], name
            assert str(said).strip(), name


NEVER_NONE = {
    "board-moves-left",
    "board-movement",
    "board-target",
    "cli-dice-others",
    "cli-dice-taken-back",
    "cli-dice-withdrawn",
    "coach-container",
    "dice-late",
    "doctor-kernels-missing",
    "doctor-postgres-gaps",
    "home-lobby-free",
    "lobby-age-hours",
    "lobby-age-minutes",
    "presence-spectators",
    "reason-docker-keeps",
    "reason-docker-leaves-stuck",
    "report-usual-about",
    "table-due-crates",
    "table-due-crates-who",
    "table-due-square",
    "table-due-square-who",
    "waiting-text",
}
"""Texts about a number that is at least 1."""


def test_french_does_not_say_one_for_none() -> None:
    """French counts 0 as `one`: where that may come up, the words must hold the number itself."""
    found = set()
    for file in FILES:
        for entry in parsed("fr", file).body:
            if isinstance(entry, ast.Message):
                source = serialize(ast.Resource([entry]))
                for number, choice in re.findall(r"\{ \$(\w+) ->\n((?: +\*?\[.*\n)+)", source):
                    one = re.search(r"\[one\] (.*)", choice)
                    if one and "[0]" not in choice and f"${number}" not in one[1]:
                        found.add(entry.id.name)
    assert found == NEVER_NONE


def test_a_name_may_stand_for_a_seat() -> None:
    said = texts.text("en", "reason-docker-covers", seat="Anna", square="a2", free=0, count=1)
    assert said == "It covers a container of Anna on a2: none of theirs on the board can move now."
    for language in LANGUAGES:
        args: dict[str, str | int] = {
            "faces": "2",
            "count": 1,
            "now": 5,
            "next": 6,
            "other": "a1-a2",
        }
        said = texts.text(language, "reason-docker-leaves-stuck", seat="Anna", **args)
        assert "Anna" in said
        assert "0" not in said


def sentences(language: str) -> list[tuple[str, str]]:
    """Return the words of every text, without what stands in `backticks` and {placeables}."""
    found = []
    for file in FILES:
        for entry in parsed(language, file).body:
            if isinstance(entry, ast.Message):
                lines = serialize(ast.Resource([entry])).splitlines()
                words = " ".join(
                    line.split("=", 1)[-1] if i == 0 else line for i, line in enumerate(lines)
                )
                found.append((entry.id.name, re.sub(r"`[^`]*`", "", words)))
    return found


def test_french_puts_narrow_spaces_before_high_marks() -> None:
    for name, words in sentences("fr"):
        plain = re.sub(r"\{[^{}]*\}", "x", words)
        assert not re.search(r" [;!?»]| :(?!\w)", plain), name
        assert not re.search(r"[\w»][;!?](?=\s|$)", plain), name
        assert not re.search(r"«[^\u202f\u00a0]", plain), name


def test_french_puts_no_word_that_elides_before_a_name() -> None:
    """Where a name begins with a vowel, "de Anna" or "que Ouest" is wrong."""
    for name, words in sentences("fr"):
        elided = r"\b(de|que|le|la) \{ (\$(who|names?|target|first|second)|\w+-seat) \}"
        is_player = not name.startswith("cli-refused")
        assert not (is_player and re.search(elided, words, re.IGNORECASE)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_printers_ones(language: str) -> None:
    for name, words in sentences(language):
        plain = re.sub(r'"[^"]*"(?= *\})', "", words)
        assert not re.search(r"\w'\w", plain), name
        assert '"' not in plain, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_closed(language: str) -> None:
    made = bundle(language)
    for name in entries(language):
        if name.startswith(("rules-", "ruling-")) and "." not in name:
            message = made.get_message(name)
            assert message.value is not None
            said = str(made.format_pattern(message.value, {})[0])
            assert said.count("**") % 2 == 0, name
            assert said.count("`") % 2 == 0, name
            assert not re.search(r"[<>_]|^#|^- ", said, re.MULTILINE), name
