"""The rulings of Doce on lines and scores (DC-5 to DC-7), item by item."""

from __future__ import annotations

import pytest

from quayside import Event, State
from quayside.games.doce import rules as r
from tests.games.doce.positions import GAME, play, state

WHOSE = [
    # rank 1 before the move, rank 5, last dice, the move, who has a line then
    ("A3 A3 .  A3 .", "B1 .  B1 .  B1", "a1,e5", "c1=3", 0),  # all four are theirs
    ("A3 A3 .  B3 .", "B1 .  A1 .  B1", "c5,e5", "c1=3", 0),  # the other's die at one end
    ("B3 A3 .  A3 .", "B1 .  A1 .  B1", "c5,e5", "c1=3", 0),  # or at the other
    (".  B3 A3 .  A3", "B1 .  A1 .  B1", "c5,e5", "d1=3", 0),  # the other line of the rank
    ("A3 B3 .  A3 .", "B1 .  A1 .  B1", "c5,e5", "c1=3", None),  # not in the middle
    ("A3 A3 B3 .  .", "B1 .  A1 .  B1", "c5,e5", "d1=3", None),
    ("A3 B3 .  B3 .", "A1 .  A1 .  B1", "c5,e5", "c1=3", None),  # two are not three
    ("A3 A3 .  A3 .", "B1 .  B1 .  B1", "a1,e5", "c1=4", None),  # 13
    ("A3 A3 .  A3 .", "B1 .  B1 .  B1", "a1,e5", "c1=2", None),  # 11
    ("A4 A5 .  .  A3", "B1 .  B1 .  B1", "a1,e5", "c1=3", None),  # three dice are no line
    ("A3 A3 .  A3 B#", "B1 .  B1 .  B1", "a1,e5", "c1=3", 0),  # a blocker beside it does not harm
    ("A4 A5 .  B# A3", "B1 .  B1 .  B1", "a1,e5", "c1=3", None),  # a blocker counts for nothing
]


def lines(before: State, move: str) -> list[tuple[int | None, object]]:
    """Return whose lines a die completes, and whether all their dice are theirs."""
    found = (event for event in before.events(move) if event.kind == "line")
    return [(event.seat, event.data["all_own"]) for event in found]


def items(before: State, move: str, seat: int) -> dict[str, object]:
    """Return a seat's score, item by item, of the round that a die ends."""
    ends = (e for e in before.events(move) if e.kind in ("round-won", "round-drawn"))
    scores = {event.seat: dict(event.data) for event in ends}
    return {k: v for k, v in scores.get(seat, {}).items() if k not in ("round", "points")}


def kinds(events: tuple[Event, ...]) -> list[tuple[str, int | None]]:
    return [(event.kind, event.seat) for event in events]


@pytest.mark.parametrize(("rank_1", "rank_5", "last", "move", "winner"), WHOSE)
def test_whose_a_line_is(
    rank_1: str, rank_5: str, last: str, move: str, winner: int | None
) -> None:
    empty = ". . . . ."
    before = state("\n".join([rank_5, empty, empty, empty, rank_1]), last=last)
    assert [seat for seat, _ in lines(before, move)] == ([] if winner is None else [winner])
    after = before.play(move)
    assert [points > 0 for points in after.scores or ()] == [winner == 0, winner == 1]


# Seat 0 to move; d1=3 completes whatever the threes of rank 1 and file d make.
BOTH = """
    .  .  .  .  .
    .  .  .  B3 .
    .  .  .  B3 .
    .  .  .  B3 .
    A3 A3 A3 .  .
"""
THEIRS = BOTH.replace("A3 A3 A3", "A3 A3 A5")
TWO_OWN = """
    B1 .  B2 .  B1
    .  .  .  A3 .
    B2 .  .  A3 B1
    .  .  .  A3 B2
    A3 A3 A3 .  .
"""


@pytest.mark.ruling("DC-5")
def test_a_die_can_complete_the_other_players_line() -> None:
    before = state(THEIRS, last="a1,d4")
    after = before.play("d1=3")
    assert after.scores == (0, 12 + 5 + (25 - 7) - 2)
    assert ("line", 1) in kinds(before.events("d1=3"))
    assert ("round-won", 1) in kinds(before.events("d1=3"))


