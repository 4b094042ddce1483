"""Why a move is good: reasons as keys with arguments; `analysis/words.py` says them in a language.

A game finds its own reasons in its module `explain`. The functions `reasons` and `better` of this
module serve a game that has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from quayside.core.game import State

Kind: TypeAlias = Literal["exact", "proved", "estimate"]
"""How well a chance is known. exact: from a solution or a finished game. proved: by a search that
left nothing open. estimate: by a search, with a standard error."""
Args: TypeAlias = dict[str, str | int]
"""Arguments of a text: what is counted is a number, everything else is text."""


@dataclass(frozen=True)
class Reason:
    """One reason: the text `reason-KEY`, and its arguments.

    Squares, moves and crates are arguments as text, counts as numbers. `seat` is a seat's number;
    a caller that knows the player's name may put that in its place.
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Forced:
    """A forced win in words: the turn that begins it, and in how many turns it wins."""

    move: str
    turns: int


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


class Explain(Protocol):
    """The module `explain` of a game."""

    def reasons(
        self, state: State, ranked: list[str], forced: Forced | None = None
    ) -> list[Reason]:
        """Return why the first of the ranked moves is good, by what it changes: nothing where there
        is nothing to say. `ranked` holds the texts of the moves to choose from, the best first."""
        ...

    def better(self, mistake: Mistake) -> list[Reason]:
        """Return why the best turn was better than the one played: nothing where nothing is
        known."""
        ...


def reasons(state: State, ranked: list[str], forced: Forced | None = None) -> list[Reason]:
    """Say that a move is the only one; nothing else is known of a game in general."""
    return [Reason("only-move", {"move": ranked[0]})] if len(ranked) == 1 else []


def better(mistake: Mistake) -> list[Reason]:
    """Say nothing."""
    return []


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
