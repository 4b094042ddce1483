"""Policies as Python functions, for tests."""

from __future__ import annotations

from quayside.core.game import Move, State


def first(state: State, seed: int) -> Move:
    """Play the first legal move."""
    return state.moves[0]


def text(state: State, seed: int) -> str:
    """Play the last legal move, by its text."""
    return str(state.moves[-1])


def number(state: State, seed: int) -> int:
    """Play a legal move that the seed decides, by its number."""
    return state.actions[seed % len(state.actions)]


def likely(state: State, seed: int) -> list[float]:
    """Play the first legal move twice as often as any other."""
    total = len(state.moves) + 1
    return [2 / total] + [1 / total] * (len(state.moves) - 1)


def short(state: State, seed: int) -> list[float]:
    """Return a probability too few."""
    return [1.0] * (len(state.moves) - 1)


def unsure(state: State, seed: int) -> list[float]:
    """Return probabilities that do not add up to 1."""
    return [0.5] * len(state.moves)


NOTHING = 7
