"""A solved game: a table of values, mapped into memory, that answers for any position."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.rules import Floats
from quayside.core.solution import Known, know_exactly
from quayside.games.docker.rules import HAND, RULES
from quayside.games.docker.setup import empty_row
from quayside.games.docker.solution.index import Index, Ints, Layer, find, index_of
from quayside.games.docker.solution.probe import (
    Room,
    Values,
    best_move,
    largest_residual,
    play_games,
    probe_many,
    probe_one,
    read_only,
)
from quayside.games.docker.solution.setup import Setup, TableError, setup_of
from quayside.games.docker.solution.store import (
    SHIPPED,
    TABLE_MAGIC,
    check_file,
    map_values,
    read_header,
    table_path,
    tables_folder,
    write_file,
)
from quayside.games.docker.solution.sweep import ONE

if TYPE_CHECKING:
    from quayside.core.game import Game, State

_NARROW_FROM = 1e-8  # the tolerance from which 32 bits are enough
_GRAINS = {32: 2.0**-31, 64: 2.0**-60}
_KINDS: dict[int, type[np.uint32] | type[np.int64]] = {32: np.uint32, 64: np.int64}
_BATCH = 1 << 14


@dataclass(frozen=True, eq=False)
class Table:
    """The values of all positions of a two-player game of Docker."""

    path: Path
    setup: Setup
    tolerance: float
    """What the solve was asked for."""
    error: float
    """No value is further from the truth than this, proved."""
    start: float
    """The chance that the player who begins wins."""
    values: NDArray[Any]
    grain: float
    """What 1 in `values` stands for."""
    index: Index
    game: Game
    """The game, apart from the number of containers."""

    @property
    def name(self) -> str:
        """The name that it is kept under."""
        return self.setup.name

    @property
    def size(self) -> int:
        """How many positions it holds."""
        return self.index.size

    is_whole = True

    def holds(self, state: State) -> bool:
        """Return whether a position is in the table."""
        try:
            self.probe(state)
        except TableError:
            return False
        return True

    def probe(self, state: State) -> float:
        """Return the chance that the player to move wins, with best play on both sides.

        With a roll waiting it is that of the best move. Raises `TableError` for a position of
        another game or of a finished one.
        """
        if not self._covers(state.game):
            raise self._refusal(state)
        value = float(probe_one(self._values, state.row))
        if not math.isnan(value):
            return value
        if state.is_over or state.is_chance:
            raise self._refusal(state)
        return self.best(state)[1]

    def know(self, state: State) -> Known:
        """Return the exact chances of both seats, and the best action where a roll waits."""
        return know_exactly(self, state)

    def _covers(self, game: Game) -> bool:
        return game == self.game or setup_of(game, self.setup.containers) == self.setup

    def _refusal(self, state: State) -> TableError:
        return TableError(f"the table {self.setup.name} does not hold the position {state}")

    def best(self, state: State) -> tuple[int, float]:
        """Return the best action for the roll that waits, the lowest of equals, and the chance to
        win with it."""
        if not self._covers(state.game):
            raise self._refusal(state)
        if state.is_over or state.is_chance:
            raise TableError(f"no roll waits to be played in the position {state}")
        room = _make_room()
        action = best_move(self._values, state.row.copy(), room)
        if math.isnan(room.worth[0]):
            raise self._refusal(state)
        return int(action), float(room.worth[0])

    def probe_rows(self, rows: NDArray[np.int32]) -> Floats:
        """Return the values of many positions that wait for a roll, one row each: the chance that
        the player about to roll wins. NaN for a row that is not in the table."""
        out = np.empty(len(rows), np.float64)
        rows = np.ascontiguousarray(rows, np.int32)
        probe_many(self._values, rows, out)
        return out

    def verify(
        self,
        sample: int | None = None,
        *,
        seed: int = 0,
        threads: int | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> float:
        """Check the file's checksum, and return the largest residual over all positions (or a
        random sample): how far a value is from what the values one move on say it should be.

        A sound table has a residual of at most twice its error. `progress` is told how many
        positions are done, of how many. Raises `TableError` for a damaged file.
        """
        check_file(self.path)
        if sample is None:
            batches = [
                np.arange(first, min(first + _BATCH, self.index.size), dtype=np.int64)
                for first in range(0, self.index.size, _BATCH)
            ]
        else:
            drawn = np.random.default_rng(seed).integers(self.index.size, size=sample)
            batches = [drawn[first : first + _BATCH] for first in range(0, sample, _BATCH)]
        largest, done, total = 0.0, 0, sum(map(len, batches))
        with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
            for batch, residual in zip(batches, pool.map(self._residual, batches), strict=True):
                if math.isnan(residual):
                    raise TableError(f"{self.path} does not number its positions as it should")
                largest, done = max(largest, residual), done + len(batch)
                if progress:
                    progress(done, total)
        return largest

    def check(
        self, sample: int | None = None, *, progress: Callable[[int, int], None] | None = None
    ) -> float:
        """Verify the table and return the largest residual; raises `TableError` where that is
        larger than the error allows."""
        residual = self.verify(sample, progress=progress)
        if residual > 2 * self.error + self.grain:
            raise TableError(f"{self.name} is wrong: its residual is {residual:.3g}")
        return residual

    def _residual(self, numbers: Ints) -> float:
        index = self.index
        each = self.setup.containers
        rerolls = np.array([self.setup.may_reroll(each - hand) for hand in range(each + 1)])
        return float(
            largest_residual(
                self._values,
                numbers,
                index.kept,
                index.kept_start,
                rerolls,
                empty_row(self.game),
                _make_room(),
            )
        )

    def play(self, games: int, *, seed: int = 0, threads: int | None = None) -> int:
        """Play games in which both players follow the table and seat 0 begins; return how many
        seat 0 wins. Game `i` depends on `seed` and `i` alone."""
        start = self.game.start().row.copy()
        if start[HAND] != self.setup.containers:
            raise TableError(f"{self.setup.name} is not a game that can be played out by the rules")

        def run(first: int) -> int:
            some = min(_BATCH, games - first)
            with np.errstate(over="ignore"):  # interpreted words wrap as compiled ones do
                won = play_games(
                    self._values,
                    np.uint64(seed),
                    first,
                    some,
                    start,
                    np.zeros_like(start),
                    _make_room(),
                    np.zeros(RULES.outcome_count),
                    np.zeros(4, np.uint64),
                )
            return int(won)

        with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
            return sum(pool.map(run, range(0, games, _BATCH)))

    @cached_property
    def _values(self) -> Values:
        index = self.index
        starts = read_only(index.place_start), read_only(index.layer_start)
        places = read_only(index.places)
        return Values(read_only(self.values), self.grain, places, *starts, index.own_entry)


def _make_room() -> Room:
    row = np.zeros(RULES.row_size, np.int32)
    return Room(RULES.actions(), RULES.scratch(), row, np.zeros(1))


def open_table(
    game: Game, folder: Path | str | None = None, *, containers: int | None = None
) -> Table | None:
    """Return a game's table from the folder, or the one that ships with the package, or None.

    Raises `TableError` for a game that has no table, and for a file that is damaged, is of another
    game, or was made under other rules.
    """
    setup = setup_of(game, containers)
    for place in (tables_folder(folder), SHIPPED):
        path = table_path(setup, place)
        if path.exists():
            table = open_file(path)
            if table.setup != setup:
                raise TableError(f"{path} is the table of {table.setup.name}, not {setup.name}")
            return table
    return None


_opened: dict[tuple[Game, Path], Table] = {}


def open_solution(game: Game) -> Table | None:
    """Return the table of a game, or None if there is none that can be trusted. A table that was
    opened stays open, so that later calls cost nothing."""
    place = game, tables_folder()
    if place not in _opened:
        try:
            table = open_table(game)
        except TableError:
            return None
        if table is None:
            return None
        _opened[place] = table
    return _opened[place]


def open_file(path: Path) -> Table:
    """Return the table in a file; raises `TableError` if it cannot be trusted."""
    header = read_header(path, TABLE_MAGIC)
    check_file(path)
    if header.get("rules") != RULES.version:
        raise TableError(
            f"{path} was solved under version {header.get('rules')} of the rules, which are at"
            f" version {RULES.version} now: remove it and solve again"
        )
    try:
        setup = Setup(header["edition"], header["containers"], header["revisit"])
        game = setup.game
        bits = header["bits"]
        kind, grain = _KINDS[bits], _GRAINS[bits]
        tolerance, error, start = (float(header[key]) for key in ("tolerance", "error", "start"))
        if setup != setup_of(game, setup.containers):
            raise ValueError("no such game")
    except (KeyError, TypeError, ValueError):
        raise TableError(f"{path} has a header that makes no sense") from None
    index = index_of(setup)
    values = map_values(path, kind, index.size)
    return Table(path, setup, tolerance, error, start, values, grain, index, game)


def write_table(
    path: Path,
    setup: Setup,
    tolerance: float,
    bounds: Mapping[Layer, tuple[Ints, Ints]],
    work: Path,
) -> None:
    """Write the middle between the bounds of all layers as a table; it grows in `work`."""
    index = index_of(setup)
    bits = 32 if tolerance >= _NARROW_FROM else 64
    grain = round(ONE * _GRAINS[bits])
    header = {
        "game": f"docker:{setup.edition}",
        "players": 2,
        "edition": setup.edition,
        "containers": setup.containers,
        "revisit": setup.revisit,
        "rules": RULES.version,
        "tolerance": tolerance,
        "bits": bits,
        "positions": index.size,
    }
    worst = 0
    for layer in index.layers:
        lower, upper = bounds[layer]
        stored = grain * _middle(lower, upper, grain)
        worst = max(worst, int((upper - stored).max()), int((stored - lower).max()))
    row = setup.game.start().row.copy()
    row[HAND : HAND + 2] = setup.containers
    first = find(row, index.places, index.place_start, index.layer_start, index.own_entry)
    header["error"] = float(np.nextafter(worst / ONE, 1.0))
    header["start"] = int(_middle(*bounds[0, 0], grain)[first]) * _GRAINS[bits]
    kind = np.dtype(_KINDS[bits]).newbyteorder("<")
    values = (_middle(*bounds[layer], grain).astype(kind) for layer in index.layers)
    write_file(path, TABLE_MAGIC, header, values, work)


def _middle(lower: Ints, upper: Ints, grain: int) -> Ints:
    """Return the middle between bounds in units of the grain, to the nearest."""
    return (lower + (upper - lower) // 2 + grain // 2) // grain
