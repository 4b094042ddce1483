"""Dockers valued: points on the board, and what each player could score in a turn of their own.

What a player could score is found greedily: the move that scores most, then the next, as many as
the turn has. It sees floors and groups as the rules score them, that stored crates do not tip, and
what the Customs token denies, because it asks the rules' own board for the moves. What the next
player could score counts almost in full; what others could, less, since much will change by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.heuristics import ESTIMATE, EVALUATE, PRIOR, Heuristics, Weights
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.numeric import exp
from quayside.core.rules import Actions, Floats, Row, Scratch
from quayside.games.dockers import board
from quayside.games.dockers import crates as c
from quayside.games.dockers import rules as r

if TYPE_CHECKING:
    from quayside.core.game import Game

# Scratch beyond what the rules use: a row, and the crates that a greedy turn moves and lands on.
AT_ROW = r.RULES.scratch_size
USED = AT_ROW + (c.ROW_SIZE + 1) // 2
_OPEN = USED + 1  # moves not yet tried, points before, and the move made, by depth
_GAINED = _OPEN + c.TURN_MOVES
_WAY = _GAINED + c.TURN_MOVES
_BEST = _WAY + c.TURN_MOVES  # points, moves, crate, and the moves of the best way
SCRATCH_SIZE = _BEST + 3 + c.TURN_MOVES - r.RULES.scratch_size
_WAYS = board.TIP_BITS | board.FALL_BITS

SOON, LATER = 0.85, 0.45  # how much of a greedy turn counts for the next player, and for others
LEAST_SCALE, MOBILE_SCALE = 3.0, 0.8  # see scale


@kernel_helper
def _points(s: Scratch, crate: int) -> int:
    """Return what a crate that has just tipped or fallen scores for the colour it shows (CR-8)."""
    if c.up_of(board.crate_at(s, crate)) == c.LID:
        return 0
    size = ones(r.group_of(s, crate))
    return size * (1 + 2 * board.floor_of_crate(s, crate)) if size > 1 else 0


@kernel(types.int64(SCRATCH, types.int64, types.int64))
def gain_of(s: Scratch, crate: int, move: int) -> int:
    """Return what a tip or a fall of a crate would score for the colour it shows then, times eight
    plus that colour. The board is left as it was."""
    board.do(s, crate, move, 0, 0)
    gain = 8 * _points(s, crate) + c.up_of(board.crate_at(s, crate))
    board.undo(s, 0)
    return gain


@kernel(types.void(SCRATCH, types.int64, types.int64, types.int64))
def best_way(s: Scratch, crate: int, colour: int, moves: int) -> None:
    """Look for the way of one crate, of up to so many tips and falls, that scores most a move for a
    colour and leaves all joined; note it in scratch if it beats what is noted there."""
    depth, gained = 0, 0
    s[_OPEN] = board.moves_of(s, crate) & _WAYS
    while depth >= 0:
        if s[_OPEN + depth] == 0:
            depth -= 1
            if depth >= 0:
                board.undo(s, depth)
                gained = s[_GAINED + depth]
            continue
        move = trailing_zeros(s[_OPEN + depth])
        s[_OPEN + depth] &= s[_OPEN + depth] - 1
        board.do(s, crate, move, 0, depth)
        s[_GAINED + depth], s[_WAY + depth] = gained, move
        if c.up_of(board.crate_at(s, crate)) == colour:
            gained += _points(s, crate)
        if gained * s[_BEST + 1] > s[_BEST] * (depth + 1) and board.is_joined(s):
            s[_BEST], s[_BEST + 1], s[_BEST + 2] = gained, depth + 1, crate
            for k in range(depth + 1):
                s[_BEST + 3 + k] = s[_WAY + k]
        if depth + 1 < moves:
            depth += 1
            s[_OPEN + depth] = board.moves_of(s, crate) & _WAYS
        else:
            board.undo(s, depth)
            gained = s[_GAINED + depth]


@kernel(types.int64(ROW, types.int64, types.int64, SCRATCH))
def greedy(row: Row, colour: int, moves: int, s: Scratch) -> int:
    """Return what a colour could score with up to so many moves from a row, always taking the way
    of a crate that scores most a move. The crates moved are noted as bits in scratch."""
    board.show(row, s)
    s[USED] = 0
    total, left = 0, moves
    while left > 0:
        s[_BEST], s[_BEST + 1] = 0, 1
        for crate in range(c.CRATES):
            best_way(s, crate, colour, left)
        if s[_BEST] == 0:
            break
        total += s[_BEST]
        crate = s[_BEST + 2]
        s[USED] |= np.int64(1) << crate
        for k in range(s[_BEST + 1]):
            board.do(s, crate, s[_BEST + 3 + k], 0, k)
        left -= s[_BEST + 1]
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


@kernel(types.float64(ROW, SCRATCH))
def scale(row: Row, s: Scratch) -> float:
    """Return by how many points a lead must grow to multiply the odds by e: the fewer crates can
    still move, and the nearer a cap of turns (CR-10), the fewer."""
    board.show(row, s)
    mobile = 0
    for crate in range(c.CRATES):
        mobile += board.moves_of(s, crate) != 0
    width = LEAST_SCALE + MOBILE_SCALE * mobile
    if row[c.CAP]:
        width *= min(1.0, (row[c.CAP] - row[c.TURNS] + 1) / 16.0)
    return width


@kernel(EVALUATE)
def evaluate(row: Row, weights: Weights, out: Floats, scratch: Scratch) -> int:
    """Value a position that is not over: the chance to win grows with the lead."""
    standing(row, out, scratch)
    width = scale(row, scratch)
    players = wide(row[c.PLAYERS])
    best = -1e300
    for seat in range(players):
        if not row[c.LEFT] >> seat & 1:
            best = max(best, out[seat])
    total = 0.0
    for seat in range(players):
        gone = row[c.LEFT] >> seat & 1
        out[seat] = 0.0 if gone else exp((out[seat] - best) / width)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total
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
                    weight = exp(min(3.0, 0.35 * (gain >> 3)))
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


def heuristics_of(game: Game) -> Heuristics:
    """Return how the search values positions of Dockers."""
    return Heuristics(
        evaluate=evaluate,
        prior=prior,
        scratch_size=SCRATCH_SIZE,
        steps=0,
        c=1.0,
        jitter=0.5,
        error=0.08,
    )
