"""Solving: layer after layer, fullest first, each closed in on from both sides.

A container never leaves the board, so a move leads to the same number of containers or to one
more. Layers `(a, b)` and `(b, a)` lead to each other and are solved together; entering leads to
fuller layers, which are known by then.

Start from 0 everywhere, which no value is below. A sweep makes of lower bounds upper bounds, and of
those better lower bounds (see `sweep`): so each sweep and the one before it hold the truth between
them, and the largest change is the gap. (Starting from 1 everywhere gives the same bounds one sweep
later.) Bounds of fuller layers enter on their own side, so the gap takes their gaps in. A layer
cannot get tighter than those it leads to: the fullest layer gets half of the tolerance, the next
three quarters of it, and so on.
"""

from __future__ import annotations

import math
import os
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

import numpy as np

from quayside.core.lock import hold
from quayside.core.phrase import Phrase
from quayside.games.docker.solution.cpu import CpuEngine
from quayside.games.docker.solution.edges import Edges, edges_of
from quayside.games.docker.solution.index import Index, Ints, Layer, index_of
from quayside.games.docker.solution.setup import Setup, TableError, setup_of
from quayside.games.docker.solution.store import (
    LAYER_MAGIC,
    LAYER_SUFFIX,
    UNFINISHED,
    check_file,
    map_values,
    read_header,
    table_path,
    tables_folder,
    write_file,
)
from quayside.games.docker.solution.sweep import ONE
from quayside.games.docker.solution.table import Table, open_file, open_table, write_table

if TYPE_CHECKING:
    from quayside.core.game import Game

FINEST, COARSEST = 1e-11, 1e-2
_MOST_SWEEPS = 20_000
# For the estimate of time: the pace is taken over some sweeps, once the gap has begun to close.
_PACE_OVER, _SLOW_START, _USUAL_SWEEPS = 15, 0.5, 120

Bounds = dict[Layer, tuple[Ints, Ints]]


@dataclass(frozen=True)
class Progress:
    """How far a solve is; told after every sweep."""

    layer: Layer
    """The layer in work, with its twin: containers on the board of one player and the other."""
    layers_done: int
    layers: int
    sweep: int
    gap: float
    """Largest distance between the bounds in this layer."""
    target: float
    """The gap at which this layer is done."""
    seconds: float
    left: float
    """An estimate of the seconds to go."""

    @property
    def share(self) -> float:
        """The part of the work that is done, 0 to 1."""
        return self.seconds / max(1e-9, self.seconds + self.left)

    @property
    def note(self) -> Phrase:
        """What is being done, and how long everything will take."""
        left = f"{self.left:.0f} s" if self.left < 90 else f"{self.left / 60:.0f} min"
        layer = {"number": self.layers_done + 1, "layers": self.layers}
        return Phrase("cli-solve-layer", {**layer, "gap": f"{self.gap:.1e}", "left": left})

    @property
    def is_stage_done(self) -> bool:
        """Whether the layer is done."""
        return self.gap <= self.target


class Engine(Protocol):
    """What sweeps: the processor's cores, or a graphics card."""

    def enter_level(self, index: Index, n: int, edges: tuple[Edges, Edges]) -> None:
        """Get ready for the layers with `n` containers."""

    def hold(self, values: Ints) -> Any:
        """Return values where the engine works with them."""

    def fetch(self, held: Any) -> Ints:
        """Return values from there."""

    def sweep(
        self,
        layer: Layer,
        board: Any,
        entered: Any,
        before: Any,
        after: Any,
        *,
        reroll: bool,
        up: bool,
    ) -> int:
        """Write a layer's new values and return the largest change; see `sweep.sweep`."""

    def close(self) -> None:
        """Let go of threads."""


