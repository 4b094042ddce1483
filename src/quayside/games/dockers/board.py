"""The board of Dockers in scratch space: built from a row, moved on and moved back.

The ground is one number a cell: its height in the bits from 24 up, and for each floor eight bits
with the crate that lies there (five bits) and the colour on top of it (three bits). A column is
named by its lowest crate, so a set of columns is 27 bits, and the columns beside a column are one
such set. A board stays in scratch space after a call and is used again if the row has the same
crates, so scratch space must be made of zeros and used by this game only.
"""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.bits import trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper
from quayside.core.rules import Row, Scratch
from quayside.games.dockers.crates import (
    BEEN,
    CELL_BITS,
    CRATE,
    CRATES,
    CUSTOMS,
    FACES_AT,
    NO_CRATE,
    OFFSET,
    PIVOTED,
    STEP,
    TURN_MOVES,
    cell_of,
    floor_of,
    tip_faces,
    turn_faces,
    up_of,
)

# Scratch space: the ground, then for each crate its number and the columns beside the column that
# it carries, and single numbers.
GROUND_SIZE = 1216
_HERE = GROUND_SIZE
BESIDE = _HERE + CRATES
_IS_BUILT = BESIDE + CRATES
COLUMNS = _IS_BUILT + 1  # all columns
PIECE = COLUMNS + 1  # the columns of one piece: all of them where all is joined
_CUSTOMS_CELL = PIECE + 1
_PIVOTED = _CUSTOMS_CELL + 1
_MOVED = _PIVOTED + 1  # crates that have left a place in this turn
_PLACES = _MOVED + 1  # how many places have been left, and which
_PLACE = _PLACES + 1
_FRAMES = _PLACE + TURN_MOVES
_FRAME_SIZE = 11
FREE = _FRAMES + TURN_MOVES * _FRAME_SIZE  # from here on other files keep their notes

_ONE_UP = 1 << 24
# Moves of a crate as bits: 0-3 tips by direction, 4-7 falls, 8 a pivot.
TIP_BITS, FALL_BITS = 0x00F, 0x0F0
FALL, PIVOT = 4, 8


def _ring_table() -> list[bool]:
    """Return for each set of the eight cells around a cell, clockwise from the north, whether those
    beside it by a side are joined to each other within the ring."""
    joined = []
    for ring in range(256):
        pieces, inside = 0, [ring >> i & 1 for i in range(8)]
        for side in (0, 2, 4, 6):
            # A piece that holds a side begins where the two cells before it do not lead to a side.
            before = inside[side - 1] and inside[side - 2]
            pieces += bool(inside[side] and not before)
        joined.append(pieces <= 1)
    return joined


_RING = np.array(_ring_table(), np.int64)
_RING_STEPS = np.array([32, 33, 1, -31, -32, -33, -1, 31], np.int64)


@kernel_helper
def height(s: Scratch, cell: int) -> int:
    """Return how many crates stand on a cell."""
    return int(s[cell] >> 24)


@kernel_helper
def columns_beside(s: Scratch, cell: int) -> int:
    """Return the columns beside a cell."""
    beside = 0
    for direction in range(4):
        word = s[np.uintp(cell + STEP[direction])]
        beside |= int(word != 0) << (word >> 3 & 31)
    return beside


@kernel_helper
def flood(s: Scratch, start: int, allowed: int) -> int:
    """Return the columns that are joined to those of `start` within `allowed`."""
    found = start
    edge = start
    while edge and found != allowed:
        column = trailing_zeros(edge)
        edge &= edge - 1
        new = s[BESIDE + column] & allowed & ~found
        found |= new
        edge |= new
    return found


@kernel(types.void(ROW, SCRATCH))
def _build(row: Row, s: Scratch) -> None:
    """Build the board of a row's crates."""
    if s[_IS_BUILT]:
        for i in range(CRATES):
            s[cell_of(s[_HERE + i])] = 0
    for i in range(CRATES):
        crate = int(row[CRATE + i]) + OFFSET
        s[_HERE + i] = crate
        cell, floor = cell_of(crate), floor_of(crate)
        s[cell] = (s[cell] | (i << 3 | up_of(crate)) << 8 * floor) + _ONE_UP
    columns = 0
    for i in range(CRATES):
        crate = s[_HERE + i]
        if floor_of(crate) == 0:
            s[BESIDE + i] = columns_beside(s, cell_of(crate))
            columns |= 1 << i
    s[COLUMNS] = columns
    s[PIECE] = flood(s, columns & -columns, columns)
    s[_IS_BUILT] = 1


