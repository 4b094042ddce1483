"""Follow the branch of logit equilibria of a level down in temperature, by Newton's method.

Sweeps (`solver.py`) converge only while players do not chase each other. Newton's method does not
mind: it solves `response - values = 0` with the slopes of the response (`slopes.py`). The unknowns
are the values of a level and the logarithm of its temperature, and a step follows the branch by a
given length (pseudo-arclength continuation), so it also passes turning points where the temperature
must rise for a while. The linear equations are solved by GMRES, which needs products with the
slopes only; the mover's values are put in beforehand, which leaves one unknown for each position.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from quayside.core.phrase import Phrase
from quayside.games.docker.solution.three.engine import Choice
from quayside.games.docker.solution.three.moves import Moves
from quayside.games.docker.solution.three.slopes import (
    FIRST_BY_LAST,
    FIRST_HEAT,
    HEATS,
    LAST_BY_FIRST,
    LAST_BY_LAST,
    LAST_HEAT,
    SLOPES,
)
from quayside.games.docker.solution.three.sweep import FOLLOW

MOST_VECTORS = 250
_EXACT = 1e-4  # how far GMRES goes, as a part of what it starts from
_SETTLED = 5e-3  # a pull below this part of the temperature is none
_SCALE = 0.1  # a change by one temperature counts as much as one of the temperature by this part
_MOST_CORRECTIONS = 8
_FIRST_STEP, _SHORTEST_STEP, _LONGER, _SHORTER = 0.5, 1e-3, 1.5, 0.5
_TELL = 20  # steps
_LONGEST = 0.5  # in the logarithm of the temperature


def gmres(space: Any, times: Callable[[Any], Any], right: Any, most: int = MOST_VECTORS) -> Any:
    """Return `x` with `times(x)` close to `right`, with a maximum number of products."""
    most = min(most, len(right))
    norm = float(space.linalg.norm(right))
    if norm == 0.0:
        return right
    basis = space.empty((most + 1, len(right)))
    basis[0] = right / norm
    inner = np.zeros((most + 1, most))
    turns = np.zeros((most, 2))
    rest = np.zeros(most + 1)
    rest[0] = norm
    used = 0
    while used < most and abs(rest[used]) > _EXACT * norm:
        k, so_far = used, basis[: used + 1]
        new = times(basis[k])
        parts = so_far @ new
        new -= parts @ so_far
        again = so_far @ new
        new -= again @ so_far
        length = float(space.linalg.norm(new))
        basis[k + 1] = new / length if length else new
        column = parts + again
        inner[: k + 1, k] = column if space is np else column.get()
        inner[k + 1, k] = length
        _turn(inner[:, k], turns, rest, k)
        used += 1
    weights = np.linalg.solve(np.triu(inner[:used, :used]), rest[:used])
    return space.asarray(weights) @ basis[:used]


def _turn(column: Any, turns: Any, rest: Any, k: int) -> None:
    """Bring the newest column of a Hessenberg matrix into triangular form by plane rotations."""
    for i in range(k):
        cosine, sine = turns[i]
        column[i : i + 2] = (
            cosine * column[i] + sine * column[i + 1],
            cosine * column[i + 1] - sine * column[i],
        )
    length = math.hypot(column[k], column[k + 1])
    cosine, sine = column[k] / length, column[k + 1] / length
    turns[k] = cosine, sine
    column[k], column[k + 1] = length, 0.0
    rest[k], rest[k + 1] = cosine * rest[k], -sine * rest[k]


@dataclass
class Branch:
    """The branch of one level; `values` and the other arrays are those of the engine."""

    engine: Any
    moves: Moves
    values: Any
    pairs: Any
    fresh: Any
    temperature: float

    def __post_init__(self) -> None:
        """Make room for the slopes."""
        space = self.engine.space
        self.size = self.moves.end - self.moves.start
        count = self.moves.after.shape[0]
        self._slopes = space.zeros((count, SLOPES))
        self._heat = space.zeros((self.size, HEATS))
        level = slice(self.moves.start, self.moves.end)
        self._here = self.engine.view(self.values)[level]
        self._response = self.engine.view(self.fresh)[level]
        self._along = space.zeros(self.size + 1)
        self._along[-1] = -1.0
        self.products = 0

    def keep(self) -> Any:
        """Return a copy of the values of the level."""
        return self._here.copy()

    def restore(self, kept: Any, temperature: float) -> None:
        """Go back to values that were kept."""
        self._here[:] = kept
        self.temperature = temperature

    def pull(self) -> tuple[Any, Any, float]:
        """Return how far the last player's and the mover's responses are from the values, and the
        largest of them in temperatures."""
        choice = Choice(1 / self.temperature)
        self.engine.three(
            self.moves, self.values, self.values, self.pairs, choice, FOLLOW, self.fresh
        )
        last, first = (self._response[:, at] - self._here[:, at] for at in (2, 0))
        largest = max(float(abs(last).max()), float(abs(first).max()))
        return last, first, largest / self.temperature

    def _apply(self, column: int, change: Any) -> Any:
        out = self.engine.space.empty(self.size)
        self.engine.apply(self.moves, self._slopes, column, change, out)
        return out

    def _solve(self, last: Any, first: Any, advance: float) -> tuple[Any, Any, float, Any]:
        """Return the changes of the last player's and the mover's values and of the logarithm of
        the temperature that meet these pulls and go forward along the branch by `advance`, and the
        first and the third of them as one vector, scaled."""
        space = self.engine.space
        scale = _SCALE / self.temperature
        self.engine.slopes(self.moves, self.values, 1 / self.temperature, self._slopes, self._heat)
        first_heat = space.ascontiguousarray(self._heat[:, FIRST_HEAT])
        heat = self._heat[:, LAST_HEAT] + self._apply(LAST_BY_FIRST, first_heat)
        along = self._along

        def times(vector: Any) -> Any:
            self.products += 1
            change = vector[:-1]
            then = self._apply(LAST_BY_FIRST, self._apply(FIRST_BY_LAST, change))
            out = space.empty_like(vector)
            out[:-1] = change - self._apply(LAST_BY_LAST, change) - then
            out[:-1] -= heat * (vector[-1] * scale)
            out[-1] = along @ vector
            return out

        right = space.empty(self.size + 1)
        first = space.ascontiguousarray(first)
        right[:-1] = (last + self._apply(LAST_BY_FIRST, first)) * scale
        right[-1] = advance
        found = gmres(space, times, right)
        change, warmer = found[:-1] / scale, float(found[-1])
        return (
            change,
            first + self._apply(FIRST_BY_LAST, change) + first_heat * warmer,
            warmer,
            found,
        )

    def _move(self, last: Any, first: Any, warmer: float) -> None:
        here = self._here
        here[:, 2] += last
        here[:, 0] += first
        here[:, 1] = 1.0 - here[:, 0] - here[:, 2]
        self.temperature *= math.exp(max(-_LONGEST, min(_LONGEST, warmer)))

    def step(self, length: float) -> int | None:
        """Go along the branch by a length; return how many corrections that took, or None, with
        everything as before, if Newton's method did not find back to the branch."""
        space = self.engine.space
        kept, was, along = self.keep(), self.temperature, self._along
        none = space.zeros(self.size)
        last, first, warmer, found = self._solve(none, none, 1.0)
        norm = float(space.linalg.norm(found))
        self._along = found / norm
        length = min(length, _LONGEST * norm / max(abs(warmer), 1e-12))
        self._move(last * (length / norm), first * (length / norm), warmer * length / norm)
        pulls: list[float] = []
        while len(pulls) <= _MOST_CORRECTIONS:
            last, first, pull = self.pull()
            pulls.append(pull)
            if pull < _SETTLED:
                return len(pulls) - 1
            if not pull < 1e3 or (len(pulls) > 2 and pull > max(pulls[-3:-1])):
                break
            self._move(*self._solve(last, first, 0.0)[:3])
        self.restore(kept, was)
        self._along = along
        return None


def follow_branch(
    branch: Branch, coldest: float, most_steps: int, until: float, tell: Callable[[Phrase], None]
) -> float:
    """Follow a branch from where its values are until it is as cold as wanted, or a number of steps
    were taken, or it is a certain time, or steps get too short. Leave the values at the coldest
    point, and return its temperature."""
    length, steps, began = _FIRST_STEP, 0, time.monotonic()
    best, lowest = branch.keep(), branch.temperature
    while branch.temperature > coldest and length > _SHORTEST_STEP and steps < most_steps:
        if time.monotonic() > until:
            break
        corrections = branch.step(length)
        steps += 1
        if corrections is None:
            length *= _SHORTER
        elif corrections <= 2:
            length *= _LONGER
        if branch.temperature < lowest:
            best, lowest = branch.keep(), branch.temperature
        if steps % _TELL == 0 or not branch.temperature > coldest:
            told: dict[str, str | int] = {
                "steps": steps,
                "products": branch.products,
                "length": f"{length:.2g}",
                "temperature": f"{branch.temperature:.3e}",
                "seconds": f"{time.monotonic() - began:.0f}",
            }
            tell(Phrase("cli-solve-branch", told))
    branch.restore(best, lowest)
    return lowest
