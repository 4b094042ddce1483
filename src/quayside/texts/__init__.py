"""What people read, in their language: Project Fluent files, one folder for each language.

The command line reads them through this module, the pages in the browser through the same files.
Fluent itself is imported with the first text, so that `quayside --help` stays quick.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    Value = str | int | float

FALLBACK = "en"
"""The language that is complete by definition and replaces missing texts of the others."""
_LANGUAGES = (FALLBACK, "fr", "de", "it")
_SHARED = (
    *("cli", "terminal", "help", "games", "reasons", "report", "rules", "errors"),
    *("home", "table", "coach", "board", "pages", "dice", "learn", "doctor"),
)
"""The files that belong to no game, in the order in which they are searched. Every other file
belongs to a game: NAME.ftl, NAME-rules.ftl for what is long, NAME-lessons.ftl for its lesson,
NAME-terminal.ftl for what only the terminal says."""
_LONG, _LESSONS, _TERMINAL = _PARTS = "-rules", "-lessons", "-terminal"

_folders: list[Callable[[], Iterable[Traversable]]] = []


def look_also_in(folders: Callable[[], Iterable[Traversable]]) -> None:
    """Add folders with texts of games that are packages of their own. `folders` is called when the
    first text of a game is needed."""
    if folders not in _folders:
        _folders.append(folders)
        _game_files.cache_clear()


def languages() -> tuple[str, ...]:
    """Return the languages that there are, English first."""
    return _LANGUAGES


def rulings(game: str) -> tuple[str, ...]:
    """Return the numbers of a game's rulings, and of those for all games."""
    names = (*game_ids(game), *ids("rules"))
    return tuple(name.removeprefix("ruling-") for name in names if name.startswith("ruling-"))


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
    """Return the ids of a file in their order there."""
    from fluent.syntax.ast import Message

    body = _resource(language, file).body
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))


def game_ids(game: str) -> tuple[str, ...]:
    """Return the ids of a game's texts in their order."""
    return (*ids(game), *ids(game + _LONG))


@cache
def plain(file: str, language: str) -> Mapping[str, str]:
    """Return the texts of a file that has one line for each, with nothing put in. Fluent is not
    needed for that; English replaces missing texts."""
    path = files(__name__) / language / f"{file}.ftl"
    lines = (line.partition(" = ") for line in path.read_text(encoding="utf-8").splitlines())
    found = {head: said for head, equals, said in lines if equals and not head.startswith("#")}
    return found if language == FALLBACK else {**plain(file, FALLBACK), **found}


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
    for file in _files_for(head):
        bundle = _bundle(language, file)
        if bundle.has_message(head):
            message = bundle.get_message(head)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(args))[0])
    return None


def _files_for(name: str) -> Iterator[str]:
    """Yield the files that may have a text, first those of a game that the id names: a file is read
    when those before it lack the text."""
    words = name.split("-")
    games = _game_files()
    named = [file for file in games if _game_of(file) in words]
    if words[0] == "drawing":  # found at once, and no other file of the game is read
        named.sort(key=lambda file: not file.endswith(_TERMINAL))
    yield from named
    yield from _SHARED
    yield from (file for file in games if file not in named)


def _game_of(file: str) -> str:
    return next((file.removesuffix(end) for end in _PARTS if file.endswith(end)), file)


@cache
def _game_files() -> dict[str, Traversable]:
    """Return the games' files with the folders that they are in. A package cannot replace a file
    that is there already."""
    found: dict[str, Traversable] = {}
    for folder in (files(__name__), *(one for folders in _folders for one in folders())):
        inside = folder / FALLBACK
        for path in sorted(inside.iterdir(), key=lambda path: path.name) if inside.is_dir() else ():
            file = path.name.removesuffix(".ftl")
            if file != path.name and file not in _SHARED:
                found.setdefault(file, folder)
    return found


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Isolation marks would end up in records, tests and terminals; all four languages run
    # from left to right, and so do the names of squares and crates.
    bundle = FluentBundle([language], use_isolating=False)
    # Texts of games are made of these two's.
    for name in dict.fromkeys((file, *(() if file in _SHARED else ("games", "reasons")))):
        bundle.add_resource(_resource(language, name))
    return bundle


@cache
def _resource(language: str, file: str) -> Resource:
    """Read a file; one that does not exist in a language is empty."""
    from fluent.runtime import FluentResource

    folder = files(__name__) if file in _SHARED else _game_files().get(file)
    path = None if folder is None else folder / language / f"{file}.ftl"
    return FluentResource(path.read_text(encoding="utf-8") if path and path.is_file() else "")
