"""What a network sees of Dockers: features without a place on the ground or a direction.

Players are counted from the one to move, and colours are those of players, so a network that was
trained with all colours and seats serves any number of players. What a move would score comes from
`heuristics.py`; what a turn could score is the sum of a player's three best crates, a move each.
"""

from __future__ import annotations

import numpy as np
from numba import types

from quayside.core.bits import ones, trailing_zeros
from quayside.core.heuristics import ESTIMATE, EVALUATE, PRIOR, Heuristics, Weights
from quayside.core.kernel import SCRATCH, kernel, kernel_helper, wide
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
from quayside.core.rules import Actions, Floats, Row, Scratch
from quayside.games.dockers import board
from quayside.games.dockers import crates as c
from quayside.games.dockers import heuristics as h
from quayside.games.dockers import rules as r

SEATS = 4
RELATIVES = 6  # a lid, the player to move, the next ones, a colour that nobody plays
NOBODYS = RELATIVES - 1
BUCKETS, SIZES, FLOORS = 8, 6, 3
LEADS, LEAD_STEP = 41, 2
MOST_POTENTIAL = 31
NEAR_END = 24  # turns left that are told apart

# Where each kind of feature of a position begins.
STAGE = 0
LEAD = STAGE + 3 * (c.TURN_MOVES + 1)
STANDING = LEAD + 3 * LEADS
POTENTIAL = STANDING + 3 * LEADS
GONE = POTENTIAL + (SEATS + 1) * (MOST_POTENTIAL + 1)
MOBILE = GONE + SEATS
END = MOBILE + c.CRATES + 1
TOP = END + NEAR_END
CUSTOMS = TOP + FLOORS * RELATIVES * 2 * SIZES
WAY = CUSTOMS + FLOORS * RELATIVES
FEATURE_COUNT = WAY + 2 * RELATIVES * BUCKETS
MOST_FEATURES = 2 + 4 * SEATS + 2 + c.CRATES + 1 + 4 * c.CRATES

# Where each kind of feature of an action begins, a slot for each.
KIND = 0  # tip, fall, pivot by move of the turn; place Customs, leave it
GAIN = KIND + 3 * c.TURN_MOVES + 2
UNCOVERS = GAIN + 2 * RELATIVES * BUCKETS + FLOORS * RELATIVES * SIZES + 1
COVERS = UNCOVERS + FLOORS * RELATIVES + BUCKETS
USED = COVERS + FLOORS * RELATIVES + BUCKETS
SHOWS = USED + 8 * 5
STORED = SHOWS + FLOORS * RELATIVES * RELATIVES + 1
ACTION_FEATURE_COUNT = STORED + RELATIVES * SIZES
SLOTS = 7

# Scratch beyond what rules and heuristics use.
_AT_ROW = r.RULES.scratch_size + h.SCRATCH_SIZE
_AT_COLOUR = _AT_ROW + (c.ROW_SIZE + 1) // 2  # by colour: whose it is
_AT_USED = _AT_COLOUR + c.COLOURS + 1  # by place: the crates that score most, as bits
_AT_BEST = _AT_USED + SEATS  # by place: the crates that score most in one move, with the points
_AT_GAIN = (
    _AT_BEST + SEATS * c.TURN_MOVES
)  # by crate and move: what it would score, as `gain_of` says it
_AT_SIZE = _AT_GAIN + 8 * c.CRATES  # by crate: the size of its group, 0 under another crate
_AT_LAYERS = _AT_SIZE + c.CRATES
_AT_KNOWN = _AT_LAYERS + (LAYERS + 1) // 2
_AT_SEEN = _AT_KNOWN + (ACTION_FEATURE_COUNT + 1) // 2
SCRATCH_SIZE = _AT_SEEN + (c.ACTION_COUNT * SLOTS + 1) // 2

_BUCKET = np.array([0, 0, 1, 2, 3, 4, 4, 5, 5, 5, *[6] * 5, *[7] * 200], np.int64)


