"""GL-1: leaving in the middle of somebody's turn, in every game for three."""

from __future__ import annotations

import pytest

from quayside import IllegalMove, load, parse
from quayside.record import Record, read, write

pytestmark = pytest.mark.ruling("GL-1")


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


OLD = """\
game: dockers:standard
players: 3
rules: 1
starter: 0
colours: rby
result: unfinished

1. SYDvE0 ODSvS0 resign@0
2. PIRvW0
"""


def test_moves_of_an_unfinished_turn_before_a_leaving_are_dropped_on_reading() -> None:
    """Records of version 0.1 may have them."""
    record = read(OLD)
    assert [entry.text for entry in record.entries] == ["resign@0", "PIRvW0"]
    start = load("dockers", 3).start()
    assert record.state == start.leave(0).play("PIRvW0")
    assert "SYDvE0" not in write(record)
    with pytest.raises(IllegalMove, match="GL-1"):
        start.play("SYDvE0").leave(0)


def test_a_roll_that_did_not_count_is_dropped_with_its_turn() -> None:
    """DK-7: it belongs to the turn that its player does not play."""
    text = "docker:it 3 b1:1,a2:1,c2:2,b3:2 hand:3,1,1 out:- turn:0 roll:-"
    rolled = Record(parse(text)).roll(1)
    assert rolled.state.is_chance
    for record in (rolled.leave(0), rolled.leave(2).leave(0), rolled.roll(2).leave(0)):
        assert {entry.kind for entry in record.entries} == {"resign"}
        assert record.state.gone[-1] == 0
    assert [e.kind for e in rolled.leave(2).entries] == ["roll", "resign"], "another turn stands"


def test_a_game_that_begins_in_the_middle_of_a_turn_cannot_lose_its_beginning() -> None:
    middle = Record(load("dockers", 3).start().play("SYDvE0"))
    with pytest.raises(IllegalMove, match="GL-1: seat 0 is in the middle of a turn"):
        middle.play("ODSvS0").leave(0)
    assert middle.leave(1).state.gone == (1,)
    waiting = Record(load("docker:fr", 3).start().roll(4)).leave(0)
    assert str(waiting.state).endswith("out:0 turn:1 roll:-"), "a roll that waits is withdrawn"