@kernel(types.void(ROW, SCRATCH))
def show(row: Row, s: Scratch) -> None:
    """Make the board that of a row."""
    same = s[_IS_BUILT]
    for i in range(CRATES):
        same &= int(row[CRATE + i]) + OFFSET == s[_HERE + i]
    if not same:
        _build(row, s)
    customs = row[CUSTOMS]
    s[_CUSTOMS_CELL] = 0 if customs == NO_CRATE else cell_of(s[_HERE + customs])
    s[_PIVOTED] = row[PIVOTED]
    s[_PLACES] = 0
    s[_MOVED] = 0
    for i in range(TURN_MOVES):
        place = int(row[BEEN + i])
        s[_PLACE + i] = place
        if place:
            s[_PLACES] += 1
            s[_MOVED] |= 1 << (place >> FACES_AT)


@kernel_helper
def _without_returns(s: Scratch, i: int, cell: int, moves: int) -> int:
    """Take out the moves back to a place where the crate has been in this turn (CR-3)."""
    for direction in range(4):
        there = cell + STEP[direction]
        place = there | height(s, there) << CELL_BITS | i << FACES_AT
        for k in range(s[_PLACES]):
            if s[_PLACE + k] == place:
                moves &= ~(0x11 << direction)
    return moves


@kernel(types.int64(SCRATCH, types.int64))
def moves_of(s: Scratch, i: int) -> int:
    """Return the moves of a crate, as bits, that are legal but for CR-5 and CR-6."""
    crate = s[_HERE + i]
    cell, floor, colour = cell_of(crate), floor_of(crate), up_of(crate)
    customs = s[_CUSTOMS_CELL]
    if height(s, cell) != floor + 1 or cell == customs:
        return 0
    tips, falls, touched, stored = 0, 0, 0, 0
    for direction in range(4):
        there = cell + STEP[direction]
        word = s[np.uintp(there)]
        high = word >> 24
        is_open = there != customs  # no crate may be moved onto the one with the Customs token
        tips |= int((high == floor) & is_open) << direction
        falls |= int((high < floor) & is_open) << direction
        touched |= int(high > floor)
        stored |= int((high == floor + 1) & (word >> 8 * floor & 7 == colour))
    if stored and colour:  # CR-7: the neighbour is seen, since its column ends on this floor
        tips = 0
    moves = tips | falls << FALL | (1 - touched & ~(s[_PIVOTED] >> i)) << PIVOT  # CR-4
    if s[_MOVED] >> i & 1:
        moves = _without_returns(s, i, cell, moves)
    return int(moves)


@kernel_helper
def floor_of_crate(s: Scratch, i: int) -> int:
    """Return the floor a crate lies on."""
    return floor_of(s[_HERE + i])


@kernel_helper
def crate_at(s: Scratch, i: int) -> int:
    """Return a crate's number on the board: its cell is `OFFSET` more than in a row."""
    return int(s[_HERE + i])


@kernel_helper
def cell_of_crate(s: Scratch, i: int) -> int:
    """Return the cell a crate lies on."""
    return cell_of(s[_HERE + i])


@kernel_helper
def target_of(s: Scratch, i: int, move: int) -> int:
    """Return the cell that a tip or a fall of a crate leads to."""
    return cell_of(s[_HERE + i]) + int(STEP[move & 3])


@kernel_helper
def is_joined(s: Scratch) -> bool:
    """Return whether all crates form one piece (CR-5)."""
    return bool(s[PIECE] == s[COLUMNS])


@kernel_helper
def is_bridge(s: Scratch, beside: int, column: int) -> bool:
    """Return whether a cell with these columns beside it touches both sides of a split when a
    column (a bit, or 0) has gone from where it was."""
    piece = s[PIECE]
    rest = s[COLUMNS] & ~piece
    beside &= ~column
    return bool((beside & piece != 0 or piece == column) and (beside & rest != 0 or rest == column))


@kernel(types.int64(SCRATCH, types.int64, types.int64))
def piece_after_tip(s: Scratch, i: int, direction: int) -> int:
    """Return a piece after a tip of a crate on the ground: all columns if all is joined.

    Where all is joined before, it is enough that the columns beside the crate stay joined through
    the eight cells around it, the new one among them. Otherwise all columns must be reached from
    those beside the new cell.
    """
    cell = cell_of(s[_HERE + i])
    there = cell + STEP[direction]
    columns = int(s[COLUMNS])
    me = 1 << i
    if s[PIECE] == columns:
        ring = 1 << 2 * direction
        for k in range(8):
            ring |= int(s[np.uintp(cell + _RING_STEPS[k])] != 0) << k
        if _RING[ring]:
            return columns
    beside = columns_beside(s, there) & ~me
    return flood(s, beside, columns & ~me) | me


@kernel(types.boolean(SCRATCH, types.int64, types.int64))
def is_joined_after(s: Scratch, i: int, move: int) -> bool:
    """Return whether all is joined after a move. Only a tip on the ground can split, and only such
    a tip or a fall to the ground can join (CR-5)."""
    columns = int(s[COLUMNS])
    if move < FALL and floor_of_crate(s, i) == 0:
        beside = columns_beside(s, target_of(s, i, move))
        can_join = s[PIECE] == columns or is_bridge(s, beside, 1 << i)
        return can_join and piece_after_tip(s, i, move) == columns
    if s[PIECE] == columns:
        return True
    if FALL <= move < PIVOT:
        there = target_of(s, i, move)
        if s[there] == 0:
            beside = columns_beside(s, there)
            return is_bridge(s, beside, 0) and flood(s, beside, columns) == columns
    return False


