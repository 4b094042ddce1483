"""Solutions: what is known of positions without a search, and what makes and keeps it.

A game with a solution has a module `solution` that offers what `SolutionPart` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from quayside.core.errors import QuaysideError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from quayside.core.explain import Kind
    from quayside.core.game import Game, State
    from quayside.core.phrase import Phrase
    from quayside.core.rules import Floats


class SolutionError(QuaysideError):
    """A solution that cannot be made, found or trusted, or a position that it does not hold."""


class Known(NamedTuple):
    """What is known of a position."""

    win: tuple[float, ...]
    """The chance of each seat to win."""
    kind: Kind
    error: float
    """exact: no chance is further from the truth. equilibrium: no player gains more by leaving
    it."""
    best: int | None = None
    """The best action, where a move is due."""


class Knowledge(Protocol):
    """Something that knows positions: a solution, or an equilibrium."""

    @property
    def name(self) -> str:
        """The name that it is kept under."""
        ...

    @property
    def is_whole(self) -> bool:
        """Whether it holds all positions of its game that are not over."""
        ...

    def holds(self, state: State) -> bool:
        """Return whether it has the value of a position. It has none of a finished game."""
        ...

    def know(self, state: State) -> Known:
        """Return what is known of a position that it holds; raises `SolutionError`."""
        ...


class Solution(Knowledge, Protocol):
    """Exact values of positions in which two players are left: of all positions of a two-player
    game (then it is a `WholeSolution`), or of the endings of a game for more."""

    @property
    def error(self) -> float:
        """No value is further from the truth than this."""
        ...

    def probe(self, state: State) -> float:
        """Return the chance that the player to move wins, with best play on both sides."""
        ...

    def best(self, state: State) -> tuple[int, float]:
        """Return the best action where a move is due, and the chance to win with it."""
        ...

    def probe_rows(self, rows: NDArray[np.int32]) -> Floats:
        """Return, for positions that wait for a roll, the chance that the player about to roll
        wins; NaN for a row that the solution does not hold."""
        ...


class WholeSolution(Solution, Protocol):
    """The values of all positions of a two-player game."""

    @property
    def size(self) -> int:
        """How many positions it holds."""
        ...

    @property
    def start(self) -> float:
        """The chance that the player who begins wins."""
        ...

    def check(
        self, sample: int | None = None, *, progress: Callable[[int, int], None] | None = None
    ) -> float:
        """Recompute values (all, or a random sample) and return the largest residual; raises
        `SolutionError` where it is larger than the error allows."""
        ...


def know_exactly(solution: Solution, state: State) -> Known:
    """Return what an exact solution knows of a position; with a roll waiting, with the best move.
    What ends the game is known without an error."""
    if state.is_chance:
        return Known(share_out(state, solution.probe(state)), "exact", solution.error)
    best, own = solution.best(state)
    error = 0.0 if state.play(best).is_over else solution.error
    return Known(share_out(state, own), "exact", error, best)


def share_out(state: State, own: float) -> tuple[float, ...]:
    """Return each seat's chance to win from that of the player to move, where two are left."""
    gone = (*state.gone, state.to_move)
    shares = [0.0 if seat in gone else 1.0 - own for seat in range(state.game.players)]
    shares[state.to_move or 0] = own
    return tuple(shares)


Judge: TypeAlias = "Callable[[NDArray[np.int32]], Floats]"
"""A value function: takes unfinished positions, one row each, and returns each seat's chance to
win, `[row, seat]`."""


class PolicyValue(NamedTuple):
    """The chance to win of a policy against perfect play: proved lower and upper bounds."""

    first: tuple[float, float]
    """As the player who begins."""
    second: tuple[float, float]
    is_turned: bool
    """Whether the policy was asked about an image of each position under the game's symmetries, and
    plays differently in other images of it."""


class Equilibrium(Protocol):
    """Strategies for all players of a game for more than two, and how much any player could gain by
    leaving them."""

    @property
    def name(self) -> str:
        """The name that it is kept under."""
        ...

    @property
    def size(self) -> int:
        """How many positions it holds."""
        ...

    @property
    def start(self) -> tuple[float, ...]:
        """The chances to win of the player who begins, the next one, and so on."""
        ...

    @property
    def epsilon(self) -> float:
        """No player can gain more than this in any position by playing differently."""
        ...


