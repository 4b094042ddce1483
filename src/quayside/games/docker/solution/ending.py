"""The ending of a game: two players are left, and the containers of the others never move.

Few positions can come up then, so they are listed and solved on the fly. What lies under the
highest container of a player who is out is fixed, and so is the number of containers that each of
the two has in hand or can move: these facts make the ending. A position that waits for a roll has a
key: a bit for the player to move, and for each square a 0, followed by two bits for each container
that can still move, the top one first: its owner and a 1.

Owners are told as the player to move sees them. Where the two have the same entries and as many
containers, exchanging them changes nothing, and the bit for the player to move is left out.

Everything is kept in one array, the room, whose parts are listed below. Bounds are whole numbers,
`ONE` for certainty: lower bounds are rounded down and upper ones up, so they are proved. Positions
with the same number of containers in hand make a layer, and layers are solved like those of a table
(docs/tables.md), fewest in hand first. A position's bounds are kept when they are close enough for
the first time. So its value depends on the position alone, not on the one that the list began with,
and positions that are images of each other have the same value to the last bit.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.rules import TURN, Row, Scratch
from quayside.games.docker import rules as r
from quayside.games.docker.solution.sweep import ONE, faces_that_count, mean

_Numbers: TypeAlias = NDArray[np.int32]

MOST_STATES = 1 << 18
"""An ending with more positions is not solved."""
_EDGES_A_STATE = 24
_MOST_SWEEPS = 2_000
TOLERANCE = 1e-6
"""How far apart the bounds of a value may be."""
ERROR = TOLERANCE / 2
"""No value is further from the truth than this."""
_GAP = int(TOLERANCE * ONE)
_MOST_IN_HAND = 12
_SLOTS = 2 * MOST_STATES

# The facts, in cells of 64 bits.
_SETUP = 0  # edition, players, cards, revisit, cap
_SEATS = 5  # the two seats
_STOCK = 7  # what each of them has in hand or can move
_DIFFER = 9  # whether it matters which of them is to move
_FIXED = 10  # by square: how many containers are fixed
_BASE = 19  # by square: the stack of those
FACTS = 28

# The room: the facts, then the positions.
COUNT = FACTS  # how many positions are listed; 0 where nothing is solved
IN_HAND = COUNT + 1  # containers in hand in the position that the list began with
_ROW = IN_HAND + 1
_AFTER = _ROW + (r.ROW_SIZE + 1) // 2
_ACTIONS = _AFTER + (r.ROW_SIZE + 1) // 2
_RULES = _ACTIONS + (r.RULES.action_count + 9) // 2
_LAYERS = _RULES + r.RULES.scratch_size  # by containers in hand: how many positions have fewer
KEYS = _LAYERS + _MOST_IN_HAND + 2
LOWER = KEYS + MOST_STATES
UPPER = LOWER + MOST_STATES
_LOW = UPPER + MOST_STATES  # the bounds that still become closer
_HIGH = _LOW + MOST_STATES
_HANDS = _HIGH + MOST_STATES  # by position: containers in hand
_COUNTING = _HANDS + MOST_STATES // 2  # by position: how many faces the mean is taken over
_ORDER = _COUNTING + MOST_STATES // 2
_FIRST = _ORDER + MOST_STATES // 2  # by position and face: its first edge
_SLOT = _FIRST + r.FACES * MOST_STATES // 2 + 1
_EDGES = _SLOT + _SLOTS // 2
_MOST_EDGES = _EDGES_A_STATE * MOST_STATES
ROOM_SIZE = _EDGES + _MOST_EDGES // 2


@kernel(types.void(ROW, SCRATCH))
def write_facts(row: Row, facts: Scratch) -> None:
    """Write the facts of the ending that a position belongs to."""
    for i in range(_SEATS - _SETUP):
        facts[_SETUP + i] = row[r.EDITION + i]
    seats = 0
    for seat in range(row[r.PLAYERS]):
        if not r.is_out(row, seat):
            facts[_SEATS + seats] = seat
            facts[_STOCK + seats] = row[r.HAND + seat]
            seats += 1
    for square in range(r.SQUARES):
        height, stack = wide(row[r.HEIGHT + square]), wide(row[r.STACK + square])
        while height and not r.is_out(row, stack & 3):
            facts[_STOCK + (stack & 3 == facts[_SEATS + 1])] += 1
            stack >>= 2
            height -= 1
        facts[_FIXED + square] = height
        facts[_BASE + square] = stack
    facts[_DIFFER] = row[r.EDITION] == r.EN or facts[_STOCK] != facts[_STOCK + 1]  # DK-1


@kernel(types.int64(ROW, SCRATCH))
def key_of(row: Row, facts: Scratch) -> int:
    """Return the key of a position that waits for a roll."""
    key = wide(row[TURN] == facts[_SEATS + 1]) & wide(facts[_DIFFER])
    for square in range(r.SQUARES):
        key <<= 1
        stack = wide(row[r.STACK + square])
        for _ in range(row[r.HEIGHT + square] - facts[_FIXED + square]):
            key = key << 2 | wide(stack & 3 != row[TURN]) << 1 | 1
            stack >>= 2
    return key


@kernel_helper
def _set_up(key: int, row: Row, facts: Scratch) -> int:
    """Write the position with a key into a row of the ending; return how many containers are in
    hand."""
    bits = key
    for _ in range(r.SQUARES):
        while bits & 1:
            bits >>= 2
        bits >>= 1
    mover, other = facts[_SEATS + bits], facts[_SEATS + 1 - bits]
    mine, theirs = facts[_STOCK + bits], facts[_STOCK + 1 - bits]
    for square in range(r.SQUARES - 1, -1, -1):
        stack, height = facts[_BASE + square], facts[_FIXED + square]
        while key & 1:
            if key & 2:
                stack = stack << 2 | other
                theirs -= 1
            else:
                stack = stack << 2 | mover
                mine -= 1
            height += 1
            key >>= 2
        row[r.STACK + square] = stack
        row[r.HEIGHT + square] = height
        key >>= 1
    row[r.HAND + mover] = mine
    row[r.HAND + other] = theirs
    row[TURN] = mover
    row[r.ROLL] = 0
    return wide(mine + theirs)


@kernel_helper
def _slot_of(key: int, room: Scratch, slots: _Numbers) -> int:
    """Return the slot that holds the number of a key, or a free one where it belongs."""
    at = ((key ^ key >> 17) & 0x7FFFFFFF) * 0x9E3779B1 >> 16 & (_SLOTS - 1)
    while slots[at] and room[KEYS + slots[at] - 1] != key:
        at = (at + 1) & (_SLOTS - 1)
    return at


@kernel_helper
def _number(key: int, count: int, room: Scratch, slots: _Numbers) -> int:
    """Return the number of a key, which is the next one for a key that is new; -1 if there is no
    room for it."""
    at = _slot_of(key, room, slots)
    if slots[at] == 0:
        if count == MOST_STATES:
            return -1
        room[KEYS + count] = key
        slots[at] = count + 1
    return wide(slots[at]) - 1


@kernel_helper
def _list_positions(row: Row, room: Scratch) -> int:
    """List all positions that can follow, and the moves between them; return how many, 0 if there
    are too many."""
    at = room[_ROW:_AFTER].view(np.int32)[: r.ROW_SIZE]
    after = room[_AFTER:_ACTIONS].view(np.int32)[: r.ROW_SIZE]
    actions = room[_ACTIONS:_RULES].view(np.int32)
    scratch = room[_RULES:_LAYERS]
    hands = room[_HANDS:_COUNTING].view(np.int32)
    counting = room[_COUNTING:_ORDER].view(np.int32)
    first = room[_FIRST:_SLOT].view(np.int32)
    slots = room[_SLOT:_EDGES].view(np.int32)
    edges = room[_EDGES:].view(np.int32)
    slots[:] = 0
    at[:] = row
    count, state, edge = 1 + _number(key_of(row, room), 0, room, slots), 0, 0
    while state < count:
        hands[state] = _set_up(room[KEYS + state], at, room)
        if edge + r.FACES * r.OUT > _MOST_EDGES:
            return 0
        seen = 0
        for face in range(r.FACES):
            first[r.FACES * state + face] = edge
            at[r.ROLL] = face + 1
            for k in range(r.legal(at, actions, scratch)):
                if actions[k] != r.OUT:
                    seen |= 1 << face
                    after[:] = at
                    r.apply(after, actions[k], scratch)
                    number = _number(key_of(after, room), count, room, slots)
                    if number < 0:
                        return 0
                    count = max(count, number + 1)
                    edges[edge] = number
                    edge += 1
        counting[state] = faces_that_count(seen, r.may_reroll(at))
        state += 1
    first[r.FACES * count] = edge
    return count


@kernel_helper
def _sort_by_hands(count: int, room: Scratch) -> None:
    """Put the positions in order of the containers in hand."""
    hands = room[_HANDS:_COUNTING].view(np.int32)
    order = room[_ORDER:_FIRST].view(np.int32)
    layers = room[_LAYERS:KEYS]
    layers[:] = 0
    for state in range(count):
        layers[hands[state] + 1] += 1
    for layer in range(_MOST_IN_HAND + 1):
        layers[layer + 1] += layers[layer]
    for state in range(count):
        order[layers[hands[state]]] = state
        layers[hands[state]] += 1
    for layer in range(_MOST_IN_HAND + 1, 0, -1):
        layers[layer] = layers[layer - 1]
    layers[0] = 0


@kernel_helper
def _sweep(begin: int, end: int, source: int, target: int, up: bool, room: Scratch) -> None:
    """Write bounds of one side for some of the sorted positions, made of those of the other side
    one move on."""
    counting = room[_COUNTING:_ORDER].view(np.int32)
    order = room[_ORDER:_FIRST].view(np.int32)
    first = room[_FIRST:_SLOT].view(np.int32)
    edges = room[_EDGES:].view(np.int32)
    bounds = room[source : source + MOST_STATES]
    for i in range(begin, end):
        state = order[i]
        total = 0
        for face in range(r.FACES * state, r.FACES * state + r.FACES):
            least = ONE
            for edge in range(first[face], first[face + 1]):
                least = min(least, bounds[edges[edge]])
            total += ONE - least
        room[target + state] = mean(total, wide(counting[state]), up)


@kernel_helper
def _keep(begin: int, end: int, wanted: int, room: Scratch) -> int:
    """Keep bounds that are close enough for the first time; return how many are not yet."""
    order = room[_ORDER:_FIRST].view(np.int32)
    missing = 0
    for i in range(begin, end):
        state = order[i]
        if room[UPPER + state] < 0:
            if room[_HIGH + state] - room[_LOW + state] <= wanted:
                room[LOWER + state] = room[_LOW + state]
                room[UPPER + state] = room[_HIGH + state]
            else:
                missing += 1
    return missing


@kernel_helper
def _narrow(count: int, room: Scratch) -> bool:
    """Sweep layer by layer until all bounds are close; return whether they are."""
    order = room[_ORDER:_FIRST].view(np.int32)
    for state in range(count):
        room[UPPER + state] = -1
        room[_LOW + state] = 0
    wanted = _GAP // 2
    for layer in range(room[IN_HAND] + 1):
        begin, end = room[_LAYERS + layer], room[_LAYERS + layer + 1]
        missing, sweeps = end - begin, 0
        while missing:
            if sweeps == _MOST_SWEEPS:
                return False
            _sweep(begin, end, _LOW, _HIGH, True, room)
            missing = _keep(begin, end, wanted, room)
            if missing:
                _sweep(begin, end, _HIGH, _LOW, False, room)
                missing = _keep(begin, end, wanted, room)
            sweeps += 1
        for i in range(begin, end):
            room[_LOW + order[i]] = room[LOWER + order[i]]
            room[_HIGH + order[i]] = room[UPPER + order[i]]
        wanted += (_GAP - wanted) // 2  # a layer cannot become closer than those it leads to
    return True


@kernel(types.int64(ROW, SCRATCH))
def solve(row: Row, room: Scratch) -> int:
    """Solve the ending that begins with a position which waits for a roll: write its facts, the
    keys of all positions that can follow, and their bounds. Return how many there are; 0 if they
    are too many, or their values too hard to find."""
    write_facts(row, room)
    room[COUNT] = 0
    room[IN_HAND] = 0
    for i in range(2):
        room[IN_HAND] += row[r.HAND + room[_SEATS + i]]
    count = _list_positions(row, room)
    _sort_by_hands(count, room)
    if count and _narrow(count, room):
        room[COUNT] = count
    return wide(room[COUNT])
