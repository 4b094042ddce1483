"""Reasons in Doce: rounds won, threats made and stopped, what a zone or a blocker does.

A threat is a reason only where the other move in question threatens on fewer squares. To stop the
other player from winning is one in any case, because few moves do.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.heuristics import NEXT_TURN
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.reasons import (
    ACTIONS,
    BESTS,
    FORCED,
    FORCED_TURNS,
    ONLY_MOVE,
    ONLY_TABLE,
    OTHERS,
    QUESTION,
    REPLY,
    REPLY_TURNS,
    Explain,
    Table,
    best_of,
    close,
    other_of,
    put_bare,
    put_list,
)
from quayside.core.records import put
from quayside.core.rules import NOBODY, TURN, Actions, Row, Scratch
from quayside.games.doce.rules import (
    FACES,
    FIRST_BLOCKER,
    ROUND,
    ROW_SIZE,
    RULES,
    SIDE,
    SQUARES,
    apply,
    free_squares,
    open_to,
    place,
    score,
)
from quayside.games.doce.view import SQUARE_NAMES

if TYPE_CHECKING:
    from quayside.core.game import Game, State

_SHOWN = 3
"""Of many winning dice, this many are named."""


class Because(IntEnum):
    """The kinds of reasons; `TABLE` has their arguments. Moves are dice that win the round; where
    not all are named, `more` counts the others."""

    ONLY_MOVE = ONLY_MOVE
    WINS = 2
    LOSES = 3
    DRAWS = 4
    FORCES = 5
    BLOCKER_STOPS = 6
    STOPS = 7
    STILL_WINS = 8
    THREATENS_MANY = 9
    THREATENS = 10
    ALLOWS = 11
    ALLOWS_FORCE = 12
    FORCES_LINE = 13


_SOME = {"moves": "actions", "more": "number"}
TABLE: Table = {
    **ONLY_TABLE,
    Because.WINS: ("doce-wins", {"points": "number"}),
    Because.LOSES: ("doce-loses", {"seat": "number", "points": "number"}),
    Because.DRAWS: ("doce-draws", {}),
    Because.FORCES: ("doce-forces", {"turns": "number", "move": "turn"}),
    Because.BLOCKER_STOPS: ("doce-blocker-stops", {"seat": "number", "moves": "actions"}),
    Because.STOPS: ("doce-stops", {"seat": "number", **_SOME}),
    Because.STILL_WINS: ("doce-still-wins", {"seat": "number", **_SOME}),
    Because.THREATENS_MANY: ("doce-threatens-many", {"count": "number", "squares": "places"}),
    Because.THREATENS: ("doce-threatens", {"seat": "number", **_SOME}),
    Because.ALLOWS: ("doce-allows", {"seat": "number", "played": "turn", **_SOME}),
    Because.ALLOWS_FORCE: (
        "doce-allows-force",
        {"seat": "number", "played": "turn", "turns": "number", "line": "line"},
    ),
    Because.FORCES_LINE: ("doce-forces-line", {"turns": "number", "line": "line"}),
}

# Scratch space behind that of the rules: the rows after both moves, one to try dice on, and for
# each square the faces, as bits, that win the round there: before a move and after it.
_ROW_CELLS = ROW_SIZE // 2
_AFTER = RULES.scratch_size
_THEN = _AFTER + _ROW_CELLS
_TRIED = _THEN + _ROW_CELLS
_BEFORE = _TRIED + _ROW_CELLS
_LEFT = _BEFORE + SQUARES
SCRATCH_SIZE = _LEFT + SQUARES
SIZE = 3 * (2 + 2 + FACES + SQUARES)


@kernel_helper
def _copied(row: Row, at: int, scratch: Scratch) -> Row:
    """Return a copy of a row at a place of the scratch space."""
    copy = scratch[at : at + _ROW_CELLS].view(np.int32)
    copy[:] = row
    return copy


@kernel(types.int64(ROW, types.int64, types.int64, SCRATCH))
def find_wins(row: Row, seat: int, at: int, scratch: Scratch) -> int:
    """Write for each square the faces, as bits, with which a seat would win the round there if it
    were their turn now; return how many dice that are."""
    tried = _copied(row, _TRIED, scratch)
    reach = wide(open_to(row, seat, free_squares(row)))
    count = 0
    for square in range(SQUARES):
        scratch[at + square] = 0
        if reach >> square & 1:
            for face in range(FACES):
                tried[:] = row
                tried[TURN] = seat
                if place(tried, FACES * square + face) & 3 == 1 << seat:
                    scratch[at + square] |= 1 << face
                    count += 1
    return count


@kernel_helper
def _put_dice(out: Actions, at: int, wins: int, square: int, most: int, scratch: Scratch) -> int:
    """Write a list of the winning dice found at `wins`, on one square or, with `SQUARES`, on any,
    up to `most` of them; return the place behind."""
    begin, count = at, 0
    at += 1
    for there in range(SQUARES):
        faces = scratch[wins + there] if square in (there, SQUARES) else 0
        while faces and count < most:
            out[at] = FACES * there + trailing_zeros(faces)
            at += 1
            count += 1
            faces &= faces - 1
    out[begin] = count
    return at


@kernel_helper
def _put_some(out: Actions, at: int, wins: int, count: int, scratch: Scratch) -> int:
    """Write the first of some winning dice and how many more there are; return the place behind."""
    at = _put_dice(out, at, wins, SQUARES, _SHOWN, scratch)
    out[at] = max(0, count - _SHOWN)
    return at + 1


@kernel_helper
def _ends_round(row: Row, after: Row) -> bool:
    return bool(after[TURN] == NOBODY or after[ROUND] != row[ROUND])


@kernel_helper
def _winning(row: Row, die: int, out: Actions, scratch: Scratch) -> int:
    """Write who wins the round with a die, if anybody does; return the place behind."""
    seat = wide(row[TURN])
    tried = _copied(row, _TRIED, scratch)
    result = place(tried, die)
    won = result & 3
    if won != 1 and won != 2:
        return 0
    points = score(tried, won - 1, result, scratch)
    if won - 1 == seat:
        return put(out, 0, Because.WINS, (points,))
    return put(out, 0, Because.LOSES, (won - 1, points))


@kernel_helper
def _blocking(row: Row, square: int, out: Actions, scratch: Scratch) -> int:
    """Write which wins a blocker stops, if any; return the place behind."""
    other = 1 - wide(row[TURN])
    find_wins(row, other, _BEFORE, scratch)
    if scratch[_BEFORE + square] == 0:
        return 0
    out[0], out[2] = Because.BLOCKER_STOPS, other
    return close(out, 0, _put_dice(out, 3, _BEFORE, square, FACES, scratch))


@kernel_helper
def _stopping(row: Row, after: Row, seat: int, out: Actions, at: int, scratch: Scratch) -> int:
    """Write which wins of a seat a move stops, and which are left; return the place behind."""
    find_wins(row, seat, _BEFORE, scratch)
    left, stopped = find_wins(after, seat, _LEFT, scratch), 0
    for square in range(SQUARES):
        scratch[_BEFORE + square] &= ~scratch[_LEFT + square]
        stopped += ones(scratch[_BEFORE + square])
    if stopped:
        out[at], out[at + 2] = Because.STOPS, seat
        at = close(out, at, _put_some(out, at + 3, _BEFORE, stopped, scratch))
    if left:
        out[at], out[at + 2] = Because.STILL_WINS, seat
        at = close(out, at, _put_some(out, at + 3, _LEFT, left, scratch))
    return at


@kernel_helper
def _threatened(row: Row, seat: int, scratch: Scratch) -> int:
    """Return on how many squares a seat threatens to win, which `_LEFT` has then."""
    find_wins(row, seat, _LEFT, scratch)
    squares = 0
    for square in range(SQUARES):
        squares += wide(scratch[_LEFT + square] != 0)
    return squares


@kernel_helper
def _threatening(after: Row, seat: int, out: Actions, at: int, scratch: Scratch) -> int:
    """Write where a seat threatens to win; return the place behind."""
    squares = _threatened(after, seat, scratch)
    if squares > 1:
        out[at], out[at + 2], out[at + 3] = Because.THREATENS_MANY, squares, squares
        behind = at + 4
        for k in range(SQUARES):  # in the order of their names: a1, a2, ...
            square = SIDE * (k % SIDE) + k // SIDE
            if scratch[_LEFT + square]:
                out[behind] = square
                behind += 1
        return close(out, at, behind)
    if squares:
        count = find_wins(after, seat, _LEFT, scratch)
        out[at], out[at + 2] = Because.THREATENS, 1 - seat
        return close(out, at, _put_some(out, at + 3, _LEFT, count, scratch))
    return at


@kernel(QUESTION)
def reasons(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Write what the best move does."""
    best, seat = best_of(question), wide(row[TURN])
    if question[OTHERS] == 0:
        return put(out, 0, Because.ONLY_MOVE, (best,))
    if best < FIRST_BLOCKER:
        at = _winning(row, best, out, scratch)
        if at:
            return at
    if question[FORCED_TURNS]:
        first = ACTIONS + question[BESTS] + question[OTHERS]
        line = question[first : first + question[FORCED]]
        out[0], out[2] = Because.FORCES, question[FORCED_TURNS]
        for number in line:
            if number == NEXT_TURN:
                out[0] = Because.FORCES_LINE
        return close(out, 0, put_list(out, 3, line))
    after, then = _copied(row, _AFTER, scratch), _copied(row, _THEN, scratch)
    apply(after, best, scratch)
    apply(then, other_of(question), scratch)
    if _ends_round(row, after):
        return put_bare(out, 0, Because.DRAWS)
    if FIRST_BLOCKER <= best < FIRST_BLOCKER + SQUARES:
        return _blocking(row, best - FIRST_BLOCKER, out, scratch)
    at = _stopping(row, after, 1 - seat, out, 0, scratch)
    if then[TURN] == seat or find_wins(after, 1 - seat, _LEFT, scratch):
        return at  # the other turn goes on, or the other player wins first
    most = 0 if _ends_round(row, then) else _threatened(then, seat, scratch)
    if _threatened(after, seat, scratch) <= most:
        return at
    return _threatening(after, seat, out, at, scratch)


