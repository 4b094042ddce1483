"""Players of three-player Docker who count moves, and the branch of logit equilibria."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest
from numpy.typing import NDArray

from quayside.games import load
from quayside.games.docker.solution.three.branch import gmres
from quayside.games.docker.solution.three.engine import Choice, CpuEngine
from quayside.games.docker.solution.three.horizon import TIE, Horizon, count_down
from quayside.games.docker.solution.three.index import index_of
from quayside.games.docker.solution.three.moves import moves_of
from quayside.games.docker.solution.three.probe import find, weights
from quayside.games.docker.solution.three.slopes import (
    FIRST_BY_LAST,
    HEATS,
    LAST_BY_FIRST,
    LAST_BY_LAST,
    SLOPES,
)
from quayside.games.docker.solution.three.solver import SELECTIONS, Plan, Work
from quayside.games.docker.solution.three.sweep import FOLLOW
from tests.games.docker.solution.three_reference import START, Faces, Position, reach, row_of

GAME = load("docker:fr", 3)
INDEX = index_of(1, False)
# Of each seat: what the strategies are worth if the game is called off, what they earn at least,
# and what the best response earns at most.
Worth = NDArray[np.float64]


def _work(selection: str, **wishes: float) -> Work:
    return Work(Plan(GAME, INDEX, SELECTIONS[selection], **wishes), CpuEngine(1))  # type: ignore[arg-type]


def _pair(position: Position, chances: NDArray[np.float64]) -> Worth:
    """Return the worth of a position with two left."""
    place = find(INDEX, row_of(GAME, 1, position))
    assert place is not None
    assert place.out
    worth = np.zeros((3, 3))
    worth[:, place.seats[0]] = chances[place.number]
    worth[:, place.seats[1]] = 1 - chances[place.number]
    return worth


def _step(
    positions: dict[Position, Faces], before: dict[Position, Worth], selection: str
) -> dict[Position, Worth]:
    """Return what positions are worth with one more move to go."""
    choice = SELECTIONS[selection].at(TIE)
    after = {}
    for position, faces in positions.items():
        if position[2]:
            after[position] = before[position]
            continue
        mover = position[0]
        total = np.zeros((3, 3))
        for moves in faces:
            worths = np.array([before[move] for move in moves])
            turned = worths[:, 0][:, [(mover + 1) % 3, (mover + 2) % 3, mover]]
            mixed = np.tensordot(weights(turned, choice), worths, 1)
            mixed[2, mover] = worths[:, 2, mover].max()
            total += mixed
        after[position] = total / len(faces)
    return after


def test_counting_players_are_solved_backwards() -> None:
    selection = "last"
    work = _work(selection)
    lower, upper = work.solve_pairs()
    found = list(islice(count_down(work, lower, upper, 4), 8))
    positions = {p: faces for p, faces in reach(GAME, 1).items() if len(p[2]) < 2}
    middle = (lower + upper) / 2
    called_off = np.array([[1 / 3] * 3, [0.0] * 3, [1.0] * 3])
    worth = {p: _pair(p, middle) if p[2] else called_off for p in positions}
    for horizon in found:
        worth = _step(positions, worth, selection)
        start = worth[START]
        assert horizon.start == pytest.approx(start[0], abs=1e-8)
        assert horizon.start_gap == pytest.approx((start[2] - start[1]).max(), abs=1e-8)
        largest = max((w[2] - w[1]).max() for p, w in worth.items() if not p[2])
        assert horizon.epsilon is None or horizon.epsilon >= largest - 1e-8


def test_the_strategies_of_counting_players_are_soon_an_equilibrium() -> None:
    work = _work("even")
    found: list[Horizon] = list(islice(count_down(work, *work.solve_pairs()), 50))
    proved = [one.epsilon for one in found if one.epsilon is not None]
    assert len(proved) == 5
    assert proved == sorted(proved, reverse=True)
    assert proved[-1] < 1e-8
    assert sum(found[-1].start) == pytest.approx(1)


@pytest.mark.parametrize("edition", ["fr", "en", "it"])
def test_slopes_say_how_responses_change(edition: str) -> None:
    game, n = load(f"docker:{edition}", 3), 3
    index = index_of(2, edition == "en")
    generator = np.random.default_rng(3)
    values = generator.random((index.sizes[0], 3))
    values /= values.sum(axis=1, keepdims=True)
    pairs = generator.random((index.sizes[1], 2))
    pairs[:, 1] = 1 - pairs[:, 0]
    moves, engine = moves_of(game, index, n, 0), CpuEngine(1)
    size, sharpness, small = moves.end - moves.start, 30.0, 1e-6
    slopes, heat = np.zeros((len(moves.after), SLOPES)), np.zeros((size, HEATS))
    engine.slopes(moves, values, sharpness, slopes, heat)
    last, first = generator.standard_normal((2, size))
    here = slice(moves.start, moves.end)

    def respond(step: float, warmer: float) -> NDArray[np.float64]:
        moved, fresh = values.copy(), np.zeros_like(values)
        moved[here, 2] += step * last
        moved[here, 0] += step * first
        moved[here, 1] -= step * (last + first)
        choice = Choice(sharpness / np.exp(warmer))
        engine.three(moves, moved, moved, pairs, choice, FOLLOW, fresh)
        return fresh[here]

    def apply(column: int, change: NDArray[np.float64]) -> NDArray[np.float64]:
        out = np.zeros(size)
        engine.apply(moves, slopes, column, change, out)
        return out

    changed = (respond(small, 0.0) - respond(-small, 0.0)) / (2 * small)
    expected = apply(LAST_BY_LAST, last) + apply(LAST_BY_FIRST, first)
    assert changed[:, 2] == pytest.approx(expected, abs=1e-5)
    assert changed[:, 0] == pytest.approx(apply(FIRST_BY_LAST, last), abs=1e-5)
    warmed = (respond(0.0, small) - respond(0.0, -small)) / (2 * small)
    assert warmed[:, [2, 0]] == pytest.approx(heat, abs=1e-5)


def test_gmres_solves_linear_equations() -> None:
    generator = np.random.default_rng(1)
    matrix = np.eye(60) + generator.standard_normal((60, 60)) / 5
    right = generator.standard_normal(60)
    found = gmres(np, lambda vector: matrix @ vector, right)
    assert np.linalg.norm(matrix @ found - right) < 2e-4 * np.linalg.norm(right)


@pytest.mark.parametrize("edition", ["fr", "it"])
def test_the_branch_leads_to_what_sweeps_settle_at(edition: str) -> None:
    game = load(f"docker:{edition}", 3)
    results = []
    for wishes in ({}, {"most_sweeps": 90, "most_steps": 60}):
        work = Work(Plan(game, INDEX, SELECTIONS["logit"], coldest=1e-4, **wishes), CpuEngine(1))  # type: ignore[arg-type]
        lower, upper = work.solve_pairs()
        middle = (lower + upper) / 2
        results.append(work.follow_path(np.column_stack([middle, 1 - middle])))
        assert max(work.reached.values()) <= 1e-4
    assert abs(results[0] - results[1]).max() < 1e-4