def solve(
    game: Game,
    *,
    tolerance: float = 1e-6,
    containers: int | None = None,
    device: Literal["cpu", "cuda"] = "cpu",
    threads: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    folder: Path | str | None = None,
) -> Table:
    """Return the table of a game, solving it unless there is one at least as fine.

    Every value is within `tolerance` of the truth, proved. A solve that was broken off goes on
    after the last finished layer, and the file in the end is the same, byte for byte, whatever
    happened on the way and whatever did the work. `threads` defaults to all cores; `folder` to the
    user's folder of tables. Raises `TableError` for a game that has no table, and `InUse` while
    another process solves it.
    """
    if not FINEST <= tolerance <= COARSEST:
        raise TableError(f"a tolerance is from {FINEST:g} to {COARSEST:g}, not {tolerance:g}")
    setup = setup_of(game, containers)
    path = table_path(setup, tables_folder(folder))
    table = open_file(path) if path.exists() else None
    if folder is None and table is None:
        table = open_table(game, containers=containers)
    if table is not None and table.tolerance <= tolerance:
        return table
    path.parent.mkdir(parents=True, exist_ok=True)
    with hold(path.with_suffix(".lock"), f"another process is solving {setup.name}"):
        if path.exists() and (found := open_file(path)).tolerance <= tolerance:
            return found  # another process has been quicker
        engine = _engine(device, threads)
        try:
            _Solve(setup, tolerance, engine, path, progress).run()
        finally:
            engine.close()
    return open_file(path)


def _engine(device: str, threads: int | None) -> Engine:
    if device == "cpu":
        return CpuEngine(threads or os.cpu_count() or 1)
    if device == "cuda":
        from quayside.games.docker.solution.cuda import CudaEngine

        return CudaEngine()
    raise TableError(f"devices are cpu and cuda, not {device!r}")


@dataclass
class _Solve:
    setup: Setup
    tolerance: float
    engine: Engine
    path: Path
    progress: Callable[[Progress], None] | None
    index: Index = field(init=False)
    clock: _Clock = field(init=False)

    def __post_init__(self) -> None:
        self.index = index_of(self.setup)
        self.units = list(layers_by_fullness(self.setup.containers))
        self.clock = _Clock([self._work(unit) for unit in self.units])

    def _work(self, unit: list[Layer]) -> int:
        return sum(self.index.layer_size(layer) for layer in unit)

    def run(self) -> None:
        """Solve all layers and write the table."""
        known: Bounds = {}
        level = -1
        for number, unit in enumerate(self.units):
            bounds = self._load(unit)
            if bounds is None:
                n = sum(unit[0])
                if n != level:
                    self.engine.enter_level(self.index, n, edges_of(self.setup, self.index, n))
                    level = n
                self._save(unit, self._close_in(number, unit, known))
                bounds = self._load(unit)
                if bounds is None:
                    raise TableError(f"{self._file(unit)} was changed by something else")
            else:
                self.clock.skip(number)
            known |= bounds
        write_table(self.path, self.setup, self.tolerance, known, self._folder)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _target(self, n: int) -> float:
        return self.tolerance * (1 - 0.5 ** (2 * self.setup.containers - n + 1))

    def _close_in(self, number: int, unit: list[Layer], known: Bounds) -> Bounds:
        """Sweep a layer and its twin until the bounds are close enough."""
        target = self._target(sum(unit[0]))
        entered = {
            side: {layer: self._entered(layer, known, side) for layer in unit} for side in (0, 1)
        }
        sizes = {layer: self.index.layer_size(layer) for layer in unit}
        old = {layer: self.engine.hold(np.zeros(size, np.int64)) for layer, size in sizes.items()}
        new = {layer: self.engine.hold(np.zeros(size, np.int64)) for layer, size in sizes.items()}
        self.clock.begin()
        for done in range(1, _MOST_SWEEPS + 1):
            up = done % 2 == 1  # lower bounds have become upper ones
            change = max(
                self.engine.sweep(
                    layer,
                    old[layer[::-1]],
                    entered[not up][layer],
                    old[layer],
                    new[layer],
                    reroll=self.setup.may_reroll(layer[0]),
                    up=up,
                )
                for layer in unit
            )
            old, new = new, old
            gap = change / ONE
            self._tell(number, unit[0], done, gap, target)
            if gap <= target:
                self.clock.end(number)
                lower, upper = (new, old) if up else (old, new)
                fetch = self.engine.fetch
                return {layer: (fetch(lower[layer]), fetch(upper[layer])) for layer in unit}
        raise TableError(f"the bounds of layer {unit[0]} do not meet")

    def _entered(self, layer: Layer, known: Bounds, side: int) -> Any:
        mine, theirs = layer
        if mine == self.setup.containers:
            return self.engine.hold(np.zeros(0, np.int64))
        return self.engine.hold(known[theirs, mine + 1][side])

    def _tell(self, number: int, layer: Layer, sweep: int, gap: float, target: float) -> None:
        seconds, left = self.clock.tell(number, gap, target)
        if self.progress:
            self.progress(
                Progress(layer, number, len(self.units), sweep, gap, target, seconds, left)
            )

    @property
    def _folder(self) -> Path:
        return self.path.with_suffix(UNFINISHED)

    def _file(self, unit: list[Layer]) -> Path:
        return self._folder / ("{}-{}".format(*unit[0]) + LAYER_SUFFIX)

    def _header(self) -> dict[str, Any]:
        rules = self.setup.game.rules.version
        return {"name": self.setup.name, "rules": rules, "tolerance": self.tolerance}

    def _save(self, unit: list[Layer], bounds: Bounds) -> None:
        """Keep a finished layer: of each twin the lower bounds, then the upper ones."""
        values = [side for layer in unit for side in bounds[layer]]
        write_file(self._file(unit), LAYER_MAGIC, self._header(), values, self._folder)

    def _load(self, unit: list[Layer]) -> Bounds | None:
        """Return a layer that an earlier run has finished, unless it is of another solve."""
        path = self._file(unit)
        size = 2 * self._work(unit)
        try:
            if not path.exists() or read_header(path, LAYER_MAGIC) != self._header():
                return None
            values = map_values(path, np.int64, size)
            check_file(path)
        except TableError:
            return None
        bounds, at = {}, 0
        for layer in unit:
            size = self.index.layer_size(layer)
            bounds[layer] = (values[at : at + size], values[at + size : at + 2 * size])
            at += 2 * size
        return bounds


