"""An equilibrium of three-player Docker: level after level, fullest first.

A level is all positions with the same number of containers on the board; moves lead to the same
level or, by entering, to the next one, which is known by then.

*Two left.* The rest is zero-sum. As in two-player Docker a sweep makes upper bounds of lower ones
and the other way round, so two sweeps in a row hold the truth between them.

*Three left.* Each level starts from equal chances and follows a falling temperature. At each
temperature the values are moved towards their own response (`sweep.blend`) until no value is
pulled by more than a small part of the temperature. A level that does not settle keeps the values
and the temperature before.

*The proof.* The values are rounded to what is stored, and the strategy is what `sweep.py` reads
from them. Against it every player's best response is bounded from above, and what the strategy
itself earns from below. The largest difference over all positions is epsilon.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.phrase import Phrase
from quayside.games.docker.solution.setup import TableError
from quayside.games.docker.solution.three.branch import Branch, follow_branch
from quayside.games.docker.solution.three.engine import Choice
from quayside.games.docker.solution.three.index import PLAYERS, Index3
from quayside.games.docker.solution.three.moves import Moves, moves_of
from quayside.games.docker.solution.three.sweep import BEST, FOLLOW, LONGEST

if TYPE_CHECKING:
    from quayside.core.game import Game

HOTTEST, COOLING = 0.1, 0.7
_PAIR_GAP = 1e-10
_CALM = 0.1  # a pull is calm below this part of what a temperature is settled at


@dataclass(frozen=True)
class Selection:
    """Which equilibrium is aimed at: how players choose between moves that are nearly equal."""

    name: str
    even: bool = False
    """Weights fall evenly to zero within one temperature of the best, not exponentially."""
    lean: float = 0.0
    """How much indifferent players favour the next player over the last, in temperatures."""

    def at(self, temperature: float) -> Choice:
        """Return how moves are chosen at a temperature."""
        return Choice(1 / temperature, self.lean * temperature, self.even)


SELECTIONS = {
    selection.name: selection
    for selection in (
        Selection("logit"),
        Selection("even", even=True),
        Selection("next", lean=10.0),
        Selection("last", lean=-10.0),
    )
}


class OutOfTime(Exception):
    """The time given is over; what was reached is in the checkpoint."""


@dataclass
class Plan:
    """What to solve, how far, and for how long."""

    game: Game
    index: Index3
    selection: Selection
    coldest: float = 1e-5
    nearness: float = 0.05
    """A temperature is done when no value is pulled by more than this part of it."""
    most_sweeps: int = 800
    """Sweeps at one temperature; a level that needs more keeps to the temperature before."""
    most_steps: int = 0
    """Steps of Newton's method along the branch of a level that no longer settles; `logit` only."""
    deadline: float = float("inf")
    """When to stop, in the seconds of `time.monotonic`."""
    checkpoint: Path | None = None
    tell: Callable[[Phrase], None] = lambda note: None

    @property
    def temperatures(self) -> list[float]:
        """The falling temperatures; the last is `coldest`."""
        steps = [HOTTEST]
        while steps[-1] * COOLING > self.coldest:
            steps.append(steps[-1] * COOLING)
        return [*steps, self.coldest]


