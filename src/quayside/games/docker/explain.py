"""Reasons in Docker: what a move blocks, which rolls would put whom out, who has how many choices.

A reason is given only where it tells the best move from the other one in question. Choices are
counted only where nothing else is known, and where one has at least a fifth fewer than the other.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np
from numba import types

from quayside.core.bits import ones
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.reasons import (
    ONLY_MOVE,
    ONLY_TABLE,
    OTHERS,
    QUESTION,
    Explain,
    Table,
    best_of,
    other_of,
    put_bare,
)
from quayside.core.records import put
from quayside.core.rules import NOBODY, TURN, Actions, Row, Scratch
from quayside.games.docker.rules import (
    ALL_CARDS,
    CARD_ACTIONS,
    CARD_OUT,
    CARDS,
    FACES,
    FROM_HAND,
    HELD,
    OUT,
    PLAYERS,
    ROLL,
    ROW_SIZE,
    RULES,
    SQUARES,
    STACK,
    apply,
    can_move,
    is_out,
    legal,
    may_reroll,
)
from quayside.games.docker.text import SQUARE_NAMES

if TYPE_CHECKING:
    from quayside.core.game import Game, State


class Because(IntEnum):
    """The kinds of reasons; `TABLE` has their arguments."""

    ONLY_MOVE = ONLY_MOVE
    NO_MOVE = 2
    COVERS = 3
    """A container of a seat: also how many of its containers on the board can move, of how many."""
    FREES = 4
    """One of the player's own containers, with the same counts."""
    LEAVES_STUCK = 5
    """More faces than the other move: also how many faces are left to the seat, and would be."""
    KEEPS = 6
    """How many faces the player can move on, and could after the other move."""
    FEWER_CHOICES = 7
    """How many moves the next player has over all faces, and would have after the other move."""
    MORE_CHOICES = 8
    """The same of the player, if it were their turn again."""


TABLE: Table = {
    **ONLY_TABLE,
    Because.NO_MOVE: ("docker-no-move", {}),
    Because.COVERS: (
        "docker-covers",
        {"seat": "number", "square": "place", "free": "number", "count": "number"},
    ),
    Because.FREES: ("docker-frees", {"square": "place", "free": "number", "count": "number"}),
    Because.LEAVES_STUCK: (
        "docker-leaves-stuck",
        {
            "seat": "number",
            "faces": "faces",
            "count": "number",
            "now": "number",
            "next": "number",
            "other": "action",
        },
    ),
    Because.KEEPS: ("docker-keeps", {"now": "number", "next": "number", "other": "action"}),
    Because.FEWER_CHOICES: (
        "docker-fewer-choices",
        {"seat": "number", "now": "number", "next": "number", "other": "action"},
    ),
    Because.MORE_CHOICES: (
        "docker-more-choices",
        {"now": "number", "next": "number", "other": "action"},
    ),
}

# Scratch space behind that of the rules: the rows after both moves, one to ask about, and moves.
_ROW_CELLS = (ROW_SIZE + 1) // 2
_AFTER = RULES.scratch_size
_THEN = _AFTER + _ROW_CELLS
_ASKED = _THEN + _ROW_CELLS
_LISTED = _ASKED + _ROW_CELLS
SCRATCH_SIZE = _LISTED + (len(RULES.actions()) + 1) // 2
SIZE = (2 + 4) + (2 + 3) + 3 * 8 + 5


@kernel_helper
def _copied(row: Row, at: int, scratch: Scratch) -> Row:
    """Return a copy of a row at a place of the scratch space."""
    copy = scratch[at : at + _ROW_CELLS].view(np.int32)[:ROW_SIZE]
    for k in range(ROW_SIZE):
        copy[k] = row[k]
    return copy


@kernel(types.int64(ROW, types.int64, SCRATCH))
def playable_faces(row: Row, seat: int, scratch: Scratch) -> int:
    """Return the faces, as bits, that would allow a seat a move if it were their turn now."""
    asked = _copied(row, _ASKED, scratch)
    asked[TURN], asked[ROLL] = seat, 0
    found = 0
    for face in range(FACES):
        if row[CARDS] == 0 or row[HELD + seat] >> face & 1:
            found |= wide(can_move(asked, face + 1, scratch)) << face
    return found


@kernel(types.int64(ROW, types.int64, SCRATCH))
def stuck_faces(row: Row, seat: int, scratch: Scratch) -> int:
    """Return the faces, as bits, that would put a seat out if it were their turn now. Who may roll
    again (DK-7) or chooses among cards (DK-10) is stuck only if nothing allows a move."""
    found = playable_faces(row, seat, scratch)
    asked = _copied(row, _ASKED, scratch)
    asked[TURN] = seat
    if found and (row[CARDS] or may_reroll(asked)):
        return 0
    return ALL_CARDS & ~found


