"""Numbering: every position has one number, and those that are the same to the rules share it."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quayside.core.kernel import plain
from quayside.core.rules import Row
from quayside.games import load
from quayside.games.docker.solution.index import (
    RANKS,
    SYMMETRIES,
    all_heights,
    find,
    index_of,
    patterns,
    rank_heights,
    unrank,
    unrank_pattern,
)
from quayside.games.docker.solution.setup import Setup
from tests.games.docker.solution.reference import Position, row_of

EDITIONS = ["fr", "en", "it"]


def number_of(setup: Setup, position: Position, seat: int = 0) -> int:
    index = index_of(setup)
    row = row_of(setup.game, setup.containers, position)
    if seat == 1:
        row[:] = _given_to_seat_1(setup, position)
    return find(row, index.places, index.place_start, index.layer_start, index.own_entry)


def _given_to_seat_1(setup: Setup, position: Position) -> Row:
    """Return the row in which seat 1 is about to roll and sees this position."""
    stacks = [tuple(1 - owner for owner in stack) for stack in position]
    if setup.own_entry:  # seat 1 enters in the north
        stacks = stacks[6:] + stacks[3:6] + stacks[:3]
    row = row_of(setup.game, setup.containers, tuple(stacks))
    row[0] = 1
    return row


@pytest.mark.parametrize("n", range(13))
def test_heights_are_ranked_without_a_gap(n: int) -> None:
    heights = all_heights(n)
    assert len(heights) == comb(n + 8, 8)
    assert (heights >= 0).all()
    assert (heights.sum(axis=1) == n).all()
    assert (rank_heights(heights) == np.arange(len(heights))).all()


def test_owner_patterns_are_ranked_without_a_gap() -> None:
    for n in range(13):
        for ones in range(n + 1):
            listed = patterns(n, ones)
            assert len(listed) == comb(n, ones)
            assert (RANKS[listed] == np.arange(len(listed))).all()
            ranks = range(len(listed))
            assert [plain(unrank_pattern)(rank, n, ones) for rank in ranks] == listed.tolist()


@pytest.mark.parametrize(("containers", "positions"), [(3, 94_249), (6, 229_966_309)])
def test_the_number_of_positions_before_symmetry_is_the_known_one(
    containers: int, positions: int
) -> None:
    layers = np.ndindex(containers + 1, containers + 1)
    assert sum(comb(a + b + 8, 8) * comb(a + b, a) for a, b in layers) == positions


def test_eight_symmetries_leave_an_eighth_of_the_positions() -> None:
    assert index_of(Setup("fr", 6, "never")).size == 30_132_975
    assert index_of(Setup("fr", 3, "never")).size == 14_235
    assert index_of(Setup("en", 3, "never")).size == 49_375


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_number_leads_to_a_position_with_that_number(edition: str) -> None:
    setup = Setup(edition, 2, "never")
    index = index_of(setup)
    row = row_of(setup.game, 2, ((),) * 9)
    for number in range(index.size):
        plain(unrank)(number, index.kept, index.kept_start, index.layer_start, row)
        found = find(row, index.places, index.place_start, index.layer_start, index.own_entry)
        assert found == number


@st.composite
def positions(draw: st.DrawFn, containers: int) -> Position:
    counts = draw(st.tuples(*[st.integers(0, containers)] * 2))
    seats = draw(st.permutations([0] * counts[0] + [1] * counts[1]))
    stacks: list[tuple[int, ...]] = [()] * 9
    for seat in seats:
        square = draw(st.integers(0, 8))
        stacks[square] += (seat,)
    return tuple(stacks)


@given(positions(6))
def test_the_eight_images_of_a_position_have_one_height_vector_where_entry_is_free(
    position: Position,
) -> None:
    images = [tuple(position[s] for s in symmetry) for symmetry in SYMMETRIES]
    assert len({_heights_number(Setup("fr", 6, "never"), image) for image in images}) == 1


@given(positions(3))
def test_in_en_only_the_mirror_of_the_files_is_the_same(position: Position) -> None:
    setup = Setup("en", 3, "never")
    mirrored = tuple(position[square] for square in (2, 1, 0, 5, 4, 3, 8, 7, 6))
    turned = tuple(position[square] for square in (6, 7, 8, 3, 4, 5, 0, 1, 2))
    assert _heights_number(setup, position) == _heights_number(setup, mirrored)
    heights = [[len(stack) for stack in image] for image in (position, mirrored, turned)]
    same = heights[2] in heights[:2]
    assert (_heights_number(setup, position) == _heights_number(setup, turned)) == same


def _heights_number(setup: Setup, position: Position) -> int:
    """Return the number of the height vector: positions whose heights are symmetric in themselves
    are kept several times, once for each order of the owners."""
    mine, theirs = (sum(stack.count(seat) for stack in position) for seat in (0, 1))
    start = index_of(setup).layer_start[mine, theirs]
    return int(number_of(setup, position) - start) // comb(mine + theirs, mine)


@pytest.mark.parametrize("edition", EDITIONS)
@given(position=positions(3))
def test_it_does_not_matter_who_is_to_roll(edition: str, position: Position) -> None:
    setup = Setup(edition, 3, "never")
    assert number_of(setup, position, seat=1) == number_of(setup, position)


def test_a_position_that_the_table_does_not_hold_has_no_number() -> None:
    setup = Setup("fr", 6, "never")
    index = index_of(setup)
    waiting = load("docker:fr").start().roll(4)
    over = load("docker:fr").start().leave(0)
    other = load("docker:en").start()
    for state in (waiting, over, other):
        row = state.row
        assert find(row, index.places, index.place_start, index.layer_start, False) == -1
