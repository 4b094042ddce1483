"""The games. `load` finds one by name; each family lives in a folder of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import cast

from quayside.core.errors import InvalidPosition, InvalidSetup
from quayside.core.game import Family, Game, State

FAMILIES = ("docker", "dockers", "doce")


@cache
def family(name: str) -> Family:
    """Return a game family by name; raises `InvalidSetup`."""
    if name not in FAMILIES:
        raise InvalidSetup(f"there is no game {name!r}; there are: {', '.join(FAMILIES)}")
    return cast(Family, import_module(f"quayside.games.{name}").FAMILY)


def load(name: str, players: int | None = None, **options: str | int) -> Game:
    """Return a game: `load("docker:fr", players=2, chance="cards")`.

    The bare family name means its first edition; no number of players means the smallest.
    Raises `InvalidSetup`, which says what there is instead.
    """
    return find(name, players, options)


def find(name: str, players: int | None, options: Mapping[str, str | int]) -> Game:
    """Return a game whose options somebody else named: whatever the names, nothing but
    `InvalidSetup` is raised."""
    family_name, _, edition = name.strip().partition(":")
    found = family(family_name)
    edition = edition or next(iter(found.editions))
    if edition not in found.editions:
        raise InvalidSetup(
            f"{family_name} has no edition {edition!r}; it has: {', '.join(found.editions)}"
        )
    if players is None:
        players = found.player_counts[0]
    if players not in found.player_counts:
        counts = ", ".join(map(str, found.player_counts))
        raise InvalidSetup(f"{family_name} is for {counts} players, not {players}")
    given = {key: found.check_option(key, str(value)) for key, value in options.items()}
    values = tuple(
        (option.name, given.get(option.name, option.default)) for option in found.options
    )
    return Game(found, edition, players, values)


def parse(text: str) -> State:
    """Read a position of any game; raises `InvalidPosition`."""
    words = text.split()
    name = words[0].partition(":")[0] if words else ""
    if name not in FAMILIES:
        raise InvalidPosition(
            f"a position begins with a game such as 'docker:fr', not {name!r}", position=text
        )
    return State(*family(name).read_position(words))