@kernel(types.int64(ROW, types.int64, SCRATCH))
def choices(row: Row, seat: int, scratch: Scratch) -> int:
    """Return how many moves a seat would have if it were their turn now, over all faces."""
    asked = _copied(row, _ASKED, scratch)
    asked[TURN] = seat
    listed = scratch[_LISTED:SCRATCH_SIZE].view(np.int32)
    found, faces = 0, playable_faces(row, seat, scratch)
    for face in range(FACES):
        if faces >> face & 1:
            asked[TURN], asked[ROLL] = seat, face + 1
            found += wide(legal(asked, listed, scratch))
    return found


@kernel_helper
def _tops(row: Row, seat: int) -> int:
    """Return how many containers of a seat have nothing on top."""
    found = 0
    for square in range(SQUARES):
        stack = wide(row[STACK + square])
        found += stack > 1 and stack & 3 == seat
    return found


@kernel_helper
def _on_board(row: Row, seat: int) -> int:
    """Return how many containers of a seat are on the board."""
    found = 0
    for square in range(SQUARES):
        stack = wide(row[STACK + square])
        while stack > 1:
            found += stack & 3 == seat
            stack >>= 2
    return found


@kernel_helper
def _covering(row: Row, after: Row, then: Row, action: int, other: int, out: Actions) -> int:
    """Write whose container a move covers, and that it frees one of the player's own, where more
    can move after the other move, or fewer; return the place behind."""
    source, target, at, mover = action % CARD_ACTIONS // 9, action % 9, 0, wide(row[TURN])
    if source == target:
        return at  # all is as it was
    stack = wide(row[STACK + target])
    seat = stack & 3
    is_covered = stack > 1 and seat != mover and not is_out(row, seat)
    if is_covered and other % 9 != target and _tops(after, seat) < _tops(then, seat):
        given = (seat, target, _tops(after, seat), _on_board(after, seat))
        at = put(out, at, Because.COVERS, given)
    if source != FROM_HAND and other % CARD_ACTIONS // 9 != source:
        under = wide(row[STACK + source]) >> 2
        is_freed = under > 1 and under & 3 == mover
        if is_freed and _tops(after, mover) > _tops(then, mover):
            counts = (source, _tops(after, mover), _on_board(after, mover))
            at = put(out, at, Because.FREES, counts)
    return at


@kernel_helper
def _choosing(after: Row, then: Row, mover: int, other: int, out: Actions, s: Scratch) -> int:
    """Write that the next player has fewer moves to choose from, or else the mover more; return the
    place behind."""
    seat = wide(after[TURN])
    if after[CARDS] or seat != then[TURN] or seat == NOBODY:
        return 0
    now, following = choices(after, seat, s), choices(then, seat, s)
    if now < following and 5 * now <= 4 * following:
        return put(out, 0, Because.FEWER_CHOICES, (seat, now, following, other))
    now, following = choices(after, mover, s), choices(then, mover, s)
    if now > following and 4 * now >= 5 * following:
        return put(out, 0, Because.MORE_CHOICES, (now, following, other))
    return 0


@kernel(QUESTION)
def reasons(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Write why the best move is better than the other, or that it is the only one."""
    best, mover = best_of(question), wide(row[TURN])
    if best == (OUT if row[CARDS] == 0 else CARD_OUT):
        return put_bare(out, 0, Because.NO_MOVE)
    if question[OTHERS] == 0:
        return put(out, 0, Because.ONLY_MOVE, (best,))
    other = other_of(question)
    after, then = _copied(row, _AFTER, scratch), _copied(row, _THEN, scratch)
    apply(after, best, scratch)
    apply(then, other, scratch)
    at = _covering(row, after, then, best, other, out)
    for seat in range(row[PLAYERS]):
        if seat == mover or is_out(after, seat):
            continue
        faces = stuck_faces(after, seat, scratch)
        now, following = FACES - ones(faces), FACES - ones(stuck_faces(then, seat, scratch))
        if now < following:
            given = (wide(seat), faces, FACES - now, now, following, other)
            at = put(out, at, Because.LEAVES_STUCK, given)
    now = FACES - ones(stuck_faces(after, mover, scratch))
    following = FACES - ones(stuck_faces(then, mover, scratch))
    if now > following:
        return put(out, at, Because.KEEPS, (now, following, other))
    return at if at else _choosing(after, then, mover, other, out, scratch)


def square_names(game: Game) -> tuple[str, ...]:
    """Return the names of the squares."""
    return SQUARE_NAMES


EXPLAIN = Explain(reasons, reasons, TABLE, square_names, SIZE, SCRATCH_SIZE)


def playable(state: State, seat: int) -> tuple[int, ...]:
    """Return the faces that would allow a seat a move if it were their turn now."""
    found = playable_faces(state.row.copy(), seat, np.zeros(SCRATCH_SIZE, np.int64))
    return tuple(face for face in range(1, FACES + 1) if found >> (face - 1) & 1)
