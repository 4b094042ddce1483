"""Docker's rules as kernels, in the rulebook's order.

A row is: the seat to move, the setup, the roll, who is out, the hands, the cards, and for each
square its height and its stack. A stack is one number: 1 when empty, and two bits for the seat of
each container, the top one in the lowest bits. So `stack & 3` is the owner of the top container,
`stack >> 2` takes it off, and `stack << 2 | seat` puts one on.
"""

from __future__ import annotations

from itertools import chain, pairwise
from typing import TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.bits import trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, lean_helper, wide
from quayside.core.rules import (
    APPLY,
    CHANCE,
    LIST,
    NOBODY,
    OBSERVE,
    OUTCOMES,
    OVER,
    RETURNS,
    STATUS,
    TEST,
    TURN,
    Actions,
    Features,
    Floats,
    Row,
    Rules,
    Scratch,
    always,
)

# The row, cell by cell (TURN is cell 0).
EDITION, PLAYERS, CARDS, REVISIT, CAP, TURNS, ROLL, OUTS = 1, 2, 3, 4, 5, 6, 7, 8
OUT_ORDER = 9  # four cells: seats in the order they went out
HAND = 13  # four cells: containers in hand by seat
HELD = 17  # four cells: cards held by seat, bit 0 is card 1
HEIGHT = 21  # nine cells
STACK = 30  # nine cells
ROW_SIZE = 39
OBSERVATION_SIZE = 474  # see observe

FR, EN, IT, OMBA = 0, 1, 2, 3
SQUARES, FACES = 9, 6
Path: TypeAlias = tuple[int, ...]
_Words: TypeAlias = NDArray[np.int64]
FROM_HAND = 9
CARD_ACTIONS = 90  # actions for each card (DK-10)
OUT = 90
CARD_OUT = 540
ALL_CARDS = 0b111111

# Containers each, by players and edition.
CONTAINERS = np.array([[0] * 4] * 2 + [[6, 3, 6, 6], [3, 3, 3, 4], [3, 3, 3, 3]], np.int64)

# A step's cost depends only on the heights on both sides of the edge it crosses, so a move costs
# the sum of the prices of the edges it crosses. All paths of up to six steps are listed once: eight
# in a word, a byte for each, all ending on the same square. So adding up numbers of 64 bits adds up
# eight costs at a time (the highest, six steps of 13, fits into seven bits), and a vector unit or
# a graphics card does many words at once.
OUTSIDE = 9  # a square that stands for the floor outside the four entry squares (DK-3)
ENTRIES = (1, 3, 7, 5)  # the entry squares: south, west, north, east
_INNER = [(s, s + 1) for s in range(9) if s % 3 < 2] + [(s, s + 3) for s in range(6)]
_EDGES = _INNER + [(entry, OUTSIDE) for entry in ENTRIES]
# Prices in scratch, in every byte of a cell: the inner edges, the entries, and the inner edges
# again for a second crossing.
_INNER_PRICES, _PRICES, _ALL_PRICES = 12, 16, 28
_LANES = 8
_EACH = 0x0101010101010101  # the lowest bit of every byte
_HIGH = -0x7F7F7F7F7F7F7F80  # the highest bit of every byte

# DK-1: the side of each seat, by number of players.
OWN_SIDE = np.array([[0, 0, 0, 0]] * 2 + [[0, 2, 0, 0], [0, 1, 2, 0], [0, 1, 2, 3]], np.int64)


def _paths_from(start: int, edges: list[tuple[int, int]]) -> tuple[list[Path], list[Path]]:
    """Return the paths that stand on no square twice, and those that do so only in coming back to
    their start once (DK-4), as tuples of squares with the start in front."""
    never: list[Path] = []
    back: list[Path] = []
    waiting: list[Path] = [(start,)]
    for path in waiting:
        for a, b in edges:
            square = a + b - path[-1]
            if path[-1] in (a, b) and square not in path[1:] and square != OUTSIDE:
                longer = (*path, square)
                (back if start in longer[1:] else never).append(longer)
                if len(longer) <= FACES:
                    waiting.append(longer)
    return never, back


