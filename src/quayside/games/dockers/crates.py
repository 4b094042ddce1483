"""A crate as one number, and the row of a position of Dockers, cell by cell.

A crate's number holds its cell (11 bits), its floor (2 bits) and the colours of its six faces
(3 bits each): up, down, north, east, south, west.

Ground (CR-1): cell `x + 32 * y`, so that a step north adds 32 and a step east adds 1. The ground
has no end: a row holds its crates moved so that the smallest x and y are 0, and joined crates and
one turn's moves never span 32 cells, so no two cells in use share a number.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from quayside.core.kernel import kernel_helper
from quayside.core.rules import TURN as TURN

CRATES = 27
LID, COLOURS = 0, 4
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
TURN_MOVES = 3

# The row, cell by cell (TURN is cell 0).
PLAYERS, JOINED, FINISH, CAP, TURNS, MOVES, CUSTOMS = 1, 2, 3, 4, 5, 6, 7
LEFT = 8  # seats that have left (GL-1), as bits
PIVOTED = 9  # crates pivoted in this turn (CR-4), as bits
COLOUR = 10  # four cells: the colour of each seat, 0 without a player
SCORE = 14  # four cells: points by seat
BEEN = 18  # three cells: places left in this turn (CR-3), rising, 0 for none; see place
CRATE = 21  # 27 cells: the crates in the layout's order
ROW_SIZE = 48
NO_CRATE = -1
BY_TURN, BY_MOVE = 0, 1  # JOINED (CR-5)
MUST, STUCK = 0, 1  # FINISH (CR-6)

# A crate's number.
CELL_BITS, FLOOR_BITS, FACE_BITS = 11, 2, 3
CELL_MASK = (1 << CELL_BITS) - 1
FACES_AT = CELL_BITS + FLOOR_BITS
_SIDES_MASK = 0o7777
_KEPT_BY_TIP = np.array([0o707000, 0o070700], np.int64)  # the axis that a crate rolls around

# Board numbers are cells moved by this much, so that a turn's wandering never goes below 0.
OFFSET = 160
# The largest x and y: 27 crates in a line span 27 cells, and two moves may add two.
WIDEST = 28

# Actions (architecture of all interfaces): 23 for each crate, then Customs.
CRATE_ACTIONS, FALLS, PIVOTS = 23, 4, 19
CUSTOMS_ACTIONS = CRATES * CRATE_ACTIONS
LEAVE_CUSTOMS = CUSTOMS_ACTIONS + CRATES
ACTION_COUNT = LEAVE_CUSTOMS + 1

STEP = np.array([32, 1, -32, -1], np.int64)


def make_crate(x: int, y: int, floor: int, faces: int) -> int:
    """Return a crate's number."""
    return x + 32 * y | floor << CELL_BITS | faces << FACES_AT


def make_place(crate: int, x: int, y: int, floor: int) -> int:
    """Return a place a crate has been in as the number that BEEN holds."""
    return x + 32 * y + OFFSET | floor << CELL_BITS | crate << FACES_AT


def faces_from(letters: str) -> int:
    """Return six faces, written as in a position, as a number."""
    return sum(".rbyg".index(letter) << FACE_BITS * side for side, letter in enumerate(letters))


def place_of(number: int) -> tuple[int, int, int]:
    """Return x, y and floor in the number of a crate of a row."""
    return number & 31, number >> 5 & 31, number >> CELL_BITS & 3


def places_of(row: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """Return the places left in this turn as crate, x, y and floor; x and y may be down to -3."""
    places = []
    for number in row[BEEN:CRATE]:
        if number:
            cell = (number & CELL_MASK) - OFFSET
            x = (cell + 3 & 31) - 3
            places.append((number >> FACES_AT, x, cell - x >> 5, number >> CELL_BITS & 3))
    return places


@kernel_helper
def cell_of(crate: int) -> int:
    """Return the cell in a crate's number."""
    return crate & CELL_MASK


@kernel_helper
def floor_of(crate: int) -> int:
    """Return the floor in a crate's number."""
    return crate >> CELL_BITS & 3


@kernel_helper
def faces_of(crate: int) -> int:
    """Return the six faces in a crate's number."""
    return crate >> FACES_AT


@kernel_helper
def up_of(crate: int) -> int:
    """Return the colour on top."""
    return crate >> FACES_AT & 7


@kernel_helper
def tip_faces(faces: int, direction: int) -> int:
    """Roll over the edge towards a direction: the face on the side it rolls away from comes up."""
    ahead, behind = 6 + 3 * direction, 6 + 3 * (direction ^ 2)
    return (
        int(_KEPT_BY_TIP[direction & 1]) & faces
        | faces >> behind & 7
        | (faces >> ahead & 7) << 3
        | (faces & 7) << ahead
        | (faces >> 3 & 7) << behind
    )


@kernel_helper
def turn_faces(faces: int, quarters: int) -> int:
    """Turn clockwise as seen from above, north to east."""
    sides = faces >> 6
    sides = (sides << 3 * quarters | sides >> 12 - 3 * quarters) & _SIDES_MASK
    return faces & 0o77 | sides << 6
