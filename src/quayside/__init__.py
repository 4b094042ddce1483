"""Quayside: play, study and solve small board games."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.adapters.batch import batch
    from quayside.core.errors import (
        IllegalMove,
        InvalidMove,
        InvalidPosition,
        InvalidSetup,
        QuaysideError,
    )
    from quayside.core.events import Event, Step
    from quayside.core.game import Game, Move, State
    from quayside.games import load, parse

__version__ = "0.2.0"
"""The version: the package, the pages and `quayside --version` all take it from here."""
__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidPosition",
    "InvalidSetup",
    "Move",
    "QuaysideError",
    "State",
    "Step",
    "batch",
    "load",
    "parse",
]

_HOME = {
    "quayside.adapters.batch": ("batch",),
    "quayside.core.errors": (
        "IllegalMove",
        "InvalidMove",
        "InvalidPosition",
        "InvalidSetup",
        "QuaysideError",
    ),
    "quayside.core.events": ("Event", "Step"),
    "quayside.core.game": ("Game", "Move", "State"),
    "quayside.games": ("load", "parse"),
}


def __getattr__(name: str) -> object:
    """Import a public name on first use, so that `quayside --help` is quick."""
    for module, names in _HOME.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'quayside' has no attribute {name!r}")
