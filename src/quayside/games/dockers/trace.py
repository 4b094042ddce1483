"""What happens in a turn of Dockers: tips, falls, pivots, points, Customs, the end; and what a
picture shows of a block."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from quayside.core.bits import ones
from quayside.core.events import Event, Step
from quayside.core.kernel import kernel, kernel_helper, wide
from quayside.core.records import copy_row, put, trace_of
from quayside.core.rules import LIST, NOBODY, TRACE, Actions, Row, Scratch
from quayside.games.dockers.board import (
    FALL,
    PIVOT,
    cell_of_crate,
    crate_at,
    floor_of_crate,
    height,
)
from quayside.games.dockers.board import show as build
from quayside.games.dockers.crates import (
    CAP,
    COLOUR,
    CRATE,
    CRATES,
    CUSTOMS,
    CUSTOMS_ACTIONS,
    LEFT,
    MOVES,
    NO_CRATE,
    PLAYERS,
    ROW_SIZE,
    SCORE,
    STEP,
    TURN,
    TURNS,
    cell_of,
    faces_of,
    floor_of,
    up_of,
)
from quayside.games.dockers.layout import LETTERS, layout_of
from quayside.games.dockers.rules import apply, group_of, split_action, stored_crates

if TYPE_CHECKING:
    from quayside.core.game import Game

DIRECTION_NAMES = ("north", "east", "south", "west")


class Kind(IntEnum):
    """The kinds of records, with their arguments. The first is a seat, or `NOBODY`. Sets of crates
    are bits, faces those of a crate's number."""

    TIP = 1
    """Seat, crate, number of the move, direction, the place left (x, y, floor), the place reached,
    quarter turns (0), faces now, and how far the block's edge has moved (x, y): cells are counted
    from it."""
    FALL = 2
    """Likewise, with the quarter turns."""
    PIVOT = 3
    """Seat, crate, number of the move, quarter turns, faces now."""
    SCORE = 4
    """The seat that scores, points, its total, size of the group, floor, crates (CR-8)."""
    FREED = 5
    """`NOBODY` and the crates that are stored no longer (CR-7)."""
    STORED = 6
    """`NOBODY` and the crates that are stored now."""
    CUSTOMS = 7
    """Seat, the crate that had the token, or `NO_CRATE`, and the one that has it now."""
    SKIP = 8
    """A seat that is passed over because it has left (GL-1)."""
    TURN = 9
    """The seat whose turn it is now, and the turns played."""
    END = 10
    """`NOBODY`, and the number of the ruling that ends the game: CR-6 or CR-10."""
    WIN = 11
    """Seat and points."""
    SHARE = 12
    """Likewise, of each winner among several (CR-12)."""
    GROUP = 13
    """In `show`, for each stored group: the seat of its colour, colour, floor, what it counts when
    a crate is moved into it, its size, crates."""
    COVERED = 14
    """In `show`: `NOBODY` and the crates with another one on top."""
    SEEN = 15
    """In `show`: `NOBODY` and for each crate the faces that are seen from outside (CR-11), as bits
    in the order up, down, north, east, south, west."""


_CRATE_MOVED = 16 + 8 + 4 + 4
_ENDED = 4 + 4 * 4
_COPY = _CRATE_MOVED + _ENDED
TRACE_SIZE = _COPY + ROW_SIZE
SHOW_SIZE = CRATES // 2 * 8 + 4 + 2 + 1 + CRATES


@kernel_helper
def _trace_move(row: Row, after: Row, action: int, out: Actions, s: Scratch) -> int:
    """Write how a crate moves, who scores, and what is stored then; return the place behind."""
    build(row, s)
    stored_before = stored_crates(s)
    build(after, s)
    seat, number = wide(row[TURN]), wide(after[MOVES])
    i, move, quarters = split_action(action)
    old, new = wide(row[CRATE + i]), wide(after[CRATE + i])
    if move == PIVOT:
        at = put(out, 0, Kind.PIVOT, (seat, i, number, quarters, faces_of(new)))
    else:
        direction = move & 3
        x, y, floor = cell_of(old) & 31, cell_of(old) >> 5, floor_of(old)
        to_x = x + wide(direction == 1) - wide(direction == 3)
        to_y = y + wide(direction == 0) - wide(direction == 2)
        shift_x, shift_y = to_x - (cell_of(new) & 31), to_y - (cell_of(new) >> 5)
        there = (to_x, to_y, floor_of(new), quarters, faces_of(new), shift_x, shift_y)
        kind = Kind.FALL if move >= FALL else Kind.TIP
        at = put(out, 0, kind, (seat, i, number, direction, x, y, floor, *there))
    for scorer in range(row[PLAYERS]):
        total = wide(after[SCORE + scorer])
        points = total - wide(row[SCORE + scorer])
        if points:
            group = group_of(s, i)
            size, floor = ones(group), floor_of(new)
            at = put(out, at, Kind.SCORE, (wide(scorer), points, total, size, floor, group))
    stored = stored_crates(s)
    if stored_before & ~stored:
        at = put(out, at, Kind.FREED, (wide(NOBODY), stored_before & ~stored))
    if stored & ~stored_before:
        at = put(out, at, Kind.STORED, (wide(NOBODY), stored & ~stored_before))
    return at


@kernel_helper
def _trace_customs(row: Row, after: Row, out: Actions) -> int:
    """Write where Customs goes and whose turn comes; return the place behind."""
    here, there = wide(row[CUSTOMS]), wide(after[CUSTOMS])
    at = put(out, 0, Kind.CUSTOMS, (wide(row[TURN]), here, there))
    if after[TURN] == NOBODY:
        return at
    seat = (wide(row[TURN]) + 1) % wide(row[PLAYERS])
    while seat != after[TURN]:
        at = put(out, at, Kind.SKIP, (seat,))
        seat = (seat + 1) % wide(row[PLAYERS])
    return put(out, at, Kind.TURN, (seat, wide(after[TURNS])))