@pytest.mark.ruling("DC-5")
def test_lines_for_both_are_a_draw() -> None:
    before = state(BOTH, last="a1,d4")
    after = before.play("d1=3")
    assert after.scores == (7, 7)
    assert kinds(before.events("d1=3"))[1:5] == [
        ("line", 0),
        ("line", 1),
        ("round-drawn", 0),
        ("round-drawn", 1),
    ]


@pytest.mark.ruling("DC-6")
def test_two_lines_all_their_own_count_once() -> None:
    before = state(TWO_OWN, last="a1,e5")
    assert lines(before, "d1=3") == [(0, 1), (0, 1)]
    won = {"line": 12, "all-own": 2, "blocker": 5, "empty": 12, "threes": -4}
    assert items(before, "d1=3", 0) == won
    assert items(before, "d1=3", 1) == {}


@pytest.mark.ruling("DC-6")
def test_one_line_all_their_own_is_enough() -> None:
    mixed = TWO_OWN.replace("B1 .  B2 .  B1", "B1 .  B2 .  A1").replace("A3 A3 A3", "B3 A3 A3")
    before = state(mixed, last="b1,e2")
    assert lines(before, "d1=3") == [(0, 0), (0, 1)]
    assert items(before, "d1=3", 0)["all-own"] == 2


def test_no_bonus_for_a_line_with_the_other_players_die() -> None:
    assert "all-own" not in items(state(THEIRS, last="a1,d4"), "d1=3", 1)


@pytest.mark.parametrize(
    ("faces", "threes"),
    [
        ("", 0),
        ("1", 0),
        ("11", 0),
        ("111", -2),
        ("11111", -2),
        ("111111", -4),
        ("1124", 0),
        ("112244", -4),
        ("111444", -4),
        ("1112224", -4),
        ("66", 0),
        ("666", -2),
        ("3", -2),
        ("33", -2),
        ("3333", -4),
    ],
)
@pytest.mark.ruling("DC-7")
def test_each_full_three_of_a_number_costs_two(faces: str, threes: int) -> None:
    """The winner's line has two threes, a 2 and a 4 already; the loser's dice do not count."""
    row = GAME.start().row.copy()
    own = [(0, 3), (1, 3), (2, 2), (3, 4), *((5 + i, int(face)) for i, face in enumerate(faces))]
    others = [(24 - i, 5) for i in range(6)]
    for seat, dice in enumerate((own, others)):
        for square, face in dice:
            row[r.DICE + seat] |= 1 << square
            for digit in range(3):
                row[r.FACE + digit] |= (face >> digit & 1) << square
    scratch = r.RULES.scratch()
    total = r.score(row, 0, 1, scratch)
    assert scratch[r.THREES] == threes
    assert total == 12 + 5 + (25 - len(own) - len(others)) + threes
    assert r.score(row, 1, 1, scratch) == 0


def test_the_most_a_round_can_give() -> None:
    before = play(GAME.start(), "b1=2 a5=1 d1=5 c5=1 a1=1 e5=1")
    assert items(before, "c1=4", 0) == {"line": 12, "all-own": 2, "blocker": 5, "empty": 18}
    assert before.play("c1=4").scores == (37, 0)


def test_a_blocker_that_was_played_gives_nothing_and_its_square_is_not_empty() -> None:
    before = play(GAME.start(), "#e3 b1=2 #c3 a5=1 d1=5 c5=1 a1=1 e5=1")
    assert items(before, "c1=4", 0) == {"line": 12, "all-own": 2, "empty": 16}


def test_a_draw_is_two_each_and_five_for_an_unused_blocker() -> None:
    before = state(BOTH.replace(".  B3 .\n    .  .", ".  B3 .\n    A# .", 1), last="a1,d4")
    assert items(before, "d1=3", 0) == {"draw": 2}
    assert items(before, "d1=3", 1) == {"draw": 2, "blocker": 5}
    assert before.play("d1=3").scores == (2, 7)