def layers_by_fullness(containers: int) -> Iterator[list[Layer]]:
    """Yield the layers, each with its twin, fullest first."""
    for n in range(2 * containers, -1, -1):
        for more in range(min(n, containers), (n - 1) // 2, -1):
            yield [(more, n - more)] if 2 * more == n else [(more, n - more), (n - more, more)]


class _Clock:
    """Estimates the time left: the layer in work closes its gap at the pace seen of late, and later
    layers take as many sweeps as this one."""

    def __init__(self, work: list[int]) -> None:
        self.work = work
        self.began = time.monotonic()
        self.swept = 0
        self.spent = 0.0
        self.started = 0.0
        self.gaps: list[float] = []

    def skip(self, number: int) -> None:
        """Note that a layer was there already."""
        self.work[number] = 0

    def begin(self) -> None:
        """Note that the sweeps of a layer begin."""
        self.gaps = []
        self.started = time.monotonic()

    def end(self, number: int) -> None:
        """Note that they are done."""
        self.swept += self.work[number] * len(self.gaps)
        self.spent += time.monotonic() - self.started
        self.work[number] = 0

    def tell(self, number: int, gap: float, target: float) -> tuple[float, float]:
        """Return the seconds since the start and an estimate of those to go."""
        self.gaps.append(gap)
        done = len(self.gaps)
        now = time.monotonic()
        swept = self.swept + self.work[number] * done
        pace = (self.spent + now - self.started) / max(1, swept)
        to_go = self._sweeps_to_go(target)
        later = sum(self.work[number + 1 :]) * (done + to_go)
        return now - self.began, (self.work[number] * to_go + later) * pace

    def _sweeps_to_go(self, target: float) -> float:
        gap, back = self.gaps[-1], min(_PACE_OVER, len(self.gaps) - 1)
        if gap <= target:
            return 0.0
        then = self.gaps[-1 - back]
        if gap > _SLOW_START or gap >= then:
            return max(1.0, _USUAL_SWEEPS - len(self.gaps))
        return back * math.log(gap / target) / math.log(then / gap)
