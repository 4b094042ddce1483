"""What happens in a turn of Doce, for screens: dice, zones, lines, and how a round is scored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quayside.core.events import Event, Step
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.score import breakdown, round_winner, winning_lines
from quayside.games.doce.view import SQUARE_NAMES, square_of, zone

if TYPE_CHECKING:
    from quayside.core.game import Game


def events(game: Game, row: Row, action: int) -> tuple[Event, ...]:
    """Return what a legal action makes happen."""
    seat = int(row[TURN])
    if action == r.PASS:
        return (Event("pass", seat),)
    if action >= r.FIRST_BLOCKER:
        return (Event("blocker", seat, {"square": SQUARE_NAMES[action - r.FIRST_BLOCKER]}),)
    grid, after = row.copy(), row.copy()
    r.place(grid, action)
    r.apply(after, action, r.RULES.scratch())
    square, face = divmod(action, r.FACES)
    placed = Event("place", seat, {"square": SQUARE_NAMES[square], "face": face + 1})
    if after[r.ROUND] != row[r.ROUND] or after[TURN] == NOBODY:
        return (placed, *_round_end(grid), *_match(after))
    names = " ".join(SQUARE_NAMES[near] for near in zone(grid, seat))
    return (placed, Event("zone", seat, {"squares": names}))


def steps(game: Game, row: Row, action: int) -> tuple[Step, ...]:
    """Return the square that a die or a blocker goes to."""
    square = square_of(action)
    return () if square is None else (Step(SQUARE_NAMES[square], 0, 0),)


def _round_end(grid: Row) -> Iterator[Event]:
    """Yield the lines that ended a round, and its scores with their items."""
    for line in winning_lines(grid):
        names = " ".join(SQUARE_NAMES[square] for square in line.squares)
        yield Event("line", line.seat, {"squares": names, "all_own": int(line.all_own)})
    winner = round_winner(grid)
    for seat in (0, 1) if winner is None else (winner,):
        items = breakdown(grid, seat)
        points = sum(item.points for item in items)
        facts = {"round": int(grid[r.ROUND]), "points": points}
        kind = "round-drawn" if winner is None else "round-won"
        yield Event(kind, seat, facts | {item.name: item.points for item in items})


def _match(after: Row) -> Iterator[Event]:
    """Yield the start of the next round, or the end of the match."""
    totals = [int(total) for total in after[r.TOTAL : r.TOTAL + 2]]
    facts = {"total0": totals[0], "total1": totals[1]}
    if after[TURN] != NOBODY:
        yield Event("round-start", int(after[TURN]), {"round": int(after[r.ROUND])} | facts)
    elif totals[0] == totals[1]:
        yield Event("draw", None, facts)
    else:
        yield Event("win", int(totals[1] > totals[0]), facts)
