"""The games: `load` finds one by name. Each family is a package of its own.

Games are found through the entry-point group `quayside.games`, where a separate package declares
`name = "package:FAMILY"`. The built-in games come first, in a fixed order. A package that cannot be
loaded does not affect the others: `problems` reports its error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from quayside.core.errors import InvalidPosition, InvalidSetup
from quayside.core.family import REQUIRED, Family
from quayside.core.game import Game, State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "quayside.games"
BUILT_IN = ("docker", "dockers", "doce")
_NAME = re.compile("[a-z][a-z0-9-]{0,31}")


@cache
def _declared() -> dict[str, EntryPoint]:
    """Return the games of other packages by name, in alphabetical order."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))
    return {entry.name: entry for entry in reversed(found) if entry.name not in BUILT_IN}


@cache
def _loaded(name: str) -> Family | str:
    """Return a family, or the error of its package."""
    if name in BUILT_IN:
        built_in: Family = import_module(f"{__name__}.{name}").FAMILY
        return built_in
    entry = _declared()[name]
    try:
        found = entry.load()
    except Exception as error:  # any error of another package
        return f"{entry.value} cannot be imported: {type(error).__name__}: {error}"
    if not isinstance(found, Family):
        return f"{entry.value} is no quayside.core.family.Family"
    if found.name != name or not _NAME.fullmatch(name):
        return f"{entry.value} calls itself {found.name!r}, and its entry point {name!r}"
    missing = [part for part in REQUIRED if not found.has(part)]
    return f"{found.package} has no module {', '.join(missing)}" if missing else found


def families() -> tuple[Family, ...]:
    """Return the families that can be played, the built-in ones first."""
    found = [_loaded(name) for name in (*BUILT_IN, *sorted(_declared()))]
    return tuple(one for one in found if isinstance(one, Family))


def names() -> tuple[str, ...]:
    """Return the names of the families that can be played, the built-in ones first."""
    return tuple(one.name for one in families())


def plugin_texts() -> Iterator[Traversable]:
    """Yield the text folders of games in other packages."""
    for one in families()[len(BUILT_IN) :]:
        yield one.texts


def problems() -> dict[str, str]:
    """Return the errors of installed games that cannot be loaded, by name."""
    found = {name: _loaded(name) for name in sorted(_declared())}
    return {name: one for name, one in found.items() if isinstance(one, str)}


def family(name: str) -> Family:
    """Return a game family by name; raises `InvalidSetup`."""
    if name not in BUILT_IN and name not in _declared():
        known = ", ".join(names())
        text = f"there is no game {name!r}; there are: {known}"
        raise InvalidSetup(text, "game", name=name, known=known)
    found = _loaded(name)
    if isinstance(found, str):
        raise InvalidSetup(f"the game {name!r} is installed but cannot be loaded: {found}")
    return found


def load(name: str, players: int | None = None, **options: str | int) -> Game:
    """Return a game: `load("docker:fr", players=2, chance="cards")`.

    The bare family name means its first edition; no number of players means the smallest. Raises
    `InvalidSetup`, which lists the alternatives.
    """
    return find(name, players, options)


def find(name: str, players: int | None, options: Mapping[str, str | int]) -> Game:
    """Return a game with untrusted options: any invalid name raises `InvalidSetup`."""
    family_name, _, edition = name.strip().partition(":")
    found = family(family_name)
    edition = edition or next(iter(found.editions))
    if edition not in found.editions:
        known = ", ".join(found.editions)
        text = f"{family_name} has no edition {edition!r}; it has: {known}"
        raise InvalidSetup(text, "edition", game=family_name, name=edition, known=known)
    if players is None:
        players = found.player_counts[0]
    if players not in found.player_counts:
        counts = ", ".join(map(str, found.player_counts))
        text = f"{family_name} is for {counts} players, not {players}"
        raise InvalidSetup(text, "players", game=family_name, known=counts, count=players)
    given = {key: found.check_option(key, str(value)) for key, value in options.items()}
    values = tuple(
        (option.name, given.get(option.name, option.default)) for option in found.options
    )
    return Game(found, edition, players, values)


def parse(text: str) -> State:
    """Read a position of any game; raises `InvalidPosition`."""
    words = text.split()
    name = words[0].partition(":")[0] if words else ""
    try:
        found = family(name)
    except InvalidSetup:
        raise InvalidPosition(
            f"a position begins with a game such as '{BUILT_IN[0]}', not {name!r}", position=text
        ) from None
    return State(*found.read_position(words))