@kernel_helper
def _fresh(row: Row, s: Scratch) -> Row:
    """Return a copy of a row as if a turn began now."""
    after = s[_AT_ROW:_AT_COLOUR].view(np.int32)[: c.ROW_SIZE]
    after[:] = row
    after[c.MOVES] = 0
    after[c.PIVOTED] = 0
    for k in range(c.TURN_MOVES):
        after[c.BEEN + k] = 0
    return after


@kernel_helper
def _lead(points: int) -> int:
    """Return the bucket of a lead."""
    half = LEADS // 2 * LEAD_STEP
    return (min(half, max(-half, points)) + half) // LEAD_STEP


@kernel_helper
def _note_colours(row: Row, s: Scratch) -> None:
    """Note whose colour each colour is, counted from the player to move."""
    players, mover = wide(row[c.PLAYERS]), wide(row[c.TURN])
    s[_AT_COLOUR] = 0
    for colour in range(1, c.COLOURS + 1):
        s[_AT_COLOUR + colour] = NOBODYS
    for place in range(players):
        seat = (mover + place) % players
        if not row[c.LEFT] >> seat & 1:
            s[_AT_COLOUR + row[c.COLOUR + seat]] = 1 + place


@kernel_helper
def _note_best(s: Scratch, crate: int) -> None:
    """Put the most that a crate's moves score for each player into that player's list of the three
    best crates, highest first."""
    for place in range(SEATS):
        best = 0
        for move in range(8):
            gain = s[_AT_GAIN + 8 * crate + move]
            if s[_AT_COLOUR + (gain & 7)] == 1 + place:
                best = max(best, gain >> 3)
        noted = best << 5 | crate
        for k in range(c.TURN_MOVES):
            at = _AT_BEST + c.TURN_MOVES * place + k
            if best and noted > s[at]:
                s[at], noted = noted, s[at]


@kernel_helper
def _note_potential(s: Scratch, place: int, moves: int) -> int:
    """Return what a player's best crates score with so many moves, one each, and note which."""
    total, used = 0, 0
    for k in range(moves):
        noted = s[_AT_BEST + c.TURN_MOVES * place + k]
        if noted:
            total += noted >> 5
            used |= 1 << (noted & 31)
    s[_AT_USED + place] = used
    return wide(total)


@kernel_helper
def _write_players(row: Row, out: Numbers, at: int, s: Scratch) -> int:
    """Write what each player has and could soon score; return the place behind the last feature."""
    players, mover = wide(row[c.PLAYERS]), wide(row[c.TURN])
    left = c.TURN_MOVES - wide(row[c.MOVES])
    n, own = at, 0
    for place in range(players):
        seat = (mover + place) % players
        if row[c.LEFT] >> seat & 1:
            out[n] = GONE + place
            n += 1
            continue
        is_now = place == 0 and left > 0
        group = SEATS if place == 0 and not is_now else place
        potential = _note_potential(s, place, left if is_now else c.TURN_MOVES)
        out[n] = POTENTIAL + group * (MOST_POTENTIAL + 1) + min(MOST_POTENTIAL, potential)
        n += 1
        score = wide(row[c.SCORE + seat])
        if place == 0:
            own = score + (potential if is_now else 0)
        else:
            lead = wide(row[c.SCORE + mover]) - score
            out[n] = LEAD + (place - 1) * LEADS + _lead(lead)
            out[n + 1] = STANDING + (place - 1) * LEADS + _lead(own - score - potential)
            n += 2
    return n


