"""Doce valued: which dice complete lines now, which would build them, and what a lead is worth.

A completion is a square and a face that make a line of twelve. Sets of squares are kept by face,
six cells of scratch for each kind. What counts over a match is the chance to be ahead after four
rounds, so a round's margin of points is weighed by how many rounds are still to come.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.heuristics import EVALUATE, POLICY, PRIOR, SETTLED, UNKNOWN, Heuristics, Weights
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.numeric import exp
from quayside.core.random import Generator, below, unit
from quayside.core.rules import TURN, Actions, Floats, Row, Scratch
from quayside.games.doce import rules as r

if TYPE_CHECKING:
    from quayside.core.game import Game

_LINES = np.array([r.set_of(line) for line in r.LINES], np.int64)
_ENDS = np.array([r.set_of((line[0], line[3])) for line in r.LINES], np.int64)
_ROUND_SPREAD = 26.0  # points by which a round's margin strays, about

# Scratch beyond what the rules use, six cells (faces 1 to 6) each: squares where a die of the
# player to move wins, where one of the other player would win on their next turn, and where a die
# of the player to move leaves a completion to themselves, two of them, or one to the other player.
MINE = r.RULES.scratch_size
THEIRS = MINE + r.FACES
BUILDS = THEIRS + r.FACES
DOUBLES = BUILDS + r.FACES
FEEDS = DOUBLES + r.FACES
_GIVES = FEEDS + r.FACES
SCRATCH_SIZE = _GIVES + r.FACES - r.RULES.scratch_size


@kernel_helper
def open_to(row: Row, seat: int) -> int:
    """Return where a seat could place a die if it were its turn."""
    return wide(r.open_to(row, seat, r.free_squares(row)))


@kernel_helper
def _total(row: Row, line: int) -> int:
    """Return what the dice of a line show together."""
    one, two, four = row[r.FACE] & line, row[r.FACE + 1] & line, row[r.FACE + 2] & line
    return ones(wide(one)) + 2 * ones(wide(two)) + 4 * ones(wide(four))


@kernel(types.int64(ROW, types.int64, types.int64, SCRATCH))
def completions(row: Row, seat: int, at: int, scratch: Scratch) -> int:
    """Write, by face, where a seat wins the round with its next die; return those squares.

    A die that would complete a line for the other player too (DC-5) does not win.
    """
    own, other = wide(row[r.DICE + seat]), wide(row[r.DICE + 1 - seat])
    free = wide(r.free_squares(row))
    for face in range(r.FACES):
        scratch[at + face] = 0
        scratch[_GIVES + face] = 0
    for i in range(len(_LINES)):
        line = _LINES[i]
        gap = line & free
        if gap == 0 or ones((own | other) & line) != 3:
            continue
        need = r.TARGET - _total(row, line)
        if need < 1 or need > r.FACES:
            continue
        count = ones(own & line)
        if count == 3 or (count == 2 and other & _ENDS[i] != 0):
            scratch[at + need - 1] |= gap
        elif count == 0 and gap & _ENDS[i] != 0:
            scratch[_GIVES + need - 1] |= gap
    squares = 0
    reach = open_to(row, seat)
    for face in range(r.FACES):
        scratch[at + face] &= reach & ~scratch[_GIVES + face]
        squares |= scratch[at + face]
    return squares


@kernel(types.void(ROW, SCRATCH))
def constructions(row: Row, scratch: Scratch) -> None:
    """Write, by face, where a die of the player to move builds a completion out of a line with two
    dice: one for themselves (outside the zone that die brings), two, or one for the other."""
    seat = wide(row[TURN])
    own, other = wide(row[r.DICE + seat]), wide(row[r.DICE + 1 - seat])
    free = wide(r.free_squares(row))
    their_zone = r.ZONES[row[r.LAST + 1 - seat]]
    for face in range(r.FACES):
        scratch[BUILDS + face] = scratch[DOUBLES + face] = scratch[FEEDS + face] = 0
    for i in range(len(_LINES)):
        line = _LINES[i]
        gaps = line & free
        if ones(gaps) != 2 or ones((own | other) & line) != 2:
            continue
        count, total = ones(own & line), _total(row, line)
        mine = count == 2 or (count == 1 and other & _ENDS[i] & line != 0)
        for turn in range(2):
            here = gaps & -gaps if turn == 0 else gaps & (gaps - 1)
            there = gaps ^ here
            builds = mine and there & r.ZONES[trailing_zeros(here)] == 0
            feeds = count == 0 and here & _ENDS[i] != 0 and there & their_zone == 0
            if builds or feeds:
                first = max(1, 6 - total)
                for face in range(first, min(r.FACES, 11 - total) + 1):
                    if builds:
                        scratch[DOUBLES + face - 1] |= scratch[BUILDS + face - 1] & here
                        scratch[BUILDS + face - 1] |= here
                    if feeds:
                        scratch[FEEDS + face - 1] |= here


@kernel_helper
def lead_chance(lead: int, rounds: int) -> float:
    """Return the chance that a lead of so many points holds over the rounds to come."""
    return 1.0 / (1.0 + exp(-1.702 * lead / (_ROUND_SPREAD * math.sqrt(rounds))))


@kernel(EVALUATE)
def evaluate(row: Row, weights: Weights, out: Floats, scratch: Scratch) -> int:
    """Value the empty grid at the start of a later round by the lead; nothing else is known."""
    pieces = row[r.DICE] | row[r.DICE + 1] | row[r.BLOCKER] | row[r.BLOCKER + 1]
    if pieces != 0 or row[r.ROUND] == 1:
        return UNKNOWN
    lead = wide(row[r.TOTAL]) - wide(row[r.TOTAL + 1])
    out[0] = lead_chance(lead, 1 + r.ROUNDS - wide(row[r.ROUND]))
    out[1] = 1.0 - out[0]
    return SETTLED


@kernel_helper
def _die_of(squares: int, face: int) -> int:
    """Return the action that puts a face on the lowest of some squares."""
    return r.FACES * trailing_zeros(squares) + face


@kernel(POLICY)
def policy(row: Row, out: Actions, weights: Weights, generator: Generator, scratch: Scratch) -> int:
    """Complete a line; else stop the other player from it; else build, or play anything that does
    not give the other player a completion."""
    seat = wide(row[TURN])
    reach = open_to(row, seat)
    if reach == 0:
        return r.PASS
    if completions(row, seat, MINE, scratch):
        for face in range(r.FACES):
            if scratch[MINE + face]:
                return _die_of(scratch[MINE + face], face)
    danger = completions(row, 1 - seat, THEIRS, scratch)
    first = below(generator, r.FACES)
    if danger:
        square = danger & -danger
        holds = row[r.BLOCKER + seat] == 0 and reach != square  # DC-3: a die must follow
        if holds and (square & reach == 0 or ones(danger) > 1):
            return r.FIRST_BLOCKER + trailing_zeros(square)
        if square & reach:
            for k in range(r.FACES):
                face = (first + k) % r.FACES
                if scratch[THEIRS + face] & square == 0:
                    return _die_of(square, face)
    constructions(row, scratch)
    if unit(generator) < 0.7:
        for k in range(r.FACES):
            face = (first + k) % r.FACES
            good = scratch[BUILDS + face] & reach & ~scratch[FEEDS + face]
            if good:
                return _die_of(good, face)
    for _ in range(4):
        skip = below(generator, ones(reach))
        squares = reach
        for _ in range(skip):
            squares &= squares - 1
        face = below(generator, r.FACES)
        if scratch[FEEDS + face] & squares & -squares == 0:
            return _die_of(squares, face)
    return -1


@kernel(PRIOR)
def prior(
    row: Row, actions: Actions, n: int, weights: Weights, out: Floats, scratch: Scratch
) -> None:
    """Prefer what completes, then what stops a completion, then what builds and feeds nobody."""
    seat = wide(row[TURN])
    completions(row, seat, MINE, scratch)
    danger = completions(row, 1 - seat, THEIRS, scratch)
    constructions(row, scratch)
    total = 0.0
    for i in range(n):
        action = wide(actions[i])
        if action >= r.PASS:
            weight = 1.0
        elif action >= r.FIRST_BLOCKER:
            weight = 3.0 if danger >> (action - r.FIRST_BLOCKER) & 1 else 0.02
        else:
            square, face = action // r.FACES, action % r.FACES
            weight = 1.0
            if scratch[BUILDS + face] >> square & 1:
                weight = 6.0
            if scratch[DOUBLES + face] >> square & 1:
                weight = 20.0
            if scratch[FEEDS + face] >> square & 1:
                weight = 0.02
            if danger:
                weight *= 40.0 if danger >> square & 1 else 0.1
            if scratch[THEIRS + face] >> square & 1:
                weight = min(weight, 4.0)
            if scratch[MINE + face] >> square & 1:
                weight = 1e6
        out[i] = weight
        total += weight
    for i in range(n):
        out[i] /= total


def heuristics_of(game: Game) -> Heuristics:
    """Return how the search values positions of Doce, and its tactics."""
    from quayside.games.doce.tactics import TACTICS

    return Heuristics(
        evaluate=evaluate,
        prior=prior,
        policy=policy,
        scratch_size=SCRATCH_SIZE,
        steps=0,
        c=1.0,
        jitter=0.5,
        error=0.08,
        tactics=TACTICS,
    )
