"""Whether a position of Doce can stand: what its parts say must fit together."""

from __future__ import annotations

from functools import cache

from quayside.core.errors import InvalidPosition
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.view import LETTERS, SQUARE_NAMES, dice_left, pieces

_MOST_ZONE = 8  # free squares that a no-play zone can cover
_PLACED_BY_THEN = 7  # dice that each has placed before so few squares are free
# The least is 12, one empty square and three threes; the most 12, a line all theirs, the blocker
# and 18 empty squares, since no line that wins is complete before the seventh die.
_WON_ROUND = range(7, 38)


def check(row: Row) -> None:
    """Check a row that has been read from text; raises `InvalidPosition`."""
    _check_markers(row)
    _check_end(row)
    _check_blocker_just_played(row)
    _check_turns(row)
    _check_totals(row)


def _check_markers(row: Row) -> None:
    for seat, letter in enumerate(LETTERS):
        last = int(row[r.LAST + seat])
        if last != r.NO_SQUARE and not row[r.DICE + seat] >> last & 1:
            raise InvalidPosition(
                f"last: says {SQUARE_NAMES[last]}, but no die {letter} is there", ruling="DC-2"
            )


def _check_end(row: Row) -> None:
    """Check that the match is over if, and only if, the grid or a player's leaving says so."""
    result = r.result_of_grid(row)
    ended = bool(result) or dice_left(row, 0) == dice_left(row, 1) == 0
    over = bool(row[r.LEFT]) or (ended and row[r.ROUND] == r.ROUNDS)
    if ended and (row[r.LEFT] or not over):
        reason = "a line of twelve is" if result else "all dice are"
        raise InvalidPosition(
            f"{reason} on the grid, so this round is over", ruling="DC-5" if result else "DC-4"
        )
    if over != (row[TURN] == NOBODY):
        wanted = "'-', the match is over" if over else "the seat to move"
        raise InvalidPosition(
            f"turn: must be {wanted}", ruling="GL-1" if row[r.LEFT] else "Four rounds"
        )
    if result and not any(_completed(row, seat) for seat in range(2)):
        raise InvalidPosition("no last die can have completed all these lines", ruling="DC-5")


def _completed(row: Row, seat: int) -> bool:
    """Return whether a seat's last die completed every winning line."""
    if row[r.LAST + seat] == r.NO_SQUARE:
        return False
    before = row.copy()
    before[r.DICE + seat] &= ~(1 << int(row[r.LAST + seat]))
    return r.result_of_grid(before) == 0


def _check_blocker_just_played(row: Row) -> None:
    if not row[r.MID]:
        return
    if row[r.BLOCKER + row[TURN]] == 0:
        raise InvalidPosition(f"seat {row[TURN]} still holds the blocker, so turn: has no '#'")
    out = r.RULES.actions()
    r.legal(row, out, r.RULES.scratch())
    if out[0] == r.PASS:
        raise InvalidPosition("no die can be placed after the blocker just played", ruling="DC-3")


def _check_turns(row: Row) -> None:
    """Check that turns have alternated, as long as nobody can have passed: a zone covers eight
    squares at most, and a hand is empty only when there are fewer still free (DC-4).
    """
    placed = [r.DICE_EACH - dice_left(row, seat) for seat in range(2)]
    free = r.SQUARES - len(pieces(row))
    if free <= _MOST_ZONE and min(placed) >= _PLACED_BY_THEN:
        return
    starter, turn = int(row[r.STARTER]), int(row[TURN])
    ahead = placed[starter] - placed[1 - starter]
    if ahead not in ((0, 1) if turn == NOBODY else (int(turn != starter),)):
        whose = "this" if turn == NOBODY else f"seat {turn}'s turn"
        raise InvalidPosition(
            f"seat {starter} started and nobody can have passed, so {whose} cannot come with"
            f" {placed[0]} and {placed[1]} dice placed",
            ruling="DC-4",
        )
    for seat in range(2):
        if placed[seat] and row[r.LAST + seat] == r.NO_SQUARE:
            raise InvalidPosition(
                f"seat {seat} cannot have passed, so last: shows their last die", ruling="DC-4"
            )


def _check_totals(row: Row) -> None:
    """Check that the rounds played so far can have given these totals."""
    totals = [int(total) for total in row[r.TOTAL : r.TOTAL + 2]]
    before = totals
    if row[TURN] == NOBODY and not row[r.LEFT]:  # the round on the grid is counted already
        result, items = r.result_of_grid(row), r.RULES.scratch()
        before = [totals[seat] - r.score(row, seat, result, items) for seat in range(2)]
    if (before[0], before[1]) not in _possible_totals(int(row[r.ROUND]) - 1):
        raise InvalidPosition(
            f"the rounds played cannot have given totals of {totals[0]} and {totals[1]}",
            ruling="Round score",
        )


@cache
def _possible_totals(rounds: int) -> frozenset[tuple[int, int]]:
    if rounds == 0:
        return frozenset({(0, 0)})
    scores = [pair for won in _WON_ROUND for pair in ((won, 0), (0, won))]
    scores += [(a, b) for a in (2, 7) for b in (2, 7)]  # drawn, with or without the blocker
    before = _possible_totals(rounds - 1)
    return frozenset((a + x, b + y) for a, b in before for x, y in scores)
