"""Sweeping three-player Docker on a graphics card: one thread for each position.

The card compiles the functions of `sweep.py` again; the processor lists the moves.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from quayside.core.device import cuda, cupy, on_device
from quayside.games.docker.rules import FACES
from quayside.games.docker.solution.three.engine import Choice
from quayside.games.docker.solution.three.moves import Moves
from quayside.games.docker.solution.three.slopes import follow_slopes, slopes_of
from quayside.games.docker.solution.three.sweep import ROOM, blend, take, three_left, two_left

_THREADS = 128

# The card's module and its versions of functions, which `_compile` puts in under these names.
card: Any = None
respond, choose, mix, replace = three_left, two_left, blend, take
incline, follow = slopes_of, follow_slopes


def _three(  # type: ignore[no-untyped-def]
    first, after, faces, outs, rerolls, start, guide, values, pairs, lean, sharpness, even, mode,
    fresh,
):  # fmt: skip
    """Compute one position with three left; the arguments are those of `sweep.sweep_three`."""
    i = card.grid(1)
    if i < outs.shape[0]:
        room = card.local.array(ROOM, np.float64)
        new = card.local.array(3, np.float64)
        respond(
            after, faces, first[i], first[i + 1], rerolls[i] != 0, guide, values,
            pairs[outs[i], 0], pairs[outs[i], 1], lean, sharpness, even, mode, room, new,
        )  # fmt: skip
        for player in range(3):
            fresh[start + i, player] = new[player]


def _two(  # type: ignore[no-untyped-def]
    first, after, faces, rerolls, start, level, values, entered, fresh, largest
):
    """Compute one position with two left; the arguments are those of `sweep.sweep_two`."""
    i = card.grid(1)
    if i < rerolls.shape[0]:
        best = card.local.array(FACES, np.float64)
        new = choose(
            after, faces, first[i], first[i + 1], rerolls[i] != 0, values, entered, level, best
        )
        change = abs(new - values[start + i])
        if change > largest[0]:
            card.atomic.max(largest, 0, change)
        fresh[start + i] = new


def _blend(values, fresh, pulls, whole, calm, begin, end, largest):  # type: ignore[no-untyped-def]
    """Blend one position; the arguments are those of `sweep.blend_all`."""
    at = begin + card.grid(1)
    if at < end:
        pull = replace(values, fresh, at) if whole else mix(values, fresh, pulls, at, calm)
        if pull > largest[0]:
            card.atomic.max(largest, 0, pull)


def _slopes(  # type: ignore[no-untyped-def]
    first, after, faces, rerolls, guide, sharpness, slopes, heat
):
    """Write the slopes of one position; the arguments are those of `slopes.write_slopes`."""
    i = card.grid(1)
    if i < rerolls.shape[0]:
        room = card.local.array(ROOM, np.float64)
        incline(
            after, faces, first[i], first[i + 1], rerolls[i] != 0, guide, sharpness, room, slopes,
            heat, i,
        )  # fmt: skip


def _apply(  # type: ignore[no-untyped-def]
    first, after, start, stop, slopes, column, change, out
):
    """Follow the slopes of one position; the arguments are those of `slopes.apply_slopes`."""
    i = card.grid(1)
    if i < out.shape[0]:
        out[i] = follow(after, first[i], first[i + 1], start, stop, slopes, column, change)


@cache
def _compile(function: Any) -> Any:
    """Compile a kernel for the card."""
    names = {
        **globals(),
        "card": cuda(),
        "respond": on_device(three_left),
        "choose": on_device(two_left),
        "mix": on_device(blend),
        "replace": on_device(take),
        "incline": on_device(slopes_of),
        "follow": on_device(follow_slopes),
    }
    return cuda().jit(FunctionType(function.__code__, names, function.__name__))


class CudaEngine:
    """Sweeps on the first graphics card."""

    def __init__(self) -> None:
        """Find the card; raises `NoDevice`."""
        self._card = cuda()
        self._three, self._two, self._blend = map(_compile, (_three, _two, _blend))
        self._slopes, self._apply = map(_compile, (_slopes, _apply))
        self._largest = self._card.to_device(np.zeros(1))

    @property
    def space(self) -> Any:
        """CuPy, whose arrays can be given to `slopes` and `apply`."""
        return cupy()

    def view(self, held: Any) -> Any:
        """Return held values as an array of CuPy that shares their memory."""
        return cupy().asarray(held)

    def hold(self, values: Any) -> Any:
        """Copy an array to the card, where none may be empty; a number stays as it is."""
        if isinstance(values, int):
            return values
        return self._card.to_device(values if values.size else np.zeros(1, values.dtype))

    def fetch(self, held: Any) -> Any:
        """Copy values from the card."""
        return held.copy_to_host()

    def copy(self, source: Any, target: Any, begin: int, end: int) -> None:
        """Copy some of the values on the card."""
        target[begin:end].copy_to_device(source[begin:end])

    def three(
        self,
        moves: Moves,
        guide: Any,
        values: Any,
        pairs: Any,
        choice: Choice,
        mode: int,
        fresh: Any,
    ) -> None:
        """Write the new values of a level with three left; see `sweep.three_left`."""
        self._three[self._blocks(moves), _THREADS](
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
            fresh,
        )

    def two(self, moves: Moves, values: Any, entered: Any, fresh: Any) -> float:
        """Write the new values of a level with two left; return the largest change."""
        self._largest.copy_to_device(np.zeros(1))
        self._two[self._blocks(moves), _THREADS](
            moves.first,
            moves.after,
            moves.faces,
            moves.rerolls,
            moves.start,
            moves.end,
            values,
            entered,
            fresh,
            self._largest,
        )
        return float(self._largest.copy_to_host()[0])

    def blend(self, moves: Moves, values: Any, fresh: Any, pulls: Any, calm: float) -> float:
        """Move the values of a level towards the new ones, the whole way where there are no pulls;
        return the largest pull."""
        self._largest.copy_to_device(np.zeros(1))
        whole = pulls is None
        kept = fresh if whole else pulls
        self._blend[self._blocks(moves), _THREADS](
            values, fresh, kept, whole, calm, moves.start, moves.end, self._largest
        )
        return float(self._largest.copy_to_host()[0])

    def slopes(self, moves: Moves, guide: Any, sharpness: float, slopes: Any, heat: Any) -> None:
        """Write the slopes and heats of a level; see `slopes.slopes_of`."""
        self._slopes[self._blocks(moves), _THREADS](
            moves.first, moves.after, moves.faces, moves.rerolls, guide, sharpness, slopes, heat
        )

    def apply(self, moves: Moves, slopes: Any, column: int, change: Any, out: Any) -> None:
        """Write how the responses of a level change when its values do."""
        self._apply[self._blocks(moves), _THREADS](
            moves.first, moves.after, moves.start, moves.end, slopes, column, change, out
        )

    def _blocks(self, moves: Moves) -> int:
        return (moves.end - moves.start + _THREADS - 1) // _THREADS

    def close(self) -> None:
        """Nothing to close: the card's memory goes with the arrays."""