def _path_table(lists: list[list[Path]], prices: int) -> tuple[_Words, _Words]:
    """Return for lists of paths which of them pay which price, [list, price, word], and as a bit
    the square where those of a word end, [list, word]."""
    words = [
        [paths[i : i + _LANES] for i in range(0, len(paths), _LANES)]
        for listed in lists
        for paths in ([path for path in listed if path[-1] == end] for end in range(SQUARES))
    ]
    by_list = [list(chain(*words[i : i + SQUARES])) for i in range(0, len(words), SQUARES)]
    most = -(-max(map(len, by_list)) // 4) * 4  # whole vectors of 256 bits
    pays = np.zeros((len(lists), prices, most, _LANES), np.uint8)
    ends = np.zeros((len(lists), most), np.int64)
    for i, in_list in enumerate(by_list):
        for w, word in enumerate(in_list):
            ends[i, w] = 1 << word[0][-1]
            for lane, path in enumerate(word):
                for a, b in pairwise(path):
                    price = _EDGES.index((min(a, b), max(a, b)))
                    again = pays[i, price, w, lane]
                    pays[i, price + _PRICES if again else price, w, lane] = 0xFF
    return pays.view(np.int64)[..., 0].copy(), ends


_FROM = [_paths_from(square, _INNER) for square in range(SQUARES)]
_PAYS, _ENDS = _path_table([never for never, _ in _FROM], _INNER_PRICES)
_PAYS_BACK, _ENDS_BACK = _path_table([back for _, back in _FROM], _ALL_PRICES)
_PAYS_ENTERING, _ENDS_ENTERING = _path_table([_paths_from(OUTSIDE, _EDGES)[0]], _PRICES)
_PAYS_OWN, _ENDS_OWN = _path_table(
    [_paths_from(OUTSIDE, [*_INNER, (entry, OUTSIDE)])[0] for entry in ENTRIES], _PRICES
)
_EDGE_A = np.array([a for a, _ in _EDGES], np.int64)
_EDGE_B = np.array([b for _, b in _INNER], np.int64)


@lean_helper
def _price_edges(row: Row, scratch: Scratch, mover: int) -> None:
    """Write what it costs to cross each inner edge: 1 and the difference of the heights, which are
    those of the board without the moving container on top of the square `mover`."""
    for edge in range(_INNER_PRICES):
        a, b = _EDGE_A[edge], _EDGE_B[edge]
        rise = (row[HEIGHT + a] - (a == mover)) - (row[HEIGHT + b] - (b == mover))
        scratch[edge] = wide(1 + abs(rise)) * _EACH


@lean_helper
def _ends_of_paths(
    pays: _Words, ends: _Words, words: int, prices: int, start: int, points: int, scratch: Scratch
) -> int:
    """Return the squares, as bits, where a path ends that costs exactly `points` (DK-5)."""
    found = 0
    for word in range(words):
        cost = 0
        for price in range(prices):
            cost += pays[start, price, word] & scratch[price]
        # A byte that is 0, and so no other, makes the highest bit of some byte 1.
        hit = ((cost ^ points * _EACH) - _EACH) & _HIGH != 0
        found |= ends[start, word] & -wide(hit)
    return found


@kernel(types.int64(ROW, types.int64, types.int64, SCRATCH), lean=True)
def _ends_from(row: Row, square: int, points: int, scratch: Scratch) -> int:
    """Return the squares where the top container of a square can end."""
    _price_edges(row, scratch, square)
    ends = _ends_of_paths(_PAYS, _ENDS, 12, _INNER_PRICES, square, points, scratch)
    if row[REVISIT]:
        for edge in range(_INNER_PRICES):
            scratch[_PRICES + edge] = scratch[edge]
        ends |= _ends_of_paths(_PAYS_BACK, _ENDS_BACK, 24, _ALL_PRICES, square, points, scratch)
    return ends


@kernel(types.int64(ROW, types.int64, types.int64, SCRATCH), lean=True)
def _ends_from_hand(row: Row, seat: int, points: int, scratch: Scratch) -> int:
    """Return the squares where a container from a seat's hand can end (DK-3)."""
    if row[HAND + seat] == 0:
        return 0
    _price_edges(row, scratch, OUTSIDE)
    for edge in range(_INNER_PRICES, _PRICES):
        scratch[edge] = wide(1 + row[HEIGHT + _EDGE_A[edge]]) * _EACH
    if row[EDITION] == EN:
        side = OWN_SIDE[row[PLAYERS], seat]
        return _ends_of_paths(_PAYS_OWN, _ENDS_OWN, 12, _PRICES, side, points, scratch)
    return _ends_of_paths(_PAYS_ENTERING, _ENDS_ENTERING, 24, _PRICES, 0, points, scratch)


@lean_helper
def _own_tops(row: Row) -> int:
    """Return the squares, as bits, whose top container belongs to the player to move."""
    tops = 0
    for square in range(SQUARES):
        mine = (row[STACK + square] > 1) & (row[STACK + square] & 3 == row[TURN])
        tops |= wide(mine) << square
    return tops


@lean_helper
def _write(ends: int, base: int, count: int, out: Actions) -> int:
    """Append an action for each end. Every square is written and only an end is kept, which is
    faster than a branch that cannot be predicted."""
    for square in range(SQUARES):
        out[count] = base + square
        count += ends >> square & 1
    return count


@lean_helper
def _list(row: Row, points: int, base: int, count: int, out: Actions, scratch: Scratch) -> int:
    """Append the moves of the player to move for a roll; return the new count."""
    tops = _own_tops(row)
    while tops:
        square = trailing_zeros(tops)
        tops &= tops - 1
        ends = _ends_from(row, square, points, scratch)
        count = _write(ends, base + 9 * square, count, out)
    ends = _ends_from_hand(row, row[TURN], points, scratch)  # DK-11: always an alternative
    return _write(ends, base + 9 * FROM_HAND, count, out)


@kernel(TEST, lean=True)
def can_move(row: Row, points: int, scratch: Scratch) -> bool:
    """Return whether a roll allows the player to move any move."""
    if _ends_from_hand(row, row[TURN], points, scratch):
        return True
    tops = _own_tops(row)
    while tops:
        if _ends_from(row, trailing_zeros(tops), points, scratch):
            return True
        tops &= tops - 1
    return False


@lean_helper
def rerolls_with(edition: int, on_board: int) -> bool:
    """Return whether a player with this many containers on the board may reroll (DK-7)."""
    if edition != EN and edition != IT:
        return False
    return bool(on_board < 3)


@lean_helper
def may_reroll(row: Row) -> bool:
    """Return whether the player to move has the reroll right (DK-7): covered containers count."""
    on_board = CONTAINERS[row[PLAYERS], row[EDITION]] - row[HAND + row[TURN]]
    return rerolls_with(row[EDITION], on_board)


@kernel(STATUS, lean=True)
def status(row: Row) -> int:
    """Return the seat that must act, or CHANCE before a roll, or OVER."""
    if row[TURN] == NOBODY:
        return OVER
    if row[CARDS] == 0 and row[ROLL] == 0:
        return CHANCE
    return wide(row[TURN])


@kernel(LIST, lean=True)
def legal(row: Row, out: Actions, scratch: Scratch) -> int:
    """List the moves for the roll, or for every card held (DK-10); without any, `out` alone."""
    if row[TURN] == NOBODY:
        return 0
    if row[CARDS] == 0:
        if row[ROLL] == 0:
            return 0
        count = _list(row, wide(row[ROLL]), 0, 0, out, scratch)
        if count == 0:
            out[0] = OUT
            return 1
        return count
    count = 0
    for card in range(FACES):
        if row[HELD + row[TURN]] >> card & 1:
            count = _list(row, card + 1, CARD_ACTIONS * card, count, out, scratch)
    if count == 0:
        out[0] = CARD_OUT
        return 1
    return count


@lean_helper
def _end(row: Row) -> None:
    row[TURN] = NOBODY
    row[ROLL] = 0


@lean_helper
def is_out(row: Row, seat: int) -> bool:
    """Return whether a seat is out of the game."""
    for i in range(row[OUTS]):
        if row[OUT_ORDER + i] == seat:
            return True
    return False


@lean_helper
def _next_turn(row: Row) -> None:
    """Pass the turn clockwise to the next player still in."""
    row[ROLL] = 0
    seat = row[TURN]
    while True:
        seat = seat + 1 if seat + 1 < row[PLAYERS] else 0
        if not is_out(row, seat):
            break
    row[TURN] = seat


@lean_helper
def _go_out(row: Row, seat: int) -> None:
    """Put a player out: containers stay as obstacles, what is in hand leaves the game."""
    row[OUT_ORDER + row[OUTS]] = seat
    row[OUTS] += 1
    row[HAND + seat] = 0
    row[HELD + seat] = 0


@lean_helper
def _move(row: Row, source: int, target: int) -> None:
    seat = row[TURN]
    if source == FROM_HAND:
        row[HAND + seat] -= 1
    else:
        row[HEIGHT + source] -= 1
        row[STACK + source] >>= 2
    row[HEIGHT + target] += 1
    row[STACK + target] = row[STACK + target] << 2 | seat


@kernel(APPLY, lean=True)
def apply(row: Row, action: int, scratch: Scratch) -> None:
    """Take a roll, or play a move or `out`, and pass the turn."""
    if row[CARDS] == 0 and row[ROLL] == 0:
        row[ROLL] = action + 1
        if may_reroll(row) and not can_move(row, action + 1, scratch):
            for points in range(1, FACES + 1):
                if can_move(row, points, scratch):
                    row[ROLL] = 0  # DK-7: it does not count, since another roll would
        return
    seat = row[TURN]
    if action == (OUT if row[CARDS] == 0 else CARD_OUT):
        _go_out(row, seat)
        if row[OUTS] == row[PLAYERS] - 1:  # DK-8
            _end(row)
            return
    else:
        if row[CARDS]:  # DK-10: the sixth card played brings all six back
            row[HELD + seat] &= ~(1 << (action // CARD_ACTIONS))
            if row[HELD + seat] == 0:
                row[HELD + seat] = ALL_CARDS
            action %= CARD_ACTIONS
        _move(row, action // 9, action % 9)
    _next_turn(row)
    if row[CAP]:  # DK-9
        row[TURNS] += 1
        if row[TURNS] >= row[CAP]:
            _end(row)


@kernel(OUTCOMES, lean=True)
def outcomes(row: Row, p: Floats, scratch: Scratch) -> int:
    """Give each face a sixth; with the reroll right (DK-7) only faces that count share the whole,
    and where no face allows a move they are all one and the same `out`, told by the first."""
    for face in range(FACES):
        p[face] = 1.0 / FACES
    if not may_reroll(row):
        return FACES
    counting = 0
    for face in range(FACES):
        counts = can_move(row, face + 1, scratch)
        p[face] = 1.0 if counts else 0.0
        counting += counts
    if counting == 0:
        p[0] = 1.0
        return FACES
    for face in range(FACES):
        p[face] /= counting
    return FACES


@kernel(RETURNS, lean=True)
def returns(row: Row, out: Floats) -> None:
    """Share 1 among those still in: one player (DK-8), or several if the cap fell (DK-9)."""
    players = row[PLAYERS]
    for seat in range(players):
        out[seat] = 0.0 if is_out(row, seat) else 1.0 / (players - row[OUTS])


@kernel(APPLY, lean=True)
def leave(row: Row, seat: int, scratch: Scratch) -> None:
    """Put out a player who resigns or whose time is up (GL-1); their waiting roll is withdrawn."""
    turn = row[TURN]
    _go_out(row, seat)
    if row[OUTS] == row[PLAYERS] - 1:
        _end(row)
    elif turn == seat:
        _next_turn(row)


@kernel(OBSERVE, lean=True)
def observe(row: Row, seat: int, out: Features) -> None:
    """Show the board from a seat: for each square twelve levels of four one-hot owners counted
    from the observer, then hands, cards, who is out, whose turn it is, and the roll."""
    players = row[PLAYERS]
    for i in range(OBSERVATION_SIZE):
        out[i] = 0.0
    for square in range(SQUARES):
        stack = row[STACK + square]
        for level in range(row[HEIGHT + square] - 1, -1, -1):
            owner = (stack & 3) - seat
            out[48 * square + 4 * level + (owner + players if owner < 0 else owner)] = 1.0
            stack >>= 2
    for other in range(players):
        at = 432 + 9 * ((other - seat + players) % players)
        out[at] = row[HAND + other]
        for card in range(FACES):
            out[at + 1 + card] = row[HELD + other] >> card & 1
        out[at + 7] = is_out(row, other)
        out[at + 8] = row[TURN] == other
    if row[ROLL] > 0:
        out[468 + row[ROLL] - 1] = 1.0


RULES = Rules(
    status=status,
    legal=legal,
    apply=apply,
    outcomes=outcomes,
    returns=returns,
    observe=observe,
    candidates=legal,
    allowed=always,
    leave=leave,
    version=1,
    row_size=ROW_SIZE,
    action_count=541,
    outcome_count=FACES,
    observation_size=OBSERVATION_SIZE,
    scratch_size=_ALL_PRICES,
)
