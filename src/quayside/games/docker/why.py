"""Why an action of Docker is not legal here: the kernel finds the reason, Python words it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.records import refusal_of, refuse
from quayside.core.rules import NOT_LEGAL, TRACE, TURN, Actions, Row, Scratch
from quayside.games.docker.paths import ALL_ENTRIES, LONGEST, costs, entries_of
from quayside.games.docker.rules import (
    CARD_ACTIONS,
    CARD_OUT,
    CARDS,
    FACES,
    FROM_HAND,
    HAND,
    HELD,
    OUT,
    REVISIT,
    ROLL,
    STACK,
    can_move,
    status,
)
from quayside.games.docker.text import SQUARE_NAMES

if TYPE_CHECKING:
    from quayside.core.game import Game


class Refusal(IntEnum):
    """Reasons why an action is not legal, the most helpful first, with their arguments."""

    COVERED = 1
    """The square, where the player's own container is under another."""
    NOT_YOURS = 2
    """The square, whose containers are all those of others."""
    EMPTY = 3
    """The square."""
    NONE_IN_HAND = 4
    OTHER_ENTRY = 5
    """The square where the player's containers enter."""
    DEAR_TO_ENTER = 6
    """The target, the points that it costs at least, and the points to spend."""
    DEAR = 7
    """Likewise for a container on the board."""
    POINTS_LEFT = 8
    """The target, the points to spend, and as bits the costs up to 6 for which it is reached."""
    TWICE = 9
    """The target and the points: only a way that stands on a square twice costs as much."""
    BACK = 10
    """The target, which is where the move began."""
    NO_WAY = 11
    """The target."""
    CARD_NOT_HELD = 12
    """The card."""
    CAN_MOVE = 13
    NO_CARDS = 14


RULINGS = {
    NOT_LEGAL: "",
    Refusal.COVERED: "A turn",
    Refusal.NOT_YOURS: "A turn",
    Refusal.EMPTY: "A turn",
    Refusal.NONE_IN_HAND: "A turn",
    Refusal.OTHER_ENTRY: "DK-1",
    Refusal.DEAR_TO_ENTER: "DK-3",
    Refusal.DEAR: "Points",
    Refusal.POINTS_LEFT: "DK-5",
    Refusal.TWICE: "DK-4",
    Refusal.BACK: "DK-4",
    Refusal.NO_WAY: "DK-4",
    Refusal.CARD_NOT_HELD: "DK-10",
    Refusal.CAN_MOVE: "DK-7",
    Refusal.NO_CARDS: "DK-10",
}
"""The ruling behind each reason; rules without a number are named by their section."""
WHY_SIZE = 4
_HIGHEST = 40  # points that no way without a square twice exceeds on a board of twelve containers


@kernel_helper
def _has_move(row: Row, scratch: Scratch) -> bool:
    """Return whether the player to move has a move for the roll, or for a card held."""
    if row[CARDS] == 0:
        return can_move(row, wide(row[ROLL]), scratch)
    found = False
    for card in range(FACES):
        if row[HELD + row[TURN]] >> card & 1:
            found |= can_move(row, card + 1, scratch)
    return found


@kernel_helper
def _why_no_way(
    row: Row, points: int, source: int, target: int, out: Actions, scratch: Scratch
) -> int:
    """Write why no way leads to a target for so many points; nothing if one does."""
    own = entries_of(row, row[TURN])
    found = costs(row, source, target, own, LONGEST, False, 0, scratch)
    if found >> points & 1:
        return 0
    if source == FROM_HAND and own != ALL_ENTRIES:
        others = costs(row, source, target, ALL_ENTRIES, points, False, 0, scratch)
        if others >> points & 1:
            entry = 0
            while own > 1:
                own >>= 1
                entry += 1
            return refuse(out, Refusal.OTHER_ENTRY, (entry,))
    if source == target and row[REVISIT] == 0:
        return refuse(out, Refusal.BACK, (target,))
    if costs(row, source, target, own, points, True, 0, scratch) >> points & 1:
        return refuse(out, Refusal.TWICE, (target, points))
    if found & ((1 << points) - 1):
        return refuse(out, Refusal.POINTS_LEFT, (target, points, found))
    dearer = costs(row, source, target, own, _HIGHEST, False, 0, scratch)
    if dearer == 0:
        return refuse(out, Refusal.NO_WAY, (target,))
    least = 0
    while not dearer >> least & 1:
        least += 1
    kind = Refusal.DEAR_TO_ENTER if source == FROM_HAND else Refusal.DEAR
    return refuse(out, kind, (target, least, points))


