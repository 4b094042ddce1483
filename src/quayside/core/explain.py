"""Why a move is good: reasons as keys with arguments; `analysis/words.py` says them in a language.

A game's kernels find them (`core/reasons.py`). This module imports nothing that compiles kernels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from quayside.core.game import State
    from quayside.core.heuristics import ForcedWin

Kind: TypeAlias = Literal["exact", "proved", "equilibrium", "estimate"]
"""How well a chance is known. exact: from a solution or a finished game. proved: by a search that
left nothing open. equilibrium: if all play the strategies of an equilibrium. estimate: by a search,
with a standard error."""


@dataclass(frozen=True)
class Reason:
    """One reason: the text `reason-KEY`, and its arguments.

    Squares, moves and crates are arguments as text, counts as numbers. `seat` is a seat's number;
    a caller that knows the player's name may put that in its place.
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Mistake:
    """A turn that lost something: the position it began in, what was best and what was played."""

    state: State
    best: tuple[int, ...]
    """The actions of the best turn."""
    played: tuple[int, ...]
    forced: ForcedWin | None = None
    """The forced win that the best turn begins."""
    reply: ForcedWin | None = None
    """The forced win that the turn played left to the next player."""


def texts_of(state: State, actions: Sequence[int]) -> list[str]:
    """Return the texts of actions that are played one after the other."""
    texts = []
    for action in actions:
        texts.append(state.find(action).text)
        state = state.play(action)
    return texts
