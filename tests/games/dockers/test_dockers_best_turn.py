"""The best turn for points is the best of all turns that the rules allow, tried one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

import quayside
from quayside import State
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.rules import RULES, apply, legal
from quayside.games.dockers.turns import NONE, best_turn
from tests.games.dockers.positions import late_position


def best_by_trying(row: Row, seat: int, known: dict[bytes, int]) -> int:
    """Return the most points of the rest of a turn, by playing every legal move by the rules."""
    name = row.tobytes()
    if name not in known:
        listed, scratch, most = RULES.actions(), RULES.scratch(), 0
        for action in listed[: legal(row, listed, scratch)].tolist():
            after = row.copy()
            apply(after, action, scratch)
            points = int(after[c.SCORE + seat]) - int(row[c.SCORE + seat])
            if after[TURN] != NOBODY and after[c.MOVES] < c.TURN_MOVES:
                points += best_by_trying(after, seat, known)
            most = max(most, points)
        known[name] = most
    return known[name]


def check(row: Row, seat: int) -> int:
    found = int(best_turn(row, seat, RULES.scratch()))
    assert found == best_by_trying(row, seat, {}), row.tolist()
    return found


def some_rows(options: dict[str, str], seed: int, moves: int) -> Iterator[Row]:
    """Yield the positions of a random game in which so many moves of the turn have been made."""
    chooser = random.Random(seed)
    state: State = quayside.load("dockers", players=2, **options).start(seed=seed)
    while not state.is_over:
        if state.row[c.MOVES] == moves:
            yield state.row.copy()
        state = state.play(chooser.choice(state.moves))


VARIANTS: tuple[dict[str, str], ...] = ({}, {"joined": "move"}, {"finish": "stuck"})


@pytest.mark.parametrize("options", VARIANTS)
def test_the_rest_of_a_turn(options: dict[str, str]) -> None:
    """With one or two moves left, also for a colour whose turn it is not."""
    found = [
        check(row, seat)
        for moves, number in ((1, 30), (2, 24))
        for row in islice((row for k in range(9) for row in some_rows(options, k, moves)), number)
        for seat in (0, 1)
    ]
    assert len(found) == 108
    assert len(set(found)) > 1


def test_whole_turns_in_late_positions() -> None:
    """With few moves left on the board, all turns of three moves can be tried."""
    rows = [late_position().row.copy()]
    rows += [row for row in some_rows({"joined": "move"}, 6, 0) if _moves(row) < 18]
    assert len([check(row, seat) for row in rows for seat in (0, 1)]) > 4


@pytest.mark.parametrize("options", VARIANTS)
def test_whole_turns(options: dict[str, str]) -> None:
    rows = list(some_rows(options, 8, 0))[2::6]
    assert max(check(row, int(row[TURN])) for row in rows) > 2


def _moves(row: Row) -> int:
    return int(legal(row, RULES.actions(), RULES.scratch()))


def test_no_turn_begins_where_crates_are_not_joined() -> None:
    """CR-5: in the middle of a turn crates may be apart, and there is no best turn then."""
    answers = set()
    for row in some_rows({}, 4, 1):
        row[c.MOVES], row[c.PIVOTED] = 0, 0
        row[c.BEEN : c.CRATE] = 0
        answers.add(int(best_turn(row, 0, np.zeros(RULES.scratch_size, np.int64))) == NONE)
    assert answers == {True, False}
