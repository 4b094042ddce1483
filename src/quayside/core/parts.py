"""What the modules of a game offer, as protocols: `core/family.py` says which are required."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

import numpy as np

from quayside.core.errors import QuaysideError

if TYPE_CHECKING:
    from quayside.core.family import Deal
    from quayside.core.game import Game, State
    from quayside.core.heuristics import ForcedWin
    from quayside.core.phrase import Phrase
    from quayside.core.rules import Row
    from quayside.core.seeds import Draws


class Setup(Protocol):
    """The module `setup`. It may also have `automatic_options(game)`, `action_count(game)`,
    `outcome_count(game)` and `most_decisions(game)`; `Family` says what they mean."""

    def deal(self, game: Game, draws: Draws | None) -> Deal:
        """Draw what is drawn before the first turn; without `draws` return the canonical deal."""
        ...

    def start(self, game: Game, deal: Deal) -> Row:
        """Return the first position; raises `InvalidSetup` for a deal that cannot be."""
        ...


class Text(Protocol):
    """The module `text`."""

    def write_position(self, game: Game, row: Row) -> str:
        """Return the position as text, which begins with the game's name."""
        ...

    def read_position(self, words: Sequence[str]) -> tuple[Game, Row]:
        """Read a position's words; raises `InvalidPosition`."""
        ...

    def write_action(self, game: Game, row: Row, action: int) -> str:
        """Return an action as text."""
        ...

    def read_action(self, game: Game, row: Row, text: str) -> int:
        """Read an action's text, legal or not; raises `ValueError` with the form it should have."""
        ...


PuzzleKind: TypeAlias = Literal["chance", "force", "points"]
"""What is to be found, and so what a value means. chance: the best move, by the chance to win.
force: a move that wins by force (1), where others do not (0) or let the other player do so (-1).
points: the move that the most points of this turn begin with."""


class Proof(NamedTuple):
    """What has been proved about a position: the value of every first move that is not 0, how the
    best one goes on, and the forced win that it begins."""

    values: Mapping[int, float]
    line: tuple[int, ...]
    forced: ForcedWin | None = None


class Puzzles(Protocol):
    """The module `puzzles`. Everything that it does is decided by its arguments."""

    KIND: PuzzleKind
    MARGIN: float
    """How much better the best move must be than any other."""
    JURY: tuple[str, ...]
    """The bots whose misses make the difficulty, the weakest first. They are searches with all
    their settings, no levels, so that a puzzle stays as difficult when levels change."""

    def positions(self, game: Game, generator: np.random.Generator) -> Iterator[State]:
        """Play one game and yield positions that may be puzzles; raises `InvalidSetup` for a game
        whose puzzles cannot be proved here."""
        ...

    def prove(self, state: State) -> Proof | None:
        """Return the values of all first moves, or None for a position that is no puzzle."""
        ...

    def key(self, state: State) -> str:
        """Return the same text for positions that a symmetry of the game exchanges."""
        ...


class ProofError(QuaysideError):
    """A proof that cannot be found, kept or written."""


class InvalidProof(QuaysideError):
    """A certificate that does not prove what it says."""


class Proofs(Protocol):
    """The module `proofs`: proofs that the player to move wins, and certificates of them."""

    CLAIM: str
    """What a certificate proves, in a few words of English."""

    def prove(
        self, state: State, *, quiet: int, log: Path | None, progress: Callable[[Phrase], None]
    ) -> Iterator[str] | None:
        """Return the lines of a certificate that the player to move wins with at most so many turns
        that make no threat, or None if no proof was found. What is found on the way is kept in
        `log`, where the same call goes on after an interruption. Raises `ProofError`."""
        ...

    def check(self, lines: Iterable[str]) -> tuple[str, int]:
        """Check a certificate with nothing of what made it; return the position that it is about
        and how many answers it has. Raises `InvalidProof`."""
        ...


ExtraBot: TypeAlias = "Callable[[Game, Row, np.random.Generator], int]"
"""A bot beside the search: returns the action to play; draws come from the generator alone."""
