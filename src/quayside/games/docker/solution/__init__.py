"""Solving: exact tables of two-player Docker, made, kept, checked and probed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.games.docker.solution.setup import Setup, TableError, setup_of
    from quayside.games.docker.solution.solver import Progress, solve
    from quayside.games.docker.solution.store import TableFile, remove, tables, tables_folder
    from quayside.games.docker.solution.table import Table, open_file, open_solution, open_table

__all__ = [
    "Progress",
    "Setup",
    "Table",
    "TableError",
    "TableFile",
    "open_file",
    "open_solution",
    "open_table",
    "remove",
    "setup_of",
    "solve",
    "tables",
    "tables_folder",
]

_HOME = {
    "quayside.games.docker.solution.setup": ("Setup", "TableError", "setup_of"),
    "quayside.games.docker.solution.solver": ("Progress", "solve"),
    "quayside.games.docker.solution.store": ("TableFile", "remove", "tables", "tables_folder"),
    "quayside.games.docker.solution.table": ("Table", "open_file", "open_solution", "open_table"),
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first asked for: listing tables needs no kernels."""
    for module, names in _HOME.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'quayside.games.docker.solution' has no attribute {name!r}")
