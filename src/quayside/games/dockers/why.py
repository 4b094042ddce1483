"""Why an action of Dockers is not legal here: the kernel finds the reason, Python words it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.records import refusal_of, refuse
from quayside.core.rules import NOBODY, NOT_LEGAL, TRACE, Actions, Row, Scratch
from quayside.games.dockers.board import (
    FALL,
    PIVOT,
    cell_of_crate,
    floor_of_crate,
    height,
    is_joined_after,
    moves_of,
    show,
)
from quayside.games.dockers.crates import (
    BEEN,
    BY_MOVE,
    BY_TURN,
    CELL_BITS,
    CUSTOMS,
    CUSTOMS_ACTIONS,
    FACES_AT,
    JOINED,
    LEAVE_CUSTOMS,
    MOVES,
    NO_CRATE,
    STEP,
    TURN,
    TURN_MOVES,
)
from quayside.games.dockers.layout import layout_of
from quayside.games.dockers.rules import group_of, is_legal, split_action
from quayside.games.dockers.text import DIRECTIONS
from quayside.games.dockers.trace import DIRECTION_NAMES

if TYPE_CHECKING:
    from quayside.core.game import Game


class Refusal(IntEnum):
    """Reasons why an action is not legal, the most helpful first, with their arguments."""

    COVERED = 1
    """The crate and the one on top of it."""
    HAS_CUSTOMS = 2
    """The crate."""
    CUSTOMS_COVERED = 3
    """The crate that Customs was to go on, and the one on top of it."""
    CUSTOMS_THERE = 4
    """The crate."""
    CUSTOMS_DUE = 5
    MOVES_MADE = 6
    STORED = 7
    """The crate, and as bits the others of its group."""
    CANNOT_FINISH = 8
    NOT_JOINED = 9
    """Whether all must be joined after every move (`BY_MOVE`) or after a turn."""
    RETURN = 10
    """The crate."""
    ONTO_CUSTOMS = 11
    """The crate with the token."""
    PIVOTED = 12
    """The crate."""
    BLOCKED = 13
    """The crate, the direction, and the crate in the way."""
    TOUCHES = 14
    """The crate and one that it touches."""
    WOULD_FALL = 15
    """The crate and the direction in which it was to tip."""
    WOULD_TIP = 16
    """The crate and the direction in which it was to fall."""
    CUSTOMS_LATER = 17
    """The number of the move that is due."""


RULINGS = {
    NOT_LEGAL: "",
    Refusal.COVERED: "Moves",
    Refusal.HAS_CUSTOMS: "Customs",
    Refusal.CUSTOMS_COVERED: "Customs",
    Refusal.CUSTOMS_THERE: "Customs",
    Refusal.CUSTOMS_DUE: "CR-9",
    Refusal.MOVES_MADE: "A turn",
    Refusal.STORED: "Stored groups",
    Refusal.CANNOT_FINISH: "CR-6",
    Refusal.NOT_JOINED: "CR-5",
    Refusal.RETURN: "CR-3",
    Refusal.ONTO_CUSTOMS: "Customs",
    Refusal.PIVOTED: "CR-4",
    Refusal.BLOCKED: "Moves",
    Refusal.TOUCHES: "Moves",
    Refusal.WOULD_FALL: "Moves",
    Refusal.WOULD_TIP: "Moves",
    Refusal.CUSTOMS_LATER: "A turn",
}
"""The ruling behind each reason; rules without a number are named by their section."""
WHY_SIZE = 4


@kernel_helper
def _crate_in(s: Scratch, cell: int, floor: int) -> int:
    """Return the crate that lies on a floor of a column that is high enough."""
    return int(s[cell]) >> 8 * floor + 3 & 31


@kernel_helper
def _why_no_customs(row: Row, action: int, out: Actions, s: Scratch) -> int:
    """Write what forbids a Customs decision; nothing if it is legal."""
    if row[MOVES] < TURN_MOVES:
        return refuse(out, Refusal.CUSTOMS_LATER, (wide(row[MOVES]) + 1,))
    if action == LEAVE_CUSTOMS:
        out[0] = Refusal.CUSTOMS_DUE
        return wide(row[CUSTOMS] == NO_CRATE)
    i = action - CUSTOMS_ACTIONS
    cell, floor = cell_of_crate(s, i), floor_of_crate(s, i)
    if height(s, cell) > floor + 1:
        return refuse(out, Refusal.CUSTOMS_COVERED, (i, _crate_in(s, cell, floor + 1)))
    out[0], out[1] = Refusal.CUSTOMS_THERE, i
    return 2 * wide(row[CUSTOMS] == i)


@kernel_helper
def _why_no_pivot(i: int, out: Actions, s: Scratch) -> int:
    """Write what keeps a crate with nothing on top from turning where it is."""
    cell, floor = cell_of_crate(s, i), floor_of_crate(s, i)
    for direction in range(4):
        there = cell + STEP[direction]
        if height(s, there) > floor:
            return refuse(out, Refusal.TOUCHES, (i, _crate_in(s, there, floor)))
    return refuse(out, Refusal.PIVOTED, (i,))


@kernel_helper
def _why_not_there(row: Row, i: int, move: int, out: Actions, s: Scratch) -> int:
    """Write what keeps a crate with nothing on top from going to the next cell."""
    direction = move & 3
    floor, there = floor_of_crate(s, i), cell_of_crate(s, i) + STEP[direction]
    high = height(s, there)
    if move < FALL and high < floor:
        return refuse(out, Refusal.WOULD_FALL, (i, direction))
    if move >= FALL and high == floor:
        return refuse(out, Refusal.WOULD_TIP, (i, direction))
    if high > floor:
        return refuse(out, Refusal.BLOCKED, (i, direction, _crate_in(s, there, floor)))
    if high and row[CUSTOMS] == _crate_in(s, there, high - 1):
        return refuse(out, Refusal.ONTO_CUSTOMS, (wide(row[CUSTOMS]),))
    for k in range(TURN_MOVES):
        if row[BEEN + k] == there | high << CELL_BITS | i << FACES_AT:
            return refuse(out, Refusal.RETURN, (i,))
    return refuse(out, Refusal.STORED, (i, group_of(s, i) & ~(1 << i)))


@kernel(TRACE)
def why(row: Row, action: int, out: Actions, s: Scratch) -> int:
    """Write why the player to move may not play an action; nothing if they may."""
    if row[TURN] == NOBODY:
        out[0] = NOT_LEGAL
        return 1
    show(row, s)
    if action >= CUSTOMS_ACTIONS:
        return _why_no_customs(row, action, out, s)
    if row[MOVES] == TURN_MOVES:
        out[0] = Refusal.MOVES_MADE
        return 1
    i, move, quarters = split_action(action)
    cell, floor = cell_of_crate(s, i), floor_of_crate(s, i)
    if height(s, cell) > floor + 1:
        return refuse(out, Refusal.COVERED, (i, _crate_in(s, cell, floor + 1)))
    if row[CUSTOMS] == i:
        return refuse(out, Refusal.HAS_CUSTOMS, (i,))
    if not moves_of(s, i) >> move & 1:
        if move == PIVOT:
            return _why_no_pivot(i, out, s)
        return _why_not_there(row, i, move, out, s)
    if is_legal(row, i, move, quarters, s):
        return 0
    is_due = row[MOVES] == TURN_MOVES - 1 or row[JOINED] == BY_MOVE
    if is_due and not is_joined_after(s, i, move):
        return refuse(out, Refusal.NOT_JOINED, (wide(row[JOINED]),))
    out[0] = Refusal.CANNOT_FINISH
    return 1


def why_not(game: Game, row: Row, action: int) -> tuple[str, str]:
    """Return the ruling that forbids an action of the player to move, and why in words."""
    reason, *given = refusal_of(game.rules, row, action)
    return RULINGS[reason], _words(layout_of(game.option("layout")).codes, reason, given)


def _words(codes: tuple[str, ...], reason: int, given: list[int]) -> str:
    code = codes[given[0]] if given else ""
    match reason:
        case Refusal.COVERED:
            return f"{code} is under {codes[given[1]]} and cannot move"
        case Refusal.HAS_CUSTOMS:
            return f"{code} carries the Customs token and cannot move"
        case Refusal.CUSTOMS_COVERED:
            return f"{code} is under {codes[given[1]]}; Customs goes on top of a column"
        case Refusal.CUSTOMS_THERE:
            return f"Customs is on {code} already; '=' leaves it there"
        case Refusal.CUSTOMS_DUE:
            return "at the end of the first turn of the game Customs must be placed"
        case Refusal.MOVES_MADE:
            return "three moves have been made: put Customs on a crate, or leave it with '='"
        case Refusal.STORED:
            others = [other for i, other in enumerate(codes) if given[1] >> i & 1]
            return f"{code} is stored with {' and '.join(others)}: it can fall, but not tip"
        case Refusal.CANNOT_FINISH:
            return "after it the turn could not be finished with three legal moves, all joined"
        case Refusal.NOT_JOINED:
            when = "the third move" if given[0] == BY_TURN else "every move"
            return f"after {when} all crates must be joined, and they would not be"
        case Refusal.RETURN:
            return f"{code} has been there in this turn and may not come back"
        case Refusal.ONTO_CUSTOMS:
            return f"{code} carries the Customs token: no crate may be moved onto it"
        case Refusal.PIVOTED:
            return f"{code} has been pivoted in this turn already"
        case Refusal.BLOCKED:
            side, other = DIRECTION_NAMES[given[1]], codes[given[2]]
            return f"{code} is blocked to the {side} by {other}; no crate goes up"
        case Refusal.TOUCHES:
            return f"{code} touches {codes[given[1]]}, so it cannot pivot"
        case Refusal.WOULD_FALL:
            fall, side = f"{code}v{DIRECTIONS[given[1]]}0", DIRECTION_NAMES[given[1]]
            return f"{code} would fall to the {side}, not tip: write {fall}"
        case Refusal.WOULD_TIP:
            tip, side = f"{code}^{DIRECTIONS[given[1]]}", DIRECTION_NAMES[given[1]]
            return f"{code} cannot fall to the {side}, it can only tip: {tip}"
        case Refusal.CUSTOMS_LATER:
            return f"Customs comes after the third move; this is move {given[0]}"
    return "not a legal move here"