@kernel_helper
def _add_column(s: Scratch, i: int, cell: int) -> None:
    """Note that a crate now carries a column of its own on a cell."""
    beside = columns_beside(s, cell)
    s[BESIDE + i] = beside
    s[COLUMNS] |= 1 << i
    while beside:
        s[BESIDE + trailing_zeros(beside)] |= 1 << i
        beside &= beside - 1


@kernel_helper
def _remove_column(s: Scratch, i: int) -> None:
    """Note that a crate no longer carries a column."""
    beside = s[BESIDE + i]
    s[COLUMNS] &= ~(1 << i)
    while beside:
        s[BESIDE + trailing_zeros(beside)] &= ~(1 << i)
        beside &= beside - 1


@kernel(types.void(SCRATCH, types.int64, types.int64, types.int64, types.int64))
def do(s: Scratch, i: int, move: int, quarters: int, frame: int) -> None:
    """Make a move of a crate on the board, noting in a frame how to take it back. A fall or a
    pivot turns the crate by so many quarters."""
    crate = s[_HERE + i]
    cell, floor = cell_of(crate), floor_of(crate)
    at = _FRAMES + frame * _FRAME_SIZE
    s[at], s[at + 1], s[at + 2], s[at + 3] = i, crate, s[PIECE], s[_PIVOTED]
    if move == PIVOT:
        s[at + 4] = 0
        s[_PIVOTED] |= 1 << i
        s[_HERE + i] = crate & ((1 << FACES_AT) - 1) | (
            turn_faces(crate >> FACES_AT, quarters) << FACES_AT
        )
        return
    there = cell + STEP[move & 3]
    new_floor = height(s, there)
    is_ground_tip = (floor == 0) & (move < FALL)
    was_joined = is_joined(s)
    piece = piece_after_tip(s, i, move) if is_ground_tip else s[PIECE]
    s[at + 4], s[at + 5], s[at + 6] = there, s[cell], s[there]
    s[at + 7], s[at + 8], s[at + 9] = s[BESIDE + i], s[_MOVED], s[_PLACES]
    faces = crate >> FACES_AT
    faces = tip_faces(faces, move) if move < FALL else turn_faces(faces, quarters)
    s[_HERE + i] = there | new_floor << CELL_BITS | faces << FACES_AT
    s[cell] = (s[cell] & ~(255 << 8 * floor)) - _ONE_UP
    if is_ground_tip:
        _remove_column(s, i)
        s[cell] = 0
    s[there] = (s[there] | (i << 3 | faces & 7) << 8 * new_floor) + _ONE_UP
    if new_floor == 0:
        _add_column(s, i, there)
        if not is_ground_tip:
            piece = s[COLUMNS] if was_joined else flood(s, 1 << i, s[COLUMNS])
    s[PIECE] = piece
    s[_PLACE + s[_PLACES]] = crate & ((1 << FACES_AT) - 1) | i << FACES_AT
    s[_PLACES] += 1
    s[_MOVED] |= 1 << i


@kernel(types.void(SCRATCH, types.int64))
def undo(s: Scratch, frame: int) -> None:
    """Take a move back."""
    at = _FRAMES + frame * _FRAME_SIZE
    i, crate, there = s[at], s[at + 1], s[at + 4]
    s[PIECE] = s[at + 2]
    s[_PIVOTED] = s[at + 3]
    s[_HERE + i] = crate
    if there == 0:
        return
    if s[at + 6] == 0:
        _remove_column(s, i)
    cell, floor = cell_of(crate), floor_of(crate)
    s[cell], s[there] = s[at + 5], s[at + 6]
    if floor == 0:
        beside = s[at + 7]
        s[BESIDE + i] = beside
        s[COLUMNS] |= 1 << i
        while beside:
            s[BESIDE + trailing_zeros(beside)] |= 1 << i
            beside &= beside - 1
    s[_MOVED], s[_PLACES] = s[at + 8], s[at + 9]


@kernel_helper
def places_left(s: Scratch) -> tuple[int, int, int]:
    """Return the places left in this turn, rising, and 0 for none at the end."""
    count = s[_PLACES]
    first = s[_PLACE] if count > 0 else 0
    second = s[_PLACE + 1] if count > 1 else 0
    third = s[_PLACE + 2] if count > 2 else 0
    # All but the newest are in order already.
    if count == 2 and second < first:
        first, second = second, first
    elif count == 3:
        if third < second:
            second, third = third, second
        if second < first:
            first, second = second, first
    return first, second, third
