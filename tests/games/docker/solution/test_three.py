"""Equilibria of three-player Docker: numbering, sweeps, proof and file, against plain rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from quayside.core.game import Game
from quayside.games import load
from quayside.games.docker.solution import TableError
from quayside.games.docker.solution.index import SYMMETRIES, rank_heights
from quayside.games.docker.solution.three.engine import Choice, CpuEngine
from quayside.games.docker.solution.three.equilibrium import (
    Equilibrium,
    check_game,
    open_equilibrium,
    solve_equilibrium,
)
from quayside.games.docker.solution.three.index import Index3, index_of, unfolded_size
from quayside.games.docker.solution.three.moves import moves_of
from quayside.games.docker.solution.three.probe import find, weights
from quayside.games.docker.solution.three.solver import SELECTIONS, Plan, Work
from quayside.games.docker.solution.three.sweep import BEST, FOLLOW
from tests.games.docker.solution.three_reference import (
    START,
    Evaluation,
    Faces,
    Position,
    faces_of,
    reach,
    row_of,
)


def _index(game: Game, containers: int) -> Index3:
    return index_of(containers, game.edition == "en")


def _values_after(
    game: Game, index: Index3, guide: NDArray[np.float64], moves: list[Position]
) -> NDArray[np.float64]:
    places = [find(index, row_of(game, index.containers, position)) for position in moves]
    return np.array([guide[place.number] for place in places if place is not None])


@pytest.fixture(scope="module")
def one_container() -> dict[Position, Faces]:
    """Return all positions of the French game with one container each."""
    return reach(load("docker:fr", 3), 1)


@pytest.mark.parametrize("selection", ["logit", "even"])
def test_a_plain_evaluation_finds_the_same_chances_and_gains_with_one_container(
    selection: str, one_container: dict[Position, Faces], tmp_path: Path
) -> None:
    game = load("docker:fr", 3)
    found = solve_equilibrium(game, pieces=1, selection=selection, coldest=2e-4, folder=tmp_path)
    index = _index(game, 1)
    guide = found.guide.astype(np.float64)
    assert set(found.header["temperatures"]) == {found.header["coldest"]}
    choice = SELECTIONS[selection].at(found.header["coldest"])
    positions = one_container
    places = {position: find(index, row_of(game, 1, position)) for position in positions}
    worth = {p: guide[place.number] for p, place in places.items() if place and not place.out}
    plain = Evaluation(
        positions, lambda moves: weights(np.array([worth[p] for p in moves]), choice).tolist()
    )
    follows = plain.values()
    assert follows[plain.numbers[START]] == pytest.approx(found.start, abs=1e-7)
    work = Work(Plan(game, index, SELECTIONS[selection]), CpuEngine(1))
    work.reached = {n: float(found.header["coldest"]) for n in work.levels}
    lower, upper = work.solve_pairs()
    low = work.bound(found.guide, np.column_stack([lower, 1 - upper]), best=False)
    high = work.bound(found.guide, np.column_stack([upper, 1 - lower]), best=True)
    assert (high - low).max() == pytest.approx(found.epsilon, abs=1e-12)
    best = [plain.values(free=seat) for seat in range(3)]
    for position, number in plain.numbers.items():
        place = places[position]
        if place is not None and place.out == 0:
            for player, seat in enumerate(place.seats):
                assert low[place.number, player] == pytest.approx(follows[number, seat], abs=1e-7)
                assert high[place.number, player] == pytest.approx(
                    best[seat][number, seat], abs=1e-7
                )
    assert found.epsilon < 1e-4
    assert sum(found.start) == pytest.approx(1, abs=1e-7)


@pytest.mark.parametrize("edition", ["fr", "en", "it"])
@pytest.mark.parametrize("mode", [FOLLOW, BEST])
def test_a_sweep_does_what_the_rules_say(edition: str, mode: int) -> None:
    game = load(f"docker:{edition}", 3)
    index = _index(game, 2)
    generator = np.random.default_rng(5)
    guide, values = generator.random((2, index.sizes[0], 3))
    pairs = generator.random((index.sizes[1], 2))
    choice = Choice(20.0, 0.1, even=edition == "it")
    engine = CpuEngine(2)
    swept = np.zeros((index.sizes[0], 3))
    for n in range(7 if edition != "en" else 4):
        moves = moves_of(game, index, n, 0)
        engine.three(moves, guide, values, pairs, choice, mode, swept)
    engine.close()
    for position in {_kept(index, one) for one in _random_positions(game, generator)}:
        if _on_board(position) <= n:
            place = find(index, row_of(game, 2, position))
            assert place is not None
            expected = _respond(game, index, position, guide, values, pairs, choice, mode)
            assert swept[place.number] == pytest.approx(expected, abs=1e-12)


def _kept(index: Index3, position: Position) -> Position:
    """Return the image of a position whose heights are kept: random values are not symmetric."""
    mover, stacks, out = position
    heights = np.array([[len(stack) for stack in stacks]], np.int8)
    symmetry = index.levels[_on_board(position)].places[rank_heights(heights)[0]] & 7
    return mover, tuple(stacks[square] for square in SYMMETRIES[symmetry].tolist()), out


def _on_board(position: Position) -> int:
    return sum(map(len, position[1]))


def _random_positions(game: Game, generator: np.random.Generator) -> list[Position]:
    """Return positions with three left from random games with two containers each."""
    found: set[Position] = set()
    position = START
    for _ in range(300):
        if position[2]:
            position = START
        found.add(position)
        faces = faces_of(game, 2, position)
        moves = faces[generator.integers(len(faces))]
        position = moves[generator.integers(len(moves))]
    return sorted(found)[::4]


def _respond(
    game: Game,
    index: Index3,
    position: Position,
    guide: NDArray[np.float64],
    values: NDArray[np.float64],
    pairs: NDArray[np.float64],
    choice: Choice,
    mode: int,
) -> NDArray[np.float64]:
    """Return what one sweep makes of a position, by the rules."""
    results: list[NDArray[np.float64]] = []
    for moves in faces_of(game, index.containers, position):
        if moves[0][2]:
            place = find(index, row_of(game, index.containers, moves[0]))
            assert place is not None
            results.append(np.array([0.0, *pairs[place.number]]))
            continue
        shares = weights(_values_after(game, index, guide, moves), choice)
        after = _values_after(game, index, values, moves)[:, [2, 0, 1]]
        result = shares @ after
        if mode == BEST:
            result[0] = after[:, 0].max()
        results.append(result)
    found: NDArray[np.float64] = np.mean(results, axis=0)
    return found


def test_positions_are_counted() -> None:
    assert unfolded_size(1) == 1288
    assert index_of(1, False).sizes == (262, 262)
    assert index_of(2, False).sizes == (62_809, 62_809)
    assert index_of(2, True).sizes == (3 * 417_223, 6 * 417_223)


def test_with_two_left_the_bounds_hold_what_plain_play_is_worth(
    one_container: dict[Position, Faces],
) -> None:
    game = load("docker:fr", 3)
    index = _index(game, 1)
    lower, upper = Work(Plan(game, index, SELECTIONS["logit"]), CpuEngine(1)).solve_pairs()
    assert (lower <= upper).all()
    assert (upper - lower).max() < 1e-9
    plain = Evaluation(one_container, lambda moves: [1 / len(moves)] * len(moves))
    values = plain.values()
    for position, number in plain.numbers.items():
        place = find(index, row_of(game, 1, position))
        if position[2] and place is not None:
            value = values[number, position[0]]
            assert lower[place.number] - 1e-9 <= value <= upper[place.number] + 1e-9


def test_a_file_is_opened_again_and_a_damaged_one_is_refused(tmp_path: Path) -> None:
    game = load("docker:it", 3)
    made = solve_equilibrium(game, pieces=1, coldest=0.05, folder=tmp_path)
    (path,) = tmp_path.glob("*.equilibrium")
    opened = open_equilibrium(path)
    assert opened.header == made.header
    assert np.array_equal(opened.guide, made.guide)
    assert np.array_equal(opened.pairs, made.pairs)
    assert isinstance(solve_equilibrium(game, pieces=1, coldest=0.1, folder=tmp_path), Equilibrium)
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(data)
    with pytest.raises(TableError, match="checksum"):
        open_equilibrium(path)


def test_games_without_an_equilibrium_are_refused() -> None:
    with pytest.raises(TableError, match="three-player"):
        check_game(load("docker:fr", 2), None)
    with pytest.raises(TableError, match="1 to 3"):
        check_game(load("docker:omba", 3), None)
    with pytest.raises(TableError, match="die"):
        check_game(load("docker:fr", 3, chance="cards"), None)