@kernel(QUESTION)
def better(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Write what the best turn does, and what the turn played let the other player do."""
    behind = reasons(row, question, out, scratch)
    after, other = _copied(row, _AFTER, scratch), 1 - wide(row[TURN])
    first = ACTIONS + question[BESTS]
    played = question[first : first + question[OTHERS]]
    for k in range(len(played)):
        apply(after, played[k], scratch)
    if _ends_round(row, after):
        return behind
    at = 0
    while at < behind:
        if out[at] == Because.STOPS or out[at] == Because.BLOCKER_STOPS:
            return behind  # it says the same
        at += 2 + out[at + 1]
    count = find_wins(after, other, _LEFT, scratch)
    out[at + 2] = other
    if count:
        out[at] = Because.ALLOWS
        behind = put_list(out, at + 3, played)
        return close(out, at, _put_some(out, behind, _LEFT, count, scratch))
    if question[REPLY_TURNS]:
        out[at] = Because.ALLOWS_FORCE
        behind = put_list(out, at + 3, played)
        out[behind] = question[REPLY_TURNS]
        first += question[OTHERS] + question[FORCED]
        line = question[first : first + question[REPLY]]
        return close(out, at, put_list(out, behind + 1, line))
    return at


def square_names(game: Game) -> tuple[str, ...]:
    """Return the names of the squares."""
    return SQUARE_NAMES


EXPLAIN = Explain(reasons, better, TABLE, square_names, SIZE, SCRATCH_SIZE)


def winning_placements(state: State, seat: int) -> list[str]:
    """Return the dice with which a seat would win the round if it were their turn now."""
    scratch = np.zeros(SCRATCH_SIZE, np.int64)
    find_wins(state.row.copy(), seat, _LEFT, scratch)
    return [
        f"{name}={face + 1}"
        for name, faces in zip(SQUARE_NAMES, scratch[_LEFT:].tolist(), strict=True)
        for face in range(FACES)
        if faces >> face & 1
    ]
