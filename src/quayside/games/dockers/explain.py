"""Reasons in Dockers: points won, groups stored or broken, what Customs denies."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np
from numba import types

from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
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
    put_bare,
)
from quayside.core.records import put
from quayside.core.rules import NOBODY, Actions, Row, Scratch
from quayside.games.dockers.crates import (
    ACTION_COUNT,
    CRATES,
    CUSTOMS_ACTIONS,
    MOVES,
    PLAYERS,
    ROW_SIZE,
    SCORE,
    TURN,
    TURN_MOVES,
)
from quayside.games.dockers.layout import layout_of
from quayside.games.dockers.rules import RULES, apply, legal
from quayside.games.dockers.trace import TRACE_SIZE, Kind, trace

if TYPE_CHECKING:
    from quayside.core.game import Game


class Because(IntEnum):
    """The kinds of reasons; `TABLE` has their arguments. Those from `TURN_SCORES` on compare two
    turns: points of the best turn or after it, then of the one played."""

    ONLY_MOVE = ONLY_MOVE
    SCORES = 2
    GIVES = 3
    STORED = 4
    FREED = 5
    PREPARES = 6
    ENDS = 7
    DENIES = 8
    TURN_SCORES = 9
    TURN_GIVES = 10
    TURN_LEAVES = 11
    TURN_PREPARES = 12


_COMPARED = {"points": "number", "other": "number"}
TABLE: Table = {
    **ONLY_TABLE,
    Because.SCORES: ("dockers-scores", {"points": "number", "crates": "places"}),
    Because.GIVES: ("dockers-gives", {"seat": "number", "points": "number", "crates": "places"}),
    Because.STORED: ("dockers-stored", {"crates": "places"}),
    Because.FREED: ("dockers-freed", {"crates": "places"}),
    Because.PREPARES: ("dockers-prepares", {"move": "action", "points": "number"}),
    Because.ENDS: ("dockers-ends", {}),
    Because.DENIES: (
        "dockers-denies",
        {"seat": "number", "move": "action", "points": "number", "left": "number"},
    ),
    Because.TURN_SCORES: ("dockers-turn-scores", _COMPARED),
    Because.TURN_GIVES: ("dockers-turn-gives", {"seat": "number", "points": "number"}),
    Because.TURN_LEAVES: ("dockers-turn-leaves", {"seat": "number", **_COMPARED}),
    Because.TURN_PREPARES: ("dockers-turn-prepares", _COMPARED),
}

# Scratch space behind that of the rules: the rows after both turns, one to try moves on, the legal
# actions of two positions, what `trace` writes, and a move that was found.
_ROW_CELLS = ROW_SIZE // 2
_LIST_CELLS = (ACTION_COUNT + 8) // 2
_AFTER = RULES.scratch_size
_THEN = _AFTER + _ROW_CELLS
_TRIED = _THEN + _ROW_CELLS
_LISTED = _TRIED + _ROW_CELLS
_REPLIES = _LISTED + _LIST_CELLS
_TRACED = _REPLIES + _LIST_CELLS
_HOW = _TRACED + (TRACE_SIZE + 1) // 2
SCRATCH_SIZE = _HOW + 1
SIZE = 4 * (2 + 3 + CRATES)


@kernel_helper
def _copied(row: Row, at: int, scratch: Scratch) -> Row:
    """Return a copy of a row at a place of the scratch space."""
    copy = scratch[at : at + _ROW_CELLS].view(np.int32)
    copy[:] = row
    return copy


@kernel(types.int64(ROW, SCRATCH))
def best_single_move(row: Row, scratch: Scratch) -> int:
    """Return the most points that the player to move can make with the next move, and write that
    move to `_HOW`."""
    most, seat = 0, wide(row[TURN])
    if seat == NOBODY or row[MOVES] == TURN_MOVES:
        return most
    listed = scratch[_REPLIES:_TRACED].view(np.int32)
    for k in range(legal(row, listed, scratch)):
        tried = _copied(row, _TRIED, scratch)
        apply(tried, listed[k], scratch)
        points = wide(tried[SCORE + seat]) - wide(row[SCORE + seat])
        if points > most:
            most, scratch[_HOW] = points, listed[k]
    return most


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
def _happening(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write who scores, and which crates are stored or freed; return the place behind."""
    told = scratch[_TRACED:_HOW].view(np.int32)
    count = trace(row, action, told, scratch)
    at, k = 0, 0
    while k < count:
        kind, begun = told[k], at
        if kind == Kind.SCORE:
            seat, points = told[k + 2], told[k + 3]
            out[at] = Because.SCORES if seat == row[TURN] else Because.GIVES
            at += 2
            if seat != row[TURN]:
                out[at] = seat
                at += 1
            out[at] = points
            at = close(out, begun, _put_crates(out, at + 1, wide(told[k + 7])))
        elif kind == Kind.STORED or kind == Kind.FREED:
            out[at] = Because.STORED if kind == Kind.STORED else Because.FREED
            at = close(out, begun, _put_crates(out, at + 2, wide(told[k + 3])))
        k += 2 + told[k + 1]
    return at


