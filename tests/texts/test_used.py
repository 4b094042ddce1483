"""No text is missing where the program asks for it, and none is left over.

A text is used if its id stands in a source file, or if a source file builds it: `level-${level}`
and `f"event-{kind}"` use every id of that form. Ids that are built from data are checked against
the data, both ways.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module

import pytest

from quayside import texts
from quayside.games import BUILT_IN, family
from quayside.server.errors import CODES
from tests.texts.files import ROOT, entries, ids

PYTHON = ROOT / "src" / "quayside"
WEB = ROOT / "web" / "src"
PREFIXES = [*(family(name).ruling_prefix for name in BUILT_IN), "GL"]


def _rulings(prefix: str) -> list[str]:
    """Return the rulings of a prefix: numbers from 1 on without a gap."""
    count = sum(re.fullmatch(rf"ruling-{prefix}-\d+", name) is not None for name in ids())
    return [f"{prefix}-{number}" for number in range(1, count + 1)]


RULINGS = [ruling for prefix in PREFIXES for ruling in _rulings(prefix)]
SIDES = ("south", "west", "north", "east")
COLOURS = ("red", "blue", "yellow", "green", "lid")


@cache
def sources() -> tuple[str, str]:
    """Return all Python and all web source text."""
    python = [path.read_text(encoding="utf-8") for path in sorted(PYTHON.rglob("*.py"))]
    web = [
        path.read_text(encoding="utf-8")
        for path in sorted(WEB.rglob("*"))
        if path.suffix in (".ts", ".tsx", ".json") and ".test." not in path.name
    ]
    return "\n".join(python), "\n".join(web)


def expected() -> dict[str, set[str]]:
    """Return what the data of the program ask for, by the beginning of the ids."""
    options = {
        f"{name}-{option.name}": option.values
        for name in BUILT_IN
        for option in family(name).options
    }
    own = re.findall(r"\"(quayside\.[a-z-]+\.[a-z-]+)\"", sources()[1])
    return {
        "error": {code.removeprefix("quayside.").replace(".", "-") for code in (*CODES, *own)},
        "ruling": set(RULINGS),
        "game": set(BUILT_IN),
        "edition": {f"{name}-{edition}" for name in BUILT_IN for edition in family(name).editions},
        "option": {
            *options,
            *(f"{option}-{value}" for option, values in options.items() for value in values),
        },
        "seat": set(SIDES),
        "colour": set(COLOURS),
        "drawing": {f"{name}-{word}" for name in BUILT_IN for word in family(name).picture_words},
        "score": {"line", "all-own", "blocker", "empty", "threes", "draw"},
    }


@cache
def built() -> tuple[re.Pattern[str], ...]:
    """Return the forms of ids that the sources build: a beginning, something, an end."""
    python, web = sources()
    forms = re.findall(r'f"([a-z]+-[a-z-]*\{[^"]*)"', python)
    forms += re.findall(r"`([a-z]+-[a-z-]*\$\{[^`]*)`", web)
    found = []
    for form in forms:
        # "\0" stands for what is put in; an attribute behind a dot does not belong to the id.
        shape = re.sub(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}", "\0", form).partition(".")[0]
        found.append(re.compile(".+".join(map(re.escape, shape.split("\0")))))
    return tuple(found)


@cache
def literals() -> frozenset[str]:
    """Return every word in the sources that could be an id."""
    found = re.findall(r"[\"'`]([a-zA-Z][a-zA-Z0-9-]*)(?:\.[a-z]+)?[\"'`]", "\n".join(sources()))
    return frozenset(found)


@pytest.mark.parametrize("beginning", sorted(expected()))
def test_what_the_data_name_has_a_text_and_nothing_else_has(beginning: str) -> None:
    wanted = {f"{beginning}-{end}" for end in expected()[beginning]}
    there = {name for name in ids() if name.startswith(f"{beginning}-")}
    assert sorted(wanted - there) == []
    assert sorted(there - wanted - literals()) == []


def test_names_have_their_descriptions() -> None:
    for name in BUILT_IN:
        assert f"game-{name}.summary" in entries("en")
        for edition in family(name).editions:
            assert f"edition-{name}-{edition}.about" in entries("en")
        for option in family(name).options:
            assert f"option-{name}-{option.name}.about" in entries("en")
    for ruling in RULINGS:
        assert f"ruling-{ruling}.title" in entries("en")


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    tables = (family(name).explain.table for name in BUILT_IN)
    told = {key for table in tables for key, _ in table.values()}
    assert {name for name in ids() if name.startswith("reason-")} == {
        "reason-seat",
        *(f"reason-{key}" for key in told),
    }


def test_every_text_of_events_has_an_event() -> None:
    """Events are named after the kinds of a game's trace: `ROUND_WON` is `round-won`."""
    kinds = {name.removeprefix("event-") for name in ids() if name.startswith("event-")}
    named = {
        kind.name.lower().replace("_", "-")
        for name in BUILT_IN
        for kind in import_module(f"quayside.games.{name}.trace").Kind
    }
    assert sorted(kinds - {"seat"} - named) == []


def test_no_text_is_left_over() -> None:
    data = {f"{head}-{end}" for head, ends in expected().items() for end in ends}
    parts = {name for entry in entries("en").values() for name in entry.variables}
    # `tests/cli/test_help.py` does the same for the help of the command line.
    data |= set(texts.plain("help", "en"))
    left = ids() - data - literals() - parts
    assert sorted(n for n in left if not any(form.fullmatch(n) for form in built())) == []


def test_no_text_is_asked_for_in_vain() -> None:
    python, web = sources()
    asked = set(re.findall(r'\bsay\(\s*"([a-z0-9.-]+)"', python))
    asked |= set(re.findall(r'\btext\(\s*language, "([a-z0-9.-]+)"', python))
    asked |= set(re.findall(r'\b(?:t|text|long|say)\(\s*"([a-zA-Z0-9.-]+)"', web))
    assert len(asked) > 30
    assert sorted(asked - set(entries("en"))) == []


def test_the_fluent_files_are_those_that_are_read() -> None:
    """A file that is not in the list would be seen by the pages, but not by the command line."""
    for name in ids():
        assert texts.has(name) or not entries("en")[name].variables.isdisjoint(entries("en")), name