@kernel(types.int64(types.int32[::1], SCRATCH, types.int64, types.int64))
def write_crate(out: Numbers, s: Scratch, crate: int, at: int) -> int:
    """Write the features of a crate with nothing on top from a place of `out` on, and note what its
    moves would score; return how many features, and 32 more if it can move."""
    floor, up = board.floor_of_crate(s, crate), c.up_of(board.crate_at(s, crate))
    for move in range(8):
        s[_AT_GAIN + 8 * crate + move] = 0
    s[_AT_SIZE + crate] = 0
    if board.height(s, board.cell_of_crate(s, crate)) != floor + 1:
        return 0
    size = ones(r.group_of(s, crate)) if up != c.LID else 1
    s[_AT_SIZE + crate] = size
    ways = board.moves_of(s, crate)
    whose = s[_AT_COLOUR + up]
    kind = ((floor * RELATIVES + whose) * 2 + (ways != 0)) * SIZES
    out[at] = TOP + kind + min(size, SIZES) - 1
    n = at + 1
    ways &= board.TIP_BITS | board.FALL_BITS
    can_move = 32 if ways else 0
    while ways:
        move = trailing_zeros(ways)
        ways &= ways - 1
        gain = h.gain_of(s, crate, move)
        s[_AT_GAIN + 8 * crate + move] = gain
        shown = s[_AT_COLOUR + (gain & 7)]
        falls = wide(move >= board.FALL)
        out[n] = WAY + (falls * RELATIVES + shown) * BUCKETS + _BUCKET[gain >> 3]
        n += 1
    return n - at + can_move


@kernel(FEATURES)
def features(row: Row, out: Numbers, s: Scratch) -> int:
    """Write the features of a position that is not over."""
    players = wide(row[c.PLAYERS])
    _note_colours(row, s)
    for k in range(SEATS * c.TURN_MOVES):
        s[_AT_BEST + k] = 0
    for place in range(SEATS):
        s[_AT_USED + place] = 0
    out[0] = STAGE + (players - 2) * (c.TURN_MOVES + 1) + row[c.MOVES]
    n = 1
    # With three moves made the board has no room for a fourth, and the next turn is what matters.
    board.show(row if row[c.MOVES] < c.TURN_MOVES else _fresh(row, s), s)
    mobile = 0
    for crate in range(c.CRATES):
        count = write_crate(out, s, crate, n)
        mobile += count >> 5
        n += count & 31
        if count > 1:
            _note_best(s, crate)
    n = _write_players(row, out, n, s)
    out[n] = MOBILE + mobile
    n += 1
    if row[c.CAP]:
        rounds = (wide(row[c.CAP]) - wide(row[c.TURNS])) // players
        out[n] = END + min(rounds, NEAR_END - 1)
        n += 1
    if row[c.CUSTOMS] != c.NO_CRATE:
        crate = board.crate_at(s, wide(row[c.CUSTOMS]))
        out[n] = CUSTOMS + c.floor_of(crate) * RELATIVES + s[_AT_COLOUR + c.up_of(crate)]
        n += 1
    return n


@kernel_helper
def _used(s: Scratch, crate: int) -> int:
    """Return as bits whether a crate is among the best of the player to move, of the next one, and
    of any other."""
    later = s[_AT_USED + 2] | s[_AT_USED + 3]
    bits = s[_AT_USED] >> crate & 1
    bits |= (s[_AT_USED + 1] >> crate & 1) << 1
    return wide(bits | (later >> crate & 1) << 2)


@kernel_helper
def _best_gain(s: Scratch, crate: int, own: bool) -> int:
    """Return the bucket of the most that a move of a crate scores for the player to move, or for
    any other player."""
    best = 0
    for move in range(8):
        gain = s[_AT_GAIN + 8 * crate + move]
        whose = s[_AT_COLOUR + (gain & 7)]
        if own == (whose == 1) and 0 < whose < NOBODYS:
            best = max(best, gain >> 3)
    return wide(_BUCKET[best])


@kernel_helper
def _write_customs(row: Row, action: int, out: Numbers, at: int, s: Scratch) -> None:
    """Write the features of placing Customs or leaving it."""
    leaves = wide(action == c.LEAVE_CUSTOMS)
    crate = wide(row[c.CUSTOMS]) if leaves else action - c.CUSTOMS_ACTIONS
    number = board.crate_at(s, crate)
    whose = s[_AT_COLOUR + c.up_of(number)]
    kind = (c.floor_of(number) * RELATIVES + whose) * SIZES
    size = min(max(s[_AT_SIZE + crate], 1), SIZES) - 1
    out[at] = KIND + 3 * c.TURN_MOVES + leaves
    out[at + 1] = GAIN + 2 * RELATIVES * BUCKETS + kind + size
    out[at + 2] = UNCOVERS + FLOORS * RELATIVES + _best_gain(s, crate, True)
    out[at + 3] = COVERS + FLOORS * RELATIVES + _best_gain(s, crate, False)
    out[at + 4] = USED + (3 + leaves) * 8 + _used(s, crate)
    out[at + 5] = STORED - 1
    out[at + 6] = STORED + whose * SIZES + size


