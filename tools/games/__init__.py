"""What the developers' tools know of each game: contests that measure its bots, pictures of it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from quayside.games import BUILT_IN


def parts(name: str) -> Iterator[ModuleType]:
    """Yield the modules of this name of the games that have one, in the games' order."""
    for game in BUILT_IN:
        if find_spec(f"{__name__}.{game}.{name}"):
            yield import_module(f"{__name__}.{game}.{name}")