@dataclass
class Work:
    """A solve in progress; `engine` is a `CpuEngine` or a `CudaEngine`."""

    plan: Plan
    engine: Any
    sweeps: int = 0
    reached: dict[int, float] = field(default_factory=dict)
    """The last temperature at which each level settled."""

    @property
    def levels(self) -> range:
        """The levels by how many containers are on the board, fullest first."""
        return range(PLAYERS * self.plan.index.containers, -1, -1)

    def moves(self, n: int, out: int) -> Moves:
        """Return the moves of a level where the engine works with them."""
        return Moves(*map(self.engine.hold, moves_of(self.plan.game, self.plan.index, n, out)))

    def _check_time(self) -> None:
        if time.monotonic() > self.plan.deadline:
            raise OutOfTime

    def solve_pairs(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return lower and upper bounds of the mover's chance in all positions with two left."""
        size = self.plan.index.sizes[1]
        sides = [self.engine.hold(np.zeros(size)) for _ in range(2)]
        lower, upper = self.engine.hold(np.zeros(size)), self.engine.hold(np.zeros(size))
        for n in self.levels:
            moves = self.moves(n, 1)
            swept = 0
            change = 1.0
            # Zeros, a lower bound, are what every level starts from: `sides` holds them there.
            while change > _PAIR_GAP or swept % 2:
                self._check_time()
                entered = upper if swept % 2 else lower
                change = self.engine.two(moves, sides[swept % 2], entered, sides[1 - swept % 2])
                swept += 1
            self.engine.copy(sides[0], lower, moves.start, moves.end)
            self.engine.copy(sides[1], upper, moves.start, moves.end)
            told: dict[str, str | int] = {"containers": n, "sweeps": swept, "gap": f"{change:.1e}"}
            self.plan.tell(Phrase("cli-solve-pairs", told))
        return self.engine.fetch(lower), self.engine.fetch(upper)

    def follow_path(self, pairs: NDArray[np.float64]) -> NDArray[np.float32]:
        """Return the values of all positions with three left, as they are stored. Afterwards
        `reached` has the temperature of each level."""
        size = self.plan.index.sizes[0]
        start = self._load(size)
        values, settled = self.engine.hold(start), self.engine.hold(start.copy())
        held = self.engine.hold(pairs)
        fresh = self.engine.hold(np.zeros((size, 3)))
        pulls = self.engine.hold(np.repeat([[0.0] * 3 + [LONGEST / 2] * 3], size, axis=0))
        for n in self.levels:
            if n in self.reached:
                continue
            moves = self.moves(n, 0)
            for temperature in self.plan.temperatures:
                if not self._settle(n, moves, temperature, values, held, fresh, pulls):
                    self.engine.copy(settled, values, moves.start, moves.end)
                    break
                self.engine.copy(values, settled, moves.start, moves.end)
                self.reached[n] = temperature
            if n not in self.reached:
                raise TableError(f"the level with {n} containers does not settle")
            if self.reached[n] > self.plan.coldest and self.plan.most_steps:
                self._follow(n, Branch(self.engine, moves, values, held, fresh, self.reached[n]))
            self._save(values)
        rounded: NDArray[np.float32] = self.engine.fetch(values).astype(np.float32)
        return rounded

    def _follow(self, n: int, branch: Branch) -> None:
        """Follow the branch of a level, for at most half of the time that is left."""
        plan, now = self.plan, time.monotonic()
        until = (now + plan.deadline) / 2
        self.reached[n] = follow_branch(branch, plan.coldest, plan.most_steps, until, plan.tell)

    def _settle(
        self,
        n: int,
        moves: Moves,
        temperature: float,
        values: Any,
        pairs: Any,
        fresh: Any,
        pulls: Any,
    ) -> bool:
        """Sweep a level at one temperature; return whether it settles."""
        choice = self.plan.selection.at(temperature)
        goal = self.plan.nearness * temperature
        pull, began = float("inf"), time.monotonic()
        swept = 0
        while pull > goal and swept < self.plan.most_sweeps:
            self._check_time()
            self.engine.three(moves, values, values, pairs, choice, FOLLOW, fresh)
            pull = self.engine.blend(moves, values, fresh, pulls, _CALM * goal)
            swept += 1
        self.sweeps += swept
        seconds = time.monotonic() - began
        told: dict[str, str | int] = {
            "containers": n,
            "temperature": f"{temperature:.2e}",
            "sweeps": swept,
            "seconds": f"{seconds:.1f}",
            "pull": f"{pull / temperature:.3f}",
        }
        self.plan.tell(Phrase("cli-solve-level", told))
        return pull <= goal

    def bound(
        self,
        guide: NDArray[np.float32],
        pairs: NDArray[np.float64],
        *,
        best: bool,
        change: float = 1e-9,
    ) -> NDArray[np.float64]:
        """Return bounds of what players get when all follow the strategy of stored values: lower
        bounds, or with `best` upper bounds of the best response of one player to the others."""
        size = self.plan.index.sizes[0]
        held = self.engine.hold(guide.astype(np.float64))
        pairs = self.engine.hold(pairs)
        values = self.engine.hold(np.full((size, 3), 1.0 if best else 0.0))
        fresh = self.engine.hold(np.zeros((size, 3)))
        for n in self.levels:
            moves = self.moves(n, 0)
            choice = self.plan.selection.at(self.reached[n])
            moved = 1.0
            while moved > change:
                self._check_time()
                mode = BEST if best else FOLLOW
                self.engine.three(moves, held, values, pairs, choice, mode, fresh)
                moved = self.engine.blend(moves, values, fresh, None, 0.0)
        found: NDArray[np.float64] = self.engine.fetch(values)
        return found

    def _load(self, size: int) -> NDArray[np.float64]:
        """Return the values of the checkpoint, and note the levels that are done in it."""
        path = self.plan.checkpoint
        if path is not None and path.exists():
            with np.load(path) as kept:
                levels, temperatures = kept["levels"].tolist(), kept["temperatures"].tolist()
                self.reached = dict(zip(levels, temperatures, strict=True))
                values: NDArray[np.float64] = kept["values"]
                return values
        return np.full((size, 3), 1 / 3)

    def _save(self, values: Any) -> None:
        path = self.plan.checkpoint
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            unnamed = path.with_suffix(".part.npz")
            levels, temperatures = list(self.reached), list(self.reached.values())
            np.savez(
                unnamed,
                values=self.engine.fetch(values),
                levels=np.array(levels),
                temperatures=np.array(temperatures),
            )
            unnamed.replace(path)
