"""The records of a move of Docker, played on a picture of the board, give the new board."""

from __future__ import annotations

from typing import Any

import pytest

from quayside import parse
from quayside.core.records import show_of, trace_of
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.paths import ALL_ENTRIES
from quayside.games.docker.text import owners
from quayside.games.docker.trace import Kind
from tests.games.variants import random_steps, variants


def picture(row: Row) -> dict[str, Any]:
    players = int(row[r.PLAYERS])
    return {
        "stacks": [list(owners(row, square)) for square in range(r.SQUARES)],
        "hands": row[r.HAND : r.HAND + players].tolist(),
        "held": row[r.HELD : r.HELD + players].tolist(),
        "out": row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist(),
        "turn": int(row[TURN]),
        "roll": int(row[r.ROLL]),
    }


def replay(board: dict[str, Any], kind: int, seat: int, *given: int) -> None:
    """Do to a picture what a record says; check what the record says about it."""
    match kind:
        case Kind.ROLL:
            board["roll"] = given[0] if given[1] else 0
        case Kind.CARD:
            board["held"][seat] ^= 1 << given[0] - 1
            board["points"] = given[0]
        case Kind.ENTER:
            board["hands"][seat] -= 1
            board["at"] = None
            assert given[:2] == (r.FROM_HAND, 0)
            step(board, *given)
        case Kind.STEP:
            if "at" not in board:
                assert board["stacks"][given[0]].pop() == seat, "only the top container moves"
            else:
                assert board["at"] == given[0]
            step(board, *given)
        case Kind.LAND:
            square, level = given
            assert (board.pop("at"), len(board["stacks"][square])) == (square, level)
            assert board.pop("points", 0) == 0 or board["roll"], "no point is left over (DK-5)"
            board["stacks"][square].append(seat)
        case Kind.COVER:
            assert board["stacks"][given[0]][-2] == given[1]
        case Kind.CARDS_BACK:
            assert board["held"][seat] == 0
            board["held"][seat] = r.ALL_CARDS
        case Kind.OUT:
            board["out"].append(seat)
            board["hands"][seat] = board["held"][seat] = 0
        case Kind.WIN | Kind.SHARE:
            board["turn"], board["roll"] = NOBODY, 0
            assert seat not in board["out"]
        case Kind.TURN:
            board["turn"], board["roll"] = seat, 0


def step(
    board: dict[str, Any], here: int, level: int, there: int, to_level: int, *points: int
) -> None:
    cost, left = points
    assert to_level == len(board["stacks"][there]), "a container stands on top (DK-5)"
    assert cost == 1 + abs(to_level - level)
    left_before = board.get("points", board["roll"])
    assert left == left_before - cost
    board["at"], board["points"] = there, left


def test_records_sum_up_to_what_apply_does() -> None:
    seen = set()
    for seed, game in enumerate(variants("docker")):
        leaver = seed % game.players if game.players > 2 and seed % 3 == 0 else None
        for row, choice, after in random_steps(game, seed, leaver):
            board = picture(row)
            for kind, given in trace_of(game.rules, row, choice):
                replay(board, kind, *given)
                seen.add(Kind(kind))
            board.pop("points", None)
            assert board == picture(after)
    assert seen == set(Kind) - {Kind.ENTRIES}


@pytest.mark.ruling("DK-1")
def test_entry_squares_are_shown_for_every_seat() -> None:
    for game in variants("docker"):
        shown = show_of(game.rules, game.start().row)
        assert [(kind, seat) for kind, (seat, _) in shown] == [
            (Kind.ENTRIES, seat) for seat in range(game.players)
        ]
        entries = [bits for _, (_, bits) in shown]
        if game.edition == "en":
            assert len(set(entries)) == game.players
            assert all(bits.bit_count() == 1 and bits & ALL_ENTRIES for bits in entries)
        else:
            assert set(entries) == {0b10101010}


@pytest.mark.ruling("DK-7")
def test_a_roll_that_does_not_count_says_so() -> None:
    state = parse("docker:it 2 b1:1,a2:1,c2:1,b3:1 hand:6,2 out:- turn:0 roll:-")
    assert trace_of(state.game.rules, state.row, 0) == [(Kind.ROLL, (0, 1, 0))]
    assert trace_of(state.game.rules, state.row, 1) == [(Kind.ROLL, (0, 2, 1))]