@kernel_helper
def _trace_end(after: Row, out: Actions, at: int) -> int:
    """Write what ended the game and who has won; return the place behind."""
    is_capped = after[CAP] != 0 and after[TURNS] == after[CAP]
    at = put(out, at, Kind.END, (wide(NOBODY), 10 if is_capped else 6))
    best, winners = -1, 0
    for seat in range(after[PLAYERS]):
        if not after[LEFT] >> seat & 1:
            winners = 1 if after[SCORE + seat] > best else winners + (after[SCORE + seat] == best)
            best = max(best, wide(after[SCORE + seat]))
    kind = Kind.WIN if winners == 1 else Kind.SHARE
    for seat in range(after[PLAYERS]):
        if after[SCORE + seat] == best and not after[LEFT] >> seat & 1:
            at = put(out, at, kind, (wide(seat), best))
    return at


@kernel(TRACE)
def trace(row: Row, action: int, out: Actions, s: Scratch) -> int:
    """Write what a move of a crate or a Customs decision does."""
    after = copy_row(row, out, _COPY)
    apply(after, action, s)
    if action >= CUSTOMS_ACTIONS:
        at = _trace_customs(row, after, out)
    else:
        at = _trace_move(row, after, action, out, s)
    return _trace_end(after, out, at) if after[TURN] == NOBODY else at


@kernel_helper
def _seat_of_colour(row: Row, colour: int) -> int:
    for seat in range(row[PLAYERS]):
        if row[COLOUR + seat] == colour:
            return wide(seat)
    return wide(NOBODY)


@kernel(LIST)
def show(row: Row, out: Actions, s: Scratch) -> int:
    """Write the stored groups, the covered crates, and the faces that are seen from outside."""
    build(row, s)
    at, covered, stored = 0, 0, stored_crates(s)
    for i in range(CRATES):
        floor = floor_of_crate(s, i)
        covered |= wide(height(s, cell_of_crate(s, i)) > floor + 1) << i
        if stored >> i & 1:
            group, colour = group_of(s, i), up_of(crate_at(s, i))
            stored &= ~group
            size, seat = ones(group), _seat_of_colour(row, colour)
            worth = size * (1 + 2 * floor)
            at = put(out, at, Kind.GROUP, (seat, colour, floor, worth, size, group))
    at = put(out, at, Kind.COVERED, (wide(NOBODY), covered))
    out[at], out[at + 1], out[at + 2] = Kind.SEEN, 1 + CRATES, NOBODY
    for i in range(CRATES):
        cell, floor = cell_of_crate(s, i), floor_of_crate(s, i)
        seen = 1 - (covered >> i & 1)
        for direction in range(4):
            seen |= wide(height(s, cell + STEP[direction]) <= floor) << 2 + direction
        out[at + 3 + i] = seen
    return at + 3 + CRATES


def events(game: Game, row: Row, action: int) -> tuple[Event, ...]:
    """Return what a legal action makes happen."""
    codes = layout_of(game.option("layout")).codes
    found = trace_of(game.rules, row, action)
    return tuple(_event(codes, Kind(kind), *given) for kind, given in found)


def _event(codes: tuple[str, ...], kind: Kind, seat: int, *given: int) -> Event:
    name = kind.name.lower()
    facts: dict[str, int | str | None] = {}
    match kind:
        case Kind.TIP | Kind.FALL:
            crate, move, direction, x, y, floor, *there, quarters, faces, shift_x, shift_y = given
            facts = {"crate": codes[crate], "move": move, "direction": DIRECTION_NAMES[direction]}
            facts |= {"x": x, "y": y, "floor": floor}
            facts |= dict(zip(("to_x", "to_y", "to_floor"), there, strict=True))
            facts |= {"quarters": quarters, "faces": _letters(faces)}
            facts |= {"shift_x": shift_x, "shift_y": shift_y}
        case Kind.PIVOT:
            crate, move, quarters, faces = given
            facts = {"crate": codes[crate], "move": move}
            facts |= {"quarters": quarters, "faces": _letters(faces)}
        case Kind.SCORE:
            points, total, size, floor, group = given
            facts = {"points": points, "total": total, "size": size}
            facts |= {"group": _codes(codes, group), "floor": floor}
        case Kind.FREED | Kind.STORED:
            facts = {"crates": _codes(codes, given[0])}
        case Kind.CUSTOMS:
            here, there_ = given
            facts = {"from": None if here == NO_CRATE else codes[here], "to": codes[there_]}
        case Kind.TURN:
            facts = {"turns": given[0]}
        case Kind.END:
            facts = {"ruling": f"CR-{given[0]}"}
        case Kind.WIN | Kind.SHARE:
            facts = {"points": given[0]}
    return Event(name, None if seat == NOBODY else seat, facts)


def _letters(faces: int) -> str:
    return "".join(LETTERS[faces >> 3 * side & 7] for side in range(6))


def _codes(codes: tuple[str, ...], crates: int) -> str:
    return " ".join(code for i, code in enumerate(codes) if crates >> i & 1)


def steps(game: Game, row: Row, action: int) -> tuple[Step, ...]:
    """Return the place that a tip or a fall leads to; nothing for a pivot and for Customs."""
    return tuple(
        Step(f"{given[7]},{given[8]}", given[9], 1)
        for kind, given in trace_of(game.rules, row, action)
        if kind in (Kind.TIP, Kind.FALL)
    )
