"""An equilibrium of three-player Docker: level after level, fullest first.

A level is all positions with the same number of containers on the board; moves lead to the same
level or, by entering, to the next one, which is known by then.

*Two left.* The rest is zero-sum. As in two-player Docker a sweep makes upper bounds of lower ones
and the other way round, so two sweeps in a row hold the truth between them.

*Three left.* Each level starts from equal chances and follows a falling temperature. At each
temperature the values are moved towards their own response (`sweep.blend`) until no value is
pulled by more than a small part of the temperature.

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

from quayside.core.kernel import plain
from quayside.games.docker.rules import rerolls_with
from quayside.games.docker.setup import EDITION_NUMBER
from quayside.games.docker.solution.three.edges import level_edges
from quayside.games.docker.solution.three.engine import Block, Choice
from quayside.games.docker.solution.three.index import (
    Index3,
    count_patterns,
    layers_of,
    mover_of,
    next_phase,
    phase_when_out,
)
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
    coldest: float = 2e-4
    nearness: float = 0.03
    """A temperature is done when no value is pulled by more than this part of it."""
    most_sweeps: int = 2000
    """Sweeps at one temperature; a level that needs more goes on colder as it is."""
    deadline: float = float("inf")
    """When to stop, in the seconds of `time.monotonic`."""
    checkpoint: Path | None = None
    tell: Callable[[str], None] = lambda text: None

    @property
    def temperatures(self) -> list[float]:
        """The falling temperatures; the last is `coldest`."""
        steps = [HOTTEST]
        while steps[-1] * COOLING > self.coldest:
            steps.append(steps[-1] * COOLING)
        return [*steps, self.coldest]


def blocks_of(plan: Plan, n: int, out: int) -> list[Block]:
    """Return the blocks of a level, with `out` players out (0 or 1)."""
    index, own = plan.index, plan.index.own_entry
    found = []
    for layer in layers_of(index.containers, n):
        a, b, c = layer
        board = (b, c, a) if out == 0 else (b, a, c)
        entered = (b, c, a + 1) if out == 0 else (b, a + 1, c)
        can_enter = a < index.containers
        for phase in range(index.phases[out]):
            then = next_phase(own, out, phase)
            where = [
                index.at(out, board, then),
                count_patterns(board),
                index.at(out, entered, then) if can_enter else 0,
                count_patterns(entered) if can_enter else 0,
                index.at(1, (b, c, a), phase_when_out(own, phase)) if out == 0 else 0,
                n,
                index.at(out, layer, phase),
            ]
            reroll = plain(rerolls_with)(EDITION_NUMBER[plan.game.edition], a)
            found.append(
                Block(
                    layer,
                    mover_of(own, out, phase),
                    np.array(where, np.int64),
                    len(index.levels[n].kept),
                    count_patterns(layer),
                    bool(reroll),
                )
            )
    return found


def span_of(index: Index3, n: int, out: int) -> tuple[int, int]:
    """Return the numbers of the positions of a level: the first, and the one behind the last."""
    layers = layers_of(index.containers, n)
    end = index.at(out, layers[-1], index.phases[out])
    return index.starts[out][layers[0]], end


@dataclass
class Work:
    """A solve in progress; `engine` is a `CpuEngine` or a `CudaEngine`."""

    plan: Plan
    engine: Any
    sweeps: int = 0
    unsettled: list[tuple[int, float, float]] = field(default_factory=list)
    """Level, temperature and pull (in temperatures) where `most_sweeps` were not enough."""

    def __post_init__(self) -> None:
        """Work out the moves of all levels."""
        index = self.plan.index
        self.levels = range(3 * index.containers, -1, -1)
        self.edges = {n: level_edges(self.plan.game, index, n) for n in self.levels}

    def _enter(self, n: int, out: int) -> list[Block]:
        self.engine.enter_level(n, self.edges[n])
        return blocks_of(self.plan, n, out)

    def _check_time(self) -> None:
        if time.monotonic() > self.plan.deadline:
            raise OutOfTime

    def solve_pairs(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return lower and upper bounds of the mover's chance in all positions with two left."""
        size = self.plan.index.sizes[1]
        sides = [self.engine.hold(np.zeros(size)) for _ in range(2)]
        lower, upper = self.engine.hold(np.zeros(size)), self.engine.hold(np.zeros(size))
        for n in self.levels:
            blocks = self._enter(n, 1)
            swept = 0
            change = 1.0
            # Zeros, a lower bound, are what every level starts from: `sides` holds them there.
            while change > _PAIR_GAP or swept % 2:
                self._check_time()
                entered = upper if swept % 2 else lower
                change = self.engine.two(blocks, sides[swept % 2], entered, sides[1 - swept % 2])
                swept += 1
            span = span_of(self.plan.index, n, 1)
            self.engine.copy(sides[0], lower, span)
            self.engine.copy(sides[1], upper, span)
            self.plan.tell(f"two left, {n} containers: {swept} sweeps, gap {change:.1e}")
        return self.engine.fetch(lower), self.engine.fetch(upper)

    def follow_path(self, pairs: NDArray[np.float64]) -> NDArray[np.float32]:
        """Return the values of all positions with three left, as they are stored."""
        size = self.plan.index.sizes[0]
        start, done = self._load(size)
        values = self.engine.hold(start)
        held = self.engine.hold(pairs)
        fresh = self.engine.hold(np.zeros((size, 3)))
        pulls = self.engine.hold(np.repeat([[0.0] * 3 + [LONGEST / 2] * 3], size, axis=0))
        temperatures = self.plan.temperatures
        saved = time.monotonic()
        for number, n in enumerate(self.levels):
            if (number + 1) * len(temperatures) <= done:
                continue
            blocks = self._enter(n, 0)
            for step, temperature in enumerate(temperatures):
                if number * len(temperatures) + step < done:
                    continue
                try:
                    self._settle(n, blocks, temperature, values, held, fresh, pulls)
                except OutOfTime:
                    self._save(values, number * len(temperatures) + step)
                    raise
                if time.monotonic() > saved + 60:
                    self._save(values, number * len(temperatures) + step + 1)
                    saved = time.monotonic()
        rounded: NDArray[np.float32] = self.engine.fetch(values).astype(np.float32)
        return rounded

    def _settle(
        self,
        n: int,
        blocks: list[Block],
        temperature: float,
        values: Any,
        pairs: Any,
        fresh: Any,
        pulls: Any,
    ) -> None:
        """Sweep a level at one temperature until it is settled."""
        choice = self.plan.selection.at(temperature)
        span = span_of(self.plan.index, n, 0)
        goal = self.plan.nearness * temperature
        pull, began = float("inf"), time.monotonic()
        swept = 0
        while pull > goal and swept < self.plan.most_sweeps:
            self._check_time()
            self.engine.three(blocks, values, values, pairs, choice, FOLLOW, fresh)
            pull = self.engine.blend(values, fresh, pulls, _CALM * goal, span)
            swept += 1
        self.sweeps += swept
        if pull > goal:
            self.unsettled.append((n, temperature, pull / temperature))
        seconds = time.monotonic() - began
        self.plan.tell(
            f"{n} containers, temperature {temperature:.2e}: {swept} sweeps in {seconds:.1f} s, "
            f"pull {pull / temperature:.3f}"
        )

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
        choice = self.plan.selection.at(self.plan.coldest)
        for n in self.levels:
            blocks = self._enter(n, 0)
            moved = 1.0
            while moved > change:
                self._check_time()
                mode = BEST if best else FOLLOW
                self.engine.three(blocks, held, values, pairs, choice, mode, fresh)
                span = span_of(self.plan.index, n, 0)
                moved = self.engine.blend(values, fresh, None, 0.0, span)
        found: NDArray[np.float64] = self.engine.fetch(values)
        return found

    def _load(self, size: int) -> tuple[NDArray[np.float64], int]:
        """Return the values of the checkpoint and how many temperatures are done in it."""
        path = self.plan.checkpoint
        if path is not None and path.exists():
            with np.load(path) as kept:
                return kept["values"], int(kept["done"])
        return np.full((size, 3), 1 / 3), 0

    def _save(self, values: Any, done: int) -> None:
        path = self.plan.checkpoint
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            unnamed = path.with_suffix(".part.npz")
            np.savez(unnamed, values=self.engine.fetch(values), done=done)
            unnamed.replace(path)