@kernel_helper
def _why_not_top(row: Row, square: int, out: Actions) -> int:
    """Write why the player to move cannot move a container of a square; nothing if they can."""
    stack, is_there = wide(row[STACK + square]), False
    if stack == 1:
        return refuse(out, Refusal.EMPTY, (square,))
    if stack & 3 == row[TURN]:
        return 0
    while stack > 1:
        is_there |= stack & 3 == row[TURN]
        stack >>= 2
    return refuse(out, Refusal.COVERED if is_there else Refusal.NOT_YOURS, (square,))


@kernel(TRACE)
def why(row: Row, action: int, out: Actions, scratch: Scratch) -> int:
    """Write why the player to move may not play an action; nothing if they may."""
    if status(row) < 0:
        out[0] = NOT_LEGAL
        return 1
    seat = wide(row[TURN])
    if action == (OUT if row[CARDS] == 0 else CARD_OUT):
        out[0] = Refusal.CAN_MOVE
        return wide(_has_move(row, scratch))
    if row[CARDS] == 0 and action > OUT:
        out[0] = Refusal.NO_CARDS
        return 1
    points = action // CARD_ACTIONS + 1 if row[CARDS] else wide(row[ROLL])
    source, target = action % CARD_ACTIONS // 9, action % 9
    if row[CARDS] and not row[HELD + seat] >> (points - 1) & 1:
        return refuse(out, Refusal.CARD_NOT_HELD, (points,))
    if source == FROM_HAND:
        if row[HAND + seat] == 0:
            out[0] = Refusal.NONE_IN_HAND
            return 1
    else:
        count = _why_not_top(row, source, out)
        if count:
            return count
    return _why_no_way(row, points, source, target, out, scratch)


def why_not(game: Game, row: Row, action: int) -> tuple[str, str]:
    """Return the ruling that forbids an action of the player to move, and why in words."""
    reason, *given = refusal_of(game.rules, row, action)
    return RULINGS[reason], _words(reason, given)


def _words(reason: int, given: list[int]) -> str:
    name = SQUARE_NAMES[given[0]] if given and reason != Refusal.CARD_NOT_HELD else ""
    match reason:
        case Refusal.COVERED:
            return "yours there is under another and cannot move"
        case Refusal.NOT_YOURS:
            return "the top container there is not yours"
        case Refusal.EMPTY:
            return f"there is no container on {name}"
        case Refusal.NONE_IN_HAND:
            return "you have no container in hand"
        case Refusal.OTHER_ENTRY:
            return f"your containers enter on {name} only"
        case Refusal.DEAR_TO_ENTER | Refusal.DEAR:
            return f"{name} costs at least {given[1]} points, and the roll is {given[2]}"
        case Refusal.POINTS_LEFT:
            costs = [str(cost) for cost in range(LONGEST + 1) if given[2] >> cost & 1]
            return (
                f"points left over: {name} can be reached for {_either(costs)} points,"
                f" not {given[1]}"
            )
        case Refusal.TWICE:
            return f"ending on {name} with {given[1]} would stand on a square twice"
        case Refusal.BACK:
            return "a move never ends where it began"
        case Refusal.NO_WAY:
            return f"there is no way to {name}"
        case Refusal.CARD_NOT_HELD:
            return f"you do not hold the card {given[0]}"
        case Refusal.CAN_MOVE:
            return "a move is possible, so nobody goes out"
        case Refusal.NO_CARDS:
            return "cards are not in play at this table"
    return "not a legal move here"


def _either(costs: list[str]) -> str:
    *front, last = costs
    return f"{', '.join(front)} or {last}" if front else last