@kernel_helper
def _colour_at(s: Scratch, cell: int, floor: int) -> int:
    """Return whose colour lies on a floor of a cell."""
    return wide(s[_AT_COLOUR + (s[cell] >> 8 * floor & 7)])


@kernel_helper
def _write_move(row: Row, action: int, out: Numbers, at: int, s: Scratch) -> None:
    """Write the features of a tip, a fall or a pivot."""
    crate, move, _ = r.split_action(action)
    number = board.crate_at(s, crate)
    cell, floor = c.cell_of(number), c.floor_of(number)
    whose = s[_AT_COLOUR + c.up_of(number)]
    kind = min(move >> 2, 2)
    size = min(max(s[_AT_SIZE + crate], 1), SIZES) - 1
    out[at] = KIND + kind * c.TURN_MOVES + row[c.MOVES]
    out[at + 4] = USED + kind * 8 + _used(s, crate)
    out[at + 6] = STORED + whose * SIZES + size
    if kind == 2:
        out[at + 1] = UNCOVERS - 1
        out[at + 2] = UNCOVERS + 1
        out[at + 3] = COVERS + 1
        out[at + 5] = SHOWS + (floor * RELATIVES + whose) * RELATIVES + whose
        return
    gain = s[_AT_GAIN + 8 * crate + move]
    shown = s[_AT_COLOUR + (gain & 7)]
    there = cell + c.STEP[move & 3]
    landing = board.height(s, there)
    under = 0 if floor == 0 else floor * RELATIVES + _colour_at(s, cell, floor - 1)
    onto = 0 if landing == 0 else landing * RELATIVES + _colour_at(s, there, landing - 1)
    out[at + 1] = GAIN + (kind * RELATIVES + shown) * BUCKETS + _BUCKET[gain >> 3]
    out[at + 2] = UNCOVERS + under
    out[at + 3] = COVERS + onto
    out[at + 5] = SHOWS + (landing * RELATIVES + whose) * RELATIVES + shown


@kernel(ACTION_FEATURES)
def action_features(row: Row, actions: Actions, n: int, out: Numbers, s: Scratch) -> None:
    """Write seven features for each action."""
    board.show(row, s)
    for k in range(n):
        action = wide(actions[k])
        if action >= c.CUSTOMS_ACTIONS:
            _write_customs(row, action, out, SLOTS * k, s)
        else:
            _write_move(row, action, out, SLOTS * k, s)


@kernel(EVALUATE)
def evaluate(row: Row, weights: Weights, out: Floats, s: Scratch) -> int:
    """Value a position that is not over by the network."""
    seen = s[_AT_SEEN:].view(np.int32)
    layers = s[_AT_LAYERS:_AT_KNOWN].view(np.float32)
    run_layers(weights, FEATURE_COUNT, seen, features(row, seen, s), layers)
    read_values(weights, FEATURE_COUNT, layers, wide(row[c.PLAYERS]), wide(row[c.TURN]), out)
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
    return Heuristics(
        evaluate=evaluate,
        prior=prior,
        weights=weights,
        scratch_size=SCRATCH_SIZE - r.RULES.scratch_size,
        steps=0,
        c=0.25,
        jitter=0.5,
        shares=True,
        error=0.08,
    )


NET = Net(
    features=features,
    action_features=action_features,
    feature_count=FEATURE_COUNT,
    most_features=MOST_FEATURES,
    action_feature_count=ACTION_FEATURE_COUNT,
    slots=SLOTS,
    most_actions=96,
    scratch_size=SCRATCH_SIZE,
    heuristics=heuristics_with,
)