@kernel_helper
def _customs(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write what the next player could score at once if the token went elsewhere; return the place
    behind."""
    after = _copied(row, _AFTER, scratch)
    apply(after, action, scratch)
    if after[TURN] == NOBODY:
        return put_bare(out, 0, Because.ENDS)
    left = best_single_move(after, scratch)
    denied, how = left, 0
    listed = scratch[_LISTED:_REPLIES].view(np.int32)
    for k in range(legal(row, listed, scratch)):
        there = _copied(row, _THEN, scratch)
        apply(there, listed[k], scratch)
        if there[TURN] != NOBODY:
            points = best_single_move(there, scratch)
            if points > denied:
                denied, how = points, scratch[_HOW]
    if denied > left and after[TURN] != row[TURN]:
        return put(out, 0, Because.DENIES, (wide(after[TURN]), how, denied, left))
    return 0


@kernel(QUESTION)
def reasons(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Write what the best action does."""
    best = best_of(question)
    if question[OTHERS] == 0:
        return put(out, 0, Because.ONLY_MOVE, (best,))
    if best >= CUSTOMS_ACTIONS:
        return _customs(row, best, out, scratch)
    at = _happening(row, best, out, scratch)
    if at:
        return at
    after = _copied(row, _AFTER, scratch)
    apply(after, best, scratch)
    if after[TURN] == row[TURN]:
        points = best_single_move(after, scratch)
        if points:
            return put(out, 0, Because.PREPARES, (scratch[_HOW], points))
    return 0


@kernel_helper
def _compare_next(row: Row, after: Row, then: Row, out: Actions, at: int, scratch: Scratch) -> int:
    """Write what a single move can score after two turns: that of the next player, and one of the
    player whose turns they were; return the place behind."""
    if after[TURN] != NOBODY and after[TURN] == then[TURN]:
        left = best_single_move(after, scratch)
        other = best_single_move(then, scratch)
        if left < other:
            at = put(out, at, Because.TURN_LEAVES, (wide(after[TURN]), left, other))
    if after[TURN] != NOBODY and then[TURN] != NOBODY:
        after[TURN] = then[TURN] = row[TURN]
        left = best_single_move(after, scratch)
        other = best_single_move(then, scratch)
        if left > other:
            at = put(out, at, Because.TURN_PREPARES, (left, other))
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
    return _compare_next(row, after, then, out, at, scratch)


def crate_codes(game: Game) -> tuple[str, ...]:
    """Return the codes of the crates."""
    return layout_of(game.option("layout")).codes


EXPLAIN = Explain(reasons, better, TABLE, crate_codes, SIZE, SCRATCH_SIZE)
