"""The parameters of a game in OpenSpiel: `quayside_NAME(edition=E,players=3,OPTION=VALUE)`.

OpenSpiel reads a value of digits as a number and splits at commas, brackets and equals signs.
Therefore an option whose values are all numbers is a number there, and any other value is
percent-encoded if necessary. The reader accepts both forms.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias
from urllib.parse import quote, unquote

from quayside.core.errors import InvalidSetup
from quayside.core.family import Family, Option
from quayside.core.game import Game
from quayside.games import find, parse

PREFIX = "quayside_"
EDITION, PLAYERS, POSITION = "edition", "players", "position"
START = "start"
"""The value of `position` for the game's own start."""

Value: TypeAlias = str | int


def specification(family: Family) -> dict[str, Value]:
    """Return the parameters of a family with typed defaults."""
    options = {option.name: encode(option, option.default) for option in family.options}
    edition = next(iter(family.editions))
    players = family.player_counts[0]
    return {EDITION: edition, PLAYERS: players, **options, POSITION: START}


def read(family: Family, given: Mapping[str, Value]) -> tuple[Game, str]:
    """Return the game of parameters and the position to start from ("" for its own). A position
    names its game, so no other parameter may contradict it. Raises `InvalidSetup` or
    `InvalidPosition`."""
    defaults = specification(family)
    values = {**defaults, **given}
    position = unquote(str(values.pop(POSITION)))
    if position == START:
        return _game(family, values), ""
    state = parse(position)
    game = state.game
    if game.family != family:
        raise InvalidSetup(f"this is a position of {game.name}, not of {family.name}: {position}")
    asked, usual = _setup(_game(family, values)), _setup(_game(family, defaults))
    for name, value in _setup(game).items():
        if asked[name] not in (usual[name], value):
            raise InvalidSetup(f"{name}={asked[name]}, but the position is of {game.describe()}")
    return game, str(state)


def write(game: Game, position: str = "") -> dict[str, Value]:
    """Return the parameters of a game that are not at their default, edition and players always."""
    usual = specification(game.family)
    unusual = {name: value for name, value in _options(game).items() if value != usual[name]}
    where = {POSITION: quote(position, safe="")} if position else {}
    return {EDITION: game.edition, PLAYERS: game.players, **unusual, **where}


def _game(family: Family, values: Mapping[str, Value]) -> Game:
    options = {option.name: decode(option, values[option.name]) for option in family.options}
    return find(f"{family.name}:{values[EDITION]}", int(values[PLAYERS]), options)


def _setup(game: Game) -> dict[str, Value]:
    return {EDITION: game.edition, PLAYERS: game.players, **dict(game.options)}


def _options(game: Game) -> dict[str, Value]:
    return {option.name: encode(option, game.option(option.name)) for option in game.family.options}


def _is_number(option: Option) -> bool:
    return all(value.isdecimal() for value in (option.default, *option.samples))


def encode(option: Option, value: str) -> Value:
    """Return an option's value as OpenSpiel's text can hold it."""
    if _is_number(option):
        return int(value)
    encoded = quote(value, safe="")
    if encoded[0] in "0123456789-." or encoded.lower() in ("true", "false"):
        return f"%{ord(encoded[0]):02X}{encoded[1:]}"
    return encoded


def decode(option: Option, value: Value) -> str:
    """Return an option's value as the game knows it."""
    if not _is_number(option):
        return unquote(str(value))
    padded = option.default.startswith("0") and len(option.default) > 1
    return str(value).zfill(len(option.default)) if padded else str(value)
