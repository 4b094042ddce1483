"""Reasons in Dockers: points won, what the rest of the turn can score, what the next player can.

What a player "can score in a turn" is exact (`turns.py`): the most points of all turns that the
rules allow on the board as it is, with Customs where it is. A reason for a move is given only where
it tells the move from the other one in question.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.reasons import (
    ACTIONS,
    BESTS,
    ONLY_MOVE,
    ONLY_TABLE,
    OTHERS,
    QUESTION,
    Explain,
    Table,
    best_of,
    close,
    other_of,
)
from quayside.core.records import put
from quayside.core.rules import NOBODY, Actions, Row, Scratch
from quayside.games.dockers.crates import (
    BEEN,
    CRATES,
    CUSTOMS_ACTIONS,
    LEFT,
    MOVES,
    PIVOTED,
    PLAYERS,
    ROW_SIZE,
    SCORE,
    TURN,
    TURN_MOVES,
)
from quayside.games.dockers.layout import layout_of
from quayside.games.dockers.rules import RULES, apply
from quayside.games.dockers.trace import TRACE_SIZE, Kind, trace
from quayside.games.dockers.turns import NONE, best_turn

if TYPE_CHECKING:
    from quayside.core.game import Game


class Because(IntEnum):
    """The kinds of reasons; `TABLE` has their arguments. Those from `TURN_SCORES` on compare two
    turns: points of the best turn or after it, then of the one played."""

    ONLY_MOVE = ONLY_MOVE
    SCORES = 2
    """More than the other move, which scores so many."""
    REACHES = 3
    """The most points of the whole turn, and the most with the other move."""
    SPARES = 4
    """Points that the other move would give a seat, where the best gives fewer."""
    CUTS = 5
    """The best turn that the next player has on the board, before the move and after it."""
    AVOIDS = 6
    """The same after the other move and after the best one, where it was no better before."""
    STORED = 7
    ENDS = 8
    """The game, by how many points ahead."""
    PLAYS_ON = 9
    """The other move would end the game, by how many points behind."""
    TURN_SCORES = 10
    TURN_GIVES = 11
    TURN_LEAVES = 12
    """The best turn of the next player."""
    TURN_PREPARES = 13
    """The best turn that the player would have next if nobody else moved."""
    TURN_ENDED = 14
    """The turn played ended the game, by how many points behind."""
    PREPARES = 15
    """The best turn that the player would have next if nobody else moved, and after the other
    move. Said where nothing else is known."""


_COMPARED = {"points": "number", "other": "number"}
TABLE: Table = {
    **ONLY_TABLE,
    Because.SCORES: (
        "dockers-scores",
        {"points": "number", "crates": "places", "other": "action", "less": "number"},
    ),
    Because.REACHES: ("dockers-reaches", {"points": "number", "other": "action", "less": "number"}),
    Because.SPARES: ("dockers-spares", {"seat": "number", "other": "action", "points": "number"}),
    Because.CUTS: ("dockers-cuts", {"seat": "number", "points": "number", "left": "number"}),
    Because.AVOIDS: (
        "dockers-avoids",
        {"seat": "number", "other": "action", "points": "number", "left": "number"},
    ),
    Because.STORED: ("dockers-stored", {"crates": "places"}),
    Because.ENDS: ("dockers-ends", {"points": "number"}),
    Because.PLAYS_ON: ("dockers-plays-on", {"other": "action", "points": "number"}),
    Because.TURN_SCORES: ("dockers-turn-scores", _COMPARED),
    Because.TURN_GIVES: ("dockers-turn-gives", {"seat": "number", "points": "number"}),
    Because.TURN_LEAVES: ("dockers-turn-leaves", {"seat": "number", **_COMPARED}),
    Because.TURN_PREPARES: ("dockers-turn-prepares", _COMPARED),
    Because.TURN_ENDED: ("dockers-turn-ended", {"points": "number"}),
    Because.PREPARES: (
        "dockers-prepares",
        {"points": "number", "other": "action", "less": "number"},
    ),
}

# Scratch space behind that of the rules: the rows after both turns, one to ask about, and what
# `trace` writes.
_ROW_CELLS = ROW_SIZE // 2
_AFTER = RULES.scratch_size
_THEN = _AFTER + _ROW_CELLS
_ASKED = _THEN + _ROW_CELLS
_TRACED = _ASKED + _ROW_CELLS
SCRATCH_SIZE = _TRACED + (TRACE_SIZE + 1) // 2
SIZE = 6 * (2 + 5) + CRATES


@kernel_helper
def _copied(row: Row, at: int, scratch: Scratch) -> Row:
    """Return a copy of a row at a place of the scratch space."""
    copy = scratch[at : at + _ROW_CELLS].view(np.int32)
    copy[:] = row
    return copy


@kernel_helper
def _next_turn(row: Row, seat: int, scratch: Scratch) -> int:
    """Return the most points of a turn that a seat would begin now, or NONE where crates are not
    joined."""
    asked = _copied(row, _ASKED, scratch)
    asked[TURN], asked[MOVES], asked[PIVOTED] = seat, 0, 0
    for k in range(TURN_MOVES):
        asked[BEEN + k] = 0
    return wide(best_turn(asked, seat, scratch))


@kernel_helper
def _whole_turn(row: Row, after: Row, scratch: Scratch) -> int:
    """Return what a move scores and the most that the rest of its turn can add."""
    seat = wide(row[TURN])
    points = wide(after[SCORE + seat]) - wide(row[SCORE + seat])
    if after[TURN] == seat:
        points += best_turn(after, seat, scratch)
    return points


@kernel_helper
def _next_seat(row: Row) -> int:
    """Return the seat whose turn comes after that of the player to move."""
    seat = wide(row[TURN])
    while True:
        seat = seat + 1 if seat + 1 < row[PLAYERS] else 0
        if not row[LEFT] >> seat & 1:
            return seat


@kernel_helper
def _lead(row: Row, seat: int) -> int:
    """Return by how many points a seat is ahead of the best of the others, or behind."""
    most = -1
    for other in range(row[PLAYERS]):
        if other != seat and not row[LEFT] >> other & 1:
            most = max(most, wide(row[SCORE + other]))
    return wide(row[SCORE + seat]) - most


@kernel_helper
def _traced(row: Row, action: int, kind: int, argument: int, scratch: Scratch) -> int:
    """Return the crates, as bits, that a record of a move tells of, or 0."""
    told = scratch[_TRACED:SCRATCH_SIZE].view(np.int32)
    count = trace(row, action, told, scratch)
    k = 0
    while k < count:
        if told[k] == kind:
            return wide(told[k + argument])
        k += 2 + told[k + 1]
    return 0


@kernel_helper
def _put_crates(out: Actions, at: int, crates: int) -> int:
    """Write a set of crates as a list; return the place behind."""
    begin = at
    at += 1
    for i in range(CRATES):
        if crates >> i & 1:
            out[at] = i
            at += 1
    out[begin] = at - begin - 1
    return at


@kernel_helper
def _compare_points(
    row: Row, question: Actions, after: Row, then: Row, out: Actions, scratch: Scratch
) -> int:
    """Write what the best move scores more than the other one, at once or in the whole turn, and
    what the other one gives away; return the place behind."""
    best, other, seat, at = best_of(question), other_of(question), wide(row[TURN]), 0
    points = wide(after[SCORE + seat]) - wide(row[SCORE + seat])
    whole, less = _whole_turn(row, after, scratch), _whole_turn(row, then, scratch)
    if whole >= less and after[SCORE + seat] > then[SCORE + seat]:
        group = _traced(row, best, Kind.SCORE, 7, scratch)
        out[0], out[2] = Because.SCORES, points
        behind = _put_crates(out, 3, group)
        out[behind] = other
        out[behind + 1] = wide(then[SCORE + seat]) - wide(row[SCORE + seat])
        at = close(out, 0, behind + 2)
    elif whole > less:
        at = put(out, 0, Because.REACHES, (whole, other, less))
    for there in range(row[PLAYERS]):
        if there != seat and then[SCORE + there] > after[SCORE + there]:
            given = wide(then[SCORE + there]) - wide(row[SCORE + there])
            at = put(out, at, Because.SPARES, (wide(there), other, given))
    return at


@kernel_helper
def _compare_next(
    row: Row, question: Actions, after: Row, then: Row, out: Actions, at: int, scratch: Scratch
) -> int:
    """Write what the best move takes from the next player's best turn, if the other one does not;
    return the place behind."""
    seat = _next_seat(row)
    left, more = _next_turn(after, seat, scratch), _next_turn(then, seat, scratch)
    if left == NONE or left >= more:
        return at
    before = _next_turn(row, seat, scratch)
    if before > left:
        return put(out, at, Because.CUTS, (seat, before, left))
    return put(out, at, Because.AVOIDS, (seat, other_of(question), more, left))


@kernel_helper
def _compare_ends(seat: int, other: int, after: Row, then: Row, out: Actions) -> int:
    """Write that one of two actions ends the game, if that speaks for the best one; return the
    place behind."""
    if then[TURN] != NOBODY and _lead(after, seat) > 0:
        return put(out, 0, Because.ENDS, (_lead(after, seat),))
    if after[TURN] != NOBODY and _lead(then, seat) < 0:
        return put(out, 0, Because.PLAYS_ON, (other, -_lead(then, seat)))
    return 0


@kernel(QUESTION)
def reasons(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Write what the best action does and the other one does not, by points."""
    best, seat = best_of(question), wide(row[TURN])
    if question[OTHERS] == 0:
        return put(out, 0, Because.ONLY_MOVE, (best,))
    other = other_of(question)
    after, then = _copied(row, _AFTER, scratch), _copied(row, _THEN, scratch)
    apply(after, best, scratch)
    apply(then, other, scratch)
    if after[TURN] == NOBODY or then[TURN] == NOBODY:
        return _compare_ends(seat, other, after, then, out)
    at = 0
    if best < CUSTOMS_ACTIONS:
        at = _compare_points(row, question, after, then, out, scratch)
    at = _compare_next(row, question, after, then, out, at, scratch)
    if at == 0 and best < CUSTOMS_ACTIONS:
        stored = _traced(row, best, Kind.STORED, 3, scratch)
        if stored & ~_traced(row, other, Kind.STORED, 3, scratch):
            out[0] = Because.STORED
            at = close(out, 0, _put_crates(out, 2, stored))
    if at == 0:
        more, less = _next_turn(after, seat, scratch), _next_turn(then, seat, scratch)
        if more > less and less != NONE:
            at = put(out, 0, Because.PREPARES, (more, other, less))
    return at


