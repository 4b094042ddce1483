"""What people read, in their language: Project Fluent files, one folder for each language.

The command line reads them through this module, the pages in the browser through the same files.
Fluent itself is imported when the first text is asked for, so that `quayside --help` stays quick.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    Value = str | int | float

FALLBACK = "en"
"""The language that is complete by definition: it stands in for a text another one lacks."""
_LANGUAGES = (FALLBACK, "fr", "de", "it")
_FILES = (
    "cli",
    "games",
    "reasons",
    "rulings",
    "rules",
    "errors",
    "home",
    "table",
    "board",
    "pages",
    "dice",
)
"""Those that are needed first come first: a file is read when those before it lack a text."""


def languages() -> tuple[str, ...]:
    """Return the languages that there are, English first."""
    return _LANGUAGES


def rulings(prefix: str) -> tuple[str, ...]:
    """Return the numbers of the rulings with a prefix, and of those for all games."""
    letters = (prefix, "GL")
    numbers = (name.removeprefix("ruling-") for name in ids("rulings"))
    return tuple(number for number in numbers if number.partition("-")[0] in letters)


def text(language: str, name: str, /, **args: Value) -> str:
    """Return a text in a language, or in English where that language lacks it.

    `name` is the text's id, or `id.attribute` for an attribute such as a title. Raises `KeyError`
    for a name that no language has.
    """
    for spoken in dict.fromkeys((language, FALLBACK)):
        found = _format(spoken, name, args)
        if found is not None:
            return found
    raise KeyError(name)


def has(name: str) -> bool:
    """Return whether there is a text of this id (or `id.attribute`) in English."""
    return _format(FALLBACK, name, {}) is not None


def ids(file: str, language: str = FALLBACK) -> tuple[str, ...]:
    """Return the ids of a file, in the order in which they stand there."""
    from fluent.syntax.ast import Message

    body = _resource(language, file).body
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))


def why(language: str, family: str, ruling: str) -> str:
    """Return why a move is not allowed, by the ruling that forbids it. Rules without a number are
    named by their section of the rulebook, such as "A turn"."""
    section = ruling.lower().replace(" ", "-")
    for name in (f"why-{ruling}", f"why-{family}-{section}"):
        if has(name):
            return text(language, name)
    return text(language, "why-none")


def percent(language: str, share: float, digits: int = 1, *, signed: bool = False) -> str:
    """Return a share as a language writes percentages; a change (`signed`) has its sign."""
    from babel import Locale
    from fluent.runtime.types import fluent_number

    number = fluent_number(
        share, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits
    )
    return ("+" if signed and share >= 0 else "") + number.format(Locale(language))


def number(language: str, value: float, digits: int = 0) -> str:
    """Return a number as a language writes it."""
    from babel import Locale
    from fluent.runtime.types import fluent_number

    shown = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
    return str(shown.format(Locale(language)))


def choose(preferred: Sequence[str]) -> str:
    """Return the first language that is wanted and spoken, else English.

    Wishes look as browsers (`fr-CH`, `de;q=0.8`) or environments (`it_IT.UTF-8`) write them.
    """
    for wish in preferred:
        spoken = match(wish)
        if spoken is not None:
            return spoken
    return FALLBACK


def match(wish: str) -> str | None:
    """Return the language that a wish such as `fr-CH` names, or None if it is not spoken here."""
    word = wish.strip().lower()
    for end in ";.@":
        word = word.partition(end)[0]
    head = word.replace("_", "-").partition("-")[0].strip()
    return head if head in _LANGUAGES else None


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment: that of `QUAYSIDE_LANGUAGE`, or the first of
    `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, as POSIX has it."""
    for name in ("QUAYSIDE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return choose([environment[name]])
    return FALLBACK


def _format(language: str, name: str, args: Mapping[str, Value]) -> str | None:
    head, _, attribute = name.partition(".")
    for bundle in _bundles(language):
        if bundle.has_message(head):
            message = bundle.get_message(head)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(args))[0])
    return None


def _bundles(language: str) -> Iterator[FluentBundle]:
    return (_bundle(language, file) for file in _FILES)


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Isolation marks would end up in records, tests and terminals; all four languages run
    # from left to right, and so do the names of squares and crates.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language, file))
    return bundle


@cache
def _resource(language: str, file: str) -> Resource:
    """Read a file; one that a language lacks is empty."""
    from fluent.runtime import FluentResource

    path = files("quayside.texts") / language / f"{file}.ftl"
    return FluentResource(path.read_text(encoding="utf-8") if path.is_file() else "")
