"""Sweeping three-player Docker on the processor: the positions of a level shared by threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from quayside.games.docker.solution.three.moves import Moves
from quayside.games.docker.solution.three.slopes import apply_slopes, write_slopes
from quayside.games.docker.solution.three.sweep import Values, blend_all, sweep_three, sweep_two

_PIECES_PER_THREAD = 4
_SMALL = 2000  # positions that one thread sweeps faster than several could share


@dataclass(frozen=True)
class Choice:
    """How a strategy is read from values (see `sweep.py`)."""

    sharpness: float
    lean: float = 0.0
    even: bool = False


class CpuEngine:
    """Sweeps with as many threads as it is given. The values do not depend on how many."""

    def __init__(self, threads: int) -> None:
        """Start the threads."""
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads)

    @property
    def space(self) -> Any:
        """The module whose arrays can be given to `slopes` and `apply`."""
        return np

    def hold(self, values: Any) -> Any:
        """Return values where the engine works with them."""
        return values

    def view(self, held: Any) -> Any:
        """Return held values as an array of `space` that shares their memory."""
        return held

    def fetch(self, held: Any) -> Any:
        """Return values from there."""
        return held

    def copy(self, source: Any, target: Any, begin: int, end: int) -> None:
        """Copy some of the values."""
        target[begin:end] = source[begin:end]

    def _run(self, size: int, one: Callable[[int, int], Any]) -> list[Any]:
        """Call `one(begin, end)` for slices of a number of positions."""
        if size < _SMALL:
            return [one(0, size)]
        cuts = np.linspace(0, size, self._threads * _PIECES_PER_THREAD + 1).astype(int).tolist()
        return list(self._pool.map(lambda piece: one(*piece), pairwise(cuts)))

    def three(
        self,
        moves: Moves,
        guide: Values,
        values: Values,
        pairs: Values,
        choice: Choice,
        mode: int,
        fresh: Values,
    ) -> None:
        """Write the new values of a level with three left; see `sweep.three_left`."""

        def one(begin: int, end: int) -> None:
            sweep_three(
                moves.first,
                moves.after,
                moves.faces,
                moves.outs,
                moves.rerolls,
                moves.start,
                guide,
                values,
                pairs,
                choice.lean,
                choice.sharpness,
                choice.even,
                mode,
                begin,
                end,
                fresh,
            )

        self._run(moves.end - moves.start, one)

    def two(self, moves: Moves, values: Values, entered: Values, fresh: Values) -> float:
        """Write the new values of a level with two left; return the largest change."""

        def one(begin: int, end: int) -> float:
            return sweep_two(
                moves.first,
                moves.after,
                moves.faces,
                moves.rerolls,
                moves.start,
                moves.end,
                values,
                entered,
                begin,
                end,
                fresh,
            )

        return float(max(self._run(moves.end - moves.start, one)))

    def blend(
        self, moves: Moves, values: Values, fresh: Values, pulls: Values | None, calm: float
    ) -> float:
        """Move the values of a level towards the new ones, the whole way where there are no pulls;
        return the largest pull."""
        whole = pulls is None

        def one(begin: int, end: int) -> float:
            kept = fresh if pulls is None else pulls
            begin, end = moves.start + begin, moves.start + end
            return blend_all(values, fresh, kept, whole, calm, begin, end)

        return float(max(self._run(moves.end - moves.start, one)))

    def slopes(
        self, moves: Moves, guide: Values, sharpness: float, slopes: Values, heat: Values
    ) -> None:
        """Write the slopes and heats of a level; see `slopes.slopes_of`."""

        def one(begin: int, end: int) -> None:
            write_slopes(
                moves.first,
                moves.after,
                moves.faces,
                moves.rerolls,
                guide,
                sharpness,
                begin,
                end,
                slopes,
                heat,
            )

        self._run(moves.end - moves.start, one)

    def apply(self, moves: Moves, slopes: Values, column: int, change: Values, out: Values) -> None:
        """Write how the responses of a level change when its values do."""

        def one(begin: int, end: int) -> None:
            apply_slopes(
                moves.first,
                moves.after,
                moves.start,
                moves.end,
                slopes,
                column,
                change,
                begin,
                end,
                out,
            )

        self._run(moves.end - moves.start, one)

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown(cancel_futures=True)
