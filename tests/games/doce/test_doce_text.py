"""Doce in text: every position comes back from its text, and what cannot stand is refused."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import quayside
from quayside import InvalidPosition, State
from tests.games.doce.positions import EMPTY, GAME, NONE_OPEN, position

choices = st.lists(st.integers(0, 2**30), max_size=140)
START = position(EMPTY)
AFTER_TWO = (
    position(EMPTY, last="c3,a1")
    .replace(".,.,.,.,.,.,.,.,.,.,.,.,.,", "B2,.,.,.,.,.,.,.,.,.,.,.,A5,")
    .replace("dice:11,11", "dice:10,10")
)
OVER = (
    "doce:standard B1,B2,B4,B5,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,A1,.,A1,.,A1"
    " turn:- dice:8,7 blockers:11 last:e5,c1 round:4 starter:1 totals:74,74"
)


def walk(steps: list[int]) -> State:
    """Play a match as the numbers say, as far as they go."""
    state = GAME.start(seed=len(steps))
    for step in steps:
        if state.is_over:
            break
        actions = state.actions
        state = state.play(actions[step % len(actions)])
    return state


@given(choices)
@settings(deadline=None)
def test_every_position_comes_back_from_its_text(steps: list[int]) -> None:
    state = walk(steps)
    assert GAME.parse(str(state)) == state == quayside.parse(str(state))
    assert str(GAME.parse(str(state))) == str(state)


@given(choices, st.integers(0, 1))
@pytest.mark.ruling("GL-1")
def test_a_match_that_was_left_comes_back_too(steps: list[int], seat: int) -> None:
    state = walk(steps)
    assume(not state.is_over)
    left = state.leave(seat)
    assert GAME.parse(str(left)) == left


@given(choices, st.integers(0, 200), st.sampled_from("0123456789AB#.,:-abcde turn"))
@settings(max_examples=300, deadline=None)
def test_what_is_accepted_is_exactly_what_is_written(
    steps: list[int], at: int, letter: str
) -> None:
    """One letter changed is refused as an `InvalidPosition`, or is another position's text."""
    text = str(walk(steps))
    at %= len(text)
    changed = text[:at] + letter + text[at + 1 :]
    refusal, found = None, None
    try:
        found = GAME.parse(changed)
    except InvalidPosition as error:
        refusal = error
    if found:
        assert str(found) == " ".join(changed.split())
        assert found.is_over or found.actions
    else:
        assert refusal is not None
        assert refusal.position.split() == changed.split()
        assert "\n" not in str(refusal)


@given(choices)
def test_moves_come_back_from_their_text(steps: list[int]) -> None:
    state = walk(steps)
    for move in state.moves:
        assert GAME.family.read_action(GAME, state.row.copy(), move.text) == move.action


ODD_LINE = position(
    """
    B1 .  B1 .  B1
    .  .  .  .  .
    .  .  .  .  B1
    .  .  .  .  .
    A3 A3 A3 A3 .
    """,
    turn="1",
    last="d1,c5",
    starter=0,
)

UNEVEN = position(
    """
    A1 A1 A1 A1 A1
    A1 A1 A1 A1 A1
    A1 A# B1 B1 B1
    B1 B1 B# .  .
    .  .  .  .  .
    """,
    turn="1",
    last="a5,c3",
    starter=0,
)

REFUSED = [
    ("doce:standard", "ends where the 25 squares"),
    ("doce:printed .", "no edition 'printed'"),
    (START.replace(".,.", ".,", 1), "b1 is '.', or A or B with a face or '#'; not ''"),
    (START.replace(".,.", "C1,.", 1), "a1 is '.', or A or B with a face or '#'; not 'C1'"),
    (START.replace(".,.", "A7,.", 1), "not 'A7'"),
    (START.replace(".,.", "A#,A#", 1), "b1 shows a second"),
    (START.replace(" turn:0", ""), "expected 'turn:'"),
    (START.replace("turn:0", "turn:2"), "expected 'turn:'"),
    (START.replace("dice:11,11", "dice:11"), "expected 'dice:'"),
    (START.replace("dice:11,11", "dice:011,11"), "expected 'dice:'"),
    (START.replace("blockers:11", "blockers:1"), "expected 'blockers:'"),
    (START.replace("last:-,-", "last:-"), "expected 'last:'"),
    (START.replace("round:1", "round:5"), "expected 'round:'"),
    (START.replace("starter:0", "starter:2"), "expected 'starter:'"),
    (START.replace(" totals:0,0", ""), "ends where 'totals:' should follow"),
    (START + " more", "'more' does not belong"),
    (START + " left:2", "'left:2' does not belong"),
    (START.replace("turn:0", "turn:-") + " left:0 left:1", "'left:1' does not belong"),
    (START.replace("dice:11,", "dice:10,"), "seat 0 has 11 dice; 0 on the grid and 10 left"),
    (START.replace("blockers:11", "blockers:10"), "seat 1 has one blocker"),
    (AFTER_TWO.replace("last:c3,a1", "last:c4,a1"), "DC-2: last: says c4, but no die A is there"),
    (AFTER_TWO.replace("last:c3,a1", "last:a1,a1"), "DC-2: last: says a1, but no die A"),
    (AFTER_TWO.replace("last:c3,a1", "last:-,a1"), "DC-4: seat 0 cannot have passed"),
    (AFTER_TWO.replace("starter:0", "starter:1"), "DC-4: seat 1 started and nobody can have"),
    (AFTER_TWO.replace("turn:0", "turn:1"), "DC-4"),
    (START.replace("turn:0", "turn:0#"), "seat 0 still holds the blocker"),
    (START.replace("turn:0", "turn:-"), "turn: must be the seat to move"),
    (START + " left:1", "GL-1: turn: must be '-', the match is over"),
    (OVER.replace("turn:-", "turn:0"), "turn: must be '-', the match is over"),
    (OVER.replace("round:4", "round:3"), "DC-5: a line of twelve is on the grid"),
    (OVER + " left:0", "DC-5: a line of twelve is on the grid"),
    (OVER.replace("last:e5,c1", "last:e5,-"), "DC-5: no last die"),
    (OVER.replace("totals:74,74", "totals:74,36"), "cannot have given totals of 74 and 36"),
    (ODD_LINE, "DC-5: a line of twelve is on the grid"),
    (START.replace("totals:0,0", "totals:1,0"), "cannot have given totals of 1 and 0"),
    (START.replace("round:1", "round:2").replace("totals:0,0", "totals:38,0"), "totals of 38"),
    (START.replace("round:1", "round:2").replace("totals:0,0", "totals:7,8"), "totals of 7 and 8"),
    (position(NONE_OPEN.replace("B#", "A#"), turn="0#", last="a1,e1", starter=1), "DC-3: no die"),
    (UNEVEN, "DC-4: seat 0 started and nobody can have passed, so seat 1's turn cannot come"),
]


@pytest.mark.parametrize("text", [START, AFTER_TWO, OVER])
def test_what_the_refused_ones_are_made_from_can_stand(text: str) -> None:
    assert str(GAME.parse(text)) == text


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_cannot_stand_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason) as error:
        GAME.parse(text)
    assert error.value.position == text


def test_totals_that_rounds_can_give_are_accepted() -> None:
    later = START.replace("round:1", "round:3")
    for totals in ("4,4", "14,14", "9,4", "37,7", "74,0", "2,9", "39,2"):
        GAME.parse(later.replace("totals:0,0", f"totals:{totals}"))
