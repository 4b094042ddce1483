"""What makes a puzzle of two-player Docker: its stacks, and the habits that may mislead."""

from __future__ import annotations

from quayside.core.game import State
from quayside.games.docker.explain import playable


def key(state: State) -> str:
    """Return the stacks: two puzzles with the same ones are too much alike."""
    return str(state).split()[2]


def habits(state: State, seat: int) -> tuple[int, ...]:
    """Rate a position by two habits: leave the other player few faces, keep many for oneself."""
    return -len(playable(state, 1 - seat)), len(playable(state, seat))
