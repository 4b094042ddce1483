"""What a network sees of Doce: the grid, its lines, what completes and builds them, the match.

Everything is seen by the player to move. Lines are told apart by what is still missing: how many
dice, how many points, and for whom. Completions and constructions come from `heuristics.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.bits import ones, trailing_zeros
from quayside.core.heuristics import ESTIMATE, EVALUATE, PRIOR, Heuristics, Weights
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.net import (
    ACTION_FEATURES,
    FEATURES,
    LAYERS,
    Net,
    Numbers,
    read_preferences,
    read_values,
    run_layers,
)
from quayside.core.rules import TURN, Actions, Floats, Row, Scratch
from quayside.games.doce import heuristics as h
from quayside.games.doce import rules as r

if TYPE_CHECKING:
    from quayside.core.game import Game

LEADS, LEAD_STEP = 31, 4
MANY = 4  # squares: 0, 1, 2, more
NEEDS = r.TARGET
FARTHEST = r.SIDE  # a distance that stands for "nowhere"

# Where each kind of feature of a position begins.
STAGE = 0
MATCH = STAGE + 8
LEAD = MATCH + 2 * r.ROUNDS
DICE_OUT = LEAD + r.ROUNDS * LEADS
DIE = DICE_OUT + 2 * (r.DICE_EACH + 1)
BLOCKED = DIE + r.SQUARES * 2 * r.FACES
ZONE = BLOCKED + 2 * r.SQUARES
LINE = ZONE + 2 * r.SQUARES
LINE_AT = LINE + 3 * 4 * NEEDS * 4
THREATS = LINE_AT + len(r.LINES) * 3 * 4
CHANCES = THREATS + MANY * MANY
FEATURE_COUNT = CHANCES + 4 * 2 * MANY
MOST_FEATURES = 5 + 2 * r.SQUARES + 2 * len(r.LINES) + 6

# Where each kind of feature of an action begins, a slot for each.
WHICH = 0
FLAGS = WHICH + r.ACTIONS
DENIES = FLAGS + 64 + 4 + 1
CROSSES = DENIES + 2 * 12 + 1
FACE_BY_TIME = CROSSES + 9 * 9 + 1
DISTANCE = FACE_BY_TIME + r.FACES * (r.DICE_EACH + 1) + 2
ACTION_FEATURE_COUNT = DISTANCE + (FARTHEST + 1) ** 2 + 1
SLOTS = 6

# Scratch beyond what rules and heuristics use.
_AT_BUILDS = r.RULES.scratch_size + h.SCRATCH_SIZE  # by face: what the other player could build
_AT_DOUBLES = _AT_BUILDS + r.FACES
_AT_CROSSES = _AT_DOUBLES + r.FACES  # by square: lines that are open to either player
_AT_LAYERS = _AT_CROSSES + 2 * r.SQUARES
_AT_KNOWN = _AT_LAYERS + (LAYERS + 1) // 2
_AT_SEEN = _AT_KNOWN + (ACTION_FEATURE_COUNT + 1) // 2
SCRATCH_SIZE = _AT_SEEN + (r.ACTIONS * SLOTS + 1) // 2

_LINES = np.array([r.set_of(line) for line in r.LINES], np.int64)
_ENDS = np.array([r.set_of((line[0], line[3])) for line in r.LINES], np.int64)


def _distances() -> list[list[int]]:
    """Return how many steps of a king lie between two squares; the last square is nowhere."""
    table = [[FARTHEST] * (r.SQUARES + 1) for _ in range(r.SQUARES + 1)]
    for a in range(r.SQUARES):
        for b in range(r.SQUARES):
            across, along = abs(a % r.SIDE - b % r.SIDE), abs(a // r.SIDE - b // r.SIDE)
            table[a][b] = max(across, along)
    return table


_DISTANCE = np.array(_distances(), np.int64)


@kernel_helper
def _total(row: Row, line: int) -> int:
    """Return what the dice of a line show together."""
    one, two, four = row[r.FACE] & line, row[r.FACE + 1] & line, row[r.FACE + 2] & line
    return ones(wide(one)) + 2 * ones(wide(two)) + 4 * ones(wide(four))


@kernel(types.int64(ROW, types.int32[::1], types.int64, SCRATCH))
def write_lines(row: Row, out: Numbers, at: int, s: Scratch) -> int:
    """Write two features for each line that a player can still complete, and note how many of them
    cross each square; return the place behind the last feature."""
    seat = wide(row[TURN])
    own, other = wide(row[r.DICE + seat]), wide(row[r.DICE + 1 - seat])
    free = wide(r.free_squares(row))
    mine, theirs = h.open_to(row, seat), h.open_to(row, 1 - seat)
    for k in range(2 * r.SQUARES):
        s[_AT_CROSSES + k] = 0
    n = at
    for i in range(len(_LINES)):
        line = _LINES[i]
        gaps = line & free
        count = ones(gaps)
        need = r.TARGET - _total(row, line)
        if need < count or need > r.FACES * count or ones((own | other) & line) != 4 - count:
            continue
        a, b = ones(own & line), ones(other & line)
        for_me = b == 0 or (b == 1 and other & _ENDS[i] != 0)
        for_them = a == 0 or (a == 1 and own & _ENDS[i] != 0)
        who = wide(for_me) + 2 * wide(for_them)
        if count == 0 or who == 0:
            continue
        reach = 0
        if count == 1:
            reach = wide(gaps & mine != 0) + 2 * wide(gaps & theirs != 0)
        kind = (who - 1) * 4 + count - 1
        out[n] = LINE + (kind * NEEDS + need - 1) * 4 + reach
        out[n + 1] = LINE_AT + 12 * i + kind
        n += 2
        while gaps:
            square = trailing_zeros(gaps)
            gaps &= gaps - 1
            s[_AT_CROSSES + 2 * square] += wide(for_me)
            s[_AT_CROSSES + 2 * square + 1] += wide(for_them)
    return n


@kernel_helper
def _write_grid(row: Row, out: Numbers, at: int) -> int:
    """Write dice, blockers and zones; return the place behind the last feature."""
    seat, n = wide(row[TURN]), at
    low, middle, high = wide(row[r.FACE]), wide(row[r.FACE + 1]), wide(row[r.FACE + 2])
    for side in range(2):
        player = seat if side == 0 else 1 - seat
        dice = wide(row[r.DICE + player])
        while dice:
            square = trailing_zeros(dice)
            dice &= dice - 1
            face = (low >> square & 1) + 2 * (middle >> square & 1) + 4 * (high >> square & 1)
            out[n] = DIE + (square * 2 + side) * r.FACES + face - 1
            n += 1
        if row[r.BLOCKER + player]:
            out[n] = BLOCKED + side * r.SQUARES + trailing_zeros(wide(row[r.BLOCKER + player]))
            n += 1
        zone = wide(r.zone_squares(row, player))
        while zone:
            out[n] = ZONE + side * r.SQUARES + trailing_zeros(zone)
            zone &= zone - 1
            n += 1
    return n


@kernel_helper
def _squares_of(s: Scratch, at: int) -> int:
    """Return the squares of all faces."""
    squares = 0
    for face in range(r.FACES):
        squares |= s[at + face]
    return wide(squares)


@kernel(types.int64(ROW, types.int32[::1], types.int64, SCRATCH))
def write_threats(row: Row, out: Numbers, at: int, s: Scratch) -> int:
    """Write how many squares complete and build lines for each player, and note them; return the
    place behind the last feature."""
    seat, n = wide(row[TURN]), at
    row[TURN] = 1 - seat
    h.constructions(row, s)
    row[TURN] = seat
    for face in range(r.FACES):
        s[_AT_BUILDS + face] = s[h.BUILDS + face]
        s[_AT_DOUBLES + face] = s[h.DOUBLES + face]
    h.constructions(row, s)
    mine = min(MANY - 1, ones(wide(h.completions(row, seat, h.MINE, s))))
    theirs = min(MANY - 1, ones(wide(h.completions(row, 1 - seat, h.THEIRS, s))))
    out[n] = THREATS + MANY * mine + theirs
    n += 1
    for side in range(2):
        reach = h.open_to(row, seat if side == 0 else 1 - seat)
        for kind in range(2):
            notes = h.BUILDS if kind == 0 else h.DOUBLES
            if side == 1:
                notes = _AT_BUILDS if kind == 0 else _AT_DOUBLES
            squares = ones(_squares_of(s, notes) & reach)
            out[n] = CHANCES + (side * 2 + kind) * 2 * MANY + min(2 * MANY - 1, squares)
            n += 1
    return n


@kernel(FEATURES)
def features(row: Row, out: Numbers, s: Scratch) -> int:
    """Write the features of a match that is not over."""
    seat = wide(row[TURN])
    held = wide(row[r.BLOCKER + seat] == 0) + 2 * wide(row[r.BLOCKER + 1 - seat] == 0)
    number = wide(row[r.ROUND]) - 1
    lead = wide(row[r.TOTAL + seat]) - wide(row[r.TOTAL + 1 - seat])
    half = LEADS // 2 * LEAD_STEP
    lead = (min(half, max(-half, lead)) + half + LEAD_STEP // 2) // LEAD_STEP
    out[0] = STAGE + 2 * held + row[r.MID]
    out[1] = MATCH + 2 * number + wide(row[r.STARTER] == seat)
    out[2] = LEAD + number * LEADS + lead
    out[3] = DICE_OUT + ones(wide(row[r.DICE + seat]))
    out[4] = DICE_OUT + r.DICE_EACH + 1 + ones(wide(row[r.DICE + 1 - seat]))
    n = _write_grid(row, out, 5)
    n = write_lines(row, out, n, s)
    return write_threats(row, out, n, s)


@kernel_helper
def _has(s: Scratch, at: int, square: int) -> int:
    """Return whether a square is in a set."""
    return wide(s[at] >> square & 1)


@kernel_helper
def _flags(s: Scratch, action: int, square: int, danger: int) -> int:
    """Return what a die or a blocker does, as a number below 68."""
    threatened = danger >> square & 1
    if action >= r.FIRST_BLOCKER:
        return 64 + 2 * threatened + wide(_squares_of(s, h.MINE) >> square & 1)
    face = action % r.FACES
    flags = _has(s, h.MINE + face, square) + 2 * _has(s, h.THEIRS + face, square)
    flags += 4 * threatened + 8 * _has(s, h.BUILDS + face, square)
    return flags + 16 * _has(s, h.DOUBLES + face, square) + 32 * _has(s, h.FEEDS + face, square)


@kernel(ACTION_FEATURES)
def action_features(row: Row, actions: Actions, n: int, out: Numbers, s: Scratch) -> None:
    """Write six features for each action."""
    seat = wide(row[TURN])
    danger = _squares_of(s, h.THEIRS)
    dangers = min(2, ones(danger))
    builds, doubles = _squares_of(s, _AT_BUILDS), _squares_of(s, _AT_DOUBLES)
    placed = ones(wide(row[r.DICE + seat]))
    mine, theirs = wide(row[r.LAST + seat]), wide(row[r.LAST + 1 - seat])
    for k in range(n):
        action, at = wide(actions[k]), SLOTS * k
        out[at] = WHICH + action
        if action >= r.PASS:
            out[at + 1], out[at + 2], out[at + 3] = DENIES - 1, CROSSES - 1, FACE_BY_TIME - 1
            out[at + 4], out[at + 5] = DISTANCE - 1, ACTION_FEATURE_COUNT - 1
            continue
        blocks = wide(action >= r.FIRST_BLOCKER)
        square = action - r.FIRST_BLOCKER if blocks else action // r.FACES
        denied = (builds >> square & 1) + 2 * (doubles >> square & 1)
        crosses = 9 * s[_AT_CROSSES + 2 * square] + s[_AT_CROSSES + 2 * square + 1]
        out[at + 1] = FLAGS + _flags(s, action, square, danger)
        out[at + 2] = DENIES + (blocks * 4 + denied) * 3 + dangers
        out[at + 3] = CROSSES + crosses
        face = FACE_BY_TIME + action % r.FACES * (r.DICE_EACH + 1) + placed
        out[at + 4] = DISTANCE - 2 if blocks else face
        out[at + 5] = (
            DISTANCE + _DISTANCE[square, mine] * (FARTHEST + 1) + _DISTANCE[square, theirs]
        )


@kernel(EVALUATE)
def evaluate(row: Row, weights: Weights, out: Floats, s: Scratch) -> int:
    """Value a match that is not over by the network."""
    seen = s[_AT_SEEN:].view(np.int32)
    layers = s[_AT_LAYERS:_AT_KNOWN].view(np.float32)
    run_layers(weights, FEATURE_COUNT, seen, features(row, seen, s), layers)
    read_values(weights, FEATURE_COUNT, layers, 2, wide(row[TURN]), out)
    return ESTIMATE


@kernel(PRIOR)
def prior(row: Row, actions: Actions, n: int, weights: Weights, out: Floats, s: Scratch) -> None:
    """Prefer actions as the network does."""
    seen = s[_AT_SEEN:].view(np.int32)
    layers = s[_AT_LAYERS:_AT_KNOWN].view(np.float32)
    run_layers(weights, FEATURE_COUNT, seen, features(row, seen, s), layers)
    action_features(row, actions, n, seen, s)
    known = s[_AT_KNOWN:_AT_SEEN].view(np.float32)[:ACTION_FEATURE_COUNT]
    read_preferences(weights, FEATURE_COUNT, layers, known, seen, SLOTS, n, out)


def heuristics_with(weights: Weights) -> Heuristics:
    """Return what the search needs to use the network."""
    from quayside.games.doce.tactics import TACTICS

    return Heuristics(
        evaluate=evaluate,
        prior=prior,
        weights=weights,
        scratch_size=SCRATCH_SIZE - r.RULES.scratch_size,
        steps=0,
        c=1.0,
        jitter=0.5,
        error=0.08,
        tactics=TACTICS,
    )


def later_rounds(game: Game) -> NDArray[np.int32]:
    """Return the first positions of later rounds with leads of up to 36 points, so that a network
    learns what a round is worth without a whole match before it."""
    rows = []
    for start in every_deal(game):
        for number in range(2, r.ROUNDS + 1):
            for lead in range(-36, 37, 3):
                row = start.copy()
                row[r.ROUND] = number
                row[r.TOTAL], row[r.TOTAL + 1] = max(lead, 0), max(-lead, 0)
                rows.append(row)
    return np.stack(rows)


def every_deal(game: Game) -> list[Row]:
    """Return the first position of each starter."""
    rows = []
    for starter in range(2):
        row = game.start().row.copy()
        row[TURN] = row[r.STARTER] = starter
        rows.append(row)
    return rows


NET = Net(
    features=features,
    action_features=action_features,
    feature_count=FEATURE_COUNT,
    most_features=MOST_FEATURES,
    action_feature_count=ACTION_FEATURE_COUNT,
    slots=SLOTS,
    most_actions=r.ACTIONS,
    scratch_size=SCRATCH_SIZE,
    heuristics=heuristics_with,
    starts=later_rounds,
)
