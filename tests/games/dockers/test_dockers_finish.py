"""CR-6, must finish: dead ends, the two readings, and the fast answer against the plain one."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside import IllegalMove, State
from quayside.core.kernel import compiled
from quayside.core.rules import OVER
from tests.games.dockers.plain import legal_by_search
from tests.games.dockers.positions import first_end, late_position, texts
from tests.games.dockers.second import read

NEAR = (Path(__file__).parent / "near.txt").read_text(encoding="utf-8").splitlines()
GAMES = 12 if compiled() else 1


def candidates(found: State) -> set[str]:
    """What is legal but for CR-5 and CR-6."""
    return set(read(str(found)).candidates())


@pytest.mark.ruling("CR-6")
def test_a_move_that_leaves_no_way_to_finish_is_not_legal() -> None:
    found = late_position()
    dead = candidates(found) - texts(found)
    assert dead
    for move in sorted(dead):
        with pytest.raises(IllegalMove, match="CR-6"):
            found.play(move)
    assert texts(found) == set(read(str(found)).legal())


@pytest.mark.ruling("CR-6")
def test_the_game_ends_before_a_turn_that_cannot_be_finished() -> None:
    ended = first_end(late_position())
    assert ended is not None
    assert "turn:-" in str(ended)
    assert "moves:0" in str(ended)
    assert not read(str(ended)).has_move()


@pytest.mark.ruling("CR-6")
def test_stuck_lets_a_dead_end_be_entered_and_ends_the_game_there() -> None:
    found = late_position()
    stuck = quayside.parse(f"{found} finish=stuck")
    assert texts(stuck) == candidates(found)
    over = [end for move in stuck.moves for end in _ends_within_turn(stuck.play(move))]
    assert over
    for end in over:
        assert end.winners
        assert not read(str(end)).has_move()
        assert quayside.parse(str(end)) == end


def _ends_within_turn(found: State) -> list[State]:
    """The games that end before the turn does."""
    if found.is_over:
        return [found]
    if "moves:2" in str(found):
        return []
    return [end for move in found.moves for end in _ends_within_turn(found.play(move))]


@pytest.mark.parametrize("text", NEAR)
@pytest.mark.ruling("CR-6")
def test_a_first_move_near_the_gap_can_make_the_second_possible(text: str) -> None:
    # The block is split and no move joins it at once: a crate close by must be freed first.
    found = quayside.parse(text)
    assert [move.text for move in found.moves] == read(text).legal()


@pytest.mark.parametrize(
    "options",
    [{}, {"joined": "move"}, {"finish": "stuck"}, {"joined": "move", "finish": "stuck"}],
    ids=str,
)
@pytest.mark.ruling("CR-6")
def test_every_shortcut_agrees_with_the_search_through_everything(options: dict[str, str]) -> None:
    game = quayside.load("dockers", 2, cap=100, **options)
    rules, generator = game.rules, np.random.Generator(np.random.PCG64(6))
    out, searched, scratch, other = (
        rules.actions(),
        rules.actions(),
        rules.scratch(),
        rules.scratch(),
    )
    for number in range(GAMES):
        row = game.start(seed=number).row.copy()
        while rules.status(row) != OVER:
            count = rules.legal(row, out, scratch)
            wanted = legal_by_search(rules, row, searched, other)
            assert out[:count].tolist() == searched[:wanted].tolist(), str(State(game, row))
            if not compiled() and row[5] > 2:
                break
            rules.apply(row, int(out[generator.integers(count)]), scratch)
