"""GL-1: leaving in the middle of somebody's turn, in every game for three."""

from __future__ import annotations

import pytest

from quayside import load
from quayside.record import Record, read, write


def begun(name: str) -> Record:
    """Return a game for three in which seat 0 is in the middle of a turn."""
    record = Record(load(name, 3).start())
    if record.state.is_chance:
        return record.roll(4)
    return record.play(record.state.moves[0])


@pytest.mark.parametrize("name", ["docker:fr", "docker:en", "dockers"])
def test_who_left_during_anothers_turn_stays_gone_when_that_turn_is_withdrawn(name: str) -> None:
    middle = begun(name)
    one = middle.leave(1)
    assert set(one.state.gone) == {1}
    assert one.state.to_move == 0, "the other player's turn stands"
    both = one.leave(0, "time")
    assert set(both.state.gone) == {0, 1}
    assert both.state.is_over
    assert both.state.winners == [2]
    assert [entry.text for entry in both.entries] == ["resign@1", "time@0"], "the turn is withdrawn"
    assert read(write(both)).state == both.state


@pytest.mark.parametrize("name", ["docker:fr", "dockers"])
def test_a_turn_goes_on_after_somebody_else_left(name: str) -> None:
    state = begun(name).leave(2).state
    played = state.play(state.moves[0])
    assert set(played.gone) == {2}
