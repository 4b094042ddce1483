"""What a screen is told of a position of Doce."""

from __future__ import annotations

from quayside.games.doce.scene import DoceItem, DoceLine, scene
from tests.games.doce.positions import GAME, play
from tests.games.doce.test_doce_events import ITEMS, WON


def test_zones_markers_dice_and_blockers() -> None:
    """DC-2: all eight squares around the last die, free ones only."""
    state = GAME.start().play("a1=5").play("#b1").play("b2=3")
    found = scene(state)
    assert found.zones == (("a2",), ("c1", "a2", "c2", "a3", "b3", "c3"))
    assert (found.last, found.dice, found.blockers) == (("a1", "b2"), (10, 10), (None, "b1"))
    assert [(s.square, s.seat, s.face) for s in found.squares] == [
        ("a1", 0, 5),
        ("b1", 1, None),
        ("b2", 1, 3),
    ]
    assert (found.round, found.starter, found.die_due, found.to_move) == (1, 0, False, 0)
    assert scene(state.play("#e5")).die_due


def test_a_finished_match_shows_its_last_line_and_what_it_scored() -> None:
    """DC-6, DC-7: item by item, as the round's own event says."""
    *opening, last = " / ".join([WON] * 4).split()
    before = play(GAME.start(), " ".join(opening))
    assert scene(before).lines == ()
    assert scene(before).items == ((), ())
    found = scene(before.play(last))
    assert found.lines == (DoceLine(("a1", "b1", "c1", "d1"), 1, True),)
    assert found.items == ((), tuple(DoceItem(name, points) for name, points in ITEMS.items()))
    assert (found.totals, found.winners, found.to_move) == ((74, 74), (0, 1), None)


def test_a_match_that_was_left_has_no_score_of_its_round() -> None:
    """GL-1: the match is lost, the round on the grid was never finished."""
    found = scene(GAME.start().play("a1=5").leave(0))
    assert (found.items, found.lines, found.winners) == (((), ()), (), (1,))
