"""Why a move is good: each family finds its own reasons, in `analysis/FAMILY.py`.

A reason is a key and its arguments; the words for it are in the texts, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, TypeAlias, TypedDict

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


@dataclass(frozen=True)
class Forced:
    """A forced win of a round of Doce: the turn that begins it, and in how many turns it wins."""

    move: str
    turns: int


def forced_words(state: State, actions: Sequence[int], turns: int) -> Forced:
    """Return a forced win with its first turn in words."""
    return Forced(" ".join(texts_of(state, actions)), turns)


def texts_of(state: State, actions: Sequence[int]) -> list[str]:
    """Return the texts of actions that are played one after the other."""
    texts = []
    for action in actions:
        texts.append(state.find(action).text)
        state = state.play(action)
    return texts


def reasons(state: State, ranked: list[str], forced: Forced | None = None) -> list[Reason]:
    """Return why the first of the ranked moves is good, by what it changes: nothing where there is
    nothing to say. `ranked` holds the texts of the moves to choose from, the best first."""
    found: list[Reason] = _module(state).reasons(state, ranked, forced)
    return found


@dataclass(frozen=True)
class Mistake:
    """A turn that lost something: the position it began in, what was best and what was played."""

    state: State
    best: tuple[str, ...]
    """The actions of the best turn."""
    played: tuple[str, ...]
    forced: Forced | None = None
    """The forced win that the best turn begins."""
    reply: Forced | None = None
    """The forced win that the turn played left to the next player."""


def reasons_for_better(mistake: Mistake) -> list[Reason]:
    """Return why the best turn was better than the one played: nothing where nothing is known."""
    found: list[Reason] = _module(mistake.state).better(mistake)
    return found


def _module(state: State) -> Any:
    return import_module(f"quayside.games.{state.game.family.name}.explain")
