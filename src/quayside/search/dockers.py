"""Dockers valued: points on the board, and what each player could score in a turn of their own.

What a player could score is found greedily: the move that scores most, then the next, as many as
the turn has. It sees floors and groups as the rules score them, that stored crates do not tip, and
what the Customs token denies, because it asks the rules' own board for the moves. What the next
player could score counts almost in full; what others could, less, since much will change by then.
"""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.rules import Actions, Floats, Row, Scratch
from quayside.games.dockers import board
from quayside.games.dockers import crates as c
from quayside.games.dockers import rules as r
from quayside.search.skill import ESTIMATE, EVALUATE, PRIOR, Weights

# Scratch beyond what the rules use: a row, and the crates that a greedy turn moves and lands on.
AT_ROW = r.RULES.scratch_size
USED = AT_ROW + (c.ROW_SIZE + 1) // 2
VALUES = USED + 1
SCRATCH_SIZE = VALUES + 4 - r.RULES.scratch_size

SOON, LATER = 0.85, 0.45  # how much of a greedy turn counts for the next player, and for others
SCALE = 9.0  # points by which a lead must grow to multiply the odds by e


@kernel(types.int64(SCRATCH, types.int64, types.int64))
def gain_of(s: Scratch, crate: int, move: int) -> int:
    """Return what a tip or a fall of a crate would score for the colour it shows then, times eight
    plus that colour. The board is left as it was."""
    board.do(s, crate, move, 0, 0)
    there = board.crate_at(s, crate)
    colour, points = c.up_of(there), 0
    if colour:
        size = ones(r.group_of(s, crate))
        points = size * (1 + 2 * board.floor_of_crate(s, crate)) if size > 1 else 0
    board.undo(s, 0)
    return 8 * points + colour


@kernel(types.int64(ROW, types.int64, types.int64, SCRATCH))
def greedy(row: Row, colour: int, moves: int, s: Scratch) -> int:
    """Return what a colour could score with up to so many moves from a row, each the one that
    scores most. The crates that would be moved are noted as bits in scratch."""
    board.show(row, s)
    s[USED] = 0
    total = 0
    for _ in range(moves):
        best, best_crate, best_move = 0, 0, 0
        for crate in range(c.CRATES):
            bits = board.moves_of(s, crate) & (board.TIP_BITS | board.FALL_BITS)
            while bits:
                move = trailing_zeros(bits)
                bits &= bits - 1
                gain = gain_of(s, crate, move)
                if gain & 7 == colour and gain >> 3 > best:
                    best, best_crate, best_move = gain >> 3, crate, move
        if best == 0:
            break
        total += best
        s[USED] |= np.int64(1) << best_crate
        board.do(s, best_crate, best_move, 0, 0)
    return total


@kernel_helper
def _fresh(row: Row, s: Scratch) -> Row:
    """Return a copy of a row as if a turn began now."""
    after = s[AT_ROW:USED].view(np.int32)[: c.ROW_SIZE]
    after[:] = row
    after[c.MOVES] = 0
    after[c.PIVOTED] = 0
    for k in range(c.TURN_MOVES):
        after[c.BEEN + k] = 0
    return after


@kernel(types.void(ROW, types.float64[::1], SCRATCH))
def standing(row: Row, out: Floats, s: Scratch) -> None:
    """Write each seat's points with what it may soon score, for a game that is not over."""
    players, mover = wide(row[c.PLAYERS]), wide(row[c.TURN])
    left = c.TURN_MOVES - wide(row[c.MOVES])
    for k in range(players):
        seat = (mover + k) % players
        out[seat] = row[c.SCORE + seat]
        if row[c.LEFT] >> seat & 1:
            continue
        colour = wide(row[c.COLOUR + seat])
        if k == 0 and left < c.TURN_MOVES:
            out[seat] += greedy(row, colour, left, s)
        else:
            weight = SOON if k == (left < c.TURN_MOVES) else LATER
            out[seat] += weight * greedy(_fresh(row, s), colour, c.TURN_MOVES, s)


@kernel(types.void(ROW, types.float64[::1]))
def chances(row: Row, points: Floats) -> None:
    """Turn points by seat into chances to win."""
    players = wide(row[c.PLAYERS])
    best = -1e300
    for seat in range(players):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(players):
        gone = row[c.LEFT] >> seat & 1
        points[seat] = 0.0 if gone else np.exp((points[seat] - best) / SCALE)
        total += points[seat]
    for seat in range(players):
        points[seat] /= total


@kernel(EVALUATE)
def evaluate(row: Row, weights: Weights, out: Floats, scratch: Scratch) -> int:
    """Value a position that is not over."""
    standing(row, out, scratch)
    chances(row, out)
    return ESTIMATE


@kernel(PRIOR)
def prior(
    row: Row, actions: Actions, n: int, weights: Weights, out: Floats, scratch: Scratch
) -> None:
    """Prefer moves that score for the player to move and not for others, and for Customs the
    crates that the next player would move."""
    mover, players = wide(row[c.TURN]), wide(row[c.PLAYERS])
    colour = wide(row[c.COLOUR + mover])
    total = 0.0
    used = 0
    if row[c.MOVES] == c.TURN_MOVES:
        following = wide(row[c.COLOUR + (mover + 1) % players])
        greedy(_fresh(row, scratch), following, c.TURN_MOVES, scratch)
        used = scratch[USED]
    board.show(row, scratch)
    for i in range(n):
        action = wide(actions[i])
        weight = 1.0
        if action < c.CUSTOMS_ACTIONS:
            crate, move, _ = r.split_action(action)
            if move != board.PIVOT:
                gain = gain_of(scratch, crate, move)
                if gain & 7 == colour:
                    weight = np.exp(min(3.0, 0.35 * (gain >> 3)))
                elif gain >> 3:
                    for seat in range(players):
                        if row[c.COLOUR + seat] == gain & 7:
                            weight = 0.2
            if board.FALL <= move < board.PIVOT:
                weight *= 0.4
        elif action < c.LEAVE_CUSTOMS:
            weight = 8.0 if used >> (action - c.CUSTOMS_ACTIONS) & 1 else 1.0
        out[i] = weight
        total += weight
    for i in range(n):
        out[i] /= total
