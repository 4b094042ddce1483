"""Solving: exact tables of two-player Docker, made, kept, checked and probed; endings of games for
three and four, solved on the fly; equilibria of three-player Docker."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.solution import Solution, Strategies
    from quayside.games.docker.solution.endings import Endings
    from quayside.games.docker.solution.evaluate import value_against_perfect
    from quayside.games.docker.solution.setup import Setup, TableError, setup_of
    from quayside.games.docker.solution.solver import Progress, solve
    from quayside.games.docker.solution.store import TableFile, remove, tables, tables_folder
    from quayside.games.docker.solution.table import Table, open_file, open_table
    from quayside.games.docker.solution.three.equilibrium import (
        Equilibrium,
        solve_equilibrium,
        solve_horizon,
    )

__all__ = [
    "SOLVED_BY_SERVERS",
    "Endings",
    "Equilibrium",
    "Progress",
    "Setup",
    "Table",
    "TableError",
    "TableFile",
    "may_open",
    "open_file",
    "open_solution",
    "open_strategies",
    "open_table",
    "remove",
    "setup_of",
    "solve",
    "solve_equilibrium",
    "solve_horizon",
    "tables",
    "tables_folder",
    "value_against_perfect",
]

_HOME = {
    "quayside.games.docker.solution.endings": ("Endings",),
    "quayside.games.docker.solution.evaluate": ("value_against_perfect",),
    "quayside.games.docker.solution.setup": ("Setup", "TableError", "setup_of"),
    "quayside.games.docker.solution.solver": ("Progress", "solve"),
    "quayside.games.docker.solution.store": ("TableFile", "remove", "tables", "tables_folder"),
    "quayside.games.docker.solution.table": ("Table", "open_file", "open_table"),
    "quayside.games.docker.solution.three.equilibrium": (
        "Equilibrium",
        "solve_equilibrium",
        "solve_horizon",
    ),
}


SOLVED_BY_SERVERS = ("docker:fr", "docker:it")
"""`docker:en` comes with the package, and the table of `docker:fr` serves `docker:omba` too."""


def has_endings(game: Game) -> bool:
    """Return whether a game's endings are solved: games for three and four with a die."""
    usual = game.option("chance") == "die" and game.option("cap") == "0"
    return game.players > 2 and usual


def may_open(game: Game) -> bool:
    """Return whether there is a table of a game on the disk, trusted or not, or the game has
    endings that are solved."""
    from quayside.games.docker.solution import setup, store

    if has_endings(game):
        return True

    try:
        wanted = setup.setup_of(game)
    except setup.TableError:
        return False
    places = (store.tables_folder(), store.SHIPPED)
    return any(store.table_path(wanted, place).exists() for place in places)


def open_solution(game: Game) -> Solution | None:
    """Return the table of a game, or its endings, or None if there is no table that can be trusted.
    The kernels that read it are loaded only if there is a file."""
    if not may_open(game):
        return None
    if has_endings(game):
        from quayside.games.docker.solution import endings

        return endings.Endings(game)
    from quayside.games.docker.solution import table

    return table.open_solution(game)


def open_strategies(game: Game) -> Strategies | None:
    """Return the equilibrium of a game that is on the disk, or None. What reads it is loaded only
    if there is a file."""
    from quayside.games.docker.solution import store

    if game.players != 3 or not any(store.tables_folder().glob("*-three-*.equilibrium")):
        return None
    from quayside.games.docker.solution.three import known

    return known.open_strategies(game)


def __getattr__(name: str) -> object:
    """Import a public name on first use: listing tables needs no kernels."""
    for module, names in _HOME.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'quayside.games.docker.solution' has no attribute {name!r}")
