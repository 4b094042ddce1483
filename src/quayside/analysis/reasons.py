"""Why a move is good: each family finds its own reasons, in `analysis/FAMILY.py`.

A reason is a key and its arguments; the words for it are in the texts, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TypeAlias, TypedDict

from quayside.core.game import State
from quayside.texts import FALLBACK, text

Args: TypeAlias = dict[str, str | int]
"""Arguments of a text: what is counted is a number, everything else is text."""


class ReasonJson(TypedDict):
    """A reason as plain data: `text` is the English sentence."""

    key: str
    args: Args
    text: str


@dataclass(frozen=True)
class Reason:
    """One reason: the text `reason-KEY`, and its arguments.

    Squares, moves and crates are arguments as text, counts as numbers. `seat` is a seat's number;
    whoever knows its player's name may put that in its place before asking for the text.
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def say(self, language: str = FALLBACK) -> str:
        """Return the reason as a sentence."""
        return text(language, f"reason-{self.key}", **self.args)

    def __str__(self) -> str:
        """Return the reason in English."""
        return self.say()

    def as_json(self) -> ReasonJson:
        """Return the reason as plain data."""
        return {"key": self.key, "args": dict(self.args), "text": self.say()}


def reasons(state: State, ranked: list[str]) -> list[Reason]:
    """Return why the first of the ranked moves is better than the others, by what changes.
    `ranked` holds the texts of all legal moves, the best first."""
    family = state.game.family.name
    found: list[Reason] = import_module(f"quayside.analysis.{family}").reasons(state, ranked)
    return found
