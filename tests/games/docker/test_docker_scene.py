"""What a screen is told of a position of Docker."""

from __future__ import annotations

from quayside import load
from quayside.games import parse
from quayside.games.docker.scene import scene


def test_stacks_from_the_ground_up_and_what_can_move() -> None:
    """A container under another cannot move."""
    found = scene(parse("docker:fr 2 c1:0,b3:01 hand:4,5 out:- turn:0 roll:1"))
    squares = {square.square: square for square in found.squares}
    assert list(squares) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert (squares["b3"].seats, squares["b3"].height) == ((0, 1), 2)
    assert [name for name, square in squares.items() if square.movable] == ["c1"]
    assert (found.hands, found.can_enter, found.roll, found.to_move) == ((4, 5), True, 1, 0)
    assert (found.out, found.cards, found.winners) == ((), None, ())


def test_entry_squares_are_ones_own_in_the_english_edition_only() -> None:
    """DK-1."""
    own = scene(load("docker:en", 3).start())
    assert own.entries == (("b1",), ("a2",), ("b3",))
    assert [s.square for s in own.squares if s.is_entry] == ["b1", "a2", "b3"]
    anywhere = scene(load("docker:fr", 2).start())
    assert [sorted(seat) for seat in anywhere.entries] == [["a2", "b1", "b3", "c2"]] * 2
    assert not anywhere.can_enter, "a roll is due first"


def test_cards_that_are_held() -> None:
    """DK-10."""
    state = load("docker:fr", 2, chance="cards").start().play("4:+a3")
    assert scene(state).cards == ((1, 2, 3, 5, 6), (1, 2, 3, 4, 5, 6))


def test_a_finished_game_has_a_winner_and_nothing_to_move() -> None:
    found = scene(load("docker:fr", 2).start().leave(0))
    assert (found.out, found.winners, found.to_move) == ((0,), (1,), None)
    assert not any(square.movable for square in found.squares)