class Horizon(Protocol):
    """An equilibrium of players who count down moves."""

    @property
    def start(self) -> tuple[float, ...]:
        """The chances to win of the player who begins, the next one, and so on."""
        ...

    @property
    def start_gap(self) -> float:
        """No player can gain more than this at the start by playing differently."""
        ...


class Strategies(Knowledge, Protocol):
    """An equilibrium of a whole game for more than two players, as it is probed. The values of
    positions with more than two players left are those of its strategies."""

    @property
    def epsilon(self) -> float:
        """No player can gain more than this in any position by playing differently."""
        ...

    def strategy(self, state: State) -> Mapping[int, float]:
        """Return how likely each legal action is where a move is due; raises `SolutionError`."""
        ...


class SolveProgress(Protocol):
    """How far solving is."""

    @property
    def share(self) -> float:
        """The part of the work that is done, 0 to 1."""
        ...

    @property
    def note(self) -> Phrase:
        """What is being done and how long it will take."""
        ...

    @property
    def is_stage_done(self) -> bool:
        """Whether a stage has just been finished."""
        ...


class StoredSolution(Protocol):
    """A solution, or one that was broken off, as found on the disk."""

    @property
    def name(self) -> str:
        """The name that it is kept under."""
        ...

    @property
    def path(self) -> Path:
        """Where it is."""
        ...

    @property
    def size(self) -> int:
        """Bytes on disk."""
        ...

    @property
    def shipped(self) -> bool:
        """Whether it came with the package; such a solution is not removed."""
        ...

    @property
    def header(self) -> Mapping[str, Any] | None:
        """What the file says of itself; None if that cannot be read."""
        ...

    @property
    def problem(self) -> str:
        """What is wrong with it, if anything."""
        ...


class SolutionPart(Protocol):
    """The module `solution` of a game. It may also have `value_against_perfect(solution, judge, *,
    stray, tolerance, threads, progress)`, which returns the `PolicyValue` of a player who moves to
    the positions that a `Judge` values most (None: who plays at random), and plays a share `stray`
    of all decisions at random. Perfect play goes by the solution; moves within twice its error of
    the best are equally likely. And it may have `solve_equilibrium(game, *, pieces, selection,
    most_steps, device, threads, tell)`, which makes and keeps an `Equilibrium` of a game for more
    than two players; `tell` receives lines about how far it is. With that come
    `open_strategies(game)`, which returns the `Strategies` of a game, or None where none are on the
    disk, and `solve_horizon(game, *, pieces, selection, most_moves, device, threads, tell)`, which
    returns a `Horizon` for each number of moves up to `most_moves`."""

    SOLVED_BY_SERVERS: Sequence[str]
    """The games, of two players, that are worth solving in the background: in minutes, once."""

    def open_solution(self, game: Game) -> Solution | None:
        """Return the solution of a game, or None where none can be trusted. One that was opened
        stays open."""
        ...

    def may_open(self, game: Game) -> bool:
        """Return whether `open_solution` has to load kernels: there is a file, trusted or not, or
        the game has endings that are solved on the fly."""
        ...

    def solve(
        self,
        game: Game,
        *,
        tolerance: float,
        device: str,
        threads: int | None,
        progress: Callable[[Any], None] | None,
    ) -> WholeSolution:
        """Make and keep the solution of a game; raises `SolutionError` for one that has none."""
        ...

    def tables(self) -> list[Any]:
        """Return the solutions on the disk, each a `StoredSolution`."""
        ...

    def open_file(self, path: Path) -> WholeSolution:
        """Open a file; raises `SolutionError` if it cannot be trusted."""
        ...

    def remove(self, name: str) -> list[Path]:
        """Remove what is kept under a name; return the paths. Shipped ones stay."""
        ...

    def tables_folder(self) -> Path:
        """Return where solutions are kept."""
        ...