@kernel_helper
def _compare_prospects(row: Row, after: Row, then: Row, out: Actions, at: int, s: Scratch) -> int:
    """Write what can be scored after two turns: by the next player, and by the player whose turns
    they were; return the place behind."""
    left, other = _next_turn(after, wide(after[TURN]), s), _next_turn(then, wide(then[TURN]), s)
    if after[TURN] == then[TURN] and left < other:
        at = put(out, at, Because.TURN_LEAVES, (wide(after[TURN]), left, other))
    more, less = _next_turn(after, wide(row[TURN]), s), _next_turn(then, wide(row[TURN]), s)
    if more > less:
        at = put(out, at, Because.TURN_PREPARES, (more, less))
    return at


@kernel(QUESTION)
def better(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Write why the best turn was better than the one played: by the points of both turns, and by
    what each leaves to the next player."""
    after, then = _copied(row, _AFTER, scratch), _copied(row, _THEN, scratch)
    for k in range(question[BESTS]):
        apply(after, question[ACTIONS + k], scratch)
    for k in range(question[OTHERS]):
        apply(then, question[ACTIONS + question[BESTS] + k], scratch)
    at, seat = 0, wide(row[TURN])
    before = wide(row[SCORE + seat])
    more, less = wide(after[SCORE + seat]) - before, wide(then[SCORE + seat]) - before
    if more > less:
        at = put(out, at, Because.TURN_SCORES, (more, less))
    for other in range(row[PLAYERS]):
        if other != seat and then[SCORE + other] > after[SCORE + other]:
            given = wide(then[SCORE + other]) - wide(row[SCORE + other])
            at = put(out, at, Because.TURN_GIVES, (wide(other), given))
    if after[TURN] != NOBODY and then[TURN] != NOBODY:
        return _compare_prospects(row, after, then, out, at, scratch)
    if then[TURN] != NOBODY and _lead(after, seat) > 0:
        return put(out, at, Because.ENDS, (_lead(after, seat),))
    if after[TURN] != NOBODY and _lead(then, seat) < 0:
        return put(out, at, Because.TURN_ENDED, (-_lead(then, seat),))
    return at


def crate_codes(game: Game) -> tuple[str, ...]:
    """Return the codes of the crates."""
    return layout_of(game.option("layout")).codes


EXPLAIN = Explain(reasons, better, TABLE, crate_codes, SIZE, SCRATCH_SIZE)
