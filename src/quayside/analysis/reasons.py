"""Why a move is good, in words: each family has its own reasons, in `analysis/FAMILY.py`."""

from __future__ import annotations

from importlib import import_module

from quayside.core.game import State


def reasons(state: State, ranked: list[str]) -> list[str]:
    """Return why the first of the ranked moves is better than the others, in sentences that cite
    what changes. `ranked` holds the texts of all legal moves, the best first."""
    family = state.game.family.name
    found: list[str] = import_module(f"quayside.analysis.{family}").reasons(state, ranked)
    return found
